// A shader linked of a library computes what the shader compiled alone does: random programs through container, reader and linker.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DiagnosticSink } from '../../src/diagnostics/sink.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { parseProfile } from '../../src/hlsl/profiles.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { readLibrary } from '../../src/targets/dxil/link/library.ts'
import { linkLibraries } from '../../src/targets/dxil/link/link.ts'
import { emit } from '../../tools/emit.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { type Inputs, integerInputs, resourceInputs } from './inputs.ts'
import { programs } from './programs.ts'
import { resourcePrograms } from './resource-programs.ts'
import { expectSameBytes } from './same-bytes.ts'

const compiler = createCompiler(createMemoryHost({}))
const letters = { SRV: 't', UAV: 'u', CBV: 'b', Sampler: 's' } as const

function runAlone(text: string, inputs: Inputs): void {
  const module = compiler
    .compile({ path: 'random.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6', optimization: 0, unused: 'keep' })
    .moduleAt('raw')
  expect(dispatch(module!, 'main', inputs), text).toEqual({ ok: true })
}

function runLinked(text: string, inputs: Inputs, profile: string): void {
  const source = text.replace(/^(?=\[numthreads)/m, '[shader("compute")] ')
  const { output } = emit('container')(
    compiler,
    { path: 'random.hlsl', text: source },
    { ...defaultOptions, profile: 'lib_6_6' },
  )
  const sink = new DiagnosticSink()
  const linked = linkLibraries(
    [readLibrary('random.lib', output as Uint8Array)],
    {
      profile: parseProfile(profile)!,
      entry: 'main',
      validatorVersion: [1, 8],
      exports: undefined,
      shadersOnly: false,
      resourcesMayAlias: false,
      allResourcesBound: false,
    },
    sink,
  )
  expect(sink.reported, source).toEqual([])
  const { module, resources, entries } = linked!.dxil
  const byRegister: Record<string, ResourceInput> = {}
  for (const { name, lower, class: kind } of resources) {
    const input = inputs[name]
    if (input) byRegister[`${letters[kind]}${lower}`] = input
  }
  expect(dispatch(module, 'main', byRegister, { groupSize: entries[0]!.numThreads! }), source).toEqual({ ok: true })
}

const cases = [
  ['integers', 'cs_6_6', programs, integerInputs],
  ['resources', 'cs_6_6', resourcePrograms, resourceInputs],
] as const

test.each(cases)('programs with %s, linked to %s', (_, profile, sources, makeInputs) => {
  fc.assert(
    fc.property(sources, (source) => {
      const [expected, actual] = [makeInputs(), makeInputs()]
      runAlone(source, expected)
      runLinked(source, actual, profile)
      expectSameBytes(actual, expected, source)
    }),
    { numRuns: fuzzRuns(30) },
  )
})
