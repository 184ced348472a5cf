// Variables of built-ins that the source does not name but an operation needs: the size of a wave, whether a lane only helps.

import { BuiltIn, MemoryAccess } from '../enumerants.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { BuiltInName, Id } from '../module.ts'

/** The value of an input with that decoration; declared when first asked for. */
export function builtInVariable(writer: FunctionWriter, name: BuiltInName, type: Id): Id {
  const { module, shared } = writer
  let variable = shared.builtIns.get(name)
  if (variable === undefined) {
    variable = module.globalVariable('Input', type, `${name}`)
    module.decorate(variable, 'BuiltIn', BuiltIn[name])
    // Integers have no value between those of the corners.
    if (shared.entry.stage === 'pixel' && type !== module.boolType()) module.decorate(variable, 'Flat')
    shared.builtIns.set(name, variable)
  }
  // Who helps may change while the shader runs, since SPIR-V 1.6 has a discard that leaves helpers behind.
  const isVolatile = name === 'HelperInvocation' && module.atLeast(1, 6)
  return writer.emit('OpLoad', type, variable, ...(isVolatile ? [MemoryAccess.Volatile] : []))
}
