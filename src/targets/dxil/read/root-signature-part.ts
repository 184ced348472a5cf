// RTS0: the root signature a shader brings along.
import { ByteReader } from './bytes.ts'
import { parameterWords, rangeWords, visibilityWords, wordFor } from './enum-words.ts'

/** Throws Malformed. */
export function rootSignatureText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const version = reader.u32()
  const parameters = reader.u32()
  const parametersOffset = reader.u32()
  const samplers = reader.u32()
  const samplersOffset = reader.u32()
  const lines = [
    `version: ${version === 1 ? '1.0' : version === 2 ? '1.1' : version}`,
    `flags: 0x${reader.u32().toString(16)}`,
  ]
  reader.offset = parametersOffset
  for (let index = 0; index < parameters; index++) {
    const type = reader.u32()
    const visibility = wordFor(visibilityWords, reader.u32())
    const payload = new ByteReader(data, reader.u32())
    lines.push(`parameter ${index}: ${wordFor(parameterWords, type)}, visible to ${visibility}`)
    if (type === 0) lines.push(...rangesText(payload, version))
    else if (type === 1) lines.push(`  register ${payload.u32()}, space ${payload.u32()}, ${payload.u32()} values`)
    else
      lines.push(
        `  register ${payload.u32()}, space ${payload.u32()}${version === 1 ? '' : `, flags 0x${payload.u32().toString(16)}`}`,
      )
  }
  reader.offset = samplersOffset
  for (let index = 0; index < samplers; index++) lines.push(samplerText(reader, index))
  return lines
}

function rangesText(payload: ByteReader, version: number): string[] {
  const count = payload.u32()
  payload.offset = payload.u32()
  const lines: string[] = []
  for (let index = 0; index < count; index++) {
    const type = wordFor(rangeWords, payload.u32())
    const number = payload.u32()
    const text = `  ${type}: register ${payload.u32()}, space ${payload.u32()}, ${number === 0xffffffff ? 'unbounded' : `${number} descriptors`}`
    const flags = version === 1 ? '' : `, flags 0x${payload.u32().toString(16)}`
    const offset = payload.u32()
    lines.push(`${text}${flags}, ${offset === 0xffffffff ? 'appended' : `at ${offset}`}`)
  }
  return lines
}

function samplerText(reader: ByteReader, index: number): string {
  const filter = reader.u32()
  const address = [reader.u32(), reader.u32(), reader.u32()].join(', ')
  const bias = reader.f32()
  const anisotropy = reader.u32()
  const compare = reader.u32()
  const border = reader.u32()
  const lod = `${reader.f32()} to ${reader.f32()}`
  const place = `register ${reader.u32()}, space ${reader.u32()}, visible to ${wordFor(visibilityWords, reader.u32())}`
  return `static sampler ${index}: ${place}; filter 0x${filter.toString(16)}, address ${address}, bias ${bias}, anisotropy ${anisotropy}, comparison ${compare}, border ${border}, LOD ${lod}`
}
