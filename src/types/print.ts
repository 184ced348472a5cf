// Types as text for people, as Clang writes them.
//
//   typeText(t)       float4             RWBuffer<float4>              float[4]
//   quoteType(t)      'float4' (aka 'vector<float, 4>')               'S'
//
// A type does not remember how it was spelled, so vectors and matrices always go by their short names, with the long one beside it
// as Clang adds it for a typedef.
import type { ScalarKind } from '../hlsl/scalars.ts'
import type { ObjectType, StructType, Type, VectorType } from './types.ts'

const longNames: Partial<Record<ScalarKind, string>> = {
  uint: 'unsigned int',
  int64_t: 'long',
  uint64_t: 'unsigned long',
  int16_t: 'short',
  uint16_t: 'unsigned short',
}

/** A struct without a name. */
const unnamedStruct = '(unnamed struct)'

/** The name of a struct in modules; DXC gives this one to those without any. */
export function structName(type: StructType): string {
  const { name, unnamedBefore } = type
  if (name !== '') return `struct.${moduleText(type)}`
  return unnamedBefore ? `struct.anon.${unnamedBefore - 1}` : 'struct.anon'
}

/** The name of a base class as a member of those that derive from it. */
export function baseName({ name }: StructType): string {
  return name.replace(/<.*/s, '')
}

const moduleNames: Partial<Record<ScalarKind, string>> = {
  uint: 'unsigned int',
  int64_t: 'long long',
  uint64_t: 'unsigned long long',
  float16_t: 'half',
}

/** As DXC names types in modules and listings: `vector<float, 4>`, `Opt<unsigned int>`. */
export function moduleText(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return moduleNames[type.scalar] ?? scalarText(type.scalar)
    case 'vector':
      return `vector<${moduleText(type.element)}, ${type.count}>`
    case 'matrix':
      return `matrix<${moduleText(type.element)}, ${type.rows}, ${type.columns}>`
    case 'array': {
      const text = composite(type, moduleText)
      const bounds = text.search(/(\[\d*\])+$/)
      return `${text.slice(0, bounds)} ${text.slice(bounds)}`
    }
    case 'struct':
      return type.scope + (type.moduleName ?? type.name)
    case 'object': {
      const parts = objectArguments(type, moduleText)
      return parts.length > 0 ? templateText(type.row.name, parts) : type.row.name
    }
    default:
      return composite(type, moduleText)
  }
}

/** Two closing brackets stand apart. */
export function templateText(name: string, parts: readonly string[]): string {
  const list = parts.join(', ')
  return `${name}<${list}${list.endsWith('>') ? ' ' : ''}>`
}

/** A literal goes by the type it takes when nothing else decides. */
function scalarText(kind: ScalarKind): string {
  return kind === 'literal int' ? 'int' : kind === 'literal float' ? 'float' : kind
}

/** `float4` is one, `uint8_t4_packed2` and `float5` are none. */
export function hasShortName({ element: { scalar }, count }: VectorType): boolean {
  return count <= 4 && !scalar.endsWith('_packed')
}

export function typeText(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return scalarText(type.scalar)
    case 'vector':
      return hasShortName(type)
        ? `${typeText(type.element)}${type.count}`
        : `vector<${typeText(type.element)}, ${type.count}>`
    case 'matrix':
      return `${typeText(type.element)}${type.rows}x${type.columns}`
    default:
      return composite(type, typeText)
  }
}

function longText(type: Type): string {
  switch (type.kind) {
    case 'scalar':
      return longNames[type.scalar] ?? scalarText(type.scalar)
    case 'vector':
      return `vector<${typeText(type.element)}, ${type.count}>`
    case 'matrix':
      return `matrix<${typeText(type.element)}, ${type.rows}, ${type.columns}>`
    default:
      return composite(type, longText)
  }
}

function composite(
  type: Exclude<Type, { kind: 'scalar' | 'vector' | 'matrix' }>,
  inner: (type: Type) => string,
): string {
  switch (type.kind) {
    case 'void':
    case 'string':
      return type.kind
    case 'error':
      return '<error>'
    case 'array': {
      let element: Type = type
      let suffix = ''
      for (; element.kind === 'array'; element = element.element) suffix += `[${element.count ?? ''}]`
      return inner(element) + suffix
    }
    case 'struct':
      if (type.standsFor) return inner(type.standsFor)
      return type.name === '' ? unnamedStruct : type.scope + type.name
    case 'enum':
      return type.name === '' ? '(unnamed enum)' : type.scope + type.name
    case 'handle':
      return `DescriptorHandle<${inner(type.target)}>`
    case 'object': {
      const parts = objectArguments(type, (element) => (type.normalized ? `${type.normalized} ` : '') + inner(element))
      return parts.length > 0 ? `${type.row.name}<${parts.join(', ')}>` : type.row.name
    }
  }
}

function objectArguments({ element, count, queryFlags }: ObjectType, inner: (type: Type) => string): string[] {
  const parts = element ? [inner(element)] : []
  if (count !== undefined) parts.push(String(count))
  if (queryFlags !== 0) parts.push(String(queryFlags))
  return parts
}

/** In quotes, with the canonical name where it differs. */
export function quoteType(type: Type): string {
  const short = typeText(type)
  const long = longText(type)
  return short === long ? `'${short}'` : `'${short}' (aka '${long}')`
}
