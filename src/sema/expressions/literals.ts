// Literals have no type of their own: `1` is as good an int as a half. An expression of literals keeps the type `literal int` or
// `literal float` (64 bits wide) until it is used with something that has a type, and is then computed in that type. Integer steps
// are computed in a type that holds the values as they are written, whatever comes out is used for.
//
//   half h = c ? 1 : 2.5;         =>     c ? (half)1.0 : (half)2.5
//   uint u = (c ? -6 : 2) / 2;    =>     (uint)((c ? (int)-6 : (int)2) / (int)2)
import { type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import { evaluateConstant } from '../../program/evaluate/evaluate.ts'
import { convertScalar } from '../../program/evaluate/scalars.ts'
import type { Expression } from '../../program/program.ts'
import { walkExpression } from '../../program/walk.ts'
import {
  arrayType,
  componentOf,
  floatType,
  intType,
  isNumeric,
  type NumericType,
  type ScalarType,
  scalarType,
  type Type,
  uintType,
  withComponent,
} from '../../types/types.ts'
import { convert, literal } from './nodes.ts'

/** The type a literal takes when nothing else decides: `1` is an int, `1.5` a float. */
export function settledType(type: Type): Type {
  return isNumeric(type) && isLiteralType(type) ? withComponent(type, settledComponent(type)) : type
}

function settledComponent(type: NumericType): ScalarType {
  return scalars[componentOf(type).scalar].class === 'float' ? floatType : intType
}

export function isLiteralType(type: Type): boolean {
  return isNumeric(type) && scalars[componentOf(type).scalar].literal === true
}

/** The kind the value of a literal asks for when an intrinsic leaves the choice to it. */
export function kindOfLiteral(expression: Expression): ScalarKind | undefined {
  if (!isLiteralType(expression.type)) return undefined
  const value = evaluateConstant(expression)?.leaves[0]
  if (typeof value !== 'bigint') return undefined
  if (value < 0n) return value >= -0x80000000n ? 'int' : 'int64_t'
  return value <= 0xffffffffn ? 'uint' : 'uint64_t'
}

/** The same expression computed in `component`. */
export function retypeLiteral(expression: Expression, component: ScalarType): Expression {
  const { type } = expression
  if (!isNumeric(type) || !isLiteralType(type)) return expression
  const wanted = withComponent(type, component)
  const known = expression.kind === 'literal' ? undefined : evaluateConstant(expression)
  if (known) {
    const leaves = known.leaves.map((leaf) => literal(convertScalar(leaf, component.scalar), component, expression))
    if (type.kind === 'scalar') {
      const calls = callsIn(expression)
      return calls.length > 0 ? { ...leaves[0]!, calls } : leaves[0]!
    }
    return { kind: 'construct', operands: leaves, type: wanted, start: expression.start, end: expression.end }
  }
  switch (expression.kind) {
    case 'literal':
      if (typeof expression.value === 'string') return expression
      return literal(convertScalar(expression.value, component.scalar), component, expression)
    case 'conditional':
      return {
        ...expression,
        type: wanted,
        consequent: retypeLiteral(expression.consequent, component),
        alternate: retypeLiteral(expression.alternate, component),
      }
    case 'splat':
    case 'truncate':
      return { ...expression, type: wanted, operand: retypeLiteral(expression.operand, component) }
    case 'swizzle':
      return { ...expression, type: wanted, object: retypeLiteral(expression.object, component) }
    case 'construct':
      return {
        ...expression,
        type: wanted,
        operands: expression.operands.map((operand) => retypeLiteral(operand, component)),
      }
    default:
      return retypeOperation(expression, component, wanted)
  }
}

function callsIn(expression: Expression): readonly string[] {
  const calls: string[] = []
  walkExpression(expression, (part) => {
    if (part.kind === 'intrinsic') calls.push(part.name)
    else if (part.kind === 'literal' && part.calls) calls.push(...part.calls)
  })
  return calls
}

/** Arithmetic on something that is not constant, like `(c ? 1 : 2) * 3`. */
function retypeOperation(expression: Expression, component: ScalarType, wanted: Type): Expression {
  if (expression.kind === 'convert') return { ...expression, type: wanted }
  const computed = computedIn(expression, component)
  if (computed !== component) return convert(retypeLiteral(expression, computed), wanted)
  switch (expression.kind) {
    case 'unary':
      return { ...expression, type: wanted, operand: retypeLiteral(expression.operand, component) }
    case 'binary':
      return {
        ...expression,
        type: wanted,
        left: retypeLiteral(expression.left, component),
        right: retypeLiteral(expression.right, component),
      }
    case 'intrinsic':
      return {
        ...expression,
        type: wanted,
        parameterTypes: expression.parameterTypes.map((type) =>
          isNumeric(type) && isLiteralType(type) ? withComponent(type, component) : type,
        ),
        arguments: expression.arguments.map((argument) => retypeLiteral(argument, component)),
      }
    case 'sequence': {
      const last = expression.expressions.at(-1)
      if (!last) return expression
      const expressions = [...expression.expressions.slice(0, -1), retypeLiteral(last, component)]
      return { ...expression, type: wanted, expressions }
    }
    default:
      return convert(expression, wanted)
  }
}

/** Floats in the type they are wanted in; integers so that neither sign nor high bits of what is written are lost. */
function computedIn(expression: Expression, component: ScalarType): ScalarType {
  const { class: wantedClass, bits } = scalars[component.scalar]
  if (isNumeric(expression.type) && componentOf(expression.type).scalar === 'literal float')
    return wantedClass === 'float' ? component : floatType
  let [least, most] = [0n, 0n]
  walkExpression(expression, (part) => {
    if (!isLiteralType(part.type)) return
    const value = part.kind === 'convert' ? beyond32Bits : writtenInteger(part)
    if (value === undefined) return
    if (value < least) least = value
    if (value > most) most = value
  })
  if (most > 0x7fffffffffffffffn) return scalarType('uint64_t')
  if (wantedClass === 'int' && bits === 64) return scalarType('int64_t')
  if (least >= -0x80000000n && most <= 0x7fffffffn) return intType
  return least >= 0n && most <= 0xffffffffn ? uintType : scalarType('int64_t')
}

/** Stands for a value that is known to be wide, not what it is. */
const beyond32Bits = 1n << 62n

function writtenInteger(part: Expression): bigint | undefined {
  if (part.kind === 'unary' && part.operator === '-') {
    const value = writtenInteger(part.operand)
    return value === undefined ? undefined : -value
  }
  return part.kind === 'literal' && typeof part.value === 'bigint' ? part.value : undefined
}

/** As DXC computes a wave intrinsic of literals, in 64 bits; the result is still a literal. */
export function computedWide(call: Expression): Expression {
  if (!isNumeric(call.type) || !isLiteralType(call.type)) return call
  const isFloat = componentOf(call.type).scalar === 'literal float'
  return convert(retypeLiteral(call, scalarType(isFloat ? 'double' : 'int64_t')), call.type)
}

/** A string as the array of its characters with a zero at the end, for functions and subscripts; other values as they are. */
export function asCharacters(value: Expression): Expression {
  if (value.kind !== 'literal' || typeof value.value !== 'string') return value
  const codes = [...new TextEncoder().encode(value.value), 0]
  const { start, end } = value
  const operands = codes.map((code) => literal(BigInt(code), intType, value))
  return { kind: 'construct', operands, type: arrayType(intType, codes.length), start, end }
}
