// Numbers as GLSL spells them, of any kind: 5u, 0.5, 1.0lf, 3us. What has no spelling (infinity, the smallest int) is made from its bits.
import type { Type } from '../../../types/types.ts'
import { Level } from '../precedence.ts'
import { type Code, code } from './code.ts'
import { type GlslKind, glslKind, numericName, plainType } from './types.ts'
import type { Writer } from './writer.ts'

export type Constant = number | bigint | boolean | string

export function literal(writer: Writer, value: Constant, type: Type): Code {
  if (typeof value === 'string') return code(JSON.stringify(value))
  const plain = plainType(type)
  if (plain.kind !== 'scalar') {
    writer.unsupported(`a constant of this type`)
    return code('0')
  }
  // A literal of 16 or 64 bits needs what its type needs.
  numericName(writer, plain, 1)
  return number(glslKind(plain), value)
}

export function number(kind: GlslKind, value: number | bigint | boolean): Code {
  switch (kind) {
    case 'bool':
      return code(value === 0 || value === 0n || value === false ? 'false' : 'true')
    case 'float':
    case 'double':
    case 'float16_t':
      return float(kind, Number(value))
    default:
      return integer(kind, typeof value === 'bigint' ? value : BigInt(Math.trunc(Number(value))))
  }
}

const integers: Readonly<Record<string, { readonly bits: number; readonly signed: boolean; readonly suffix: string }>> =
  {
    int: { bits: 32, signed: true, suffix: '' },
    uint: { bits: 32, signed: false, suffix: 'u' },
    int16_t: { bits: 16, signed: true, suffix: 's' },
    uint16_t: { bits: 16, signed: false, suffix: 'us' },
    int64_t: { bits: 64, signed: true, suffix: 'l' },
    uint64_t: { bits: 64, signed: false, suffix: 'ul' },
  }

function integer(kind: GlslKind, value: bigint): Code {
  const { bits, signed, suffix } = integers[kind]!
  const wrapped = signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)
  if (signed && wrapped === -(1n << BigInt(bits - 1)))
    return code(`${kind}(0x${BigInt.asUintN(bits, wrapped).toString(16)}u${suffix})`)
  return code(`${wrapped}${suffix}`, wrapped < 0n ? Level.unary : Level.postfix)
}

function float(kind: 'float' | 'double' | 'float16_t', value: number): Code {
  const suffix = kind === 'double' ? 'lf' : kind === 'float16_t' ? 'hf' : ''
  if (!Number.isFinite(value) || (kind === 'float' && !Number.isFinite(Math.fround(value)))) return special(kind, value)
  const text = kind === 'double' ? decimal(value) : decimal(shortest(value))
  return code(text + suffix, text.startsWith('-') ? Level.unary : Level.postfix)
}

/** Infinity and not-a-number. */
function special(kind: 'float' | 'double' | 'float16_t', value: number): Code {
  const bits = Number.isNaN(value) ? '0x7fc00000u' : value < 0 ? '0xff800000u' : '0x7f800000u'
  const whole = `uintBitsToFloat(${bits})`
  return code(kind === 'float' ? whole : `${kind}(${whole})`)
}

/** The fewest digits that are the same float: 0.1, not 0.10000000149011612. */
function shortest(value: number): number {
  const rounded = Math.fround(value)
  for (let digits = 6; digits < 10; digits++) {
    const candidate = Number(rounded.toPrecision(digits))
    if (Math.fround(candidate) === rounded) return candidate
  }
  return rounded
}

function decimal(value: number): string {
  if (Object.is(value, -0)) return '-0.0'
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}
