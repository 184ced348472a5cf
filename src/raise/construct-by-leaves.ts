// Values made of other values' leaves become constructors with an operand for every member, element or row, of its very type.
//
//   S s = { v4, w }      =>   S(v4.xy, float3(v4.zw, w))            struct S { float2 a; float3 b; };
//   (T)s                 =>   t = s, T(t.a.x, (int)t.a.y, ...)      taken apart one level at a time, where the types differ
//   (float2x2)m3x3       =>   float2x2(m3x3[0].xy, m3x3[1].xy)
//
// Vectors keep operands of several components: float4(v.xy, 1, w).
import type { ConstructExpression, Expression, ProgramFunction, Statement, Variable } from '../program/program.ts'
import { forEachExpression, walkExpression } from '../program/walk.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeConstruct, makeConvert, makeSequence, makeTemporary, selectedLast } from '../rewrite/nodes.ts'
import { bug } from '../support/bug.ts'
import type { Span } from '../support/source.ts'
import { leafCount } from '../types/leaves.ts'
import {
  isBufferPointer,
  isNumeric,
  isOpaque,
  memberTypes,
  type ScalarType,
  type Type,
  vectorType,
} from '../types/types.ts'
import { cutTo, isCut } from './bit-fields.ts'
import { isMatrix, rowOf } from './formulas/nodes.ts'
import { isNamed, partsOf, range } from './parts.ts'

export class ConstructByLeaves {
  readonly #isText: boolean

  /** `isText`: people read the target, where a variable may be named twice; else it is loaded once. */
  constructor(isText: boolean) {
    this.#isText = isText
  }

