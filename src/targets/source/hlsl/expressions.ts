// Expressions as HLSL. A conversion node is written only where the reader of the text, person or compiler, would not make it anyway:
//
//   float3 c = splat(convert(i : float))        c = i
//   f(convert(i : float)), f overloaded         f(float(i))
//   (int)x                                      int(x), as in the source
//
// `looseText` gives text whose value, implicitly converted, is that of the expression; `exactText` text of just its type.
import { isFloat } from '../../../hlsl/scalars.ts'
import type {
  BinaryExpression,
  ConditionalExpression,
  ConvertExpression,
  Expression,
  LiteralExpression,
  SplatExpression,
  SwizzleExpression,
  TruncateExpression,
  UnaryExpression,
} from '../../../program/program.ts'
import { hasEffects } from '../../../raise/raise.ts'
import { bug } from '../../../support/bug.ts'
import {
  boolType,
  componentCount,
  isNumeric,
  type NumericType,
  type Type,
  withComponent,
} from '../../../types/types.ts'
import { Level, operatorLevels, within } from '../precedence.ts'
import { callText, intrinsicText, methodText } from './calls.ts'
import { choiceType, isLiteralText, operandType } from './combine.ts'
import { constructText } from './constructs.ts'
import { exactNumber, looseNumber } from './literals.ts'
import { elementText, fieldText, heapText, indexText, nonUniformIndex, variableText } from './places.ts'
import { asArgument, asObject, asOperand, type Text } from './text.ts'
import { typeName } from './types.ts'
import type { Writing } from './writing.ts'

/** In a place where the value is converted to the expression's type. */
export function looseText(writing: Writing, expression: Expression): Text {
  switch (expression.kind) {
    case 'literal':
      return literalText(writing, expression)
    case 'variable':
      return variableText(writing, expression.variable)
    case 'this':
      return primary('this', expression.type)
    case 'field':
      return fieldText(writing, expression)
    case 'base':
      return castText(writing, expression.type, exactText(writing, expression.object))
    case 'swizzle':
      return swizzleText(writing, expression)
    case 'matrix-swizzle': {
      const elements = expression.elements.map(({ row, column }) => `_m${row}${column}`).join('')
      return primary(`${asObject(exactText(writing, expression.object))}.${elements}`, expression.type)
    }
    case 'index':
      return indexText(writing, expression)
    case 'resource-element':
      return elementText(writing, expression)
    case 'heap':
      return heapText(writing, expression)
    case 'buffer-contents':
      return castText(writing, expression.type, exactText(writing, expression.object))
    case 'construct':
      return constructText(writing, expression)
    case 'splat':
      return splatText(writing, expression)
    case 'convert':
      return convertText(writing, expression)
    case 'truncate':
      return truncateText(writing, expression)
    case 'unary':
      return unaryText(writing, expression)
    case 'increment': {
      const target = looseText(writing, expression.target)
      const { operator, isPostfix, type } = expression
      return isPostfix
        ? primary(`${asObject(target)}${operator}`, type)
        : { text: `${operator}${within(target, Level.unary)}`, level: Level.unary, type }
    }
    case 'binary':
      return binaryText(writing, expression)
    case 'logical': {
      const left = looseText(writing, expression.left)
      const right = looseText(writing, expression.right)
      return operatorText(expression.operator, left, right, boolType)
    }
    case 'conditional':
      return conditionalText(writing, expression)
    case 'assign':
      return assignText(writing, expression)
    case 'call':
      return callText(writing, expression)
    case 'intrinsic':
      return intrinsicText(writing, expression)
    case 'method':
      return methodText(writing, expression)
    case 'sequence': {
      const last = expression.expressions.at(-1)
      if (last && writing.locals?.evaluation?.isFlattened(expression)) return looseText(writing, last)
      return sequenceText(writing, expression.expressions, expression.type)
    }
    case 'error':
      return bug('an error reached the HLSL writer')
  }
}

