// Values made of other values: constructors, casts between aggregates, initialiser lists.
//
//   construct(float4, [a.xy, 0, 1])          float4(a.xy, 0.0, 1.0)
//   construct(S, [a, b]) as initialiser      { a, b }
import type { ConstructExpression, Expression } from '../../../program/program.ts'
import { leafCount, leavesOf } from '../../../types/leaves.ts'
import { isNumeric, type Type } from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import { castText, looseText, madeExact, primary } from './expressions.ts'
import { rawHeapText } from './places.ts'
import { asArgument, type Text } from './text.ts'
import { declare, typeName } from './types.ts'
import type { Writing } from './writing.ts'

export function constructText(writing: Writing, expression: ConstructExpression): Text {
  const { operands, type } = expression
  if (operands.length === 0) return primary(`${typeName(writing, type)}()`, type)
  const [only] = operands
  // No cast gives a matrix another shape.
  const isReshaped = type.kind === 'matrix' && only?.type.kind === 'matrix'
  if (only && operands.length === 1 && !isReshaped)
    return castText(writing, type, operandText(writing, only, only.type))
  const isList = !isNumeric(type)
  if (!isList) return primary(`${typeName(writing, type)}(${operandTexts(writing, operands, type).join(', ')})`, type)
  return heldList(writing, expression)
}

/** Lists only initialise variables, so one gets a variable. */
function heldList(writing: Writing, expression: ConstructExpression): Text {
  const { type } = expression
  const { locals } = writing
  if (locals?.before && !locals.canHold(expression)) {
    const filled = filledInPlace(writing, expression)
    if (filled) return filled
  }
  const list = listText(writing, expression)
  const name = locals?.before && locals.hold('value', (held) => `${declare(writing, type, held)} = ${list};`)
  return primary(name ?? list, type)
}

/** `(value.a = x, value.b = y, value)`: where the statement has effects that the list must wait for. */
function filledInPlace(writing: Writing, { operands, type }: ConstructExpression): Text | undefined {
  if (type.kind !== 'struct' || type.bases.length > 0 || type.fields.length !== operands.length) return undefined
  if (operands.some((operand, index) => operand.type !== type.fields[index]!.type)) return undefined
  const name = writing.locals!.declareBefore('value', (held) => `${declare(writing, type, held)};`)
  const parts = operands.map(
    (operand, index) => `${name}.${type.fields[index]!.name} = ${asArgument(looseText(writing, operand))}`,
  )
  return { text: [...parts, name].join(', '), level: Level.comma, type }
}

/** What follows the `=` of a declaration. */
export function initializerText(writing: Writing, expression: Expression): string {
  if (expression.kind === 'heap') return rawHeapText(writing, expression)
  const isList = expression.kind === 'construct' && expression.operands.length > 0 && isAggregate(expression.type)
  return isList && !isOnlyCast(expression) ? listText(writing, expression) : asArgument(looseText(writing, expression))
}

/** What no list does: `(E[2])numbers`, as an enum in a list takes no number, and `(S)longer`. */
function isOnlyCast({ operands, type }: ConstructExpression): boolean {
  const [only] = operands
  if (only === undefined || operands.length > 1) return false
  const count = leafCount(type)
  if (leafCount(only.type) > count) return true
  const leaves = leavesOf(type)
  if (!leaves.some(({ kind }) => kind === 'enum')) return false
  return leavesOf(only.type).some((leaf, index) => leaves[index]?.kind === 'enum' && leaves[index] !== leaf)
}

function isAggregate(type: Type): boolean {
  return type.kind === 'struct' || type.kind === 'array'
}

/** Lists longer than this get a line per few elements. */
const widestList = 100

function listText(writing: Writing, { operands, type }: ConstructExpression): string {
  return braced(groupedTexts(writing, operands, type))
}

/** Elements that have elements themselves get braces of their own, where no operand reaches over their end. */
function groupedTexts(writing: Writing, operands: readonly Expression[], type: Type): string[] {
  const groups = type.kind === 'array' && leafCount(type.element) > 1 ? groupsOf(operands, type.element) : undefined
  if (!groups || type.kind !== 'array') return operandTexts(writing, operands, type)
  return groups.map((group) => {
    const [only] = group
    if (only?.type === type.element) return asArgument(operandText(writing, only, firstLeaf(type.element)))
    return braced(groupedTexts(writing, group, type.element))
  })
}

function firstLeaf(type: Type): Type {
  return leavesOf(type)[0] ?? type
}

function groupsOf(operands: readonly Expression[], element: Type): Expression[][] | undefined {
  const size = leafCount(element)
  const groups: Expression[][] = []
  let room = 0
  for (const operand of operands) {
    const count = leafCount(operand.type)
    if (room === 0) {
      groups.push([])
      room = size
    }
    if (count > room) return undefined
    groups.at(-1)!.push(operand)
    room -= count
  }
  return groups
}

function braced(texts: readonly string[]): string {
  const line = `{ ${texts.join(', ')} }`
  if (line.length <= widestList && !line.includes('\n')) return line
  const lines: string[] = []
  let current = ''
  for (const text of texts) {
    if (current !== '' && (current.length + text.length + 2 > widestList || text.startsWith('{'))) {
      lines.push(current)
      current = ''
    }
    current += `${current === '' ? '' : ' '}${text},`
  }
  lines.push(current.slice(0, -1))
  return `{\n${lines.join('\n').replace(/^/gm, '  ')}\n}`
}

function operandTexts(writing: Writing, operands: readonly Expression[], type: Type): string[] {
  const leaves = leavesOf(type)
  let next = 0
  return operands.map((operand) => {
    const text = operandText(writing, operand, leaves[next] ?? operand.type)
    next += leafCount(operand.type)
    return asArgument(text)
  })
}

/** Of the operand's own shape; its components are converted to those of the leaves it fills. */
function operandText(writing: Writing, operand: Expression, leaf: Type): Text {
  const loose = looseText(writing, operand)
  const isSameShape = leafCount(loose.type) === leafCount(operand.type)
  const component = isNumeric(operand.type) && operand.type.kind !== 'scalar' ? operand.type.element : operand.type
  return isSameShape && component === leaf ? loose : madeExact(writing, operand, loose)
}