  readonly statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.expression, statement: this.statement })

  readonly expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.expression)
    const mapped = selectedLast(mapOperands(expression, this.expression))
    if (isByLeaves(mapped)) return mapped
    switch (mapped.kind) {
      case 'construct':
        return new Leaves(mapped, mapped.operands, this.#isText).take(mapped.type)
      case 'convert':
        return new Leaves(mapped, [mapped.operand], this.#isText).take(mapped.type)
      case 'splat':
        return new Leaves(mapped, [], this.#isText).splat(mapped.operand, mapped.type)
      case 'truncate':
        return new Leaves(mapped, [], this.#isText).truncated(mapped.operand, mapped.type)
      default:
        return mapped
    }
  }
}

/** Changes the initial values of static variables in the same way. */
export function constructInitializers(
  functions: readonly ProgramFunction[],
  map: (each: Expression) => Expression,
): void {
  const seen = new Set<Variable>()
  const visit = (root: Expression): void =>
    walkExpression(root, (node) => {
      if (node.kind !== 'variable' || !node.variable.initializer || seen.has(node.variable)) return
      seen.add(node.variable)
      node.variable.initializer = map(node.variable.initializer)
      visit(node.variable.initializer)
    })
  for (const { body } of functions) if (body) forEachExpression(body, visit)
}

/** Whether the step leaves it: what the verifier asks. */
export function isByLeaves(node: Expression): boolean {
  switch (node.kind) {
    case 'construct':
      return isOpaque(node.type) || node.operands.length === 0 || hasOperandPerMember(node)
    case 'convert':
      return isSameShape(node.operand.type, node.type)
    case 'splat':
      return !hasBitFields(node.type) || isZero(node.operand)
    case 'truncate':
      return node.operand.type.kind !== 'matrix'
    default:
      return true
  }
}

function hasOperandPerMember({ type, operands }: ConstructExpression): boolean {
  if (isVectorLike(type)) {
    const count = operands.reduce((sum, operand) => sum + leafCount(operand.type), 0)
    const component = componentUnder(type)
    return count === leafCount(type) && operands.every((operand) => isPiece(operand.type, component))
  }
  const members = membersOf(type)
  if (members?.length !== operands.length || !operands.every((operand, index) => operand.type === members[index]))
    return false
  return (
    type.kind !== 'struct' || type.fields.every((field, index) => isCut(operands[type.bases.length + index]!, field))
  )
}

/** A scalar or vector of the component. */
function isPiece(type: Type, component: ScalarType): boolean {
  return type === component || (type.kind === 'vector' && type.element === component)
}

/** Scalars, vectors, and matrices that are vectors for Vulkan. */
function isVectorLike(type: Type): boolean {
  return type.kind === 'enum' || (isNumeric(type) && !isMatrix(type))
}

function componentUnder(type: Type): ScalarType {
  if (type.kind === 'enum') return type.underlying
  if (!isNumeric(type)) return bug(`no component of a ${type.kind}`)
  return type.kind === 'scalar' ? type : type.element
}

/** What a constructor of an aggregate is given. */
function membersOf(type: Type): readonly Type[] | undefined {
  switch (type.kind) {
    case 'matrix':
      return new Array<Type>(type.rows).fill(vectorType(type.element, type.columns))
    case 'array':
      return new Array<Type>(type.count ?? 0).fill(type.element)
    case 'struct':
      return memberTypes(type)
    default:
      return undefined
  }
}

/** Whether only components differ. */
function isSameShape(from: Type, to: Type): boolean {
  if (from === to || isBufferPointer(from) || isBufferPointer(to)) return true
  if (isVectorLike(from) && isVectorLike(to)) return leafCount(from) === leafCount(to)
  return isMatrix(from) && isMatrix(to) && from.rows === to.rows && from.columns === to.columns
}

function hasBitFields(type: Type): boolean {
  if (type.kind === 'array') return hasBitFields(type.element)
  if (type.kind !== 'struct') return false
  return (
    type.bases.some(hasBitFields) ||
    type.fields.some((field) => field.bitWidth !== undefined || hasBitFields(field.type))
  )
}

function isZero(value: Expression): boolean {
  if (value.kind === 'convert') return isZero(value.operand)
  return value.kind === 'literal' && Number(value.value) === 0
}

/** Operands that are taken apart from the front. */
class Leaves {
  readonly #span: Span
  readonly #isText: boolean
  readonly #before: Expression[] = []
  /** The next part is the last one. */
  readonly #parts: Expression[]

  constructor(span: Span, parts: readonly Expression[], isText: boolean) {
    this.#span = span
    this.#isText = isText
    this.#parts = parts.toReversed()
  }

  take(type: Type): Expression {
    const made = this.#take(type)
    return makeSequence([...this.#before, made], this.#span)
  }

  /** The scalar in every leaf. */
  splat(operand: Expression, type: Type): Expression {
    const scalar = operand.kind === 'literal' ? operand : this.#named(operand)
    this.#parts.push(...new Array<Expression>(leafCount(type)).fill(scalar))
    return this.take(type)
  }

  /** Leading components, or the upper left corner. */
  truncated(operand: Expression, type: Type): Expression {
    const whole = this.#named(operand)
    const { rows, columns } = type.kind === 'matrix' ? type : { rows: 1, columns: leafCount(type) }
    const kept = isMatrix(whole.type)
      ? Array.from({ length: rows }, (_, row) => range(rowOf(whole, row), 0, columns))
      : partsOf(whole).slice(0, leafCount(type))
    this.#parts.push(...kept.reverse())
    return this.take(type)
  }

  #take(type: Type): Expression {
    if (this.#next(type)?.type === type) return this.#parts.pop()!
    if (isVectorLike(type)) return this.#takeVector(type)
    const members = membersOf(type)
    if (members) {
      const fields = type.kind === 'struct' ? [...type.bases.map(() => undefined), ...type.fields] : []
      const taken = members.map((member, index) => {
        const field = fields[index]
        return field ? cutTo(this.#take(member), field) : this.#take(member)
      })
      return makeConstruct(type, taken, this.#span)
    }
    if (type.kind !== 'object') return bug(`no value of type ${type.kind}`)
    while (this.#next(type)?.type !== type) this.#open()
    return this.#parts.pop()!
  }

  /** The next part that has leaves. */
  #next(wanted: Type): Expression | undefined {
    for (;;) {
      const part = this.#parts.at(-1)
      if (!part || part.type === wanted || leafCount(part.type) > 0) return part
      this.#parts.pop()
    }
  }

  #takeVector(type: Type): Expression {
    const component = componentUnder(type)
    const taken: Expression[] = []
    for (let left = leafCount(type); left > 0; ) {
      const part = this.#next(component)
      const size = part ? leafCount(part.type) : 0
      if (!part || !isVectorLike(part.type)) {
        this.#open()
        continue
      }
      this.#parts.pop()
      if (size <= left) {
        taken.push(makeConvert(part, size === 1 ? component : vectorType(component, size)))
        left -= size
        continue
      }
      const whole = this.#named(makeConvert(part, vectorType(componentUnder(part.type), size)))
      this.#parts.push(range(whole, left, size), range(whole, 0, left))
    }
    const [only] = taken
    if (taken.length !== 1 || !only) return makeConstruct(type, taken, this.#span)
    return makeConvert(only, type)
  }

  /** Puts the members of the next part in its place. */
  #open(): void {
    const part = this.#named(this.#parts.pop() ?? bug('a construct has too few leaves'))
    this.#parts.push(...partsOf(part).reverse())
  }

  /** Something that may be named more than once. */
  #named(value: Expression): Expression {
    return isNamed(value, this.#isText) ? value : makeTemporary('value', value, this.#before)
  }
}
