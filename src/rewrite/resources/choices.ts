// One of several trees of resources, as an index that is computed: what an array of structs holds at an index, or what `?` chooses.
//
//   c ? Textures[i] : Textures[j]        =>        Textures[c ? i : j]
import type { Expression } from '../../program/program.ts'
import { containsResources } from '../../program/resources.ts'
import { bug } from '../../support/bug.ts'
import type { Span } from '../../support/source.ts'
import { boolType, type Type } from '../../types/types.ts'
import { makeUint } from '../nodes.ts'
import { unsigned } from './indices.ts'
import { expand, type ResourceLeaf, type ResourceTree, unset } from './trees.ts'

export function isElement(index: Expression, position: number): Expression {
  const { start, end } = index
  const right = makeUint(position, index)
  return { kind: 'binary', operator: '==', left: unsigned(index), right, type: boolType, start, end }
}

/** One of two trees, resource by resource. */
export function chooseTree(
  condition: Expression,
  first: ResourceTree,
  second: ResourceTree,
  type: Type,
  span: Span,
): ResourceTree {
  const others = singleLeaves(second, type)
  const leaves = singleLeaves(first, type).map((leaf, index) =>
    chooseLeaf(condition, leaf, others[index] ?? unset, span),
  )
  let next = 0
  return fromLeaves(type, () => leaves[next++] ?? unset)
}

export function chooseLeaf(condition: Expression, first: ResourceLeaf, second: ResourceLeaf, span: Span): ResourceLeaf {
  if (!first.source || !second.source) return first.source ? first : second
  if (first.source !== second.source) return { ...first, rival: second.source }
  const rival = first.rival ?? second.rival
  if (!first.source.isArray) return { ...first, rival }
  const consequent = first.index ?? makeUint(0, span)
  const alternate = second.index ?? makeUint(0, span)
  const { start, end } = span
  return {
    ...first,
    rival,
    isNonUniform: first.isNonUniform || second.isNonUniform,
    index: {
      kind: 'conditional',
      condition,
      consequent,
      alternate,
      evaluatesBoth: false,
      type: consequent.type,
      start,
      end,
    },
  }
}

/** One leaf for every resource, arrays taken apart. */
export function singleLeaves(tree: ResourceTree, type: Type): ResourceLeaf[] {
  if (!containsResources(type)) return []
  if (type.kind === 'object') return tree.kind === 'leaf' ? [tree] : []
  const { parts } = expand(tree, type)
  return parts.flatMap((part, index) => (part ? singleLeaves(part, partType(type, index)) : []))
}

export function fromLeaves(type: Type, next: () => ResourceLeaf): ResourceTree {
  if (type.kind === 'object') return next()
  const { parts } = expand(unset, type)
  return {
    kind: 'group',
    parts: parts.map((part, index) => part && fromLeaves(partType(type, index), next)),
  }
}

function partType(type: Type, index: number): Type {
  if (type.kind === 'array') return type.element
  if (type.kind !== 'struct') return bug('only structs and arrays have parts')
  return type.bases[index] ?? type.fields[index - type.bases.length]!.type
}
