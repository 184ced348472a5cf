import { expect, test } from 'vitest'
import { rootSignatureText } from '../read/root-signature-part.ts'
import { writeRootSignature } from './container-root-signature.ts'
import { parseRootSignature } from './root-signature.ts'

function shown(text: string): string[] | string {
  const signature = parseRootSignature(text)
  return typeof signature === 'string' ? signature : rootSignatureText(writeRootSignature(signature))
}

test('every element, with what is left out filled in', () => {
  expect(
    shown(`
      RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS),
      RootConstants(num32BitConstants=4, b3, space=1),
      cbv(b0, visibility = SHADER_VISIBILITY_VERTEX), SRV(t7, flags=DATA_STATIC), UAV(u1),
      DescriptorTable(SRV(t0, numDescriptors = 4), UAV(u2, numDescriptors=unbounded, space=2, offset = 5),
                      visibility = SHADER_VISIBILITY_PIXEL),
      DescriptorTable(Sampler(s1, numDescriptors=2)),
      StaticSampler(s0, filter=FILTER_COMPARISON_MIN_MAG_MIP_LINEAR, addressU = TEXTURE_ADDRESS_CLAMP, maxLOD = 4.5f, mipLODBias=-1.0)`),
  ).toEqual([
    'version: 1.1',
    'flags: 0x5',
    'parameter 0: constants, visible to all',
    '  register 3, space 1, 4 values',
    'parameter 1: CBV, visible to vertex',
    '  register 0, space 0, flags 0x4',
    'parameter 2: SRV, visible to all',
    '  register 7, space 0, flags 0x8',
    'parameter 3: UAV, visible to all',
    '  register 1, space 0, flags 0x2',
    'parameter 4: descriptor table, visible to pixel',
    '  SRV: register 0, space 0, 4 descriptors, flags 0x4, appended',
    '  UAV: register 2, space 2, unbounded, flags 0x2, at 5',
    'parameter 5: descriptor table, visible to all',
    '  Sampler: register 1, space 0, 2 descriptors, flags 0x0, appended',
    'static sampler 0: register 0, space 0, visible to all; filter 0x95, address 3, 1, 1, bias -1, anisotropy 16, comparison 4, border 2, LOD 0 to 4.5',
  ])
})

test('an empty signature', () => {
  expect(shown('')).toEqual(['version: 1.1', 'flags: 0x0'])
  expect(writeRootSignature({ flags: 0, parameters: [], samplers: [] })).toHaveLength(24)
})

test.each([
  ['CBV(t0)', "the root signature needs '=' where there is ')'"],
  ['CBV(b0) SRV(t0)', "the root signature needs ',' where there is 'SRV'"],
  ['CBV(space=1)', "the root signature needs a register b# before each ')' of its descriptors"],
  [
    'Buffer(b0)',
    "the root signature needs RootFlags, RootConstants, CBV, SRV, UAV, DescriptorTable or StaticSampler where there is 'Buffer'",
  ],
  ['RootConstants(b0)', 'RootConstants of the root signature need num32BitConstants'],
  ['DescriptorTable(SRV(t0)', "the root signature needs ',' or ')' where it ends"],
  ['CBV(b0, space=)', "the root signature needs a number where there is ')'"],
  [
    'CBV(b0, visibility=ALL)',
    "the root signature needs SHADER_VISIBILITY_ALL, SHADER_VISIBILITY_VERTEX, SHADER_VISIBILITY_HULL ... where there is 'ALL'",
  ],
])('%s is refused', (text, message) => {
  expect(shown(text)).toBe(message)
})
