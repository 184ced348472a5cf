// Slang's DescriptorHandle<T> (SP#015): a uint2 that stands for a resource. Wherever the resource is needed it is fetched:
//
//   h.Sample(s, uv)   =>   heap(resource, ((uint2)h).x : Texture2D<float4>).Sample(s, uv)
//
// A program may export its own getDescriptorFromHandle; every fetch calls that instead.
import type { Expression } from '../program/program.ts'
import { uintType, vectorType } from '../types/types.ts'
import type { Checker } from './checker.ts'
import { convert, swizzle } from './nodes.ts'
import { instantiateFunction } from './templates.ts'

/** The descriptor of a handle; anything else stays as it is. */
export function fetchDescriptor(checker: Checker, handle: Expression): Expression {
  return fetchWithOverride(checker, handle) ?? fetchFromHeap(handle)
}

/** What `defaultGetDescriptorFromHandle` means: the handle's first word is an index into the heap of its kind. */
export function fetchFromHeap(handle: Expression): Expression {
  if (handle.type.kind !== 'handle') return handle
  const { target } = handle.type
  const bits = convert(handle, vectorType(uintType, 2))
  return {
    kind: 'heap',
    heap: target.row.class === 'Sampler' ? 'sampler' : 'resource',
    index: swizzle(bits, [0], uintType),
    type: target,
    start: handle.start,
    end: handle.end,
  }
}

function fetchWithOverride(checker: Checker, handle: Expression): Expression | undefined {
  if (handle.type.kind !== 'handle') return undefined
  const symbol = checker.globalScope.symbols.get('getDescriptorFromHandle')
  if (symbol?.kind !== 'functions') return undefined
  const override = symbol.overloads.find(({ declaration }) => declaration.templateParameters && declaration.body)
  if (!override) return undefined
  const { target } = handle.type
  const argument = { type: target, rowMajor: undefined, isConst: false, normalized: undefined }
  const called = instantiateFunction(checker, override, [{ kind: 'type', type: argument }], handle.start)
  if (!called) return undefined
  const { start, end } = handle
  return { kind: 'call', function: called, object: undefined, arguments: [handle], type: target, start, end }
}

/** Repeatedly: a handle of a constant buffer gives the buffer. */
export function dereferenced(checker: Checker, expression: Expression): Expression {
  return expression.type.kind === 'handle' ? fetchDescriptor(checker, expression) : expression
}
