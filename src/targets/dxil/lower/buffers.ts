// Buffers: typed, raw and constant ones, counters and atomics.
//
//   load.rawbuffer(%h, 3, 16)     =>     @dx.op.rawBufferLoad.i32(139, %h, 3, 16, mask 15, align 4); before 6.2 @dx.op.bufferLoad
import { constantInt, undefValue } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import {
  doubleType,
  type IrType,
  i8,
  i16,
  i32,
  i64,
  type StructType,
  scalarOf,
  type TargetType,
} from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { noOverload } from '../operation-calls.ts'
import type { IntrinsicCall, IntrinsicRow, Member, Result } from './lowering.ts'

const statusMember = 4

export const bufferRows: Readonly<Record<string, IntrinsicRow>> = {
  'llvm.dx.resource.load.typedbuffer': (call) => {
    const load = (overload: IrType): Instruction =>
      call.operation('bufferLoad', overload, [call.handle(0), call.value(1), noIndex])
    return isTextureBuffer(call) && is16Bit(loadedType(call).scalar) ? loadHalves(call, load) : loadWords(call, load)
  },
  'llvm.dx.resource.store.typedbuffer': (call) => {
    const values = fourValues(toWords(call, call.components(2)), 'repeat')
    const mask = constantInt(i8, 15)
    call.operation('bufferStore', values[0]!.type, [call.handle(0), call.value(1), noIndex, ...values, mask])
    return undefined
  },
  'llvm.dx.resource.load.rawbuffer': loadRaw,
  'llvm.dx.resource.store.rawbuffer': storeRaw,
  'llvm.dx.resource.load.cbufferrow.2': loadRow,
  'llvm.dx.resource.load.cbufferrow.4': loadRow,
  'llvm.dx.resource.load.cbufferrow.8': loadRow,
  'llvm.dx.resource.updatecounter': (call) =>
    call.operation('bufferUpdateCounter', noOverload, [call.handle(0), call.value(1)]),
  'llvm.dx.resource.atomic.binop': (call) =>
    call.operation('atomicBinOp', call.type, [call.handle(0), ...[1, 2, 3, 4, 5].map((index) => call.value(index))]),
  'llvm.dx.resource.atomic.compareexchange': (call) =>
    call.operation('atomicCompareExchange', call.type, [
      call.handle(0),
      ...[1, 2, 3, 4, 5].map((index) => call.value(index)),
    ]),
}

const noIndex: Value = undefValue(i32)

// ---- Results

function is64Bit(type: IrType): boolean {
  return (type.kind === 'int' || type.kind === 'float') && type.bits === 64
}

/** The type of what `{ T, i1 }` loads, and the type of T's scalars. */
function loadedType(call: IntrinsicCall): { readonly count: number; readonly scalar: IrType } {
  const loaded = (call.type as StructType).elements[0]!
  return { count: loaded.kind === 'vector' ? loaded.count : 1, scalar: scalarOf(loaded) }
}

/** Loads four words at most; numbers of 64 bits come as pairs of them. */
export function loadWords(call: IntrinsicCall, load: (overload: IrType) => Instruction): Result {
  const { count, scalar } = loadedType(call)
  const { builder } = call
  if (!is64Bit(scalar)) return checked(call, load(scalar), count)
  const result = load(i32)
  const values = Array.from({ length: count }, (_, index) =>
    joinWords(call, scalar, builder.extractValue(result, [index * 2]), builder.extractValue(result, [index * 2 + 1])),
  )
  return { members: [values, status(call, result)] }
}

function isTextureBuffer(call: IntrinsicCall): boolean {
  return (call.instruction.argument(0).type as TargetType).name === 'dx.TBuffer'
}

function is16Bit(type: IrType): boolean {
  return (type.kind === 'int' || type.kind === 'float') && type.bits === 16
}

/** A texture buffer has rows of four words; each holds two numbers of 16 bits. */
function loadHalves(call: IntrinsicCall, load: (overload: IrType) => Instruction): Result {
  const { count, scalar } = loadedType(call)
  const { builder } = call
  const result = load(i32)
  const values = Array.from({ length: count }, (_, index) => {
    const word = builder.extractValue(result, [index >> 1])
    const shifted = index % 2 === 0 ? word : builder.binary('lshr', word, constantInt(i32, 16))
    const bits = builder.cast('trunc', shifted, i16)
    return scalar === i16 ? bits : builder.cast('bitcast', bits, scalar)
  })
  return { members: [values, status(call, result)] }
}

export function checked(call: IntrinsicCall, result: Instruction, count: number): Result {
  const values = Array.from({ length: count }, (_, index) => call.builder.extractValue(result, [index]))
  return { members: [values, status(call, result)] }
}

function status(call: IntrinsicCall, result: Instruction): Member {
  return () => {
    const word = call.builder.extractValue(result, [statusMember])
    return call.operation('checkAccessFullyMapped', i32, [word])
  }
}

