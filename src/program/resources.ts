// The resources a program declares: one row per global resource, array of resources, constant buffer, and per resource inside a
// global struct variable. Everything after the checker that speaks of resources speaks of these rows.
//
//   struct S { RWBuffer<float> B[4]; int n; };  S s : register(u3);      s.B   UAV   u3, count 4
//   cbuffer CB { float4 c; }                                             CB    CBV   implicit
import type { Location } from '../support/source.ts'
import type { Field, ObjectType, StructType } from '../types/types.ts'
import type { ConstantBuffer, Variable } from './program.ts'

export type ResourceClass = 'SRV' | 'UAV' | 'CBV' | 'Sampler'

/** A step from a struct variable to the resource in it. */
export type ResourceStep =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'base'; readonly base: StructType }
  | { readonly kind: 'element'; readonly index: number }

export interface ResourceDeclaration {
  /** As the binding table shows it: `A`, `CB`, `$Globals`, `s.B`, `s.Base::B`, `arr.0.B`. */
  readonly name: string
  readonly class: ResourceClass
  /** `undefined` for cbuffer, tbuffer and `$Globals`. */
  readonly type: ObjectType | undefined
  readonly buffer: ConstantBuffer | undefined
  /** The variable it is, or lies in; `undefined` for buffers. */
  readonly variable: Variable | undefined
  /** From the variable to the resource; empty unless the variable is a struct. */
  readonly path: readonly ResourceStep[]
  /** Of the resource itself, outermost first; `undefined` is unbounded. */
  readonly dimensions: readonly (number | undefined)[]
  /** Product of the dimensions, 1 for a single resource, `undefined` when unbounded. */
  readonly count: number | undefined
  readonly register: number | undefined
  readonly space: number | undefined
  /** Declaration order over the whole program, as Clang counts it (facts: one id more for each buffer with a counter; `$Globals` last). */
  readonly order: number
  readonly location: Location
}
