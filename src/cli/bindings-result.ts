// The object `descry bindings --format json` prints; a job of `batch` prints the same.
import { toJson } from '../diagnostics/render/json.ts'
import type { GenerateOutcome } from '../driver/compile.ts'
import type { CompileOptions } from '../driver/options.ts'
import { type BindingTable, describeBindings } from '../reflect/binding-table.ts'

const emptyTable: BindingTable = { resources: [], unused: [] }

export function tableOf({ generated, sources }: GenerateOutcome): BindingTable {
  return generated ? describeBindings(generated.bindings, sources) : emptyTable
}

export function bindingsResult(outcome: GenerateOutcome, file: string, { entry, rules }: CompileOptions): object {
  const { profile, reported, sources } = outcome
  return { version: 1, file, entry, profile, rules, ...tableOf(outcome), diagnostics: toJson(reported, sources) }
}
