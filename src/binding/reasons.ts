// Why an implicit resource is where it is, in one sentence.
//
//   u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits
import { registerLetters } from '../hlsl/resources.ts'
import type { BindingRecord } from './allocate.ts'
import { lastRegister, type RegisterRange, type RegisterSpace } from './register-space.ts'

/** `u3`, `u3..u6`, `u6..` for an unbounded range. */
export function rangeText(letter: string, range: RegisterRange): string {
  if (range.upper === lastRegister && range.lower !== lastRegister) return `${letter}${range.lower}..`
  return range.lower === range.upper ? `${letter}${range.lower}` : `${letter}${range.lower}..${letter}${range.upper}`
}

export function explainPlace<Row extends BindingRecord>(record: Row, lower: number, space: RegisterSpace<Row>): string {
  const letter = registerLetters[record.class]
  const place = `${letter}${lower}${record.space === 0 ? '' : ` in space${record.space}`}`
  const holders = space.holdersBelow(lower, 3)
  const more = holders.count > 3 ? ` and ${holders.count - 3} more` : ''
  const names = `${holders.first.map((holder) => holder.owner.name).join(', ')}${more}`
  const gaps = space.gapsBelow(lower, 2)
  if (record.count === undefined) {
    return lower === 0
      ? `nothing else is in the space, so the unbounded array starts at ${place}`
      : `an unbounded array starts after everything else (${names}), at ${place}`
  }
  if (lower === 0) return `${place} is the first free register`
  if (gaps.length === 0) {
    const taken = rangeText(letter, { lower: 0, upper: lower - 1 })
    return names === ''
      ? `${taken} is reserved; ${place} is the first free register`
      : `${taken} is taken by ${names}; ${place} is the first free register`
  }
  const tooSmall = gaps.map((gap) => {
    const holder = space.holderIn({ lower: gap.upper + 1, upper: gap.upper + 1 })
    const blocker = holder
      ? `${letter}${gap.upper + 1} is taken by ${holder.owner.name}`
      : `${letter}${gap.upper + 1} is reserved`
    return `${rangeText(letter, gap)} is too small for ${record.count} registers (${blocker})`
  })
  return `${tooSmall.join('; ')}; ${place} is the first place that fits`
}