function joinWords(call: IntrinsicCall, type: IrType, low: Value, high: Value): Value {
  const { builder } = call
  if (type === doubleType) return call.operation('makeDouble', doubleType, [low, high])
  const upper = builder.shl(builder.cast('zext', high, i64), constantInt(i64, 32))
  return builder.or(builder.cast('zext', low, i64), upper)
}

/** Numbers of 64 bits as pairs of words, low one first; others as they are. */
export function toWords(call: IntrinsicCall, values: readonly Value[]): Value[] {
  const { builder } = call
  return values.flatMap((value) => {
    if (!is64Bit(value.type)) return [value]
    if (value.type === doubleType) {
      const parts = call.operation('splitDouble', doubleType, [value])
      return [builder.extractValue(parts, [0]), builder.extractValue(parts, [1])]
    }
    const high = builder.binary('lshr', value, constantInt(i64, 32))
    return [builder.cast('trunc', value, i32), builder.cast('trunc', high, i32)]
  })
}

/** Typed stores write all four components; raw ones leave out what the mask leaves out. */
export function fourValues(values: readonly Value[], fill: 'repeat' | 'undefined'): Value[] {
  const first = values[0]!
  const filler = fill === 'repeat' ? first : undefValue(first.type)
  return [0, 1, 2, 3].map((index) => values[index] ?? filler)
}

// ---- Raw and structured buffers

function maskOf(count: number): Value {
  return constantInt(i8, (1 << count) - 1)
}

/** rawBufferLoad came with 6.2, its 64-bit overloads with 6.3. */
function needsWords(call: IntrinsicCall, type: IrType): boolean {
  return is64Bit(type) && call.lowering.minor < 3
}

function loadRaw(call: IntrinsicCall): Result {
  const { count, scalar } = loadedType(call)
  const overload = needsWords(call, scalar) ? i32 : scalar
  if (overload === scalar) return checked(call, rawLoad(call, overload, count, 0), count)
  const values: Value[] = []
  let last: Instruction | undefined
  for (let first = 0; first < count; first += 2) {
    const length = Math.min(2, count - first)
    const result = rawLoad(call, i32, length * 2, first * 8)
    for (let index = 0; index < length; index++) {
      const [low, high] = [0, 1].map((word) => call.builder.extractValue(result, [index * 2 + word]))
      values.push(joinWords(call, scalar, low!, high!))
    }
    last = result
  }
  return { members: [values, status(call, last!)] }
}

function rawLoad(call: IntrinsicCall, overload: IrType, count: number, extra: number): Instruction {
  const place = rawPlace(call, extra)
  if (call.lowering.minor < 2) return call.operation('bufferLoad', overload, place)
  return call.operation('rawBufferLoad', overload, [...place, maskOf(count), alignmentOf(call, overload)])
}

/** Byte-address buffers promise four bytes and no more. */
function alignmentOf(call: IntrinsicCall, type: IrType): Value {
  const bytes = type.kind === 'int' || type.kind === 'float' ? type.bits / 8 : 4
  return constantInt(i32, isByteAddressed(call) ? Math.min(bytes, 4) : bytes)
}

function isByteAddressed(call: IntrinsicCall): boolean {
  return (call.instruction.argument(0).type as TargetType).types[0] === i8
}

/** Handle, element and byte in it; a byte-address buffer has no elements. */
function rawPlace(call: IntrinsicCall, extra: number): Value[] {
  const { builder } = call
  const more = (value: Value): Value => (extra === 0 ? value : builder.add(value, constantInt(i32, extra)))
  const [first, second] = [call.value(1), call.value(2)]
  if (isByteAddressed(call)) return [call.handle(0), more(first), undefValue(i32)]
  return [call.handle(0), first, more(second)]
}

function storeRaw(call: IntrinsicCall): Result {
  const values = call.components(3)
  const { type } = values[0]!
  if (!needsWords(call, type)) {
    rawStore(call, values, 0)
    return undefined
  }
  for (let first = 0; first < values.length; first += 2)
    rawStore(call, toWords(call, values.slice(first, first + 2)), first * 8)
  return undefined
}

function rawStore(call: IntrinsicCall, values: readonly Value[], extra: number): void {
  const { type } = values[0]!
  const four = fourValues(values, 'undefined')
  const place = rawPlace(call, extra)
  if (call.lowering.minor < 2) call.operation('bufferStore', type, [...place, ...four, maskOf(values.length)])
  else call.operation('rawBufferStore', type, [...place, ...four, maskOf(values.length), alignmentOf(call, type)])
}

// ---- Constant buffers

function loadRow(call: IntrinsicCall): Result {
  const { elements } = call.type as StructType
  const row = call.operation('cBufferLoadLegacy', elements[0]!, [call.handle(0), call.value(1)])
  return { members: elements.map((_, index) => () => call.builder.extractValue(row, [index])) }
}
