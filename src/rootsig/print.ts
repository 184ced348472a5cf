// A root signature as text: what `[RootSignature("...")]` takes, one element a line, defaults left out.
import { registerLetters } from '../hlsl/resources.ts'
import {
  type DescriptorRange,
  type RootParameter,
  type RootSignature,
  type StaticSampler,
  unbounded,
} from './signature.ts'
import {
  addressModes,
  borderColors,
  comparisons,
  descriptorFlags,
  filters,
  rangeFlags,
  rootFlags,
  samplerDefaults,
  samplerFlags,
  visibilities,
} from './words.ts'

type Words = Readonly<Record<string, number>>

export function wordOf(words: Words, value: number): string {
  return Object.keys(words).find((word) => words[word] === value) ?? String(value)
}

/** The words of all bits, joined; `0` for none. */
export function flagWords(words: Words, flags: number, prefix = ''): string {
  const found = Object.keys(words).filter((word) => (flags & words[word]!) !== 0)
  return found.length === 0 ? '0' : found.map((word) => prefix + word).join(' | ')
}

/** Elements in the order of the signature. */
export function signatureElements({ flags, parameters, samplers }: RootSignature): readonly string[] {
  return [
    ...(flags === 0 ? [] : [`RootFlags(${flagWords(rootFlags, flags)})`]),
    ...parameters.map(parameterText),
    ...samplers.map(samplerText),
  ]
}

/** A macro with the text, ready for `[RootSignature(NAME)]`. */
export function printHlsl(signature: RootSignature, name: string): string {
  const elements = signatureElements(signature)
  if (elements.length === 0) return `#define ${name} ""\n`
  const lines = elements.map((element, index) => `  "${element}${index < elements.length - 1 ? ', ' : ''}"`)
  return `#define ${name} \\\n${lines.join(' \\\n')}\n`
}

function call(name: string, ...values: readonly (string | undefined)[]): string {
  return `${name}(${values.filter((value) => value !== undefined).join(', ')})`
}

function optional(name: string, value: string | number, otherwise: string | number): string | undefined {
  return value === otherwise ? undefined : `${name} = ${value}`
}

function visibilityText(visibility: number): string | undefined {
  return visibility === 0 ? undefined : `visibility = ${wordOf(visibilities, visibility)}`
}

function parameterText(parameter: RootParameter): string {
  const visibility = visibilityText(parameter.visibility)
  if (parameter.kind === 'table') return call('DescriptorTable', ...parameter.ranges.map(rangeText), visibility)
  const space = optional('space', parameter.space, 0)
  if (parameter.kind === 'constants')
    return call('RootConstants', `b${parameter.register}`, `num32BitConstants = ${parameter.count}`, space, visibility)
  const { kind, register, flags } = parameter
  const flagText = flags === undefined ? undefined : `flags = ${flagWords(descriptorFlags, flags)}`
  return call(kind, `${registerLetters[kind]}${register}`, space, flagText, visibility)
}

function rangeText(range: DescriptorRange): string {
  const { class: kind, register, count, space, offset, flags } = range
  return call(
    kind,
    `${registerLetters[kind]}${register}`,
    optional('numDescriptors', count === unbounded ? 'unbounded' : count, 1),
    optional('space', space, 0),
    optional('offset', offset, unbounded),
    flags === undefined ? undefined : `flags = ${flagWords(rangeFlags, flags)}`,
  )
}

function samplerText(sampler: StaticSampler): string {
  const [u, v, w] = sampler.address.map((mode) => wordOf(addressModes, mode)) as [string, string, string]
  const wrap = wordOf(addressModes, samplerDefaults.address)
  const { mipBias, maxAnisotropy, minLod, maxLod, space, flags } = sampler
  return call(
    'StaticSampler',
    `s${sampler.register}`,
    optional('filter', wordOf(filters, sampler.filter), wordOf(filters, samplerDefaults.filter)),
    optional('addressU', u, wrap),
    optional('addressV', v, wrap),
    optional('addressW', w, wrap),
    optional('mipLODBias', mipBias, samplerDefaults.mipBias),
    optional('maxAnisotropy', maxAnisotropy, samplerDefaults.maxAnisotropy),
    optional(
      'comparisonFunc',
      wordOf(comparisons, sampler.comparison),
      wordOf(comparisons, samplerDefaults.comparison),
    ),
    optional(
      'borderColor',
      wordOf(borderColors, sampler.borderColor),
      wordOf(borderColors, samplerDefaults.borderColor),
    ),
    optional('minLOD', minLod, samplerDefaults.minLod),
    optional('maxLOD', maxLod, samplerDefaults.maxLod),
    optional('space', space, 0),
    visibilityText(sampler.visibility),
    flags ? `flags = ${flagWords(samplerFlags, flags)}` : undefined,
  )
}