/** Text that is read as just the expression's type. */
export function exactText(writing: Writing, expression: Expression): Text {
  return madeExact(writing, expression, looseText(writing, expression))
}

/** The same for text that is already there. */
export function madeExact(writing: Writing, expression: Expression, loose: Text): Text {
  const { type } = expression
  if (loose.type === type) return loose
  if (expression.kind === 'literal' && type.kind === 'scalar') return exactNumber(loose, type, typeName(writing, type))
  return castText(writing, type, loose)
}

export function primary(text: string, type: Type): Text {
  return { text, level: Level.postfix, type }
}

/** `float3(v)` where only the components change, `(float3)x` where the shape does. */
export function castText(writing: Writing, type: Type, operand: Text): Text {
  const name = typeName(writing, type)
  const from = operand.type
  const isSameShape = isNumeric(type) && isNumeric(from) && type.kind !== 'matrix' && shapeOf(type) === shapeOf(from)
  if (isSameShape || type.kind === 'object') return primary(`${name}(${asArgument(operand)})`, type)
  return { text: `(${name})${within(operand, Level.unary)}`, level: Level.unary, type }
}

function shapeOf(type: NumericType): string {
  return type.kind === 'matrix' ? `${type.rows}x${type.columns}` : `${type.kind}${componentCount(type)}`
}

function literalText(writing: Writing, expression: LiteralExpression): Text {
  const { value, type } = expression
  if (typeof value === 'string') return primary(JSON.stringify(value), type)
  if (type.kind === 'enum') {
    if (type.name === '' || typeof value !== 'bigint') return looseNumber(value, type.underlying, undefined)
    return enumeratorText(writing, type, value)
  }
  if (type.kind !== 'scalar') return bug(`a literal of kind ${type.kind}`)
  return looseNumber(value, type, spelling(writing, expression))
}

/** An enumerator by name, or the number as that enum. */
export function enumeratorText(writing: Writing, type: Extract<Type, { kind: 'enum' }>, value: bigint): Text {
  const own = typeName(writing, type)
  for (const [name, known] of type.enumerators)
    if (known === value) return primary(`${own}::${writing.names.enumerator(type, name)}`, type)
  return { text: `(${own})${value}`, level: Level.unary, type }
}

/** How the source writes a number. */
function spelling({ sources }: Writing, { start, end }: Expression): string | undefined {
  const length = end - start
  if (start <= 0 || length <= 0 || length > 64) return undefined
  const { entry, offset } = sources.place(sources.spellingOf(start))
  return entry.file.text.slice(offset, offset + length)
}

/** Casts of the source are kept: they start before their operand. */
function isWritten(expression: ConvertExpression | SplatExpression): boolean {
  return expression.start !== expression.operand.start
}

/** Up to here every float holds every integer. */
const largestExact = 1n << 24n

/** `1` as a float is `1.0`. */
function convertedLiteral({ operand, type }: ConvertExpression): Text | undefined {
  if (operand.kind !== 'literal' || type.kind !== 'scalar' || !isFloat(type.scalar)) return undefined
  const { value } = operand
  if (typeof value !== 'bigint' || operand.type.kind !== 'scalar') return undefined
  return value <= largestExact && value >= -largestExact ? looseNumber(Number(value), type, undefined) : undefined
}

function convertText(writing: Writing, expression: ConvertExpression): Text {
  const number = convertedLiteral(expression)
  if (number) return number
  const { operand, type } = expression
  const from = operand.type
  const isImplicit = isNumeric(type) && isNumeric(from)
  if (type.kind === 'enum' && isNumeric(from)) return castText(writing, type, looseText(writing, operand))
  const inner = exactText(writing, operand)
  if (!isImplicit || isWritten(expression)) return castText(writing, type, inner)
  return inner
}

function splatText(writing: Writing, expression: SplatExpression): Text {
  const { operand, type } = expression
  const inner = looseText(writing, operand)
  const isImplicit = isNumeric(type) && inner.type.kind === 'scalar'
  return isImplicit && !isWritten(expression) ? inner : castText(writing, type, inner)
}

