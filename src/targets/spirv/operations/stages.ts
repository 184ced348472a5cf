// What the stages between vertices and pixels do besides writing outputs: vertices are emitted, meshes get their size.

import { MemorySemantics, Scope } from '../enumerants.ts'
import type { Id } from '../module.ts'
import type { BuiltinCall, OperationTable } from './call.ts'
import { passedOn } from './ray-tracing.ts'

export const stageOperations: OperationTable = {
  DispatchMesh: dispatchMesh,
  EmitVertex: (call) => signal(call, 'OpEmitVertex', 'OpEmitStreamVertex'),
  EndPrimitive: (call) => signal(call, 'OpEndPrimitive', 'OpEndStreamPrimitive'),
  /** Between the control points of a patch and the function that sees all of them. */
  PatchBarrier: ({ module, writer }) => {
    const operands = [Scope.Workgroup, Scope.Invocation, MemorySemantics.None].map((number) => module.uint(number))
    writer.emitVoid('OpControlBarrier', ...operands)
    return 0
  },
  SetMeshOutputCounts: (call) => {
    call.writer.emitVoid('OpSetMeshOutputsEXT', call.value(0), call.value(1))
    return 0
  },
}

/** With a number where the shader has several streams. */
function signal(
  { module, writer, expression }: BuiltinCall,
  one: 'OpEmitVertex' | 'OpEndPrimitive',
  several: 'OpEmitStreamVertex' | 'OpEndStreamPrimitive',
): Id {
  const [number] = expression.arguments
  if (writer.shared.entry.outputs.every(({ stream }) => stream === undefined)) writer.emitVoid(one)
  else {
    module.capability('GeometryStreams')
    writer.emitVoid(several, module.uint(number?.kind === 'literal' ? Number(number.value) : 0))
  }
  return 0
}

/** Ends the shader. */
function dispatchMesh(call: BuiltinCall): Id {
  const { writer } = call
  const payload = passedOn(call, 3, 'TaskPayloadWorkgroupEXT')
  writer.emitVoid('OpStore', payload, call.value(3))
  writer.end('OpEmitMeshTasksEXT', call.value(0), call.value(1), call.value(2), payload)
  return 0
}
