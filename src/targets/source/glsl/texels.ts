// Reading and writing single texels.
//
//   t[p]   =>   texelFetch(t, ivec2(p), 0).xyz            u[p] = v   =>   imageStore(u, ivec2(p), vec4(v, 0.0))
import {
  floatType,
  intType,
  type ObjectType,
  type ScalarType,
  scalarType,
  type Type,
  vectorType,
} from '../../../types/types.ts'
import { type Code, call, code, suffix } from './code.ts'
import { convert } from './convert.ts'
import { texelOf, texelPrefix, texelVector } from './images.ts'
import { number } from './literals.ts'
import type { TexelPlace } from './place.ts'
import { glslKind } from './types.ts'
import type { Writer } from './writer.ts'

export function loadTexel(writer: Writer, place: TexelPlace): Code {
  return texelResult(writer, fetchCall(writer, place), place.object)
}

function fetchCall(writer: Writer, { object, resource, coordinate, selector, selected }: TexelPlace): Code {
  const { row } = object
  if (row.writable) {
    if (row.multisampled) return call('imageLoad', resource, coordinate, selected ?? code('0'))
    return call('imageLoad', resource, coordinate)
  }
  writer.extensions.add('GL_EXT_samplerless_texture_functions')
  if (row.category === 'typed buffer') return call('texelFetch', resource, coordinate)
  return call('texelFetch', resource, coordinate, (selector && selected) || code('0'))
}

/** Four components cut and converted to the element's. */
export function texelResult(writer: Writer, value: Code, object: ObjectType): Code {
  const { count } = texelOf(object)
  const cut = count === 4 ? value : suffix(value, `.${'xyzw'.slice(0, count)}`)
  return convert(writer, cut, fetchedType(object, count), object.element ?? vectorType(floatType, 4))
}

/** What a fetch gives: 32 bits where the element has 16. */
export function fetchedType(object: ObjectType, count: number): Type {
  const scalar = fetchedScalar(object)
  return count === 1 ? scalar : vectorType(scalar, count)
}

const fetchedKinds = { '': 'float', i: 'int', u: 'uint', i64: 'int64_t', u64: 'uint64_t' } as const

function fetchedScalar(object: ObjectType): ScalarType {
  return scalarType(fetchedKinds[texelPrefix(object) as keyof typeof fetchedKinds])
}

export function storeTexel(writer: Writer, place: TexelPlace, value: Code): void {
  const { object, resource, coordinate, selected } = place
  const { count } = texelOf(object)
  const source = convert(writer, value, place.type, fetchedType(object, count))
  const zero = number(glslKind(fetchedScalar(object)), 0)
  const padding = count === 1 ? [] : Array.from({ length: 4 - count }, () => zero)
  const whole = count === 4 ? source : call(texelVector(object), source, ...padding)
  const sample = object.row.multisampled ? [selected ?? code('0')] : []
  writer.lines.push(`${call('imageStore', resource, coordinate, ...sample, whole).text};`)
}

/** A coordinate of signed integers. */
export function integerCoordinate(writer: Writer, value: Code, type: Type, count: number): Code {
  return convert(writer, value, type, count === 1 ? intType : vectorType(intType, count))
}
