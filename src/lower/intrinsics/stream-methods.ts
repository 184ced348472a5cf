// Methods of the output streams of geometry shaders. The object is the number of the stream.
//
//   stream.Append(v)   =>   stores to the output elements of the stream's vertex, then @llvm.dx.stream.emit(stream)
import { voidType } from '../../ir/types.ts'
import { bug } from '../../support/bug.ts'
import { writeNode } from '../entry.ts'
import type { StreamSignature } from '../signature.ts'
import type { MethodCall } from './call.ts'
import type { MethodTable } from './methods.ts'

export const streamMethods: MethodTable = {
  Append: (call) => {
    writeNode(call.context, streamOf(call).node, call.place(0))
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

/** Functions get streams as parameters: the vertex type tells which stream's elements are meant. */
function streamOf(call: MethodCall): StreamSignature {
  for (const { streams } of call.context.shared.signatures) {
    const stream = streams.find(({ parameter }) => parameter.type === call.objectType)
    if (stream) return stream
  }
  return bug('the stream is none of an entry point')
}
