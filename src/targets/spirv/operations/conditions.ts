// Questions about all components, and choices component by component.
import { isNumeric, isOpaque } from '../../../types/types.ts'
import { isNotZero, matrixRows } from '../conversions.ts'
import type { Id } from '../module.ts'
import type { OpcodeName } from '../opcodes.ts'
import { isVectorLike } from '../types.ts'
import type { BuiltinCall, Operation, OperationTable } from './call.ts'
import { lengthOf, rowByRow, shapedLike } from './vectors.ts'

export const conditionOperations: OperationTable = {
  all: ofAll('OpAll', 'OpLogicalAnd'),
  and: logical('OpLogicalAnd'),
  any: ofAll('OpAny', 'OpLogicalOr'),
  or: logical('OpLogicalOr'),
  select,
}

/** Whether the components are not zero, taken together. */
function ofAll(opcode: OpcodeName, combine: OpcodeName): Operation {
  return (call) => {
    const { module, writer } = call
    const type = call.parameterType(0)
    const value = call.value(0)
    const rows =
      type.kind === 'matrix' && isNumeric(type) && !isVectorLike(type) ? matrixRows(writer, value, type) : [value]
    const answers = rows.map((row) => {
      const truth = isNotZero(writer, row)
      return lengthOf(writer, truth) === 1 ? truth : writer.emit(opcode, module.boolType(), truth)
    })
    return answers.reduce((x, y) => writer.emit(combine, module.boolType(), x, y))
  }
}

function logical(opcode: OpcodeName): Operation {
  return (call) =>
    rowByRow(call, ([x, y]) => {
      const [left, right] = [isNotZero(call.writer, x!), isNotZero(call.writer, y!)]
      return call.writer.emit(opcode, shapedLike(call.writer, left, call.module.boolType()), left, right)
    })
}

function select(call: BuiltinCall): Id {
  const { module, writer } = call
  if (isOpaque(call.parameterType(1))) return call.unsupported('a choice between samplers')
  return rowByRow(call, ([condition, x, y]) => {
    const truth = isNotZero(writer, condition!)
    const count = lengthOf(writer, x!)
    const isOne = lengthOf(writer, truth) === 1
    return writer.emit('OpSelect', module.typeOf(x!), isOne ? writer.splat(truth, count) : truth, x!, y!)
  })
}
