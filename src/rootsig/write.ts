// A root signature as the bytes of an RTS0 part. Every offset counts from the start of the part; the layout is DXC's, byte for byte.
import type { DescriptorRange, RootParameter, RootSignature, RootSignatureVersion, StaticSampler } from './signature.ts'

const headSize = 24
const parameterSize = 12
export const parameterTypes = { table: 0, constants: 1, CBV: 2, SRV: 3, UAV: 4 } as const
export const rangeTypes = { SRV: 0, UAV: 1, CBV: 2, Sampler: 3 } as const

export function writeRootSignature({ version, flags, parameters, samplers }: RootSignature): Uint8Array {
  const payloads: number[] = []
  const rows: number[] = []
  const payloadsAt = headSize + parameters.length * parameterSize
  for (const parameter of parameters) {
    rows.push(parameterTypes[parameter.kind], parameter.visibility, payloadsAt + payloads.length * 4)
    writePayload(payloads, parameter, payloadsAt, version)
  }
  const samplersAt = payloadsAt + payloads.length * 4
  const head = [version + 1, parameters.length, headSize, samplers.length, samplersAt, flags]
  const words = [...head, ...rows, ...payloads, ...samplers.flatMap((sampler) => samplerWords(sampler, version))]
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true)
  return bytes
}

function writePayload(words: number[], parameter: RootParameter, start: number, version: RootSignatureVersion): void {
  switch (parameter.kind) {
    case 'constants':
      words.push(parameter.register, parameter.space, parameter.count)
      break
    case 'table':
      words.push(parameter.ranges.length, start + (words.length + 2) * 4)
      for (const range of parameter.ranges) words.push(...rangeWords(range, version))
      break
    default:
      words.push(parameter.register, parameter.space, ...flagWords(parameter.flags, version))
  }
}

function rangeWords(range: DescriptorRange, version: RootSignatureVersion): number[] {
  const { count, register, space, flags, offset } = range
  return [rangeTypes[range.class], count, register, space, ...flagWords(flags, version), offset]
}

function flagWords(flags: number | undefined, version: RootSignatureVersion): number[] {
  return version === 0 ? [] : [flags ?? 0]
}

function samplerWords(sampler: StaticSampler, version: RootSignatureVersion): number[] {
  const { filter, address, mipBias, maxAnisotropy, comparison, borderColor, minLod, maxLod } = sampler
  const { register, space, visibility, flags } = sampler
  return [
    filter,
    ...address,
    floatBits(mipBias),
    maxAnisotropy,
    comparison,
    borderColor,
    floatBits(minLod),
    floatBits(maxLod),
    register,
    space,
    visibility,
    ...(version < 2 ? [] : [flags ?? 0]),
  ]
}

function floatBits(value: number): number {
  return new Uint32Array(new Float32Array([value]).buffer)[0]!
}
