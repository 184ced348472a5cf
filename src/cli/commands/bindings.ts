// `descry bindings FILE`: where every resource is bound, and why.
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { bindingsResult, tableOf } from '../bindings-result.ts'
import { bindingsText } from '../bindings-text.ts'
import { readInput } from '../input.ts'
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
  if (settings.format === 'json')
    terminal.out(`${JSON.stringify(bindingsResult(outcome, input.path, options), undefined, 2)}\n`)
  else {
    await printReport([outcome], settings, terminal)
    if (outcome.generated) terminal.out(bindingsText(tableOf(outcome)))
  }
  return outcome.errorCount > 0 ? exitStatus.failure : exitStatus.success
}
