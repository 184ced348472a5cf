// Methods of typed and structured buffers.
import { arrayType, intType, uintType } from '../../../../types/types.ts'
import { arrayStride, blockRules } from '../../../vulkan/layout.ts'
import { type Code, call, code, infix, suffix } from '../code.ts'
import { convert } from '../convert.ts'
import { blockData, resourceOf } from '../elements.ts'
import { number } from '../literals.ts'
import { texelResult } from '../texels.ts'
import { isOutput, type MethodCall, type MethodTable, writeResult } from './call.ts'
import { writeSparse } from './sparse.ts'

// ---- Typed buffers

export const typedBufferMethods: MethodTable = {
  GetDimensions: (context) => {
    const { writer, object, objectType } = context
    const resource = resourceOf(writer, object)?.code ?? code('0')
    const isImage = objectType.row.writable === true
    if (!isImage) writer.extensions.add('GL_EXT_samplerless_texture_functions')
    const size = call(isImage ? 'imageSize' : 'textureSize', resource)
    writeResult(context, 0, call('uint', size), uintType)
    return code('')
  },
  Load: (context) => {
    const { writer, object, objectType, values, parameterTypes } = context
    const resource = resourceOf(writer, object)?.code ?? code('0')
    const index = convert(writer, values[0]!, parameterTypes[0]!, intType)
    const isImage = objectType.row.writable === true
    if (!isImage) writer.extensions.add('GL_EXT_samplerless_texture_functions')
    if (isOutput(context, 1)) {
      const name = isImage ? 'sparseImageLoadARB' : 'sparseTexelFetchARB'
      return texelResult(writer, writeSparse(context, name, [resource, index], 1), objectType)
    }
    return texelResult(writer, call(isImage ? 'imageLoad' : 'texelFetch', resource, index), objectType)
  },
}

// ---- Structured buffers

export const structuredBufferMethods: MethodTable = {
  IncrementCounter: (context) => updateCounter(context, 1),
  DecrementCounter: (context) => updateCounter(context, -1),
  GetDimensions: (context) => {
    const { writer, object, objectType } = context
    const data = blockData(writer, object)
    writeResult(context, 0, call('uint', suffix(data?.code ?? code('0'), '.length()')), uintType)
    const rules = blockRules(writer.shader.layout, 'storage')
    const stride = arrayStride(arrayType(objectType.element!, undefined), objectType.rowMajorElement, rules)
    writeResult(context, 1, number('uint', stride), uintType)
    return code('')
  },
  Load: ({ writer }) => {
    writer.unsupported('the status of a structured buffer')
    return code('0')
  },
}

/** The counter before an increment, after a decrement. */
function updateCounter({ writer, object }: MethodCall, step: 1 | -1): Code {
  const named = resourceOf(writer, object)
  const counter = named && writer.counterNames.get(named.resource)
  if (!named || counter === undefined) {
    writer.unsupported('a counter without a binding')
    return code('0u')
  }
  const name = writer.resourceNames.get(named.resource)!
  const place = named.resource.isArray ? `${counter}${named.code.text.slice(name.length)}.count` : counter
  const old = { ...call('atomicAdd', code(place), code(step === 1 ? '1u' : '0xffffffffu')), effects: true }
  return step === 1 ? old : infix(old, '-', code('1u'))
}
