// Comparisons of handles (IComparable): equal when both words are, ordered by the first word, then by the second.
//
//   a == b      all((uint2)a == (uint2)b)
//   a < b       DescriptorHandle_less((uint2)a, (uint2)b), a function the checker writes so that a and b are evaluated once

import type * as ast from '../../ast/nodes.ts'
import { makeFunction } from '../../program/functions.ts'
import type { Expression, Parameter, ProgramFunction } from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import { nowhere, type Span } from '../../support/source.ts'
import { boolType, uintType, vectorType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convert, errorExpression, swizzle, variableReference } from '../expressions/nodes.ts'
import { handleBits, requireIndices } from './handles.ts'

export type HandleComparison = '==' | '!=' | '<' | '<=' | '>' | '>='

export function isComparison(operator: ast.BinaryOperator): operator is HandleComparison {
  return ['==', '!=', '<', '<=', '>', '>='].includes(operator)
}

/** Both operands are handles of one type. */
export function compareHandles(
  checker: Checker,
  operator: HandleComparison,
  left: Expression,
  right: Expression,
  span: Span,
): Expression {
  if (!requireIndices(checker, 'comparison of handles', span)) return errorExpression(span)
  const { start, end } = span
  const [first, second] = [convert(left, handleBits), convert(right, handleBits)]
  if (operator === '==' || operator === '!=') {
    const words = vectorType(boolType, 2)
    const both: Expression = { kind: 'binary', operator, left: first, right: second, type: words, start, end }
    const name = operator === '==' ? 'all' : 'any'
    return {
      kind: 'intrinsic',
      name,
      modes: ['in'],
      parameterTypes: [words],
      arguments: [both],
      type: boolType,
      start,
      end,
    }
  }
  // a > b is b < a, a <= b is !(b < a), a >= b is !(a < b).
  const isSwapped = operator === '>' || operator === '<='
  const called = lessFunction(checker)
  const less: Expression = {
    kind: 'call',
    function: called,
    object: undefined,
    arguments: isSwapped ? [second, first] : [first, second],
    type: boolType,
    start,
    end,
  }
  if (operator === '<' || operator === '>') return less
  return { kind: 'unary', operator: '!', operand: less, type: boolType, start, end }
}

const functionName = 'DescriptorHandle_less'
const here: Span = { start: nowhere, end: nowhere }

function lessFunction(checker: Checker): ProgramFunction {
  const known = checker.coreFunctions.get(functionName)
  if (known) return known
  const [a, b] = [wordsParameter('a'), wordsParameter('b')] as const
  const word = (parameter: Parameter, component: number): Expression =>
    swizzle(variableReference(parameter, here), [component], uintType)
  const compare = (operator: '<' | '==', component: number): Expression => ({
    kind: 'binary',
    operator,
    left: word(a, component),
    right: word(b, component),
    type: boolType,
    ...here,
  })
  const tie: Expression = {
    kind: 'logical',
    operator: '&&',
    left: compare('==', 0),
    right: compare('<', 1),
    type: boolType,
    ...here,
  }
  const value: Expression = {
    kind: 'logical',
    operator: '||',
    left: compare('<', 0),
    right: tie,
    type: boolType,
    ...here,
  }
  const made = makeFunction(functionName, nowhere, {
    isStatic: true,
    parameters: [a, b],
    returnType: boolType,
    body: { kind: 'block', statements: [{ kind: 'return', value, ...here }], ...here },
  })
  checker.coreFunctions.set(functionName, made)
  return made
}

function wordsParameter(name: string): Parameter {
  return { ...makeVariable('parameter', name, handleBits, nowhere), kind: 'parameter', mode: 'in' }
}
