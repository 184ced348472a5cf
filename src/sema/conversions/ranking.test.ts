import { expect, test } from 'vitest'
import { floatType, intType, matrixType, scalarType, type Type, uintType, vectorType } from '../../types/types.ts'
import { scoreConversion } from './ranking.ts'

const double = scalarType('double')
const half = scalarType('half')
const bool = scalarType('bool')

function best(from: Type, ...candidates: Type[]): Type | 'tie' {
  const scores = candidates.map((to) => scoreConversion(from, to))
  const lowest = Math.min(...scores)
  return scores.filter((score) => score === lowest).length > 1 ? 'tie' : candidates[scores.indexOf(lowest)]!
}

test('an exact match costs nothing', () => {
  expect(scoreConversion(floatType, floatType)).toBe(0)
})

test.each([
  ['a change of sign beats a change to float', uintType, [floatType, intType], intType],
  ['a promotion beats a cast', floatType, [intType, double], double],
  ['a splat beats a cast', floatType, [intType, vectorType(floatType, 4)], vectorType(floatType, 4)],
  [
    'a cast beats a truncation',
    vectorType(floatType, 4),
    [vectorType(floatType, 3), vectorType(intType, 4)],
    vectorType(intType, 4),
  ],
  ['half is a float of its own, and as near to float as to double', half, [double, floatType], 'tie'],
  ['literals take the class they are written in', scalarType('literal int'), [floatType, intType], intType],
  ['and are equally near to every width of it', scalarType('literal float'), [floatType, half], 'tie'],
  [
    'a shorter and a still shorter vector are equally bad',
    vectorType(floatType, 4),
    [vectorType(floatType, 3), vectorType(floatType, 2)],
    'tie',
  ],
  ['bool goes to int or float alike', bool, [intType, floatType], 'tie'],
  [
    'a matrix loses as a vector does',
    matrixType(floatType, 4, 4),
    [matrixType(floatType, 3, 3), matrixType(intType, 4, 4)],
    matrixType(intType, 4, 4),
  ],
] as const)('%s', (_, from, candidates, expected) => {
  expect(best(from, ...candidates)).toBe(expected)
})
