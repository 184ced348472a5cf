// Methods of the records and outputs of work-graph nodes.
//
//   output.GetThreadNodeOutputRecords(n)     OpAllocateNodePayloadsAMDX Invocation n 0        outputs[i]. ...     ... i
//   records.OutputComplete()                 OpEnqueueNodePayloadsAMDX
import type { Expression } from '../../../program/program.ts'
import { Scope } from '../enumerants.ts'
import { value } from '../expressions.ts'
import type { FunctionWriter } from '../function-writer.ts'
import type { Id } from '../module.ts'
import { indexValue } from '../places.ts'
import { builtInVariable } from './built-ins.ts'
import type { MethodCall, MethodTable, OperationTable } from './call.ts'

export const nodeMethods: MethodTable = {
  Count: (call) => call.writer.emit('OpNodePayloadArrayLengthAMDX', call.resultType, recordsOf(call)),
  FinishedCrossGroupSharing: (call) =>
    call.writer.emit('OpFinishWritingNodePayloadAMDX', call.resultType, recordsOf(call)),
  GetGroupNodeOutputRecords: (call) => allocate(call, Scope.Workgroup),
  GetThreadNodeOutputRecords: (call) => allocate(call, Scope.Invocation),
  GroupIncrementOutputCount: (call) => enqueue(call, allocate(call, Scope.Workgroup)),
  IsValid: (call) => {
    const { type, index } = outputOf(call.writer, call.expression.object)
    // The operand is the type itself, but validators expect a value; DXC passes a variable.
    return call.writer.emit('OpIsNodePayloadValidAMDX', call.resultType, call.writer.variable(type, ''), index)
  },
  OutputComplete: (call) => enqueue(call, recordsOf(call)),
  ThreadIncrementOutputCount: (call) => enqueue(call, allocate(call, Scope.Invocation)),
}

export const nodeOperations: OperationTable = {
  GetRemainingRecursionLevels: ({ writer, resultType }) =>
    builtInVariable(writer, 'RemainingRecursionLevelsAMDX', resultType),
}

function recordsOf({ writer, expression }: MethodCall): Id {
  return value(writer, expression.object)
}

/** The type of its payload arrays, and which node of an array it is. */
function outputOf(writer: FunctionWriter, output: Expression): { readonly type: Id; readonly index: Id } {
  if (output.kind !== 'index') return { type: value(writer, output), index: writer.module.uint(0) }
  return { type: value(writer, output.object), index: indexValue(writer, output.index) }
}

function allocate(call: MethodCall, scope: number): Id {
  const { module, writer } = call
  const { type, index } = outputOf(writer, call.expression.object)
  const pointer = module.pointerType('NodePayloadAMDX', type)
  return writer.emit('OpAllocateNodePayloadsAMDX', pointer, module.uint(scope), call.value(0), index)
}

function enqueue({ writer }: MethodCall, records: Id): Id {
  writer.emitVoid('OpEnqueueNodePayloadsAMDX', records)
  return 0
}
