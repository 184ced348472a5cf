// Ray tracing: what shaders ask about their ray and hit, and the calls of other shaders. What is passed on lies in variables of the module:
//
//   TraceRay(scene, flags, ..., ray, payload)   =>   OpStore %payload, OpTraceRayKHR ... %payload, OpLoad %payload
import type { BuiltInName, Id, StorageClassName } from '../module.ts'
import { builtInVariable } from './built-ins.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { loadResource } from './texels.ts'

export const rayTracingOperations: OperationTable = {
  AcceptHitAndEndSearch: (call) => end(call, 'OpTerminateRayKHR'),
  CallShader: callShader,
  DispatchRaysDimensions: builtIn('LaunchSizeKHR'),
  DispatchRaysIndex: builtIn('LaunchIdKHR'),
  GeometryIndex: builtIn('RayGeometryIndexKHR'),
  HitKind: builtIn('HitKindKHR'),
  IgnoreHit: (call) => end(call, 'OpIgnoreIntersectionKHR'),
  InstanceID: builtIn('InstanceCustomIndexKHR'),
  InstanceIndex: builtIn('InstanceId'),
  ObjectRayDirection: builtIn('ObjectRayDirectionKHR'),
  ObjectRayOrigin: builtIn('ObjectRayOriginKHR'),
  ObjectToWorld: transform('ObjectToWorldKHR'),
  ObjectToWorld3x4: transform('ObjectToWorldKHR'),
  ObjectToWorld4x3: transform('ObjectToWorldKHR'),
  PrimitiveIndex: builtIn('PrimitiveId'),
  RayFlags: builtIn('IncomingRayFlagsKHR'),
  RayTCurrent: builtIn('RayTmaxKHR'),
  RayTMin: builtIn('RayTminKHR'),
  ReportHit: reportHit,
  TraceRay: traceRay,
  WorldRayDirection: builtIn('WorldRayDirectionKHR'),
  WorldRayOrigin: builtIn('WorldRayOriginKHR'),
  WorldToObject: transform('WorldToObjectKHR'),
  WorldToObject3x4: transform('WorldToObjectKHR'),
  WorldToObject4x3: transform('WorldToObjectKHR'),
}

function builtIn(name: BuiltInName): Operation {
  return (call) => builtInVariable(call.writer, name, call.resultType)
}

/** SPIR-V has four columns of three: HLSL's matrix of four rows; that of three rows is its transpose. */
function transform(name: BuiltInName): Operation {
  return (call) => {
    const { module, writer, type } = call
    const columns = module.type('OpTypeMatrix', module.vectorType(module.floatType(32), 3), 4)
    const matrix = builtInVariable(writer, name, columns)
    const isTransposed = type.kind === 'matrix' && type.rows === 3
    return isTransposed ? writer.emit('OpTranspose', call.resultType, matrix) : matrix
  }
}

function end({ writer }: BuiltinCall, opcode: 'OpTerminateRayKHR' | 'OpIgnoreIntersectionKHR'): Id {
  writer.end(opcode)
  return 0
}

/** The variable that arguments of the type are passed on in. */
export function passedOn(call: BuiltinCall, index: number, storage: StorageClassName): Id {
  const { module, writer } = call
  const { payloads } = writer.shared
  const type = writer.type(call.parameterType(index))
  const key = `${storage} ${type}`
  let variable = payloads.get(key)
  if (variable === undefined) payloads.set(key, (variable = module.globalVariable(storage, type, '')))
  return variable
}

function traceRay(call: BuiltinCall): Id {
  const { module, writer } = call
  const float = module.floatType(32)
  const vector = module.vectorType(float, 3)
  const isAddress = call.expression.arguments[0]?.kind === 'heap'
  const scene = isAddress ? call.value(0) : loadResource(writer, call.resource(0))
  const ray = call.value(6)
  const payload = passedOn(call, 7, 'RayPayloadKHR')
  const table = [1, 2, 3, 4, 5].map((index) => call.value(index))
  const line = [
    writer.extract(vector, ray, 0),
    writer.extract(float, ray, 1),
    writer.extract(vector, ray, 2),
    writer.extract(float, ray, 3),
  ]
  writer.emitVoid('OpStore', payload, call.value(7))
  writer.emitVoid('OpTraceRayKHR', scene, ...table, ...line, payload)
  call.write(7, writer.emit('OpLoad', writer.type(call.parameterType(7)), payload))
  return 0
}

function callShader(call: BuiltinCall): Id {
  const { writer } = call
  const data = passedOn(call, 1, 'CallableDataKHR')
  writer.emitVoid('OpStore', data, call.value(1))
  writer.emitVoid('OpExecuteCallableKHR', call.value(0), data)
  call.write(1, writer.emit('OpLoad', writer.type(call.parameterType(1)), data))
  return 0
}

function reportHit(call: BuiltinCall): Id {
  const { module, writer } = call
  writer.emitVoid('OpStore', passedOn(call, 2, 'HitAttributeKHR'), call.value(2))
  return writer.emit('OpReportIntersectionKHR', module.boolType(), call.value(0), call.value(1))
}
