// Subobjects of a state object that a library declares: `TriangleHitGroup Group = { "AnyHit", "ClosestHit" };`.
import type { RootSignature } from '../rootsig/signature.ts'

export type Subobject = { readonly name: string } & (
  | { readonly kind: 'StateObjectConfig'; readonly flags: number }
  | { readonly kind: 'GlobalRootSignature' | 'LocalRootSignature'; readonly signature: RootSignature }
  | {
      readonly kind: 'SubobjectToExportsAssociation'
      readonly subobject: string
      /** None: the default for all exports. */
      readonly exports: readonly string[]
    }
  | { readonly kind: 'RaytracingShaderConfig'; readonly payloadSize: number; readonly attributeSize: number }
  | { readonly kind: 'RaytracingPipelineConfig'; readonly depth: number }
  | { readonly kind: 'RaytracingPipelineConfig1'; readonly depth: number; readonly flags: number }
  | {
      readonly kind: 'TriangleHitGroup' | 'ProceduralPrimitiveHitGroup'
      readonly anyHit: string
      readonly closestHit: string
      readonly intersection: string
    }
)
