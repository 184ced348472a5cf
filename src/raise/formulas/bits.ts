// Integers that Vulkan's instructions do not take: it counts, reverses and searches 32 bits at a time.
//
//   countbits(x)      =>   countbits(uint(x)) + countbits(uint(x >> 32))                                  of 64 bits
//   reversebits(x)    =>   uint16_t(reversebits(uint(x)) >> 16)                                           of 16 bits
//   firstbithigh(x)   =>   high != 0 ? firstbithigh(high) + 32 : firstbithigh(low)                        all ones when there is none
import type { Expression } from '../../program/program.ts'
import { makeConstruct } from '../../rewrite/nodes.ts'
import { componentOf, intType, scalarType, uintType } from '../../types/types.ts'
import {
  apply,
  binary,
  bitsOf,
  componentsOf,
  convert,
  type FormulaTable,
  intrinsic,
  isSigned,
  number,
  numericOf,
  select,
  unary,
} from './nodes.ts'

const longType = scalarType('uint64_t')
const shortType = scalarType('uint16_t')

export const bitFormulas: FormulaTable = {
  /** Pairs of low and high words with the carry between them. */
  AddUint64: ([a, b], { type }) => {
    const [left, right] = [componentsOf(a!), componentsOf(b!)]
    if (left.length % 2 === 1) return undefined
    const words = left.flatMap((x, index) => {
      if (index % 2 === 1) return []
      const low = binary('+', x, right[index]!)
      const carry = convert(binary('<', low, x), uintType)
      return [low, binary('+', binary('+', left[index + 1]!, right[index + 1]!), carry)]
    })
    return makeConstruct(type, words, a!)
  },
  countbits: ([x]) => {
    if (bitsOf(x!.type) === 16) return count(convert(convert(x!, shortType), uintType))
    return bitsOf(x!.type) === 64 ? binary('+', count(lowWord(x!)), count(highWord(x!))) : undefined
  },
  firstbithigh: ([x]) => {
    const signed = isSigned(x!.type)
    if (bitsOf(x!.type) === 16) return find('firstbithigh', convert(x!, signed ? intType : uintType))
    if (bitsOf(x!.type) !== 64) return undefined
    // The highest bit that differs from the sign.
    if (signed)
      return find('firstbithigh', convert(select(binary('<', x!, number(x!, 0)), unary('~', x!), x!), longType))
    const high = highWord(x!)
    const found = find('firstbithigh', high)
    return select(
      binary('!=', high, number(high, 0)),
      binary('+', found, number(found, 32)),
      find('firstbithigh', lowWord(x!)),
    )
  },
  firstbitlow: ([x]) => {
    if (bitsOf(x!.type) === 16) return find('firstbitlow', convert(convert(x!, shortType), uintType))
    if (bitsOf(x!.type) !== 64) return undefined
    const low = lowWord(x!)
    const inHigh = find('firstbitlow', highWord(x!))
    return select(binary('!=', low, number(low, 0)), find('firstbitlow', low), binary('|', inHigh, number(inHigh, 32)))
  },
  reversebits: ([x]) => {
    const component = componentOf(numericOf(x!))
    if (bitsOf(component) === 16) {
      const reversed = apply('reversebits', convert(convert(x!, shortType), uintType))
      return convert(convert(binary('>>', reversed, number(reversed, 16)), shortType), component)
    }
    if (bitsOf(component) !== 64) return undefined
    const high = convert(apply('reversebits', lowWord(x!)), longType)
    const low = convert(apply('reversebits', highWord(x!)), longType)
    return convert(binary('|', binary('<<', high, number(high, 32)), low), component)
  },
}

function lowWord(x: Expression): Expression {
  return convert(x, uintType)
}

function highWord(x: Expression): Expression {
  return convert(binary('>>', x, number(x, 32)), uintType)
}

/** How many, and where: uints of the operand's shape. */
function count(x: Expression): Expression {
  return find('countbits', x)
}

function find(name: string, x: Expression): Expression {
  return intrinsic(name, convert(x, uintType).type, [x])
}
