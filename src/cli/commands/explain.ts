// `descry explain FILE [NAME]`: why each resource is where it is, or why it is gone.
import { bindingsResult } from '../../driver/bindings-result.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { writeExplanation } from '../../driver/outputs/bindings.ts'
import { vulkanInterfaceStage } from '../../driver/vulkan-interface.ts'
import { createDiskHost } from '../../node/host.ts'
import { explainable } from '../../reflect/explain.ts'
import { nearest } from '../../support/nearest.ts'
import { readInput } from '../input.ts'
import { printReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const [path, name] = settings.inputs
  const input = readInput(path!)
  if (typeof input === 'string') return fail(terminal, [input])
  const compilation = createCompiler(createDiskHost()).generate(input, compileOptions(settings))
  const { bindings, errorCount } = compilation
  if (errorCount > 0 || !bindings) {
    await printReport([compilation], settings, terminal)
    return exitStatus.failure
  }
  const names = explainable(bindings, compilation.ask(vulkanInterfaceStage))
  if (name !== undefined && !names.has(name)) {
    const close = nearest(name, names)
    const hint = close === undefined ? '' : `; did you mean '${close}'?`
    return fail(terminal, [`the shader declares no resource '${name}'${hint}`])
  }
  if (settings.format === 'json') {
    terminal.out(`${JSON.stringify(bindingsResult(compilation, name), undefined, 2)}\n`)
    return exitStatus.success
  }
  await printReport([compilation], settings, terminal)
  terminal.out(writeExplanation(compilation, { resource: name }) ?? '')
  return exitStatus.success
}
