// Functions of Slang's descriptor handles: `nonuniform(h)`, `getDescriptorFromHandle(h)`, `defaultGetDescriptorFromHandle(h)`.
import type * as ast from '../ast/nodes.ts'
import type { Expression } from '../program/program.ts'
import { uintType, vectorType } from '../types/types.ts'
import type { Checker } from './checker.ts'
import { checkExpression } from './expressions.ts'
import { fetchDescriptor, fetchFromHeap } from './handles.ts'
import { convert, errorExpression, isError } from './nodes.ts'

/** `undefined` when the name is none of them. */
export function callHandleFunction(checker: Checker, name: string, syntax: ast.CallExpression): Expression | undefined {
  if (checker.options.language !== 'slang') return undefined
  const apply = functions[name]
  const [first] = syntax.arguments
  if (!apply || !first) return undefined
  const handle = checkExpression(checker, first)
  for (const option of syntax.arguments.slice(1)) checkExpression(checker, option)
  if (isError(handle)) return errorExpression(syntax)
  if (handle.type.kind !== 'handle') return undefined
  return { ...apply(checker, handle), start: syntax.start, end: syntax.end }
}

const functions: Readonly<Record<string, (checker: Checker, handle: Expression) => Expression>> = {
  getDescriptorFromHandle: fetchDescriptor,
  defaultGetDescriptorFromHandle: (_, handle) => fetchFromHeap(handle),
  nonuniform: (_, handle) => markNonUniform(handle),
}

/** The mark travels on the bits: the index that is taken from them is not uniform. */
function markNonUniform(handle: Expression): Expression {
  const bits = vectorType(uintType, 2)
  const { start, end } = handle
  const marked: Expression = {
    kind: 'intrinsic',
    name: 'NonUniformResourceIndex',
    modes: ['in'],
    parameterTypes: [bits],
    arguments: [convert(handle, bits)],
    type: bits,
    start,
    end,
  }
  return convert(marked, handle.type)
}
