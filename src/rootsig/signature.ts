// A root signature as data: what the text of `[RootSignature("...")]` says and what an RTS0 part holds.
//
//   RootConstants(b0, num32BitConstants = 4), DescriptorTable(SRV(t0, numDescriptors = 4))
//
// is two parameters, the second a table of one range. Every element knows where it is written.
import type { Location } from '../support/source.ts'

/** Minor version of 1.x. */
export type RootSignatureVersion = 0 | 1 | 2

export type RangeClass = 'SRV' | 'UAV' | 'CBV' | 'Sampler'

/** Stands for `unbounded`, and as an offset for "behind the range before". */
export const unbounded = 0xffffffff

export interface DescriptorRange {
  readonly class: RangeClass
  readonly register: number
  readonly space: number
  readonly count: number
  /** Absent: what D3D12 takes by default. */
  readonly flags: number | undefined
  readonly offset: number
  readonly location: Location
}

interface ParameterBase {
  /** Number of the SHADER_VISIBILITY. */
  readonly visibility: number
  readonly location: Location
}

export interface RootTable extends ParameterBase {
  readonly kind: 'table'
  readonly ranges: readonly DescriptorRange[]
}

export interface RootConstants extends ParameterBase {
  readonly kind: 'constants'
  readonly register: number
  readonly space: number
  readonly count: number
}

export interface RootDescriptor extends ParameterBase {
  readonly kind: 'CBV' | 'SRV' | 'UAV'
  readonly register: number
  readonly space: number
  readonly flags: number | undefined
}

export type RootParameter = RootTable | RootConstants | RootDescriptor

export interface StaticSampler {
  readonly filter: number
  readonly address: readonly [number, number, number]
  readonly mipBias: number
  readonly maxAnisotropy: number
  readonly comparison: number
  readonly borderColor: number
  readonly minLod: number
  readonly maxLod: number
  readonly register: number
  readonly space: number
  readonly visibility: number
  /** Since version 1.2. */
  readonly flags: number | undefined
  readonly location: Location
}

export interface RootSignature {
  readonly version: RootSignatureVersion
  readonly flags: number
  readonly parameters: readonly RootParameter[]
  readonly samplers: readonly StaticSampler[]
  /** Of the whole text. */
  readonly location: Location
}
