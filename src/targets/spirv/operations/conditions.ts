// Questions about all components, and choices component by component.
import { isOpaque } from '../../../types/types.ts'
import { isNotZero } from '../conversions.ts'
import type { Id } from '../module.ts'
import type { BuiltinCall, OperationTable } from './call.ts'
import { lengthOf } from './vectors.ts'

export const conditionOperations: OperationTable = {
  all: (call) => call.writer.emit('OpAll', call.resultType, call.value(0)),
  any: (call) => call.writer.emit('OpAny', call.resultType, call.value(0)),
  select,
}

function select(call: BuiltinCall): Id {
  const { module, writer } = call
  if (isOpaque(call.parameterType(1))) return call.unsupported('a choice between samplers')
  const [condition, x, y] = call.values() as [Id, Id, Id]
  const truth = isNotZero(writer, condition)
  const isOne = lengthOf(writer, truth) === 1
  return writer.emit('OpSelect', module.typeOf(x), isOne ? writer.splat(truth, lengthOf(writer, x)) : truth, x, y)
}
