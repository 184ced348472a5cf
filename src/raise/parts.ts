// Values that are taken apart: what may be named more than once, and its parts one level down.
//
//   partsOf(s)      s.a, s.b            partsOf(m)      m[0], m[1]            range(v, 1, 3)      v.yz
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../diagnostics/tables/vulkan.ts'
import type { Expression } from '../program/program.ts'
import { makeField, makeIndex, makeLiteral, makeTemporary } from '../rewrite/nodes.ts'
import { bug } from '../support/bug.ts'
import { limits } from '../support/limits.ts'
import type { Span } from '../support/source.ts'
import { leafCount } from '../types/leaves.ts'
import { componentCount, intType, isNumeric, type StructType, type Type } from '../types/types.ts'
import { elementAt, rowOf, swizzle } from './formulas/nodes.ts'

/** Whether it may be named more than once. */
export function isNamed(value: Expression, isText: boolean): boolean {
  switch (value.kind) {
    case 'variable': {
      const { kind, isTemporary, isConst } = value.variable
      if (isTemporary || (kind === 'static' && isConst)) return true
      return isText && (kind === 'local' || kind === 'parameter' || kind === 'static')
    }
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
      return isNamed(value.object, isText)
    case 'index':
      return value.index.kind === 'literal' && isNamed(value.object, isText)
    default:
      return false
  }
}

/** Something that may be named more than once: the value itself, or a temporary that holds it. */
export function named(name: string, value: Expression, isText: boolean, before: Expression[]): Expression {
  return value.kind === 'literal' || isNamed(value, isText) ? value : makeTemporary(name, value, before)
}

/** Components from one up to another. */
export function range(vector: Expression, from: number, to: number): Expression {
  const isWhole = isNumeric(vector.type) && from === 0 && to === componentCount(vector.type)
  return isWhole
    ? vector
    : swizzle(
        vector,
        Array.from({ length: to - from }, (_, index) => from + index),
      )
}

/** Whether it has more numbers than may be copied one by one, which is reported. */
export function isTooLarge(span: Span, type: Type, sink: DiagnosticSink): boolean {
  const { most: limit } = limits.copiedLeaves
  const count = leafCount(type)
  if (count <= limit) return false
  sink.report(vulkanDiagnostics.err_vulkan_copy_too_large(span, { count, limit }))
  return true
}

/** One level down: members, elements, rows, components. */
export function partsOf(value: Expression): Expression[] {
  const { type } = value
  switch (type.kind) {
    case 'vector':
      return Array.from({ length: type.count }, (_, index) => swizzle(value, [index]))
    case 'matrix':
      return type.rows === 1 || type.columns === 1
        ? Array.from({ length: leafCount(type) }, (_, index) =>
            type.rows === 1 ? elementAt(value, 0, index) : elementAt(value, index, 0),
          )
        : Array.from({ length: type.rows }, (_, row) => rowOf(value, row))
    case 'array':
      return Array.from({ length: type.count ?? 0 }, (_, index) =>
        makeIndex(value, makeLiteral(BigInt(index), intType, value), type.element, value),
      )
    case 'struct':
      return structParts(value, type)
    default:
      return bug(`no parts of a ${type.kind}`)
  }
}

function structParts(value: Expression, type: StructType): Expression[] {
  const { start, end } = value
  return [
    ...type.bases.map((base): Expression => ({ kind: 'base', object: value, base, type: base, start, end })),
    ...type.fields.map((field) => makeField(value, field, value)),
  ]
}
