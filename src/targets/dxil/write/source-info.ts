// The SRCI part of a program database: the names and texts of the sources, and the arguments they were compiled with.
//
// Three sections, each with its size, flags and type; everything is padded to 4 bytes. Texts are not compressed: readers take both.
// Layout: DxilSourceInfo in DXC's DxilContainer.h.
import type { DebugSources } from '../debug-info.ts'
import { utf8 } from './bitstream.ts'
import { ByteWriter } from './bytes.ts'

const sectionTypes = { contents: 0, names: 1, arguments: 2 } as const
const notCompressed = 0

export function writeSourceInfo(given: DebugSources): Uint8Array {
  const sections = [
    section(sectionTypes.names, namesSection(given)),
    section(sectionTypes.contents, contentsSection(given)),
    section(sectionTypes.arguments, argumentsSection(given)),
  ]
  const writer = new ByteWriter()
  const headSize = 8
  writer.u32(headSize + sections.reduce((sum, { length }) => sum + length, 0))
  writer.u16(0)
  writer.u16(sections.length)
  for (const bytes of sections) writer.append(bytes)
  return writer.finish()
}

/** Size, flags and type, then the data. */
function section(type: number, data: Uint8Array): Uint8Array {
  const writer = new ByteWriter()
  const headSize = 8
  writer.u32((headSize + data.length + 3) & ~3)
  writer.u16(0)
  writer.u16(type)
  writer.append(data)
  writer.align()
  return writer.finish()
}

/** An entry that begins with its own padded size. */
function entry(fields: readonly number[], text: Uint8Array): Uint8Array {
  const writer = new ByteWriter()
  const size = (4 + fields.length * 4 + text.length + 3) & ~3
  writer.words([size, ...fields])
  writer.append(text)
  writer.align()
  return writer.finish()
}

function terminated(text: string): Uint8Array {
  return utf8(`${text}\0`)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const writer = new ByteWriter()
  for (const part of parts) writer.append(part)
  return writer.finish()
}

function namesSection({ files }: DebugSources): Uint8Array {
  const entries = joined(
    files.map(({ name, text }) => {
      const bytes = terminated(name)
      return entry([0, bytes.length, terminated(text).length], bytes)
    }),
  )
  const writer = new ByteWriter()
  writer.words([0, files.length])
  writer.u16(entries.length & 0xffff)
  writer.append(entries)
  return writer.finish()
}

function contentsSection({ files }: DebugSources): Uint8Array {
  const entries = joined(
    files.map(({ text }) => {
      const bytes = terminated(text)
      return entry([0, bytes.length], bytes)
    }),
  )
  const writer = new ByteWriter()
  const headSize = 20
  writer.u32((headSize + entries.length + 3) & ~3)
  writer.u16(0)
  writer.u16(notCompressed)
  writer.words([entries.length, entries.length, files.length])
  writer.append(entries)
  return writer.finish()
}

/** Pairs of name and value; the file itself has no name. */
function argumentsSection({ arguments: given }: DebugSources): Uint8Array {
  const pairs: (readonly [string, string])[] = []
  for (let index = 0; index < given.length; index++) {
    const argument = given[index]!
    const next = given[index + 1]
    if (!argument.startsWith('-')) pairs.push(['', argument])
    else if (next !== undefined && !next.startsWith('-') && takesValue.test(argument)) {
      pairs.push([argument.slice(1), next])
      index++
    } else pairs.push([argument.slice(1), ''])
  }
  const text = joined(pairs.flatMap(([name, value]) => [terminated(name), terminated(value)]))
  const writer = new ByteWriter()
  writer.words([0, text.length, pairs.length])
  writer.append(text)
  return writer.finish()
}

const takesValue = /^-([ETDI]|HV|F[a-z]+|auto-binding-space|exports|default-linkage|rootsig-define)$/
