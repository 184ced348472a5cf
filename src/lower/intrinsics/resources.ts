// Functions about resources in general.
import { i32, scalarOf } from '../../ir/types.ts'
import { isNotZero } from '../conversions.ts'
import { indexArgument } from './arguments.ts'
import type { IntrinsicTable } from './tables.ts'

export const resourceIntrinsics: IntrinsicTable = {
  CheckAccessFullyMapped: (call) => isNotZero(call.context, call.value(0)),
  NonUniformResourceIndex: (call) => {
    const index = indexArgument(call, 0)
    // Only one index chooses a resource; anything else passes through.
    if (scalarOf(call.resultType) !== i32 || index.type !== i32) return call.value(0)
    return call.builder.callIntrinsic('llvm.dx.resource.nonuniformindex', [], i32, [index])
  },
}
