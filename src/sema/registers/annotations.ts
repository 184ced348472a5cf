// What follows a colon: the semantic, the registers, the place in a constant buffer.
import type { Annotation, PackOffset, RegisterAnnotation } from '../../ast/nodes.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import type { RegisterBinding, Variable } from '../../program/program.ts'
import type { SemanticName } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { checkPackOffset } from './pack-offsets.ts'
import { type AnnotationTarget, checkRegisterAnnotations } from './register-annotations.ts'
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
        semantic = checkSemantic(checker, annotation, target)
        break
      case 'register':
        registers.push(annotation)
        break
      case 'packoffset':
        packOffset = placeInBuffer(checker, annotation, target) ?? packOffset
        break
      case 'payload-access':
        break
    }
  }
  const bindings = checkRegisterAnnotations(checker, target, registers)
  return { semantic, bindings, packOffset }
}

/** A resource without a register may deserve a word, too. */
function takesRegister({ kind }: AnnotationTarget): boolean {
  return kind === 'resource' || kind === 'cbuffer' || kind === 'tbuffer'
}

function placeInBuffer(checker: Checker, annotation: PackOffset, target: AnnotationTarget): Variable['packOffset'] {
  if (target.kind === 'cbuffer' || target.kind === 'tbuffer') {
    checker.sink.report(declarationDiagnostics.err_hlsl_unsupported_buffer_packoffset(annotation.start))
    return undefined
  }
  if (target.isBufferMember) return checkPackOffset(checker, annotation, target.type)
  checker.sink.report(declarationDiagnostics.err_hlsl_attr_invalid_ast_node(annotation.start))
  return undefined
}
