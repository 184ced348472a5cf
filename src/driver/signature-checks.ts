// Signatures that DXIL's validator refuses: elements without a register, system values that are not written in whole.
//
//   struct O { float4 p : SV_Position; }; ... o.p.xyz = v; return o;         o.p.w is not written
import { placeElements, type SignatureOptions, signaturePointsOf } from '../binding/signatures.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { dxilDiagnostics } from '../diagnostics/tables/dxil.ts'
import { stageLimitDiagnostics as diagnostics } from '../diagnostics/tables/stage-limits.ts'
import { lookupSemantic, semanticKind, splitSemantic, userSemanticKind } from '../hlsl/semantics.ts'
import { ConstantInt, isUndefined } from '../ir/constants.ts'
import type { IrFunction } from '../ir/module.ts'
import type { Lowered } from '../lower/lower.ts'
import type { EntrySignature } from '../program/entry-signature.ts'
import type { EntryPoint } from '../program/program.ts'
import { memberTypes, type SemanticName, type Type } from '../types/types.ts'

export function reportSignatures(
  { signatures, entryFunctions }: Lowered,
  options: SignatureOptions,
  sink: DiagnosticSink,
): void {
  for (const signature of signatures) {
    reportFullSignatures(signature, options, sink)
    const fn = entryFunctions.get(signature.entry.function)
    if (fn && !fn.isDeclaration) reportUnwrittenOutputs(signature, fn, sink)
  }
}

const signatureRegisters = 32
const distanceKinds: ReadonlySet<number> = new Set([semanticKind('SV_ClipDistance'), semanticKind('SV_CullDistance')])
/** Of elements that always need a register. */
const placedKinds: ReadonlySet<number> = new Set([userSemanticKind, ...distanceKinds])

/** The first element of each signature that has no place. Ordinary ones always need one, some system values none. */
function reportFullSignatures(signature: EntrySignature, options: SignatureOptions, sink: DiagnosticSink): void {
  const { entry, inputs, outputs, patchConstants } = signature
  const points = signaturePointsOf(entry.stage)
  if (!points) return
  const lists = [inputs, outputs, patchConstants] as const
  for (const [index, direction] of (['input', 'output', 'patch constant'] as const).entries()) {
    const outside = placeElements(lists[index]!, points[index]!, options).find(
      ({ element, row }) => row + element.rows > signatureRegisters || (placedKinds.has(element.kind) && row < 0),
    )
    if (!outside) continue
    const { name, kind, location: place } = outside.element
    const { location } = entry.function
    if (distanceKinds.has(kind)) sink.report(dxilDiagnostics.err_dxil_distances_full(place, { name, direction }))
    else sink.report(dxilDiagnostics.err_dxil_signature_full(location, { direction, name, limit: signatureRegisters }))
  }
}

const targetKind = semanticKind('SV_Target')
const outputStore = 'llvm.dx.output.store'
/** Hull shaders write their outputs point by point, mesh shaders theirs where they like. */
const writingStages: ReadonlySet<string> = new Set(['vertex', 'pixel', 'domain', 'geometry'])

/** System values must be written in whole, colours need not be. */
function reportUnwrittenOutputs({ entry, outputs }: EntrySignature, fn: IrFunction, sink: DiagnosticSink): void {
  const wanted = outputs.filter(({ kind }) => kind !== userSemanticKind && kind !== targetKind)
  if (!writingStages.has(entry.stage) || wanted.length === 0) return
  const written = new Map<number, number>()
  for (const call of fn.instructions()) {
    if (!call.intrinsic.startsWith(outputStore) || isUndefined(call.argument(3))) continue
    const [element, , column] = [0, 1, 2].map((position) => call.argument(position))
    if (!(element instanceof ConstantInt)) continue
    const mask = column instanceof ConstantInt ? 1 << column.number : 15
    written.set(element.number, (written.get(element.number) ?? 0) | mask)
  }
  for (const { id, columns, name, location } of wanted) {
    if (((written.get(id) ?? 0) & ((1 << columns) - 1)) === (1 << columns) - 1) continue
    const semantic = lookupSemantic(name)?.name ?? name
    const notes = [diagnostics.note_hlsl_output_declared(location, { semantic })]
    sink.report(diagnostics.err_hlsl_output_not_written(entry.function.location, { semantic }, { notes }))
  }
}

/** Whether something may be without a register: every row has one of its own at worst. */
export function mayFillSignatures({ function: { parameters, returnType, returnSemantic } }: EntryPoint): boolean {
  const values = [{ type: returnType, semantic: returnSemantic }, ...parameters]
  if (values.some(hasDistances)) return true
  const rows = (types: readonly Type[]): number => types.reduce((sum, type) => sum + rowsOf(type), 0)
  const ins = parameters.filter(({ mode }) => mode !== 'out').map(({ type }) => type)
  const outs = parameters.filter(({ mode }) => mode !== 'in').map(({ type }) => type)
  return rows(ins) > signatureRegisters || rows([...outs, returnType]) > signatureRegisters
}

/** Distances have less room than all else. */
function hasDistances({
  type,
  semantic,
}: {
  readonly type: Type
  readonly semantic: SemanticName | undefined
}): boolean {
  if (semantic && distanceKinds.has(lookupSemantic(splitSemantic(semantic.text).name)?.kind ?? 0)) return true
  if (type.kind === 'array') return hasDistances({ type: type.element, semantic: undefined })
  if (type.kind === 'object')
    return type.element !== undefined && hasDistances({ type: type.element, semantic: undefined })
  if (type.kind !== 'struct') return false
  return type.fields.some(hasDistances) || type.bases.some((base) => hasDistances({ type: base, semantic: undefined }))
}

function rowsOf(type: Type): number {
  switch (type.kind) {
    case 'struct':
      return memberTypes(type).reduce((sum, part) => sum + rowsOf(part), 0)
    case 'array':
      return (type.count ?? 1) * rowsOf(type.element)
    case 'matrix':
      return Math.max(type.rows, type.columns)
    case 'object':
      return type.element ? rowsOf(type.element) : 0
    default:
      return 1
  }
}
