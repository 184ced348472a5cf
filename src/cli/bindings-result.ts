// The object `descry bindings --format json` prints; a job of `batch` prints the same.
import { toJson } from '../diagnostics/render/json.ts'
import type { GenerateOutcome } from '../driver/compile.ts'
import type { CompileOptions } from '../driver/options.ts'
import { type BindingTable, describeBindings } from '../reflect/binding-table.ts'

const emptyTable: BindingTable = { resources: [], unused: [] }

export function tableOf({ generated, sources }: GenerateOutcome): BindingTable {
  return generated ? describeBindings(generated.bindings, sources) : emptyTable
}

/** `name` leaves out all resources but that one and those inside it. */
export function bindingsResult(
  outcome: GenerateOutcome,
  file: string,
  { entry, rules }: CompileOptions,
  name?: string,
): object {
  const { profile, reported, sources } = outcome
  const { resources, unused } = tableOf(outcome)
  const isMeant = (row: { readonly name: string }): boolean =>
    name === undefined || row.name === name || row.name.startsWith(`${name}.`)
  return {
    version: 1,
    file,
    entry,
    profile,
    rules,
    resources: resources.filter(isMeant),
    unused: unused.filter(isMeant),
    diagnostics: toJson(reported, sources),
  }
}
