// `descry explain FILE [NAME]`: why each resource is where it is, or why it is gone.
import { createCompiler } from '../../driver/compiler.ts'
import { createDiskHost } from '../../node/host.ts'
import { nearest } from '../../support/nearest.ts'
import { bindingsResult } from '../bindings-result.ts'
import { explainable, explainText } from '../explain-resource.ts'
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
  const options = compileOptions(settings)
  const outcome = createCompiler(createDiskHost()).generate(input, options)
  const { generated, sources, errorCount } = outcome
  if (errorCount > 0 || !generated) {
    await printReport([outcome], settings, terminal)
    return exitStatus.failure
  }
  const { bindings } = generated
  const names = explainable(bindings)
  if (name !== undefined && !names.has(name)) {
    const close = nearest(name, names)
    const hint = close === undefined ? '' : `; did you mean '${close}'?`
    return fail(terminal, [`the shader declares no resource '${name}'${hint}`])
  }
  if (settings.format === 'json') {
    const result = bindingsResult(outcome, input.path, options, name)
    terminal.out(`${JSON.stringify(result, undefined, 2)}\n`)
    return exitStatus.success
  }
  await printReport([outcome], settings, terminal)
  const text = explainText({ bindings, rules: options.rules, sources }, name)
  terminal.out(text === '' ? 'the shader declares no resources\n' : text)
  return exitStatus.success
}
