// What pixel shaders ask: derivatives and whether they are only helping; and how they give up.
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { writeDiscard } from '../statements.ts'
import { builtInVariable } from './built-ins.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { useDerivatives } from './derivatives.ts'
import { componentsIn, formula, numberLike, rowByRow, shapedLike, widthOf } from './vectors.ts'

export const pixelOperations: OperationTable = {
  IsHelperLane: (call) =>
    call.writer.shared.entry.stage === 'pixel'
      ? builtInVariable(call.writer, 'HelperInvocation', call.module.boolType())
      : call.module.bool(false),
  clip,
  ddx: derivative('OpDPdx'),
  ddx_coarse: derivative('OpDPdxCoarse'),
  ddx_fine: derivative('OpDPdxFine'),
  ddy: derivative('OpDPdy'),
  ddy_coarse: derivative('OpDPdyCoarse'),
  ddy_fine: derivative('OpDPdyFine'),
  fwidth: derivative('OpFwidth'),
}

/** Halves have none: they are taken as floats. */
function derivative(opcode: OpcodeName): Operation {
  return (call) => {
    const { module, writer } = call
    useDerivatives(writer, call.expression)
    if (opcode.endsWith('Fine') || opcode.endsWith('Coarse')) module.capability('DerivativeControl')
    return rowByRow(call, ([x]) => {
      const type = module.typeOf(x!)
      if (widthOf(writer, x!) === 32) return writer.emit(opcode, type, x!)
      const wide = shapedLike(writer, x!, module.floatType(32))
      return writer.emit('OpFConvert', type, writer.emit(opcode, wide, writer.emit('OpFConvert', wide, x!)))
    })
  }
}

/** Discards when any component is negative. */
function clip(call: BuiltinCall): Id {
  const { module, writer } = call
  const { less } = formula(writer)
  const type = call.parameterType(0)
  const signs: Id[] = []
  rowByRow(
    call,
    ([x]) => {
      for (const component of componentsIn(writer, less(x!, numberLike(writer, x!, 0)))) signs.push(component)
      return x!
    },
    type,
  )
  const isNegative = signs.reduce((x, y) => writer.emit('OpLogicalOr', module.boolType(), x, y))
  writer.when(isNegative, () => writeDiscard(writer))
  return 0
}
