// `descry bindings FILE`: where every resource is bound, and why.
import type { GenerateOutcome } from '../../driver/compile.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { dxcTable } from '../../reflect/dxc-table.ts'
import { bindingsCsv } from '../bindings-csv.ts'
import { bindingsResult, tableOf } from '../bindings-result.ts'
import { bindingsText } from '../bindings-text.ts'
import { readInput } from '../input.ts'
import { writeReflection } from '../reflection-file.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const input = readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  const options = compileOptions(settings)
  const outcome = createCompiler(createDiskHost()).generate(input, options)
  const failed = outcome.errorCount > 0
  if (settings.format === 'json')
    terminal.out(`${JSON.stringify(bindingsResult(outcome, input.path, options), undefined, 2)}\n`)
  else {
    await printReport([outcome], settings, terminal)
    if (!failed) terminal.out(resultText(outcome, settings, terminal))
  }
  const problems: string[] = []
  if (settings.reflectionFile !== undefined)
    writeReflection(settings.reflectionFile, outcome, input.path, options, problems)
  if (problems.length > 0) return fail(terminal, problems)
  return failed ? exitStatus.failure : exitStatus.success
}

function resultText(outcome: GenerateOutcome, { format }: Settings, terminal: Terminal): string {
  switch (format) {
    case 'dxc':
      return outcome.generated ? dxcTable(outcome.generated.bindings) : ''
    case 'csv':
      return bindingsCsv(tableOf(outcome))
    case 'text':
      return bindingsText(tableOf(outcome), terminal.width)
    default:
      return ''
  }
}
