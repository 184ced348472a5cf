import { expect, test } from 'vitest'
import type { ConditionalExpression, Expression, IfStatement, Statement } from '../program/program.ts'
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
import { boolType, floatType, uintType } from '../types/types.ts'
import { withoutDeadArms } from './dead-arms.ts'

const x = makeVariable('local', 'x', floatType, 0)
const flag = makeVariable('local', 'flag', boolType, 0)

function set(value: number): Statement {
  const span = spanAt(1)
  return makeStatement(makeAssign(makeReference(x, span), makeLiteral(value, floatType, span), span))
}

function choose(start: number, condition: Expression, consequent: Statement, alternate?: Statement): IfStatement {
  return { kind: 'if', condition, consequent, alternate, hint: undefined, ...spanAt(start) }
}

const isSet = makeReference(flag, spanAt(2))
const body = (...statements: readonly Statement[]) => makeBlock(statements, spanAt(0))

test('a dead arm is gone, and the braces of the other where it declares nothing', () => {
  const whole = body(choose(7, isSet, body(set(1)), body(set(2))), choose(8, isSet, set(3)))
  const { statements } = withoutDeadArms(whole, new Map([[7, false]]))
  expect(statements).toEqual([set(2), whole.statements[1]])
  expect(withoutDeadArms(whole, new Map([[8, false]])).statements).toEqual([whole.statements[0]])
  expect(withoutDeadArms(whole, new Map([[9, false]]))).toBe(whole)
})

test('an arm with variables of its own stays a scope', () => {
  const arm = body(makeDeclaration(x), set(1))
  const { statements } = withoutDeadArms(body(choose(7, isSet, arm)), new Map([[7, true]]))
  expect(statements).toMatchObject([{ kind: 'block', statements: arm.statements }])
})

test('what follows a way out that is always taken is gone', () => {
  const leave: Statement = { kind: 'return', value: undefined, ...spanAt(3) }
  const { statements } = withoutDeadArms(body(choose(7, isSet, leave), set(1)), new Map([[7, true]]))
  expect(statements).toEqual([leave])
})

test('what a condition does besides stays', () => {
  const condition = makeAssign(isSet, makeLiteral(true, boolType, spanAt(4)), spanAt(4))
  const { statements } = withoutDeadArms(body(choose(7, condition, set(1))), new Map([[7, false]]))
  expect(statements).toEqual([makeStatement(condition)])
})

test('a choice between values is the value; where both are evaluated it stays', () => {
  const [one, two] = [1, 2].map((value) => makeLiteral(value, floatType, spanAt(5)))
  const choice: ConditionalExpression = {
    kind: 'conditional',
    condition: isSet,
    consequent: one!,
    alternate: two!,
    evaluatesBoth: false,
    type: floatType,
    operatorLocation: 6,
    ...spanAt(5),
  }
  const choices = new Map([[6, false]])
  expect(withoutDeadArms(body(makeStatement(choice)), choices).statements).toMatchObject([{ expression: two }])
  const both = body(makeStatement({ ...choice, evaluatesBoth: true }))
  expect(withoutDeadArms(both, choices)).toBe(both)
})

test('of a switch the case that is taken is left, and those it falls through to', () => {
  const leave: Statement = { kind: 'break', ...spanAt(3) }
  const whole: Statement = {
    kind: 'switch',
    condition: makeLiteral(0n, uintType, spanAt(4)),
    cases: [
      { values: [1n], body: [set(1)] },
      { values: [2n, undefined], body: [set(2), leave] },
      { values: [3n], body: [set(3), leave] },
    ],
    ...spanAt(7),
  }
  const taken = (value: bigint) => withoutDeadArms(body(whole), new Map([[7, value]])).statements
  expect(taken(1n)).toEqual([set(1), set(2)])
  expect(taken(9n)).toEqual([set(2)])
  expect(taken(3n)).toEqual([set(3)])
})
