import { expect, test } from 'vitest'
import { type PackedElement, packSignature } from './signature-packing.ts'

const linear = 2
const constant = 1

function element(columns: number, more: Partial<PackedElement> = {}): PackedElement {
  return { rows: 1, columns, interpolation: linear, interpretation: 'arbitrary', width: 32, semanticIndex: 0, ...more }
}

function places(elements: readonly PackedElement[], packing: Parameters<typeof packSignature>[1] = 'vertex'): string[] {
  return packSignature(elements, packing).map(({ row, column }) => `${row}.${'xyzw'[column] ?? '-'}`)
}

test('small elements share a register from left to right', () => {
  expect(places([element(4), element(2), element(2), element(3), element(1)])).toEqual([
    '0.x',
    '1.x',
    '1.z',
    '2.x',
    '2.w',
  ])
})

test('a later small element fills an earlier gap', () => {
  expect(places([element(3), element(3), element(1), element(1)])).toEqual(['0.x', '1.x', '0.w', '1.w'])
})

test('what is interpolated differently, or narrower, has its own register', () => {
  expect(places([element(2), element(1, { interpolation: constant }), element(1, { width: 16 }), element(2)])).toEqual([
    '0.x',
    '1.x',
    '2.x',
    '0.z',
  ])
})

test('arrays take registers below each other', () => {
  expect(places([element(1), element(2, { rows: 3 }), element(1)])).toEqual(['0.x', '0.y', '0.w'])
})

test('ordinary elements do not stand right of system values', () => {
  const layer = element(1, { interpretation: 'system value' })
  expect(places([layer, element(1)])).toEqual(['0.x', '1.x'])
  expect(places([element(1), layer])).toEqual(['0.x', '0.y'])
})

test('clip distances reserve a register for themselves', () => {
  const clip = element(2, { interpretation: 'clip or cull' })
  expect(places([element(4), clip, element(1), clip, clip])).toEqual(['0.x', '1.x', '2.x', '1.z', '3.x'])
})

test('inputs of a vertex shader take a register each, targets that of their index', () => {
  expect(places([element(1), element(4, { rows: 2 }), element(2)], 'input assembler')).toEqual(['0.x', '1.x', '3.x'])
  const target = (semanticIndex: number) => element(4, { interpretation: 'target', semanticIndex })
  expect(places([target(2), element(1, { interpretation: 'not packed' }), target(0)], 'target')).toEqual([
    '2.x',
    '-1.-',
    '0.x',
  ])
})

test('-pack-optimized puts whole registers first, then tall and wide elements, and fills the gaps', () => {
  const elements = [element(1), element(3), element(4), element(2, { rows: 2 }), element(1)]
  const packed = packSignature(elements, 'vertex', true).map(({ row, column }) => `${row}.${'xyzw'[column]}`)
  expect(packed).toEqual(['1.z', '3.x', '0.x', '1.x', '1.w'])
})

test('-pack-optimized moves clip and cull distances of one register together', () => {
  const clip = element(3, { interpretation: 'clip or cull' })
  const cull = element(2, { interpretation: 'clip or cull' })
  const packed = packSignature([clip, element(4), cull], 'vertex', true)
  expect(packed.map(({ row, column }) => [row, column])).toEqual([
    [1, 0],
    [0, 0],
    [2, 0],
  ])
})
