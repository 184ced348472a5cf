// The judges of shaders that are compiled and not run: what a container says of resources and signatures is what DXC's says, with and
// without optimisation (in turns); DXC and Descry accept the same; the validator accepts what is written.
import type { CompileOptions } from '../../src/driver/options.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import { complaint, dxcContainer, factVerdicts, type OutsideTools } from './outside.ts'
import { compiler, firstError, guarded, type Turns, type Verdict, verdict } from './verdicts.ts'

const levels = [
  { optimization: 0, flag: '-Od' },
  { optimization: 3, flag: '-O3' },
] as const

export function* judgeFacts(
  text: string,
  profile: string,
  turns: Turns,
  tools: OutsideTools,
  parts?: readonly string[],
): Generator<Verdict> {
  for (const { optimization, flag } of levels) {
    if (optimization === 0 && !(['-O0', 'dxc', 'dxv'] as const).some((name) => turns.has(name))) continue
    const options: CompileOptions = {
      ...defaultOptions,
      profile,
      rules: 'dxc',
      validatorVersion: [1, 10],
      optimization,
    }
    const compilation = compiler.compile({ path: 'random.hlsl', text }, options)
    const ours = guarded(() => writers.container(compilation, {}))
    yield verdict(`DXIL ${flag}`, typeof ours === 'string' && ours !== '' ? ours : undefined)
    const { dxc, dxv, folder } = tools
    if (dxv !== undefined && turns.has('dxv') && ours instanceof Uint8Array)
      yield verdict(`dxv ${flag}`, complaint(dxv, folder, ours))
    if (dxc === undefined || !turns.has('dxc')) continue
    const theirs = dxcContainer(dxc, folder, text, ['-T', profile, '-E', 'main', flag])
    if (!(ours instanceof Uint8Array) || typeof theirs === 'string') {
      const isSame = !(ours instanceof Uint8Array) && typeof theirs === 'string'
      const said = typeof theirs === 'string' ? `only dxc refuses: ${theirs}` : `only here: ${firstError(compilation)}`
      yield verdict('DXC accepts', isSame ? undefined : said)
    } else {
      yield { judge: 'DXC accepts' }
      yield* factVerdicts(theirs, ours, { parts })
    }
  }
}
