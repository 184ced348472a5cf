// Containers written by the compiler, read back, damaged, and read again.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import type { DxilModule } from '../../../src/targets/dxil/dxil-module.ts'
import { hex } from '../../../src/targets/dxil/read/bytes.ts'
import { readContainer } from '../../../src/targets/dxil/read/container.ts'
import { dump } from '../../../src/targets/dxil/read/dump.ts'
import { assemble, writeContainer, writeProgram } from '../../../src/targets/dxil/write/container.ts'
import { containerDigest, md5 } from '../../../src/targets/dxil/write/md5.ts'
import { dxilOf } from '../../../tools/emit.ts'

const compiler = createCompiler({ readFile: () => undefined })

function compile(text: string, profile: string, signed = true): Uint8Array {
  const { dxil, errorCount } = dxilOf(
    compiler.compile({ path: 'shader.hlsl', text }, { ...defaultOptions, profile, entry: 'main' }),
  )
  if (dxil === undefined || errorCount > 0) throw new Error('the shader does not compile')
  return writeContainer(dxil, writeProgram(dxil), { signed, stripReflection: false })
}

function containerOf(dxil: DxilModule): Uint8Array {
  return writeContainer(dxil, writeProgram(dxil), { signed: true, stripReflection: false })
}

const pixel = `
cbuffer Light : register(b1) { float3 Direction; float Intensity; };
Texture2D<float4> Albedo : register(t3);
SamplerState Linear : register(s0);
float4 main(float4 position : SV_Position, float3 normal : NORMAL, float2 uv : TEXCOORD2) : SV_Target {
  return Albedo.Sample(Linear, uv) * saturate(dot(normal, Direction)) * Intensity;
}`

const compute = `
groupshared float Sums[64];
RWStructuredBuffer<float> Out : register(u2, space1);
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  Sums[i] = Out[i];
  GroupMemoryBarrierWithGroupSync();
  Out[i] = Sums[63 - i];
}`

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test('MD5 of the test suite of RFC 1321', () => {
  expect(hex(md5(bytesOf('')))).toBe('d41d8cd98f00b204e9800998ecf8427e')
  expect(hex(md5(bytesOf('message digest')))).toBe('f96b697d7cb7938d525a2f31aaf161d0')
  expect(hex(md5(bytesOf('1234567890'.repeat(8))))).toBe('57edf4a22be3c955ac49da2e2107b67a')
})

test('the digest covers everything behind it', () => {
  // 12 bytes of the header, and a part: 16 + 8 + data. The data sizes put the end before and behind byte 56 of the last block.
  for (const size of [0, 4, 24, 28, 32, 36, 64]) {
    const container = assemble([{ name: 'PRIV', data: new Uint8Array(size).fill(7) }], true)
    expect(hex(container.subarray(4, 20))).toBe(hex(containerDigest(container)))
    const changed = container.slice()
    changed[changed.length - 1]! ^= 1
    expect(hex(containerDigest(changed))).not.toBe(hex(containerDigest(container)))
  }
})

test('parts of a pixel shader', () => {
  const { text, problems } = dump(compile(pixel, 'ps_6_6'))
  expect(problems).toEqual([])
  expect(text).toContain(`\
ISG1
  stream  name                  index  register  mask  used  system value  type
       0  SV_Position               0         0  xyzw        POS           float
       0  NORMAL                    0         1  xyz   xyz   NONE          float
       0  TEXCOORD                  2         2  xy    xy    NONE          float

OSG1
  stream  name                  index  register  mask  used  system value  type
       0  SV_Target                 0         0  xyzw        TARGET        float
`)
  expect(text).toContain(`\
  resources: 3
    CBV CBuffer: space 0, 1 to 1
    Sampler Sampler: space 0, 0 to 0
    SRVTyped Texture2D: space 0, 3 to 3
  entry: main
    in Position0; float; rows 0 to 0, columns 0 to 3; noperspective
    in NORMAL0; float; rows 1 to 1, columns 0 to 2; linear
    in TEXCOORD2; float; rows 2 to 2, columns 0 to 1; linear
    out Target0; float; rows 0 to 0, columns 0 to 3; undefined
`)
  expect(text).toContain('!dx.shaderModel')
  expect(text).toContain('call float @dx.op.dot3.f32(i32 55, ')
})

