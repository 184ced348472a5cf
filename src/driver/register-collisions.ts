// Whether registers can collide, judging by the declarations alone. Only the optimised module knows which resources are used, so this
// answers "perhaps": it is what decides whether `lint` has to look.
//
//   Texture2D A : register(t0); Texture2D B : register(t0);      perhaps: an error when both are used
//   Texture2D A[]; Texture2D B;                                  perhaps: an array without an end leaves no room behind it
import { attributeOf } from '../program/attributes.ts'
import type { ConstantBuffer, Program, Variable } from '../program/program.ts'
import { containsResources, resourceCount } from '../program/resources.ts'
import { append } from '../support/lists.ts'
import type { VulkanOptions } from '../targets/vulkan/options.ts'

interface Claim {
  readonly first: number
  readonly last: number
}

export function registersMayCollide({ globals }: Program): boolean {
  const claims = new Map<string, Claim[]>()
  for (const global of globals) {
    const count = registerCount(global)
    if (count === Number.POSITIVE_INFINITY && globals.length > 1) return true
    for (const { letter, number, space = 0 } of global.bindings) {
      if (letter === undefined || number === undefined) continue
      append(claims, `${letter} ${space}`, { first: number, last: number + count - 1 })
    }
  }
  return [...claims.values()].some(overlap)
}

/** The same for Vulkan, where all classes share the bindings of a set: two resources at one place are a warning, unless they are one. */
export function descriptorsMayCollide(
  { globals }: Program,
  { shifts, registers, flattensArrays }: VulkanOptions,
): boolean {
  const isMoved = shifts.length > 0 || registers.length > 0 || flattensArrays
  const places = new Set<string>()
  for (const { attributes, bindings } of globals) {
    const written = attributeOf(attributes, 'vk::binding')?.arguments
    const claims = written
      ? [`${written[1] ?? 0} ${written[0]}`]
      : bindings.flatMap(({ letter, number, space = 0 }) =>
          number === undefined || letter === 'c' ? [] : [`${space} ${number}`],
        )
    for (const place of claims) {
      if (places.has(place) || (isMoved && places.size > 0)) return true
      places.add(place)
    }
  }
  return false
}

/** At most; an array without a size takes all there are. */
function registerCount(global: Variable | ConstantBuffer): number {
  if (global.kind === 'constant-buffer') return 1
  const { type } = global
  const isUnbounded = type.kind === 'array' && type.count === undefined && containsResources(type)
  return isUnbounded ? Number.POSITIVE_INFINITY : Math.max(1, resourceCount(type))
}

function overlap(claims: Claim[]): boolean {
  claims.sort((first, second) => first.first - second.first)
  let last = -1
  for (const claim of claims) {
    if (claim.first <= last) return true
    last = claim.last
  }
  return false
}
