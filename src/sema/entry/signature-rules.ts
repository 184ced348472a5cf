// The signatures of an entry point as a whole: names that meet, types of system values, limits that the validator of DXIL has.
//
//   void main(out float4 a : SV_Target, out float4 b : SV_Target)      semantic index overlap SV_Target0
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { entryPointDiagnostics as diagnostics } from '../../diagnostics/tables/entry-points.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { depthSemantic, lookupSemantic, userSemanticKind } from '../../hlsl/semantics.ts'
import { attributeOf } from '../../program/attributes.ts'
import { buildSignature, type EntrySignature, type SignatureNode } from '../../program/entry-signature.ts'
import type { EntryPoint } from '../../program/program.ts'
import type { SignatureElement } from '../../program/signature-element.ts'
import { typeText } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { wrongType } from '../registers/semantics.ts'
import { fitsOperation, fitsSignature, isSignedOnly, typesOf } from './system-value-types.ts'

const clipCullLimit = 8

/** Vulkan has rules of its own (src/targets/vulkan). */
export function checkSignatureRules(checker: Checker, entry: EntryPoint): void {
  if (isForVulkan(checker)) return
  const { shaderModel, isBackCompatible = false } = checker.options
  const signature = buildSignature(entry, { shaderModel: shaderModel.minor, isBackCompatible })
  const { inputs, outputs, patchConstants } = signature
  const { stage } = entry
  const lists = [
    { list: inputs, isInterpolated: stage !== 'vertex' },
    // Streams of a geometry shader have registers of their own.
    ...[...new Set(outputs.map(({ stream }) => stream))].map((stream) => ({
      list: outputs.filter((element) => element.stream === stream),
      isInterpolated: stage !== 'pixel',
    })),
    { list: patchConstants, isInterpolated: false },
  ]
  for (const { list, isInterpolated } of lists) {
    // One message about an element is enough.
    const isFine = list.every((element) => checkElement(checker, element, isInterpolated))
    if (isFine) checkTogether(checker, list)
  }
  checkOperations(checker, signature)
  checkTessellation(checker, entry, patchConstants)
  for (const direction of ['input', 'output'] as const)
    for (const element of signature.unknown[direction]) {
      const parameters = { semantic: nameOf(element), direction }
      checker.sink.report(diagnostics.err_hlsl_patch_element(element.location, parameters))
    }
}

function nameOf({ name, index }: SignatureElement): string {
  return `${name}${index}`
}

function checkElement(checker: Checker, element: SignatureElement, isInterpolated: boolean): boolean {
  const { sink } = checker
  const { location, scalar, interpolation, kind, name, index, rows, interpretation } = element
  const { bits, class: scalarClass } = scalars[scalar.scalar]
  if (bits === 64) {
    sink.report(diagnostics.err_hlsl_signature_type(location, { type: typeText(scalar), semantic: name }))
    return false
  }
  const isSmooth = interpolation.length > 0 && !interpolation.includes('nointerpolation')
  if (isInterpolated && isSmooth && scalarClass !== 'float') {
    sink.report(diagnostics.err_hlsl_integer_interpolation(location, { semantic: name }))
    return false
  }
  const row = kind === userSemanticKind ? undefined : lookupSemantic(name)
  if (!row) return true
  const { maximumIndex: largest } = row
  if (largest !== undefined && index > largest) {
    const parameters = { semantic: nameOf(element), index, largest }
    sink.report(diagnostics.err_hlsl_semantic_index_too_large(location, parameters))
    return false
  }
  if (rows > 1 && interpretation !== 'tessellation factor' && interpretation !== 'clip or cull') {
    sink.report(diagnostics.err_hlsl_system_value_rows(location, { semantic: name }))
    return false
  }
  if (row.mustBeInterpolated && interpolation.includes('nointerpolation')) {
    sink.report(diagnostics.err_hlsl_must_be_interpolated(location, { semantic: name }))
    return false
  }
  if (fitsSignature(row, scalar, element.columns)) return true
  if (isSignedOnly(row, scalar, element.columns)) {
    sink.report(diagnostics.err_hlsl_system_value_signed(location, { semantic: row.name }))
    return true
  }
  sink.report(attributeDiagnostics.err_hlsl_attr_invalid_type(location, { name, types: typesOf(row) }))
  return false
}

/** How many factors the edges and the inside of a patch have. */
const factorCounts: Readonly<Record<string, { readonly edges: number; readonly inside: number }>> = {
  isoline: { edges: 2, inside: 0 },
  tri: { edges: 3, inside: 1 },
  quad: { edges: 4, inside: 2 },
}