function truncateText(writing: Writing, { operand, type }: TruncateExpression): Text {
  const inner = exactText(writing, operand)
  const from = operand.type
  const hasLetters = from.kind === 'vector' && from.count <= 'xyzw'.length
  if (hasLetters && (type.kind === 'vector' || type.kind === 'scalar')) {
    const kept = type.kind === 'scalar' ? 1 : type.count
    return primary(`${asObject(inner)}.${'xyzw'.slice(0, kept)}`, kept === 1 ? from.element : type)
  }
  if (from.kind === 'matrix' && type.kind === 'scalar') return primary(`${asObject(inner)}._m00`, type)
  return castText(writing, type, inner)
}

function swizzleText(writing: Writing, expression: SwizzleExpression): Text {
  const marked = nonUniformIndex(expression)
  if (marked) return exactText(writing, marked)
  const { object, components, type } = expression
  // `false.xx` is no swizzle.
  if (object.kind === 'literal' && object.type === boolType) return castText(writing, type, exactText(writing, object))
  const letters = colorLetters(writing, expression) ?? components.map((index) => 'xyzw'[index]).join('')
  return primary(`${asObject(exactText(writing, object))}.${letters}`, type)
}

/** `.rgb` where the source spells it so. */
function colorLetters({ sources }: Writing, { components, start, end }: SwizzleExpression): string | undefined {
  if (end - start <= components.length) return undefined
  const { entry, offset } = sources.place(sources.spellingOf(end - components.length))
  const { text } = entry.file
  const letters = text.slice(offset, offset + components.length)
  const isSwizzle = text[offset - 1] === '.' && components.every((index, at) => letters[at] === 'rgba'[index])
  return isSwizzle ? letters : undefined
}

function unaryText(writing: Writing, { operator, operand, type }: UnaryExpression): Text {
  const loose = looseText(writing, operand)
  const fits =
    operator === '!' ? isNumeric(loose.type) && withComponent(loose.type, boolType) === type : loose.type === type
  const inner = within(fits ? loose : madeExact(writing, operand, loose), Level.unary)
  // Chains are as long as a macro makes them: brackets would nest.
  const text = inner.startsWith('-') ? `${operator} ${inner}` : operator + inner
  return { text, level: Level.unary, type }
}

// ---- Binary operators

/** Chains to the left are as long as a macro makes them, so they are walked, not recursed into. */
function binaryText(writing: Writing, expression: BinaryExpression): Text {
  const chain: BinaryExpression[] = []
  let leftmost: Expression = expression
  while (leftmost.kind === 'binary') {
    chain.push(leftmost)
    leftmost = leftmost.left
  }
  let left = looseText(writing, leftmost)
  for (let index = chain.length - 1; index >= 0; index--) {
    const node = chain[index]!
    const enums = enumComparison(writing, node)
    if (enums) {
      left = enums
      continue
    }
    const right = looseText(writing, node.right)
    left =
      node.operator === '&&' || node.operator === '||'
        ? evaluatedLogic(writing, node, left, right)
        : computation(writing, node, left, right)
  }
  return left
}

/** Brings the operands to their common type, with as few conversions as will do; a suffix on a literal is better than a cast. */
function computation(writing: Writing, node: BinaryExpression, left: Text, right: Text): Text {
  const { operator } = node
  const wanted = node.left.type
  const exactLeft = madeExact(writing, node.left, left)
  const exactRight = madeExact(writing, node.right, right)
  const leftFirst: readonly (readonly [Text, Text])[] = [
    [exactLeft, right],
    [left, exactRight],
  ]
  const choices = isLiteralText(left) && !isLiteralText(right) ? leftFirst : leftFirst.toReversed()
  const fitting = [[left, right] as const, ...choices].find(
    ([first, second]) => operandType(operator, first.type, second.type) === wanted,
  )
  const [first, second] = fitting ?? [exactLeft, exactRight]
  return operatorText(operator, first, second, node.type, node.left)
}

