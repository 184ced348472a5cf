// What mesh, amplification and node shaders call, and debugging.
import { voidType } from '../../ir/types.ts'
import type { BuiltinCall } from './call.ts'
import { type IntrinsicTable, plain } from './tables.ts'

export const stageIntrinsics: IntrinsicTable = {
  DispatchMesh: dispatchMesh,
  GetRemainingRecursionLevels: plain('llvm.dx.remaining.recursion.levels'),
  SetMeshOutputCounts: plain('llvm.dx.set.mesh.output.counts'),
  abort: plain('llvm.dx.abort'),
  DebugBreak: plain('llvm.dx.debug.break'),
  'dx::IsDebuggingEnabled': plain('llvm.dx.is.debugging.enabled'),
  // Nothing listens to a shader: only the arguments are evaluated.
  printf: () => undefined,
  source_mark: () => undefined,
}

function dispatchMesh(call: BuiltinCall): undefined {
  const { pointer } = call.memory(3)
  const operands = [call.value(0), call.value(1), call.value(2), pointer]
  call.builder.callIntrinsic('llvm.dx.dispatch.mesh', [pointer.type], voidType, operands)
}
