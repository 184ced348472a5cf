// Numbers as text that reads back as the same bits.
//
//   0.1 : float     0.1          3 : uint     3 (or 3u where the type does not follow from the context)          NaN     asfloat(0x7fc00000)
//
// A number keeps the spelling of the source when that has the same value: `0xff` stays `0xff`, `1e-4` stays `1e-4`.
import { isFloat, type ScalarKind, scalars } from '../../../hlsl/scalars.ts'
import type { ScalarType } from '../../../types/types.ts'
import { floatType, scalarType } from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import type { Text } from './text.ts'

const literalInt = scalarType('literal int')
const literalFloat = scalarType('literal float')

/** What a literal of that kind needs at its end to be of no other kind; absent where only a cast can say it. */
const suffixes: Partial<Record<ScalarKind, string>> = {
  uint: 'u',
  int64_t: 'll',
  uint64_t: 'ull',
  float: 'f',
  double: 'l',
  half: 'h',
  float16_t: 'h',
}

/** A literal that takes the type of what it is used with. */
export function looseNumber(value: number | bigint | boolean, type: ScalarType, spelling: string | undefined): Text {
  if (typeof value === 'boolean') return { text: String(value), level: Level.postfix, type }
  if (!isFloat(type.scalar)) return looseInteger(typeof value === 'bigint' ? value : BigInt(value), spelling)
  const number = Number(value)
  if (!Number.isFinite(number)) return unusualFloat(number, type.scalar)
  const text = keptFloat(number, type.scalar, spelling) ?? floatText(number, type.scalar)
  // Without a suffix it is a float since HLSL 202x.
  if (type.scalar === 'double' && Math.fround(number) !== number)
    return { text: `${text}L`, level: signLevel(text), type }
  return { text, level: signLevel(text), type: literalFloat }
}

function looseInteger(value: bigint, spelling: string | undefined): Text {
  const text = spelling !== undefined && /^0[xX][\da-fA-F]+$/.test(spelling) && BigInt(spelling) === value
  const written = text ? spelling : String(value)
  return { text: written, level: signLevel(written), type: literalInt, value }
}

function signLevel(text: string): Level {
  return text.startsWith('-') ? Level.unary : Level.postfix
}

/** The same literal with its type written behind it, or in front of it. */
export function exactNumber(loose: Text, type: ScalarType, typeName: string): Text {
  if (loose.type === type) return loose
  const suffix = suffixes[type.scalar]
  const isSameClass = loose.type === (isFloat(type.scalar) ? literalFloat : literalInt)
  if (suffix !== undefined && isSameClass && fitsSuffix(loose, type))
    return { text: loose.text + suffix, level: loose.level, type }
  return { text: `${typeName}(${loose.text})`, level: Level.postfix, type }
}

/** `-1u` would be a negated unsigned number. */
function fitsSuffix({ text }: Text, { scalar }: ScalarType): boolean {
  return isFloat(scalar) || scalars[scalar].signed || !text.startsWith('-')
}

function keptFloat(value: number, kind: ScalarKind, spelling: string | undefined): string | undefined {
  const digits = spelling?.replace(/[fFhHlL]$/, '')
  if (digits === undefined || !/^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(digits)) return undefined
  if (!/[.eE]/.test(digits) || !Object.is(rounded(Number(digits), kind), rounded(value, kind))) return undefined
  return digits
}

function rounded(value: number, kind: ScalarKind): number {
  return scalars[kind].bits === 32 ? Math.fround(value) : value
}

/** The fewest digits that give the value back. */
function floatText(value: number, kind: ScalarKind): string {
  let text = Object.is(value, -0) ? '-0.0' : String(value)
  if (scalars[kind].bits === 32 && Math.fround(value) === value) {
    for (let digits = 1; digits <= 9; digits++) {
      const candidate = Number(value.toPrecision(digits))
      if (Math.fround(candidate) !== value) continue
      text = Object.is(value, -0) ? '-0.0' : String(candidate)
      break
    }
  }
  return /[.e]/.test(text) ? text.replace('e+', 'e') : `${text}.0`
}

/** Infinities and NaN have no spelling that every compiler reads. */
function unusualFloat(value: number, kind: ScalarKind): Text {
  const bits = Number.isNaN(value) ? '0x7fc00000' : value > 0 ? '0x7f800000' : '0xff800000'
  const text = `asfloat(${bits}u)`
  if (kind !== 'double') return { text, level: Level.postfix, type: floatType }
  const high = Number.isNaN(value) ? '0x7ff80000' : value > 0 ? '0x7ff00000' : '0xfff00000'
  return { text: `asdouble(0u, ${high}u)`, level: Level.postfix, type: scalarType('double') }
}
