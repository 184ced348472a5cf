// What the optimiser and the allocator know about the resources of a program, by the place of their declaration.
import type { BoundResource, UnusedResource } from '../binding/bind.ts'
import { rangeText } from '../binding/reasons.ts'
import { lastRegister } from '../binding/register-space.ts'
import { placeReasonText } from '../binding/vulkan-place.ts'
import type { Compilation } from '../driver/compilation.ts'
import { registerLetters } from '../hlsl/resources.ts'
import { reasonText, unusedReasonText } from '../reflect/reason-text.ts'
import { type Location, nowhere } from '../support/source.ts'

export interface ResourceFacts {
  /** Several for a struct with resources inside. */
  readonly bound: readonly BoundResource[]
  readonly unused: readonly UnusedResource[]
}

/** Of the variable or buffer that is declared at a location. */
export function resourceFacts({ bindings }: Compilation, location: Location): ResourceFacts {
  const isMeant = ({ declaration }: { readonly declaration: BoundResource['declaration'] }): boolean =>
    declaration.location === location || declaration.variable?.location === location
  return {
    bound: bindings?.resources.filter(isMeant) ?? [],
    unused: bindings?.unused.filter(isMeant) ?? [],
  }
}

/** `t3`, `u2..u5 in space1`, or `set 0, binding 4`. */
export function placeText({ class: kind, lower, count, space, isAssigned, vulkan }: BoundResource): string {
  if (vulkan) return `set ${vulkan.set}, binding ${vulkan.binding}`
  if (!isAssigned) return 'not assigned'
  const upper = count === undefined ? lastRegister : Math.min(lastRegister, lower + Math.max(1, count) - 1)
  const range = rangeText(registerLetters[kind], { lower, upper })
  return space === 0 ? range : `${range} in space${space}`
}

export function whyText({ why, vulkan }: BoundResource): string {
  return vulkan ? placeReasonText(vulkan) : reasonText(why)
}

/** The sentence and the places that decided. */
export function unusedText({ why, decidedAt, usedAt }: UnusedResource, compilation: Compilation): string {
  const { sources } = compilation
  const line = (location: Location): string => {
    const { entry, offset } = sources.place(sources.fileLocationOf(location))
    const number = entry.file.lineAt(offset)
    return `line ${number + 1}: \`${entry.file.lineText(number).trim()}\``
  }
  const decided = decidedAt === nowhere ? '' : `\n\ndecided at ${line(decidedAt)}`
  const used = usedAt === nowhere || usedAt === decidedAt ? '' : `\n\nthe use that is gone: ${line(usedAt)}`
  return `${unusedReasonText(why)}${decided}${used}`
}
