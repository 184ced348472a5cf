// `--emit dxil`: the module of DXIL operations as text LLVM reads, with opaque pointers.
import { printModule } from '../../ir/printer.ts'
import type { Emitter } from './emitters.ts'

export const emitDxil: Emitter = (compiler, input, options) => {
  const outcome = compiler.dxil(input, options)
  if (!outcome.dxil || outcome.errorCount > 0) return { outcome, output: '' }
  const { module } = outcome.dxil
  // DXIL's layout aligns i8 to 32 bits, which LLVM no longer reads; no value is an i8.
  module.dataLayout = module.dataLayout.replace('-i8:32-', '-i8:8-')
  return { outcome, output: printModule(module) }
}
