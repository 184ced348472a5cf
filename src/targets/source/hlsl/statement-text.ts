// An expression where a statement begins. A cast of a name would be read as the declaration of that name:
//
//   bool(x);   =>   (bool(x));          bool(x), y   float3(v)[i]   uint(x) = 1
import type { Expression } from '../../../program/program.ts'
import { looseText } from './expressions.ts'
import type { Writing } from './writing.ts'

export function statementText(writing: Writing, expression: Expression): string {
  const { text } = looseText(writing, expression)
  return looksDeclared.test(text) && startsWithCast(expression) ? `(${text})` : text
}

const looksDeclared = /^[\w:<>, ]+\(+\w+\)+ ?(?:$|[,=[(])/

function startsWithCast(root: Expression): boolean {
  for (let first = root; ; ) {
    switch (first.kind) {
      case 'construct':
      case 'convert':
      case 'splat':
      case 'truncate':
        return true
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
      case 'resource-element':
        first = first.object
        break
      case 'assign':
        first = first.target
        break
      case 'sequence':
        first = first.expressions[0]!
        break
      default:
        return false
    }
  }
}
