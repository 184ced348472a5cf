// Expressions of the typed program as GLSL text.
import type {
  BinaryExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  SequenceExpression,
} from '../../../program/program.ts'
import { operationsOf } from '../../../program/walk.ts'
import {
  boolType,
  intType,
  isBufferPointer,
  isNumeric,
  isOpaque,
  type NumericType,
  type Type,
} from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import { assign, writeAssignment } from './assignments.ts'
import { writeCall } from './calls.ts'
import { type Code, code, conditional, infix, prefix } from './code.ts'
import { construct, convert, splat, truncate } from './convert.ts'
import { writeIntrinsic } from './intrinsics/call.ts'
import { literal, number } from './literals.ts'
import { writeMethod } from './methods/call.ts'
import { binary, mixesWithScalars, unary } from './operators.ts'
import { load, placeOf } from './places.ts'
import { glslKind, matrixForm, plainType, sameType } from './types.ts'
import type { Writer } from './writer.ts'

export function write(writer: Writer, expression: Expression): Code {
  switch (expression.kind) {
    case 'literal':
      return literal(writer, expression.value, expression.type)
    case 'variable':
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
    case 'resource-element':
    case 'buffer-contents':
      return load(writer, placeOf(writer, expression))
    case 'construct': {
      const { operands, type } = expression
      if (type.kind === 'object' && isOpaque(type)) return newObject(writer, type)
      return construct(
        writer,
        operands.map((operand) => write(writer, converted(operand, operands, type))),
        type,
      )
    }
    case 'splat':
      return splat(writer, write(writer, expression.operand), expression.operand.type, expression.type)
    case 'convert':
      return convert(writer, write(writer, expression.operand), expression.operand.type, expression.type)
    case 'truncate':
      return truncate(write(writer, expression.operand), expression.operand.type, expression.type)
    case 'unary':
      return unary(writer, expression.operator, write(writer, expression.operand), numeric(expression.operand.type))
    case 'binary':
    case 'logical':
      return writeOperators(writer, expression)
    case 'conditional':
      return writeConditional(writer, expression)
    case 'assign':
      return writeAssignment(writer, expression)
    case 'call':
      return at(writer, expression, () => writeCall(writer, expression))
    case 'intrinsic':
      return at(writer, expression, () => writeIntrinsic(writer, expression))
    case 'method':
      if (isBufferPointer(expression.object.type)) return load(writer, placeOf(writer, expression))
      return at(writer, expression, () => writeMethod(writer, expression))
    case 'sequence':
      return writeSequence(writer, expression)
    case 'increment':
    case 'this':
    case 'heap':
    case 'error':
      writer.unsupported(`a ${expression.kind} expression`, expression)
      return code('0')
  }
}

/** A constructor of several components converts them by itself. */
function converted(operand: Expression, all: readonly Expression[], type: Type): Expression {
  const isConverting =
    all.length > 1 && (type.kind === 'vector' || (type.kind === 'matrix' && matrixForm(type) === 'vector'))
  return isConverting && operand.kind === 'convert' && isNumeric(operand.operand.type) ? operand.operand : operand
}

/** Messages point at the innermost call. */
function at(writer: Writer, expression: Expression, write: () => Code): Code {
  const outer = writer.place
  writer.place = expression
  const result = write()
  writer.place = outer
  return result
}

export function numeric(type: Type): NumericType {
  const plain = plainType(type)
  return isNumeric(plain) ? plain : intType
}

/** GLSL indexes with 32-bit integers. */
export function writeIndex(writer: Writer, expression: Expression): Code {
  if (expression.kind === 'convert' && isIndex(expression.operand.type)) return writeIndex(writer, expression.operand)
  if (expression.kind === 'literal' && typeof expression.value === 'bigint' && expression.value < 0x8000_0000n)
    return number('int', expression.value)
  const place = expression.kind === 'variable' ? writer.variables.get(expression.variable) : undefined
  if (place?.kind === 'converted' && place.index) return place.index
  const index = write(writer, expression)
  return isIndex(expression.type) ? index : convert(writer, index, expression.type, intType)
}

function isIndex(type: Type): boolean {
  const plain = plainType(type)
  return plain.kind === 'scalar' && (glslKind(plain) === 'int' || glslKind(plain) === 'uint')
}

