// `descry run`: shaders on the CPU from the command line.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const doubling = file(
  'double.hlsl',
  `struct Item { float2 at; uint n; };
StructuredBuffer<Item> In; RWStructuredBuffer<Item> Out; cbuffer C { float scale; }
float half_(float x) { return x / 2; }
[numthreads(2, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Item item = In[i];
  item.at *= scale;
  Out[i] = item;
}
`,
)

describe('descry run', () => {
  it('takes and prints values as JSON', async () => {
    const words = ['-T', 'cs_6_6', '--set', 'In=[{"at":[1,2],"n":3},{"at":[4,5],"n":6}]', '--set', 'Out=2']
    const answer = await descry('run', doubling, ...words, '--set', 'C={"scale":2}', '--out', 'Out')
    expect(answer).toEqual({ status: 0, error: '', out: 'Out = [{"at":[2,4],"n":3},{"at":[8,10],"n":6}]\n' })
  })

  it('keeps components of bool vectors apart', async () => {
    const flags = file(
      'flags.hlsl',
      `RWStructuredBuffer<uint> Out; groupshared bool3 shared_; struct S { bool2 a; bool2 b; }; void flip(inout bool b) { b = !b; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  bool4 v = true; flip(v.z); shared_ = bool3(true, false, true); S s; s.a = true; s.b = false; s.a[i + 1] = false;
  Out[0] = v.x + v.z * 2 + v.w * 4; Out[1] = shared_.x + shared_[i + 1] * 2 + shared_[i + 2] * 4; Out[2] = s.a.x + s.a.y * 2 + s.b.x * 4 + s.b.y * 8;
}
`,
    )
    for (const more of [[], ['--unchecked']])
      expect(await descry('run', flags, '--set', 'Out=3', '--out', 'Out', ...more)).toMatchObject({
        out: 'Out = [5,5,1]\n',
      })
  })

  it('reads and writes bytes', async () => {
    const bytes = join(dirname(doubling), 'in.bin')
    writeFileSync(bytes, new Uint8Array(new Float32Array([1, 2, 0, 4, 5, 0]).buffer))
    const out = join(dirname(doubling), 'out.bin')
    const words = ['--set', `In=@${bytes}`, '--set', 'Out=2', '--set', 'C={"scale":3}', '--out', `Out=${out}`]
    expect(await descry('run', doubling, '-T', 'cs_6_6', ...words)).toMatchObject({ status: 0, error: '' })
    const written = readFileSync(out)
    expect([...new Float32Array(written.buffer, written.byteOffset, 6)]).toEqual([3, 6, 0, 12, 15, 0])
  })

  it('calls functions', async () => {
    expect(await descry('run', doubling, '-T', 'cs_6_6', '--call', 'half_', '--arguments', '[5]')).toMatchObject({
      out: '2.5\n',
    })
    expect(await descry('run', doubling, '-T', 'cs_6_6', '--call', 'none')).toMatchObject({
      status: 1,
      error: "there is no function 'none'\n",
    })
  })

  it('reports what a GPU hides, with both places of a race', async () => {
    const racy = file(
      'racy.hlsl',
      `RWStructuredBuffer<uint> Out;
groupshared uint data[4];
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
  data[i] = i;
  Out[i] = data[3 - i];
  Out[i + 4] = 0;
}
`,
    )
    const { status, error } = await descry('run', racy, '-T', 'cs_6_6', '--set', 'Out=4')
    expect(status).toBe(1)
    expect(error.replaceAll(/\S*racy/g, 'racy').split('\n')).toEqual([
      "racy.hlsl:5:12: uninitialized: read of 'data' before anything was written to it (thread 0, 0, 0)",
      "racy.hlsl:6:14: out-of-bounds: write of element 4 of 'Out', which has 4 (thread 0, 0, 0)",
      "racy.hlsl:4:11: race: thread (2, 0, 0) writes what thread (1, 0, 0) reads in 'data' without a barrier in between; the other access is at racy.hlsl:5:12",
      "racy.hlsl:5:12: race: thread (2, 0, 0) reads what thread (1, 0, 0) writes in 'data' without a barrier in between; the other access is at racy.hlsl:4:11",
      '',
    ])
    expect(await descry('run', racy, '-T', 'cs_6_6', '--set', 'Out=4', '--unchecked')).toMatchObject({
      status: 0,
      error: '',
    })
  })

  it('traces a thread', async () => {
    const words = [
      '--set',
      'In=[{"at":[1,2],"n":3}]',
      '--set',
      'Out=1',
      '--set',
      'C={"scale":2}',
      '--trace',
      '0,0,0',
      '--unchecked',
    ]
    const { out } = await descry('run', doubling, '-T', 'cs_6_6', ...words)
    expect(out).toContain('double.hlsl:6: item.at *= scale;        item.at = (2, 4)\n')
    expect(out).toContain('Out[0] = (2, 4)\n')
  })

  it('draws pixel shaders into a picture', async () => {
    const source =
      'float4 main(float2 uv : TEXCOORD0, float k : K) : SV_Target { if (uv.x > 0.5 && uv.y > 0.5) discard; return float4(uv, ddx(uv.x) * k, 1); }'
    const picture = join(dirname(doubling), 'picture.png')
    const words = ['--size', '4,2', '--inputs', '{"K":4}', '--image', picture]
    expect(await descry('run', file('pixel.hlsl', source), '-T', 'ps_6_6', ...words)).toMatchObject({
      status: 0,
      error: '',
    })
    const png = readFileSync(picture)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([4, 2])
    const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
    expect([...rows.subarray(1, 9)]).toEqual([32, 64, 255, 255, 96, 64, 255, 255])
    expect([...rows.subarray(17 + 1 + 8, 17 + 1 + 12)]).toEqual([0, 0, 0, 0])
  })

  it('runs vertex shaders over a list', async () => {
    const source =
      'struct O { float4 p : SV_Position; float c : COLOR; }; O main(float3 p : POSITION, uint id : SV_VertexID) { O o; o.p = float4(p * 2, 1); o.c = id; return o; }'
    const { out } = await descry(
      'run',
      file('vertex.hlsl', source),
      '-T',
      'vs_6_6',
      '--inputs',
      '[{"POSITION":[1,2,3]},{"POSITION":[0,0,1]}]',
    )
    expect(out).toBe('{"SV_Position":[2,4,6,1],"COLOR0":[0]}\n{"SV_Position":[0,0,2,1],"COLOR0":[1]}\n')
  })

  it('shares groups between threads', async () => {
    const source = `RWStructuredBuffer<uint> Sum;
[numthreads(32, 1, 1)] void main(uint id : SV_DispatchThreadID) { InterlockedAdd(Sum[0], id); }`
    const words = [
      '-T',
      'cs_6_6',
      '--set',
      'Sum=1',
      '--out',
      'Sum',
      '--dispatch',
      '100',
      '--unchecked',
      '--threads',
      '3',
    ]
    expect((await descry('run', file('sum.hlsl', source), ...words)).out).toBe('Sum = [5118400]\n')
  })

  it('says what is wrong with its words', async () => {
    const error = async (...words: string[]): Promise<string> =>
      (await descry('run', doubling, '-T', 'cs_6_6', ...words)).error
    expect(await error('--dispatch', 'a')).toContain("'--dispatch' takes up to three numbers")
    expect(await error('--dispatch', '70000')).toContain("'--dispatch' takes numbers up to 65535, not 70000")
    expect(await error('--set', 'In')).toContain("'--set' takes NAME=VALUE")
    expect(await error('--set', 'In=[')).toContain('is not JSON')
    expect(await error('--set', 'Nothing=1')).toContain("the shader has no resource 'Nothing'")
    expect(await error('--wave-size', '5')).toContain("'--wave-size' is 4, 8")
    expect(await error('--threads', '0')).toContain("'--threads' is at least 1")
    expect(await error('--threads', 'many')).toContain("'--threads' takes one number, not 'many'")
  })
})
