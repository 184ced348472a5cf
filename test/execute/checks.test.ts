// Races and accesses out of bounds: planted in programs they are all found, and correct programs have none reported.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadShader } from '../../src/runner/shader.ts'
import { sharedPrograms } from '../interpret/shared-programs.ts'
import { fuzzRuns } from '../support/fuzz-runs.ts'
import { correctBodies, kernel, kernelInputs, mistakes } from './mistakes.ts'

const threads = 8
const operators = ['+', '*', '^', '-', '|'] as const
const strides = [1, 2, 3, 5, 7] as const

interface Planted {
  readonly name: string
  readonly problem: 'race' | 'out-of-bounds' | 'uninitialized' | 'barrier'
  readonly body: string
}

const data = `groupshared uint data[${threads}];`
const sync = 'GroupMemoryBarrierWithGroupSync();'

/** Statements of a kernel over `In` and `Out` of as many elements as there are threads in two groups. */
function correct(seed: number): string {
  const op = operators[seed % operators.length]!
  const stride = strides[Math.floor(seed / 5) % strides.length]!
  const kernels = [
    `data[i] = In[id]; ${sync} Out[id] = data[(i + ${stride}) % ${threads}] ${op} ${seed}u;`,
    `data[i] = 0; ${sync} InterlockedAdd(data[i % ${stride}], In[id] ${op} 1u); ${sync} Out[id] = data[i % ${stride}];`,
    `data[i] = In[id]; for (uint s = ${threads / 2}; s > 0; s /= 2) { ${sync} if (i < s) data[i] = data[i] ${op} data[i + s]; } ${sync} Out[id] = data[0];`,
    `uint a[4]; for (uint k = 0; k < 4; k++) a[k] = In[id] ${op} k; Out[id] = a[(id * ${stride}) & 3];`,
    `data[i] = id; ${sync} uint v = data[${threads - 1} - i]; ${sync} data[i] = v ${op} ${stride}u; ${sync} Out[id] = data[i ^ 1];`,
    `if (i == 0) data[0] = In[id] ${op} ${stride}u; ${sync} Out[id] = data[0] + i;`,
    `uint4 v; v.x = In[id]; v.yzw = uint3(1, 2, ${stride}); Out[id] = v.x ${op} v.w; data[i] = v.y; ${sync} Out[id] += data[i ^ 1];`,
    `Out[id] = In[id]; InterlockedMax(Total[0], In[id] ${op} ${stride}u); data[i] = WaveActiveSum(i); ${sync} Out[id] += data[${stride} % ${threads}];`,
  ]
  return kernels[seed % kernels.length]!
}

function planted(seed: number): Planted {
  const op = operators[seed % operators.length]!
  const stride = strides[Math.floor(seed / 5) % strides.length]!
  const mistakes: Planted[] = [
    {
      name: 'no barrier',
      problem: 'race',
      body: `data[i] = In[id]; Out[id] = data[(i + ${stride}) % ${threads}] ${op} 1u;`,
    },
    { name: 'one cell for all', problem: 'race', body: `data[0] = In[id] ${op} id; ${sync} Out[id] = data[0];` },
    {
      name: 'atomic and plain',
      problem: 'race',
      body: `data[i] = 0; ${sync} InterlockedAdd(data[0], 1); Out[id] = data[0] ${op} ${stride}u;`,
    },
    {
      name: 'barrier once',
      problem: 'race',
      body: `data[i] = id; for (uint s = ${threads / 2}; s > 0; s /= 2) { if (s == ${threads / 2}) ${sync} if (i < s) data[i] = data[i] + data[i + s]; } ${sync} Out[id] = data[0];`,
    },
    {
      name: 'buffer of another group',
      problem: 'race',
      body: `Out[id] = In[id]; DeviceMemoryBarrierWithGroupSync(); data[i] = 0; Out[id ^ ${threads}] ${op === '|' ? '+' : op}= 1u;`,
    },
    {
      name: 'barrier of the wrong memory',
      problem: 'race',
      body: `Out[id] = id; data[i] = 0; ${sync} Out[id] = Out[id ^ ${[1, 2, 3, 1, 2][seed % 5]}] ${op} 1u;`,
    },
    {
      name: 'one too far',
      problem: 'out-of-bounds',
      body: `data[i] = id; ${sync} Out[id] = In[id + ${stride}] + data[i];`,
    },
    {
      name: 'write behind the end',
      problem: 'out-of-bounds',
      body: `data[i] = 0; Out[id] = In[id]; if (id == ${stride}) Out[id + ${2 * threads}] = 1;`,
    },
    {
      name: 'shared array too short',
      problem: 'out-of-bounds',
      body: `data[i] = id; ${sync} Out[id] = data[i + ${stride}] ${op} 1u;`,
    },
    {
      name: 'local array too short',
      problem: 'out-of-bounds',
      body: `uint a[4]; for (uint k = 0; k < 4; k++) a[k] = k; data[i] = a[(i + ${stride}) % 6]; ${sync} Out[id] = data[i];`,
    },
  ]
  return mistakes[seed % mistakes.length]!
}

