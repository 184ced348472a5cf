// Values of expressions.
//
//   a.b[i] + f(x)      loads of places, instructions, calls                    c && g()     a selection, unless g() may be run anyway
import { scalars } from '../../hlsl/scalars.ts'
import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  ConstructExpression,
  Expression,
  LiteralExpression,
  LogicalExpression,
  SplatExpression,
  TruncateExpression,
} from '../../program/program.ts'
import { operationsOf, someExpression } from '../../program/walk.ts'
import { bug } from '../../support/bug.ts'
import { effort } from '../../support/limits.ts'
import { isBufferPointer, isNumeric, isOpaque, memberTypes, type Type } from '../../types/types.ts'
import { load, swizzle } from './access.ts'
import { binaryValue, byRows, fill, unaryValue } from './arithmetic.ts'
import { writeAssignment } from './assignments.ts'
import { unsupported } from './context.ts'
import { componentsOf, convertScalars, convertValue } from './conversions.ts'
import type { FunctionWriter } from './function-writer.ts'
import { inlineCall, inlineInstruction } from './inline-instructions.ts'
import { isPassedByValue } from './memory-variables.ts'
import type { Id } from './module.ts'
import { writeIntrinsic, writeMethod } from './operations/entry.ts'
import { isRecordAccess, place } from './places.ts'
import { isVectorLike, scalarTypeId, scalarUnder } from './types.ts'

/** The value of an expression, of its type; 0 for void. */
export function value(writer: FunctionWriter, expression: Expression): Id {
  switch (expression.kind) {
    case 'literal':
      return literalValue(writer, expression)
    case 'variable':
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
    case 'resource-element':
    case 'buffer-contents':
      return load(writer, place(writer, expression))
    case 'construct':
      return constructValue(writer, expression)
    case 'splat':
      return splatValue(writer, expression)
    case 'convert':
      return convertValue(writer, value(writer, expression.operand), expression.operand.type, expression.type)
    case 'truncate':
      return truncateValue(writer, expression)
    case 'unary': {
      const { operator, operand, type } = expression
      return unaryValue(writer, operator, value(writer, operand), operand.type, type)
    }
    case 'binary':
    case 'logical':
      return chainValue(writer, expression)
    case 'conditional':
      return conditionalValue(writer, expression)
    case 'assign':
      return writeAssignment(writer, expression)
    case 'call':
      return callValue(writer, expression)
    case 'intrinsic':
      return writeIntrinsic(writer, expression)
    case 'method':
      if (isBufferPointer(expression.object.type) || isRecordAccess(expression))
        return load(writer, place(writer, expression))
      return writeMethod(writer, expression)
    case 'sequence': {
      let last: Id = 0
      for (const part of expression.expressions) last = value(writer, part)
      return last
    }
    case 'increment':
    case 'this':
    case 'heap':
    case 'error':
      return bug(`a prepared shader has no ${expression.kind} expression`)
  }
}

function literalValue(writer: FunctionWriter, expression: LiteralExpression): Id {
  const { module, shared } = writer
  const { type, value: literal } = expression
  if (typeof literal === 'string') {
    unsupported(shared, expression, 'a string')
    return module.uint(0)
  }
  const scalar = scalarUnder(type)
  const id = scalarTypeId(shared, scalar.scalar)
  const { class: scalarClass } = scalars[scalar.scalar]
  if (scalarClass === 'bool') return module.bool(Boolean(literal))
  if (scalarClass === 'float') return module.floating(id, Number(literal))
  return module.integer(id, typeof literal === 'number' ? BigInt(Math.trunc(literal)) : BigInt(literal))
}

// ---- Values made of others

function constructValue(writer: FunctionWriter, { operands, type }: ConstructExpression): Id {
  // A fresh object is a variable that operations initialise; it has no value.
  if (isOpaque(type) || operands.length === 0) return writer.module.undef(writer.type(type))
  const parts = operands.map((operand) => value(writer, operand))
  const isSingle = parts.length === 1 && (isNumeric(type) || type.kind === 'enum') && isVectorLike(type)
  return isSingle ? parts[0]! : writer.construct(writer.type(type), parts)
}

