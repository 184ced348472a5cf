import { describe, expect, it } from 'vitest'
import { expectShader } from './expect.ts'
import type { Given } from './inputs.ts'
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

  it('says what does not fit what the shader declares', () => {
    const source = `struct Item { float3 a; uint b : 4; int c : 8; }; cbuffer Step { float dt; int n[2]; }
      StructuredBuffer<Item> Items; Texture2D<float4> Image; SamplerState Linear; RWByteAddressBuffer Raw; float f(float3 v) { return v.x; }
      [numthreads(1, 1, 1)] void main() { Raw.Store(0, Items[0].b + n[0] + asuint(Image.SampleLevel(Linear, 0, 0).x * dt)); }`
    const shader = loadShader(source, { profile: 'cs_6_6' })
    const wrong = (given: Given): string => shader.dispatch([1, 1, 1], given).reason
    expect(wrong({ Items: [{ aa: 1 }] })).toBe("Items[0] has no member 'aa'; it has a, b, c")
    expect(wrong({ Items: [{ a: [1, 2] }] })).toBe('Items[0].a has 3 components, not 2')
    expect(wrong({ Items: [7] })).toBe('Items[0] is an object with a, b, c, not 7')
    expect(wrong({ Items: [{ b: 1.5 }] })).toBe('Items[0].b is a whole number (uint), not 1.5')
    expect(wrong({ Items: -1 })).toBe('Items: a number is how many elements there are, and -1 is none')
    expect(wrong({ Items: new Float32Array(3) })).toBe('Items: 12 bytes are not a whole number of elements of 16 bytes')
    expect(wrong({ Raw: 1e12 })).toContain('more than two gigabytes')
    expect(wrong({ Step: { n: [1] } })).toBe('Step.n has 2 elements, not 1')
    expect(wrong({ Step: 3 })).toBe('Step is an object with dt, n, not 3')
    expect(wrong({ Image: [1] })).toContain('Image is a texture')
    expect(wrong({ Image: { width: 2, data: [1] } })).toBe('Image: 2 texels of 4 channels are 8 numbers, not 1')
    expect(wrong({ Image: { width: 2, format: 'rgba9' } })).toBe("Image: 'rgba9' is not a format of texels")
    expect(wrong({ Linear: { minfy: 1 } })).toContain("Linear is a sampler and has no 'minfy'")
    expect(() => shader.call('f', 1, 2)).toThrow("'f' takes 1 argument (v), not 2")
    expect(() => shader.call('f', [1])).toThrow('f: v has 3 components, not 1')
  })

  it('has bit-fields, and texels in their formats', () => {
    const source = `struct Bits { uint a : 4; uint b : 12; int c : 8; }; RWStructuredBuffer<Bits> All;
      Texture2D<float4> From; RWTexture2D<float4> To;
      [numthreads(1, 1, 1)] void main() { All[0].b += All[0].a; To[uint2(0, 0)] = From[uint2(1, 0)]; }`
    const result = loadShader(source, { profile: 'cs_6_6' }).dispatch([1, 1, 1], {
      All: [{ a: 3, b: 100, c: -5 }],
      From: { width: 2, height: 1, format: 'rgba8unorm', data: [0, 0, 0, 0, 255, 0, 51, 255] },
      To: { width: 1, height: 1, format: 'rgba8unorm' },
    })
    expect(result.values('All')).toEqual([{ a: 3, b: 103, c: -5 }])
    expect(new Uint8Array(result.bytes('To'))).toEqual(new Uint8Array([255, 0, 51, 255]))
    expect(result.values('To')).toEqual([[1, 0, Math.fround(0.2), 1]])
  })

  it('prints', () => {
    const source = `[numthreads(2, 1, 1)] void main(uint i : SV_GroupIndex) {
      printf("thread %u: %d, %5.2f, 0x%04x, %v2f", i, -1, 1.5 * i, 255 + i, float2(1, i)); }`
    for (const check of [true, false])
      expect(loadShader(source, { profile: 'cs_6_6' }).dispatch([1, 1, 1], {}, { check }).printed).toEqual([
        'thread 0: -1,  0.00, 0x00ff, 1.000000, 0.000000',
        'thread 1: -1,  1.50, 0x0100, 1.000000, 1.000000',
      ])
  })

  it('stops what runs too long', () => {
    const source = `RWBuffer<uint> Out; [numthreads(1, 1, 1)] void main() { while (Out[0] < 5) Out[1] = 1; }`
    const shader = loadShader(source, { profile: 'cs_6_6' })
    for (const check of [true, false])
      expect(shader.dispatch([1, 1, 1], { Out: 2 }, { check, budget: 10_000 }).reason).toBe(
        'input.hlsl:1:57: the shader runs too long: it is still in this loop after 10000 instructions; a larger budget (--budget) lets it go on',
      )
    expect(shader.dispatch([1e6, 1e6, 1], { Out: 2 }, { check: false }).reason).toContain('threads are too many')
    expect(shader.dispatch([1, 1, 1], { Out: [9, 0] }, { trace: [5, 0, 0] }).reason).toBe(
      'there is no thread 5, 0, 0 to trace',
    )
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
uint seven() { return 7; }
uint4 differences(uint wanted, uint2 bytes) { return msad4(wanted, bytes, 0); }
float sum(float values[3]) { return values[0] + values[1] + values[2]; }
uint64_t wide(uint64_t x) { return x * 3; }
float3x3 turned(float3x3 m) { return transpose(m); }`

  it('is called with values', () => {
    const shader = loadShader(source)
    expect(shader.call('at', { origin: [1, 0, 0], direction: [0, 2, 0] }, 3)).toEqual([1, 6, 0])
    expect(shader.call('solve', 2, 8, 0, 4)).toEqual({ result: true, x: 4, count: 5 })
    expect(shader.call('sum', [1, 2, 3])).toBe(6)
    expect(shader.call('seven')).toBe(7)
    // Where a byte that is wanted is zero, any other will do.
    expect(shader.call('differences', 0x00_00_00_01, [0x05_04, 0])).toEqual([3, 4, 1, 1])
    expect(shader.call('wide', 5_000_000_000n)).toBe(15_000_000_000n)
    expect(shader.call('wide', 5_000_000_000)).toBe(15_000_000_000n)
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
    expectShader(source).call('wide', 2n).toGive(6)
    expect(() => expectShader(source).call('wide', 2n).toGive(6.5)).toThrow('wide(2) is 6, expected 6.5')
  })
})