function problemsOf(body: string): readonly string[] {
  const source = `StructuredBuffer<uint> In; RWStructuredBuffer<uint> Out; RWStructuredBuffer<uint> Total; ${data}
    [numthreads(${threads}, 1, 1)] void main(uint id : SV_DispatchThreadID, uint i : SV_GroupIndex) { ${body} Total[1] = 1; }`
  const In = Array.from({ length: 2 * threads }, (_, index) => index * 3 + 1)
  const result = loadShader(source, { profile: 'cs_6_6' }).dispatch([2, 1, 1], { In, Out: 2 * threads, Total: 2 })
  expect(result.reason, source).toBe('')
  return result.problems.map(({ kind }) => kind)
}

function kindsIn(source: string): readonly string[] {
  const shader = loadShader(source, { profile: 'cs_6_6', native16Bit: true })
  const result = shader.dispatch([2, 1, 1], kernelInputs)
  expect(result.reason, source).toBe('')
  return result.problems.map(({ kind }) => kind)
}

describe('checks', () => {
  it('find mistakes in 50 programs', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { name, problem, body } = planted(seed)
      expect(problemsOf(body), `${name}: ${body}`).toContain(problem)
    }
  })

  it('have nothing to say about 200 correct ones', () => {
    for (let seed = 0; seed < 200; seed++) expect(problemsOf(correct(seed)), correct(seed)).toEqual([])
  })

  it('find every kind of mistake in every kind of memory', () => {
    for (const [kind, body] of mistakes) expect(kindsIn(kernel(body)), body).toContain(kind)
  })

  it('have nothing to say about the same kernels done right', () => {
    for (const body of correctBodies) expect(kindsIn(kernel(body)), body).toEqual([])
  })

  it('have nothing to say about random programs with barriers where they belong', () => {
    fc.assert(
      fc.property(sharedPrograms, (text) => {
        const result = loadShader(text, { profile: 'cs_6_6' }).dispatch([3, 1, 1], { Result: 120 })
        expect(`${result.reason}${result.text}`, text).toBe('')
      }),
      { numRuns: fuzzRuns(20) },
    )
  })

  it('find variables that nobody wrote, and barriers that some threads miss', () => {
    expect(problemsOf('uint x; if (id == 100) x = 1; data[i] = x; Out[id] = data[i];')).toEqual(['uninitialized'])
    expect(problemsOf(`data[i] = 0; if (i < 4) { ${sync} } Out[id] = data[i];`)).toEqual(['barrier'])
  })

  it('name variables and elements', () => {
    const source = `RWBuffer<float> Out; groupshared float data[8], all_;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  float sum, list[2];
  data[3] = 1;
  all_ = 2;
  Out[0] = sum + list[i] + data[3] + all_;
}`
    const { text, trace } = loadShader(source, { profile: 'cs_6_6', file: 'a.hlsl' }).dispatch(
      [1, 1, 1],
      { Out: 1 },
      { trace: [0, 0, 0] },
    )
    expect(text.match(/read of '\w+' before/g)).toEqual(["read of 'sum' before", "read of 'list' before"])
    expect(trace.join('\n').match(/(data\[3\]|all_) = \d$/gm)).toEqual(['data[3] = 1', 'all_ = 2'])
  })
})
