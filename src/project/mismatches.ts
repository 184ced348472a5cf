// Names that mean different things in shaders that are bound together: another type, or members of a buffer at other offsets.
//
//   vertex shader: cbuffer Camera { float4x4 view; float3 eye; }
//   pixel shader:  cbuffer Camera { float3 eye; }                      =>  Camera.eye is at offset 64 and at offset 0
//
// Permutations are bound together when their common axes have the same values: what `SHADOWS=0` of a vertex shader means is compared with
// `SHADOWS=0` of the pixel shader only.
import type { SourcePlace } from '../reflect/binding-table.ts'
import type { ReflectedBuffer } from '../reflect/constant-buffers.ts'
import { append } from '../support/lists.ts'
import { membersOf } from './buffers.ts'
import type { Permutation } from './permutations.ts'
import type { SlotRequest } from './slots.ts'

/** What a unit means by its names. */
export interface UnitMeanings {
  readonly unit: string
  readonly shader: string
  readonly permutation: Permutation
  readonly requests: readonly SlotRequest[]
  readonly buffers: readonly ReflectedBuffer[]
}

export interface Mismatch {
  readonly kind: 'type' | 'member'
  /** A resource, or `Camera.eye`. */
  readonly name: string
  readonly location: SourcePlace | null
  readonly first: Meaning
  readonly second: Meaning
}

export interface Meaning {
  readonly unit: string
  /** A type, or an offset and a type. */
  readonly text: string
}

/** The units that mean the same by a name, by what they mean. */
type Meanings = Map<string, UnitMeanings[]>

/** One for each resource. */
export function mismatchesOf(units: readonly UnitMeanings[]): Mismatch[] {
  const types = new Map<string, Meanings>()
  const members = new Map<string, Map<string, Meanings>>()
  for (const unit of units) {
    for (const { key, type } of unit.requests) append(childOf(types, key), type, unit)
    for (const buffer of unit.buffers)
      for (const [path, text] of membersOf(buffer).members)
        append(childOf(childOf(members, buffer.name), path), text.replace(/^(\S+) (.*)$/, 'offset $1 ($2)'), unit)
  }
  const found: Mismatch[] = []
  for (const [key, meanings] of types) {
    const pair = differenceIn(meanings)
    if (pair) found.push({ kind: 'type', name: key, ...sidesOf(key, pair) })
  }
  for (const [buffer, paths] of members)
    for (const [path, meanings] of paths) {
      const pair = differenceIn(meanings)
      if (!pair) continue
      found.push({ kind: 'member', name: `${buffer}.${path}`, ...sidesOf(buffer, pair) })
      // Those behind it have moved as well.
      break
    }
  return found
}

function childOf<Value>(parent: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  let child = parent.get(key)
  if (!child) parent.set(key, (child = new Map()))
  return child
}

type Pair = readonly [Difference, Difference]

interface Difference {
  readonly unit: UnitMeanings
  readonly text: string
}

function sidesOf(key: string, [first, second]: Pair): Pick<Mismatch, 'location' | 'first' | 'second'> {
  const meaning = ({ unit, text }: Difference): Meaning => ({ unit: unit.unit, text })
  const location = second.unit.requests.find((request) => request.key === key)?.location ?? null
  return { location, first: meaning(first), second: meaning(second) }
}

/** Two units that are bound together and disagree. */
function differenceIn(meanings: Meanings): Pair | undefined {
  const variants = [...meanings]
  for (const [index, [text, units]] of variants.entries())
    for (const [otherText, others] of variants.slice(index + 1)) {
      const pair = boundTogether(units, others)
      if (pair)
        return [
          { unit: pair[0], text },
          { unit: pair[1], text: otherText },
        ]
    }
  return undefined
}

function boundTogether(
  first: readonly UnitMeanings[],
  second: readonly UnitMeanings[],
): readonly [UnitMeanings, UnitMeanings] | undefined {
  for (const own of byShader(first).values())
    for (const others of byShader(second).values()) {
      if (own[0]!.shader === others[0]!.shader) continue
      const axes = own[0]!.permutation.filter(({ name }) => others[0]!.permutation.some((other) => other.name === name))
      const keyOf = ({ permutation }: UnitMeanings): string =>
        JSON.stringify(axes.map(({ name }) => permutation.find((axis) => axis.name === name)?.value))
      const known = new Map(own.map((unit) => [keyOf(unit), unit]))
      for (const other of others) {
        const unit = known.get(keyOf(other))
        if (unit) return [unit, other]
      }
    }
  return undefined
}

function byShader(units: readonly UnitMeanings[]): Map<string, UnitMeanings[]> {
  const groups = new Map<string, UnitMeanings[]>()
  for (const unit of units) append(groups, unit.shader, unit)
  return groups
}
