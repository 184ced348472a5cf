import { describe, expect, it } from 'vitest'
import { combineScalars, scalarKinds } from './scalars.ts'

describe('scalars combine', () => {
  it.each([
    ['int', 'uint', 'uint'],
    ['int', 'float', 'float'],
    ['int64_t', 'float', 'float'],
    ['uint', 'int64_t', 'uint64_t'],
    ['bool', 'literal int', 'int'],
    ['bool', 'bool', 'bool'],
    ['literal int', 'literal float', 'literal float'],
    ['literal float', 'int', 'float'],
    ['literal int', 'half', 'half'],
    ['half', 'float', 'float'],
    ['min16float', 'int', 'min16float'],
    ['min16float', 'float', 'float'],
    ['min16int', 'min16uint', 'min16uint'],
    ['min12int', 'min16int', 'min16int'],
    ['min16int', 'literal int', 'min16int'],
    ['float16_t', 'literal float', 'float16_t'],
    ['int16_t', 'uint', 'uint'],
    ['float', 'double', 'double'],
  ] as const)('%s with %s gives %s', (left, right, expected) => {
    expect(combineScalars(left, right)).toBe(expected)
  })

  it('the same way round both ways, for every pair', () => {
    for (const left of scalarKinds)
      for (const right of scalarKinds) expect(combineScalars(left, right)).toBe(combineScalars(right, left))
  })
})