test('older validators get the signatures they know: a name for each element, and no word of use', () => {
  const text = 'float4 main(float2 a : T0, float2 b : T1) : SV_Target { return a.xxxx; }'
  const write = (minor: number): ReturnType<typeof readContainer>['parts'] => {
    const options = { ...defaultOptions, profile: 'ps_6_0', validatorVersion: [1, minor] as const }
    return readContainer(containerOf(dxilOf(compiler.compile({ path: 'main.hlsl', text }, options)).dxil!)).parts
  }
  const signature = (minor: number): Uint8Array => write(minor).find(({ name }) => name === 'ISG1')!.data
  expect(new TextDecoder().decode(signature(8).subarray(72))).toBe('T\0\0\0')
  expect(new TextDecoder().decode(signature(6).subarray(72))).toBe('T\0T\0')
  expect([8, 4].map((minor) => signature(minor)[33])).toEqual([1, 0])
  expect(write(4).map(({ name }) => name)).not.toContain('HASH')
})

test('system values have their canonical names, ordinary ones stay as written', () => {
  const { text } = dump(
    compile('float4 main(float4 p : sv_position, float2 t : TexCoord1) : SV_TARGET { return p * t.x; }', 'ps_6_0'),
  )
  expect(text).toContain('       0  SV_Position               0')
  expect(text).toContain('       0  TexCoord                  1')
  expect(text).toContain('       0  SV_Target                 0')
})

test('parts of a compute shader', () => {
  const { text, problems } = dump(compile(compute, 'cs_6_5'))
  expect(problems).toEqual([])
  expect(text).toContain('stage: compute')
  expect(text).toContain('threads: 64, 1, 1')
  expect(text).toContain('UAVStructured StructuredBuffer: space 1, 2 to 2')
  expect(text).toContain('compute 6.5, DXIL 1.5')
  expect(text).toContain('addrspace(3) global [64 x float]')
})

test('the hash is that of the bitcode', () => {
  const { parts } = readContainer(compile(compute, 'cs_6_0'))
  expect(parts.map(({ name }) => name)).toEqual(['SFI0', 'ISG1', 'OSG1', 'PSV0', 'STAT', 'HASH', 'DXIL'])
  const program = parts.find(({ name }) => name === 'DXIL')!.data
  const hash = parts.find(({ name }) => name === 'HASH')!.data
  expect(hex(hash.subarray(4))).toBe(hex(md5(program.subarray(24))))
})

const shaders = join(import.meta.dirname, 'shaders')

test.each(readdirSync(shaders))('%s is read back, with all its references', (file) => {
  const { text, problems } = dump(compile(readFileSync(join(shaders, file), 'utf8'), file.split('.')[1]!))
  expect(problems).toEqual([])
  expect(text).toContain('define void @main()')
  const defined = new Set([...text.matchAll(/^ {4}(%\d+) = /gm)].map((match) => match[1]))
  const labels = new Set([...text.matchAll(/^ {2}(\d+):$/gm)].map((match) => `%${match[1]}`))
  for (const [, name] of text.matchAll(/[ (](%\d+)\b/g))
    expect(defined.has(name) || labels.has(name!) || name === '%0', name).toBe(true)
})

test('a container that is not signed says so', () => {
  const container = compile(compute, 'cs_6_0', false)
  expect(hex(container.subarray(4, 20))).toBe('0'.repeat(32))
  expect(dump(container).text).toContain('digest: none, the container is not signed')
  expect(dump(container).problems).toEqual([])
})

test('a changed byte is noticed', () => {
  const container = compile(compute, 'cs_6_0')
  container[container.length - 1]! ^= 1
  expect(dump(container).problems[0]).toMatch(/^the digest is [0-9a-f]{32}, but that of the content is [0-9a-f]{32}$/)
})

test.each([
  ['an empty file', new Uint8Array(0), "it is not a compiled shader: DXIL containers start with 'DXBC'"],
  ['something else', bytesOf('hello, world'), "it is not a compiled shader: DXIL containers start with 'DXBC'"],
  ['a file that stops', compile(compute, 'cs_6_0').slice(0, 100), /^the header says \d+ bytes, the file has 100$/],
  ['a bare header', compile(compute, 'cs_6_0').slice(0, 10), 'it ends before byte 20'],
  ['bitcode that stops', bytesOf('BC\u00c0'), "the bitcode does not start with 'BC' C0 DE"],
])('%s is refused', (_, bytes, message) => {
  const { text, problems } = dump(bytes)
  expect(text).toBe('')
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
})

test('damaged files are reported, never a crash', () => {
  let seed = 7
  const random = (limit: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return (seed >>> 8) % limit
  }
  for (const original of [compile(pixel, 'ps_6_6'), compile(compute, 'cs_6_0')])
    for (let round = 0; round < 400; round++) {
      const bytes = original.slice(0, random(8) === 0 ? random(original.length) : original.length)
      for (let change = random(5); change >= 0 && bytes.length > 0; change--) bytes[random(bytes.length)] = random(256)
      const { problems } = dump(bytes)
      expect(problems.length, `round ${round}`).toBeGreaterThan(hex(bytes) === hex(original) ? -1 : 0)
    }
})
