// Arithmetic, component by component, and vectors of a fixed shape.
//
//   smoothstep(a, b, x)   =>   s * s * (3 - 2 * s) of s = saturate((x - a) / (b - a))        defined for a > b, too
//   saturate(x)           =>   clamp(x, 0, 1)                                                0 when x is not a number
//   pow(x, 2)             =>   x * x                                                         defined for negative x, too
//   sincos(x, s, c)       =>   s = sin(x), c = cos(x)
import type { Expression } from '../../program/program.ts'
import { makeAssign, makeConstruct, makeConvert, makeSequence } from '../../rewrite/nodes.ts'
import { componentOf, intType, isNumeric, scalarType, uintType } from '../../types/types.ts'
import {
  apply,
  ask,
  binary,
  bitsOf,
  convert,
  type FormulaTable,
  intrinsic,
  isFloat,
  isSigned,
  number,
  numericOf,
  select,
  swizzle,
  unary,
} from './nodes.ts'

export const mathFormulas: FormulaTable = {
  D3DCOLORtoUBYTE4: ([x], { type }) => {
    // 255 and a little more, as FXC and DXC round.
    return makeConvert(binary('*', number(x!, 255.001953), swizzle(x!, [2, 1, 0, 3])), type)
  },
  dst: ([a, b], { type }) => {
    const y = binary('*', swizzle(a!, [1]), swizzle(b!, [1]))
    return makeConstruct(type, [number(y, 1), y, swizzle(a!, [2]), swizzle(b!, [3])], a!)
  },
  fmod: ([x, y]) => binary('%', x!, y!),
  hermite: ([s]) => binary('*', s!, binary('*', s!, binary('-', number(s!, 3), binary('*', s!, number(s!, 2))))),
  isfinite: ([x]) => binary('&&', unary('!', ask('isnan', x!)), unary('!', ask('isinf', x!))),
  /** The exponent's bits are neither all zeros nor all ones. */
  isnormal: ([x]) => {
    const word = bitsOf(x!.type) === 16 ? scalarType('uint16_t') : uintType
    const mask = bitsOf(x!.type) === 16 ? 0x7c00 : 0x7f800000
    const bits = intrinsic(`as${word.scalar.replace('_t', '')}`, convert(x!, word).type, [x!])
    const exponent = binary('&', bits, number(bits, mask))
    return binary('&&', binary('!=', exponent, number(bits, 0)), binary('!=', exponent, number(bits, mask)))
  },
  ldexp: ([x, exponent]) => binary('*', x!, apply('exp2', exponent!)),
  /** (1, diffuse, specular, 1) of l = n.l, h = n.h and the exponent m. */
  lit: ([l, h, m], { type }) => {
    const [zero, one] = [number(l!, 0), number(l!, 1)]
    const isBehind = binary('<', l!, zero)
    const isDark = binary('||', isBehind, binary('<', h!, zero))
    return makeConstruct(type, [one, select(isBehind, zero, l!), select(isDark, zero, apply('pow', h!, m!)), one], l!)
  },
  log10: ([x]) => binary('*', apply('log2', x!), number(x!, Math.LOG10E / Math.LOG2E)),
  mad: ([x, y, z], { type }) => (isFloat(type) ? apply('fma', x!, y!, z!) : binary('+', binary('*', x!, y!), z!)),
  modf: ([x, whole]) => {
    const truncated = apply('trunc', x!)
    return makeSequence([makeAssign(whole!, truncated, x!), binary('-', x!, truncated)], x!)
  },
  pow: ([x, exponent]) => (isTwo(exponent!) ? apply('square', x!) : undefined),
  rcp: ([x]) => binary('/', number(x!, 1), x!),
  saturate: ([x]) => apply('clamp', x!, number(x!, 0), number(x!, 1)),
  /** An int, whatever x is; 0 when it is not a number. */
  sign: ([x]) => {
    const zero = number(x!, 0)
    if (!isFloat(x!.type) && !isSigned(x!.type)) return convert(binary('!=', x!, zero), intType)
    return binary('-', convert(binary('<', zero, x!), intType), convert(binary('<', x!, zero), intType))
  },
  sincos: ([x, sine, cosine]) =>
    makeSequence([makeAssign(sine!, apply('sin', x!), x!), makeAssign(cosine!, apply('cos', x!), x!)], x!),
  smoothstep: ([a, b, x]) => apply('hermite', apply('saturate', binary('/', binary('-', x!, a!), binary('-', b!, a!)))),
  square: ([x]) => binary('*', x!, x!),
}

/** GLSL leaves open what these answer when an operand is not a number; HLSL answers with the other one. */
export const numberFormulas: FormulaTable = {
  clamp: ([x, low, high], { type }) => (isFloat(type) ? apply('min', apply('max', x!, low!), high!) : undefined),
  max: ([x, y], { type }) => (isFloat(type) ? numberOf('>', x!, y!) : undefined),
  min: ([x, y], { type }) => (isFloat(type) ? numberOf('<', x!, y!) : undefined),
}

/** x where y is none or further in that direction; y where x is none, too, since none is not smaller than anything. */
function numberOf(operator: '<' | '>', x: Expression, y: Expression): Expression {
  return select(ask('isnan', y), x, select(binary(operator, x, y), x, y))
}

/** The number 2 in every component. */
function isTwo(expression: Expression): boolean {
  if (expression.kind === 'splat' || expression.kind === 'convert') return isTwo(expression.operand)
  if (expression.kind === 'construct') return expression.operands.length > 0 && expression.operands.every(isTwo)
  return expression.kind === 'literal' && Number(expression.value) === 2
}

/** Derivatives are of 32 bits. */
export const derivativeFormulas: FormulaTable = Object.fromEntries(
  ['ddx', 'ddx_coarse', 'ddx_fine', 'ddy', 'ddy_coarse', 'ddy_fine', 'fwidth'].map((name) => [
    name,
    ([x], { type }) => {
      if (!isNumeric(type) || bitsOf(type) !== 16) return undefined
      return convert(apply(name, convert(x!, scalarType('float'))), componentOf(numericOf(x!)))
    },
  ]),
)
