// Habits of the message tables that no type can check.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conflictingDiagnostics } from './define.ts'
import { allDiagnostics } from './tables.ts'

/** Without those that tests of the renderers define. */
const rows = [...allDiagnostics].filter(([id]) => !id.startsWith('test_'))

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

/** Warnings of Clang and DXC that are errors by default; an id is theirs where the message is. */
const errorsOfOthers = new Set([
  'ext_partial_specs_not_deducible',
  'ext_return_has_expr',
  'ext_return_missing_expr',
  'warn_attr_min_eq_max',
  'warn_consecutive_comparison',
  'warn_hlsl_barrier_group_memory_requires_group',
  'warn_hlsl_barrier_group_semantic_requires_group',
  'warn_hlsl_barrier_node_memory_requires_node',
  'warn_hlsl_builtin_type_unavailable',
  'warn_hlsl_deprecated_register_type_b',
  'warn_hlsl_deprecated_register_type_i',
  'warn_hlsl_intrinsic_in_wrong_shader_model',
  'warn_hlsl_rayquery_flags_conflict',
  'warn_hlsl_register_type_c_packoffset',
])

test('an id says whether it is an error by default, a note or a warning', () => {
  const kindOf = (id: string): string =>
    /^(pp_)?err_|^fatal_/.test(id) ? 'error' : id.startsWith('note_') ? 'note' : 'warning'
  const isError = (severity: string): boolean => ['fatal', 'error', 'default-error'].includes(severity)
  const wanted = (severity: string): string => (isError(severity) ? 'error' : severity === 'note' ? 'note' : 'warning')
  const unlike = rows.filter(([id, { severity }]) => kindOf(id) !== wanted(severity)).map(([id]) => id)
  expect(unlike.sort()).toEqual([...errorsOfOthers])
})
