// Random shaders, run by the interpreter and as WebAssembly: the results must be the same bits.
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { translate } from '../../src/execute/wasm/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import type { Kind, RandomShader } from '../interpret/kinds.ts'

const compiler = createCompiler(createMemoryHost({}))

/** What is different; `undefined` when nothing is. */
export function difference(
  { options, inputs, groups = [1, 1, 1] }: Pick<Kind, 'options' | 'inputs' | 'groups'>,
  { text, waveSize, options: more }: RandomShader,
): string | undefined {
  const compilation = compiler.compile(
    { path: 'random.hlsl', text },
    { ...defaultOptions, profile: 'cs_6_6', ...options, ...more },
  )
  const module = compilation.moduleAt('optimized')
  if (!module) return `not compiled: ${compilation.reported.map(({ diagnostic }) => diagnostic.message).join('; ')}`
  const [expected, actual] = [inputs(), inputs()]
  const settings = waveSize === undefined ? { groups } : { groups, waveSize }
  // The interpreter goes first: the translation changes the module.
  const interpreted = dispatch(module, 'main', expected, settings)
  if (!interpreted.ok) return `interpreter: ${interpreted.reason}`
  const translated = translate(module, 'main', settings)
  if (typeof translated === 'string') return `not translated: ${translated}`
  const run = translated.dispatch(actual, groups)
  if (!run.ok) return `WebAssembly: ${run.reason}`
  for (const name of Object.keys(expected)) {
    const [left, right] = [actual, expected].map((each) => new Int32Array(each[name]!.bytes))
    const at = left!.findIndex((word, index) => word !== right![index] && !areNoNumbers(left!, right!, index))
    if (at >= 0) return `${name}, word ${at}: ${hex(left![at]!)} instead of ${hex(right![at]!)}`
  }
  return undefined
}

/** Whether both are floats or doubles that are no numbers: sign and payload of those are nobody's. */
function areNoNumbers(left: Int32Array, right: Int32Array, index: number): boolean {
  const isNoFloat = (words: Int32Array): boolean => (words[index]! & 0x7fffffff) > 0x7f800000
  const isNoDouble = (words: Int32Array): boolean => (words[index | 1]! & 0x7fffffff) >= 0x7ff00000
  return (isNoFloat(left) && isNoFloat(right)) || (isNoDouble(left) && isNoDouble(right))
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