/** A fresh object, as in `RayQuery<0>()`: a declaration makes it. */
function newObject(writer: Writer, type: Type): Code {
  return writer.declare(type, 'query')
}

/** Long chains of operators lean to the left, so that side is walked without recursion. */
function writeOperators(writer: Writer, expression: BinaryExpression | LogicalExpression): Code {
  const { first, operations } = operationsOf(expression)
  const [innermost] = operations
  const start = innermost?.kind === 'binary' && startsWithScalar(innermost) ? scalarOf(first) : first
  let left = write(writer, start)
  let leftType = start.type
  for (const node of operations) {
    left = node.kind === 'binary' ? writeBinary(writer, node, left, leftType) : writeLogical(writer, node, left)
    leftType = node.type
  }
  return left
}

/** Not both sides: the result would be a scalar. Only the distance of a shift may be one. */
function startsWithScalar({ operator, left, right }: BinaryExpression): boolean {
  const isShift = operator === '<<' || operator === '>>'
  return !isShift && mixesWithScalars(operator, numeric(left.type)) && scalarOf(right) === right
}

function writeBinary(writer: Writer, expression: BinaryExpression, written: Code, writtenType: Type): Code {
  const { operator } = expression
  const type = numeric(expression.left.type)
  const takesScalar = mixesWithScalars(operator, type)
  const right = takesScalar ? scalarOf(expression.right) : expression.right
  const isMixed = right !== expression.right || writtenType.kind === 'scalar'
  return binary(writer, operator, written, write(writer, right), type, isMixed)
}

/** A scalar beside a vector stands for all components in GLSL too; the left side of a chain is written first. */
export function scalarOf(expression: Expression): Expression {
  const { type } = expression
  if (expression.kind !== 'splat' || (type.kind !== 'vector' && type.kind !== 'matrix')) return expression
  const { operand } = expression
  return sameType(operand.type, type.element) ? operand : { ...expression, kind: 'convert', type: type.element }
}

function writeLogical(writer: Writer, expression: LogicalExpression, left: Code): Code {
  const { operator } = expression
  const { lines, result: right } = writer.capture(() => write(writer, expression.right))
  if (lines.length === 0) return infix(left, operator, right)
  const result = writer.spill(left, boolType, 'condition')
  const test = operator === '&&' ? result.text : `!${result.text}`
  writer.lines.push(`if (${test}) {`)
  writer.lines.push([...lines, `${result.text} = ${right.text};`], '}')
  return result
}

function writeConditional(writer: Writer, expression: ConditionalExpression): Code {
  const { consequent, alternate, type } = expression
  const condition = write(writer, expression.condition)
  const yes = writer.capture(() => write(writer, consequent))
  const no = writer.capture(() => write(writer, alternate))
  if (yes.lines.length === 0 && no.lines.length === 0 && type.kind !== 'void')
    return conditional(condition, yes.result, no.result)
  const kept = type.kind === 'void' ? undefined : writer.declare(type, 'chosen')
  const finish = ({ lines, result }: typeof yes): (typeof yes)['lines'] => {
    if (kept) return [...lines, `${kept.text} = ${result.text};`]
    return result.text === '' ? lines : [...lines, `${result.text};`]
  }
  writer.lines.push(`if (${condition.text}) {`)
  writer.lines.push(finish(yes), '} else {', finish(no), '}')
  return kept ?? code('')
}

function writeSequence(writer: Writer, { expressions }: SequenceExpression): Code {
  const last = expressions.length - 1
  expressions.slice(0, last).forEach((part) => {
    writeEffects(writer, part)
  })
  return write(writer, expressions[last]!)
}

/** As a statement: the value is not wanted. */
export function writeEffects(writer: Writer, expression: Expression): void {
  switch (expression.kind) {
    case 'assign':
      assign(writer, expression)
      return
    case 'sequence':
      for (const part of expression.expressions) writeEffects(writer, part)
      return
    default: {
      const value = write(writer, expression)
      if (value.text !== '' && value.effects)
        writer.lines.push(`${value.level === Level.comma ? `(${value.text})` : value.text};`)
    }
  }
}

/** `!condition`, as simple as it gets. */
export function negated(condition: Code): Code {
  return prefix('!', condition)
}
