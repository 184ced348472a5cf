// Methods of the output streams of geometry shaders. The object is the number of the stream.
//
//   stream.Append(v)   =>   stores to the output elements of the stream's vertex, then @llvm.dx.stream.emit(stream)
import { constantInt } from '../../ir/constants.ts'
import { i32, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { SignatureNode, StreamSignature } from '../../program/entry-signature.ts'
import { inputs, writeNode } from '../entry.ts'
import type { MethodCall } from './call.ts'
import { genericMethod } from './generic.ts'
import type { MethodTable } from './methods.ts'

export const streamMethods: MethodTable = {
  Append: (call) => {
    const [first, ...others] = streamsOf(call)
    if (!first) return genericMethod(call)
    writeNode(call.context, first.node, call.place(0), { ...inputs, offset: offsetOf(call, first, others) })
    signal(call, 'llvm.dx.stream.emit')
    return undefined
  },
  RestartStrip: (call) => {
    signal(call, 'llvm.dx.stream.cut')
    return undefined
  },
}

function signal(call: MethodCall, name: string): void {
  call.builder.callIntrinsic(name, [], voidType, [call.object])
}

/**
 * Functions get streams as parameters: the vertex type identifies the signature elements, and where several streams have it, the number of the stream.
 * Functions of a library may have streams that no entry point has.
 */
function streamsOf({ context, objectType }: MethodCall): readonly StreamSignature[] {
  const { signatures } = context.shared
  const own = signatures.filter(({ entry }) => context.shared.functions.get(entry.function) === context.function)
  for (const { streams } of own.length > 0 ? own : signatures) {
    const found = streams.filter(({ parameter }) => parameter.type === objectType)
    if (found.length > 0) return found
  }
  return []
}

/** How much further the elements of the stream are than those of the first one of its type; they are alike, and numbered in order. */
function offsetOf(
  { builder, object }: MethodCall,
  first: StreamSignature,
  others: readonly StreamSignature[],
): Value | undefined {
  let offset: Value | undefined
  for (const { index, node } of others) {
    const distance = constantInt(i32, firstElement(node) - firstElement(first.node))
    const isOther = builder.icmp('eq', object, constantInt(i32, index))
    offset = builder.select(isOther, distance, offset ?? constantInt(i32, 0))
  }
  return offset
}

function firstElement(node: SignatureNode): number {
  if (node.kind === 'element') return node.element.id
  const parts = node.kind === 'struct' ? [...node.bases, ...node.fields] : node.kind === 'array' ? node.elements : []
  return Math.min(...parts.map(firstElement))
}
