// A root signature as C++: the D3D12_ROOT_* structures that D3D12SerializeVersionedRootSignature takes.
import { flagWords, wordOf } from './print.ts'
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
  samplerFlags,
  visibilities,
} from './words.ts'

/** `NAME` is a D3D12_VERSIONED_ROOT_SIGNATURE_DESC; what it points to stands before it. */
export function printCpp(signature: RootSignature, name: string): string {
  const { version, flags, parameters, samplers } = signature
  const suffix = version === 0 ? '' : '1'
  const descriptionSuffix = version === 0 ? '' : String(version)
  const samplerSuffix = version === 2 ? '1' : ''
  const lines: string[] = []
  for (const [index, parameter] of parameters.entries())
    if (parameter.kind === 'table' && parameter.ranges.length > 0)
      lines.push(
        `static const D3D12_DESCRIPTOR_RANGE${suffix} ${name}Ranges${index}[] = {`,
        ...parameter.ranges.map((range) => `    ${rangeText(range, version > 0)},`),
        '};',
      )
  if (parameters.length > 0)
    lines.push(
      `static const D3D12_ROOT_PARAMETER${suffix} ${name}Parameters[] = {`,
      ...parameters.map((parameter, index) => `    ${parameterText(parameter, `${name}Ranges${index}`, version > 0)},`),
      '};',
    )
  if (samplers.length > 0)
    lines.push(
      `static const D3D12_STATIC_SAMPLER_DESC${samplerSuffix} ${name}Samplers[] = {`,
      ...samplers.map((sampler) => `    ${samplerText(sampler, version === 2)},`),
      '};',
    )
  const parts = [
    parameters.length,
    parameters.length > 0 ? `${name}Parameters` : 'nullptr',
    samplers.length,
    samplers.length > 0 ? `${name}Samplers` : 'nullptr',
    flagsText(rootFlags, flags, 'D3D12_ROOT_SIGNATURE_FLAG_'),
  ]
  lines.push(
    `static const D3D12_VERSIONED_ROOT_SIGNATURE_DESC ${name} = {`,
    `    .Version = D3D_ROOT_SIGNATURE_VERSION_1_${version},`,
    `    .Desc_1_${version} = D3D12_ROOT_SIGNATURE_DESC${descriptionSuffix}{ ${parts.join(', ')} },`,
    '};',
  )
  return `${lines.join('\n')}\n`
}

function flagsText(words: Readonly<Record<string, number>>, flags: number, prefix: string): string {
  return flags === 0 ? `${prefix}NONE` : flagWords(words, flags, prefix)
}

function visibilityText(visibility: number): string {
  return `D3D12_${wordOf(visibilities, visibility)}`
}

function rangeText({ class: kind, count, register, space, flags, offset }: DescriptorRange, hasFlags: boolean): string {
  return `{ ${[
    `D3D12_DESCRIPTOR_RANGE_TYPE_${kind.toUpperCase()}`,
    count === unbounded ? 'UINT_MAX' : count,
    register,
    space,
    ...(hasFlags ? [flagsText(rangeFlags, flags ?? 0, 'D3D12_DESCRIPTOR_RANGE_FLAG_')] : []),
    offset === unbounded ? 'D3D12_DESCRIPTOR_RANGE_OFFSET_APPEND' : offset,
  ].join(', ')} }`
}

function parameterText(parameter: RootParameter, ranges: string, hasFlags: boolean): string {
  const visibility = visibilityText(parameter.visibility)
  switch (parameter.kind) {
    case 'table': {
      const count = parameter.ranges.length
      const table = `{ ${count}, ${count > 0 ? ranges : 'nullptr'} }`
      return `{ D3D12_ROOT_PARAMETER_TYPE_DESCRIPTOR_TABLE, { .DescriptorTable = ${table} }, ${visibility} }`
    }
    case 'constants': {
      const constants = `{ ${parameter.register}, ${parameter.space}, ${parameter.count} }`
      return `{ D3D12_ROOT_PARAMETER_TYPE_32BIT_CONSTANTS, { .Constants = ${constants} }, ${visibility} }`
    }
    default: {
      const { kind, register, space, flags } = parameter
      const flagText = hasFlags ? `, ${flagsText(descriptorFlags, flags ?? 0, 'D3D12_ROOT_DESCRIPTOR_FLAG_')}` : ''
      const descriptor = `{ ${register}, ${space}${flagText} }`
      return `{ D3D12_ROOT_PARAMETER_TYPE_${kind}, { .Descriptor = ${descriptor} }, ${visibility} }`
    }
  }
}

function samplerText(sampler: StaticSampler, hasFlags: boolean): string {
  const { filter, address, mipBias, maxAnisotropy, comparison, borderColor, minLod, maxLod } = sampler
  return `{ ${[
    `D3D12_${wordOf(filters, filter)}`,
    ...address.map((mode) => wordOf(addressModes, mode).replace('TEXTURE_ADDRESS_', 'D3D12_TEXTURE_ADDRESS_MODE_')),
    floatText(mipBias),
    maxAnisotropy,
    wordOf(comparisons, comparison).replace('COMPARISON_', 'D3D12_COMPARISON_FUNC_'),
    `D3D12_${wordOf(borderColors, borderColor)}`,
    floatText(minLod),
    floatText(maxLod),
    sampler.register,
    sampler.space,
    visibilityText(sampler.visibility),
    ...(hasFlags ? [flagsText(samplerFlags, sampler.flags ?? 0, 'D3D12_SAMPLER_FLAG_')] : []),
  ].join(', ')} }`
}

function floatText(value: number): string {
  if (value === Math.fround(3.402823466e38)) return 'D3D12_FLOAT32_MAX'
  return `${Number.isInteger(value) ? value.toFixed(1) : value}f`
}
