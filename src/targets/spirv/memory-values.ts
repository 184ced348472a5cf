// Values as they lie in blocks and back: types differ in their decorations, and a matrix of one row may lie in a constant buffer of
// Direct3D as an array of its scalars. Where only decorations differ one OpCopyLogical does it (SPIR-V 1.4), else every part is copied:
// of a constant buffer, too, whose block has a name of its own. Mesa's drivers need structs of one name there.
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { limits } from '../../support/limits.ts'
import { nowhere } from '../../support/source.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id, SpirvModule } from './module.ts'

/** The same numbers as a value of the type. */
export function copied(writer: FunctionWriter, value: Id, target: Id): Id {
  const { module } = writer
  const source = module.typeOf(value)
  if (source === target) return value
  if (module.atLeast(1, 4) && isLogicalCopy(module, source, target)) return writer.emit('OpCopyLogical', target, value)
  const { most: limit } = limits.copiedLeaves
  const count = numberCount(module, source)
  if (count > limit) {
    const at = { start: nowhere, end: nowhere }
    writer.shared.sink.report(vulkanDiagnostics.err_vulkan_copy_too_large(at, { count, limit }))
    return module.zero(target)
  }
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

/** How many numbers a value of the type has, none of which is looked at. */
function numberCount(module: SpirvModule, type: Id): number {
  const { opcode, operands } = module.definition(type)!
  if (opcode === 'OpTypeStruct') return operands.reduce((sum, part) => sum + numberCount(module, part), 0)
  if (opcode === 'OpTypeArray') return Number(module.constantValue(operands[1]!)) * numberCount(module, operands[0]!)
  const isVector = opcode === 'OpTypeVector' || opcode === 'OpTypeMatrix'
  return isVector ? operands[1]! * numberCount(module, operands[0]!) : 1
}

/** The types of a composite's parts. */
function partsOf(module: SpirvModule, type: Id): readonly Id[] {
  const { opcode, operands } = module.definition(type)!
  if (opcode === 'OpTypeStruct') return operands
  const count = opcode === 'OpTypeArray' ? Number(module.constantValue(operands[1]!)) : operands[1]!
  return new Array<Id>(count).fill(operands[0]!)
}
