// Habits of the message tables that no type can check.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conflictingDiagnostics } from './define.ts'
import { allDiagnostics } from './tables.ts'

const rows = [...allDiagnostics]

test('every table file is part of the list', () => {
  const imports = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')
  const files = readdirSync(join(import.meta.dirname, 'tables')).filter((file) => file.endsWith('.ts'))
  expect(files.filter((file) => !imports.includes(`./tables/${file}'`))).toEqual([])
})

test('an id means one message', () => {
  expect([...conflictingDiagnostics]).toEqual([])
})

test('what is neither error nor note has a flag', () => {
  const switchable = rows.filter(([, { severity }]) => !['fatal', 'error', 'note'].includes(severity))
  expect(switchable.filter(([, { flag }]) => flag === undefined).map(([id]) => id)).toEqual([])
  expect(
    rows.filter(([, row]) => ['fatal', 'error', 'note'].includes(row.severity) && row.flag).map(([id]) => id),
  ).toEqual([])
})

test('notes are called note_', () => {
  expect(rows.filter(([id, { severity }]) => id.startsWith('note_') && severity !== 'note').map(([id]) => id)).toEqual(
    [],
  )
})
