// How far templates may instantiate each other: each instance stands on the stack of what asks for it.
//
//   template<int N> struct A { enum { value = A<N + 1>::value }; };      a struct in an expression in a struct ...
//
// Counted is what stands inside each other, whatever an instance is made of: expressions, types, statements and functions are one level,
// a struct is three, and so is an instance of a variable. The room that the checker needs follows this number, and the limit fits the
// stack of a worker in a browser, which is half as large as Node's.
import { templateDiagnostics } from '../diagnostics/tables/templates.ts'
import { limits } from '../support/limits.ts'
import type { Location } from '../support/source.ts'
import type { Checker } from './checker.ts'

export const instanceLevels = 3

/** `leaveLevels` follows if there is room. If not, that is reported, and ends the compilation. */
export function enterLevels(checker: Checker, location: Location, levels: number): boolean {
  if (checker.instantiationDepth > 0 && checker.nesting + levels > limits.templateNesting.most) {
    const depth = checker.instantiationDepth
    checker.sink.report(templateDiagnostics.err_template_recursion_depth_exceeded(location, { depth }))
    return false
  }
  checker.nesting += levels
  return true
}

export function leaveLevels(checker: Checker, levels: number): void {
  checker.nesting -= levels
}
