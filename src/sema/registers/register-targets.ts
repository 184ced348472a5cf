// What a register annotation is about: the kind of declaration, and the classes of resources in its type (INF-0004's flags).
//
//   struct S { float f; Texture2D t; };
//   S s : register(t3);                     =>     a struct with numbers and SRVs, outside any buffer
import type { ResourceClass } from '../../hlsl/resources.ts'
import type { RegisterLetter, VariableKind } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { arrayElement, errorType, type Type } from '../../types/types.ts'

/** What a declaration is, as far as its annotations care. */
export interface AnnotationTarget {
  readonly kind: VariableKind | 'cbuffer' | 'tbuffer' | 'field' | 'function' | 'alias'
  readonly type: Type | undefined
  /** Of the declared identifier. */
  readonly name: Span
  /** Inside `cbuffer` or `tbuffer`, where `c` means a place in the buffer. */
  readonly isBufferMember?: boolean
}

/** What register annotations may be about. */
export type RegisterTarget =
  | { readonly kind: 'buffer'; readonly class: 'CBV' | 'SRV' }
  | { readonly kind: 'global'; readonly type: Type; readonly isGroupshared: boolean; readonly isInBuffer: boolean }
  /** Static globals, locals, parameters, struct members, functions. */
  | { readonly kind: 'unbound' }
export type BoundTarget = Exclude<RegisterTarget, { readonly kind: 'unbound' }>

export interface LetterRow {
  readonly class: ResourceClass | undefined
  readonly alone: string
  readonly inType: string
}

export const letters: Readonly<Record<RegisterLetter, LetterRow>> = {
  t: { class: 'SRV', alone: 'SRV resources', inType: 'SRV resources' },
  u: { class: 'UAV', alone: 'UAV resources', inType: 'UAV resources' },
  b: { class: 'CBV', alone: 'constant buffer resources', inType: 'constant buffer resources' },
  s: { class: 'Sampler', alone: 'sampler state', inType: 'sampler state' },
  c: { class: undefined, alone: 'numeric variables in the global scope', inType: 'numeric types' },
  i: { class: undefined, alone: 'nothing', inType: 'nothing' },
}

/** INF-0004's flags: the kind of variable, with the classes of resources in it. */
export type Subject =
  | { readonly flag: 'basic' }
  | { readonly flag: 'resource'; readonly class: ResourceClass }
  | { readonly flag: 'struct'; readonly classes: ReadonlySet<ResourceClass>; readonly containsNumeric: boolean }
  /** RayQuery and other objects that are no resources; groupshared variables. */
  | { readonly flag: 'other' }
  /** The type has an error of its own. */
  | { readonly flag: 'unknown' }

export function targetOf({ kind, type, isBufferMember = false }: AnnotationTarget): RegisterTarget {
  switch (kind) {
    case 'cbuffer':
      return { kind: 'buffer', class: 'CBV' }
    case 'tbuffer':
      return { kind: 'buffer', class: 'SRV' }
    case 'resource':
    case 'constant':
    case 'groupshared':
      return {
        kind: 'global',
        type: type ?? errorType,
        isGroupshared: kind === 'groupshared',
        isInBuffer: isBufferMember,
      }
    default:
      return { kind: 'unbound' }
  }
}

export function isInBuffer(target: BoundTarget): boolean {
  return target.kind === 'global' && target.isInBuffer
}

export function classify(target: BoundTarget): Subject {
  if (target.kind === 'buffer') return { flag: 'resource', class: target.class }
  if (target.isGroupshared) return { flag: 'other' }
  const type = arrayElement(target.type)
  switch (type.kind) {
    case 'scalar':
    case 'vector':
    case 'matrix':
    case 'enum':
    case 'handle':
      return { flag: 'basic' }
    case 'object':
      // Two registers where they are two resources, see src/rewrite/split-combined.ts.
      if (type.row.combined) return { flag: 'struct', classes: combinedClasses, containsNumeric: false }
      return type.row.class ? { flag: 'resource', class: type.row.class } : { flag: 'other' }
    case 'struct': {
      const classes = new Set<ResourceClass>()
      return { flag: 'struct', classes, containsNumeric: collectMembers(type, classes) }
    }
    case 'error':
      return { flag: 'unknown' }
    default:
      return { flag: 'other' }
  }
}

const combinedClasses: ReadonlySet<ResourceClass> = new Set(['SRV', 'Sampler'])

/** Adds the classes of the resources in a type; returns whether there are numbers too. */
function collectMembers(type: Type, classes: Set<ResourceClass>): boolean {
  const element = arrayElement(type)
  if (element.kind === 'object') {
    if (element.row.class) classes.add(element.row.class)
    if (element.row.combined) classes.add('Sampler')
    return false
  }
  if (element.kind !== 'struct') return true
  let containsNumeric = false
  for (const base of element.bases) containsNumeric = collectMembers(base, classes) || containsNumeric
  for (const field of element.fields) containsNumeric = collectMembers(field.type, classes) || containsNumeric
  return containsNumeric
}
