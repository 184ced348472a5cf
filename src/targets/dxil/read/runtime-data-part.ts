// RDAT: the runtime data of a library: its resources, functions and subobjects as tables.
import { ByteReader, hex } from './bytes.ts'
import { resourceKindWords, shaderKindWords, wordFor } from './enum-words.ts'
import { malformed } from './malformed.ts'

const tableWords: Readonly<Record<number, string>> = {
  1: 'strings',
  2: 'index arrays',
  3: 'resources',
  4: 'functions',
  5: 'raw bytes',
  6: 'subobjects',
  7: 'node ids',
  8: 'attributes of node inputs and outputs',
  9: 'attributes of nodes',
  10: 'node inputs and outputs',
  11: 'nodes',
  13: 'signature elements',
  14: 'vertex shaders',
  15: 'pixel shaders',
  16: 'hull shaders',
  17: 'domain shaders',
  18: 'geometry shaders',
  19: 'compute shaders',
  20: 'mesh shaders',
  21: 'amplification shaders',
}

const classWords = ['SRV', 'UAV', 'CBV', 'Sampler']

/** Throws Malformed. */
export function runtimeDataText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const lines = [`version: 0x${reader.u32().toString(16)}`]
  const parts: { type: number; data: Uint8Array }[] = []
  for (let left = reader.count(4); left > 0; left--) {
    const part = new ByteReader(data, reader.u32())
    parts.push({ type: part.u32(), data: part.take(part.u32()) })
  }
  const strings = new ByteReader(parts.find(({ type }) => type === 1)?.data ?? new Uint8Array(1))
  for (const part of parts) {
    lines.push(`${wordFor(tableWords, part.type)}: ${part.data.length} bytes`)
    if (part.type === 1 || part.type === 2 || part.type === 5) continue
    lines.push(...tableText(part.type, new ByteReader(part.data), strings))
  }
  return lines
}

function tableText(type: number, table: ByteReader, strings: ByteReader): string[] {
  const lines: string[] = []
  const count = table.u32()
  const stride = table.u32()
  if (stride < 4 || count * stride > table.remaining)
    malformed(`${count} records of ${stride} bytes do not fit into a table`)
  for (let index = 0; index < count; index++) {
    const record = new ByteReader(table.take(stride))
    if (type === 3 && stride >= 32) lines.push(resourceText(record, strings))
    else if (type === 6 && stride >= 24) lines.push(`  ${subobjectText(record, strings)}`)
    else if (type === 4 && stride >= 8) {
      const name = strings.textAt(record.u32())
      const plain = strings.textAt(record.u32())
      const rest = new ByteReader(record.bytes, 16)
      const kind = stride >= 20 ? ` ${wordFor(shaderKindWords, rest.u32() & 0xff)}` : ''
      lines.push(`  ${plain}${kind} (${name})`)
    } else lines.push(`  ${hex(record.bytes)}`)
  }
  return lines
}

function resourceText(record: ByteReader, strings: ByteReader): string {
  const resourceClass = wordFor(classWords, record.u32())
  const kind = wordFor(resourceKindWords, record.u32())
  const id = record.u32()
  const space = record.u32()
  const lower = record.u32()
  const upper = record.u32()
  const name = strings.textAt(record.u32())
  const flags = record.u32()
  return `  ${resourceClass} ${id} ${name}: ${kind}, space ${space}, ${lower} to ${upper === 0xffffffff ? 'unbounded' : upper}, flags 0x${flags.toString(16)}`
}

const subobjectWords: Readonly<Record<number, string>> = {
  0: 'StateObjectConfig',
  1: 'GlobalRootSignature',
  2: 'LocalRootSignature',
  8: 'SubobjectToExportsAssociation',
  9: 'RaytracingShaderConfig',
  10: 'RaytracingPipelineConfig',
  11: 'HitGroup',
  12: 'RaytracingPipelineConfig1',
}

function subobjectText(record: ByteReader, strings: ByteReader): string {
  const kind = record.u32()
  const name = strings.textAt(record.u32())
  return `${wordFor(subobjectWords, kind)} ${name}: ${subobjectFacts(kind, record, strings)}`
}

function subobjectFacts(kind: number, record: ByteReader, strings: ByteReader): string {
  const first = record.u32()
  const second = record.u32()
  switch (kind) {
    case 0:
      return `0x${first.toString(16)}`
    case 1:
    case 2:
      return `${second} bytes`
    case 8:
      return strings.textAt(first)
    case 9:
      return `${first}, ${second}`
    case 11: {
      const shaders = [second, record.u32(), record.u32()].map((offset) => `'${strings.textAt(offset)}'`)
      return `${first === 0 ? 'triangles' : 'procedural'}, ${shaders.join(', ')}`
    }
    case 12:
      return `${first}, 0x${second.toString(16)}`
    default:
      return String(first)
  }
}
