// Calls of intrinsics: constants through the table, and the identities of minimum, maximum and clamp.
//
//   umin(x, 0) => 0      max(x, x) => x      saturate(saturate x) => saturate x
import { constantIntLike, isConstant, isZeroValue } from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { intrinsicFacts } from '../../ir/intrinsics.ts'
import { Flag } from '../../ir/opcodes.ts'
import { isFloatOrFloatVector } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { foldIntrinsic } from './fold-intrinsics.ts'
import { floatOf, isInt, type Rule, type SimplifyContext } from './rule.ts'

/** x * y + z. */
const multiplyAdds: ReadonlySet<string> = new Set(['llvm.fma', 'llvm.fmuladd', 'llvm.dx.imad', 'llvm.dx.umad'])

export const simplifyCall: Rule = (call, context) => {
  const { intrinsic } = call
  if (intrinsic === '' || call.argumentCount === 0) return undefined
  const folded = foldIntrinsic(call)
  if (folded !== undefined) return folded
  const { isIdempotent, isInvolution, isChoosing } = intrinsicFacts(intrinsic)
  const first = call.argument(0)
  if (call.argumentCount === 1 && (first as Instruction).intrinsic === intrinsic) {
    if (isIdempotent) return first
    if (isInvolution) return (first as Instruction).argument(0)
  }
  if (multiplyAdds.has(intrinsic)) return simplifyMultiplyAdd(call, context)
  return isChoosing ? simplifyChoice(call, intrinsic) : undefined
}

/** A factor that is nothing leaves the sum; floats only where their flags allow `x * 0` to be 0. */
function simplifyMultiplyAdd(call: Instruction, { builder }: SimplifyContext): Value | undefined {
  const [x, y, z] = [call.argument(0), call.argument(1), call.argument(2)]
  if (isFloatOrFloatVector(call.type)) {
    const isExact = !call.hasFlag(Flag.nnan) || !call.hasFlag(Flag.nsz)
    if (floatOf(x) === 1) return builder.fadd(y, z, call.flags)
    if (floatOf(y) === 1) return builder.fadd(x, z, call.flags)
    return !isExact && (floatOf(x) === 0 || floatOf(y) === 0) ? z : undefined
  }
  return isZeroValue(x) || isZeroValue(y) ? z : undefined
}

function simplifyChoice(call: Instruction, intrinsic: string): Value | undefined {
  const first = call.argument(0)
  const second = call.argument(1)
  if (first === second) return first
  if (isConstant(first) && !isConstant(second)) {
    call.setOperand(0, second)
    call.setOperand(1, first)
    return call
  }
  switch (intrinsic) {
    case 'llvm.umin':
      return isZeroValue(second) ? second : isInt(second, -1) ? first : undefined
    case 'llvm.umax':
      return isZeroValue(second) ? first : isInt(second, -1) ? constantIntLike(first.type, -1) : undefined
    default:
      return undefined
  }
}
