// Built-ins that no family lowers in a way of its own: a call under their HLSL name, so that what they use stays used.
//
//   frob(x, out y)   =>   { r, y } = @llvm.dx.hlsl.frob(x)
//
// `out` and `inout` values come back with the result, structs as their members; aggregates and `ref` arguments are passed by
// address. The effect of the call is that of its row in the table of built-ins.
import type { CallFacts } from '../../hlsl/facts.ts'
import { lookupIntrinsic } from '../../hlsl/intrinsics.ts'
import { lookupMethod } from '../../hlsl/resources.ts'
import { mangleType } from '../../ir/mangle.ts'
import { functionType, type IrType, structType, voidType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { addressOf, store, temporary } from '../access.ts'
import { forEachPart } from '../aggregates.ts'
import type { BuiltinResult } from '../builtin-calls.ts'
import type { Place } from '../place.ts'
import { irType, isAggregate } from '../types.ts'
import type { BuiltinCall, MethodCall } from './call.ts'

type Effect = CallFacts['effect']

export function genericIntrinsic(call: BuiltinCall): BuiltinResult {
  const [signature] = lookupIntrinsic(call.name) ?? []
  return genericCall(call, call.name, [], signature?.facts.effect ?? 'write')
}

export function genericMethod(call: MethodCall): BuiltinResult {
  const { row } = call.objectType
  const [signature] = lookupMethod(row, call.name) ?? []
  return genericCall(call, `${row.name}.${call.name}`, [call.object], signature?.facts.effect ?? 'write')
}

function genericCall(call: BuiltinCall, name: string, objects: readonly Value[], given: Effect): BuiltinResult {
  const { builder, context } = call
  const operands = [...objects]
  const written: { readonly type: IrType; readonly write: (value: Value) => void }[] = []
  const finish: (() => void)[] = []
  let effect = given
  for (let index = 0; index < call.count; index++) {
    const type = call.argumentType(index)
    if (isAggregate(type)) {
      const memory = call.memory(index)
      operands.push(memory.pointer)
      finish.push(memory.finish)
      effect = call.isOutput(index) ? 'write' : effect === 'none' ? 'read' : effect
    } else if (call.isReference(index)) {
      operands.push(addressOf(context, call.place(index)))
    } else {
      if (call.isInput(index)) operands.push(call.value(index))
      if (call.isOutput(index))
        written.push({ type: irType(context.shared, type), write: (value) => call.write(index, value) })
    }
  }
  const result = resultParts(call)
  const types = [...result.types, ...written.map(({ type }) => type)]
  const type = types.length === 0 ? voidType : types.length === 1 ? types[0]! : structType(types)
  const values = callByName(call, `llvm.dx.hlsl.${name.replaceAll('::', '.')}`, type, operands, effect)
  const part = (index: number): Value => (types.length === 1 ? values : builder.extractValue(values, [index]))
  for (const [index, { write }] of written.entries()) write(part(result.types.length + index))
  for (const copyBack of finish) copyBack()
  return result.take(part)
}

interface Result {
  readonly types: readonly IrType[]
  take(part: (index: number) => Value): BuiltinResult
}

function resultParts(call: BuiltinCall): Result {
  const { context } = call
  if (call.type.kind === 'void') return { types: [], take: () => undefined }
  if (!isAggregate(call.type)) return { types: [call.resultType], take: (part) => part(0) }
  const target = temporary(context, call.type, 'result')
  const places: Place[] = []
  forEachPart(context, [target], ([part]) => places.push(part!))
  return {
    types: places.map(({ type }) => irType(context.shared, type)),
    take: (part) => {
      for (const [index, place] of places.entries()) store(context, place, part(index))
      return target
    },
  }
}

function callByName(
  call: BuiltinCall,
  name: string,
  result: IrType,
  operands: readonly Value[],
  effect: Effect,
): Value {
  const types = operands.map(({ type }) => type)
  const suffix = [...(result === voidType ? [] : [result]), ...types].map((type) => `.${mangleType(type)}`).join('')
  const fn = call.context.module.declareFunction(`${name}${suffix}`, functionType(result, types))
  if (effect !== 'write') fn.attributes.set('memory', effect)
  return call.builder.call(fn, operands)
}
