// Values as they lie in blocks and back: types differ in their decorations, and a matrix of one row may lie in a constant buffer of
// Direct3D as an array of its scalars. Where only decorations differ one OpCopyLogical does it (SPIR-V 1.4), else every part is copied:
// of a constant buffer, too, whose block has a name of its own. Mesa's drivers need structs of one name there.
import type { FunctionWriter } from './function-writer.ts'
import type { Id, SpirvModule } from './module.ts'

/** The same numbers as a value of the type. */
export function copied(writer: FunctionWriter, value: Id, target: Id): Id {
  const { module } = writer
  const source = module.typeOf(value)
  if (source === target) return value
  if (module.atLeast(1, 4) && isLogicalCopy(module, source, target)) return writer.emit('OpCopyLogical', target, value)
  const wanted = partsOf(module, target)
  const parts = partsOf(module, source).map((part, index) =>
    copied(writer, writer.extract(part, value, index), wanted[index]!),
  )
  return writer.construct(target, parts)
}

function isLogicalCopy(module: SpirvModule, source: Id, target: Id): boolean {
  if (source === target) return true
  const { opcode } = module.definition(source)!
  if (opcode !== module.definition(target)!.opcode || (opcode !== 'OpTypeStruct' && opcode !== 'OpTypeArray'))
    return false
  if (module.nameOf(source) !== module.nameOf(target)) return false
  const wanted = partsOf(module, target)
  return partsOf(module, source).every((part, index) => isLogicalCopy(module, part, wanted[index]!))
}

/** The types of a composite's parts. */
function partsOf(module: SpirvModule, type: Id): readonly Id[] {
  const { opcode, operands } = module.definition(type)!
  if (opcode === 'OpTypeStruct') return operands
  const count = opcode === 'OpTypeArray' ? Number(module.constantValue(operands[1]!)) : operands[1]!
  return new Array<Id>(count).fill(operands[0]!)
}
