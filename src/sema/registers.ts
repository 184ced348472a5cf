// `register(...)` and `packoffset(...)` as written become bindings.
//
//   : register(t3, space1)     { letter: 't', number: 3, space: 1 }
//   : register(ps, u3)         the profile in front is ignored
import type { PackOffset, RegisterAnnotation } from '../ast/nodes.ts'
import type { RegisterBinding, RegisterLetter, Variable } from '../program/program.ts'
import type { Type } from '../types/types.ts'
import type { Checker } from './checker.ts'

/** What the annotation stands on. */
export interface AnnotationTarget {
  readonly kind: Variable['kind'] | 'cbuffer' | 'tbuffer' | 'field' | 'function'
  readonly type: Type | undefined
  readonly name: string
  /** Inside `cbuffer` or `tbuffer`, where `c` means a place in the buffer. */
  readonly isBufferMember?: boolean
}

const registerText = /^([a-zA-Z])(\d*)$/
const spaceText = /^space(\d+)$/
const letters = new Set(['t', 'u', 'b', 's', 'c', 'i'])

/** The bindings of all well-formed annotations of one declaration, in order. */
export function checkRegisterAnnotations(
  _checker: Checker,
  _target: AnnotationTarget,
  annotations: readonly RegisterAnnotation[],
): RegisterBinding[] {
  return annotations.flatMap((annotation) => {
    let letter: RegisterLetter | undefined
    let number: number | undefined
    let space: number | undefined
    for (const { text } of annotation.arguments) {
      const spaceMatch = spaceText.exec(text)
      const match = registerText.exec(text)
      if (spaceMatch) space = Number(spaceMatch[1])
      else if (match && letters.has(match[1]!.toLowerCase())) {
        letter = match[1]!.toLowerCase() as RegisterLetter
        number = match[2] === '' ? 0 : Number(match[2])
      }
    }
    if (letter === undefined && space === undefined) return []
    return [{ letter, number, space, span: { start: annotation.start, end: annotation.end } }]
  })
}

const packOffsetText = /^c(\d*)$/
const components: Readonly<Record<string, number>> = { x: 0, y: 1, z: 2, w: 3, r: 0, g: 1, b: 2, a: 3 }

/** Register and component of `packoffset(c1.y)`; `undefined` when it is malformed. */
export function readPackOffset(
  annotation: PackOffset,
): { readonly register: number; readonly component: number } | 'register' | 'component' {
  const match = packOffsetText.exec(annotation.register.text)
  if (!match) return 'register'
  const component = annotation.component ? components[annotation.component.text] : 0
  if (component === undefined) return 'component'
  return { register: match[1] === '' ? 0 : Number(match[1]), component }
}
