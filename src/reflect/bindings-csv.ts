// Binding tables as comma-separated values.
//
//   bindings --format csv    name,class,register,space,count,implicit,used,type,reason
//   freeze --csv             ResourceName,Binding,Space        what `dxc -import-binding-table` reads
import type { BindingRow, BindingTable } from './binding-table.ts'
import { heapIndexText } from './heaps.ts'
import { interfaceFacts, type VulkanInterface } from './vulkan-interface.ts'

const columns = ['name', 'class', 'register', 'space', 'count', 'implicit', 'used', 'type', 'kind', 'reason']

const vulkanColumns = [
  'name',
  'class',
  'set',
  'binding',
  'place',
  'count',
  'implicit',
  'used',
  'type',
  'kind',
  'reason',
]

/** Unused resources come last and have no register. */
export function bindingsCsv(table: BindingTable): string {
  const { resources, unused, heaps = [], vulkan } = table
  if (vulkan) return vulkanCsv(table, vulkan)
  const rows: (string | number | boolean)[][] = resources.map((row) => [
    row.name,
    row.class,
    row.assigned === false ? '' : row.register,
    row.assigned === false ? '' : row.space,
    row.count ?? 'unbounded',
    row.implicit,
    row.used ?? true,
    row.type,
    row.kind,
    row.reason,
  ])
  for (const row of heaps)
    rows.push([`${row.heap} heap`, 'heap', '', '', '', '', true, '', '', `index ${heapIndexText(row)}`])
  for (const { name, reason } of unused) rows.push([name, '', '', '', '', '', false, '', '', reason])
  return csv([columns, ...rows])
}

/** For Vulkan: descriptors, then what has an offset, an id or a location instead; `place` says which. */
function vulkanCsv({ resources, unused }: BindingTable, vulkan: VulkanInterface): string {
  const rows: (string | number | boolean)[][] = resources.flatMap((row) => {
    if (!row.vulkan) return []
    const { set, binding, reason, inputAttachment, counter } = row.vulkan
    const place = inputAttachment === undefined ? '' : `input attachment ${inputAttachment}`
    const facts = [row.count ?? 'unbounded', row.implicit, row.used ?? true, row.type, row.kind]
    const own = [row.name, row.class, set, binding, place, ...facts, reason]
    if (!counter) return [own]
    return [own, [row.name, 'counter', counter.set, counter.binding, '', '', '', true, '', '', counter.reason]]
  })
  for (const { what, name, place } of interfaceFacts(vulkan))
    rows.push([name, what, '', '', place, '', '', true, '', '', ''])
  for (const { name, reason } of unused) rows.push([name, '', '', '', '', '', '', false, '', '', reason])
  return csv([vulkanColumns, ...rows])
}

/** Every resource that has a register, explicit ones too: the table then holds for every shader that shares the names. */
export function importTable({ resources }: BindingTable): string {
  const rows = resources
    .filter(({ assigned, used }) => assigned !== false && used !== false)
    .map(({ name, register, space }) => [name, register, space])
  return csv([['ResourceName', 'Binding', 'Space'], ...rows])
}

/** Names that stand for several resources, not all of which have a register in the source: of those a table can only name the last. */
export function ambiguousNames({ resources }: BindingTable): string[] {
  const named = new Map<string, BindingRow[]>()
  for (const row of resources) {
    if (row.assigned === false || row.used === false) continue
    const key = `${row.class} ${row.name}`
    named.set(key, [...(named.get(key) ?? []), row])
  }
  return [...named.values()]
    .filter((rows) => rows.length > 1 && rows.some(({ implicit }) => implicit))
    .map((rows) => rows[0]!.name)
}

function csv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(String(cell))).join(',')}\n`).join('')
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
