// Reads a saved table: the output of `bindings --format json`, or JSON of that form.
//
//   { "version": 1, "resources": [{ "lower": "0" }] }   =>   resources[0].name is no string
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'
import type { BindingRow, BindingTable, UnusedRow } from '../reflect/binding-table.ts'
import type { DiffSide, SavedTable } from './diff.ts'

/** The table, or what is wrong with the text. */
export function readSavedTable(text: string): SavedTable | string {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    return `it begins like a saved table, but is not JSON: ${(error as Error).message}`
  }
  const problem = problemWith(value as Saved)
  if (problem !== undefined) return problem
  const { version: _, file, entry, profile, rules, diagnostics: __, ...table } = value as Saved
  return { side: { file: file ?? '', entry: entry ?? '', profile: profile ?? '', rules: rules ?? 'clang' }, table }
}

type Saved = Partial<DiffSide> &
  BindingTable & { readonly version: unknown; readonly diagnostics?: readonly JsonDiagnostic[] }

type FieldKind = 'a string' | 'a number' | 'a number or null' | 'a list' | 'an object'
type FieldsOf<Row> = { readonly [Name in keyof Row]?: FieldKind }

/** What every row has; the rest may be missing. */
const boundFields: FieldsOf<BindingRow> = {
  name: 'a string',
  class: 'a string',
  register: 'a string',
  lower: 'a number',
  count: 'a number or null',
  space: 'a number',
  type: 'a string',
  kind: 'a string',
  dimensions: 'a list',
  reason: 'a string',
  why: 'an object',
}
const unusedFields: FieldsOf<UnusedRow> = { name: 'a string', reason: 'a string', why: 'an object' }

function problemWith({ version, resources, unused, diagnostics }: Saved): string | undefined {
  if (version !== 1) return 'it is not a table that bindings --format json printed: "version" is not 1'
  const failure = Array.isArray(diagnostics) && diagnostics.find(({ severity }) => severity === 'error')
  if (failure) return `it was saved from a shader with errors: ${failure.message}`
  return rowProblem('resources', resources, boundFields) ?? rowProblem('unused', unused, unusedFields)
}

function rowProblem(name: string, rows: unknown, fields: Readonly<Record<string, FieldKind>>): string | undefined {
  if (!Array.isArray(rows)) return `"${name}" is not a list`
  for (const [index, row] of rows.entries()) {
    if (!isKind(row, 'an object')) return `${name}[${index}] is not an object`
    for (const [field, kind] of Object.entries(fields))
      if (!isKind(row[field], kind)) return `${name}[${index}].${field} is not ${kind}`
  }
  return undefined
}

function isKind(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case 'a string':
      return typeof value === 'string'
    case 'a number':
      return typeof value === 'number'
    case 'a number or null':
      return typeof value === 'number' || value === null
    case 'a list':
      return Array.isArray(value)
    case 'an object':
      return typeof value === 'object' && value !== null
  }
}
