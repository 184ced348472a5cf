// The registers of `-import-binding-table` (a file) or `-binding-table-define` (a macro); the macro wins, as in DXC.
import { type ImportedBinding, readBindingTable } from '../binding/imported.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import type { Host } from '../preprocess/host.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { nowhere } from '../support/source.ts'
import type { CompileOptions } from './options.ts'

export function importBindings(
  { bindingTable, bindingTableMacro }: CompileOptions,
  { macroTexts }: Preprocessed,
  host: Host,
  sink: DiagnosticSink,
): readonly ImportedBinding[] {
  const name = bindingTableMacro ?? bindingTable
  if (name === undefined) return []
  const text = bindingTableMacro === undefined ? host.readFile(name) : macroTexts.get(name)?.text
  if (text === undefined) {
    const missing =
      bindingTableMacro === undefined
        ? driverDiagnostics.err_binding_table_not_found(nowhere, { file: name })
        : driverDiagnostics.err_binding_table_macro_not_found(nowhere, { macro: name })
    sink.report(missing)
    return []
  }
  const { bindings, problems } = readBindingTable(text)
  for (const { line, text: problem } of problems)
    sink.report(driverDiagnostics.err_binding_table_invalid(nowhere, { file: name, line, problem }))
  return bindings
}
