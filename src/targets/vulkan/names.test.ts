import { expect, test } from 'vitest'
import { makeVariable } from '../../program/variables.ts'
import { floatType } from '../../types/types.ts'
import { Namer } from './names.ts'

function namesOf(...wanted: string[]): string[] {
  const namer = new Namer()
  return wanted.map((name) => namer.add(makeVariable('static', name, floatType, 0), name))
}

test('names are plain and unique', () => {
  expect(namesOf('f', 'f', 'N::f', 'N_f', 'f_1', 'f')).toEqual(['f', 'f_1', 'N_f', 'N_f_1', 'f_1_1', 'f_2'])
  expect(namesOf('Pair<float, 2>', 'a__b', '$Globals', 'arr.0.t', '', '2d')).toEqual([
    'Pair_float_2',
    'a_b',
    '_Globals',
    'arr_0_t',
    'unnamed',
    '_2d',
  ])
})

test('a thing keeps the name it was given first', () => {
  const namer = new Namer()
  const variable = makeVariable('static', 'x', floatType, 0)
  expect(namer.add(variable, 'x')).toBe('x')
  expect(namer.add(variable, 'y')).toBe('x')
})
