// The validator's rules for inputs that a pixel shader evaluates itself:
//
//   GetAttributeAtVertex(a, 1)         a must be nointerpolation, and 1 a constant once all is optimised
//   EvaluateAttributeCentroid(p)       p must not be SV_Position
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import { scalars } from '../hlsl/scalars.ts'
import { semanticKind } from '../hlsl/semantics.ts'
import { ConstantInt, isConstant, isUndefined } from '../ir/constants.ts'
import { plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Opcode } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import type { Lowered } from '../lower/lower.ts'
import type { SignatureElement } from '../program/signature-element.ts'

const atVertex = 'llvm.dx.attribute.at.vertex'
const positionKind = semanticKind('SV_Position')

/** The intrinsics by name, to see whether a program has any. */
export const pullModelCalls: ReadonlySet<string> = new Set([
  'GetAttributeAtVertex',
  'EvaluateAttributeAtSample',
  'EvaluateAttributeCentroid',
  'EvaluateAttributeSnapped',
])

export function reportPullModel({ module, signatures }: Lowered, sink: DiagnosticSink): void {
  const pixel = signatures.filter(({ entry }) => entry.stage === 'pixel')
  if (pixel.length === 0) return
  for (const call of module.callsOf((name) => name === atVertex || name.startsWith('llvm.dx.evaluate.'))) {
    const { intrinsic, location } = call
    const id = inputOf(call.argument(0))
    const own = pixel.find(({ entry }) => entry.function.location === call.function!.location)
    if (own && !isFromInputs(call.argument(0))) {
      sink.report(stageLimitDiagnostics.err_hlsl_attribute_no_input(plainLocation(location)))
      continue
    }
    if (intrinsic === atVertex && !isConstant(call.argument(1)))
      sink.report(stageLimitDiagnostics.err_hlsl_attribute_vertex(plainLocation(location)))
    const { inputs } = own ?? pixel[0]!
    const element = inputs.find((each) => each.id === id)
    if (!element) continue
    const parameters = { name: element.name }
    if (intrinsic === atVertex && isInterpolated(element))
      sink.report(stageLimitDiagnostics.err_hlsl_attribute_interpolated(plainLocation(location), parameters))
    if (intrinsic !== atVertex && element.kind === positionKind)
      sink.report(stageLimitDiagnostics.err_hlsl_position_evaluated(plainLocation(location)))
  }
}

/** Integers never are. */
function isInterpolated({ interpolation, scalar }: SignatureElement): boolean {
  return scalars[scalar.scalar].class === 'float' && !interpolation.includes('nointerpolation')
}

const takesApart: ReadonlySet<Opcode> = new Set<Opcode>(['extractelement', 'shufflevector'])

/** Whether every component is an input of the shader. */
function isFromInputs(value: Value): boolean {
  if (!(value instanceof Instruction)) return false
  const { intrinsic, opcode, operands } = value
  if (intrinsic === 'llvm.dx.input.load') return true
  if (opcode !== 'insertelement') return takesApart.has(opcode) && isFromInputs(operands[0]!)
  const [base, element] = operands
  return isFromInputs(element!) && (isUndefined(base!) || isFromInputs(base!))
}

/** The element that a value, or the first of its components, was loaded from. */
function inputOf(value: Value): number | undefined {
  if (!(value instanceof Instruction)) return undefined
  const { intrinsic, opcode, operands } = value
  const [first, second] = operands
  if (intrinsic === 'llvm.dx.input.load') return first instanceof ConstantInt ? first.number : undefined
  const from = opcode === 'insertelement' ? second : takesApart.has(opcode) ? first : undefined
  return from && inputOf(from)
}
