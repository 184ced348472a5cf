// What pixel shaders ask, and how they give up.
import { componentOf, floatType, withComponent } from '../../../../types/types.ts'
import { type Code, call, code, infix } from '../code.ts'
import { convert } from '../convert.ts'
import { number } from '../literals.ts'
import { glslKind, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicRow, type IntrinsicTable, operandType } from './call.ts'

export const pixelIntrinsics: IntrinsicTable = {
  IsHelperLane: ({ writer }) => {
    if (writer.shader.stage !== 'pixel') return code('false')
    writer.extensions.add('GL_EXT_demote_to_helper_invocation')
    return code('helperInvocationEXT()')
  },
  clip,
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

function derivative(name: string): IntrinsicRow {
  return {
    elementwise: (writer, [x], type) => {
      needDerivatives(writer)
      // Derivatives are of 32 bits.
      const floats = withComponent(type, floatType)
      return convert(writer, call(name, convert(writer, x!, type, floats)), floats, type)
    },
  }
}

/** Quads of a compute shader: squares of threads, or four in a row. */
function quadLayout({ shader: { stage, groupSize } }: Writer): string | undefined {
  if (stage !== 'compute' || !groupSize) return undefined
  const [x, y, z] = groupSize
  if (x % 2 === 0 && y % 2 === 0) return 'layout(derivative_group_quadsNV) in;'
  return (x * y * z) % 4 === 0 ? 'layout(derivative_group_linearNV) in;' : undefined
}

export function hasDerivatives(writer: Writer): boolean {
  return writer.shader.stage === 'pixel' || quadLayout(writer) !== undefined
}

/** In compute shaders, quads must be asked for. */
export function needDerivatives(writer: Writer): void {
  if (writer.shader.stage === 'pixel') return
  const layout = quadLayout(writer)
  if (layout === undefined) {
    writer.unsupported('a derivative without quads of threads')
    return
  }
  writer.extensions.add('GL_NV_compute_shader_derivatives')
  writer.stageLayouts.add(layout)
}

/** Gives up when any component is negative. */
function clip(context: IntrinsicCall): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  writer.extensions.add('GL_EXT_demote_to_helper_invocation')
  const zero = number(glslKind(componentOf(type)), 0)
  let condition: Code
  if (type.kind === 'scalar') condition = infix(values[0]!, '<', zero)
  else if (type.kind === 'vector')
    condition = call('any', call('lessThan', values[0]!, call(typeName(writer, type), zero)))
  else {
    const reused = writer.reuse(values[0]!, type)
    const row = `vec${type.columns}`
    condition = Array.from({ length: type.rows }, (_, index) =>
      call('any', call('lessThan', code(`${reused.text}[${index}]`), call(row, zero))),
    ).reduce((left, right) => infix(left, '||', right))
  }
  writer.effect(`if (${condition.text}) demote;`)
  return code('')
}
