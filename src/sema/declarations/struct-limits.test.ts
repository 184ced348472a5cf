import { expect, test } from 'vitest'
import { lint } from '../../../test/support/lint.ts'

function chain(length: number, fields: (inner: string) => string): string {
  const structs = ['struct S0 { float f; };']
  for (let index = 1; index < length; index++) structs.push(`struct S${index} { ${fields(`S${index - 1}`)} };`)
  return structs.join('\n')
}

const idsOf = (text: string): string[] =>
  lint('limits.hlsl', text, ['-T', 'lib_6_6']).map(({ id, line }) => `${line} ${id}`)

test('structs nest 256 levels deep', () => {
  expect(idsOf(chain(256, (inner) => `${inner} s;`))).toEqual([])
  expect(idsOf(chain(257, (inner) => `${inner} s;`))).toEqual(['257 err_struct_too_deep'])
})

test('the level after one that is too deep begins anew', () => {
  expect(idsOf(chain(500, (inner) => `${inner} s;`))).toEqual(['257 err_struct_too_deep'])
})

test('fields that double at every level end in an error', () => {
  expect(idsOf(chain(19, (inner) => `${inner} a, b;`))).toEqual([])
  expect(idsOf(chain(30, (inner) => `${inner} a, b;`))).toEqual(['20 err_struct_too_large'])
})

test('an array counts as one element', () => {
  expect(idsOf('struct S { float4 a[60000]; float4 b[60000]; };\nstruct T { S s[100]; };')).toEqual([])
})

test('a struct array has at most 65536 resources', () => {
  const source = (count: number): string => `struct S { RWBuffer<float> a[9]; float f; };\nS s[${count}];`
  expect(idsOf(source(65_536))).toEqual([])
  expect(idsOf(source(65_537))).toEqual(['2 err_hlsl_too_many_resources'])
})

test('no stage takes an array of millions', () => {
  expect(idsOf('[shader("pixel")] float4 main(float4 a[100000000] : A) : SV_Target { return a[3]; }')).toEqual([
    '1 err_hlsl_signature_array_too_large',
  ])
})
