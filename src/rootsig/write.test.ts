import { expect, test } from 'vitest'
import { rootSignatureText } from '../targets/dxil/read/root-signature-part.ts'
import { parseRootSignature } from './parse.ts'
import { readRootSignature } from './read.ts'
import type { RootSignature, RootSignatureVersion } from './signature.ts'
import { writeRootSignature } from './write.ts'

function parse(text: string, version: RootSignatureVersion = 1): RootSignature {
  const { signature, problems } = parseRootSignature({ text, location: 0, locate: () => 0 }, version)
  if (!signature) throw new Error(problems[0]?.message)
  return signature
}

const everything = `
  RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS),
  RootConstants(num32BitConstants=4, b3, space=1),
  cbv(b0, visibility = SHADER_VISIBILITY_VERTEX), SRV(t7, flags=DATA_STATIC), UAV(u1),
  DescriptorTable(SRV(t0, numDescriptors = 4), UAV(u2, numDescriptors=unbounded, space=2, offset = 5),
                  visibility = SHADER_VISIBILITY_PIXEL),
  DescriptorTable(Sampler(s1, numDescriptors=2)),
  StaticSampler(s0, filter=FILTER_COMPARISON_MIN_MAG_MIP_LINEAR, addressU = TEXTURE_ADDRESS_CLAMP, maxLOD = 4.5f, mipLODBias=-1.0)`

test('every element; flags that are left out are 0, as in DXC', () => {
  expect(rootSignatureText(writeRootSignature(parse(everything)))).toEqual([
    'version: 1.1',
    'flags: 0x5',
    'parameter 0: constants, visible to all',
    '  register 3, space 1, 4 values',
    'parameter 1: CBV, visible to vertex',
    '  register 0, space 0, flags 0x0',
    'parameter 2: SRV, visible to all',
    '  register 7, space 0, flags 0x8',
    'parameter 3: UAV, visible to all',
    '  register 1, space 0, flags 0x0',
    'parameter 4: descriptor table, visible to pixel',
    '  SRV: register 0, space 0, 4 descriptors, flags 0x0, appended',
    '  UAV: register 2, space 2, unbounded, flags 0x0, at 5',
    'parameter 5: descriptor table, visible to all',
    '  Sampler: register 1, space 0, 2 descriptors, flags 0x0, appended',
    'static sampler 0: register 0, space 0, visible to all; filter 0x95, address 3, 1, 1, bias -1, anisotropy 16, comparison 4, border 2, LOD 0 to 4.5',
  ])
})

test('an empty signature', () => {
  expect(writeRootSignature(parse(''))).toHaveLength(24)
})

test.each([0, 1, 2] as const)('version 1.%i is read back as it was written', (version) => {
  const bytes = writeRootSignature(parse(everything.replace(', flags=DATA_STATIC', ''), version))
  const read = readRootSignature(bytes)
  expect(read?.version).toBe(version)
  expect(writeRootSignature(read!)).toEqual(bytes)
})

test('damaged bytes are no signature', () => {
  const bytes = writeRootSignature(parse(everything))
  expect(readRootSignature(bytes.subarray(0, 100))).toBeUndefined()
  expect(readRootSignature(new Uint8Array(0))).toBeUndefined()
  const wrong = bytes.slice()
  wrong.set([0xff, 0xff, 0xff, 0x7f], 4)
  expect(readRootSignature(wrong)).toBeUndefined()
})
