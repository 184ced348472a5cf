// Constants as LLVM writes them.
//
//   float 0.1 -> 0x3FB99999A0000000     <2 x i32> of 1 -> splat (i32 1)     bytes -> c"A\00"
import { bug } from '../support/bug.ts'
import { type ConstantExpression, ConstantFloat, ConstantInt, type ConstantString, splatElement } from './constants.ts'
import { doubleToBits, floatToBits } from './float-bits.ts'
import { escapeBytes, quoteName } from './names.ts'
import { Flag } from './opcodes.ts'
import type { User, Value } from './values.ts'

function hexadecimal(bits: bigint, digits: number): string {
  return bits.toString(16).toUpperCase().padStart(digits, '0')
}

/** Decimal when six digits say it exactly; otherwise the bits of the double, or of the half. */
export function floatText(constant: ConstantFloat): string {
  const { value, type } = constant
  if (type.bits === 16) return `0xH${hexadecimal(floatToBits(constant), 4)}`
  if (Number.isNaN(value)) return `0x${hexadecimal(constant.nanBits ?? doubleToBits(value), 16)}`
  if (Number.isFinite(value)) {
    const decimal = value.toExponential(6)
    if (Number(decimal) === value) {
      const sign = Object.is(value, -0) ? '-' : ''
      return sign + decimal.replace(/e([+-])(\d)$/, 'e$10$2')
    }
  }
  return `0x${hexadecimal(doubleToBits(value), 16)}`
}

function typed(value: Value): string {
  return `${value.type.text} ${constantText(value)}`
}

function members(user: User): string {
  return user.operands.map(typed).join(', ')
}

/** A constant without its type. Globals are constants, too. */
export function constantText(value: Value): string {
  switch (value.kind) {
    case 'int': {
      const constant = value as ConstantInt
      if (constant.type.bits === 1) return constant.number === 0 ? 'false' : 'true'
      return constant.type.bits <= 32 ? String(constant.number) : String(constant.value)
    }
    case 'float':
      return floatText(value as ConstantFloat)
    case 'null':
    case 'undef':
    case 'poison':
      return value.kind
    case 'zero':
      return value.type.kind === 'token' ? 'none' : 'zeroinitializer'
    case 'string':
      return `c"${escapeBytes((value as ConstantString).bytes)}"`
    case 'function':
    case 'global':
      return `@${quoteName(value.name)}`
    case 'aggregate':
      return aggregateText(value as User)
    case 'expression':
      return expressionText(value as ConstantExpression)
    default:
      return bug(`${value.kind} is not a constant`)
  }
}

function aggregateText(value: User): string {
  switch (value.type.kind) {
    case 'array':
      return `[${members(value)}]`
    case 'vector': {
      const same = splatElement(value)
      if (same instanceof ConstantInt || same instanceof ConstantFloat) return `splat (${typed(same)})`
      return `<${members(value)}>`
    }
    case 'struct':
      return value.type.packed ? `<{ ${members(value)} }>` : `{ ${members(value)} }`
    default:
      return bug(`${value.type.text} is not an aggregate`)
  }
}

function expressionText(value: ConstantExpression): string {
  if (value.opcode === 'getelementptr') {
    const flags = pointerFlagsText(value.flags)
    return `getelementptr ${flags}(${value.sourceElementType?.text}, ${members(value)})`
  }
  if (value.operands.length === 1) return `${value.opcode} (${members(value)} to ${value.type.text})`
  const flags = `${value.flags & Flag.nuw ? 'nuw ' : ''}${value.flags & Flag.nsw ? 'nsw ' : ''}`
  return `${value.opcode} ${flags}(${members(value)})`
}

/** The flags of a getelementptr; inbounds implies nusw. */
export function pointerFlagsText(flags: number): string {
  const inbounds = flags & Flag.inbounds ? 'inbounds ' : flags & Flag.nusw ? 'nusw ' : ''
  return flags & Flag.nuw ? `${inbounds}nuw ` : inbounds
}
