// The binding table for people.
//
//   REGISTER  NAME  TYPE             COUNT  WHY
//   u0        A     RWBuffer<float>         register annotation
import type { BindingRow, BindingTable } from '../reflect/binding-table.ts'

const header = ['REGISTER', 'NAME', 'TYPE', 'COUNT', 'WHY'] as const

export function bindingsText({ resources, unused }: BindingTable): string {
  const rows = resources.map((row) => [registerOf(row), row.name, row.type, countOf(row), row.reason])
  const lines = rows.length === 0 ? ['no resources are used'] : alignColumns([[...header], ...rows])
  if (unused.length > 0) {
    lines.push('', 'unused:')
    for (const { name, reason } of unused) lines.push(`  ${name}: ${reason}`)
  }
  return `${lines.join('\n')}\n`
}

function registerOf({ register, space, assigned }: BindingRow): string {
  if (assigned === false) return '-'
  return space === 0 ? register : `${register},space${space}`
}

function countOf({ count }: BindingRow): string {
  return count === null ? 'unbounded' : count === 1 ? '' : String(count)
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
