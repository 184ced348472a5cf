// Where a resource is for Vulkan, and why, as data; `placeReasonText` is the sentence.
//
//   { set: 0, binding: 3, reason: { kind: 'register', register: 't0', shift: 3, ... } }      register t0 and -fvk-t-shift 3

/** A descriptor set, and a binding in it. */
export interface DescriptorPlace {
  readonly set: number
  readonly binding: number
}

/** Why a resource has its set and binding. */
export type PlaceReason =
  /** `[[vk::binding]]`, or `[[vk::counter_binding]]` of a counter. */
  | { readonly kind: 'attribute'; readonly attribute: string }
  /** An option that names the resource or its register. */
  | { readonly kind: 'option'; readonly option: string }
  /** A row of `-import-binding-table`. */
  | { readonly kind: 'imported' }
  /** A compiled shader has it there; why, it does not say. */
  | { readonly kind: 'compiled' }
  /** The register that was written or assigned, plus the shift of its class. */
  | {
      readonly kind: 'register'
      readonly register: string
      readonly isImplicit: boolean
      readonly shift: number
    }
  /** The first free one, from `shift` on; `before` are those that were there, the nearest first. */
  | {
      readonly kind: 'next'
      readonly letter: string
      readonly shift: number
      readonly before: readonly string[]
      readonly beforeCount: number
      readonly count: number
    }
  /** Counted on from the first binding of its struct. */
  | { readonly kind: 'member'; readonly owner: string; readonly offset: number; readonly first: number }

export interface ReasonedPlace extends DescriptorPlace {
  readonly reason: PlaceReason
}

export interface VulkanPlace extends ReasonedPlace {
  readonly counter: ReasonedPlace | undefined
  /** `[[vk::input_attachment_index]]` of a subpass input. */
  readonly inputAttachment: number | undefined
  /** `[[vk::image_format]]` of a storage image. */
  readonly imageFormat: string | undefined
}

/** Longer lists are cut. */
export const mostNeighbours = 3

export function placeReasonText({ binding, set, reason }: ReasonedPlace): string {
  switch (reason.kind) {
    case 'attribute':
      return `[[${reason.attribute}]]`
    case 'option':
      return reason.option
    case 'imported':
      return 'imported binding table'
    case 'register': {
      const { register, isImplicit, shift } = reason
      const from = `${isImplicit ? 'the register it would have, ' : 'register '}${register}`
      return shift === 0 ? from : `${from} and -fvk-${register.charAt(0)}-shift ${shift}`
    }
    case 'next': {
      const { before, beforeCount, shift, letter, count } = reason
      const start = shift === 0 ? '' : ` from -fvk-${letter}-shift ${shift} on`
      const what =
        count === 1 ? `binding ${binding} of set ${set} is the first free one` : roomText(binding, set, count)
      if (beforeCount === 0) return `${what}${start}`
      const more = beforeCount > before.length ? ` and ${beforeCount - before.length} more` : ''
      return `${what}${start}, after ${before.join(', ')}${more}`
    }
    case 'compiled':
      return 'the compiled shader has it there'
    case 'member':
      return `${reason.owner} starts at binding ${reason.first}, and this is number ${reason.offset} in it`
  }
}

function roomText(binding: number, set: number, count: number): string {
  return `bindings ${binding} to ${binding + count - 1} of set ${set} are the first free ${count}`
}
