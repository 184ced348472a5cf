// The registers a root signature binds, range by range, and by which of its parameters.
//
//   CBV(b0), DescriptorTable(SRV(t0, numDescriptors = 4))   =>   b0 by parameter 0, t0..t3 by parameter 1 from offset 0
import type { Location } from '../support/source.ts'
import { type RangeClass, type RootSignature, unbounded } from './signature.ts'

/** How a register reaches the shader. */
export type BoundAs = 'constants' | 'descriptor' | 'table' | 'sampler'

export interface BoundRange {
  readonly as: BoundAs
  readonly class: RangeClass
  readonly space: number
  readonly lower: number
  /** Inclusive. */
  readonly upper: number
  readonly visibility: number
  /** Number of the parameter, or of the static sampler. */
  readonly index: number
  /** In a table: of the first descriptor. */
  readonly offset: number
  /** Of root constants. */
  readonly words: number
  readonly location: Location
}

export function boundRanges({ parameters, samplers }: RootSignature): readonly BoundRange[] {
  const ranges: BoundRange[] = []
  for (const [index, parameter] of parameters.entries()) {
    const { visibility, location } = parameter
    if (parameter.kind === 'table') {
      let next = 0
      for (const range of parameter.ranges) {
        const offset = range.offset === unbounded ? next : range.offset
        const upper = range.count === unbounded ? unbounded : Math.min(unbounded, range.register + range.count - 1)
        const { class: kind, space, register: lower } = range
        ranges.push({
          as: 'table',
          class: kind,
          space,
          lower,
          upper,
          visibility,
          index,
          offset,
          words: 0,
          location: range.location,
        })
        next = offset + range.count
      }
      continue
    }
    const { register: lower, space } = parameter
    const isConstants = parameter.kind === 'constants'
    ranges.push({
      as: isConstants ? 'constants' : 'descriptor',
      class: isConstants ? 'CBV' : parameter.kind,
      space,
      lower,
      upper: lower,
      visibility,
      index,
      offset: 0,
      words: isConstants ? parameter.count : 0,
      location,
    })
  }
  for (const [index, { register: lower, space, visibility, location }] of samplers.entries())
    ranges.push({
      as: 'sampler',
      class: 'Sampler',
      space,
      lower,
      upper: lower,
      visibility,
      index,
      offset: 0,
      words: 0,
      location,
    })
  return ranges
}
