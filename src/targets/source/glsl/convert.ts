// Values made of other values' leaves: conversions, constructors, splats, flattened initialiser lists.
//
//   float4(a.xy, 1, b)   =>   vec4(a.xy, 1, b)               a constructor of GLSL converts each component as HLSL does
//   (S)0                 =>   S(0.0, vec3(0.0))
//   S s = { v4, w }      =>   S(v4.xy, vec3(v4.zw, w))       operands are cut where the members of the type end
import { bug } from '../../../support/bug.ts'
import { leafCount } from '../../../types/leaves.ts'
import {
  componentCount,
  intType,
  isBufferPointer,
  isNumeric,
  type MatrixType,
  type NumericType,
  type StructType,
  type Type,
  vectorType,
} from '../../../types/types.ts'
import { keepBits } from './bit-fields.ts'
import { type Code, call, code, element, isNumber, suffix, swizzleText } from './code.ts'
import { number } from './literals.ts'
import { baseName, fieldName } from './structs.ts'
import { elementOf, glslKind, matrixForm, plainType, rowType, sameType, scalarClass, typeName } from './types.ts'
import type { Writer } from './writer.ts'

export interface Typed {
  readonly code: Code
  readonly type: Type
}

/** A longer array is filled by a loop. */
const longArray = 32

/** Same shape, other component; structs and arrays leaf by leaf. */
export function convert(writer: Writer, value: Code, from: Type, to: Type): Code {
  const source = plainType(from)
  const target = plainType(to)
  if (sameType(source, target)) return value
  if (isBufferPointer(source) || isBufferPointer(target)) {
    writer.extensions.add('GL_EXT_shader_explicit_arithmetic_types_int64')
    return call(isBufferPointer(source) ? 'packUint2x32' : 'unpackUint2x32', value)
  }
  if (isNumeric(source) && isNumeric(target) && componentCount(source) === componentCount(target)) {
    if (target.kind === 'matrix' && (source.kind !== 'matrix' || matrixForm(source) !== matrixForm(target)))
      return construct(writer, [{ code: value, type: source }], to)
    if (target.kind === 'matrix' && matrixForm(target) === 'rows') {
      const reused = writer.reuse(value, source)
      const rows = Array.from({ length: target.rows }, (_, row) =>
        convert(writer, element(reused, code(String(row))), rowType(source as MatrixType), rowType(target)),
      )
      return call(typeName(writer, target), ...rows)
    }
    if (source.kind === 'matrix' && target.kind !== 'matrix')
      return construct(writer, [{ code: value, type: source }], to)
    return convertNumber(writer, value, target)
  }
  return construct(writer, [{ code: value, type: source }], to)
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
      return number(glslKind(target), known)
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
      const members = [...target.bases, ...target.fields.map(({ type }) => type)]
      return structValue(
        writer,
        target,
        members.map((member) => splat(writer, reused, from, member)),
      )
    }
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

function structValue(writer: Writer, type: StructType, members: readonly Code[]): Code {
  const kept = members.map((member, index) => {
    const field = type.fields[index - type.bases.length]
    return field?.bitWidth === undefined ? member : keepBits(writer, member, field.type, field.bitWidth)
  })
  // A struct of GLSL has at least one member.
  return call(typeName(writer, type), ...(kept.length === 0 ? [code('0')] : kept))
}

/** Keeps the leading components or the upper left corner. */
export function truncate(writer: Writer, value: Code, from: Type, to: Type): Code {
  const source = plainType(from)
  const target = plainType(to)
  if (source.kind === 'vector' && isNumeric(target)) {
    const count = componentCount(target)
    const kept = count === source.count ? value : suffix(value, `.${'xyzw'.slice(0, count)}`)
    return convert(writer, kept, count === 1 ? source.element : vectorType(source.element, count), target)
  }
  if (source.kind === 'matrix' && target.kind === 'matrix') {
    if (matrixForm(source) === 'matrix' && matrixForm(target) === 'matrix') return call(typeName(writer, target), value)
    const reused = writer.reuse(value, source)
    const rows = Array.from({ length: target.rows }, (_, row) =>
      truncate(writer, element(reused, code(String(row))), rowType(source), rowType(target)),
    )
    return call(typeName(writer, target), ...rows)
  }
  if (source.kind === 'matrix' && isNumeric(target)) {
    const columns = to.kind === 'matrix' ? to.columns : componentCount(target)
    if (columns > 1 || componentCount(target) === 1)
      return truncate(writer, element(value, code('0')), rowType(source), target)
    // A column.
    const reused = writer.reuse(value, source)
    const parts = Array.from({ length: componentCount(target) }, (_, row) =>
      suffix(element(reused, code(String(row))), '.x'),
    )
    return call(typeName(writer, target), ...parts)
  }
  if (source.kind === 'scalar') return convert(writer, value, source, target)
  return construct(writer, leavesOf(writer, { code: value, type: source }).slice(0, leafCount(target)), to)
}

