// `descry explain FILE [NAME]`: why each resource is where it is, or why it is gone.
import { bindingsResult } from '../../driver/bindings-result.ts'
import { createCompiler } from '../../driver/compiler.ts'
import type { SavedTable } from '../../driver/diff.ts'
import { writeExplanation } from '../../driver/outputs/bindings.ts'
import { vulkanInterfaceStage } from '../../driver/vulkan-interface.ts'
import { createDiskHost } from '../../node/host.ts'
import { placeText } from '../../reflect/bindings-text.ts'
import { explainable, unknownResource } from '../../reflect/explain.ts'
import { readSourceOrTable } from '../input.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions, isReportOnly } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const [path, name] = settings.inputs
  const input = await readSourceOrTable(path!)
  if (typeof input === 'string') return fail(terminal, [input])
  if ('table' in input) return explainTable(input, name, settings, terminal)
  const compilation = createCompiler(createDiskHost(settings.includeRoot)).generate(input, compileOptions(settings))
  const { bindings, errorCount } = compilation
  if (errorCount > 0 || !bindings) {
    await printReport([compilation], settings, terminal)
    return exitStatus.failure
  }
  const names = explainable(bindings, compilation.ask(vulkanInterfaceStage))
  if (name !== undefined && !names.has(name)) return fail(terminal, [unknownResource(name, names, bindings)])
  if (settings.format === 'json') {
    terminal.out(`${JSON.stringify(bindingsResult(compilation, name), undefined, 2)}\n`)
    return exitStatus.success
  }
  await printReport([compilation], settings, terminal)
  if (!isReportOnly(settings.format)) terminal.out(writeExplanation(compilation, { resource: name }) ?? '')
  return exitStatus.success
}

/** The resources of a compiled shader, or of a saved table. */
function explainTable(
  { side, table }: SavedTable,
  name: string | undefined,
  { format }: Settings,
  terminal: Terminal,
): number {
  const names = new Set([...table.resources, ...table.unused].map((row) => row.name))
  if (name !== undefined && !names.has(name)) return fail(terminal, [unknownResource(name, names)])
  const isMeant = (row: { readonly name: string }): boolean => name === undefined || row.name === name
  const resources = table.resources.filter(isMeant)
  const unused = table.unused.filter(isMeant)
  if (format === 'json') {
    terminal.out(`${JSON.stringify({ version: 1, ...side, resources, unused, diagnostics: [] }, undefined, 2)}\n`)
    return exitStatus.success
  }
  for (const row of resources)
    terminal.out(`${row.name} is at ${placeText(row)}: ${row.vulkan?.reason ?? row.reason}\n`)
  for (const row of unused) terminal.out(`${row.name} is not bound: ${row.reason}\n`)
  return exitStatus.success
}
