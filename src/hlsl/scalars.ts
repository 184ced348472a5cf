// The scalar kinds of HLSL and how two of them combine.
//
//   combineScalars('int', 'literal float') === 'float'
//   combineScalars('min16float', 'int')    === 'min16float'
//
// `half` is a kind of its own only without native 16-bit types: 32 bits that may be computed with less. With
// -enable-16bit-types the spellings `half` and `min16*` name the native kinds, see `nativeKind`.
import { bug } from '../support/bug.ts'

export type ScalarKind =
  | 'bool'
  | 'int16_t'
  | 'uint16_t'
  | 'int'
  | 'uint'
  | 'int64_t'
  | 'uint64_t'
  | 'half'
  | 'float16_t'
  | 'float'
  | 'double'
  | 'min10float'
  | 'min16float'
  | 'min12int'
  | 'min16int'
  | 'min16uint'
  | 'int8_t4_packed'
  | 'uint8_t4_packed'
  | 'literal int'
  | 'literal float'

export type ScalarClass = 'bool' | 'int' | 'float'

export interface ScalarRow {
  readonly kind: ScalarKind
  readonly class: ScalarClass
  readonly signed: boolean
  /** Bits one value takes in memory; min-precision kinds are stored in 32. Literals have none. */
  readonly bits: 0 | 16 | 32 | 64
  /** Orders the kinds of one class when two meet: the higher wins. Bool and literals give way to everything. */
  readonly rank: 0 | 10 | 12 | 16 | 32 | 64
  readonly minPrecision?: true
  readonly literal?: true
  /** What the same spelling means under -enable-16bit-types. */
  readonly nativeKind?: ScalarKind
  /** Only spelled under -enable-16bit-types. */
  readonly requiresNative16?: true
  /** Minor version of the first shader model 6.x that has it; 0 when always. */
  readonly shaderModel: number
}

function row(kind: ScalarKind, scalarClass: ScalarClass, signed: boolean, bits: ScalarRow['bits']): ScalarRow {
  return { kind, class: scalarClass, signed, bits, rank: bits, shaderModel: 0 }
}

export const scalars: Readonly<Record<ScalarKind, ScalarRow>> = {
  bool: { ...row('bool', 'bool', false, 32), rank: 0 },
  int16_t: { ...row('int16_t', 'int', true, 16), requiresNative16: true, shaderModel: 2 },
  uint16_t: { ...row('uint16_t', 'int', false, 16), requiresNative16: true, shaderModel: 2 },
  int: row('int', 'int', true, 32),
  uint: row('uint', 'int', false, 32),
  int64_t: row('int64_t', 'int', true, 64),
  uint64_t: row('uint64_t', 'int', false, 64),
  half: { ...row('half', 'float', true, 32), nativeKind: 'float16_t' },
  float16_t: { ...row('float16_t', 'float', true, 16), requiresNative16: true, shaderModel: 2 },
  float: row('float', 'float', true, 32),
  double: row('double', 'float', true, 64),
  min10float: { ...row('min10float', 'float', true, 32), rank: 10, minPrecision: true, nativeKind: 'float16_t' },
  min16float: { ...row('min16float', 'float', true, 32), rank: 16, minPrecision: true, nativeKind: 'float16_t' },
  min12int: { ...row('min12int', 'int', true, 32), rank: 12, minPrecision: true, nativeKind: 'int16_t' },
  min16int: { ...row('min16int', 'int', true, 32), rank: 16, minPrecision: true, nativeKind: 'int16_t' },
  min16uint: { ...row('min16uint', 'int', false, 32), rank: 16, minPrecision: true, nativeKind: 'uint16_t' },
  int8_t4_packed: { ...row('int8_t4_packed', 'int', false, 32), shaderModel: 6 },
  uint8_t4_packed: { ...row('uint8_t4_packed', 'int', false, 32), shaderModel: 6 },
  'literal int': { ...row('literal int', 'int', true, 0), literal: true },
  'literal float': { ...row('literal float', 'float', true, 0), literal: true },
}

export const scalarKinds = Object.keys(scalars) as readonly ScalarKind[]

export function isFloat(kind: ScalarKind): boolean {
  return scalars[kind].class === 'float'
}

/** Integers proper: neither bool nor float. */
export function isInteger(kind: ScalarKind): boolean {
  return scalars[kind].class === 'int'
}

export function isLiteral(kind: ScalarKind): boolean {
  return scalars[kind].literal === true
}

/** The kind a literal takes when nothing else decides: `1` is an int, `1.5` a float. */
export function concreteScalar(kind: ScalarKind): ScalarKind {
  if (kind === 'literal int') return 'int'
  return kind === 'literal float' ? 'float' : kind
}

/**
 * The common kind of two operands. A float beats any integer whatever its width, wider beats narrower, unsigned beats
 * signed, literals and bool adapt to the other side; min precision survives only if both sides (or a literal) agree.
 */
export function combineScalars(left: ScalarKind, right: ScalarKind): ScalarKind {
  if (left === right) return left
  const a = scalars[left]
  const b = scalars[right]
  const float = a.class === 'float' || b.class === 'float'
  if (a.literal && b.literal) return float ? 'literal float' : 'literal int'

  const adaptsA = a.literal === true || a.class === 'bool'
  const adaptsB = b.literal === true || b.class === 'bool'
  if ((left === 'half' && adaptsB) || (right === 'half' && adaptsA)) return 'half'

  let rank = Math.max(a.rank, b.rank)
  let minPrecision = adaptsA || adaptsB ? a.minPrecision || b.minPrecision : a.minPrecision && b.minPrecision
  if (float && a.class !== b.class) {
    const side = a.class === 'float' ? a : b
    rank = side.rank
    minPrecision = side.minPrecision
  }
  if (rank === 0) rank = 32
  if (float) return floatKind(rank, minPrecision === true)
  const unsigned = isUnsigned(a) || isUnsigned(b)
  return integerKind(rank, minPrecision === true, unsigned)
}

function isUnsigned(scalar: ScalarRow): boolean {
  return scalar.class === 'int' && !scalar.signed
}

function floatKind(rank: number, minPrecision: boolean): ScalarKind {
  switch (rank) {
    case 10:
      return 'min10float'
    case 16:
      return minPrecision ? 'min16float' : 'float16_t'
    case 32:
      return 'float'
    case 64:
      return 'double'
    default:
      return bug(`no float of rank ${rank}`)
  }
}

function integerKind(rank: number, minPrecision: boolean, unsigned: boolean): ScalarKind {
  switch (rank) {
    case 12:
      return 'min12int'
    case 16:
      if (minPrecision) return unsigned ? 'min16uint' : 'min16int'
      return unsigned ? 'uint16_t' : 'int16_t'
    case 32:
      return unsigned ? 'uint' : 'int'
    case 64:
      return unsigned ? 'uint64_t' : 'int64_t'
    default:
      return bug(`no integer of rank ${rank}`)
  }
}
