// Everything the language has is documented.
import { expect, test } from 'vitest'
import { attributeRows } from '../../hlsl/attributes.ts'
import { intrinsicNames } from '../../hlsl/intrinsics.ts'
import { methodNames, objectRows } from '../../hlsl/resources.ts'
import { semanticRows } from '../../hlsl/semantics.ts'
import { intrinsicText } from './intrinsics.ts'
import { methodText } from './methods.ts'
import { attributeText, objectText, semanticText } from './words.ts'

test('every intrinsic', () => {
  expect([...intrinsicNames()].filter((name) => intrinsicText(name) === undefined)).toEqual([])
})

test('every method', () => {
  const names = new Set(objectRows.flatMap((row) => [...methodNames(row)]))
  expect([...names].filter((name) => methodText(name) === undefined)).toEqual([])
})

test('every semantic, with an index too', () => {
  expect(semanticRows.filter(({ name }) => semanticText(name) === undefined)).toEqual([])
  expect(semanticText('sv_target3')).toBe(semanticText('SV_Target'))
})

test('every attribute', () => {
  expect(attributeRows.map(({ name }) => name).filter((name) => attributeText(name) === undefined)).toEqual([])
})

test('every type', () => {
  expect(objectRows.filter((row) => objectText(row) === 'A built-in type')).toEqual([])
})
