// Operations that libraries for any shader model (`lib_6_x`) use, in the words of the one that is linked for.
//
//   before 6.9   @dx.op.unary.v4f32(13, %v)             =>     four calls of @dx.op.unary.f32
//                @dx.op.rawBufferVectorLoad.v3f32(...)  =>     @dx.op.rawBufferLoad.f32(...), four components at a time
//   before 6.2   @dx.op.rawBufferLoad.f32(...)          =>     @dx.op.bufferLoad.f32(...)
//
// As DxilScalarizeVectorIntrinsics and DxilTranslateRawBuffer of DXC do.
import { Builder } from '../../../ir/builder.ts'
import { ConstantInt, constantInt, undefValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes } from '../../../ir/layout.ts'
import type { Module } from '../../../ir/module.ts'
import { type IrType, i8, i32, type StructType, type VectorType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { callOperation } from '../operation-calls.ts'
import { operationNumbered } from '../operations.ts'
import { callsOf } from './handles.ts'

const vectorsFrom = 9
const rawBuffersFrom = 2

/** Answers the calls that have no older form. */
export function useOlderOperations(module: Module, minor: number): Instruction[] {
  const unknown: Instruction[] = []
  const builder = new Builder(module)
  for (const call of callsOf(module, 'dx.op.')) {
    builder.positionBefore(call)
    builder.location = call.location
    if (minor < vectorsFrom && !replaceVectors(call, builder)) unknown.push(call)
  }
  if (minor < rawBuffersFrom)
    for (const call of callsOf(module, 'dx.op.')) {
      builder.positionBefore(call)
      builder.location = call.location
      if (!replaceRawBuffer(call, builder)) unknown.push(call)
    }
  return unknown
}

function nameOf(call: Instruction): string {
  const number = call.argument(0)
  return number instanceof ConstantInt ? (operationNumbered(number.number)?.name ?? '') : ''
}

function argumentsOf(call: Instruction): Value[] {
  return Array.from({ length: call.argumentCount - 1 }, (_, index) => call.argument(index + 1))
}

/** False when it has vectors and there is no way without. */
function replaceVectors(call: Instruction, builder: Builder): boolean {
  const args = argumentsOf(call)
  const vector = args.find(({ type }) => type.kind === 'vector')
  const name = nameOf(call)
  if (name === 'rawBufferVectorLoad') return loadVector(call, args, builder)
  if (name === 'rawBufferVectorStore') return storeVector(call, args, builder)
  if (!vector) return true
  const { count, element } = vector.type as VectorType
  if (name === 'fDot') {
    if (count > 4) return false
    const parts = args.flatMap((arg) => componentsOf(arg, count, builder))
    call.replaceWith(callOperation(builder, `dot${count}`, element, parts))
    return true
  }
  if (name === 'vectorReduceAnd' || name === 'vectorReduceOr') {
    const parts = componentsOf(vector, count, builder)
    const join = (left: Value, right: Value): Value =>
      name === 'vectorReduceAnd' ? builder.and(left, right) : builder.or(left, right)
    call.replaceWith(parts.reduce(join))
    return true
  }
  if (call.type.kind !== 'vector') return false
  let result: Value = undefValue(call.type)
  for (let lane = 0; lane < count; lane++) {
    const own = args.map((arg) => (arg.type.kind === 'vector' ? builder.extractElement(arg, lane) : arg))
    const one = callOperation(builder, name, element, own)
    if (call.metadata) one.metadata = new Map(call.metadata)
    result = builder.insertElement(result, one, lane)
  }
  call.replaceWith(result)
  return true
}

function componentsOf(vector: Value, count: number, builder: Builder): Value[] {
  return Array.from({ length: count }, (_, lane) => builder.extractElement(vector, lane))
}

const chunk = 4

/** Raw buffers are indexed by bytes, others have an offset in the element. */
function advanced(args: readonly Value[], first: number, type: IrType, builder: Builder): readonly [Value, Value] {
  const [, index, offset] = args as [Value, Value, Value]
  const bytes = constantInt(i32, first * sizeInBytes(type))
  const isRaw = offset.kind === 'undef' || offset.kind === 'poison'
  return isRaw ? [builder.add(index, bytes), offset] : [index, builder.add(offset, bytes)]
}

function loadVector(call: Instruction, args: readonly Value[], builder: Builder): boolean {
  const vector = (call.type as StructType).elements[0] as VectorType
  const { count, element } = vector
  let result: Value = undefValue(vector)
  let last: Value | undefined
  for (let first = 0; first < count; first += chunk) {
    const size = Math.min(count - first, chunk)
    const mask = constantInt(i8, (1 << size) - 1)
    last = callOperation(builder, 'rawBufferLoad', element, [
      args[0]!,
      ...advanced(args, first, element, builder),
      mask,
      args[3]!,
    ])
    for (let lane = 0; lane < size; lane++)
      result = builder.insertElement(result, builder.extractValue(last, [lane]), first + lane)
  }
  for (const user of [...call.users()]) {
    if (!(user instanceof Instruction) || user.opcode !== 'extractvalue' || !last) return false
    user.replaceWith(user.indices[0] === 0 ? result : builder.extractValue(last, [chunk]))
  }
  call.erase()
  return true
}

function storeVector(call: Instruction, args: readonly Value[], builder: Builder): boolean {
  const value = args[3]!
  const { count, element } = value.type as VectorType
  for (let first = 0; first < count; first += chunk) {
    const size = Math.min(count - first, chunk)
    const values = Array.from({ length: chunk }, (_, lane) =>
      lane < size ? builder.extractElement(value, first + lane) : undefValue(element),
    )
    const mask = constantInt(i8, (1 << size) - 1)
    const place = advanced(args, first, element, builder)
    callOperation(builder, 'rawBufferStore', element, [args[0]!, ...place, ...values, mask, args[4]!])
  }
  call.erase()
  return true
}

/** Without the mask of what is loaded, and without alignment. False for numbers of 64 bits, which older buffers do not hold. */
function replaceRawBuffer(call: Instruction, builder: Builder): boolean {
  const name = nameOf(call)
  const isLoad = name === 'rawBufferLoad'
  if (!isLoad && name !== 'rawBufferStore') return true
  const args = argumentsOf(call)
  const type = isLoad ? (call.type as StructType).elements[0]! : args[3]!.type
  if (sizeInBytes(type) > 4) return false
  if (isLoad) call.replaceWith(callOperation(builder, 'bufferLoad', type, args.slice(0, 3)))
  else {
    callOperation(builder, 'bufferStore', type, args.slice(0, -1))
    call.erase()
  }
  return true
}
