// `bindings` in four forms, `import-table` and `explain`: where every resource is, and why.
import type { BindingTable } from '../../reflect/binding-table.ts'
import { bindingsCsv, importTable } from '../../reflect/bindings-csv.ts'
import { bindingsText } from '../../reflect/bindings-text.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import { explainText } from '../../reflect/explain.ts'
import { heapRows } from '../../reflect/heaps.ts'
import { bindingsResult, tableOf } from '../bindings-result.ts'
import type { Compilation } from '../compilation.ts'
import type { OutputDetails, WriteOutput } from '../outputs.ts'
import { vulkanInterfaceStage } from '../vulkan-interface.ts'

function ofTable(write: (table: BindingTable, details: OutputDetails) => string): WriteOutput {
  return (compilation, details) => (isBound(compilation) ? write(tableOf(compilation), details) : undefined)
}

function isBound(compilation: Compilation): boolean {
  return compilation.bindings !== undefined && compilation.errorCount === 0
}

export const writeBindingsText = ofTable((table, { width }) => bindingsText(table, width))

export const writeBindingsCsv = ofTable(bindingsCsv)

export const writeImportTable = ofTable(importTable)

export const writeBindingsJson: WriteOutput = (compilation) =>
  isBound(compilation) ? `${JSON.stringify(bindingsResult(compilation), undefined, 2)}\n` : undefined

export const writeBindingsDxc: WriteOutput = (compilation) => {
  const { bindings } = compilation
  return bindings && isBound(compilation) ? dxcTable(bindings) : undefined
}

export const writeExplanation: WriteOutput = (compilation, { resource }) => {
  const { bindings, sources, options } = compilation
  if (!bindings || !isBound(compilation)) return undefined
  const vulkan = compilation.ask(vulkanInterfaceStage)
  const heaps = heapRows(compilation.heaps)
  const text = explainText({ bindings, rules: options.rules, sources, vulkan, heaps }, resource)
  return text === '' ? 'the shader declares no resources\n' : text
}
