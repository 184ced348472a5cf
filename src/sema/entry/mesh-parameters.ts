// Modes and sizes of what a mesh shader takes and gives, and of the payload that an amplification shader hands on.
//
//   out vertices V v[200]      with 200 bytes in each V: more than the 32768 bytes that one group can put out
import { entryPointDiagnostics } from '../../diagnostics/tables/entry-points.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import type { IntrinsicExpression, Parameter, ProgramFunction } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { sizeOf } from '../../types/layout.ts'
import { isAllNumeric, leafCount } from '../../types/leaves.ts'
import { arrayElement, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'

const mostPayload = 16_384
const mostOutput = 32_768
const mostTogether = 48_128

export function checkMeshParameters(checker: Checker, { name, location, parameters }: ProgramFunction): void {
  const { sink } = checker
  const payload = parameters.find(({ modifiers }) => modifiers.includes('payload'))
  if (payload && payload.type.kind !== 'error' && !isAllNumeric(payload.type)) {
    const parameter = { what: 'payload', name: payload.name }
    sink.report(entryPointDiagnostics.err_payload_attrs_must_be_udt(payload.location, parameter))
    return
  }
  if (isForVulkan(checker)) return
  for (const { modifiers, type } of parameters) if (modifiers.includes('primitives')) checkPrimitive(checker, type)
  const payloadSize = payload ? sizeOf(payload.type, payload.rowMajor, 'structured') : 0
  if (payload) checkPayload(checker, payload.type, payload.rowMajor, payload.location)
  const size = parameters.reduce((sum, parameter) => sum + outputSize(parameter), 0)
  const report = (what: string, bytes: number, limit: number): void =>
    sink.report(diagnostics.err_hlsl_mesh_output_size(location, { what, name, size: bytes, limit }))
  if (size > mostOutput) report('vertices and primitives', size, mostOutput)
  else if (size + payloadSize > mostTogether)
    report('payload, vertices and primitives', size + payloadSize, mostTogether)
}

/** One value for a whole primitive is never interpolated. */
function checkPrimitive(checker: Checker, type: Type): void {
  const struct = arrayElement(type)
  if (struct.kind !== 'struct') return
  for (const base of struct.bases) checkPrimitive(checker, base)
  for (const { type: inner, interpolation, location } of struct.fields) {
    if (interpolation.some((word) => word !== 'nointerpolation'))
      checker.sink.report(diagnostics.err_hlsl_mesh_primitive_interpolation(location))
    checkPrimitive(checker, inner)
  }
}

export function checkDispatchedPayload(checker: Checker, call: IntrinsicExpression): void {
  const payload = call.arguments[3]
  if (payload && !isForVulkan(checker)) checkPayload(checker, payload.type, false, payload)
}

function checkPayload({ sink }: Checker, type: Type, rowMajor: boolean, at: Location | Span): void {
  const size = sizeOf(type, rowMajor, 'structured')
  if (size > mostPayload) sink.report(diagnostics.err_hlsl_mesh_payload_size(at, { size, limit: mostPayload }))
}

/** Registers hold numbers of four bytes, and come for 32 vertices or primitives at a time. */
function outputSize({ type, modifiers }: Parameter): number {
  const isCounted = modifiers.includes('vertices') || modifiers.includes('primitives')
  if (!isCounted || type.kind !== 'array' || type.count === undefined) return 0
  return Math.ceil(type.count / 32) * 32 * leafCount(type.element) * 4
}
