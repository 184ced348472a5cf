// RTS0: the root signature a shader brings along.
import { readRootSignature } from '../../../rootsig/read.ts'
import type { DescriptorRange, RootParameter, StaticSampler } from '../../../rootsig/signature.ts'
import { parameterWords, visibilityWords, wordFor } from './enum-words.ts'
import { Malformed } from './malformed.ts'

/** Throws Malformed. */
export function rootSignatureText(data: Uint8Array): string[] {
  const signature = readRootSignature(data)
  if (!signature) throw new Malformed('the root signature is damaged')
  const { version, flags, parameters, samplers } = signature
  return [
    `version: 1.${version}`,
    `flags: 0x${flags.toString(16)}`,
    ...parameters.flatMap((parameter, index) => parameterText(parameter, index, version > 0)),
    ...samplers.map(samplerText),
  ]
}

const kindNumbers = { table: 0, constants: 1, CBV: 2, SRV: 3, UAV: 4 } as const

function parameterText(parameter: RootParameter, index: number, hasFlags: boolean): string[] {
  const { kind, visibility } = parameter
  const head = `parameter ${index}: ${wordFor(parameterWords, kindNumbers[kind])}, visible to ${wordFor(visibilityWords, visibility)}`
  if (kind === 'table') return [head, ...parameter.ranges.map((range) => rangeText(range, hasFlags))]
  const place = `  register ${parameter.register}, space ${parameter.space}`
  if (kind === 'constants') return [head, `${place}, ${parameter.count} values`]
  return [head, `${place}${flagsText(parameter.flags, hasFlags)}`]
}

function flagsText(flags: number | undefined, hasFlags: boolean): string {
  return hasFlags ? `, flags 0x${(flags ?? 0).toString(16)}` : ''
}

const all = 0xffffffff

function rangeText(range: DescriptorRange, hasFlags: boolean): string {
  const { register, space, count, flags, offset } = range
  const number = count === all ? 'unbounded' : `${count} descriptors`
  const at = offset === all ? 'appended' : `at ${offset}`
  return `  ${range.class}: register ${register}, space ${space}, ${number}${flagsText(flags, hasFlags)}, ${at}`
}

function samplerText(sampler: StaticSampler, index: number): string {
  const { register, space, visibility, filter, address, mipBias, maxAnisotropy, comparison, borderColor } = sampler
  const place = `register ${register}, space ${space}, visible to ${wordFor(visibilityWords, visibility)}`
  const flags = sampler.flags === undefined ? '' : `, flags 0x${sampler.flags.toString(16)}`
  return `static sampler ${index}: ${place}; filter 0x${filter.toString(16)}, address ${address.join(', ')}, bias ${mipBias}, anisotropy ${maxAnisotropy}, comparison ${comparison}, border ${borderColor}, LOD ${sampler.minLod} to ${sampler.maxLod}${flags}`
}
