// Tessellation factors as the tessellator rounds them, by the partitioning of the hull shader, in the sequence that DXC writes.
//
//   ProcessTriTessFactorsMax(raw, scale, edges, inside, unrounded)      with `integer`
//     =>   edges = ceil(min(max(raw, 1), 64)), unrounded = min(max(largest of raw * scale, 1), 64), inside = ceil(unrounded)
//
// Two results are what DXC's source says, not what it makes: rounding to powers of two (it masks the number as an integer, not its bits, which
// leaves 0) and the density of isolines (it takes the detail).
import type { Partitioning } from '../../hlsl/attributes.ts'
import type { Expression, IntrinsicExpression } from '../../program/program.ts'
import { makeAssign, makeConstruct, makeSequence } from '../../rewrite/nodes.ts'
import { floatType, uintType, vectorType } from '../../types/types.ts'
import {
  apply,
  binary,
  componentsOf,
  convert,
  type Formula,
  type FormulaTable,
  intrinsic,
  number,
  select,
  splat,
  swizzle,
} from './nodes.ts'

const ranges: Readonly<Record<Partitioning, readonly [least: number, most: number]>> = {
  integer: [1, 64],
  pow2: [1, 64],
  fractional_odd: [1, 63],
  fractional_even: [2, 64],
}

/** With fewer segments than this, an odd partition is made from the edges alone, whatever the scale. */
const fewest = 3

type Mode = 'Avg' | 'Max' | 'Min'
const modes: readonly Mode[] = ['Avg', 'Max', 'Min']

/** What the edges make together: one number, or one for each axis of a quad. */
const combinations: Readonly<Record<string, (mode: Mode, edges: readonly Expression[]) => Expression>> = {
  Tri: combine,
  Quad: combine,
  '2DQuad': (mode, edges) => {
    const axes = [combine(mode, edges.slice(0, 2)), combine(mode, edges.slice(2))]
    return makeConstruct(vectorType(floatType, axes.length), axes, edges[0]!)
  },
}

export const tessellationFormulas: FormulaTable = {
  ProcessIsolineTessFactors: ([detail, density, roundedDetail, roundedDensity], call) => {
    const rounded = (factor: Expression): Expression => roundUp(call, confine(call, factor))
    return makeSequence(
      [makeAssign(roundedDetail!, rounded(detail!), call), makeAssign(roundedDensity!, rounded(density!), call)],
      call,
    )
  },
  ...Object.fromEntries(
    Object.keys(combinations).flatMap((shape) =>
      modes.map((mode) => [`Process${shape}TessFactors${mode}`, factorsOf(shape, mode)]),
    ),
  ),
}

function factorsOf(shape: string, mode: Mode): Formula {
  return ([raw, scale, edges, inside, unrounded], call) => {
    const combined = (how: Mode): Expression => combinations[shape]!(how, componentsOf(raw!).map(atLeastOne))
    const assign = (target: Expression, value: Expression): Expression =>
      makeAssign(target, spread(value, target), call)
    const steps = [
      assign(edges!, roundUp(call, confine(call, raw!))),
      assign(unrounded!, confine(call, scaled(combined(mode), clampTo(scale!, 0, 1)))),
    ]
    const whenFew = (value: Expression): Expression =>
      select(binary('<', unrounded!, number(unrounded!, fewest)), spread(value, unrounded!), unrounded!)
    if (call.partitioning === 'fractional_odd') {
      const alone = confine(call, combined(mode === 'Max' ? 'Max' : 'Avg'))
      steps.push(assign(unrounded!, whenFew(apply('min', alone, number(alone, fewest)))))
      if (shape === '2DQuad') {
        const [x, y] = componentsOf(unrounded!)
        steps.push(assign(unrounded!, whenFew(apply('min', apply('max', x!, y!), number(x!, fewest)))))
      }
    }
    return makeSequence([...steps, assign(inside!, roundUp(call, unrounded!))], call)
  }
}

/** The scale of a single number is a `float1`. */
function scaled(factor: Expression, scale: Expression): Expression {
  return binary('*', factor, factor.type === scale.type ? scale : swizzle(scale, [0]))
}

function spread(value: Expression, shape: Expression): Expression {
  return value.type === shape.type ? value : splat(value, shape.type)
}

/** 1 when it is not a number. */
function atLeastOne(factor: Expression): Expression {
  return apply('max', factor, number(factor, 1))
}

/** In pairs; the order matters for the rounding of the average. */
function combine(mode: Mode, edges: readonly Expression[]): Expression {
  const total = inPairs(edges, (x, y) => (mode === 'Avg' ? binary('+', x, y) : apply(mode.toLowerCase(), x, y)))
  return mode === 'Avg' ? binary('*', total, number(total, 1 / edges.length)) : total
}

function inPairs(list: readonly Expression[], join: (x: Expression, y: Expression) => Expression): Expression {
  if (list.length === 1) return list[0]!
  const half = Math.ceil(list.length / 2)
  return join(inPairs(list.slice(0, half), join), inPairs(list.slice(half), join))
}

/** What the partitioning allows. */
function confine({ partitioning = 'integer' }: IntrinsicExpression, factor: Expression): Expression {
  return clampTo(factor, ...ranges[partitioning])
}

/** The lower bound when it is not a number. */
function clampTo(value: Expression, least: number, most: number): Expression {
  return apply('min', apply('max', value, number(value, least)), number(value, most))
}

/** The factor is at least 1: whatever bits of the mantissa are set carry into the exponent. */
function roundUp({ partitioning = 'integer' }: IntrinsicExpression, factor: Expression): Expression {
  if (partitioning === 'integer') return apply('ceil', factor)
  if (partitioning !== 'pow2') return factor
  const bits = intrinsic('asuint', convert(factor, uintType).type, [factor])
  const power = binary('&', binary('+', bits, number(bits, 0x007fffff)), number(bits, 0x7f800000))
  return intrinsic('asfloat', factor.type, [power])
}