function splatValue(writer: FunctionWriter, { operand, type }: SplatExpression): Id {
  const given = value(writer, operand)
  return everyLeaf(writer, type, given, operand.type)
}

/** A value whose every leaf is the given scalar, converted. */
function everyLeaf(writer: FunctionWriter, type: Type, given: Id, from: Type): Id {
  const { module } = writer
  if (isZero(writer, given)) return module.zero(writer.type(type))
  switch (type.kind) {
    case 'array': {
      const element = everyLeaf(writer, type.element, given, from)
      return writer.construct(writer.type(type), new Array<Id>(type.count ?? 0).fill(element))
    }
    case 'struct': {
      const members = memberTypes(type)
      const parts = members.map((member) => everyLeaf(writer, member, given, from))
      return writer.construct(writer.type(type), parts)
    }
    default:
      return fill(writer, type, convertScalars(writer, given, scalarUnder(from), scalarUnder(type)))
  }
}

function isZero({ module }: FunctionWriter, id: Id): boolean {
  const constant = module.constantValue(id)
  return constant === 0n || constant === false || Object.is(constant, 0)
}

/** The first components of a vector. */
function truncateValue(writer: FunctionWriter, { operand, type }: TruncateExpression): Id {
  const given = value(writer, operand)
  const count = componentsOf(writer, writer.type(type))
  if (componentsOf(writer, writer.module.typeOf(given)) === 1) return given
  const components = Array.from({ length: count }, (_, index) => index)
  return swizzle(writer, given, components, writer.type(type))
}

// ---- Choices

/**
 * Whether an expression may be evaluated though its value is not asked for: no effects, few instructions, and none whose behavior
 * SPIR-V leaves undefined for some operands, which a condition may have ruled out.
 */
function isSpeculatable(expression: Expression): boolean {
  return isSmall(expression) && !someExpression(expression, mayBeUndefined)
}

/** `x / 0` and `x % 0` of integers, and floats that no integer of the type holds. */
function mayBeUndefined(node: Expression): boolean {
  if (node.kind === 'binary' && (node.operator === '/' || node.operator === '%'))
    return isIntegral(node.left.type) && !isNonZero(node.right)
  if (node.kind !== 'convert' && node.kind !== 'construct' && node.kind !== 'splat' && node.kind !== 'truncate')
    return false
  if (!isIntegral(node.type)) return false
  const operands = node.kind === 'construct' ? node.operands : [node.operand]
  return operands.some(({ type }) => !isIntegral(type))
}

/** No floats in it. */
function isIntegral(type: Type): boolean {
  return (isNumeric(type) || type.kind === 'enum') && scalars[scalarUnder(type).scalar].class !== 'float'
}

/** A constant none of whose components is zero. */
function isNonZero(expression: Expression): boolean {
  if (expression.kind === 'literal') return Number(expression.value) !== 0
  if (expression.kind === 'splat' || expression.kind === 'convert') return isNonZero(expression.operand)
  return expression.kind === 'construct' && expression.operands.every(isNonZero)
}

/** Few nodes, and none that others see or wait for. */
function isSmall(expression: Expression): boolean {
  const pending = [expression]
  for (let count = 0; ; count++) {
    const node = pending.pop()
    if (!node) return true
    if (count === effort.cheapExpression.most) return false
    switch (node.kind) {
      case 'literal':
      case 'variable':
        break
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
        pending.push(node.object)
        break
      case 'splat':
      case 'convert':
      case 'truncate':
      case 'unary':
        pending.push(node.operand)
        break
      case 'binary':
        pending.push(node.left, node.right)
        break
      case 'construct':
        pending.push(...node.operands.slice(0, effort.cheapExpression.most))
        break
      default:
        return false
    }
  }
}

/** Operators from left to right: a sum of thousands of terms is as deep as it is long, so its left side is not descended into. */
function chainValue(writer: FunctionWriter, expression: BinaryExpression | LogicalExpression): Id {
  const { first, operations } = operationsOf(expression)
  let result = value(writer, first)
  for (const node of operations)
    result =
      node.kind === 'logical'
        ? logicalValue(writer, node, result)
        : isGuard(node)
          ? shortCircuit(writer, node.operator, result, node.right)
          : binaryValue(writer, node.operator, result, value(writer, node.right), node.left.type, node.type)
  return result
}

