// What pixel shaders ask.
import type { Expression } from '../../../../program/program.ts'
import { bug } from '../../../../support/bug.ts'
import { quadShape } from '../../../vulkan/quads.ts'
import { type Code, call, code, element, infix } from '../code.ts'
import { write } from '../expressions.ts'
import { placeOf } from '../places.ts'
import type { Writer } from '../writer.ts'
import type { IntrinsicRow, IntrinsicTable } from './call.ts'

export const pixelIntrinsics: IntrinsicTable = {
  EvaluateAttributeAtSample: interpolate('interpolateAtSample', (sample) => call('int', sample)),
  EvaluateAttributeCentroid: interpolate('interpolateAtCentroid'),
  // From sixteenths of a pixel.
  EvaluateAttributeSnapped: interpolate('interpolateAtOffset', (offset) =>
    infix(call('vec2', offset), '/', code('16.0')),
  ),
  GetAttributeAtVertex: ({ writer, arguments: [input], values }) => atCorner(writer, input!, values[1]!),
  IsHelperLane: ({ writer }) => {
    if (writer.shader.stage !== 'pixel') return code('false')
    writer.extensions.add('GL_EXT_demote_to_helper_invocation')
    return code('helperInvocationEXT()')
  },
  ddx: derivative('dFdx'),
  ddx_coarse: derivative('dFdxCoarse'),
  ddx_fine: derivative('dFdxFine'),
  ddy: derivative('dFdy'),
  ddy_coarse: derivative('dFdyCoarse'),
  ddy_fine: derivative('dFdyFine'),
  fwidth: derivative('fwidth'),
  NonUniformResourceIndex: ({ values }) => values[0]!,
  CheckAccessFullyMapped: ({ writer, values }) => {
    writer.extensions.add('GL_ARB_sparse_texture2')
    return call('sparseTexelsResidentARB', call('int', values[0]!))
  },
}

/** The first argument is an input, see vulkan/attribute-inputs.ts. */
function interpolate(name: string, operand?: (value: Code) => Code): IntrinsicRow {
  return ({ writer, arguments: [input], values }) => {
    const place = placeOf(writer, input!)
    if (place.kind !== 'native' || place.type.kind === 'matrix') {
      writer.unsupported(`'${name}' of a matrix`)
      return code('0')
    }
    return operand ? call(name, place.code, operand(values[1]!)) : call(name, place.code)
  }
}

/** An input at one of the corners of the triangle, or an element of it. */
function atCorner(writer: Writer, input: Expression, corner: Code): Code {
  if (input.kind === 'index') return element(atCorner(writer, input.object, corner), write(writer, input.index))
  const corners = input.kind === 'variable' ? writer.corners.get(input.variable) : undefined
  return element(corners ?? bug('an input at a corner has all of them'), corner)
}

function derivative(name: string): IntrinsicRow {
  return ({ writer, values }) => {
    needDerivatives(writer)
    return call(name, ...values)
  }
}

/** Outside of pixel shaders the quads that quad operations and derivatives mean must be asked for; `false` when there are none. */
export function needQuads({ shader, extensions, stageLayouts }: Writer): boolean {
  const shape = quadShape(shader)
  if (shape === undefined) return shader.stage === 'pixel'
  extensions.add('GL_NV_compute_shader_derivatives')
  stageLayouts.add(`layout(derivative_group_${shape === 'square' ? 'quads' : 'linear'}NV) in;`)
  return true
}

export function needDerivatives(writer: Writer): void {
  if (!needQuads(writer)) writer.unsupported('a derivative without quads of threads')
}
