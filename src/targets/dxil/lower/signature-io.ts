// What enters and leaves a shader by its signature. Booleans travel as words.
import { ConstantInt, constantInt, undefValue } from '../../../ir/constants.ts'
import { i1, i8, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { IntrinsicCall, IntrinsicRow } from './lowering.ts'

function column(call: IntrinsicCall, index: number): Value {
  const value = call.value(index)
  return value instanceof ConstantInt ? constantInt(i8, value.number) : call.builder.cast('trunc', value, i8)
}

function load(name: string, hasVertex: boolean): IntrinsicRow {
  return (call) => {
    const type = call.type === i1 ? i32 : call.type
    const vertex = hasVertex ? [call.count > 3 ? defined(call.value(3)) : undefValue(i32)] : []
    const value = call.operation(name, type, [call.value(0), call.value(1), column(call, 2), ...vertex])
    return call.type === i1 ? call.builder.icmp('ne', value, constantInt(i32, 0)) : value
  }
}

function defined(value: Value): Value {
  return value.kind === 'poison' ? undefValue(value.type) : value
}

function store(name: string, hasVertex = false): IntrinsicRow {
  return (call) => {
    const value = call.value(3)
    const stored = value.type === i1 ? call.builder.cast('zext', value, i32) : value
    const vertex = hasVertex ? [call.value(4)] : []
    call.operation(name, stored.type, [call.value(0), call.value(1), column(call, 2), stored, ...vertex])
    return undefined
  }
}

export const signatureRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.input.load': load('loadInput', true),
  'llvm.dx.output.store': store('storeOutput'),
  'llvm.dx.patchconstant.load': load('loadPatchConstant', false),
  'llvm.dx.patchconstant.store': store('storePatchConstant'),
  'llvm.dx.output.controlpoint.load': load('loadOutputControlPoint', true),
  'llvm.dx.vertex.output.store': store('storeVertexOutput', true),
  'llvm.dx.primitive.output.store': store('storePrimitiveOutput', true),
}
