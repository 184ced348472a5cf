// Conversions, splats and constructors.
//
//   (S)0                 =>   S(0.0, vec3(0.0))              float4(a.xy, 1, b)   =>   vec4(a.xy, 1, b)
import { bug } from '../../../support/bug.ts'
import { leafCount } from '../../../types/leaves.ts'
import {
  intType,
  isBufferPointer,
  isNumeric,
  memberTypes,
  type NumericType,
  type StructType,
  type Type,
} from '../../../types/types.ts'
import { type Code, call, code, isNumber, suffix } from './code.ts'
import { literal, number } from './literals.ts'
import { byRows } from './operators.ts'
import { elementOf, matrixForm, plainType, rowType, sameType, scalarClass, typeName } from './types.ts'
import type { Writer } from './writer.ts'

/** A longer array is filled by a loop. */
const longArray = 32

/** Same shape, other component. */
export function convert(writer: Writer, value: Code, from: Type, to: Type): Code {
  const source = plainType(from)
  const target = plainType(to)
  if (sameType(source, target)) return value
  if (isBufferPointer(source) || isBufferPointer(target)) {
    writer.extensions.add('GL_EXT_shader_explicit_arithmetic_types_int64')
    return call(isBufferPointer(source) ? 'packUint2x32' : 'unpackUint2x32', value)
  }
  if (!isNumeric(target)) return bug(`no conversion to a ${target.kind}`)
  if (target.kind !== 'matrix' || source.kind !== 'matrix') return convertNumber(writer, value, target)
  if (matrixForm(source) === 'matrix' && matrixForm(target) === 'matrix') return call(typeName(writer, target), value)
  return byRows(writer, source, target, [value], ([row]) => convert(writer, row!, rowType(source), rowType(target)))
}

/** A literal changes its spelling instead of being converted. */
function convertNumber(writer: Writer, value: Code, target: NumericType): Code {
  if (
    target.kind === 'scalar' &&
    isNumber(value) &&
    scalarClass(target) !== 'bool' &&
    /^-?[\d.]+(?:e[+-]?\d+)?u?$/.test(value.text)
  ) {
    const written = Number(value.text.replace(/u$/, ''))
    // A number with a point is a float, and keeps what a float keeps of it.
    const known = /[.e]/.test(value.text) ? Math.fround(written) : written
    if (scalarClass(target) === 'float' || (Number.isInteger(known) && known >= 0))
      return literal(writer, known, target)
  }
  return call(typeName(writer, target), value)
}

/** One scalar in every leaf. */
export function splat(writer: Writer, value: Code, from: Type, to: Type): Code {
  const target = plainType(to)
  switch (target.kind) {
    case 'scalar':
      return convert(writer, value, from, target)
    case 'vector':
      return call(typeName(writer, target), convert(writer, value, from, target.element))
    case 'matrix': {
      const row = splat(writer, writer.reuse(value, from), from, rowType(target))
      return call(typeName(writer, target), ...Array.from({ length: target.rows }, () => row))
    }
    case 'array':
      return splatArray(writer, value, from, target.element, target.count ?? 0, target)
    case 'struct': {
      const reused = writer.reuse(value, from)
      const members = memberTypes(target)
      return structValue(
        writer,
        target,
        members.map((member) => splat(writer, reused, from, member)),
      )
    }
    case 'object':
      if (isBufferPointer(target)) return convert(writer, value, from, target)
      writer.unsupported(`a value of type '${target.row.name}'`)
      return value
    default:
      return convert(writer, value, from, target)
  }
}

function splatArray(writer: Writer, value: Code, from: Type, elementType: Type, count: number, type: Type): Code {
  const one = splat(writer, writer.reuse(value, from), from, elementType)
  if (count <= longArray) return call(typeName(writer, type), ...Array.from({ length: count }, () => one))
  const array = writer.declare(type, 'array')
  const index = writer.names.take('index')
  writer.lines.push(`for (int ${index} = 0; ${index} < ${count}; ${index}++)`, [
    `${array.text}[${index}] = ${one.text};`,
  ])
  return array
}

/** A struct of GLSL has at least one member. */
function structValue(writer: Writer, type: StructType, members: readonly Code[]): Code {
  return call(typeName(writer, type), ...(members.length === 0 ? [code('0')] : members))
}

/** The leading components of a vector. */
export function truncate(value: Code, from: Type, to: Type): Code {
  const count = leafCount(to)
  return count === leafCount(from) ? value : suffix(value, `.${'xyzw'.slice(0, count)}`)
}

/** A value with an operand for every member, element or row; a vector's may have several components. */
export function construct(writer: Writer, operands: readonly Code[], type: Type): Code {
  const target = plainType(type)
  if (target.kind === 'struct') return structValue(writer, target, operands)
  const isWhole = operands.length === 1 && isNumeric(target) && target.kind !== 'matrix'
  return isWhole ? operands[0]! : call(typeName(writer, target), ...operands)
}

/** A zero of the type. */
export function zero(writer: Writer, type: Type): Code {
  const plain = plainType(type)
  if (isNumeric(plain)) {
    const scalar = elementOf(plain)
    return splat(writer, literal(writer, 0, scalar), scalar, plain)
  }
  return splat(writer, number('int', 0), intType, plain)
}
