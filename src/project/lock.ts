// `descry.lock`: where everything is, written for people who review it. One line for each resource and each member, sorted.
//
//   "mesh": {
//     "direct3d": {
//       "resources": {
//         "Camera": "b0",
//         "albedo": "t0",
//         "bones": "t1 (unused)"
//       },
//       "buffers": { "Camera": { "(size)": "80", "view": "0 float4x4", "eye": "64 float3" } }
//     }
//   }
//
// An unused place stays until the lock is made compact, and its name gets it back if it returns.

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { projectDiagnostics } from '../diagnostics/tables/project.ts'
import type { SourceMap, Span } from '../support/source.ts'
import type { LaidOutBuffer } from './buffers.ts'
import { readJson } from './json.ts'
import { map, object, type Placed, readShape, required, type Shaped, scalar, text } from './shape.ts'
import { type Family, families, parseSlot, type Slot, slotText } from './slots.ts'

export interface LockedSlot {
  readonly slot: Slot
  readonly isUsed: boolean
  /** In the lock file. */
  readonly span?: Span
}

export interface LockedBuffer extends LaidOutBuffer {
  readonly span?: Span
}

export interface LockedLayout {
  readonly resources: ReadonlyMap<string, LockedSlot>
  /** By name; those that lie differently in some units carry a number: `Camera#2`. */
  readonly buffers: ReadonlyMap<string, LockedBuffer>
}

/** By name of the layout, then by family. */
export type Lock = ReadonlyMap<string, ReadonlyMap<Family, LockedLayout>>

const unusedMark = ' (unused)'
const sizeName = '(size)'

const familyShape = object(
  {
    resources: required(map(text('A place: t3, t3[4] space1, t0[], set 0 binding 2.'), 'Where resources are.')),
    buffers: map(
      map(text('Offset and type of a member.'), 'Members by path.'),
      'Where members of constant buffers and of elements of structured buffers lie.',
    ),
  },
  'What is locked for one API.',
)

export const lockShape = object(
  {
    version: required(scalar('1.')),
    layouts: required(
      map(
        object({ direct3d: familyShape, vulkan: familyShape }, 'A layout: that of a program, or of a shader.'),
        'Layouts by name.',
      ),
    ),
  },
  'Written by `descry lock`, read by `descry build` and `descry check`.',
)

export function readLock(name: string, source: string, sources: SourceMap, sink: DiagnosticSink): Lock | undefined {
  const node = readJson(name, source, sources, sink)
  const file = node && readShape(node, lockShape, sink)
  if (!file || sink.errorCount > 0) return undefined
  const { value: version, span } = file.version
  if (version !== 1) {
    sink.report(projectDiagnostics.err_lock_version(span, { version: String(version) }))
    return undefined
  }
  const lock = new Map<string, Map<Family, LockedLayout>>()
  for (const [layout, { value }] of file.layouts) {
    const known = new Map<Family, LockedLayout>()
    for (const family of families) {
      const section = value[family]
      if (section) known.set(family, readFamily(section, sink))
    }
    lock.set(layout, known)
  }
  return sink.errorCount > 0 ? undefined : lock
}

function readFamily({ resources, buffers }: Shaped<typeof familyShape>, sink: DiagnosticSink): LockedLayout {
  const slots = new Map<string, LockedSlot>()
  for (const [key, { value, span }] of resources) {
    const isUsed = !value.value.endsWith(unusedMark)
    const written = isUsed ? value.value : value.value.slice(0, -unusedMark.length)
    const slot = parseSlot(written)
    if (slot) slots.set(key, { slot, isUsed, span })
    else sink.report(projectDiagnostics.err_lock_place(value.span, { text: value.value }))
  }
  const laidOut = new Map([...(buffers ?? [])].map(([name, { value, span }]) => [name, readBuffer(value, span)]))
  return { resources: slots, buffers: laidOut }
}

function readBuffer(lines: ReadonlyMap<string, Placed<Placed<string>>>, span: Span): LockedBuffer {
  const members = new Map([...lines].map(([path, { value }]) => [path, value.value]))
  const size = Number(members.get(sizeName) ?? 0)
  members.delete(sizeName)
  return { size, members, span }
}

/** The same text for the same lock, whatever the order of its parts. */
export function printLock(lock: Lock): string {
  const layouts = sorted(lock).map(([name, sections]): [string, unknown] => [
    name,
    Object.fromEntries(
      families.flatMap((family) => {
        const section = sections.get(family)
        return section ? [[family, familyJson(section)]] : []
      }),
    ),
  ])
  return `${JSON.stringify({ version: 1, layouts: Object.fromEntries(layouts) }, undefined, 2)}\n`
}

function familyJson({ resources, buffers }: LockedLayout): unknown {
  const slots = sorted(resources).map(([key, { slot, isUsed }]) => [
    key,
    `${slotText(slot)}${isUsed ? '' : unusedMark}`,
  ])
  const laidOut = sorted(buffers).map(([name, { size, members }]) => [
    name,
    { [sizeName]: String(size), ...Object.fromEntries(members) },
  ])
  return { resources: Object.fromEntries(slots), buffers: Object.fromEntries(laidOut) }
}

function sorted<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
}
