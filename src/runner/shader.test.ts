import { describe, expect, it } from 'vitest'
import { expectShader } from './expect.ts'
import { loadShader } from './shader.ts'

const particles = `struct Particle { float3 position; float mass; float2x2 m; uint flags[2]; };
cbuffer Step { float dt; float3 gravity; }
float scale;
RWStructuredBuffer<Particle> Particles;
[numthreads(2, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Particles[i].position += gravity * dt * scale;
  Particles[i].m[0][1] = i;
  Particles[i].flags[1] = i + 7;
}`

describe('a shader', () => {
  it('reads and writes structs, constants and loose globals by name', () => {
    const shader = loadShader(particles, { profile: 'cs_6_6' })
    const given = {
      Particles: [
        { position: [1, 2, 3], mass: 4 },
        { position: { x: 5, y: 6, z: 7 }, mass: 0 },
      ],
      Step: { dt: 0.5, gravity: [0, -2, 0] },
      scale: 2,
    }
    const result = shader.dispatch([1, 1, 1], given)
    expect(result.text + result.reason).toBe('')
    expect(result.values('Particles')).toEqual([
      {
        position: [1, 0, 3],
        mass: 4,
        m: [
          [0, 0],
          [0, 0],
        ],
        flags: [0, 7],
      },
      {
        position: [5, 4, 7],
        mass: 0,
        m: [
          [0, 1],
          [0, 0],
        ],
        flags: [0, 8],
      },
    ])
    const second = result.at<{ position: { x: number; y: number } }>('Particles', 1)!
    expect(second.position.y).toBe(4)
    second.position.y = 9
    expect(result.values('Particles')).toMatchObject([{}, { position: [5, 9, 7] }])
  })

  it('writes into the arrays that it is given', () => {
    const shader = loadShader(
      'RWBuffer<float> Out; [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) { Out[i] = i * 2; }',
      { profile: 'cs_6_6' },
    )
    const Out = new Float32Array(4)
    shader.dispatch([1, 1, 1], { Out })
    expect([...Out]).toEqual([0, 2, 4, 6])
    expect(shader.dispatch([1, 1, 1], { Out: 4 }).values('Out')).toEqual([0, 2, 4, 6])
  })

  it('has textures and samplers', () => {
    const source = `Texture2D<float4> Image; SamplerState Linear; RWTexture2D<float4> Target;
      [numthreads(1, 1, 1)] void main() { Target[uint2(0, 0)] = Image.SampleLevel(Linear, 0.5, 0); }`
    const image = { width: 2, height: 1, format: 'rgba8unorm', data: new Uint8Array([255, 0, 0, 255, 0, 0, 255, 255]) }
    const result = loadShader(source, { profile: 'cs_6_6' }).dispatch([1, 1, 1], {
      Image: image,
      Linear: {},
      Target: { width: 1, height: 1 },
    })
    expect(result.reason + result.text).toBe('')
    expect(result.values('Target')).toEqual([[0.5, 0, 0.5, 1]])
  })

  it('says what is wrong', () => {
    expect(loadShader('void main() { x = 1; }', { profile: 'cs_6_6' }).dispatch([1, 1, 1], {}).reason).toContain(
      'undeclared',
    )
    const shader = loadShader('RWBuffer<int> Out; [numthreads(1, 1, 1)] void main() { Out[0] = 1; }', {
      profile: 'cs_6_6',
    })
    expect(shader.dispatch([1, 1, 1], { Output: 1 }).reason).toBe("the shader has no resource 'Output'; it has Out")
    expect(() => shader.call('nothing')).toThrow("there is no function 'nothing'")
  })

  it('tells what one thread does', () => {
    const source = `RWBuffer<int> Out;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) {
  int x = i * 3;
  if (x > 4) x -= 1;
  Out[i] = x;
}`
    const { trace } = loadShader(source, { profile: 'cs_6_6', file: 'a.hlsl' }).dispatch(
      [1, 1, 1],
      { Out: 4 },
      { trace: [2, 0, 0] },
    )
    expect(trace.map((line) => line.replace(/ {2,}/, ' | '))).toEqual([
      'a.hlsl:2: [numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex) { | i = 2',
      'a.hlsl:3: int x = i * 3; | x = 6',
      'a.hlsl:4: if (x > 4) x -= 1; | true',
      'a.hlsl:4: if (x > 4) x -= 1; | x = 5',
      'a.hlsl:5: Out[i] = x; | Out[2] = 5',
    ])
  })
})

describe('a function', () => {
  const source = `struct Ray { float3 origin; float3 direction; };
float3 at(Ray ray, float t) { return ray.origin + t * ray.direction; }
bool solve(float a, float b, out float x, inout uint count) { count++; x = b / a; return a != 0; }
float sum(float values[3]) { return values[0] + values[1] + values[2]; }
uint64_t wide(uint64_t x) { return x * 3; }
float3x3 turned(float3x3 m) { return transpose(m); }`

  it('is called with values', () => {
    const shader = loadShader(source)
    expect(shader.call('at', { origin: [1, 0, 0], direction: [0, 2, 0] }, 3)).toEqual([1, 6, 0])
    expect(shader.call('solve', 2, 8, 0, 4)).toEqual({ result: true, x: 4, count: 5 })
    expect(shader.call('sum', [1, 2, 3])).toBe(6)
    expect(shader.call('wide', 5_000_000_000n)).toBe(15_000_000_000n)
    expect(
      shader.call('turned', [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ]),
    ).toEqual([
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ])
    expect(shader.callAll('sum', [[[1, 1, 1]], [[2, 2, 2]]])).toEqual([3, 6])
  })

  it('is expected to give something', () => {
    expectShader(source).call('sum', [1, 2, 3]).toGive(6)
    expect(() => expectShader(source).call('sum', [1, 2, 3]).toGive(7)).toThrow('sum([1,2,3]) is 6, expected 7')
  })
})
