// Why a resource is where it is, or gone, as data; src/reflect/reason-text.ts has the sentences.
//
//   { kind: 'in-the-way', register: 'u3', space: 0, count: 4, gaps: [{ registers: 'u0..u1', blocker: 'u2', owner: 'A' }] }

import { registerLetters } from '../hlsl/resources.ts'
import type { RemarkKind } from '../passes/remarks.ts'
import type { BindingRecord } from './allocate.ts'
import { lastRegister, type RegisterRange, type RegisterSpace } from './register-space.ts'

/** `u3`, `u3..u6`, `u6..` for an unbounded range. */
export function rangeText(letter: string, range: RegisterRange): string {
  if (range.upper === lastRegister && range.lower !== lastRegister) return `${letter}${range.lower}..`
  return range.lower === range.upper ? `${letter}${range.lower}` : `${letter}${range.lower}..${letter}${range.upper}`
}

/** Registers below the one that was found, and who has them. */
export interface TakenRegisters {
  /** `u0..u3` */
  readonly registers: string
  /** The first few. */
  readonly owners: readonly string[]
  /** How many owners there are besides. */
  readonly more: number
}

/** Free registers that are too few, and the register that ends them. */
export interface SmallGap {
  readonly registers: string
  readonly blocker: string
  readonly owner: string
}

interface FoundPlace {
  /** The first register, `u3`. */
  readonly register: string
  readonly space: number
}

/** Why a resource is where it is. */
export type BindingReason =
  /** A register annotation in the source. */
  | { readonly kind: 'annotation' }
  /** A row of `-import-binding-table`. */
  | { readonly kind: 'imported' }
  /** The first register that is free; others are taken, if there are any below. */
  | (FoundPlace & { readonly kind: 'first-free'; readonly taken: TakenRegisters | null })
  /** There are free registers below, but not enough of them in a row. */
  | (FoundPlace & { readonly kind: 'in-the-way'; readonly count: number; readonly gaps: readonly SmallGap[] })
  /** An unbounded array comes after everything else. */
  | (FoundPlace & { readonly kind: 'unbounded'; readonly taken: TakenRegisters | null })
  /** Vulkan binds it without a register. */
  | { readonly kind: 'no-room' }
  /** A library leaves it to the linker. */
  | { readonly kind: 'left-open' }
  /** A compiled shader has it there; why, it does not say. */
  | { readonly kind: 'compiled' }

/** Why a resource is not bound. */
export type UnusedReason =
  | { readonly kind: 'never-referenced' }
  /** A pass removed the last use. */
  | {
      readonly kind: 'optimised-away'
      readonly cause: RemarkKind
      readonly pass: string | null
      /** What the pass found out: `the condition is never true: i is in [0, 4]`. */
      readonly finding: string
    }

const mostOwners = 3
const mostGaps = 2

export function reasonForPlace<Row extends BindingRecord>(
  record: Row,
  lower: number,
  space: RegisterSpace<Row>,
): BindingReason {
  const letter = registerLetters[record.class]
  const place: FoundPlace = { register: `${letter}${lower}`, space: record.space }
  const { first, count } = space.holdersBelow(lower, mostOwners)
  const registers = lower === 0 ? '' : rangeText(letter, { lower: 0, upper: lower - 1 })
  const owners = first.map((holder) => holder.owner.name)
  const taken = lower === 0 ? null : { registers, owners, more: Math.max(0, count - mostOwners) }
  if (record.count === undefined) return { kind: 'unbounded', ...place, taken }
  const gaps = space.gapsBelow(lower, mostGaps)
  if (gaps.length === 0) return { kind: 'first-free', ...place, taken }
  return {
    kind: 'in-the-way',
    ...place,
    count: record.count,
    gaps: gaps.map((gap) => {
      const end = gap.upper + 1
      const { owner } = space.holderIn({ lower: end, upper: end })!
      return { registers: rangeText(letter, gap), blocker: `${letter}${end}`, owner: owner.name }
    }),
  }
}
