// Which resources a value holds, known while compiling:
//
//   Texture2D t = Textures[i];                leaf { source Textures, index i }
//   Material m;  m.albedo = A;                group [ leaf { source A }, nothing for the float4 beside it ]
//   Textures  (an array of 8, passed on)      leaf { source Textures, no index }: a view of a whole array
//
// Trees never change; a variable gets a new one when it is assigned to.
import type { Expression } from '../../program/program.ts'
import { containsResources, type ResourceDeclaration, type ResourceStep } from '../../program/resources.ts'
import { bug } from '../../support/bug.ts'
import { limits } from '../../support/limits.ts'
import {
  arrayDimensions,
  arrayElement,
  type Field,
  type ObjectType,
  type StructType,
  type Type,
} from '../../types/types.ts'
import { makeUint, spanAt } from '../nodes.ts'
import { isSameIndex, scaled, sum, unsigned } from './indices.ts'

/** A resource of the program, or one of the heaps. */
export interface Source {
  readonly id: number
  /** Of an element, without resources inside. */
  readonly object: ObjectType
  readonly declaration: ResourceDeclaration | undefined
  readonly heap: HeapSource | undefined
  /** Elements are chosen by an index. */
  readonly isArray: boolean
}

export interface HeapSource {
  readonly family: 'resource' | 'sampler'
  readonly isPerKind: boolean
  /** An acceleration structure in a handle is an address: its index is a uint2. */
  readonly isAddress: boolean
}

export interface ResourceLeaf {
  readonly kind: 'leaf'
  /** `undefined`: never assigned. */
  readonly source: Source | undefined
  /** Another one that it may be, depending on the run. */
  readonly rival: Source | undefined
  /** Of the element; of an array, where it begins. `undefined` is 0, or a single resource. */
  readonly index: Expression | undefined
  readonly isNonUniform: boolean
}

/** Of a struct: its bases, then its fields; of an array: its elements. `undefined`: no resources there. */
export interface ResourceGroup {
  readonly kind: 'group'
  readonly parts: readonly (ResourceTree | undefined)[]
}

/** A part of a global struct, not looked at yet. */
interface ResourcePath {
  readonly kind: 'path'
  readonly root: PathRoot
  readonly steps: readonly ResourceStep[]
}

/** Finds the resources of a global struct. */
export interface PathRoot {
  leaf(steps: readonly ResourceStep[]): ResourceLeaf
}

export type ResourceTree = ResourceLeaf | ResourceGroup | ResourcePath

export const unset: ResourceLeaf = {
  kind: 'leaf',
  source: undefined,
  rival: undefined,
  index: undefined,
  isNonUniform: false,
}

function isResourceArray(type: Type): boolean {
  return arrayElement(type).kind === 'object'
}

/** A tree whose parts can be asked for; structs only, and arrays that are no view. */
export function expand(tree: ResourceTree, type: Type): ResourceGroup {
  if (tree.kind === 'group') return tree
  const part = (inner: Type, step: ResourceStep): ResourceTree | undefined =>
    containsResources(inner) ? stepInto(tree, inner, step) : undefined
  if (type.kind === 'struct')
    return {
      kind: 'group',
      parts: [
        ...type.bases.map((base) => part(base, { kind: 'base', base })),
        ...type.fields.map((field) => part(field.type, { kind: 'field', field })),
      ],
    }
  if (type.kind !== 'array') return bug('only structs and arrays have parts')
  const count = Math.min(type.count ?? 0, limits.resourceElementsInVariables.most)
  const parts = Array.from({ length: count }, (_, index) => part(type.element, { kind: 'element', index }))
  return { kind: 'group', parts }
}

/** The largest array in a type whose elements hold resources besides other things, or are asked for one by one. */
export function largestArray(type: Type): number {
  if (!containsResources(type)) return 0
  if (type.kind === 'array') return Math.max(type.count ?? 0, largestArray(type.element))
  if (type.kind !== 'struct') return 0
  return Math.max(0, ...type.bases.map(largestArray), ...type.fields.map((field) => largestArray(field.type)))
}

/** One element of an array, whatever its size. */
export function elementTree(tree: ResourceTree, type: Type, index: number): ResourceTree | undefined {
  if (tree.kind === 'group' || type.kind !== 'array') return expand(tree, type).parts[index]
  return index < (type.count ?? 0) ? stepInto(tree, type.element, { kind: 'element', index }) : undefined
}

function stepInto(tree: ResourceLeaf | ResourcePath, type: Type, step: ResourceStep): ResourceTree {
  if (tree.kind === 'leaf') {
    if (!tree.source) return unset
    if (step.kind !== 'element') return bug('a resource has no fields')
    return elementOf(tree, type, makeUint(step.index, spanAt(0)), false)
  }
  const steps = [...tree.steps, step]
  return isResourceArray(type) ? tree.root.leaf(steps) : { ...tree, steps }
}

