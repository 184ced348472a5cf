// RTS0: a root signature of version 1.1 as bytes. Every offset counts from the start of the part.
import { ByteWriter } from './bytes.ts'
import type { RootParameter, RootSignature, StaticSampler } from './root-signature.ts'

const version11 = 2
const headSize = 24
const parameterSize = 12
const parameterTypes = { table: 0, constants: 1, CBV: 2, SRV: 3, UAV: 4 } as const

export function writeRootSignature({ flags, parameters, samplers }: RootSignature): Uint8Array {
  const payloads = new ByteWriter()
  const rows = new ByteWriter()
  const payloadsAt = headSize + parameters.length * parameterSize
  for (const parameter of parameters) {
    rows.words([parameterTypes[parameter.kind], parameter.visibility, payloadsAt + payloads.length])
    writePayload(payloads, parameter, payloadsAt)
  }
  const writer = new ByteWriter()
  writer.words([version11, parameters.length, headSize, samplers.length, payloadsAt + payloads.length, flags])
  writer.append(rows.finish())
  writer.append(payloads.finish())
  for (const sampler of samplers) writeSampler(writer, sampler)
  return writer.finish()
}

function writePayload(writer: ByteWriter, parameter: RootParameter, start: number): void {
  switch (parameter.kind) {
    case 'constants':
      writer.words([parameter.register, parameter.space, parameter.count])
      break
    case 'table':
      writer.words([parameter.ranges.length, start + writer.length + 8])
      for (const { type, count, register, space, flags, offset } of parameter.ranges)
        writer.words([type, count, register, space, flags, offset])
      break
    default:
      writer.words([parameter.register, parameter.space, parameter.flags])
  }
}

function writeSampler(writer: ByteWriter, sampler: StaticSampler): void {
  writer.words([sampler.filter, ...sampler.address])
  writer.f32(sampler.mipBias)
  writer.words([sampler.maxAnisotropy, sampler.comparison, sampler.borderColor])
  writer.f32(sampler.minLod)
  writer.f32(sampler.maxLod)
  writer.words([sampler.register, sampler.space, sampler.visibility])
}
