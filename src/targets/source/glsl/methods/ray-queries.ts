// Methods of ray queries, as functions of GL_EXT_ray_query.
//
//   query.CommittedRayT()      rayQueryGetIntersectionTEXT(query, true)
import { type Code, call, code, infix, prefix, suffix } from '../code.ts'
import { write } from '../expressions.ts'
import { sceneOf } from '../scenes.ts'
import type { MethodCall, MethodTable } from './call.ts'

/** `convert`: GLSL gives an int where HLSL has a uint. */
interface Question {
  readonly name: string
  readonly isInt?: true
}

const questions: Readonly<Record<string, Question>> = {
  TriangleFrontFace: { name: 'FrontFace' },
  TriangleBarycentrics: { name: 'Barycentrics' },
  InstanceIndex: { name: 'InstanceId', isInt: true },
  InstanceID: { name: 'InstanceCustomIndex', isInt: true },
  GeometryIndex: { name: 'GeometryIndex', isInt: true },
  PrimitiveIndex: { name: 'PrimitiveIndex', isInt: true },
  ObjectRayOrigin: { name: 'ObjectRayOrigin' },
  ObjectRayDirection: { name: 'ObjectRayDirection' },
  InstanceContributionToHitGroupIndex: { name: 'InstanceShaderBindingTableRecordOffset' },
}

export const rayQueryMethods: MethodTable = {
  TraceRayInline: traceInline,
  Proceed: (context) => ({ ...call('rayQueryProceedEXT', query(context)), effects: true }),
  Abort: (context) => statement(context, call('rayQueryTerminateEXT', query(context))),
  CommitNonOpaqueTriangleHit: (context) => statement(context, call('rayQueryConfirmIntersectionEXT', query(context))),
  CommitProceduralPrimitiveHit: (context) =>
    statement(context, call('rayQueryGenerateIntersectionEXT', query(context), context.values[0]!)),
  CommittedStatus: (context) => call('rayQueryGetIntersectionTypeEXT', query(context), code('true')),
  CandidateType: (context) => call('rayQueryGetIntersectionTypeEXT', query(context), code('false')),
  CandidateProceduralPrimitiveNonOpaque: (context) => {
    const opaque = call('rayQueryGetIntersectionCandidateAABBOpaqueEXT', query(context))
    return prefix('!', opaque)
  },
  CandidateTriangleRayT: (context) => call('rayQueryGetIntersectionTEXT', query(context), code('false')),
  CommittedRayT: (context) => call('rayQueryGetIntersectionTEXT', query(context), code('true')),
  RayFlags: (context) => call('uint', call('rayQueryGetRayFlagsEXT', query(context))),
  WorldRayOrigin: (context) => call('rayQueryGetWorldRayOriginEXT', query(context)),
  WorldRayDirection: (context) => call('rayQueryGetWorldRayDirectionEXT', query(context)),
  RayTMin: (context) => call('rayQueryGetRayTMinEXT', query(context)),
  ...Object.fromEntries(
    (['Candidate', 'Committed'] as const).flatMap((side) => [
      ...Object.entries(questions).map(([method, row]) => [`${side}${method}`, ask(row, side)] as const),
      [`${side}ObjectToWorld3x4`, matrix('ObjectToWorld', side, true)] as const,
      [`${side}ObjectToWorld4x3`, matrix('ObjectToWorld', side, false)] as const,
      [`${side}WorldToObject3x4`, matrix('WorldToObject', side, true)] as const,
      [`${side}WorldToObject4x3`, matrix('WorldToObject', side, false)] as const,
    ]),
  ),
}

function query({ writer, object }: MethodCall): Code {
  return write(writer, object)
}

function statement({ writer }: MethodCall, value: Code): Code {
  writer.lines.push(`${value.text};`)
  return code('')
}

function flag(side: 'Candidate' | 'Committed'): Code {
  return code(side === 'Committed' ? 'true' : 'false')
}

function ask({ name, isInt }: Question, side: 'Candidate' | 'Committed'): (context: MethodCall) => Code {
  return (context) => {
    const value = call(`rayQueryGetIntersection${name}EXT`, query(context), flag(side))
    return isInt ? call('uint', value) : value
  }
}

/** GLSL's four columns of three are HLSL's four rows: its 4x3 form. */
function matrix(name: string, side: 'Candidate' | 'Committed', transposed: boolean): (context: MethodCall) => Code {
  return (context) => {
    const value = call(`rayQueryGetIntersection${name}EXT`, query(context), flag(side))
    return transposed ? call('transpose', value) : value
  }
}

/** The flags of the type join those of the call. */
function traceInline(context: MethodCall): Code {
  const { writer, objectType, arguments: list, values } = context
  writer.extensions.add('GL_EXT_ray_query')
  const scene = sceneOf(writer, list[0]!)
  const own = objectType.count ?? 0
  const flags = own === 0 ? values[1]! : infix(values[1]!, '|', code(`${own}u`))
  const ray = writer.reuse(values[3]!, list[3]!.type, 'ray')
  const field = (name: string): Code => suffix(ray, `.${name}`)
  const parts = [field('Origin'), field('TMin'), field('Direction'), field('TMax')]
  return statement(context, call('rayQueryInitializeEXT', query(context), scene, flags, values[2]!, ...parts))
}