function checkTessellation(
  { sink }: Checker,
  { stage, function: target }: EntryPoint,
  patchConstants: readonly SignatureElement[],
): void {
  if (stage !== 'hull' && stage !== 'domain') return
  const [domain = ''] = attributeOf(target.attributes, 'domain')?.arguments.map(String) ?? []
  const counts = factorCounts[domain.toLowerCase()]
  if (!counts) return
  for (const [semantic, count] of [
    ['SV_TessFactor', counts.edges],
    ['SV_InsideTessFactor', counts.inside],
  ] as const) {
    const factor = patchConstants.find(({ name }) => name.toLowerCase() === semantic.toLowerCase())
    const parameters = { semantic, domain, count }
    if (!factor) {
      if (stage === 'hull' && count > 0 && attributeOf(target.attributes, 'patchconstantfunc'))
        sink.report(diagnostics.err_hlsl_no_tess_factor(target.location, parameters))
    } else if (factor.rows !== count || factor.columns > 1) {
      const { rows, columns, location } = factor
      sink.report(diagnostics.err_hlsl_tess_factor_size(location, { ...parameters, rows, columns }))
    }
  }
}

function checkTogether({ sink }: Checker, list: readonly SignatureElement[]): void {
  const taken = new Map<string, SignatureElement>()
  let clipCull = 0
  let depth: SignatureElement | undefined
  for (const element of list) {
    const { name, indices, rows, columns, location, kind, interpretation } = element
    for (const index of indices) {
      const key = `${name.toLowerCase()} ${index}`
      const other = taken.get(key)
      if (other) {
        reportOverlap(sink, element, other)
        return
      }
      taken.set(key, element)
    }
    if (interpretation === 'clip or cull') clipCull += rows * columns
    if (kind === userSemanticKind || !depthSemantic.test(name)) continue
    if (depth) {
      const notes = [attributeDiagnostics.note_hlsl_semantic_used_here(depth.location, { name: depth.name })]
      sink.report(diagnostics.err_hlsl_several_depths(location, undefined, { notes }))
    }
    depth = element
  }
  const last = list.findLast(({ interpretation }) => interpretation === 'clip or cull')
  if (last && clipCull > clipCullLimit)
    sink.report(diagnostics.err_hlsl_clip_cull_components(last.location, { count: clipCull, limit: clipCullLimit }))
}

function reportOverlap(sink: Checker['sink'], element: SignatureElement, other: SignatureElement): void {
  const { location, index } = element
  const [semantic, earlier] = [nameOf(element), nameOf(other)]
  const notes = [attributeDiagnostics.note_hlsl_semantic_used_here(other.location, { name: earlier })]
  if (index === other.index) {
    sink.report(diagnostics.err_hlsl_semantic_index_overlap(location, { semantic }, { notes }))
    return
  }
  const [first, second] = index < other.index ? [element, other] : [other, element]
  const parameters = {
    semantic: nameOf(second),
    other: nameOf(first),
    rows: first.rows,
    next: `${second.name}${Math.max(...first.indices) + 1}`,
  }
  sink.report(diagnostics.err_hlsl_semantic_rows_overlap(location, parameters, { notes }))
}

/** System values that are read by operations instead of elements. */
function checkOperations({ options, sink }: Checker, { entry, read, inputs }: EntrySignature): void {
  const listed = new Set(inputs.map(({ name }) => name.toLowerCase()))
  const names = new Set<string>()
  const visit = (node: SignatureNode): void => {
    if (node.kind === 'struct') [...node.bases, ...node.fields].forEach(visit)
    if (node.kind !== 'system') return
    const { name, type, location } = node
    names.add(name.toLowerCase())
    const row = lookupSemantic(name)
    if (!row || listed.has(name.toLowerCase()) || fitsOperation(row, type, entry.stage)) return
    // Said where the semantic stands.
    if (options.isLenientLikeDxc !== true && wrongType(name.toLowerCase(), type) !== undefined) return
    sink.report(attributeDiagnostics.err_hlsl_attr_invalid_type(location, { name: row.name, types: typesOf(row) }))
  }
  for (const node of read.values()) visit(node)
  // Both are read by one operation.
  if (names.has('sv_coverage') && names.has('sv_innercoverage'))
    sink.report(diagnostics.err_hlsl_coverage_exclusive(entry.function.location))
}
