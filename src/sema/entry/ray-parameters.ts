// What the entry points of ray tracing take and give. The words are DXC's.
//
//   [shader("miss")] void sky(Payload p)      payload parameter 'p' must be 'inout'
import { entryPointDiagnostics as diagnostics } from '../../diagnostics/tables/entry-points.ts'
import type { Parameter, ProgramFunction } from '../../program/program.ts'
import { containsResources } from '../../program/resources.ts'
import { sizeOf } from '../../types/layout.ts'
import { typeText } from '../../types/print.ts'
import type { Checker } from '../checker.ts'

interface Wanted {
  readonly what: 'payload' | 'intersection attributes' | 'callable'
  readonly mode: Parameter['mode']
}

const payload: Wanted = { what: 'payload', mode: 'inout' }
const attributes: Wanted = { what: 'intersection attributes', mode: 'in' }

interface RayStage {
  readonly parameters: readonly Wanted[]
  readonly expected: string
}

const nothing: RayStage = { parameters: [], expected: 'no parameters' }
const hit: RayStage = { parameters: [payload, attributes], expected: 'two parameters for payload and attributes' }

const rayStages: Readonly<Record<string, RayStage>> = {
  raygeneration: nothing,
  intersection: nothing,
  anyhit: hit,
  closesthit: hit,
  miss: { parameters: [payload], expected: 'one payload parameter' },
  callable: { parameters: [{ what: 'callable', mode: 'inout' }], expected: 'one argument parameter' },
}

export function checkRayParameters({ sink }: Checker, target: ProgramFunction, stage: string): void {
  const row = rayStages[stage]
  if (!row) return
  const { returnType, location, parameters, attributes: written } = target
  if (returnType.kind !== 'void') sink.report(diagnostics.err_hlsl_ray_result(location, { stage }))
  const signature = written.find(({ name }) => name === 'rootsignature')
  if (signature) sink.report(diagnostics.err_hlsl_ray_root_signature(signature.span))
  if (parameters.length !== row.parameters.length) {
    const { expected } = row
    sink.report(diagnostics.err_raytracing_entry_param_count(location, { stage, count: parameters.length, expected }))
    return
  }
  for (const [index, { what, mode }] of row.parameters.entries()) {
    const { name, type, location: at, mode: own } = parameters[index]!
    if (own !== mode) sink.report(diagnostics.err_hlsl_ray_parameter_mode(at, { what, name, mode }))
    const short = what === 'intersection attributes' ? 'attributes' : what
    const isWhole = type.kind === 'struct' && !containsResources(type)
    if (isWhole && type.isComplete && sizeOf(type, false, 'structured') === 0) {
      const parts = { what: short, name, stage, type: typeText(type) }
      sink.report(diagnostics.err_hlsl_ray_empty_parameter(at, parts))
      continue
    }
    if (type.kind === 'error' || isWhole) continue
    sink.report(diagnostics.err_payload_attrs_must_be_udt(at, { what: short, name }))
  }
}
