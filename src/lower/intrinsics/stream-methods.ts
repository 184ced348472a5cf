// Methods of the output streams of geometry shaders. The object is the number of the stream.
//
//   stream.Append(v)   =>   stores to the output elements of the stream's vertex, then @llvm.dx.stream.emit(stream)
import { voidType } from '../../ir/types.ts'
import type { StreamSignature } from '../../program/entry-signature.ts'
import { writeNode } from '../entry.ts'
import type { MethodCall } from './call.ts'
import { genericMethod } from './generic.ts'
import type { MethodTable } from './methods.ts'

export const streamMethods: MethodTable = {
  Append: (call) => {
    const stream = streamOf(call)
    if (!stream) return genericMethod(call)
    writeNode(call.context, stream.node, call.place(0))
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
 * Functions get streams as parameters: the vertex type tells which stream's elements are meant. Functions of a library may have
 * streams that no entry point has.
 */
function streamOf(call: MethodCall): StreamSignature | undefined {
  for (const { streams } of call.context.shared.signatures) {
    const stream = streams.find(({ parameter }) => parameter.type === call.objectType)
    if (stream) return stream
  }
  return undefined
}
