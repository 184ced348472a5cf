// The binding table of the program that a document is seen through.
import { tableOf } from '../driver/bindings-result.ts'
import type { BindingsView } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function bindingsView(unit: ServiceUnit, path: string): BindingsView | undefined {
  const { bound } = unit
  if (bound.errorCount > 0) return undefined
  const { entry, rules } = unit.options
  const version = unit.workspace.document(path)?.version
  return { version, entry, profile: bound.profile.text, rules, table: tableOf(bound) }
}
