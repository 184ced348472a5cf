// Descriptor handles become the two words they are, and fetches ordinary accesses to a heap with a plain index:
//
//   Texture2D.Handle h = materials[id].albedo;       uint2 h = materials[id].albedo;
//   nonuniform(h).Load(p)                            heap(resource, NonUniformResourceIndex(h.x)).Load(p)
//
// A mark of non-uniformity moves from the handle to the index that is used in the end, through variables and functions
// (index-marks.ts), and stands there once. It does so for arrays of resources too, which an exported getDescriptorFromHandle indexes.

import { isDuplicable } from '../program/duplicable.ts'
import { IndexMarks, isIndexMark } from '../program/index-marks.ts'
import type { Expression, HeapExpression, Program, ProgramFunction } from '../program/program.ts'
import { arrayElement, type Type, uintType, vectorType } from '../types/types.ts'
import { makeAssign, makeReference, makeUint } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

const bits = vectorType(uintType, 2)

export function rewriteHandles(program: Program): Program {
  const marks = new IndexMarks(program)
  return new ProgramRewriter(program, {
    leaf,
    changes: override,
    expression: (expression, rewriter) => {
      switch (expression.kind) {
        case 'convert':
          return withoutConversion(expression, rewriter)
        case 'intrinsic':
          // Of a whole handle: the index gets the mark.
          return isIndexMark(expression) && expression.type.kind === 'vector'
            ? rewriter.expression(expression.arguments[0]!)
            : undefined
        case 'heap':
          // An element of a heap that has no type yet is its index.
          if (isUntyped(expression.type)) return rewriter.expression(expression.index)
          return fetch(expression, rewriter, marks)
        case 'variable':
          // A whole heap, passed to a template: what indexes the parameter indexes the heap.
          return isUntyped(expression.type) && expression.variable.kind === 'resource'
            ? makeUint(0, expression)
            : undefined
        case 'swizzle':
          return wordOf(expression, rewriter)
        case 'index': {
          if (arrayElement(expression.object.type).kind !== 'object' || !marks.isMarked(expression.index))
            return undefined
          const rebuilt = rewriter.rebuild(expression)
          return rebuilt.kind === 'index' ? { ...rebuilt, index: marked(rebuilt.index) } : rebuilt
        }
        default:
          return undefined
      }
    },
  }).run()
}

/** What replaces the built-in function is one of the program's own now: it cannot be called from outside, and no compiler knows its name. */
function override({ name, scope, owner }: ProgramFunction): Partial<ProgramFunction> | undefined {
  const isOverride = name === 'getDescriptorFromHandle' && scope === '' && !owner
  return isOverride ? { name: 'descriptorFromHandle', isExported: false } : undefined
}

/** To templates: the type of a heap has no name that written HLSL could use. */
export function passesHeaps({ functions }: Program): boolean {
  return functions.some(({ parameters }) => parameters.some(({ type }) => isUntyped(type)))
}

function leaf(type: Type): Type | undefined {
  if (type.kind === 'handle') return bits
  return isUntyped(type) ? uintType : undefined
}

/** `UntypedResourceHandle` and `UntypedSamplerHandle`; a whole heap has the same type. */
function isUntyped(type: Type): boolean {
  return type.kind === 'object' && type.row.category === 'heap'
}

/** Handles and their bits are one. */
function withoutConversion(
  expression: Extract<Expression, { kind: 'convert' }>,
  rewriter: ProgramRewriter,
): Expression {
  const operand = rewriter.expression(expression.operand)
  const type = rewriter.type(expression.type)
  return operand.type === type ? operand : { ...expression, operand, type }
}

/** `uint2(i, 0).x` is i. */
function wordOf(
  expression: Extract<Expression, { kind: 'swizzle' }>,
  rewriter: ProgramRewriter,
): Expression | undefined {
  const [component, another] = expression.components
  if (component === undefined || another !== undefined) return undefined
  const object = rewriter.expression(expression.object)
  const isPlain =
    object.kind === 'construct' &&
    object.operands.every(({ type }) => type.kind === 'scalar') &&
    object.operands.every((operand, index) => index === component || isDuplicable(operand))
  if (isPlain) return object.operands[component]
  return object === expression.object ? expression : { ...expression, object }
}

function fetch(expression: HeapExpression, rewriter: ProgramRewriter, marks: IndexMarks): Expression {
  const isMarked = marks.isMarked(expression.index)
  const type = rewriter.type(expression.type)
  const wrap = isMarked ? marked : (index: Expression): Expression => index
  if (!expression.second) return { ...expression, type, index: wrap(rewriter.expression(expression.index)) }
  const { index, second } = words(expression, rewriter)
  return { ...expression, type, index: wrap(index), second: wrap(second) }
}

/** Both words of a handle that is evaluated once. */
function words(
  { index, second, start }: HeapExpression,
  rewriter: ProgramRewriter,
): { readonly index: Expression; readonly second: Expression } {
  const [first, other] = [rewriter.expression(index), rewriter.expression(second!)]
  if (first.kind !== 'swizzle' || other.kind !== 'swizzle' || isDuplicable(first))
    return { index: first, second: other }
  const handle = rewriter.temporary('handle', first.object.type, { location: start })
  const reference = makeReference(handle, first)
  return {
    index: { ...first, object: makeAssign(reference, first.object, first) },
    second: { ...other, object: reference },
  }
}

/** Once is enough: marks inside go. */
function marked(written: Expression): Expression {
  const index = unmarked(written)
  const { type, start, end } = index
  return {
    kind: 'intrinsic',
    name: 'NonUniformResourceIndex',
    modes: ['in'],
    parameterTypes: [type],
    arguments: [index],
    type,
    start,
    end,
  }
}

function unmarked(index: Expression): Expression {
  if (isIndexMark(index) && index.kind === 'intrinsic') return unmarked(index.arguments[0]!)
  return index.kind === 'convert' ? { ...index, operand: unmarked(index.operand) } : index
}