/** `n != 0 && total / n > 3` before HLSL 2021: both sides count as evaluated, but skipping the right one is not observable. */
function isGuard(node: BinaryExpression): node is BinaryExpression & { readonly operator: '&&' | '||' } {
  const { operator, right, type } = node
  if ((operator !== '&&' && operator !== '||') || type.kind !== 'scalar') return false
  return isSmall(right) && someExpression(right, mayBeUndefined)
}

/** The right side is only evaluated when the left one does not decide, unless that makes no difference. */
function logicalValue(writer: FunctionWriter, { operator, right }: LogicalExpression, left: Id): Id {
  if (!isSpeculatable(right)) return shortCircuit(writer, operator, left, right)
  const opcode = operator === '&&' ? 'OpLogicalAnd' : 'OpLogicalOr'
  return writer.emit(opcode, writer.module.boolType(), left, value(writer, right))
}

function shortCircuit(writer: FunctionWriter, operator: '&&' | '||', left: Id, right: Expression): Id {
  const { module } = writer
  const bool = module.boolType()
  const isAnd = operator === '&&'
  const evaluate = (): Id => value(writer, right)
  const skip = (): Id => module.bool(!isAnd)
  return isAnd ? writer.choose(left, bool, evaluate, skip) : writer.choose(left, bool, skip, evaluate)
}

function conditionalValue(writer: FunctionWriter, expression: ConditionalExpression): Id {
  const { consequent, alternate, evaluatesBoth, type } = expression
  const chosen = value(writer, expression.condition)
  if (type.kind === 'void') {
    writer.when(
      chosen,
      () => value(writer, consequent),
      () => value(writer, alternate),
    )
    return 0
  }
  const arms = [consequent, alternate]
  const isGuarded = arms.every(isSmall) && arms.some((arm) => someExpression(arm, mayBeUndefined))
  const isFlat = (evaluatesBoth && !isGuarded) || arms.every(isSpeculatable)
  if (isFlat) {
    const first = value(writer, consequent)
    return select(writer, chosen, first, value(writer, alternate), type)
  }
  return writer.choose(
    chosen,
    writer.type(type),
    () => value(writer, consequent),
    () => value(writer, alternate),
  )
}

/** One of two values by a scalar condition; both are of `type`. */
function select(writer: FunctionWriter, chosen: Id, first: Id, second: Id, type: Type): Id {
  const { module } = writer
  const id = writer.type(type)
  if (module.atLeast(1, 4)) return writer.emit('OpSelect', id, chosen, first, second)
  if (!isNumeric(type) && type.kind !== 'enum')
    return writer.choose(
      chosen,
      id,
      () => first,
      () => second,
    )
  const operands = [
    { value: first, type },
    { value: second, type },
  ]
  return byRows(writer, operands, type, (a, b) => {
    const shape = module.typeOf(a)
    return writer.emit('OpSelect', shape, writer.splat(chosen, componentsOf(writer, shape)), a, b)
  })
}

// ---- Calls

function callValue(writer: FunctionWriter, expression: CallExpression): Id {
  const { function: callee, type } = expression
  const inline = inlineInstruction(callee)
  if (inline) return inlineCall(writer, expression, inline)
  const id = writer.shared.functions.get(callee) ?? bug(`the function ${callee.symbol} is not declared`)
  const operands = callee.parameters.map((parameter, index) => {
    const argument = expression.arguments[index]!
    if (isPassedByValue(parameter)) return value(writer, argument)
    const target = place(writer, argument)
    if (target.kind === 'memory' && target.chain.length === 0) return target.base
    unsupported(writer.shared, argument, 'an argument that is an element of an array of ray queries')
    return 0
  })
  const result = writer.emit('OpFunctionCall', writer.type(type), id, ...operands)
  return type.kind === 'void' ? 0 : result
}
