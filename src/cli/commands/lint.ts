// `descry lint FILE...`: reads and checks each file, prints what there is to say.
import { createCompiler } from '../../driver/compiler.ts'
import { checkWriting } from '../../driver/outputs/check-writing.ts'
import { createDiskHost } from '../../node/host.ts'
import { readInput } from '../input.ts'
import { filesNamed } from '../project/files.ts'
import type { Report } from '../report.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const compiler = createCompiler(createDiskHost(settings.includeRoot))
  const options = compileOptions(settings)
  const reports: Report[] = []
  const unreadable: string[] = []
  let failed = false
  for (const path of settings.inputs.flatMap(filesNamed)) {
    const input = readInput(path)
    if (typeof input === 'string') {
      unreadable.push(input)
      continue
    }
    const compilation = compiler.lint(input, options)
    await checkWriting(compilation)
    const { reported, sources, errorCount } = compilation
    reports.push({ reported, sources, input })
    if (errorCount > 0) failed = true
  }
  await printReport(reports, settings, terminal, unreadable)
  if (unreadable.length > 0) return exitStatus.usage
  return failed ? exitStatus.failure : exitStatus.success
}
