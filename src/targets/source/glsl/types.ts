// Names of types. A matrix of HLSL is one of GLSL whose columns are the rows, so that `m[i]` is the same vector in both:
//
//   float4x3        mat4x3: four vectors of three          int2x3, bool2x3    ivec3[2], bvec3[2]: GLSL has matrices of floats only
//   float1x3, 3x1   vec3                                    half, min16float   float
import { concreteScalar, type ScalarKind, scalars } from '../../../hlsl/scalars.ts'
import {
  isBufferPointer,
  type MatrixType,
  type NumericType,
  type ScalarType,
  type Type,
  vectorType,
} from '../../../types/types.ts'
import type { Writer } from './writer.ts'

interface ScalarNames {
  readonly scalar: string
  /** In front of `vec3`. */
  readonly vector: string
  /** In front of `mat3`; absent when there is no such matrix. */
  readonly matrix?: string
  readonly extension?: string
}

const explicitTypes = 'GL_EXT_shader_explicit_arithmetic_types'
const float: ScalarNames = { scalar: 'float', vector: '', matrix: '' }
const int: ScalarNames = { scalar: 'int', vector: 'i' }
const uint: ScalarNames = { scalar: 'uint', vector: 'u' }

const scalarNames: Readonly<Record<ScalarKind, ScalarNames>> = {
  bool: { scalar: 'bool', vector: 'b' },
  int16_t: { scalar: 'int16_t', vector: 'i16', extension: `${explicitTypes}_int16` },
  uint16_t: { scalar: 'uint16_t', vector: 'u16', extension: `${explicitTypes}_int16` },
  int,
  uint,
  int64_t: { scalar: 'int64_t', vector: 'i64', extension: `${explicitTypes}_int64` },
  uint64_t: { scalar: 'uint64_t', vector: 'u64', extension: `${explicitTypes}_int64` },
  half: float,
  float16_t: { scalar: 'float16_t', vector: 'f16', matrix: 'f16', extension: `${explicitTypes}_float16` },
  float,
  double: { scalar: 'double', vector: 'd', matrix: 'd' },
  min10float: float,
  min16float: float,
  min12int: int,
  min16int: int,
  min16uint: uint,
  int8_t4_packed: uint,
  uint8_t4_packed: uint,
  'literal int': int,
  'literal float': float,
}

/** What GLSL calls it: kinds that differ in precision only are the same. */
export type GlslKind =
  | 'bool'
  | 'int16_t'
  | 'uint16_t'
  | 'int'
  | 'uint'
  | 'int64_t'
  | 'uint64_t'
  | 'float16_t'
  | 'float'
  | 'double'

export function glslKind(type: ScalarType): GlslKind {
  return scalarNames[type.scalar].scalar as GlslKind
}

export function scalarClass(type: ScalarType): 'bool' | 'int' | 'float' {
  return scalars[type.scalar].class
}

export function isSigned(type: ScalarType): boolean {
  const row = scalars[type.scalar]
  return row.class === 'int' && row.signed && glslKind(type) !== 'uint'
}

export function bitsOf(type: ScalarType): number {
  const { bits } = scalars[concreteScalar(type.scalar)]
  return bits || 32
}

type MatrixForm =
  /** `mat4x3` */
  | 'matrix'
  /** One row or one column: a vector. */
  | 'vector'
  /** An array of its rows. */
  | 'rows'

export function matrixForm(type: MatrixType): MatrixForm {
  if (type.rows === 1 || type.columns === 1) return 'vector'
  return scalarNames[type.element.scalar].matrix === undefined ? 'rows' : 'matrix'
}

/** A row of the matrix. */
export function rowType(type: MatrixType): Type {
  return vectorType(type.element, type.columns)
}

export function numericName(writer: Writer, element: ScalarType, count: number): string {
  const names = scalarNames[element.scalar]
  if (names.extension) writer.extensions.add(names.extension)
  return count === 1 ? names.scalar : `${names.vector}vec${count}`
}

function matrixName(writer: Writer, { element, rows, columns }: MatrixType): string {
  const names = scalarNames[element.scalar]
  if (names.extension) writer.extensions.add(names.extension)
  return `${names.matrix}mat${rows === columns ? rows : `${rows}x${columns}`}`
}

export function typeName(writer: Writer, type: Type): string {
  switch (type.kind) {
    case 'void':
      return 'void'
    case 'scalar':
      return numericName(writer, type, 1)
    case 'enum':
      return numericName(writer, type.underlying, 1)
    case 'vector':
      if (type.count > 4) writer.unsupported(`a vector of ${type.count} components`)
      return numericName(writer, type.element, Math.min(type.count, 4))
    case 'matrix': {
      const form = matrixForm(type)
      if (form === 'matrix') return matrixName(writer, type)
      if (form === 'vector') return numericName(writer, type.element, Math.max(type.rows, type.columns))
      return `${numericName(writer, type.element, type.columns)}[${type.rows}]`
    }
    case 'array':
      return arrayName(writer, type)
    case 'struct':
      return writer.structName(type)
    case 'object':
      if (type.row.category === 'ray query') {
        writer.extensions.add('GL_EXT_ray_query')
        return 'rayQueryEXT'
      }
      if (isBufferPointer(type)) return 'uvec2'
      writer.unsupported(`a value of type '${type.row.name}'`)
      return 'int'
    default:
      writer.unsupported(`a ${type.kind}`)
      return 'int'
  }
}

/** `float[2][3]`: the sizes of an array of `int2x2`s come before the rows of the matrix. */
function arrayName(writer: Writer, type: Type): string {
  let sizes = ''
  let element = type
  while (element.kind === 'array') {
    sizes += element.count === undefined ? '[]' : `[${element.count}]`
    element = element.element
  }
  const name = typeName(writer, element)
  const bracket = name.indexOf('[')
  return bracket < 0 ? name + sizes : name.slice(0, bracket) + sizes + name.slice(bracket)
}

/** `float x[2]` */
export function declaration(writer: Writer, type: Type, name: string): string {
  return withName(typeName(writer, type), name)
}

/** A name in front of the sizes of its type. */
export function withName(type: string, name: string): string {
  const bracket = type.indexOf('[')
  return bracket < 0 ? `${type} ${name}` : `${type.slice(0, bracket)} ${name}${type.slice(bracket)}`
}

/** A vector of one component is its scalar, a matrix of one row or column its vector. */
export function plainType(type: Type): Type {
  if (type.kind === 'vector' && type.count === 1) return type.element
  if (type.kind === 'enum') return type.underlying
  if (type.kind === 'matrix' && matrixForm(type) === 'vector')
    return plainType(vectorType(type.element, Math.max(type.rows, type.columns)))
  return type
}

/** Whether both are the same in GLSL. */
export function sameType(left: Type, right: Type): boolean {
  const a = plainType(left)
  const b = plainType(right)
  if (a === b || (isBufferPointer(a) && isBufferPointer(b))) return true
  if (a.kind === 'scalar' && b.kind === 'scalar') return glslKind(a) === glslKind(b)
  if (a.kind === 'vector' && b.kind === 'vector')
    return a.count === b.count && glslKind(a.element) === glslKind(b.element)
  if (a.kind === 'matrix' && b.kind === 'matrix')
    return a.rows === b.rows && a.columns === b.columns && glslKind(a.element) === glslKind(b.element)
  if (a.kind === 'array' && b.kind === 'array') return a.count === b.count && sameType(a.element, b.element)
  return false
}

export function elementOf(type: NumericType): ScalarType {
  return type.kind === 'scalar' ? type : type.element
}
