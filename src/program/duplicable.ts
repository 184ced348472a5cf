// Whether an expression may be written twice: it changes nothing, and asking again costs no more than an address.
import { isIndexMark } from './index-marks.ts'
import type { Expression } from './program.ts'
import { walkExpression } from './walk.ts'

const plainKinds: ReadonlySet<Expression['kind']> = new Set<Expression['kind']>([
  'literal',
  'variable',
  'this',
  'field',
  'base',
  'swizzle',
  'matrix-swizzle',
  'index',
  'resource-element',
  'heap',
  'buffer-contents',
  'construct',
  'splat',
  'convert',
  'truncate',
  'unary',
  'binary',
])

export function isDuplicable(root: Expression): boolean {
  let plain = true
  walkExpression(root, (expression) => {
    if (!plainKinds.has(expression.kind) && !isIndexMark(expression)) plain = false
  })
  return plain
}
