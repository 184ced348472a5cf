// Slang's DescriptorHandle<T> (SP#015): a uint2 that stands for a resource. Wherever the resource is needed it is fetched:
//
//   h.Sample(s, uv)   =>   heap(resource, ((uint2)h).x : Texture2D<float4>).Sample(s, uv)
//
// A program may export its own getDescriptorFromHandle; every fetch calls that instead.
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { targets } from '../../hlsl/targets.ts'
import type { ConditionalExpression, Expression, HeapExpression, SequenceExpression } from '../../program/program.ts'
import type { Location, Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { handleType, type ObjectType, type Type, uintType, vectorType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convert, errorExpression, literal, swizzle } from '../expressions/nodes.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { instantiateFunction } from '../templates/templates.ts'
import { withoutSingleContents } from '../types/single-contents.ts'

/** What a handle is made of on targets that index heaps. */
export const handleBits = vectorType(uintType, 2)

export const customizationPoint = 'getDescriptorFromHandle'

/** Whether a type is what IOpaqueDescriptor stands for. */
export function isDescriptor(type: Type): type is ObjectType {
  return type.kind === 'object' && type.row.class !== undefined && !type.row.noHandle
}

/** The descriptor of a handle; anything else stays as it is. */
export function fetchDescriptor(checker: Checker, handle: Expression): Expression {
  return fetchWithOverride(checker, handle) ?? fetchFromHeap(handle)
}

/** What `defaultGetDescriptorFromHandle` means: the handle's first word is an index into the heap of its kind. */
export function fetchFromHeap(handle: Expression, isPerKind = false): Expression {
  if (handle.type.kind !== 'handle') return handle
  const { target } = handle.type
  const bits = convert(handle, handleBits)
  const { category, combined } = target.row
  const fetched: HeapExpression = {
    kind: 'heap',
    heap: target.row.class === 'Sampler' ? 'sampler' : 'resource',
    index: swizzle(bits, [0], uintType),
    type: target,
    start: handle.start,
    end: handle.end,
    ...(isPerKind && { isPerKind }),
  }
  const needsBoth = combined !== undefined || category === 'acceleration structure'
  return needsBoth ? { ...fetched, second: swizzle(bits, [1], uintType) } : fetched
}

/** The function that the program exports in place of the built-in one. */
function findOverride(checker: Checker): FunctionSymbol | undefined {
  const symbol = checker.globalScope.symbols.get(customizationPoint)
  if (symbol?.kind !== 'functions') return undefined
  const candidates = symbol.overloads.filter(({ declaration }) => declaration.templateParameters && declaration.body)
  return candidates.find((candidate) => hasWord(candidate, 'export')) ?? candidates.find(isDefault)
}

function hasWord({ declaration }: FunctionSymbol, wanted: string): boolean {
  return declaration.modifiers.some(({ word }) => word === wanted)
}

/** The proposal's own declaration of the default, repeated in a program. */
function isDefault(candidate: FunctionSymbol): boolean {
  return hasWord(candidate, 'extern')
}

function fetchWithOverride(checker: Checker, handle: Expression): Expression | undefined {
  if (handle.type.kind !== 'handle') return undefined
  const override = findOverride(checker)
  if (!override) return undefined
  const { target } = handle.type
  const argument = { type: target, rowMajor: undefined, isConst: false, normalized: undefined }
  const called = instantiateFunction(checker, override, [{ kind: 'type', type: argument }])
  const { start, end } = handle
  return { kind: 'call', function: called, object: undefined, arguments: [handle], type: target, start, end }
}

export function dereferenced(checker: Checker, expression: Expression): Expression {
  return expression.type.kind === 'handle' ? withoutSingleContents(fetchDescriptor(checker, expression)) : expression
}

// ---- Elements of the heaps

/** Why an element of a heap cannot be of a type; `undefined` when it can. */
export function heapObstacle(heap: ObjectType, to: Type): 'family' | 'combined' | 'type' | undefined {
  const target = to.kind === 'handle' ? to.target : to
  if (!isDescriptor(target)) return 'type'
  if ((target.row.class === 'Sampler') !== (heap.row.name === '.Sampler')) return 'family'
  return target.row.combined ? 'combined' : undefined
}

export function heapName({ row }: ObjectType): string {
  return row.name === '.Sampler' ? 'SamplerDescriptorHeap' : 'ResourceDescriptorHeap'
}

/** False when the obstacle has no words of its own. */
export function reportHeapObstacle(checker: Checker, heap: ObjectType, to: Type, at: Location, range: Span): boolean {
  const obstacle = heapObstacle(heap, to)
  const type = to.kind === 'handle' ? to.target : to
  const ranges = [{ start: range.start, end: range.end }]
  if (obstacle === 'family') {
    const other = heap.row.name === '.Sampler' ? 'ResourceDescriptorHeap' : 'SamplerDescriptorHeap'
    const parameters = { type: quoteType(type), heap: heapName(heap), other }
    checker.sink.report(diagnostics.err_hlsl_heap_family(at, parameters, { ranges }))
    return true
  }
  if (obstacle !== 'combined' || type.kind !== 'object') return false
  const parameters = { type: quoteType(type), name: type.row.name }
  checker.sink.report(diagnostics.err_hlsl_combined_from_heap(at, parameters, { ranges }))
  return true
}

/**
 * An element of a heap in the type that is asked for. In Slang it is a handle in disguise, so an exported getDescriptorFromHandle
 * sees it as well.
 */
export function typedElement(checker: Checker, element: Expression, type: Type): Expression {
  if (element.kind === 'conditional' || element.kind === 'sequence')
    return mapElements(element, type, (chosen) => typedElement(checker, chosen, type))
  if (isWholeHeap(checker, element)) {
    const parameters = { heap: heapName(element.type as ObjectType), type: quoteType(type) }
    checker.sink.report(diagnostics.err_hlsl_heap_without_index(element, parameters))
    return errorExpression(element)
  }
  const index = element.kind === 'heap' ? element.index : convert(element, uintType)
  if (type.kind === 'handle') return handleOfIndex(index, type)
  if (type.kind !== 'object') return element
  if (checker.options.language === 'slang' && findOverride(checker))
    return fetchDescriptor(checker, handleOfIndex(index, handleType(type)))
  const heap = type.row.class === 'Sampler' ? 'sampler' : 'resource'
  return { kind: 'heap', heap, index, type, start: element.start, end: element.end }
}

/** `?:` and comma, which choose among elements of a heap, as an expression of another type. */
function mapElements(
  choice: ConditionalExpression | SequenceExpression,
  type: Type,
  map: (element: Expression) => Expression,
): Expression {
  if (choice.kind === 'sequence') {
    const last = choice.expressions.length - 1
    return { ...choice, type, expressions: [...choice.expressions.slice(0, last), map(choice.expressions[last]!)] }
  }
  return { ...choice, type, consequent: map(choice.consequent), alternate: map(choice.alternate) }
}

/** What is left of an element without a use: its index, and what is computed to choose it. */
export function unusedElement(element: Expression): Expression | undefined {
  if (element.type.kind !== 'object' || element.type.row.category !== 'heap') return undefined
  if (element.kind === 'heap') return element.index
  if (element.kind !== 'conditional' && element.kind !== 'sequence') return undefined
  let isUnused = true
  const index = mapElements(element, uintType, (chosen) => {
    const left = unusedElement(chosen)
    isUnused &&= left !== undefined
    return left ?? chosen
  })
  return isUnused ? index : undefined
}

/** The heap, not one of its elements; in Slang variables and parameters hold elements. */
function isWholeHeap({ options }: Checker, element: Expression): boolean {
  return element.kind === 'variable' && (options.language === 'hlsl' || element.variable.kind === 'resource')
}

function handleOfIndex(index: Expression, type: Extract<Type, { kind: 'handle' }>): Expression {
  const { start, end } = index
  const operands = [index, literal(0n, uintType, index)]
  return convert({ kind: 'construct', operands, type: handleBits, start, end }, type)
}

// ---- Targets

/** Reports what needs a handle's bits where it has none; true when it has them. */
export function requireIndices(checker: Checker, what: string, at: Location | Span): boolean {
  const { target = 'dxil' } = checker.options
  if (targets[target].handles === 'index') return true
  checker.sink.report(diagnostics.err_hlsl_unavailable_on_target(at, { what, target }))
  return false
}
