// What a handle of the finished module stands for: the record it was made from, and the words that say what it is.
//
//   @dx.op.createHandle(57, class 2, record id 0, ...)                 => the record of class 2 with id 0, and its words
//   @dx.op.annotateHandle(216, createHandleFromBinding, { 13, 48 })    => the record with that binding; the words 13, 48
//   @dx.op.createHandleForLib(160, load @T)                            => the record of the variable @T
import { ConstantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { Value } from '../../ir/values.ts'
import { type DxilResource, resourceClassNumbers } from './dxil-module.ts'

/** Undefined for descriptors of the heap, and for elements of a library's arrays, which the validator does not follow either. */
export function recordOfHandle(resources: readonly DxilResource[], handle: Value): DxilResource | undefined {
  if (!(handle instanceof Instruction)) return undefined
  const name = handle.calledFunction?.name ?? ''
  if (name === 'dx.op.annotateHandle') return recordOfHandle(resources, handle.argument(1))
  if (name.startsWith('dx.op.createHandleForLib.')) {
    const loaded = handle.argument(1)
    const global = loaded instanceof Instruction ? loaded.pointer : undefined
    return resources.find((each) => each.global !== undefined && each.global === global)
  }
  if (name === 'dx.op.createHandle') {
    const [resourceClass, id] = [numberOf(handle.argument(1)), numberOf(handle.argument(2))]
    return resources.find((each) => resourceClassNumbers[each.class] === resourceClass && each.id === id)
  }
  if (name !== 'dx.op.createHandleFromBinding') return undefined
  const [lower = 0, , space = 0, resourceClass = 0] = wordsOf(handle.argument(1))
  return resources.find(
    (each) =>
      (each.lower | 0) === lower && (each.space | 0) === space && resourceClassNumbers[each.class] === resourceClass,
  )
}

/** The two words of `%dx.types.ResourceProperties`. */
export function propertiesOfHandle(
  resources: readonly DxilResource[],
  handle: Value,
): readonly [number, number] | undefined {
  if (!(handle instanceof Instruction)) return undefined
  if (handle.calledFunction?.name !== 'dx.op.annotateHandle') return recordOfHandle(resources, handle)?.properties
  const [first = 0, second = 0] = wordsOf(handle.argument(2))
  return [first, second]
}

/** The numbers of a constant struct. */
export function wordsOf(constant: Value): readonly (number | undefined)[] {
  return 'operands' in constant ? (constant.operands as readonly Value[]).map(numberOf) : []
}

export function numberOf(value: Value | undefined): number | undefined {
  return value instanceof ConstantInt ? value.number : undefined
}
