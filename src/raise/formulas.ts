// What built-in functions mean in terms of simpler ones: one formula for every target that lacks the function.
//
//   smoothstep(a, b, x)   =>   s * s * (3 - 2 * s) of s = saturate((x - a) / (b - a))        defined for a > b, too
//   saturate(x)           =>   clamp(x, 0, 1)                                                0 when x is not a number
//   pow(x, 2)             =>   x * x                                                         defined for negative x, too
//
// Formulas are of one shape (scalars, vectors and matrices alike, component by component) unless they say otherwise.
import type { ArithmeticOperator, ComparisonOperator, Expression, IntrinsicExpression } from '../program/program.ts'
import { makeConstruct, makeLiteral } from '../rewrite/nodes.ts'
import { bug } from '../support/bug.ts'
import type { Span } from '../support/source.ts'
import {
  boolType,
  componentOf,
  isNumeric,
  type NumericType,
  type Type,
  vectorType,
  withComponent,
} from '../types/types.ts'

/**
 * The value of the call from its arguments, each of which may be named more than once; `undefined`: the call stays. What a formula needs
 * twice is the argument of another formula, if need be of one that HLSL has no name for (`square`).
 */
export type Formula = (operands: readonly Expression[], call: IntrinsicExpression) => Expression | undefined

/** Functions no target of Vulkan has, or has with results that HLSL defines and it does not. */
export const commonFormulas: Readonly<Record<string, Formula>> = {
  D3DCOLORtoUBYTE4: ([x], { type }) => {
    // 255 and a little more, as FXC and DXC round.
    const bytes = binary('*', swizzle(x!, [2, 1, 0, 3]), number(x!, 255.001953))
    return { kind: 'convert', operand: bytes, type, ...spanOf(x!) }
  },
  dst: ([a, b], { type }) => {
    const y = binary('*', swizzle(a!, [1]), swizzle(b!, [1]))
    return makeConstruct(type, [number(y, 1), y, swizzle(a!, [2]), swizzle(b!, [3])], a!)
  },
  hermite: ([s]) => binary('*', apply('square', s!), binary('-', number(s!, 3), binary('*', number(s!, 2), s!))),
  ldexp: ([x, exponent]) => binary('*', x!, apply('exp2', exponent!)),
  /** (1, diffuse, specular, 1) of l = n.l, h = n.h and the exponent m. */
  lit: ([l, h, m], { type }) => {
    const [zero, one] = [number(l!, 0), number(l!, 1)]
    const isBehind = binary('<', l!, zero)
    const isDark = binary('||', isBehind, binary('<', h!, zero))
    return makeConstruct(type, [one, select(isBehind, zero, l!), select(isDark, zero, apply('pow', h!, m!)), one], l!)
  },
  log10: ([x]) => binary('*', apply('log2', x!), number(x!, Math.LOG10E / Math.LOG2E)),
  pow: ([x, exponent]) => (isTwo(exponent!) ? apply('square', x!) : undefined),
  rcp: ([x]) => binary('/', number(x!, 1), x!),
  saturate: ([x]) => apply('clamp', x!, number(x!, 0), number(x!, 1)),
  smoothstep: ([a, b, x]) => {
    const whole = binary('/', binary('-', x!, a!), binary('-', b!, a!))
    return apply('hermite', apply('clamp', whole, number(x!, 0), number(x!, 1)))
  },
  square: ([x]) => binary('*', x!, x!),
}

/** GLSL leaves open what these answer when an operand is not a number; HLSL answers with the other one. */
export const glslFormulas: Readonly<Record<string, Formula>> = {
  ...commonFormulas,
  clamp: ([x, low, high], { type }) => (isFloat(type) ? apply('min', apply('max', x!, low!), high!) : undefined),
  max: ([x, y], { type }) => (isFloat(type) ? numberOf('>', x!, y!) : undefined),
  min: ([x, y], { type }) => (isFloat(type) ? numberOf('<', x!, y!) : undefined),
}

/** Worth a name where they are used. */
export const namedFormulas: ReadonlySet<string> = new Set(['hermite', 'lit', 'max', 'min', 'smoothstep'])

/** x where y is none or further in that direction; y where x is none, too, since none is not smaller than anything. */
function numberOf(operator: '<' | '>', x: Expression, y: Expression): Expression {
  return select(apply('isnan', y), x, select(binary(operator, x, y), x, y))
}

// ---- Nodes

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

function numericOf({ type }: Expression): NumericType {
  return isNumeric(type) ? type : bug(`no number: ${type.kind}`)
}

export function isFloat(type: Type): boolean {
  return isNumeric(type) && /float|half|double/.test(componentOf(type).scalar)
}

function binary(
  operator: ArithmeticOperator | ComparisonOperator | '||',
  left: Expression,
  right: Expression,
): Expression {
  const isArithmetic = '+-*/'.includes(operator)
  const type = isArithmetic ? left.type : withComponent(numericOf(left), boolType)
  return { kind: 'binary', operator, left, right, type, ...spanOf(left) }
}

/** The value in every component of the shape. */
function number(shape: Expression, value: number): Expression {
  const type = numericOf(shape)
  const literal = makeLiteral(value, componentOf(type), shape)
  return type.kind === 'scalar' ? literal : { kind: 'splat', operand: literal, type, ...spanOf(shape) }
}

/** Another built-in function whose result has its first argument's type. */
function apply(name: string, ...list: readonly Expression[]): Expression {
  const [first] = list
  const type = name === 'isnan' ? withComponent(numericOf(first!), boolType) : first!.type
  return intrinsic(name, type, list)
}

function select(condition: Expression, yes: Expression, no: Expression): Expression {
  return intrinsic('select', yes.type, [condition, yes, no])
}

function intrinsic(name: string, type: Type, list: readonly Expression[]): Expression {
  return {
    kind: 'intrinsic',
    name,
    modes: list.map(() => 'in'),
    parameterTypes: list.map((argument) => argument.type),
    arguments: list,
    type,
    ...spanOf(list[0]!),
  }
}

function swizzle(object: Expression, components: readonly number[]): Expression {
  const type = vectorType(componentOf(numericOf(object)), components.length)
  const scalar = componentOf(type as NumericType)
  return { kind: 'swizzle', object, components, type: components.length === 1 ? scalar : type, ...spanOf(object) }
}

/** The number 2 in every component. */
function isTwo(expression: Expression): boolean {
  if (expression.kind === 'splat' || expression.kind === 'convert') return isTwo(expression.operand)
  if (expression.kind === 'construct') return expression.operands.length > 0 && expression.operands.every(isTwo)
  return expression.kind === 'literal' && Number(expression.value) === 2
}
