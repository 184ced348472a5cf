import { expect, test } from 'vitest'
import { intrinsicRows } from './intrinsic-table.ts'
import { fullIntrinsicName, intrinsicFacts } from './intrinsics.ts'
import { floatType, functionType } from './types.ts'

const namesOf = (names: string): string[] => {
  const [before, list, after] = names.includes('{') ? names.split(/[{}]/) : [names, '', '']
  return (list ?? '').split(' ').map((word) => `${before}${word}${after}`)
}

test('no name has two rows', () => {
  const names = intrinsicRows.flatMap(([list]) => namesOf(list))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('whatever is said to fold is known to the arithmetic', () => {
  const folding = intrinsicRows.filter(([, , , ...properties]) => properties.includes('folds'))
  const names = folding.flatMap(([list]) => namesOf(list))
  expect(names.filter((name) => intrinsicFacts(name).fold === undefined)).toEqual([])
})

test('names without a row are taken by their prefix, and others for anything', () => {
  expect(intrinsicFacts('llvm.dx.wave.future')).toMatchObject({ effect: 'none', isConvergent: true, isCrossLane: true })
  expect(intrinsicFacts('llvm.dx.wave.getlaneindex').isCrossLane).toBe(false)
  expect(intrinsicFacts('llvm.future')).toMatchObject({ effect: 'readwrite', isConvergent: true, isElementwise: false })
})

test('the name follows the types', () => {
  expect(fullIntrinsicName('llvm.dx.saturate', functionType(floatType, [floatType]))).toBe('llvm.dx.saturate.f32')
})
