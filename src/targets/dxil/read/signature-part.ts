// ISG1, OSG1 and PSG1: the elements that go in and out of a stage, one per register row.
import { ByteReader } from './bytes.ts'
import { maskText, signatureTypeWords, systemValueWords, wordFor } from './enum-words.ts'

const elementSize = 32

/** Throws Malformed. */
export function signatureText(data: Uint8Array): string[] {
  const reader = new ByteReader(data)
  const count = reader.count(elementSize)
  reader.offset = reader.u32()
  const lines = ['stream  name                  index  register  mask  used  system value  type']
  for (let index = 0; index < count; index++) {
    const stream = reader.u32()
    const name = reader.textAt(reader.u32())
    const semanticIndex = reader.u32()
    const systemValue = wordFor(systemValueWords, reader.u32())
    const type = wordFor(signatureTypeWords, reader.u32())
    const row = reader.u32()
    const mask = maskText(reader.u8())
    const used = maskText(reader.u8())
    reader.skip(2)
    const precision = reader.u32()
    const place = row === 0xffffffff ? '-' : String(row)
    lines.push(
      `${String(stream).padStart(6)}  ${name.padEnd(20)}  ${String(semanticIndex).padStart(5)}  ${place.padStart(8)}  ${mask}  ${used}  ${systemValue.padEnd(12)}  ${type}${precision === 0 ? '' : ` (minimum precision ${precision})`}`,
    )
  }
  return count === 0 ? ['no elements'] : lines
}
