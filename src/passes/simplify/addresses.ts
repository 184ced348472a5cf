// Address computations: steps of nothing vanish, a step upon a step is one step.
//
//   gep i8, (gep i8, p, 4), 8 => gep i8, p, 12      gep S, (gep [4 x S], p, 0, i), 0, 1 => gep [4 x S], p, 0, i, 1
import { ConstantInt, constantInt, isZeroValue } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { elementType, type IrType } from '../../ir/types.ts'
import { asOpcode, type Rule } from './rule.ts'

export const simplifyAddress: Rule = (gep, { builder }) => {
  if (gep.type.kind !== 'pointer') return undefined
  const indices = gep.operands.slice(1)
  if (indices.every(isZeroValue)) return isSent(gep) ? undefined : gep.pointer
  const inner = asOpcode(gep.pointer, 'getelementptr')
  if (inner === undefined || inner.type.kind !== 'pointer') return undefined
  const flags = gep.flags & inner.flags
  const earlier = inner.operands.slice(1)
  if (earlier.length === 1 && indices.length === 1 && inner.subjectType === gep.subjectType) {
    const [first, second] = [earlier[0]!, indices[0]!]
    if (!(first instanceof ConstantInt && second instanceof ConstantInt && first.type === second.type)) return undefined
    return builder.gep(
      gep.subjectType!,
      inner.pointer,
      [constantInt(first.type, first.value + second.value)],
      '',
      flags,
    )
  }
  if (!isZeroValue(indices[0]!) || reachedType(inner) !== gep.subjectType) return undefined
  return builder.gep(inner.subjectType!, inner.pointer, [...earlier, ...indices.slice(1)], '', flags)
}

/** The type of what the address points to. */
function reachedType(gep: Instruction): IrType | undefined {
  let type = gep.subjectType
  for (let operand = 2; operand < gep.operands.length && type !== undefined; operand++) {
    const index = gep.operand(operand)
    type = elementType(type, type.kind === 'struct' && index instanceof ConstantInt ? index.number : 0)
  }
  return type
}

/** The address of a payload decides what is sent: the first member of a variable, not all of it. */
function isSent(gep: Instruction): boolean {
  return [...gep.users()].some((user) => user instanceof Instruction && user.intrinsic === 'llvm.dx.dispatch.mesh')
}
