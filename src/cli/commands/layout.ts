// `descry layout FILE [NAME]`: where the members of buffers and structs lie, under the rules of Direct3D and Vulkan side by side.
import { layoutReport } from '../../draw/reports.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { layoutNames, layoutsOf } from '../../driver/layouts.ts'
import { createDiskHost } from '../../node/host.ts'
import { layoutsText } from '../../reflect/layouts.ts'
import { nearest } from '../../support/nearest.ts'
import { readInput } from '../input.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions, isPicture, isReportOnly } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const [path, name] = settings.inputs
  const { format } = settings
  const input = readInput(path!)
  if (typeof input === 'string') return fail(terminal, [input])
  const compilation = createCompiler(createDiskHost(settings.includeRoot)).generate(input, compileOptions(settings))
  if (compilation.errorCount > 0) {
    await printReport([compilation], settings, terminal)
    return exitStatus.failure
  }
  if (name !== undefined) {
    const names = layoutNames(compilation)
    const close = nearest(name, names)
    if (!names.has(name))
      return fail(terminal, [
        `the shader declares no buffer or struct '${name}'${close === undefined ? '' : `; did you mean '${close}'?`}`,
      ])
  }
  const result = layoutsOf(compilation, name)
  if (format === 'json') {
    terminal.out(`${JSON.stringify(result, undefined, 2)}\n`)
    return exitStatus.success
  }
  await printReport([compilation], settings, terminal)
  if (isPicture(format)) terminal.out(layoutReport(format, result.file, result.buffers))
  else if (!isReportOnly(format)) terminal.out(layoutsText(result.buffers))
  return exitStatus.success
}
