// What follows a colon: the semantic, the registers, the place in a constant buffer.
import type { Annotation, PackOffset, RegisterAnnotation } from '../../ast/nodes.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { registerDiagnostics } from '../../diagnostics/tables/registers.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { RegisterBinding, Variable } from '../../program/program.ts'
import type { SemanticName } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkPackOffset } from './pack-offsets.ts'
import { checkRegisterAnnotations } from './register-annotations.ts'
import type { AnnotationTarget } from './register-targets.ts'
import { checkSemantic } from './semantics.ts'

export interface CheckedAnnotations {
  readonly semantic: SemanticName | undefined
  readonly bindings: readonly RegisterBinding[]
  readonly packOffset: Variable['packOffset']
}

const none: CheckedAnnotations = { semantic: undefined, bindings: [], packOffset: undefined }

export function checkAnnotations(
  checker: Checker,
  annotations: readonly Annotation[],
  target: AnnotationTarget,
): CheckedAnnotations {
  if (annotations.length === 0 && !takesRegister(target)) return none
  let semantic: SemanticName | undefined
  let packOffset: Variable['packOffset']
  const registers: RegisterAnnotation[] = []
  for (const annotation of annotations) {
    switch (annotation.kind) {
      case 'semantic':
        if (target.kind === 'alias' && checker.options.isLenientLikeDxc)
          checker.sink.report(variableDiagnostics.err_hlsl_semantic_on_typedef(annotation))
        semantic = holdingSemantic(semantic, checkSemantic(checker, annotation, target), target)
        break
      case 'register':
        if (!refuseSubscript(checker, annotation)) registers.push(annotation)
        break
      case 'packoffset':
        packOffset = placeInBuffer(checker, annotation, target) ?? packOffset
        break
      case 'payload-access':
        break
    }
  }
  const holding = registers.filter((register, index) => !isOverridden(checker, register, registers.slice(index + 1)))
  const bindings = checkRegisterAnnotations(checker, target, holding)
  return { semantic, bindings, packOffset }
}

/** Of several semantics the last one of a field holds, and the first one of a parameter or of what is returned, as in DXC. */
function holdingSemantic(
  before: SemanticName | undefined,
  next: SemanticName | undefined,
  { kind }: AnnotationTarget,
): SemanticName | undefined {
  return kind === 'parameter' || kind === 'function' ? (before ?? next) : next
}

/** `register(t1[2])`: behind a profile and in DXC the subscript means nothing. */
function refuseSubscript({ sink, options }: Checker, { profile, arguments: [slot] }: RegisterAnnotation): boolean {
  if (!slot?.subscript) return false
  const { subscript, text } = slot
  if (profile || options.isLenientLikeDxc) {
    sink.report(registerDiagnostics.warn_hlsl_register_subscript_ignored(subscript, { register: text }))
    return false
  }
  const { start } = subscript
  const fixes = [{ span: { start, end: start }, text: ')' }]
  sink.report(parserDiagnostics.err_expected(start, { what: "')'" }, { fixes }))
  return true
}

/** `register(vs, t0) : register(ps, t1)`: the last one holds, in every profile. */
function isOverridden(checker: Checker, register: RegisterAnnotation, later: readonly RegisterAnnotation[]): boolean {
  const slot = register.arguments[0]?.text
  const isOther = ({ profile, arguments: [other] }: RegisterAnnotation): boolean =>
    profile !== undefined && profile.text !== register.profile?.text && other?.text.charAt(0) === slot?.charAt(0)
  const last = register.profile && later.findLast(isOther)
  if (slot === undefined || !last) return false
  const other = last.arguments[0]!.text
  checker.sink.report(registerDiagnostics.err_hlsl_register_of_profile_overridden(register, { register: slot, other }))
  return true
}

/** A resource without a register may deserve a word, too. */
function takesRegister({ kind }: AnnotationTarget): boolean {
  return kind === 'resource' || kind === 'cbuffer' || kind === 'tbuffer'
}

function placeInBuffer(checker: Checker, annotation: PackOffset, target: AnnotationTarget): Variable['packOffset'] {
  if (target.isBufferMember) return checkPackOffset(checker, annotation, target.type)
  refusePackOffset(checker, annotation)
  return undefined
}

/** Says once that only members of constant buffers are placed. */
export function refusePackOffset({ sink, refused }: Checker, annotation: PackOffset): void {
  if (refused.has(annotation)) return
  refused.add(annotation)
  sink.report(variableDiagnostics.err_hlsl_attr_invalid_ast_node(annotation.start))
}