// ---- Leaves

/** The type from the leaves of the operands, in order. */
export function construct(writer: Writer, operands: readonly Typed[], to: Type): Code {
  const queue = [...operands].reverse()
  return take(writer, queue, to)
}

function take(writer: Writer, queue: Typed[], to: Type): Code {
  const target = plainType(to)
  dropEmpty(queue)
  const next = queue.at(-1)
  if (next && plainType(next.type) === target) return queue.pop()!.code
  if (isNumeric(target)) return takeNumeric(writer, queue, target)
  if (target.kind === 'array')
    return call(
      typeName(writer, target),
      ...Array.from({ length: target.count ?? 0 }, () => take(writer, queue, target.element)),
    )
  if (target.kind === 'struct') {
    const members = [...target.bases, ...target.fields.map(({ type }) => type)]
    return structValue(
      writer,
      target,
      members.map((member) => take(writer, queue, member)),
    )
  }
  while (queue.length > 0 && plainType(queue.at(-1)!.type) !== target)
    queue.push(...leavesOf(writer, queue.pop()!).reverse())
  return queue.pop()?.code ?? code('0')
}

function dropEmpty(queue: Typed[]): void {
  while (queue.length > 0 && leafCount(queue.at(-1)!.type) === 0) queue.pop()
}

function takeNumeric(writer: Writer, queue: Typed[], target: NumericType): Code {
  const count = componentCount(target)
  const parts: Typed[] = []
  let missing = count
  while (missing > 0) {
    dropEmpty(queue)
    const next = queue.pop()
    if (!next) break
    const plain = plainType(next.type)
    const size = leafCount(plain)
    const fits = size <= missing && isNumeric(plain) && !(plain.kind === 'matrix' && matrixForm(plain) === 'rows')
    // A matrix in the constructor of a matrix means something else.
    if (fits && !(plain.kind === 'matrix' && target.kind === 'matrix')) {
      parts.push({ code: next.code, type: plain })
      missing -= size
      continue
    }
    if (plain.kind === 'vector' && size > missing) {
      const reused = writer.reuse(next.code, plain)
      const part = (from: number, to: number): Typed => ({
        code: suffix(reused, `.${swizzleText(Array.from({ length: to - from }, (_, index) => from + index))}`),
        type: to - from === 1 ? plain.element : vectorType(plain.element, to - from),
      })
      queue.push(part(missing, size), part(0, missing))
      continue
    }
    queue.push(...leavesOf(writer, { code: next.code, type: plain }).reverse())
  }
  if (target.kind === 'matrix' && matrixForm(target) === 'rows') return rowsOf(writer, parts, target)
  const [only] = parts
  if (parts.length === 1 && only && only.type.kind !== 'matrix' && target.kind !== 'matrix')
    return convert(writer, only.code, only.type, target)
  return call(typeName(writer, target), ...parts.map((part) => part.code))
}

function rowsOf(writer: Writer, parts: readonly Typed[], target: MatrixType): Code {
  const queue = [...parts].reverse()
  const rows = Array.from({ length: target.rows }, () => take(writer, queue, rowType(target)))
  return call(typeName(writer, target), ...rows)
}

/** One step down: components, rows, elements, members. */
function leavesOf(writer: Writer, { code: value, type }: Typed): Typed[] {
  const plain = plainType(type)
  const reused = writer.reuse(value, plain)
  switch (plain.kind) {
    case 'vector':
      return Array.from({ length: plain.count }, (_, index) => ({
        code: suffix(reused, `.${'xyzw'[index]}`),
        type: plain.element,
      }))
    case 'matrix':
      return Array.from({ length: plain.rows }, (_, row) => ({
        code: element(reused, code(String(row))),
        type: rowType(plain),
      }))
    case 'array':
      return Array.from({ length: plain.count ?? 0 }, (_, index) => ({
        code: element(reused, code(String(index))),
        type: plain.element,
      }))
    case 'struct':
      return [
        ...plain.bases.map((base, index) => ({
          code: suffix(reused, `.${baseName(writer, plain, index)}`),
          type: base,
        })),
        ...plain.fields.map((field) => ({ code: suffix(reused, `.${fieldName(writer, field)}`), type: field.type })),
      ]
    case 'scalar':
      return [{ code: reused, type: plain }]
    default:
      return bug(`no leaves of a ${plain.kind}`)
  }
}

/** A zero of the type. */
export function zero(writer: Writer, type: Type): Code {
  const plain = plainType(type)
  if (isNumeric(plain)) {
    const scalar = elementOf(plain)
    return splat(writer, number(glslKind(scalar), 0), scalar, plain)
  }
  return splat(writer, number('int', 0), intType, plain)
}
