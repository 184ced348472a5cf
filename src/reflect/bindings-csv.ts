// Binding tables as comma-separated values.
//
//   bindings --format csv    name,class,register,space,count,implicit,used,type,reason
//   freeze --csv             ResourceName,Binding,Space        what `dxc -import-binding-table` reads
import type { BindingTable } from './binding-table.ts'

const columns = ['name', 'class', 'register', 'space', 'count', 'implicit', 'used', 'type', 'kind', 'reason']

/** Unused resources come last and have no register. */
export function bindingsCsv({ resources, unused }: BindingTable): string {
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
  for (const { name, reason } of unused) rows.push([name, '', '', '', '', '', false, '', '', reason])
  return csv([columns, ...rows])
}

/** Every resource that has a register, explicit ones too: the table then holds for every shader that shares the names. */
export function importTable({ resources }: BindingTable): string {
  const rows = resources
    .filter(({ assigned, used }) => assigned !== false && used !== false)
    .map(({ name, register, space }) => [name, register, space])
  return csv([['ResourceName', 'Binding', 'Space'], ...rows])
}

function csv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(String(cell))).join(',')}\n`).join('')
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
