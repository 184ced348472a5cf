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
import type { DxilModule } from '../../src/targets/dxil/dxil-module.ts'
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
  runModule(link([source], profile), inputs, source)
}

function link(sources: readonly string[], profile: string): DxilModule {
  const libraries = sources.map((text, index) => {
    const options = { ...defaultOptions, profile: 'lib_6_6' }
    const { output } = emit('container')(compiler, { path: 'random.hlsl', text }, options)
    return readLibrary(`random.${index}.lib`, output as Uint8Array)
  })
  const sink = new DiagnosticSink()
  const linked = linkLibraries(
    libraries,
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
  expect(sink.reported, sources[0]).toEqual([])
  return linked!.dxil
}

function runModule({ module, resources, entries }: DxilModule, inputs: Inputs, source: string): void {
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

const declared = `struct Held { float2x3 columns; row_major float2x3 rows; bool flags[2]; };
`
const prototypes = `float2x3 change(float2x3 a, inout float2x3 b, inout row_major float2x3 c, float2x3 d[2], inout bool3 e, inout bool2x2 f, out bool g);
void exchange(inout Held held, float x);
`
const definitions = `float2x3 change(float2x3 a, inout float2x3 b, inout row_major float2x3 c, float2x3 d[2], inout bool3 e, inout bool2x2 f, out bool g) {
  b[0][1] = 3; c[0][1] += b[1][0]; b[1] += d[1][0]; e.y = !e.y; f[0][1] = e.x; g = f[1][0];
  return a * 2 + c;
}
void add(inout float2x3 a, inout row_major float2x3 b, inout bool c) { a[0] += b[1]; b[0][2] = a[1][0]; c = !c; }
void exchange(inout Held held, float x) {
  held.columns[1][2] += x;
  add(held.columns, held.rows, held.flags[1]);
  add(held.rows, held.columns, held.flags[0]);
}
`
const caller = `RWStructuredBuffer<int> Result;
[shader("compute")] [numthreads(1, 1, 1)] void main() {
  float2x3 b, c, d[2];
  Held held;
  for (uint row = 0; row < 2; row++)
    for (uint column = 0; column < 3; column++) {
      b[row][column] = Result[row * 3 + column];
      c[row][column] = Result[column * 2 + row] * 2;
      d[row] = column + row * b;
      held.columns[row][column] = column * 5 + row;
      held.rows[row][column] = row * 7 + column;
    }
  bool3 e = b[0] > 1;
  bool2x2 f = bool2x2(e.x, e.y, e.z, true);
  held.flags[0] = e.x;
  held.flags[1] = true;
  bool g;
  float2x3 result = change(c, b, c, d, e, f, g);
  exchange(held, result[1][1]);
  uint next = 0;
  for (uint row = 0; row < 2; row++)
    for (uint column = 0; column < 3; column++) {
      Result[next++] = result[row][column] + 100 * b[row][column];
      Result[next++] = c[row][column];
      Result[next++] = held.columns[row][column] + 100 * held.rows[row][column];
    }
  Result[next++] = e.x + 2 * e.y + 4 * e.z + 8 * f[0][0] + 16 * f[0][1] + 32 * f[1][0] + 64 * f[1][1] + 128 * g + 256 * held.flags[0] + 512 * held.flags[1];
}
`

test('functions of another library are given matrices and bools', () => {
  const inputs = (): Inputs => ({
    Result: { bytes: Int32Array.from({ length: 32 }, (_, index) => index * 3 - 7).buffer },
  })
  const [expected, actual] = [inputs(), inputs()]
  runAlone(declared + definitions + caller.replace('[shader("compute")]', ''), expected)
  const linked = link(
    [declared + prototypes + caller, declared + definitions.replaceAll(/^(?=float2x3|void)/gm, 'export ')],
    'cs_6_6',
  )
  runModule(linked, actual, 'Held')
  expectSameBytes(actual, expected, 'Held')
})