export function fieldTree(tree: ResourceTree, { owner, index }: Field): ResourceTree | undefined {
  return expand(tree, owner).parts[owner.bases.length + index]
}

export function baseTree(tree: ResourceTree, type: StructType, base: StructType): ResourceTree | undefined {
  return expand(tree, type).parts[type.bases.indexOf(base)]
}

/** An element of a view; `type` is the element's. An index applies to all the resources in it. */
export function elementOf(view: ResourceLeaf, type: Type, index: Expression, isNonUniform: boolean): ResourceLeaf {
  let stride = 1
  for (const count of arrayDimensions(type)) stride *= count ?? 1
  return {
    ...view,
    index: sum(view.index, scaled(unsigned(index), stride)),
    isNonUniform: view.isNonUniform || isNonUniform,
  }
}

/** What an lvalue holds after two paths meet. `stored` is the variable that has the index when the two differ. */
export function mergeTrees(
  first: ResourceTree,
  second: ResourceTree,
  type: Type,
  path: string,
  stored: (path: string, source: Source) => Expression,
): ResourceTree {
  if (first === second) return first
  if (first.kind === 'leaf' && second.kind === 'leaf') return mergeLeaves(first, second, path, stored)
  if (first.kind === 'leaf' && !first.source) return second
  if (second.kind === 'leaf' && !second.source) return first
  const left = expand(first, type).parts
  const right = expand(second, type).parts
  const types = partTypes(type)
  const parts = left.map((part, index) => {
    const other = right[index]
    return part && other ? mergeTrees(part, other, types(index), `${path}.${index}`, stored) : (part ?? other)
  })
  return parts.every((part, index) => part === left[index]) && first.kind === 'group' ? first : { kind: 'group', parts }
}

function mergeLeaves(
  first: ResourceLeaf,
  second: ResourceLeaf,
  path: string,
  stored: (path: string, source: Source) => Expression,
): ResourceLeaf {
  if (!first.source) return second
  if (!second.source) return first
  const isNonUniform = first.isNonUniform || second.isNonUniform
  const rival = first.rival ?? second.rival ?? (first.source === second.source ? undefined : second.source)
  const isSame = isSameIndex(first.index, second.index)
  if (isSame && rival === first.rival && isNonUniform === first.isNonUniform) return first
  const index = isSame || rival ? first.index : stored(path, first.source)
  return { kind: 'leaf', source: first.source, rival, index, isNonUniform }
}

/** The leaves in order of declaration, an array of resources as one. */
export function leavesOfTree(tree: ResourceTree, type: Type): ResourceLeaf[] {
  const leaves: ResourceLeaf[] = []
  forEachLeaf(tree, type, '', (leaf) => leaves.push(leaf))
  return leaves
}

/** With a text that identifies each place of a type, and the type there. */
export function forEachLeaf(
  tree: ResourceTree,
  type: Type,
  path: string,
  visit: (leaf: ResourceLeaf, path: string, type: Type) => void,
): void {
  if (!containsResources(type)) return
  if (isResourceArray(type) && tree.kind === 'leaf') {
    visit(tree, path, type)
    return
  }
  const { parts } = expand(tree, type)
  const types = partTypes(type)
  parts.forEach((part, index) => {
    if (part) forEachLeaf(part, types(index), `${path}.${index}`, visit)
  })
}

function partTypes(type: Type): (index: number) => Type {
  if (type.kind === 'array') return () => type.element
  if (type.kind !== 'struct') return bug('only structs and arrays have parts')
  const { bases, fields } = type
  return (index) => bases[index] ?? fields[index - bases.length]!.type
}

/** The tree with another one in the place of a part. */
export function withPart(tree: ResourceTree, type: Type, index: number, part: ResourceTree): ResourceTree {
  const { parts } = expand(tree, type)
  return { kind: 'group', parts: parts.map((old, position) => (position === index ? part : old)) }
}

/** The tree with every leaf replaced. */
export function mapLeaves(
  tree: ResourceTree,
  type: Type,
  path: string,
  map: (leaf: ResourceLeaf, path: string, type: Type) => ResourceLeaf,
): ResourceTree {
  if (isResourceArray(type) && tree.kind === 'leaf') return map(tree, path, type)
  const { parts } = expand(tree, type)
  const types = partTypes(type)
  return {
    kind: 'group',
    parts: parts.map((part, index) => part && mapLeaves(part, types(index), `${path}.${index}`, map)),
  }
}
