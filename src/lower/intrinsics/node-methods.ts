// Methods of the records and outputs of work-graph nodes. Records are reached by pointers, so `Get()` is a place.
//
//   output.GetThreadNodeOutputRecords(n)   =>   @llvm.dx.node.allocate.records(output, n, per thread)
//   records.Get(i).field                   =>   @llvm.dx.node.record.pointer(records, i), then a member of that
import { constantBool } from '../../ir/constants.ts'
import { type IrType, i1, i32, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { recordPlace } from '../places.ts'
import { indexArgument } from './arguments.ts'
import type { MethodCall, MethodLowering } from './call.ts'
import type { MethodTable } from './methods.ts'

export const nodeMethods: MethodTable = {
  Count: operation('llvm.dx.node.record.count', i32),
  FinishedCrossGroupSharing: operation('llvm.dx.node.finished.cross.group.sharing', i1),
  Get: (call) => {
    const index = call.count > 0 ? indexArgument(call, 0) : undefined
    return recordPlace(call.context, call.type, call.objectType, call.object, index)
  },
  GetGroupNodeOutputRecords: (call) => allocateRecords(call, false),
  GetThreadNodeOutputRecords: (call) => allocateRecords(call, true),
  GroupIncrementOutputCount: (call) => incrementCount(call, false),
  IsValid: operation('llvm.dx.node.is.valid', i1),
  OutputComplete: operation('llvm.dx.node.output.complete', voidType),
  ThreadIncrementOutputCount: (call) => incrementCount(call, true),
}

function operation(name: string, type: IrType): MethodLowering {
  return (call) => {
    const result = call.builder.callIntrinsic(name, [call.object.type], type, [call.object])
    return type === voidType ? undefined : result
  }
}

function allocateRecords(call: MethodCall, perThread: boolean): Value {
  const { object, resultType } = call
  const operands = [object, indexArgument(call, 0), constantBool(perThread)]
  return call.builder.callIntrinsic('llvm.dx.node.allocate.records', [resultType, object.type], resultType, operands)
}

function incrementCount(call: MethodCall, perThread: boolean): undefined {
  const { object } = call
  const operands = [object, indexArgument(call, 0), constantBool(perThread)]
  call.builder.callIntrinsic('llvm.dx.node.increment.count', [object.type], voidType, operands)
}
