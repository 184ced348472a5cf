// The table of `-import-binding-table`: registers for resources that have none in the source.
//
//   ResourceName,Binding,Space
//   A,u7,2
//   s.Q,t3,
//
// Columns come in any order and letter case; a row ends with its line or at a semicolon. Three more columns, which dxc does not have, are
// for Vulkan: `Set`, `Descriptor` (the binding) and `Counter` (the binding of the hidden counter, in the same set). With them, `t` is enough
// of a register.
import { registerLetters } from '../hlsl/resources.ts'
import type { BindingRecord } from './allocate.ts'

export interface ImportedBinding {
  readonly name: string
  readonly letter: string
  /** Undefined in a row that is only about Vulkan. */
  readonly register: number | undefined
  readonly space: number
  readonly vulkan?: ImportedDescriptor
}

export interface ImportedDescriptor {
  readonly set: number
  readonly binding: number
  readonly counter: number | undefined
}

export interface ImportedTable {
  readonly bindings: readonly ImportedBinding[]
  /** What is wrong, with 1-based lines. */
  readonly problems: readonly { readonly line: number; readonly text: string }[]
}

const columns = ['resourcename', 'binding', 'space'] as const
const largest = 0xffff_ffff

export function readBindingTable(text: string): ImportedTable {
  const bindings: ImportedBinding[] = []
  const problems: { line: number; text: string }[] = []
  let order: readonly string[] | undefined
  text.split('\n').forEach((lineText, index) => {
    for (const rowText of lineText.split(';')) {
      const cells = rowText.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      if (cells.every((cell) => cell === '')) continue
      if (!order) {
        order = cells.map((cell) => cell.toLowerCase())
        const missing = columns.filter((column) => !order!.includes(column))
        if (missing.length > 0)
          problems.push({ line: index + 1, text: `the first row must name ResourceName, Binding and Space` })
        continue
      }
      const row = readRow(cells, order)
      if (typeof row === 'string') problems.push({ line: index + 1, text: row })
      else bindings.push(row)
    }
  })
  if (!order) problems.push({ line: 1, text: 'the first row must name ResourceName, Binding and Space' })
  return { bindings, problems }
}

function readRow(cells: readonly string[], order: readonly string[]): ImportedBinding | string {
  if (cells.length !== order.length) return `a row has ${cells.length} cells, not ${order.length}`
  const [name = '', binding = '', space = ''] = columns.map((column) => cells[order.indexOf(column)])
  if (name === '') return 'a row has no resource name'
  const letter = binding.charAt(0).toLowerCase()
  const register = readNumber(binding.slice(1))
  const hasDescriptor = binding.length === 1 && order.includes('descriptor')
  if (!'tubs'.includes(letter) || binding === '' || (register === undefined && !hasDescriptor))
    return `'${binding}' is not a register of '${name}'`
  const spaceNumber = space === '' ? 0 : readNumber(space)
  if (spaceNumber === undefined) return `'${space}' is not a register space of '${name}'`
  const vulkan = readDescriptor(cells, order)
  if (typeof vulkan === 'string') return `${vulkan} of '${name}'`
  return { name, letter, register, space: spaceNumber, ...(vulkan && { vulkan }) }
}

/** Undefined when the row has no descriptor. */
function readDescriptor(cells: readonly string[], order: readonly string[]): ImportedDescriptor | string | undefined {
  const [set = '', binding = '', counter = ''] = ['set', 'descriptor', 'counter'].map(
    (column) => cells[order.indexOf(column)],
  )
  if (binding === '') return undefined
  const numbers = [set === '' ? '0' : set, binding, counter === '' ? '0' : counter].map(readNumber)
  const wrong = numbers.indexOf(undefined)
  if (wrong >= 0) return `'${[set, binding, counter][wrong]}' is not a ${['set', 'binding', 'counter'][wrong]}`
  return { set: numbers[0]!, binding: numbers[1]!, counter: counter === '' ? undefined : numbers[2] }
}

/** Decimal, or hexadecimal behind `0x`. */
function readNumber(text: string): number | undefined {
  const value = /^(0x[\da-f]+|\d+)$/i.test(text) ? Number(text) : Number.NaN
  return value <= largest ? value : undefined
}

/**
 * Records without a register get the one of the row with their name and class; a register in the source wins. Of several resources with one
 * name, in different namespaces, DXC means the last.
 */
export function applyImported<Row extends BindingRecord>(
  records: readonly Row[],
  imported: readonly ImportedBinding[],
): readonly Row[] {
  if (imported.length === 0) return records
  const rows = new Map(imported.map((row) => [`${row.letter} ${row.name}`, row]))
  const keyOf = (record: Row): string => `${registerLetters[record.class]} ${record.name}`
  const named = new Map(records.map((record) => [keyOf(record), record]))
  return records.map((record) => {
    const row = named.get(keyOf(record)) === record ? rows.get(keyOf(record)) : undefined
    if (row?.register === undefined || record.register !== undefined) return record
    return { ...record, register: row.register, space: row.space, isImported: true }
  })
}
