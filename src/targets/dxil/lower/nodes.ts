// Work graphs: handles of inputs and outputs, the records behind them, and what is done with them.
//
//   node.allocate.records(%output, n, per thread)   =>   @dx.op.allocateNodeOutputRecords(238, ...), then @dx.op.annotateNodeRecordHandle(251, ...)
import { isRecordHandle, nodeFlags } from '../../../hlsl/node-flags.ts'
import { constantAggregate, constantInt } from '../../../ir/constants.ts'
import { type IrType, i32, pointerType, type StructType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { recordPointer, recordSpace } from '../legalize/node-memory.ts'
import { storedStruct } from '../legalize/payload-rewriter.ts'
import { noOverload } from '../operation-calls.ts'
import { sharedSize } from '../shared-memory.ts'
import { nodeInfoType } from '../types.ts'
import type { IntrinsicCall, IntrinsicRow, Result } from './lowering.ts'

/** Flags and record of a handle; records without data have none. */
function factsOf(type: IrType): { readonly flags: number; readonly record: IrType | undefined } {
  const [flags = 0] = type.kind === 'target' ? type.integers : []
  const [record] = type.kind === 'target' ? type.types : []
  return { flags, record }
}

/** Every handle is annotated before it is used. */
function annotated(call: IntrinsicCall, handle: Value, type: IrType): undefined {
  const { flags, record } = factsOf(type)
  const { module, native16Bit } = call.lowering
  const isRecord = isRecordHandle(flags)
  const size = record ? sharedSize(storedStruct(module, record), native16Bit) : 0
  const facts = [flags, size].map((value) => constantInt(i32, value))
  const info = constantAggregate(nodeInfoType(module, isRecord), facts)
  const name = isRecord ? 'annotateNodeRecordHandle' : 'annotateNodeHandle'
  call.lowering.handles.set(call.instruction, call.operation(name, noOverload, [handle, info]))
  return undefined
}

function handle(call: IntrinsicCall): Result {
  const isInput = (factsOf(call.type).flags & nodeFlags.input) !== 0
  const name = isInput ? 'createNodeInputRecordHandle' : 'createNodeOutputHandle'
  return annotated(call, call.operation(name, noOverload, [call.value(0)]), call.type)
}

function plain(name: string): IntrinsicRow {
  return (call) => {
    const rest = Array.from({ length: call.count - 1 }, (_, index) => call.value(index + 1))
    const result = call.operation(name, noOverload, [call.handle(0), ...rest])
    return call.type.kind === 'void' ? undefined : result
  }
}

/** The same, and the result is a handle. */
function giving(name: string): IntrinsicRow {
  return (call) => {
    const rest = Array.from({ length: call.count - 1 }, (_, index) => call.value(index + 1))
    return annotated(call, call.operation(name, noOverload, [call.handle(0), ...rest]), call.type)
  }
}

export const nodeRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.node.handle': handle,
  'llvm.dx.node.index': (call) => {
    const output = call.operation('indexNodeHandle', noOverload, [call.handle(0), call.value(1)])
    // It goes by what the array is.
    return annotated(call, output, call.instruction.argument(0).type)
  },
  'llvm.dx.node.allocate.records': giving('allocateNodeOutputRecords'),
  [recordPointer]: (call) => {
    const { record } = factsOf(call.instruction.argument(0).type)
    const type = record ? storedStruct(call.lowering.module, record) : undefined
    if (type?.kind !== 'struct' || call.type !== pointerType(recordSpace)) {
      call.unsupported('this use of a record')
      return undefined
    }
    return call.operation('getNodeRecordPtr', type satisfies StructType, [call.handle(0), call.value(1)])
  },
  'llvm.dx.node.increment.count': plain('incrementOutputCount'),
  'llvm.dx.node.output.complete': plain('outputComplete'),
  'llvm.dx.node.record.count': plain('getInputRecordCount'),
  'llvm.dx.node.finished.cross.group.sharing': plain('finishedCrossGroupSharing'),
  'llvm.dx.node.is.valid': plain('nodeOutputIsValid'),
  'llvm.dx.barrier.by.node.record': plain('barrierByNodeRecordHandle'),
  'llvm.dx.remaining.recursion.levels': (call) => call.operation('getRemainingRecursionLevels', noOverload, []),
}
