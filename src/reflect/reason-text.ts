// Reasons for bindings in one sentence.
//
//   u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits
import type { BindingReason, SmallGap, TakenRegisters, UnusedReason } from '../binding/reasons.ts'
import { unreachable } from '../support/bug.ts'

export function reasonText(why: BindingReason): string {
  switch (why.kind) {
    case 'annotation':
      return 'register annotation'
    case 'imported':
      return 'imported binding table'
    case 'no-room':
      return 'no register is left for it'
    case 'left-open':
      return 'a library leaves implicit bindings open; -auto-binding-space assigns them'
    case 'compiled':
      return 'the compiled shader has it there'
    case 'first-free': {
      const free = `${placeText(why)} is the first free register`
      return why.taken ? `${why.taken.registers} is taken by ${ownersText(why.taken)}; ${free}` : free
    }
    case 'in-the-way':
      return `${why.gaps.map((gap) => gapText(gap, why.count)).join('; ')}; ${placeText(why)} is the first place that fits`
    case 'unbounded':
      return why.taken
        ? `an unbounded array starts after everything else (${ownersText(why.taken)}), at ${placeText(why)}`
        : `nothing else is in the space, so the unbounded array starts at ${placeText(why)}`
    default:
      return unreachable(why)
  }
}

export function unusedReasonText(why: UnusedReason): string {
  return why.kind === 'never-referenced' ? 'never referenced by code the entry point reaches' : why.finding
}

function placeText({ register, space }: { readonly register: string; readonly space: number }): string {
  return space === 0 ? register : `${register} in space${space}`
}

function ownersText({ owners, more }: TakenRegisters): string {
  return `${owners.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function gapText({ registers, blocker, owner }: SmallGap, count: number): string {
  return `${registers} is too small for ${count} registers (${blocker} is taken by ${owner})`
}
