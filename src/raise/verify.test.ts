import { expect, test } from 'vitest'
import { makeFunction } from '../program/functions.ts'
import type { Expression, ProgramFunction } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import {
  makeAssign,
  makeBlock,
  makeCall,
  makeDeclaration,
  makeLiteral,
  makeReference,
  makeStatement,
  spanAt,
} from '../rewrite/nodes.ts'
import { floatType, intType, voidType } from '../types/types.ts'
import { problemsOf } from './verify.ts'

const nowhere = spanAt(0)
const x = makeVariable('local', 'x', floatType, 0)

function functionOf(...expressions: readonly Expression[]): ProgramFunction {
  const statements = [makeDeclaration(x), ...expressions.map(makeStatement)]
  return makeFunction('f', 0, { parameters: [], returnType: voidType, body: makeBlock(statements, nowhere) })
}

test('what is well formed has no problems', () => {
  const value = makeLiteral(1, floatType, nowhere)
  expect(problemsOf([functionOf(makeAssign(makeReference(x, nowhere), value, nowhere))])).toEqual([])
})

test('types that differ, variables and functions that are not there', () => {
  const one = makeLiteral(1n, intType, nowhere)
  const stranger = makeReference(makeVariable('local', 'y', floatType, 0), nowhere)
  const other = functionOf()
  const problems = problemsOf([
    functionOf(makeAssign(makeReference(x, nowhere), one, nowhere), stranger, makeCall(other, [], nowhere)),
  ])
  expect(problems).toEqual([
    'f: the assigned value is int, not float',
    'f: y is not declared',
    'f: f is called, but not there',
  ])
})
