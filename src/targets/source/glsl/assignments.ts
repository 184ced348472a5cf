// Assignments. What computes with the target's own value is written as GLSL's operator, where it has one for the type:
//
//   a = a + b      =>   a += b            i = i + 1      =>   i++
import type { AssignExpression, Expression, VariableExpression } from '../../../program/program.ts'
import { bug } from '../../../support/bug.ts'
import { componentOf, type NumericType } from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import { type Code, code } from './code.ts'
import { numeric, scalarOf, write } from './expressions.ts'
import { type BinaryOperator, isComparison, mixesWithScalars } from './operators.ts'
import { native, placeOf, store } from './places.ts'
import { declaration, isSigned, matrixForm, plainType, scalarClass } from './types.ts'
import type { Writer } from './writer.ts'

/** The value of an assignment: its target is a variable or a part of one. */
export function writeAssignment(writer: Writer, { target, value }: AssignExpression): Code {
  const place = placeOf(writer, target)
  if (place.kind !== 'native') return bug('only variables are assigned to where the value is asked for')
  const short = shortened(writer, target, value)
  if (!short) return assigned(place.code, '=', write(writer, value))
  if (short.value) return assigned(place.code, `${short.operator}=`, short.value)
  return code(`${short.operator}${short.operator}${place.code.text}`, Level.unary, true)
}

/** As a statement. */
export function assign(writer: Writer, { target, value }: AssignExpression): void {
  if (isTemporary(target)) {
    assignCode(writer, target, write(writer, value))
    return
  }
  const place = placeOf(writer, target)
  const short = place.kind === 'native' ? shortened(writer, target, value) : undefined
  if (place.kind !== 'native' || !short) store(writer, place, write(writer, value))
  else if (short.value) writer.lines.push(`${assigned(place.code, `${short.operator}=`, short.value).text};`)
  else writer.lines.push(`${place.code.text}${short.operator}${short.operator};`)
}

function isTemporary(target: Expression): target is VariableExpression {
  return target.kind === 'variable' && target.variable.isTemporary === true
}

/** `given` is of the target's type. */
export function assignCode(writer: Writer, target: Expression, given: Code): void {
  if (!isTemporary(target)) {
    store(writer, placeOf(writer, target), given)
    return
  }
  const { name, type, isPrecise } = target.variable
  const own = writer.names.take(name)
  writer.variables.set(target.variable, native(code(own), type))
  writer.lines.push(`${isPrecise ? 'precise ' : ''}${declaration(writer, type, own)} = ${given.text};`)
}

interface Shortened {
  readonly operator: BinaryOperator
  /** `undefined`: one. */
  readonly value: Code | undefined
}

/** An operator on what is stored there; the step that ordered the evaluation made one node of both. */
function shortened(writer: Writer, target: Expression, value: Expression): Shortened | undefined {
  if (value.kind !== 'binary' || value.left !== target) return undefined
  const { operator } = value
  const type = numeric(target.type)
  const right = mixesWithScalars(operator, type) ? scalarOf(value.right) : value.right
  if (!hasCompound(operator, type, right !== value.right)) return undefined
  const given = write(writer, right)
  const isByOne = (operator === '+' || operator === '-') && /^1[a-z]*$/.test(given.text)
  return { operator, value: isByOne ? undefined : given }
}

function assigned(target: Code, operator: string, value: Code): Code {
  const text = value.level >= Level.assignment ? value.text : `(${value.text})`
  return code(`${target.text} ${operator} ${text}`, Level.assignment, true)
}

/** Whether `a op= b` of GLSL does what HLSL's does. */
function hasCompound(operator: BinaryOperator, type: NumericType, isMixed: boolean): boolean {
  if (isComparison(operator) || operator === '&&' || operator === '||') return false
  const plain = plainType(type) as NumericType
  if (plain.kind === 'matrix')
    return matrixForm(plain) === 'matrix' && (isMixed || operator === '+' || operator === '-' || operator === '/')
  const scalar = componentOf(plain)
  const kind = scalarClass(scalar)
  if (kind === 'bool') return false
  return operator !== '%' || (kind === 'int' && !isSigned(scalar))
}
