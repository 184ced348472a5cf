// The judges of a library with several shaders: each shader does what it does alone, at every level, linked from the library's container,
// and the library says of itself what DXC's does.
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import type { Compilation } from '../../src/driver/compilation.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { parseProfile } from '../../src/hlsl/profiles.ts'
import { readLibrary } from '../../src/targets/dxil/link/library.ts'
import { linkLibraries } from '../../src/targets/dxil/link/link.ts'
import type { Inputs } from '../../test/interpret/inputs.ts'
import type { Kind, RandomShader } from '../../test/interpret/kinds.ts'
import { complaint, dxcContainer, dxcGenerated, factVerdicts, type OutsideTools } from './outside.ts'
import {
  agreement,
  byRegister,
  compiler,
  firstError,
  guarded,
  type RunOutcome,
  type Turns,
  type Verdict,
  verdict,
} from './verdicts.ts'

const levels = [
  { optimization: 0, turn: '-O0' },
  { optimization: 1, turn: '-O1' },
  { optimization: 3, turn: undefined },
] as const

/** What a shader means is what it does in the library before any pass; one of them, each in its turn, is compiled alone and linked. */
export function* judgeLibrary(kind: Kind, shader: RandomShader, turns: Turns, tools: OutsideTools): Generator<Verdict> {
  const entries = shader.entries ?? []
  const meanings = new Map<string, Inputs>()
  const optimized = compile(shader, { ...kind.options, optimization: 3 })
  for (const entry of entries) {
    const inputs = kind.inputs()
    const raw = optimized.moduleAt('raw')
    const outcome = raw ? dispatch(raw, entry, inputs) : { ok: false, reason: firstError(optimized) }
    if (!outcome.ok) return yield { judge: 'meaning', problem: outcome.reason ?? '' }
    yield { judge: 'meaning' }
    meanings.set(entry, inputs)
  }
  const one = (name: string, entry: string, run: (inputs: Inputs) => RunOutcome): Verdict =>
    agreement(name, kind.inputs(), meanings.get(entry)!, run)
  const chosen = entries[turns.number % entries.length]!
  const alone = compile(shader, { optimization: 0, profile: 'cs_6_6', entry: chosen })
  yield one('alone', chosen, (inputs) => dispatch(alone.moduleAt('raw')!, chosen, inputs))
  for (const { optimization, turn } of levels) {
    if (turn !== undefined && !turns.has(turn)) continue
    const compilation = turn === undefined ? optimized : compile(shader, { ...kind.options, optimization })
    const module = compilation.moduleAt('bound')
    if (!module) return yield { judge: `-O${optimization}`, problem: firstError(compilation) }
    for (const entry of entries) yield one(`-O${optimization}`, entry, (inputs) => dispatch(module, entry, inputs))
    if (optimization === 1) continue
    const container = guarded(() => writers.container(compilation, {}))
    if (!(container instanceof Uint8Array))
      return yield { judge: `DXIL -O${optimization}`, problem: container || firstError(compilation) }
    yield one(`linked -O${optimization}`, chosen, (inputs) => runLinked(container, chosen, inputs))
    const { dxv, dxc, folder } = tools
    if (dxv !== undefined && (optimization === 0 || turns.has('dxv')))
      yield verdict(`dxv -O${optimization}`, complaint(dxv, folder, container))
    if (dxc === undefined || optimization === 0 || !turns.has('dxc')) continue
    const theirs = dxcContainer(dxc, folder, shader.text, ['-T', 'lib_6_6'])
    if (typeof theirs === 'string') yield { judge: 'DXC table', refusal: theirs }
    else
      yield* factVerdicts(theirs, container, {
        unoptimized: {
          generated: () => dxcGenerated(dxc, folder, shader.text, ['-T', 'lib_6_6']),
          raw: () => compile(shader, { ...kind.options, optimization: 0 }).moduleAt('raw'),
        },
      })
  }
}

function compile({ text }: RandomShader, options: Partial<CompileOptions>): Compilation {
  return compiler.compile({ path: 'random.hlsl', text }, { ...defaultOptions, rules: 'dxc', ...options })
}

function runLinked(container: Uint8Array, entry: string, inputs: Inputs): RunOutcome {
  const sink = new DiagnosticSink()
  const linked = linkLibraries(
    [readLibrary('random.lib', container)],
    {
      profile: parseProfile('cs_6_6')!,
      entry,
      validatorVersion: [1, 8],
      exports: undefined,
      shadersOnly: false,
      resourcesMayAlias: false,
      allResourcesBound: false,
    },
    sink,
  )
  if (!linked) return { ok: false, reason: `not linked: ${sink.reported[0]?.diagnostic.message}` }
  const { module, resources, entries } = linked.dxil
  return dispatch(module, entry, byRegister(resources, inputs), { groupSize: entries[0]!.numThreads! })
}
