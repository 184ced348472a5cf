// Functions of whole vectors: lengths, angles, reflections.
import type { Id } from '../module.ts'
import type { GlslInstruction } from '../opcodes.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { componentsIn, formula, kindOf, numberLike, vectorOf } from './vectors.ts'

export const geometryOperations: OperationTable = {
  D3DCOLORtoUBYTE4: colorBytes,
  cross: glsl('Cross'),
  distance: glsl('Distance'),
  dst: distanceVector,
  faceforward: glsl('FaceForward'),
  length: glsl('Length'),
  lit: lighting,
  normalize: glsl('Normalize'),
  reflect: glsl('Reflect'),
  refract: glsl('Refract'),
}

function glsl(instruction: GlslInstruction): Operation {
  return (call) => {
    const operands = call.inputs().map((index) => call.value(index))
    return call.writer.glsl(instruction, call.resultType, ...operands)
  }
}

/** (1, a.y * b.y, a.z, b.w) */
function distanceVector(call: BuiltinCall): Id {
  const { module, writer } = call
  const a = componentsIn(writer, call.value(0))
  const b = componentsIn(writer, call.value(1))
  const isFloat = kindOf(writer, call.value(0)) === 'float'
  const product = writer.emit(isFloat ? 'OpFMul' : 'OpIMul', module.typeOf(a[1]!), a[1]!, b[1]!)
  return writer.construct(call.resultType, [numberLike(writer, product, 1), product, a[2]!, b[3]!])
}

/** (1, diffuse, specular, 1) of l = n.l, h = n.h and the exponent m */
function lighting(call: BuiltinCall): Id {
  const { module, writer } = call
  const { apply, less, select } = formula(writer)
  const [l, h, m] = [call.value(0), call.value(1), call.value(2)]
  const [zero, one] = [numberLike(writer, l, 0), numberLike(writer, l, 1)]
  const isBehind = less(l, zero)
  const isDark = writer.emit('OpLogicalOr', module.boolType(), isBehind, less(h, zero))
  const diffuse = select(isBehind, zero, l)
  const specular = select(isDark, zero, apply('Pow', h, m))
  return writer.construct(call.resultType, [one, diffuse, specular, one])
}

/** 255 and a little more, as FXC and DXC round. */
function colorBytes(call: BuiltinCall): Id {
  const { writer } = call
  const [x, y, z, w] = componentsIn(writer, call.value(0))
  const swapped = vectorOf(writer, [z!, y!, x!, w!])
  const bytes = formula(writer).mul(swapped, numberLike(writer, swapped, 255.001953))
  return writer.emit('OpConvertFToS', call.resultType, bytes)
}
