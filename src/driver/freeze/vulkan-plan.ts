// Which `[[vk::binding]]` and `[[vk::counter_binding]]` must be written to which declarations, so that nothing is left to be counted.
//
//   Texture2D A;                           set 0, binding 3            =>   A: vk::binding(3, 0)
//   RWStructuredBuffer<uint> B;            1, 4 with counter 1, 5      =>   B: vk::binding(4, 1), vk::counter_binding(5)
//   struct S { Texture2D a, b; } s;        s.a 0, 2 and s.b 0, 3       =>   s: vk::binding(2, 0)
//   float loose;                           `$Globals` at 0, 6          =>   kept: no attribute can say it
import type { Bindings, BoundResource } from '../../binding/bind.ts'
import type { BindingRules } from '../../binding/rules.ts'
import type { PlaceReason, VulkanPlace } from '../../binding/vulkan-place.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { type FreezePlan, type FrozenDeclaration, groupByOwner, type KeptBinding } from './plan.ts'
import { keptReasons } from './reasons.ts'

export function planVulkanFreeze(
  { resources }: Bindings,
  declarations: readonly ResourceDeclaration[],
  rules: BindingRules,
): FreezePlan {
  const frozen: FrozenDeclaration[] = []
  const kept: KeptBinding[] = []
  for (const [owner, members] of groupByOwner(
    resources.filter(({ vulkan }) => vulkan),
    ({ declaration }) => declaration,
  )) {
    const open = members.filter(({ vulkan }) => isOpen(vulkan!))
    if (open.length === 0) continue
    const { name, location } = owner
    const keep = (reason: string, isHarmless = false): void => {
      kept.push({ name: open.map((member) => member.name).join(', '), reason, location, isHarmless })
    }
    const own = members.find(({ declaration, element }) => declaration.path.length === 0 && element === undefined)
    if (name === '$Globals') {
      const { set, binding } = members[0]!.vulkan!
      keep(keptReasons.looseVulkanConstants(binding, set), true)
    } else if (name === '') keep(keptReasons.noName)
    else if (own) {
      if (members.length > 1 && members.some((member) => member !== own && isOpen(member.vulkan!)))
        keep(keptReasons.insideBuffer)
      if (isOpen(own.vulkan!))
        frozen.push({ name, location, registers: [], attributes: attributesOf(own.vulkan!), isStruct: false })
    } else {
      const first = firstBinding(members, declarations, rules)
      if (typeof first === 'string') keep(first)
      else frozen.push({ name, location, registers: [], attributes: [bindingText(first)], isStruct: true })
    }
  }
  return { frozen, kept }
}

/** Something else could move it. */
function isOpen({ reason, counter }: VulkanPlace): boolean {
  return isCounted(reason) || (counter !== undefined && isCounted(counter.reason))
}

function isCounted(reason: PlaceReason): boolean {
  return ['next', 'member', 'imported'].includes(reason.kind) || (reason.kind === 'register' && reason.isImplicit)
}

/** The counter is in the set of its buffer, however that is given. */
function attributesOf({ set, binding, reason, counter }: VulkanPlace): string[] {
  const own = isCounted(reason) ? [bindingText({ set, binding })] : []
  return counter && isCounted(counter.reason) ? [...own, `vk::counter_binding(${counter.binding})`] : own
}

function bindingText({ set, binding }: { readonly set: number; readonly binding: number }): string {
  return `vk::binding(${binding}, ${set})`
}

/** Where the bindings of a struct must begin for its members to be where they are; or why there is no such place. */
function firstBinding(
  members: readonly BoundResource[],
  declarations: readonly ResourceDeclaration[],
  rules: BindingRules,
): { readonly set: number; readonly binding: number } | string {
  const { variable } = members[0]!.declaration
  const offsets = new Map<ResourceDeclaration, number>()
  let next = 0
  for (const declaration of declarations) {
    if (declaration.variable !== variable) continue
    offsets.set(declaration, next)
    next += rules === 'dxc' ? (declaration.count ?? 1) : 1
  }
  const firsts = new Set<string>()
  let found = { set: 0, binding: 0 }
  for (const { declaration, vulkan, element } of members) {
    const offset = offsets.get(declaration)! + (element ?? 0)
    found = { set: vulkan!.set, binding: vulkan!.binding - offset }
    firsts.add(`${found.set} ${found.binding}`)
  }
  if (firsts.size === 1 && found.binding >= 0) return found
  return keptReasons.notInOrder
}
