// `llvm-raw`, `llvm`, `llvm-bound`: the module before any pass, after optimisation, and with every register assigned.
import { withDebugText } from '../../ir/debug-text.ts'
import { printModule } from '../../ir/printer.ts'
import { version } from '../../support/version.ts'
import type { GenerateStage } from '../generate.ts'
import type { WriteOutput } from '../outputs.ts'

export function writeLlvm(stage: GenerateStage): WriteOutput {
  return (compilation) => {
    const module = compilation.moduleAt(stage)
    const { sources, input } = compilation
    const names = { producer: `descry ${version}`, mainFile: input.path }
    return module && withDebugText(module, sources, names, () => printModule(module))
  }
}
