// Methods of Vulkan's own objects: pointers to buffers, and combined image samplers, which are textures with a sampler inside.
import { ptr } from '../../ir/types.ts'
import { bufferPlace } from '../buffers.ts'
import type { Place } from '../place.ts'
import type { MethodCall } from './call.ts'
import type { MethodTable } from './methods.ts'
import { textureMethods } from './texture-methods.ts'

export const vulkanMethods: MethodTable = {
  ...textureMethods,
  Get: pointedAt,
}

function pointedAt(call: MethodCall): Place {
  const pointer = call.builder.cast('inttoptr', call.object, ptr)
  return bufferPlace(call.type, pointer, { rules: 'structured', rowMajor: false, writable: true })
}
