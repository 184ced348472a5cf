// What pixel shaders ask: derivatives, attributes at other places, the render target; and how they give up.
import { constantBool } from '../../ir/constants.ts'
import { voidType } from '../../ir/types.ts'
import { componentsOf } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'
import { formula } from './formula.ts'
import { direct, type IntrinsicTable, plain } from './tables.ts'

export const pixelIntrinsics: IntrinsicTable = {
  EvaluateAttributeAtSample: direct('llvm.dx.evaluate.at.sample'),
  EvaluateAttributeCentroid: direct('llvm.dx.evaluate.centroid'),
  EvaluateAttributeSnapped: direct('llvm.dx.evaluate.snapped'),
  GetAttributeAtVertex: direct('llvm.dx.attribute.at.vertex'),
  GetRenderTargetSampleCount: plain('llvm.dx.render.target.sample.count'),
  GetRenderTargetSamplePosition: plain('llvm.dx.render.target.sample.position'),
  IsHelperLane: plain('llvm.dx.is.helper.lane'),
  clip,
  ddx: direct('llvm.dx.ddx.coarse'),
  ddx_coarse: direct('llvm.dx.ddx.coarse'),
  ddx_fine: direct('llvm.dx.ddx.fine'),
  ddy: direct('llvm.dx.ddy.coarse'),
  ddy_coarse: direct('llvm.dx.ddy.coarse'),
  ddy_fine: direct('llvm.dx.ddy.fine'),
  fwidth: (call) => {
    const { add, apply } = formula(call)
    const x = call.value(0)
    return add(apply('llvm.fabs', apply('llvm.dx.ddx.coarse', x)), apply('llvm.fabs', apply('llvm.dx.ddy.coarse', x)))
  },
}

/** Discards when any component is negative. */
function clip(call: BuiltinCall): undefined {
  const { builder } = call
  const { less, number } = formula(call)
  const condition = componentsOf(builder, call.value(0))
    .map((component) => less(component, number(component, 0)))
    .reduce((x, y) => builder.or(x, y))
  if (condition === constantBool(false)) return
  builder.callIntrinsic('llvm.dx.discard', [], voidType, [condition])
}
