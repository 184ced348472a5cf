// Places in a layout, the same for both worlds: numbers in a lane.
//
//   Direct3D     lane `t space1`      t3[4] space1        registers t3 to t6
//   Vulkan       lane `set 0`         set 0 binding 2     one binding, an array too

import { registerLetters } from '../hlsl/resources.ts'
import type { SourcePlace } from '../reflect/binding-table.ts'
import type { ReflectedResource, Reflection } from '../reflect/reflection.ts'

export const families = ['direct3d', 'vulkan'] as const
export type Family = (typeof families)[number]

export interface Slot {
  readonly lane: string
  readonly first: number
  /** `null` is unbounded. */
  readonly count: number | null
}

/** A resource of a unit that needs a slot. */
export interface SlotRequest {
  /** The same in every unit. */
  readonly key: string
  readonly isSampler: boolean
  /** The register or binding it has by itself; undefined when a library leaves it open. */
  readonly first: number | undefined
  readonly lane: string
  readonly count: number | null
  /** The source says where. */
  readonly isWritten: boolean
  readonly type: string
  readonly location: SourcePlace | null
}

export function requestsOf({ resources }: Reflection, family: Family): SlotRequest[] {
  const used = resources.filter(({ used }) => used)
  const requests = family === 'direct3d' ? used.map(registerRequest) : used.flatMap(descriptorRequests)
  return withMarks(requests)
}

function registerRequest(resource: ReflectedResource): SlotRequest {
  const { lower, space, count, implicit, why } = resource
  return {
    ...described(resource),
    first: lower ?? undefined,
    lane: laneOf(registerLetters[resource.class], space ?? 0),
    count,
    isWritten: !implicit && why.kind !== 'imported',
  }
}

function descriptorRequests(resource: ReflectedResource): SlotRequest[] {
  const { vulkan } = resource
  if (!vulkan) return []
  const { set, binding, why, counter } = vulkan
  const own = { ...described(resource), count: 1, lane: `set ${set}`, first: binding, isWritten: isWritten(why) }
  if (!counter) return [own]
  const counterSlot = { first: counter.binding, lane: `set ${counter.set}`, isWritten: isWritten(counter.why) }
  return [own, { ...own, ...counterSlot, key: counterKey(own.key), type: 'counter' }]
}

function described({ name, class: resourceClass, type, location }: ReflectedResource) {
  return { key: name, isSampler: resourceClass === 'Sampler', type, location }
}

const samplerMark = ' (sampler)'
const counterMark = ' (counter)'

/** A texture and its sampler may have one name. */
function withMarks(requests: readonly SlotRequest[]): SlotRequest[] {
  const others = new Set(requests.flatMap(({ key, isSampler }) => (isSampler ? [] : [key])))
  return requests.map((request) => {
    const { key, isSampler } = request
    return isSampler && others.has(key) ? { ...request, key: `${key}${samplerMark}` } : request
  })
}

export function counterKey(key: string): string {
  return `${key}${counterMark}`
}

export function isMarkedSampler(key: string): boolean {
  return key.endsWith(samplerMark)
}

export function isCounter(key: string): boolean {
  return key.endsWith(counterMark)
}

/** The resource that a key is about. */
export function nameOf(key: string): string {
  return key.replace(/ \((?:sampler|counter)\)$/, '')
}

type Why = NonNullable<ReflectedResource['vulkan']>['why']

function isWritten(why: Why): boolean {
  return why.kind === 'attribute' || why.kind === 'option' || (why.kind === 'register' && !why.isImplicit)
}

function laneOf(letter: string, space: number): string {
  return `${letter} space${space}`
}

export function slotText({ lane, first, count }: Slot): string {
  if (lane.startsWith('set ')) return `${lane} binding ${first}`
  const [letter, space] = lane.split(' ')
  const bounds = count === null ? '[]' : count === 1 ? '' : `[${count}]`
  return `${letter}${first}${bounds}${space === 'space0' ? '' : ` ${space}`}`
}

const registerPattern = /^([tubs])(\d+)(\[(\d*)\])?(?: space(\d+))?$/
const descriptorPattern = /^(set \d+) binding (\d+)$/

export function parseSlot(text: string): Slot | undefined {
  const descriptor = descriptorPattern.exec(text)
  if (descriptor) return { lane: descriptor[1]!, first: Number(descriptor[2]), count: 1 }
  const register = registerPattern.exec(text)
  if (!register) return undefined
  const [, letter, first, bounds, size, space] = register
  const count = bounds === undefined ? 1 : size === '' ? null : Number(size)
  return { lane: laneOf(letter!, Number(space ?? 0)), first: Number(first), count }
}

export function sameSlot(left: Slot, right: Slot): boolean {
  return left.lane === right.lane && left.first === right.first && left.count === right.count
}
