// What one stage of a program hands to the next: an input must be where the output of its name is, in a register or at a location.
//
//   vertex shader: float3 normal : NORMAL; float2 uv : TEXCOORD;     registers 1 and 2, after the position
//   pixel shader:  float2 uv : TEXCOORD; float3 normal : NORMAL;     registers 0 and 1
//
// Only programs with one shader for each stage are checked: with several vertex shaders it is unknown which one a pixel shader is drawn with.
import type { ReflectedElement, ReflectedEntry } from '../reflect/entry-points.ts'
import type { Reflection } from '../reflect/reflection.ts'
import type { StageVariableRow } from '../reflect/vulkan-interface.ts'
import { groupBy } from '../support/lists.ts'
import type { Meaning } from './mismatches.ts'
import type { Permutation } from './permutations.ts'
import type { Family } from './slots.ts'

export interface StageUnit {
  readonly id: string
  readonly shader: string
  readonly permutation: Permutation
  readonly reflection: Reflection
}

export interface LinkageProblem {
  /** `TEXCOORD0` */
  readonly name: string
  /** The text is a place: `register 2 (xy)`; empty when there is none. */
  readonly output: Meaning
  readonly input: Meaning
}

type Side = 'inputs' | 'outputs' | 'patchConstants'

/** Who hands what to whom; of several givers the first that the program has. */
const handovers: readonly {
  readonly to: string
  readonly from: readonly string[]
  readonly given: Side
  readonly taken: Side
}[] = [
  { to: 'hull', from: ['vertex'], given: 'outputs', taken: 'inputs' },
  { to: 'domain', from: ['hull'], given: 'outputs', taken: 'inputs' },
  { to: 'domain', from: ['hull'], given: 'patchConstants', taken: 'patchConstants' },
  { to: 'geometry', from: ['domain', 'vertex'], given: 'outputs', taken: 'inputs' },
  { to: 'pixel', from: ['geometry', 'domain', 'vertex'], given: 'outputs', taken: 'inputs' },
]

/** The first of every pair of stages: those behind it have moved as well. */
export function linkageProblems(units: readonly StageUnit[], family: Family): LinkageProblem[] {
  const stages = groupBy(
    units.filter(({ reflection }) => reflection.entryPoints.length === 1),
    ({ reflection }) => entryOf(reflection).stage,
  )
  if ([...stages.values()].some((group) => new Set(group.map(({ shader }) => shader)).size > 1)) return []
  return handovers.flatMap(({ to, from, given, taken }) => {
    const takers = stages.get(to)
    const givers = from.map((stage) => stages.get(stage)).find((group) => group !== undefined)
    return (
      (takers && givers && problemBetween(variantsOf(givers, given, family), variantsOf(takers, taken, family))) ?? []
    )
  })
}

/** Where a value is: its first register or location, and the components of a register. */
interface Place {
  readonly at: number
  readonly mask: number
  readonly text: string
  /** Who does not get it from the stage before has it from the machine. */
  readonly isSystems: boolean
}

type Places = ReadonlyMap<string, Place>

interface Variant {
  readonly places: Places
  readonly units: readonly StageUnit[]
}

/** Permutations that have the same. */
function variantsOf(units: readonly StageUnit[], side: Side, family: Family): Variant[] {
  const known = units.map((unit) => ({ unit, places: placesIn(unit.reflection, side, family) }))
  return [...groupBy(known, ({ places }) => JSON.stringify([...places])).values()].map((group) => ({
    places: group[0]!.places,
    units: group.map(({ unit }) => unit),
  }))
}

function placesIn(reflection: Reflection, side: Side, family: Family): Places {
  if (family === 'direct3d') return new Map(entryOf(reflection)[side].flatMap(registersOf))
  const rows = side === 'patchConstants' ? [] : (reflection.vulkan?.[side] ?? [])
  return new Map(rows.flatMap(locationOf))
}

function entryOf({ entryPoints }: Reflection): ReflectedEntry {
  return entryPoints[0]!
}

function registersOf({
  semantic,
  index,
  indices,
  systemValue,
  rows,
  register,
  mask,
  stream,
}: ReflectedElement): [string, Place][] {
  if (register === null || mask === null || stream !== 0) return []
  return Array.from({ length: rows }, (_, row) => {
    const at = register + row
    const components = [...'xyzw'].filter((_, component) => (mask & (1 << component)) !== 0).join('')
    const place = { at, mask, text: `register ${at} (${components})`, isSystems: systemValue !== null }
    return [`${semantic.toUpperCase()}${indices?.[row] ?? index + row}`, place]
  })
}

function locationOf({ semantic, location }: StageVariableRow): [string, Place][] {
  if (location === null || semantic === '') return []
  return [[semantic.toUpperCase(), { at: location, mask: 0, text: `location ${location}`, isSystems: false }]]
}

function problemBetween(givers: readonly Variant[], takers: readonly Variant[]): LinkageProblem | undefined {
  for (const giver of givers)
    for (const taker of takers) {
      const name = misplaced(giver.places, taker.places)
      const pair = name === undefined ? undefined : drawnTogether(giver.units, taker.units)
      if (name === undefined || !pair) continue
      const [from, to] = pair
      return {
        name,
        output: { unit: from.id, text: giver.places.get(name)?.text ?? '' },
        input: { unit: to.id, text: taker.places.get(name)!.text },
      }
    }
  return undefined
}

function misplaced(given: Places, taken: Places): string | undefined {
  for (const [name, { at, mask, isSystems }] of taken) {
    const output = given.get(name)
    if (output ? output.at !== at || (mask & ~output.mask) !== 0 : !isSystems) return name
  }
  return undefined
}

/** Two permutations whose common axes have the same values. */
function drawnTogether(
  givers: readonly StageUnit[],
  takers: readonly StageUnit[],
): readonly [StageUnit, StageUnit] | undefined {
  for (const giver of givers)
    for (const taker of takers) {
      const agree = giver.permutation.every(({ name, value }) =>
        taker.permutation.every((other) => other.name !== name || other.value === value),
      )
      if (agree) return [giver, taker]
    }
  return undefined
}
