// Types of values in messages, as Clang knows how they were written.
//
//   float3 v;              v is 'float3' (aka 'vector<float, 3>')
//   vector<float, 3> v;    v is 'vector<float, 3>' (vector of 3 'float' values), and so is v.xyz, whatever v is
import type { TypeSyntax } from '../../ast/nodes.ts'
import type { Expression } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { quoteShape } from './type-names.ts'

/** Is a vector or matrix written with its template, not by the short name? */
export function isSpelledOut(type: TypeSyntax): boolean {
  const last = type.kind === 'named-type' ? type.path.at(-1) : undefined
  return last?.templateArguments !== undefined && (last.name === 'vector' || last.name === 'matrix')
}

export function quoteValue(checker: Checker, expression: Expression): string {
  return hasNoAlias(checker, expression) ? quoteShape(expression.type) : quoteType(expression.type)
}

/** What a value is converted to: the type of the other operand as it is written, or one that is made up. */
export function quoteTarget(checker: Checker, type: Type, other: Expression | undefined): string {
  return other?.type === type ? quoteValue(checker, other) : quoteShape(type)
}

function hasNoAlias({ spelledOut }: Checker, expression: Expression): boolean {
  if (expression.kind === 'swizzle') return expression.type.kind === 'vector'
  return expression.kind === 'variable' && spelledOut.has(expression.variable.location)
}
