// `llvm-raw`, `llvm`, `llvm-bound`: the module before any pass, after optimisation, and with every register assigned.
import { printModule } from '../../ir/printer.ts'
import type { GenerateStage } from '../generate.ts'
import type { WriteOutput } from '../outputs.ts'

export function writeLlvm(stage: GenerateStage): WriteOutput {
  return (compilation) => {
    const module = compilation.moduleAt(stage)
    return module && printModule(module)
  }
}
