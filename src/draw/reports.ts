// What commands print with `--format svg|html|markdown`.
import type { BindingTable } from '../reflect/binding-table.ts'
import { placeText, positionText } from '../reflect/bindings-text.ts'
import type { BindingChange } from '../reflect/compare.ts'
import type { Flow } from '../reflect/flow.ts'
import { type BufferLayout, layoutRow } from '../reflect/layouts.ts'
import { drawBindings, drawChanges } from './bindings.ts'
import { drawFlow } from './flow.ts'
import { drawLayout } from './layout.ts'
import { htmlPage, markdownPage, type Section, type Table } from './page.ts'
import { element, type Picture, standaloneSvg } from './svg.ts'

export type ReportFormat = 'svg' | 'html' | 'markdown'

interface Details {
  readonly flow?: Flow | undefined
  readonly buffers?: readonly BufferLayout[]
}

export function bindingsReport(
  format: ReportFormat,
  title: string,
  table: BindingTable,
  { flow, buffers = [] }: Details = {},
): string {
  const map = drawBindings(`Registers of ${title}`, table)
  if (format === 'svg') return standaloneSvg(map)
  const { resources, unused } = table
  return write(format, `Bindings of ${title}`, [
    resources.length === 0 ? { title: '', text: 'No resources are used.' } : { title: '', table: resourceTable(table) },
    ...(resources.length === 0 ? [] : [{ title: 'Registers', picture: map }]),
    ...(unused.length === 0 ? [] : [{ title: 'Not bound', table: unusedTable(table) }]),
    ...(flow && flow.nodes.length > 0
      ? [{ title: 'Flow', picture: drawFlow(`Resources that ${title} reaches`, flow) }]
      : []),
    ...buffers.map((buffer) => layoutSection(buffer)),
  ])
}

function resourceTable({ resources, vulkan }: BindingTable): Table {
  return {
    head: [vulkan ? 'set, binding' : 'register', 'name', 'type', 'count', 'why', 'declared'],
    rows: resources.map((row) => [
      placeText(row),
      row.name,
      row.type,
      row.count === null ? 'unbounded' : row.count === 1 ? '' : String(row.count),
      row.vulkan?.reason ?? row.reason,
      row.location ? positionText(row.location) : '',
    ]),
  }
}

function unusedTable({ unused }: BindingTable): Table {
  return {
    head: ['name', 'why', 'decided'],
    rows: unused.map(({ name, reason, decidedAt, usedAt }) => {
      const at = decidedAt ?? usedAt
      return [name, reason, at ? positionText(at) : '']
    }),
  }
}

/** The parts of a diff that are drawn. */
interface Compared {
  readonly before: { readonly file: string; readonly entry: string; readonly rules: string }
  readonly after: { readonly file: string; readonly entry: string; readonly rules: string }
  readonly changes: readonly BindingChange[]
  readonly rootSignature: readonly {
    readonly part: string
    readonly before?: string | null | undefined
    readonly after?: string | null | undefined
  }[]
}

export function diffReport(format: ReportFormat, compared: Compared, after: BindingTable): string {
  const { changes, rootSignature } = compared
  const title = `${sideText(compared.before)} and ${sideText(compared.after)}`
  const picture = drawChanges(`Registers of ${title}`, after, changes)
  if (format === 'svg') return standaloneSvg(picture)
  const rows = changes.map((change) => [
    change.kind,
    change.name,
    change.before ? placeText(change.before) : '',
    change.after ? placeText(change.after) : '',
    change.reason,
  ])
  const signature = rootSignature.map((change) => [change.part, change.before ?? '', change.after ?? ''])
  return write(format, `Bindings of ${title}`, [
    rows.length === 0
      ? { title: '', text: 'The bindings are the same.' }
      : { title: '', table: { head: ['change', 'name', 'before', 'after', 'why'], rows } },
    { title: 'Registers', picture },
    ...(signature.length === 0
      ? []
      : [{ title: 'Root signature', table: { head: ['part', 'before', 'after'], rows: signature } }]),
  ])
}

function sideText({ file, entry, rules }: Compared['before']): string {
  return `${file} (${[entry, `${rules}'s rules`].filter((part) => part !== '').join(', ')})`
}

export function layoutReport(format: ReportFormat, file: string, buffers: readonly BufferLayout[]): string {
  const title = `Layout of ${file}`
  if (format === 'svg') return standaloneSvg(buffers.length === 0 ? empty(title) : below(buffers.map(drawLayout)))
  if (buffers.length === 0)
    return write(format, title, [{ title: '', text: 'The shader declares no buffer with members.' }])
  return write(format, title, buffers.map(layoutSection))
}

function layoutSection(buffer: BufferLayout): Section {
  const { kind, name, columns, members } = buffer
  const sizes = columns.map(({ layout, size, padding }) => `${layout}: ${size} bytes, ${padding} padding`)
  const rows = members.map(layoutRow)
  const table = { head: ['member', 'type', ...columns.map(({ layout }) => layout), ''], rows }
  return { title: `${kind} ${name}`, text: `${sizes.join('; ')}.`, table, picture: drawLayout(buffer) }
}

function empty(title: string): Picture {
  return { title, width: 300, height: 40, content: element('text', { x: 8, y: 24 }, 'no buffer has members') }
}

/** Pictures under one another as one. */
function below(pictures: readonly Picture[]): Picture {
  let height = 0
  const parts = pictures.map(({ title, content, height: own }) => {
    const moved = `<g transform="translate(0 ${height})">\n${content}\n</g>`
    height += own
    return { title, moved }
  })
  return {
    title: parts.map(({ title }) => title).join('; '),
    width: Math.max(0, ...pictures.map(({ width }) => width)),
    height,
    content: parts.map(({ moved }) => moved).join('\n'),
  }
}

function write(format: 'html' | 'markdown', title: string, sections: readonly Section[]): string {
  return format === 'html' ? htmlPage(title, sections) : markdownPage(title, sections)
}
