// Types and declarators as HLSL spells them.
//
//   declare(float4x4[2], 'm')      float4x4 m[2]
import { interpolationModifiers, primitiveModifiers, storageModifiers } from '../../../hlsl/keywords.ts'
import { type ModifierPlace, mayStandAt } from '../../../hlsl/modifier-places.ts'
import { concreteScalar, isLiteral } from '../../../hlsl/scalars.ts'
import { bug } from '../../../support/bug.ts'
import { hasShortName } from '../../../types/print.ts'
import { arrayDimensions, arrayElement, type ObjectType, type Type } from '../../../types/types.ts'
import { isBuiltinStruct } from './names.ts'
import type { Writing } from './writing.ts'

/** Notes that the type must be declared in front of what names it. */
export function typeName(writing: Writing, type: Type): string {
  switch (type.kind) {
    case 'void':
    case 'string':
      return type.kind
    case 'scalar':
      return isLiteral(type.scalar) ? concreteScalar(type.scalar) : (type.promotedFrom ?? type.scalar)
    case 'vector': {
      const element = typeName(writing, type.element)
      return hasShortName(type) ? `${element}${type.count}` : `vector<${element}, ${type.count}>`
    }
    case 'matrix':
      return `${typeName(writing, type.element)}${type.rows}x${type.columns}`
    case 'array':
      return `${typeName(writing, arrayElement(type))}${dimensionsText(type)}`
    case 'struct':
      if (!isBuiltinStruct(type)) writing.need(type)
      return writing.path(writing.names.struct(type))
    case 'enum':
      // Without a name there can be no variable of it.
      if (type.name === '') return typeName(writing, type.underlying)
      writing.need(type)
      return writing.path(writing.names.enum(type))
    case 'object':
      return objectName(writing, type)
    case 'handle':
    case 'error':
      return bug(`a type of kind ${type.kind} reached the HLSL writer`)
  }
}

function objectName(writing: Writing, type: ObjectType): string {
  const { row, element, count, normalized, rowMajorElement, queryFlags } = type
  const parts: string[] = []
  if (element) {
    const order = rowMajorElement && hasMatrices(element) ? 'row_major ' : ''
    parts.push(`${normalized ? `${normalized} ` : ''}${order}${typeName(writing, element)}`)
  }
  if (count !== undefined && count !== row.count?.default) parts.push(String(count))
  if (queryFlags !== 0) parts.push(String(queryFlags))
  // Slang's word for a constant buffer with a space of its own, which is written behind it.
  const name = row.name === 'ParameterBlock' ? 'ConstantBuffer' : row.name
  return parts.length === 0 ? name : `${name}${inBrackets(parts.join(', '))}`
}

/** What a template is given; DXC takes `>>` for a shift before HLSL 202x. */
export function inBrackets(given: string): string {
  return `<${given}${given.endsWith('>') ? ' ' : ''}>`
}

/** Where the order of elements in memory can be written; structs write it for each of their fields. */
export function hasMatrices(type: Type): boolean {
  return arrayElement(type).kind === 'matrix'
}

/** `[4][2]`. */
export function dimensionsText(type: Type): string {
  return arrayDimensions(type)
    .map((size) => `[${size ?? ''}]`)
    .join('')
}

/** A variable, field or parameter without what precedes and follows it. */
export function declare(writing: Writing, type: Type, name: string): string {
  return `${typeName(writing, arrayElement(type))}${name === '' ? '' : ` ${name}`}${dimensionsText(type)}`
}

/**
 * In front of the type; words of Slang and signs, which are part of the type here, are gone, and so are those that mean nothing there:
 * Slang takes any word anywhere, and a static member of a struct stands outside of it.
 */
export function modifierWords(modifiers: readonly string[], place: ModifierPlace): string[] {
  return modifiers.filter((word) => isKnown(word) && mayStandAt(word, place))
}

/** `shared` was for effects. */
function isKnown(word: string): boolean {
  if (word === 'shared') return false
  return storageModifiers.has(word) || interpolationModifiers.has(word) || primitiveModifiers.has(word)
}
