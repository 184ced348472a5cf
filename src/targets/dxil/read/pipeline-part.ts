// PSV0: what the runtime checks when a pipeline is made: bindings, signatures, and which outputs depend on which inputs.
import { ByteReader, decode } from './bytes.ts'
import {
  bindingTypeWords,
  interpolationWords,
  resourceKindWords,
  semanticKindWords,
  shaderKindWords,
  signatureTypeWords,
  wordFor,
} from './enum-words.ts'
import { malformed } from './malformed.ts'

interface Counts {
  readonly elements: readonly [number, number, number]
}

/** Throws Malformed. */
export function pipelineText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const size = reader.u32()
  const info = new ByteReader(reader.take(size))
  const lines: string[] = []
  const union = info.take(16)
  lines.push(`stage data: ${[...union].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}`)
  lines.push(`wave lanes: ${info.u32()} to ${info.u32()}`)
  const counts: Counts = size >= 36 ? readVersion1(info, lines) : { elements: [0, 0, 0] }
  if (size >= 48) lines.push(`threads: ${info.u32()}, ${info.u32()}, ${info.u32()}`)
  const entryName = size >= 52 ? info.u32() : undefined
  if (size >= 56) lines.push(`groupshared bytes: ${info.u32()}`)
  resources(reader, lines)
  if (size < 36) return lines
  const strings = new ByteReader(reader.take(reader.u32()))
  if (entryName !== undefined) lines.push(`entry: ${strings.textAt(entryName)}`)
  const indices: number[] = []
  for (let left = reader.count(4); left > 0; left--) indices.push(reader.u32())
  signatures(reader, strings, indices, counts, lines)
  if (reader.remaining > 0) lines.push(`dependencies: ${reader.remaining / 4} words`)
  while (reader.remaining >= 4) {
    const row: string[] = []
    while (row.length < 8 && reader.remaining >= 4) row.push(reader.u32().toString(16).padStart(8, '0'))
    lines.push(`  ${row.join(' ')}`)
  }
  return lines
}

function readVersion1(info: ByteReader, lines: string[]): Counts {
  lines.unshift(`stage: ${wordFor(shaderKindWords, info.u8())}`)
  if (info.u8() !== 0) lines.push('uses the view ID')
  const extra = info.u16()
  if (extra !== 0) lines.push(`vertices, patch or primitive vectors: ${extra}`)
  const elements = [info.u8(), info.u8(), info.u8()] as const
  lines.push(`elements: ${elements[0]} in, ${elements[1]} out, ${elements[2]} of the patch or primitive`)
  lines.push(`vectors: ${info.u8()} in, ${[info.u8(), info.u8(), info.u8(), info.u8()].join(' + ')} out`)
  return { elements }
}

function resources(reader: ByteReader, lines: string[]): void {
  const count = reader.u32()
  lines.push(`resources: ${count}`)
  if (count === 0) return
  const size = reader.u32()
  if (size < 16 || size * count > reader.remaining) malformed(`${count} resources of ${size} bytes do not fit`)
  for (let index = 0; index < count; index++) {
    const record = new ByteReader(reader.take(size))
    const type = wordFor(bindingTypeWords, record.u32())
    const space = record.u32()
    const lower = record.u32()
    const upper = record.u32()
    const kind = size >= 24 ? ` ${wordFor(resourceKindWords, record.u32())}` : ''
    const atomic = size >= 24 && (record.u32() & 1) !== 0 ? ', 64-bit atomics' : ''
    lines.push(`  ${type}${kind}: space ${space}, ${lower} to ${upper === 0xffffffff ? 'unbounded' : upper}${atomic}`)
  }
}

function signatures(
  reader: ByteReader,
  strings: ByteReader,
  indices: readonly number[],
  { elements }: Counts,
  lines: string[],
): void {
  if (elements[0] + elements[1] + elements[2] === 0) return
  const size = reader.u32()
  if (size < 16) malformed(`an element of ${size} bytes`)
  for (const [group, count] of elements.entries()) {
    for (let index = 0; index < count; index++) {
      const record = new ByteReader(reader.take(size))
      const name = decode(new TextEncoder().encode(strings.textAt(record.u32())))
      const first = record.u32()
      const rows = record.u8()
      const row = record.u8()
      const columns = record.u8()
      const kind = wordFor(semanticKindWords, record.u8())
      const type = wordFor(signatureTypeWords, record.u8())
      const interpolation = wordFor(interpolationWords, record.u8())
      const dynamic = record.u8()
      const numbers = indices.slice(first, first + rows).join(',')
      const place =
        (columns & 64) === 0
          ? 'no register'
          : `rows ${row} to ${row + rows - 1}, columns ${(columns >> 4) & 3} to ${((columns >> 4) & 3) + (columns & 15) - 1}`
      const words = [
        `${['in', 'out', 'patch'][group]} ${name === '' ? kind : name}${numbers}`,
        type,
        place,
        interpolation,
      ]
      if ((dynamic & 15) !== 0) words.push(`dynamic mask ${dynamic & 15}`)
      if (dynamic >> 4 !== 0) words.push(`stream ${(dynamic >> 4) & 3}`)
      lines.push(`  ${words.join('; ')}`)
    }
  }
}
