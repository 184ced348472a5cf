// `descry bindings FILE`: where every resource is bound, and why.
import { drawWritten } from '../../draw/bindings.ts'
import { bindingsReport } from '../../draw/reports.ts'
import { standaloneSvg } from '../../draw/svg.ts'
import { bindingsResult, tableOf } from '../../driver/bindings-result.ts'
import { createCompiler } from '../../driver/compiler.ts'
import type { SavedTable } from '../../driver/diff.ts'
import { flowOf } from '../../driver/flow.ts'
import { layoutsOf } from '../../driver/layouts.ts'
import { loadWriters } from '../../driver/outputs/load.ts'
import { type OutputName, outputForFile, writeOutputs } from '../../driver/outputs.ts'
import { createDiskHost } from '../../node/host.ts'
import { bindingsCsv } from '../../reflect/bindings-csv.ts'
import { bindingsText } from '../../reflect/bindings-text.ts'
import { writtenRegisters } from '../../reflect/written-registers.ts'
import { readSourceOrTable } from '../input.ts'
import { lostFile, writeTo } from '../output.ts'
import { printReport } from '../report.ts'
import type { Format, Settings } from '../settings.ts'
import { compileOptions, isPicture } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

/** Beside the log of SARIF nothing else can be on stdout. */
const tables: Readonly<Record<Format, OutputName | undefined>> = {
  text: 'bindings',
  json: 'bindings-json',
  csv: 'bindings-csv',
  dxc: 'bindings-dxc',
  msvc: 'bindings',
  github: 'bindings',
  sarif: undefined,
  svg: undefined,
  html: undefined,
  markdown: undefined,
}

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const { format } = settings
  const files = settings.files.map(({ name, file }) => ({ name: outputForFile(name, file), file }))
  const table = tables[format]
  const input = await readSourceOrTable(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  if ('table' in input) return printTable(input, settings, terminal)
  const compilation = createCompiler(createDiskHost(settings.includeRoot)).generate(input, compileOptions(settings))
  const names: OutputName[] = files.map(({ name }) => name)
  if (table) names.push(table)
  const written = writeOutputs(compilation, await loadWriters(names), { width: terminal.width })
  if (format === 'json') terminal.out(`${JSON.stringify(bindingsResult(compilation), undefined, 2)}\n`)
  else {
    await printReport([compilation], settings, terminal)
    if (table && written) terminal.out(written.get(table) ?? '')
    // Mistakes that come after lowering are about registers.
    const { lowered, errorCount } = compilation
    if (format === 'svg' && errorCount > 0 && lowered) {
      const title = `Registers that ${input.path} asks for`
      terminal.out(standaloneSvg(drawWritten(title, writtenRegisters(lowered.resources))))
    }
    if (isPicture(format) && compilation.errorCount === 0) {
      const { file, entry, profile } = bindingsResult(compilation)
      const parts = { flow: flowOf(compilation), buffers: layoutsOf(compilation).buffers }
      terminal.out(bindingsReport(format, `${file}, ${entry} (${profile})`, tableOf(compilation), parts))
    }
  }
  const lost = lostFile(
    files.map(({ file }) => file),
    compilation.dependencies,
  )
  if (lost !== undefined) return fail(terminal, [lost])
  const problems: string[] = []
  for (const { name, file } of files) {
    const output = written?.get(name)
    if (output !== undefined) writeTo(file, output, problems)
  }
  if (problems.length > 0) return fail(terminal, problems)
  return compilation.errorCount > 0 ? exitStatus.failure : exitStatus.success
}

/** Of a compiled shader, or saved before. */
function printTable({ side, table }: SavedTable, { format, files }: Settings, terminal: Terminal): number {
  if (files.length > 0) return fail(terminal, [`'-Fre' writes the reflection of a source; '${side.file}' is compiled`])
  switch (format) {
    case 'json':
      terminal.out(`${JSON.stringify({ version: 1, ...side, ...table, diagnostics: [] }, undefined, 2)}\n`)
      return exitStatus.success
    case 'csv':
      terminal.out(bindingsCsv(table))
      return exitStatus.success
    case 'svg':
    case 'html':
    case 'markdown':
      terminal.out(bindingsReport(format, side.file, table))
      return exitStatus.success
    case 'dxc':
      return fail(terminal, ["'--format dxc' needs the source of the shader"])
    default:
      terminal.out(bindingsText(table, terminal.width))
      return exitStatus.success
  }
}
