// What pixel shaders ask: derivatives and whether they are only helping.
import type { OpcodeName } from '../opcodes.ts'
import { builtInVariable } from './built-ins.ts'
import type { Operation, OperationTable } from './call.ts'
import { useDerivatives } from './derivatives.ts'

export const pixelOperations: OperationTable = {
  IsHelperLane: (call) =>
    call.writer.shared.entry.stage === 'pixel'
      ? builtInVariable(call.writer, 'HelperInvocation', call.module.boolType())
      : call.module.bool(false),
  ddx: derivative('OpDPdx'),
  ddx_coarse: derivative('OpDPdxCoarse'),
  ddx_fine: derivative('OpDPdxFine'),
  ddy: derivative('OpDPdy'),
  ddy_coarse: derivative('OpDPdyCoarse'),
  ddy_fine: derivative('OpDPdyFine'),
  fwidth: derivative('OpFwidth'),
}

function derivative(opcode: OpcodeName): Operation {
  return (call) => {
    useDerivatives(call.writer, call.expression)
    if (opcode.endsWith('Fine') || opcode.endsWith('Coarse')) call.module.capability('DerivativeControl')
    return call.writer.emit(opcode, call.resultType, call.value(0))
  }
}
