// Conversions between scalar kinds, for scalars, vectors and matrices alike.
//
//   float => int     towards zero                       anything => bool     is it not zero?
//   bool => number   1 or 0                             int => wider int     by the sign of the source
//
// Those of constants are done here and now, so that literals and initialisers stay constants.
import { scalars } from '../../hlsl/scalars.ts'
import { bug } from '../../support/bug.ts'
import { type MatrixType, matrixType, type ScalarType, scalarType, type Type } from '../../types/types.ts'
import { convertAddress } from './buffer-pointers.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { bitsOf, matrixShape, scalarTypeId, scalarUnder, valueType } from './types.ts'

/** Scalars and vectors alike: the shape is that of the value. */
export function convertScalars(writer: FunctionWriter, value: Id, from: ScalarType, to: ScalarType): Id {
  const { module, shared } = writer
  const wantedScalar = scalarTypeId(shared, to.scalar)
  const sourceType = module.typeOf(value)
  const count = componentsOf(writer, sourceType)
  const wantedType = module.vectorType(wantedScalar, count)
  if (sourceType === wantedType) return value
  const folded = foldConversion(writer, value, wantedType, wantedScalar, to)
  if (folded !== undefined) return folded
  const source = scalars[from.scalar]
  const wanted = scalars[to.scalar]
  if (wanted.class === 'bool') return isNotZero(writer, value)
  if (source.class === 'bool') {
    const one = writer.splat(numberConstant(writer, wantedScalar, 1), count)
    return writer.emit('OpSelect', wantedType, value, one, module.zero(wantedType))
  }
  if (wanted.class === 'float') {
    if (source.class === 'float') return writer.emit('OpFConvert', wantedType, value)
    return writer.emit(source.signed ? 'OpConvertSToF' : 'OpConvertUToF', wantedType, value)
  }
  if (source.class === 'float') return writer.emit(wanted.signed ? 'OpConvertFToS' : 'OpConvertFToU', wantedType, value)
  if (bitsOf(from.scalar) === bitsOf(to.scalar)) return writer.emit('OpBitcast', wantedType, value)
  const resized = module.vectorType(module.intType(bitsOf(to.scalar), source.signed), count)
  const result = writer.emit(source.signed ? 'OpSConvert' : 'OpUConvert', resized, value)
  return resized === wantedType ? result : writer.emit('OpBitcast', wantedType, result)
}

/** Components of a scalar or vector type. */
export function componentsOf({ module }: FunctionWriter, type: Id): number {
  const definition = module.definition(type)
  return definition?.opcode === 'OpTypeVector' ? definition.operands[1]! : 1
}

/** A number of any scalar type. */
export function numberConstant({ module }: FunctionWriter, type: Id, value: number): Id {
  return module.definition(type)?.opcode === 'OpTypeFloat'
    ? module.floating(type, value)
    : module.integer(type, BigInt(value))
}

/** Component by component; booleans as they are. */
export function isNotZero(writer: FunctionWriter, value: Id): Id {
  const { module } = writer
  const type = module.typeOf(value)
  const count = componentsOf(writer, type)
  const scalar = count === 1 ? type : module.definition(type)!.operands[0]!
  const { opcode } = module.definition(scalar)!
  if (opcode === 'OpTypeBool') return value
  const result = module.vectorType(module.boolType(), count)
  return writer.emit(opcode === 'OpTypeFloat' ? 'OpFUnordNotEqual' : 'OpINotEqual', result, value, module.zero(type))
}

function foldConversion(
  writer: FunctionWriter,
  value: Id,
  wantedType: Id,
  wantedScalar: Id,
  to: ScalarType,
): Id | undefined {
  const { module } = writer
  const definition = module.definition(value)
  if (!definition) return undefined
  if (definition.opcode === 'OpConstantNull') return module.zero(wantedType)
  if (definition.opcode === 'OpUndef') return module.undef(wantedType)
  if (definition.opcode === 'OpConstantComposite') {
    const parts: Id[] = []
    for (const part of definition.operands) {
      const converted = foldConversion(writer, part, wantedScalar, wantedScalar, to)
      if (converted === undefined) return undefined
      parts.push(converted)
    }
    return module.composite(wantedType, parts)
  }
  const constant = module.constantValue(value)
  if (constant === undefined) return undefined
  const wanted = scalars[to.scalar]
  if (wanted.class === 'bool') return module.bool(typeof constant === 'bigint' ? constant !== 0n : Boolean(constant))
  if (wanted.class === 'float') return module.floating(wantedScalar, Number(constant))
  if (typeof constant !== 'number') return module.integer(wantedScalar, BigInt(constant))
  const whole = Math.trunc(constant)
  const limit = 2 ** (bitsOf(to.scalar) - (wanted.signed ? 1 : 0))
  // Out of range the result is undefined: left to the machine that runs it.
  const fits = whole < limit && whole >= (wanted.signed ? -limit : 0)
  return fits ? module.integer(wantedScalar, BigInt(whole)) : undefined
}

/** Component by component. */
export function convertValue(writer: FunctionWriter, value: Id, from: Type, to: Type): Id {
  if (from === to) return value
  const address = convertAddress(writer, value, from, to)
  if (address !== undefined) return address
  if (from.kind === 'matrix' && matrixShape(from).vectors > 1)
    return convertMatrix(writer, value, from, scalarUnder(to))
  return convertScalars(writer, value, scalarUnder(from), scalarUnder(to))
}

function convertMatrix(writer: FunctionWriter, value: Id, from: MatrixType, to: ScalarType): Id {
  const target = valueType(writer.shared, matrixType(to, from.rows, from.columns))
  if (writer.module.typeOf(value) === target) return value
  const rows = matrixRows(writer, value, from).map((row) => convertScalars(writer, row, from.element, to))
  return writer.construct(target, rows)
}

/** The rows of a matrix that has several; they are its parts in SPIR-V. */
export function matrixRows(writer: FunctionWriter, value: Id, type: MatrixType): Id[] {
  const { vectors, length } = matrixShape(type)
  const row = writer.module.vectorType(scalarTypeId(writer.shared, type.element.scalar), length)
  return Array.from({ length: vectors }, (_, index) => writer.extract(row, value, index))
}

/** An integer of any width, a float or bool as a 32-bit index. */
export function toIndex(writer: FunctionWriter, value: Id, type: Type): Id {
  const { module } = writer
  const scalar = scalarUnder(type)
  if (componentsOf(writer, module.typeOf(value)) > 1) bug('an index is a scalar')
  const row = scalars[scalar.scalar]
  if (row.class === 'int' && bitsOf(scalar.scalar) === 32) return value
  return convertScalars(writer, value, scalar, scalarType(row.signed ? 'int' : 'uint'))
}
