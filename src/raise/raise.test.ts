import { expect, test } from 'vitest'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { makeFunction } from '../program/functions.ts'
import { makeVariable } from '../program/variables.ts'
import {
  makeAssign,
  makeBlock,
  makeDeclaration,
  makeLiteral,
  makeReference,
  makeStatement,
  spanAt,
} from '../rewrite/nodes.ts'
import { floatType, intType, voidType } from '../types/types.ts'
import { raiseFunctions, stepsFor } from './raise.ts'

const nowhere = spanAt(0)
const sink = new DiagnosticSink()

test('a program that does not hold together is told of, with what was done last', () => {
  const x = makeVariable('local', 'x', floatType, 0)
  const wrong = makeAssign(makeReference(x, nowhere), makeLiteral(1n, intType, nowhere), nowhere)
  const body = makeBlock([makeDeclaration(x), makeStatement(wrong)], nowhere)
  const target = makeFunction('f', 0, { parameters: [], returnType: voidType, body })
  const raise = (verifiesSteps: boolean) => () => {
    raiseFunctions([target], 'glsl', { keepsVariables: false, verifiesSteps, hasRawRows: false, sink })
  }
  expect(raise(true)).toThrow('after the program was specialised: f: the assigned value is int, not float')
  expect(raise(false)).not.toThrow()
})

test('a debugger sees the variables of the source', () => {
  const names = (keepsVariables: boolean): string[] =>
    stepsFor('spirv', { keepsVariables, verifiesSteps: true, hasRawRows: false, sink }).map(({ name }) => name)
  expect(names(false)).toContain('read-members')
  expect(names(true)).not.toContain('read-members')
})
