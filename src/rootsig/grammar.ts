// What may stand between the parentheses of each element of a root signature.
import type { RangeClass } from './signature.ts'
import {
  addressModes,
  borderColors,
  comparisons,
  descriptorFlags,
  filters,
  rangeFlags,
  samplerFlags,
  visibilities,
} from './words.ts'

type Words = Readonly<Record<string, number>>

/** `word` is one that may stand for the largest number. */
type ValueForm =
  | { readonly kind: 'unsigned'; readonly word?: string }
  | { readonly kind: 'float' }
  | { readonly kind: 'choice'; readonly words: Words }
  | { readonly kind: 'flags'; readonly words: Words }

export interface ParameterRow {
  /** As messages write it. */
  readonly name: string
  readonly value: ValueForm
}

export type ElementName = 'RootConstants' | 'CBV' | 'SRV' | 'UAV' | 'StaticSampler' | `${RangeClass} range`

interface ElementRow {
  /** As messages write it. */
  readonly name: string
  /** Of its register. */
  readonly letter: string
  /** By their names in small letters. */
  readonly parameters: ReadonlyMap<string, ParameterRow>
}

function row(name: string, letter: string, parameters: Readonly<Record<string, ValueForm>>): ElementRow {
  const rows = Object.entries(parameters).map(([written, value]) => ({ name: written, value }))
  return { name, letter, parameters: new Map(rows.map((each) => [each.name.toLowerCase(), each])) }
}

const unsigned = { kind: 'unsigned' } as const
const float = { kind: 'float' } as const
const visibility = { kind: 'choice', words: visibilities } as const
const address = { kind: 'choice', words: addressModes } as const

function descriptor(name: string, letter: string): ElementRow {
  return row(name, letter, { space: unsigned, visibility, flags: { kind: 'flags', words: descriptorFlags } })
}

function range(name: string, letter: string): ElementRow {
  return row(name, letter, {
    numDescriptors: { kind: 'unsigned', word: 'unbounded' },
    space: unsigned,
    offset: { kind: 'unsigned', word: 'descriptor_range_offset_append' },
    flags: { kind: 'flags', words: rangeFlags },
  })
}

export const elements: Readonly<Record<ElementName, ElementRow>> = {
  RootConstants: row('RootConstants', 'b', { num32BitConstants: unsigned, space: unsigned, visibility }),
  CBV: descriptor('CBV', 'b'),
  SRV: descriptor('SRV', 't'),
  UAV: descriptor('UAV', 'u'),
  'CBV range': range('CBV', 'b'),
  'SRV range': range('SRV', 't'),
  'UAV range': range('UAV', 'u'),
  'Sampler range': range('Sampler', 's'),
  StaticSampler: row('StaticSampler', 's', {
    filter: { kind: 'choice', words: filters },
    addressU: address,
    addressV: address,
    addressW: address,
    mipLODBias: float,
    maxAnisotropy: unsigned,
    comparisonFunc: { kind: 'choice', words: comparisons },
    borderColor: { kind: 'choice', words: borderColors },
    minLOD: float,
    maxLOD: float,
    space: unsigned,
    visibility,
    flags: { kind: 'flags', words: samplerFlags },
  }),
}
