// Calls that make handles of registers and of a library's variables.
//
//   before 6.6   @dx.op.createHandle(57, class 1, record id, index 12, nonuniform)
//   from 6.6 on  @dx.op.createHandleFromBinding(217, { 10, 13, 1, class }, 12, nonuniform), @dx.op.annotateHandle(216, that, properties)
//   libraries    @dx.op.createHandleForLib(160, load @T)
import type { Builder } from '../../ir/builder.ts'
import {
  ConstantExpression,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantInt,
  isConstant,
} from '../../ir/constants.ts'
import type { GlobalVariable } from '../../ir/module.ts'
import { Flag } from '../../ir/opcodes.ts'
import { i8, i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { type DxilResource, resourceClassNumbers } from './dxil-module.ts'
import { callOperation, noOverload } from './operation-calls.ts'
import { bindingType, propertiesType } from './types.ts'

/** The shader model whose handles say what they are of. */
export const annotatedFrom = 6

/** `register`: the absolute one. */
export function createHandle(
  builder: Builder,
  minor: number,
  record: DxilResource,
  register: Value,
  isNonUniform: boolean,
): Value {
  const number = constantInt(i8, resourceClassNumbers[record.class])
  const flag = constantBool(isNonUniform)
  if (minor < annotatedFrom)
    return callOperation(builder, 'createHandle', noOverload, [number, constantInt(i32, record.id), register, flag])
  const upper = record.count === undefined ? -1 : record.lower + record.count - 1
  const members = [record.lower, upper, record.space].map((value) => constantInt(i32, value))
  const binding = constantAggregate(bindingType(builder.module), [...members, number])
  return callOperation(builder, 'createHandleFromBinding', noOverload, [binding, register, flag])
}

/** Before 6.6 the handle itself. */
export function annotateHandle(
  builder: Builder,
  minor: number,
  handle: Value,
  words: readonly [number, number],
): Value {
  if (minor < annotatedFrom) return handle
  const members = words.map((word) => constantInt(i32, word))
  const properties = constantAggregate(propertiesType(builder.module), members)
  return callOperation(builder, 'annotateHandle', noOverload, [handle, properties])
}

/** A library keeps the resource as a variable, for the linker. */
export function createHandleForLibrary(
  builder: Builder,
  record: DxilResource,
  global: GlobalVariable,
  index: Value,
): Value {
  const { valueType } = global
  const isArray = valueType.kind === 'array'
  const element = isArray ? valueType.element : valueType
  const address = isArray ? elementAddress(builder, global, inRange(index, record)) : global
  return callOperation(builder, 'createHandleForLib', element, [builder.load(element, address, '', global.alignment)])
}

/** As in DXC, a constant index is part of a constant address: the validator holds an instruction to the bounds of `[0 x T]`. */
function elementAddress(builder: Builder, global: GlobalVariable, index: Value): Value {
  const { valueType } = global
  if (!isConstant(index)) return builder.gep(valueType, global, [0, index])
  return new ConstantExpression(
    'getelementptr',
    global.type,
    [global, constantInt(i32, 0), index],
    Flag.inbounds,
    valueType,
  )
}

/** A constant index past the end starts again at the first element, as in DXC; the validator knows no such register. */
export function inRange(index: Value, { count }: DxilResource): Value {
  if (!(index instanceof ConstantInt) || count === undefined) return index
  const unsigned = index.number >>> 0
  return unsigned < count ? index : constantInt(i32, unsigned % count)
}
