// Swizzles: `v.xyz`, `v.rg`, `s.xxx` of a scalar, `m._m00_m11`, `m._11`.
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { quoteType, typeText } from '../../types/print.ts'
import { type MatrixType, type ScalarType, type Type, type VectorType, vectorType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { errorExpression } from './nodes.ts'

export interface MemberName extends Span {
  readonly text: string
}

/** Single components are scalars, several are vectors. */
function resultOf(element: ScalarType, count: number): Type {
  return count === 1 ? element : vectorType(element, count)
}

const positions = 'xyzw'
const colors = 'rgba'

/** Letters of one set; the first letter chooses the set. */
export function checkVectorSwizzle(
  checker: Checker,
  object: Expression,
  type: ScalarType | VectorType,
  name: MemberName,
  span: Span,
): Expression {
  const { text } = name
  checker.names?.miss(text, () => ({ kind: 'members', type, isStatic: false }))
  const element = type.kind === 'scalar' ? type : type.element
  const count = type.kind === 'scalar' ? 1 : type.count
  const set = colors.includes(text[0] ?? '') ? colors : positions
  const components: number[] = []
  for (let index = 0; index < text.length; index++) {
    const component = set.indexOf(text[index]!)
    if (component < 0) {
      reportComponent(checker, type, name, index)
      return errorExpression(span)
    }
    components.push(component)
  }
  if (text.length > 4) {
    checker.sink.report(diagnostics.err_hlsl_vector_member_too_many_positions(name, { name: text }))
    return errorExpression(span)
  }
  if (count > 4) {
    checker.sink.report(diagnostics.err_hlsl_vector_member_on_long_vector(name, { name: text }))
    return errorExpression(span)
  }
  if (components.some((component) => component >= count)) {
    const at = name.start - 1
    checker.sink.report(diagnostics.err_ext_vector_component_exceeds_length(at, { type: quoteSwizzled(type) }))
    return errorExpression(span)
  }
  const { start, end } = span
  const result = resultOf(element, components.length)
  checker.names?.builtins.set(name.start, { kind: 'swizzle', type: result, of: type })
  return { kind: 'swizzle', object, components, type: result, start, end }
}

/** Clang takes a name that begins with no letter of a set for OpenCL's numbers, `s0` to `sf`, and points at what is no digit of them. */
function reportComponent(
  checker: Checker,
  type: ScalarType | VectorType,
  { text, start }: MemberName,
  index: number,
): void {
  const place = index === 0 ? /^[\da-f]*/i.exec(text)![0].length : index
  const letter = text[place]
  checker.sink.report(
    letter === undefined
      ? diagnostics.err_ext_vector_component_exceeds_length(start - 1, { type: quoteSwizzled(type) })
      : diagnostics.err_ext_vector_component_name_illegal(start + place, { name: letter, advice: swizzleAdvice(text) }),
  )
}

function swizzleAdvice(text: string): string {
  if (/^[xyzwrgba]+$/.test(text)) return "the letters of one swizzle are all of 'xyzw', or all of 'rgba'"
  if (/^[stpq]+$/.test(text))
    return `write '${[...text].map((letter) => positions[['s', 't', 'p', 'q'].indexOf(letter)]).join('')}'`
  return "components are 'xyzw' or 'rgba'"
}

/** Clang sees a scalar as a vector of one. */
function quoteSwizzled(type: ScalarType | VectorType): string {
  if (type.kind === 'vector') return quoteType(type)
  const name = typeText(type)
  return `'vector<${name}, 1>' (vector of 1 '${name}' value)`
}

interface Element {
  readonly row: number
  readonly column: number
}

/** Zero-based `_m00` or one-based `_11`, not mixed. */
export function checkMatrixSwizzle(
  checker: Checker,
  object: Expression,
  type: MatrixType,
  name: MemberName,
  span: Span,
): Expression {
  const elements = readElements(checker, type, name)
  if (!elements) return errorExpression(span)
  const { start, end } = span
  return { kind: 'matrix-swizzle', object, elements, type: resultOf(type.element, elements.length), start, end }
}

function readElements(checker: Checker, type: MatrixType, name: MemberName): Element[] | undefined {
  const { text } = name
  const parameters = { name: text }
  const parts = /^(_m\d\d|_\d\d)+$/.test(text) ? (text.match(/_m?\d\d/g) ?? []) : []
  if (parts.length === 0) {
    checker.sink.report(diagnostics.err_hlsl_matrix_member_bad_format(name, parameters))
    return undefined
  }
  const zeroBased = text.startsWith('_m')
  const elements: Element[] = []
  for (const part of parts) {
    if (part.startsWith('_m') !== zeroBased) {
      checker.sink.report(diagnostics.err_hlsl_matrix_member_mixing_refs(name, parameters))
      return undefined
    }
    const digits = part.slice(-2)
    if (zeroBased ? digits.includes('4') : digits.includes('0')) {
      const row = zeroBased ? 'err_hlsl_matrix_member_four_in_zero_based' : 'err_hlsl_matrix_member_zero_in_one_based'
      checker.sink.report(diagnostics[row](name, parameters))
      return undefined
    }
    const first = zeroBased ? 0 : 1
    const row = Number(digits[0]) - first
    const column = Number(digits[1]) - first
    if (row >= type.rows || column >= type.columns) {
      checker.sink.report(diagnostics.err_hlsl_matrix_member_out_of_bounds(name, parameters))
      return undefined
    }
    elements.push({ row, column })
  }
  if (elements.length > 4) {
    checker.sink.report(diagnostics.err_hlsl_vector_member_too_many_positions(name, parameters))
    return undefined
  }
  return elements
}
