// What follows a colon: the semantic, the registers, the place in a constant buffer.
import type { Annotation, PackOffset, RegisterAnnotation } from '../ast/nodes.ts'
import { declarationDiagnostics } from '../diagnostics/tables/declarations.ts'
import type { RegisterBinding, Variable } from '../program/program.ts'
import type { SemanticName } from '../types/types.ts'
import type { Checker } from './checker.ts'
import { type AnnotationTarget, checkRegisterAnnotations } from './register-annotations.ts'

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
        semantic = { text: annotation.name, location: annotation.start }
        break
      case 'register':
        registers.push(annotation)
        break
      case 'packoffset':
        packOffset = checkPackOffset(checker, annotation, target) ?? packOffset
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

function checkPackOffset(
  checker: Checker,
  annotation: Extract<Annotation, { kind: 'packoffset' }>,
  target: AnnotationTarget,
): Variable['packOffset'] {
  const { sink } = checker
  if (target.kind === 'cbuffer' || target.kind === 'tbuffer') {
    sink.report(declarationDiagnostics.err_hlsl_unsupported_buffer_packoffset(annotation.start))
    return undefined
  }
  if (!target.isBufferMember) {
    sink.report(declarationDiagnostics.err_hlsl_packoffset_requires_cbuffer(annotation.start))
    return undefined
  }
  const offset = readPackOffset(annotation)
  if (offset === 'register') {
    const register = annotation.register.text
    sink.report(declarationDiagnostics.err_hlsl_packoffset_invalid_reg(annotation.register, { register }))
    return undefined
  }
  if (offset === 'component') {
    sink.report(declarationDiagnostics.err_hlsl_packoffset_invalid_component(annotation.component ?? annotation))
    return undefined
  }
  return offset
}

const packOffsetText = /^c(\d*)$/
const components: Readonly<Record<string, number>> = { x: 0, y: 1, z: 2, w: 3, r: 0, g: 1, b: 2, a: 3 }

/** Register and component of `packoffset(c1.y)`; `undefined` when it is malformed. */
function readPackOffset(
  annotation: PackOffset,
): { readonly register: number; readonly component: number } | 'register' | 'component' {
  const match = packOffsetText.exec(annotation.register.text)
  if (!match) return 'register'
  const component = annotation.component ? components[annotation.component.text] : 0
  if (component === undefined) return 'component'
  return { register: match[1] === '' ? 0 : Number(match[1]), component }
}
