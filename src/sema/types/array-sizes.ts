// Bounds behind a name: constants, not negative, not too many.
//
//   float a[2][N]             an array of two arrays
import type { Expression } from '../../ast/nodes.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { containsResources } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import { type Location, nowhere } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { arrayElement, arrayOf, errorType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { constantNotes } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { languageInteger } from '../expressions/language-constants.ts'
import { refuseString } from './strings.ts'

/** Adds the bounds of a declarator; `name` is for messages. */
export function applyArraySizes(
  checker: Checker,
  element: Type,
  sizes: readonly (Expression | undefined)[],
  name: string,
  location?: Location,
): Type {
  if (sizes.length === 0 || element.kind === 'error') return element
  if (refuseString(checker, element, location ?? nowhere, 'array').kind === 'error') return errorType
  const counts: (number | undefined)[] = []
  let failed = false
  const inner = arrayElement(element)
  const largest = inner.kind === 'object' && inner.row.class ? limits.resourceElements.most : limits.arrayElements.most
  for (const size of sizes) {
    const count = size && arraySize(checker, size, name, largest)
    if (count === 0 && containsResources(inner)) {
      checker.sink.report(typeDiagnostics.err_hlsl_zero_resource_array(size!, { name }))
      failed = true
    }
    if (size && count === undefined) failed = true
    counts.push(count)
  }
  if (element.kind === 'void' || (element.kind === 'array' && element.count === undefined)) {
    const at = location ?? sizes[0]?.start ?? nowhere
    checker.sink.report(typeDiagnostics.err_illegal_decl_array_incomplete_type(at, { type: quoteType(element) }))
    failed = true
  }
  const unsized = counts.lastIndexOf(undefined)
  if (unsized > 0 && !failed) {
    const at = location ?? sizes[0]?.start ?? nowhere
    const type = quoteType(arrayOf(element, counts.slice(unsized)))
    checker.sink.report(typeDiagnostics.err_illegal_decl_array_incomplete_type(at, { type }))
    failed = true
  }
  return failed ? errorType : arrayOf(element, counts)
}

function arraySize(checker: Checker, size: Expression, name: string, largest: number): number | undefined {
  const expression = checkExpression(checker, size)
  const { type } = expression
  if (type.kind === 'error') return undefined
  const isNumber =
    type.kind === 'scalar' ? scalars[type.scalar].class !== 'float' : type.kind === 'enum' && !type.isScoped
  const value = isNumber ? languageInteger(checker, expression) : undefined
  if (value === undefined) {
    if (!isNumber) checker.sink.report(typeDiagnostics.err_array_size_non_int(size, { type: quoteType(type) }))
    else {
      const notes = constantNotes(expression)
      checker.sink.report(typeDiagnostics.err_vla_unsupported(size, undefined, { notes }))
    }
  } else if (value < 0n) checker.sink.report(typeDiagnostics.err_typecheck_negative_array_size(size, { name }))
  else if (value > largest) checker.sink.report(typeDiagnostics.err_array_too_large(size, { count: value }))
  else return Number(value)
  return undefined
}
