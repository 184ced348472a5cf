// What the stages between vertices and pixels do besides writing outputs, and ray tracing.
//
//   TraceRay(scene, flags, ..., ray, payload)   =>   rayPayload = payload; traceRayEXT(scene, flags, ..., 0); payload = rayPayload;
import type { Type } from '../../../../types/types.ts'
import { type Code, call, code, suffix } from '../code.ts'
import { load, placeOf } from '../places.ts'
import { sceneOf } from '../scenes.ts'
import { declaration } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicRow, type IntrinsicTable, writeOutput } from './call.ts'

export const stageIntrinsics: IntrinsicTable = {
  AcceptHitAndEndSearch: line('terminateRayEXT;'),
  CallShader: (context) => {
    const { writer, values } = context
    const { name, location } = passedOn(context, 1, 'callableDataEXT')
    writer.lines.push(`${name} = ${argumentOf(context, 1).text};`)
    writer.lines.push(`executeCallableEXT(${values[0]!.text}, ${location});`)
    writeOutput(context, 1, code(name))
    return code('')
  },
  DispatchMesh: (context) => {
    const { writer, values } = context
    const { name } = passedOn(context, 3, 'taskPayloadSharedEXT')
    writer.lines.push(`${name} = ${argumentOf(context, 3).text};`)
    writer.lines.push(`EmitMeshTasksEXT(${values[0]!.text}, ${values[1]!.text}, ${values[2]!.text});`)
    return code('')
  },
  DispatchRaysDimensions: builtIn('gl_LaunchSizeEXT'),
  DispatchRaysIndex: builtIn('gl_LaunchIDEXT'),
  EmitVertex: signal('EmitVertex', 'EmitStreamVertex'),
  EndPrimitive: signal('EndPrimitive', 'EndStreamPrimitive'),
  GeometryIndex: builtIn('uint(gl_GeometryIndexEXT)'),
  HitKind: builtIn('gl_HitKindEXT'),
  IgnoreHit: line('ignoreIntersectionEXT;'),
  InstanceID: builtIn('uint(gl_InstanceCustomIndexEXT)'),
  InstanceIndex: builtIn('uint(gl_InstanceID)'),
  ObjectRayDirection: builtIn('gl_ObjectRayDirectionEXT'),
  ObjectRayOrigin: builtIn('gl_ObjectRayOriginEXT'),
  ObjectToWorld: builtIn('gl_ObjectToWorld3x4EXT'),
  ObjectToWorld3x4: builtIn('gl_ObjectToWorld3x4EXT'),
  ObjectToWorld4x3: builtIn('gl_ObjectToWorldEXT'),
  PatchBarrier: line('barrier();'),
  PrimitiveIndex: builtIn('uint(gl_PrimitiveID)'),
  RayFlags: builtIn('gl_IncomingRayFlagsEXT'),
  RayTCurrent: builtIn('gl_RayTmaxEXT'),
  RayTMin: builtIn('gl_RayTminEXT'),
  ReportHit: (context) => {
    const { writer, values } = context
    const { name } = passedOn(context, 2, 'hitAttributeEXT')
    writer.lines.push(`${name} = ${values[2]!.text};`)
    return { ...call('reportIntersectionEXT', values[0]!, values[1]!), effects: true }
  },
  SetMeshOutputCounts: ({ writer, values }) => {
    writer.lines.push(`SetMeshOutputsEXT(${values[0]!.text}, ${values[1]!.text});`)
    return code('')
  },
  TraceRay: traceRay,
  WorldRayDirection: builtIn('gl_WorldRayDirectionEXT'),
  WorldRayOrigin: builtIn('gl_WorldRayOriginEXT'),
  WorldToObject: builtIn('gl_WorldToObject3x4EXT'),
  WorldToObject3x4: builtIn('gl_WorldToObject3x4EXT'),
  WorldToObject4x3: builtIn('gl_WorldToObjectEXT'),
}

function builtIn(text: string): IntrinsicRow {
  return () => code(text)
}

function line(text: string): IntrinsicRow {
  return ({ writer }) => {
    writer.lines.push(text)
    return code('')
  }
}

/** With a number where the shader has several streams. */
function signal(one: string, several: string): IntrinsicRow {
  return ({ writer, arguments: list }) => {
    const hasSeveral = writer.shader.outputs.some(({ stream }) => stream !== undefined)
    const number = list[0]?.kind === 'literal' ? Number(list[0].value) : 0
    writer.lines.push(hasSeveral ? `${several}(${number});` : `${one}();`)
    return code('')
  }
}

function argumentOf({ writer, arguments: list, values, modes }: IntrinsicCall, index: number): Code {
  return modes[index] === 'in' ? values[index]! : load(writer, placeOf(writer, list[index]!))
}

type PassedOn = 'rayPayloadEXT' | 'callableDataEXT' | 'hitAttributeEXT' | 'taskPayloadSharedEXT'

/** The variable that arguments of the type are passed on in. */
function passedOn(
  { writer, parameterTypes }: IntrinsicCall,
  index: number,
  storage: PassedOn,
): { readonly name: string; readonly location: number } {
  return passedVariable(writer, parameterTypes[index]!, storage)
}

const hasLocation: ReadonlySet<PassedOn> = new Set<PassedOn>(['rayPayloadEXT', 'callableDataEXT'])

function passedVariable(
  writer: Writer,
  type: Type,
  storage: PassedOn,
): { readonly name: string; readonly location: number } {
  const { passed } = writer
  const known = passed.find((one) => one.storage === storage && one.type === type)
  if (known) return known
  // 0 is what the shader itself was given.
  const location = passed.filter((one) => one.storage === storage).length + 1
  const name = writer.names.takeGlobal(storage.replace('EXT', ''))
  const layout = hasLocation.has(storage) ? `layout(location = ${location}) ` : ''
  writer.lateTypes.set(`passed ${name}`, [`${layout}${storage} ${declaration(writer, type, name)};`, ''])
  const made = { storage, type, name, location }
  passed.push(made)
  return made
}

function traceRay(context: IntrinsicCall): Code {
  const { writer, arguments: list, values } = context
  const { name, location } = passedOn(context, 7, 'rayPayloadEXT')
  const ray = writer.reuse(values[6]!, list[6]!.type, 'ray')
  const parts = ['Origin', 'TMin', 'Direction', 'TMax'].map((field) => suffix(ray, `.${field}`))
  const scene = sceneOf(writer, list[0]!)
  writer.lines.push(`${name} = ${argumentOf(context, 7).text};`)
  writer.lines.push(`${call('traceRayEXT', scene, ...values.slice(1, 6), ...parts, code(String(location))).text};`)
  writeOutput(context, 7, code(name))
  return code('')
}
