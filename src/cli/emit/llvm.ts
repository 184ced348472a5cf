// `--emit llvm-raw | llvm | llvm-bound`: the module before any pass, after optimisation, and with every register assigned.
import type { GenerateStage } from '../../driver/generate.ts'
import { printModule } from '../../ir/printer.ts'
import type { Emitter } from './emitters.ts'

export function emitLlvm(stage: GenerateStage): Emitter {
  return (compiler, input, options) => {
    const outcome = compiler.generate(input, options, stage)
    return { outcome, output: outcome.generated ? printModule(outcome.generated.module) : '' }
  }
}
