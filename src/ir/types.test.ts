import { expect, test } from 'vitest'
import { alignmentOf, sizeInBits, sizeInBytes, structLayout } from './layout.ts'
import { intrinsicBaseName, intrinsicName, mangleType } from './mangle.ts'
import {
  arrayType,
  doubleType,
  floatType,
  functionType,
  halfType,
  i1,
  i8,
  i16,
  i32,
  i64,
  namedStructType,
  pointerType,
  ptr,
  structType,
  targetType,
  vectorType,
  voidType,
} from './types.ts'

const float4 = vectorType(4, floatType)
const pair = structType([float4, vectorType(4, i32)])

test('types are unique', () => {
  expect(vectorType(4, floatType)).toBe(float4)
  expect(structType([float4, vectorType(4, i32)])).toBe(pair)
  expect(structType([float4, vectorType(4, i32)], true)).not.toBe(pair)
  expect(namedStructType('S', [i32])).toBe(namedStructType('S', [i32]))
  expect(namedStructType('S', [i32])).not.toBe(namedStructType('S', [i64]))
  expect(targetType('dx.Sampler', [], [1])).not.toBe(targetType('dx.Sampler', [], [0]))
  expect(arrayType(11, i1)).not.toBe(arrayType(1, arrayType(1, i1)))
})

test('types print as LLVM prints them', () => {
  expect(structType([]).text).toBe('{}')
  expect(structType([i8, ptr], true).text).toBe('<{ i8, ptr }>')
  expect(namedStructType('class.hlsl::RWBuffer', [i32]).text).toBe('%"class.hlsl::RWBuffer"')
  expect(namedStructType('__cblayout_$Globals', [i32]).text).toBe('%__cblayout_$Globals')
  expect(functionType(voidType, [i32], true).text).toBe('void (i32, ...)')
  expect(pointerType(3).text).toBe('ptr addrspace(3)')
  expect(targetType('dx.Padding', [], [12]).text).toBe('target("dx.Padding", 12)')
})

test.each([
  [targetType('dx.TypedBuffer', [float4], [1, 0, 0]), 'tdx.TypedBuffer_v4f32_1_0_0t'],
  [targetType('dx.RawBuffer', [namedStructType('struct.S', [i32])], [0, 0]), 'tdx.RawBuffer_s_struct.Ss_0_0t'],
  [targetType('dx.RawBuffer', [pair], [0, 0]), 'tdx.RawBuffer_sl_v4f32v4i32s_0_0t'],
  [targetType('dx.CBuffer', [namedStructType('__cblayout_CB', [i32])], []), 'tdx.CBuffer_s___cblayout_CBst'],
  [targetType('dx.FeedbackTexture', [], [0, 17]), 'tdx.FeedbackTexture_0_17t'],
  [arrayType(3, floatType), 'a3f32'],
  [pointerType(2), 'p2'],
])('%o has the suffix %s', (type, suffix) => {
  expect(mangleType(type)).toBe(suffix)
})

test.each([
  ['llvm.dx.resource.handlefrombinding', [targetType('dx.TypedBuffer', [float4], [1, 0, 0])]],
  ['llvm.dx.resource.load.cbufferrow.4', [floatType, floatType, floatType, floatType]],
  ['llvm.dx.resource.getpointer', [ptr, targetType('dx.RawBuffer', [pair], [0, 0])]],
  ['llvm.dx.resource.getdimensions.x', [targetType('dx.RawBuffer', [i8], [0, 0])]],
  ['llvm.dx.dot4add.i8packed', []],
])('the intrinsic %s is found in its full name', (base, overloads) => {
  expect(intrinsicBaseName(intrinsicName(base, overloads))).toBe(base)
})

test('functions that are no intrinsics have no intrinsic name', () => {
  expect(intrinsicBaseName('main')).toBe('')
})

test.each([
  [i1, 4, 4],
  [i64, 8, 8],
  [halfType, 2, 2],
  [vectorType(3, floatType), 12, 4],
  [vectorType(3, halfType), 6, 2],
  [vectorType(3, doubleType), 24, 8],
  [float4, 16, 16],
  [vectorType(2, i16), 4, 4],
  [vectorType(4, doubleType), 32, 32],
  [structType([i8, i64, i8]), 24, 8],
  [structType([i8, i64, i8], true), 10, 1],
  [structType([floatType, vectorType(3, floatType), i64]), 24, 8],
  [arrayType(3, structType([i16, i8])), 12, 2],
  [vectorType(3, i1), 12, 4],
  [structType([vectorType(2, i1), i1]), 12, 4],
  [ptr, 4, 4],
  [targetType('dx.Padding', [], [12]), 12, 1],
  [targetType('dx.Sampler', [], [0]), 4, 4],
])('%o takes %i bytes, aligned to %i', (type, size, alignment) => {
  expect([sizeInBytes(type), alignmentOf(type)]).toEqual([size, alignment])
})

test('bits are not padded; offsets are', () => {
  expect(sizeInBits(vectorType(3, i1))).toBe(3)
  expect(structLayout(structType([i8, float4, i1])).offsets).toEqual([0, 16, 32])
})
