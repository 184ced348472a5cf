// An element of a signature: what lowering takes entry points apart into, binding packs into registers and DXIL and reflection describe.
//
//   float2 uv[2] : TEXCOORD3                            =>     TEXCOORD, indices 3 and 4, 2 x 2 floats
//   struct A { float2 x; float y; };  A a[2] : T        =>     T, indices 0 and 2, 2 x 2 floats; T, indices 1 and 3, 2 x 1 floats
import type { SemanticInterpretation } from '../hlsl/semantics.ts'
import type { Location } from '../support/source.ts'
import type { Normalization, ScalarType } from '../types/types.ts'

export interface SignatureElement {
  readonly id: number
  /** Without index, as written. */
  readonly name: string
  /** Of the first row. */
  readonly index: number
  /** Of every row: members of an array of structs have theirs in turns, and get them one after the other. */
  readonly indices: number[]
  /** Number of the system value in DXIL; 0 for an ordinary name. */
  readonly kind: number
  readonly interpretation: SemanticInterpretation
  readonly scalar: ScalarType
  readonly normalized?: Normalization
  readonly rows: number
  readonly columns: number
  /** `linear`, `nointerpolation`, ... as written. */
  readonly interpolation: readonly string[]
  /** Of a geometry shader. */
  readonly stream: number
  /** Of the semantic. */
  readonly location: Location
}
