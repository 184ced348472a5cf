// Random shaders, run by the interpreter and as WebAssembly: the results must be the same bits.
import fc from 'fast-check'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { translate } from '../../src/execute/wasm/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { type Inputs, numberInputs, passingInputs, resourceInputs } from '../interpret/inputs.ts'
import { numberPrograms } from '../interpret/number-programs.ts'
import { passingPrograms } from '../interpret/passing-programs.ts'
import { programs } from '../interpret/programs.ts'
import { resourcePrograms } from '../interpret/resource-programs.ts'
import { sharedPrograms } from '../interpret/shared-programs.ts'
import { wavePrograms } from '../interpret/wave-programs.ts'

interface RandomShader {
  readonly text: string
  readonly waveSize?: number
}

export interface Kind {
  readonly name: string
  readonly shaders: fc.Arbitrary<RandomShader>
  readonly inputs: () => Inputs
  readonly options?: Partial<CompileOptions>
  readonly groups?: readonly [number, number, number]
}

const ints = (count: number): ResourceInput => ({
  bytes: Int32Array.from({ length: count }, (_, index) => index * 7 - 20).buffer,
})

export const kinds: readonly Kind[] = [
  {
    name: 'statements',
    // Every thread has sixteen elements of its own.
    shaders: programs.map((text) => ({
      text: text.replace(/Out\[(.*?) & 15\] = /g, 'Out[id.x * 16u + ($1 & 15)] = '),
    })),
    inputs: () => ({ In: ints(16), Out: ints(64), Result: ints(32) }),
  },
  {
    name: 'waves',
    shaders: fc.tuple(wavePrograms, fc.constantFrom(4, 4, 4, 8, 8, 16, 64)).map(([text, waveSize]) => ({
      text: text.replace('numthreads(8', `numthreads(${waveSize > 8 ? 20 : 8}`),
      waveSize,
    })),
    inputs: () => ({ In: ints(20), Result: { bytes: new ArrayBuffer(320) } }),
  },
  { name: 'resources', shaders: resourcePrograms.map((text) => ({ text })), inputs: resourceInputs },
  {
    name: 'chosen resources',
    // Two threads would write to the same places.
    shaders: passingPrograms.map((text) => ({ text: text.replace('numthreads(2', 'numthreads(1') })),
    inputs: passingInputs,
  },
  {
    name: 'barriers',
    shaders: sharedPrograms.map((text) => ({ text })),
    inputs: () => ({ Result: { bytes: new ArrayBuffer(3 * 40 * 16) } }),
    groups: [3, 1, 1],
  },
  {
    name: 'numbers',
    shaders: numberPrograms.map((text) => ({ text })),
    inputs: numberInputs,
    options: { native16Bit: true },
  },
]

const compiler = createCompiler(createMemoryHost({}))

/** What is different; `undefined` when nothing is. */
export function difference(
  { options, inputs, groups = [1, 1, 1] }: Kind,
  { text, waveSize }: RandomShader,
): string | undefined {
  const compilation = compiler.compile(
    { path: 'random.hlsl', text },
    { ...defaultOptions, profile: 'cs_6_6', ...options },
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
