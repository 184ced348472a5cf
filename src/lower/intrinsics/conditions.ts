// Questions about all components, and choices component by component.

import { i1, scalarOf } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { isNotZero } from '../conversions.ts'
import { componentsOf } from '../vectors.ts'
import type { BuiltinCall } from './call.ts'
import type { IntrinsicTable } from './tables.ts'

export const conditionIntrinsics: IntrinsicTable = {
  all: (call) => truths(call).reduce((x, y) => call.builder.and(x, y)),
  and: (call) => call.builder.and(call.value(0), call.value(1)),
  any: (call) => truths(call).reduce((x, y) => call.builder.or(x, y)),
  or: (call) => call.builder.or(call.value(0), call.value(1)),
  select,
}

/** Of each component, whether it is not zero. */
function truths(call: BuiltinCall): Value[] {
  const { builder, context } = call
  return componentsOf(builder, call.value(0)).map((component) =>
    component.type === i1 ? component : isNotZero(context, component),
  )
}

function select(call: BuiltinCall): Value {
  const { builder, context } = call
  const value = call.value(0)
  const condition = scalarOf(value.type) === i1 ? value : isNotZero(context, value)
  const [ifTrue, ifFalse] = [call.value(1), call.value(2)]
  const isOne = condition.type.kind === 'vector' && ifTrue.type.kind !== 'vector'
  return builder.select(isOne ? builder.extractElement(condition, 0) : condition, ifTrue, ifFalse)
}
