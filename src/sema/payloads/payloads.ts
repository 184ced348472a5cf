// Payload access qualifiers: who may read and write the fields of a struct that travels with a ray.
//
//   struct [raypayload] Payload { float4 color : write(closesthit, miss) : read(caller); };
//
// Rules and texts are DXC's (SemaHLSL.cpp, DiagnosePayloadAccessQualifierAnnotations; SemaDXR.cpp).
import type { Annotation, Identifier, PayloadAccess as PayloadAnnotation } from '../../ast/nodes.ts'
import { subobjectDiagnostics as messages } from '../../diagnostics/tables/subobjects.ts'
import type { EntryPoint, Program } from '../../program/program.ts'
import type { PayloadAccess, StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkPayloadFlow } from './payload-flow.ts'

/** What the annotations of a field say; reports what cannot be. */
export function checkPayloadAccess(
  checker: Checker,
  name: Identifier,
  annotations: readonly Annotation[],
): PayloadAccess | undefined {
  const found: Partial<Record<'read' | 'write', PayloadAnnotation>> = {}
  for (const annotation of annotations) {
    if (annotation.kind !== 'payload-access') continue
    const { access } = annotation
    if (found[access])
      checker.sink.report(messages.err_hlsl_payload_access_qualifier_multiple_defined(annotation, { access }))
    else found[access] = annotation
  }
  const { read, write } = found
  if (!read && !write) return undefined
  checkCombination(checker, name.text, read, write)
  return { read: stagesOf(read), write: stagesOf(write) }
}

function stagesOf(annotation: PayloadAnnotation | undefined): readonly string[] {
  return annotation?.stages.map(({ text }) => text) ?? []
}

function checkCombination(
  checker: Checker,
  name: string,
  read: PayloadAnnotation | undefined,
  write: PayloadAnnotation | undefined,
): void {
  const readers = new Set(stagesOf(read))
  const writers = new Set(stagesOf(write))
  const report = (at: PayloadAnnotation, stage: string, what: 'producer' | 'consumer'): void =>
    checker.sink.report(
      messages.err_hlsl_payload_access_qualifier_invalid_combination(at, { name, access: at.access, stage, what }),
    )
  // What a hit or a miss writes only the caller can consume.
  for (const stage of ['miss', 'closesthit'])
    if (write && writers.has(stage) && !readers.has('caller')) report(write, stage, 'consumer')
  for (const stage of ['anyhit', 'caller'])
    if (write && writers.has(stage) && readers.size === 0) report(write, stage, 'consumer')
  const hasProducer = writers.has('anyhit') || writers.has('caller')
  for (const stage of ['miss', 'closesthit', 'anyhit'])
    if (read && readers.has(stage) && !hasProducer) report(read, stage, 'producer')
  if (read && readers.has('caller') && writers.size === 0) report(read, 'caller', 'producer')
}

const payloadStages = new Set(['anyhit', 'closesthit', 'miss'])

/** Every payload has access qualifiers, where the target has them; elsewhere they are dropped. */
export function checkPayloads(checker: Checker, entries: readonly EntryPoint[], structs: Program['structs']): void {
  const payloads = structs.filter(({ isRayPayload }) => isRayPayload)
  if (!checker.options.hasPayloadQualifiers) {
    for (const { location } of payloads) checker.sink.report(messages.warn_hlsl_payload_qualifer_dropped(location))
    return
  }
  const isSound = checker.sink.errorCount === 0
  for (const payload of payloads) checkFields(checker, payload)
  for (const { stage, function: fn } of entries) {
    const [first] = fn.parameters
    if (!payloadStages.has(stage) || first?.type.kind !== 'struct' || first.type.isRayPayload) continue
    checker.sink.report(messages.err_payload_requires_attribute(first.location, { type: first.type.name }))
  }
  if (isSound) checkPayloadFlow(checker, entries)
}

function checkFields(checker: Checker, payload: StructType): void {
  let isComplete = true
  for (const { name, type, payloadAccess, location } of payload.fields) {
    const isNested = type.kind === 'struct' && type.isRayPayload === true
    if (isNested && payloadAccess)
      checker.sink.report(messages.err_payload_fields_is_payload_and_overqualified(location, { name }))
    if (isNested || payloadAccess) continue
    checker.sink.report(messages.err_payload_fields_not_qualified(location, { name }))
    isComplete = false
  }
  if (!isComplete)
    checker.sink.report(messages.err_not_all_payload_fields_qualified(payload.location, { type: payload.name }))
}
