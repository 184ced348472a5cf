// The object `descry bindings --format json` prints; a job of `batch` prints the same.
import { type JsonDiagnostic, toJson } from '../diagnostics/render/json.ts'
import { type BindingTable, describeBindings } from '../reflect/binding-table.ts'
import { heapRows } from '../reflect/heaps.ts'
import type { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'
import { vulkanInterfaceStage } from './vulkan-interface.ts'

const emptyTable: BindingTable = { resources: [], unused: [] }

export function tableOf(compilation: Compilation): BindingTable {
  const { bindings, sources } = compilation
  if (!bindings) return emptyTable
  return describeBindings(bindings, sources, compilation.ask(vulkanInterfaceStage), heapRows(compilation.heaps))
}

export interface BindingsResult extends BindingTable {
  readonly version: 1
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly rules: CompileOptions['rules']
  readonly diagnostics: readonly JsonDiagnostic[]
}

/** `name` leaves out all resources but that one and those inside it. */
export function bindingsResult(compilation: Compilation, name?: string): BindingsResult {
  const { resources, unused, heaps, vulkan } = tableOf(compilation)
  const { profile, reported, sources, options, input } = compilation
  const isMeant = (row: { readonly name: string }): boolean =>
    name === undefined || row.name === name || row.name.startsWith(`${name}.`)
  return {
    version: 1,
    file: input.path,
    entry: options.entry,
    profile: profile.text,
    rules: options.rules,
    resources: resources.filter(isMeant),
    unused: unused.filter(isMeant),
    ...(heaps && name === undefined && { heaps }),
    ...(vulkan && name === undefined && { vulkan }),
    diagnostics: toJson(reported, sources),
  }
}
