// Functions of whole vectors: lengths, angles, reflections.
import type { GlslInstruction } from '../opcodes.ts'
import type { Operation, OperationTable } from './call.ts'

export const geometryOperations: OperationTable = {
  cross: glsl('Cross'),
  distance: glsl('Distance'),
  faceforward: glsl('FaceForward'),
  length: glsl('Length'),
  normalize: glsl('Normalize'),
  reflect: glsl('Reflect'),
  refract: glsl('Refract'),
}

function glsl(instruction: GlslInstruction): Operation {
  return (call) => call.writer.glsl(instruction, call.resultType, ...call.values())
}