/** Values of one enum compare without being numbers first. */
function enumComparison(writing: Writing, { left, right, operator, type }: BinaryExpression): Text | undefined {
  if (left.kind !== 'convert' || right.kind !== 'convert' || type !== boolType) return undefined
  const { operand: first } = left
  const { operand: second } = right
  if (first.type.kind !== 'enum' || first.type !== second.type || first.type.name === '') return undefined
  return operatorText(operator, exactText(writing, first), exactText(writing, second), type)
}

function operatorText(operator: string, left: Text, right: Text, type: Type, leftNode?: Expression): Text {
  const isSame = leftNode?.kind === 'binary' && leftNode.operator === operator
  const text = `${asOperand(left, operator, false, isSame)} ${operator} ${asOperand(right, operator, true)}`
  return { text, level: operatorLevels[operator]!, type }
}

/** Before HLSL 2021 both sides of `&&` are computed, for every component of vectors. */
function evaluatedLogic(writing: Writing, node: BinaryExpression, left: Text, right: Text): Text {
  const { operator, type } = node
  if (type === boolType && !hasEffects(node.right)) return operatorText(operator, left, right, type, node.left)
  const operands = [madeExact(writing, node.left, left), madeExact(writing, node.right, right)]
  return primary(`${operator === '&&' ? 'and' : 'or'}(${operands.map(asArgument).join(', ')})`, type)
}

function conditionalText(writing: Writing, expression: ConditionalExpression): Text {
  const { consequent, alternate, type } = expression
  const condition = looseText(writing, expression.condition)
  let first = looseText(writing, consequent)
  let second = looseText(writing, alternate)
  const evaluatesBoth = expression.evaluatesBoth && (hasEffects(consequent) || hasEffects(alternate))
  if (evaluatesBoth && isNumeric(type)) {
    const exact = [
      madeExact(writing, expression.condition, condition),
      madeExact(writing, consequent, first),
      madeExact(writing, alternate, second),
    ]
    return primary(`select(${exact.map(asArgument).join(', ')})`, type)
  }
  let chosen = choiceType(first.type, second.type)
  const staysLiteral = isLiteralText(first) && isLiteralText(second)
  if (chosen !== type && !staysLiteral) {
    first = madeExact(writing, consequent, first)
    second = madeExact(writing, alternate, second)
    chosen = type
  }
  const text = `${within(condition, Level.bitOr)} ? ${within(first, Level.conditional)} : ${within(second, Level.conditional)}`
  return { text, level: Level.conditional, type: chosen ?? type }
}

// ---- Assignments and sequences

function assignText(writing: Writing, expression: Extract<Expression, { kind: 'assign' }>): Text {
  const { target, value, compound, type } = expression
  const place = within(looseText(writing, target), Level.unary)
  const loose = looseText(writing, value)
  const level = Level.assignment
  if (!compound) return { text: `${place} = ${asArgument(loose)}`, level, type }
  const { operator, computeType } = compound
  if (type.kind === 'enum' && value.kind === 'convert' && value.operand.type === type)
    return { text: `${place} ${operator}= ${asArgument(exactText(writing, value.operand))}`, level, type }
  const computed = operandType(operator, type, loose.type)
  const fits = computed === computeType || (isShift(operator) && isNumeric(loose.type))
  const operand = fits ? loose : madeExact(writing, value, loose)
  return { text: `${place} ${operator}= ${asArgument(operand)}`, level, type }
}

function isShift(operator: string): boolean {
  return operator === '<<' || operator === '>>'
}

function sequenceText(writing: Writing, expressions: readonly Expression[], type: Type): Text {
  const [only] = expressions
  if (only && expressions.length === 1) return castText(writing, type, looseText(writing, only))
  const texts = expressions.map((expression, index) =>
    asArgument(index === expressions.length - 1 ? exactText(writing, expression) : looseText(writing, expression)),
  )
  return { text: texts.join(', '), level: Level.comma, type }
}
