// How well an argument fits a parameter. Smaller is better, 0 is exact; the scores of all arguments are added.
//
// This is DXC's ranking: a truncation is worse than any number of casts, a cast worse than a change of sign, that worse than a
// promotion, and a promotion worse than spreading a scalar. Real shaders depend on it: f(uint) and f(float) called with an int
// means f(uint), where C++ would see an ambiguity.
import { combineScalars, type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import {
  componentCount,
  componentOf,
  type EnumType,
  isNumeric,
  type NumericType,
  promotedEnum,
  type ScalarType,
  type Type,
} from '../../types/types.ts'

/** Arguments of one call that may share a weight before it spills into the next. */
const base = 64

const weights = {
  splat: 1,
  targetPromotion: base,
  sourcePromotion: base ** 2,
  targetIntegerCast: base ** 3,
  sourceIntegerCast: base ** 4,
  targetCast: base ** 5,
  sourceCast: base ** 6,
  truncation: base ** 7,
} as const

const promotions: Partial<Record<ScalarKind, readonly ScalarKind[]>> = {
  float16_t: ['float', 'half', 'double'],
  half: ['float', 'double'],
  float: ['double'],
  min10float: ['min16float', 'float16_t', 'float', 'half', 'double'],
  min16float: ['float16_t', 'float', 'half', 'double'],
  int16_t: ['int', 'uint', 'int64_t', 'uint64_t'],
  uint16_t: ['int', 'uint', 'int64_t', 'uint64_t'],
  int: ['int64_t', 'uint64_t'],
  uint: ['int64_t', 'uint64_t'],
  min12int: ['min16int', 'int', 'int64_t'],
  min16int: ['int', 'int64_t'],
  min16uint: ['uint', 'uint64_t'],
}

type Change = 'none' | 'promotion' | 'integer cast' | 'cast'

function changeOf(to: ScalarKind, from: ScalarKind): Change {
  if (to === from) return 'none'
  if (promotions[from]?.includes(to)) return 'promotion'
  const a = scalars[to]
  const b = scalars[from]
  const literalFits = (a.literal || b.literal) && a.class === b.class && !a.minPrecision && !b.minPrecision
  if (literalFits) return 'none'
  const signOnly = a.class === 'int' && b.class === 'int' && a.bits === b.bits && !a.minPrecision && !b.minPrecision
  return signOnly ? 'integer cast' : 'cast'
}

function kindInOverloads({ scalar, promotedFrom }: ScalarType): ScalarKind {
  return promotedFrom ?? scalar
}

/** The score of converting an argument to a parameter's type; the conversion must exist. */
export function scoreConversion(from: Type, to: Type): number {
  if (from === to) return 0
  if (from.kind === 'enum') return isNumeric(to) ? weights.sourcePromotion + scoreConversion(promotedEnum(from), to) : 0
  if (!isNumeric(from) || !isNumeric(to)) return weights.sourceCast
  const source = kindInOverloads(componentOf(from))
  const target = kindInOverloads(componentOf(to))
  const combined = combineScalars(target, source)
  let score = 0
  const targetChange = changeOf(target, combined)
  if (targetChange === 'promotion') score += weights.targetPromotion
  else if (targetChange === 'integer cast') score += weights.targetIntegerCast
  else if (targetChange === 'cast') score += weights.targetCast
  const sourceChange = changeOf(combined, source)
  if (sourceChange === 'promotion') score += weights.sourcePromotion
  else if (sourceChange === 'integer cast') score += weights.sourceIntegerCast
  else if (sourceChange === 'cast') score += weights.sourceCast
  const [sourceSize, targetSize] = [componentCount(from), componentCount(to)]
  if (sourceSize < targetSize) score += weights.splat
  else if (sourceSize > targetSize) score += weights.truncation
  return score
}

/**
 * An enum as the argument of a function of the program: its own kind of integer is nearest, except in DXC, where every number is as far as
 * the next one, and bool further, so that f(uint) and f(float) called with an enum of ints are ambiguous.
 */
export function scoreEnum(from: EnumType, to: NumericType, isLikeDxc: boolean): number {
  const kind = componentOf(to).scalar
  const splat = componentCount(to) > 1 ? weights.splat : 0
  if (isLikeDxc) return weights.sourceCast + (kind === 'bool' ? weights.targetCast : 0) + splat
  const change =
    kind === promotedEnum(from).scalar ? 'sourcePromotion' : kind === 'bool' ? 'sourceCast' : 'sourceIntegerCast'
  return weights[change] + splat
}
