// Methods of built-in objects: `texture.Sample(s, uv)`, `buffer.Load<float4>(0)`, `dx::HitObject::TraceRay(...)`.
import type * as ast from '../../ast/nodes.ts'
import { entryPointDiagnostics } from '../../diagnostics/tables/entry-points.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { lookupMethod, type MethodSignature } from '../../hlsl/resources.ts'
import { builtinLabel } from '../../hlsl/signature-label.ts'
import type { Expression } from '../../program/program.ts'
import { nowhere, type Span } from '../../support/source.ts'
import { isAllNumeric } from '../../types/leaves.ts'
import { isBufferPointer, type ObjectType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { canConvert } from '../conversions/conversions.ts'
import { noteUse } from '../entry/availability.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { reportNoObjectMember, reportUntyped } from '../expressions/members.ts'
import { errorExpression, isError } from '../expressions/nodes.ts'
import { checkPointee } from '../types/check-element.ts'
import { checkContents } from '../types/contents.ts'
import { quoteTypes } from '../types/type-names.ts'
import { passArguments } from './builtin-arguments.ts'
import { type BuiltinMatch, failureNotes, matchBuiltin, templateType } from './builtin-calls.ts'
import { checkArguments } from './calls.ts'
import { ordinal } from './overloads.ts'
import { checkSampledElement } from './sampled-elements.ts'

export function callObjectMethod(
  checker: Checker,
  object: Expression,
  type: ObjectType,
  callee: ast.MemberExpression,
  syntax: ast.CallExpression,
  isThroughHandle: boolean,
): Expression {
  const { name } = callee
  const signatures = lookupMethod(type.row, name.text)
  if (!signatures) {
    for (const argument of syntax.arguments) checkExpression(checker, argument)
    if (type.row.category === 'heap') reportUntyped(checker, type, object)
    else reportNoObjectMember(checker, type, name, isThroughHandle)
    return errorExpression(syntax)
  }
  checker.names?.builtins.set(name.start, { kind: 'method', object: type.row.name, name: name.text, type })
  const match = matchMethod(checker, signatures, type, name, callee.templateArguments, syntax)
  if (!match) return errorExpression(syntax)
  const { element } = type
  if (name.text === 'FinishedCrossGroupSharing' && !(element?.kind === 'struct' && element.tracksSharing))
    checker.sink.report(entryPointDiagnostics.err_hlsl_wg_nodetrackrwinputsharing_missing(name))
  if (isBufferPointer(type)) checkPointee(checker, match.result, name.start)
  return {
    kind: 'method',
    object,
    name: name.text,
    modes: match.modes,
    parameterTypes: match.parameterTypes,
    arguments: match.values,
    type: match.result,
    start: syntax.start,
    end: syntax.end,
  }
}

/** A static method is an intrinsic with a long name. */
export function callStaticObjectMethod(
  checker: Checker,
  type: ObjectType,
  segment: ast.NameSegment,
  syntax: ast.CallExpression,
): Expression {
  const name = { text: segment.name, start: segment.start, end: segment.end }
  const signatures = lookupMethod(type.row, segment.name)?.filter(({ facts }) => facts.static)
  if (!signatures || signatures.length === 0) {
    reportNoObjectMember(checker, type, name)
    return errorExpression(syntax)
  }
  const match = matchMethod(checker, signatures, type, name, segment.templateArguments, syntax)
  if (!match) return errorExpression(syntax)
  return {
    kind: 'intrinsic',
    name: `${type.row.name}::${segment.name}`,
    modes: match.modes,
    parameterTypes: match.parameterTypes,
    arguments: match.values,
    type: match.result,
    start: syntax.start,
    end: syntax.end,
  }
}

function matchMethod(
  checker: Checker,
  signatures: readonly MethodSignature[],
  type: ObjectType,
  name: ast.Identifier,
  templateArguments: readonly ast.TemplateArgument[] | undefined,
  syntax: ast.CallExpression,
): (BuiltinMatch & { readonly values: readonly Expression[] }) | undefined {
  const values = checkArguments(checker, syntax.arguments)
  if (!values) return undefined
  if (templateArguments && !signatures.some(({ template }) => template)) {
    checker.sink.report(diagnostics.err_hlsl_intrinsic_template_arg_unsupported(name, { name: name.text }))
    return undefined
  }
  const template = templateType(checker, templateArguments)
  if (template?.kind === 'error') return undefined
  if (template && (templateArguments?.length !== 1 || !isAllNumeric(template))) {
    checker.sink.report(diagnostics.err_hlsl_intrinsic_template_arg_numeric(name, { name: name.text }))
    return undefined
  }
  const match = matchBuiltin(checker, signatures, values, { object: type, template })
  if (!('signature' in match)) {
    reportNoMatch(checker, name, failureNotes(match.failures, values))
    return undefined
  }
  if (!fitsAll(checker, match, values, name)) return undefined
  if (!checkSampledElement(checker, type, name.text, values[0] ?? name)) return undefined
  if (name.text === 'GetAttributes') checkContents(checker, values[0]!.type, values[0]!.start, 'attributes')
  const passed = passArguments(checker, match, values)
  noteUse(checker, name.text, match.signature.facts, name, syntax.start)
  return passed === 'error' || passed.some(isError) ? undefined : { values: passed, ...match }
}

function reportNoMatch(
  checker: Checker,
  name: Span & { readonly text: string },
  notes: ReturnType<typeof failureNotes>,
): void {
  checker.sink.report(diagnostics.err_ovl_no_viable_member_function_in_call(name.start, { name: name.text }, { notes }))
}

/** Parameters of the element's or the template's type accept anything until the types are known. */
function fitsAll(
  checker: Checker,
  { parameterTypes, modes, signature }: BuiltinMatch,
  values: readonly Expression[],
  name: ast.Identifier,
): boolean {
  for (const [index, value] of values.entries()) {
    const type = parameterTypes[index]!
    if (modes[index] !== 'in' || type.kind === 'error' || canConvert(checker, value.type, type)) continue
    const [from, to] = quoteTypes(value.type, type)
    const { label } = builtinLabel(signature)
    const note = diagnostics.note_builtin_candidate_bad_conv(nowhere, {
      signature: label,
      from,
      to,
      argument: ordinal(index + 1),
    })
    reportNoMatch(checker, name, [note])
    return false
  }
  return true
}
