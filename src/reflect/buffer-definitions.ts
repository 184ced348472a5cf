// `; Buffer Definitions:` of dxc's listing: every constant buffer, then structured buffers, field by field.
//
//   ;   struct Light
//   ;   {
//   ;       float3 Direction;                             ; Offset:    0
//   ;   } Light;                                          ; Offset:    0 Size:    16
import type { Bindings, BoundResource } from '../binding/bind.ts'
import type { ScalarKind } from '../hlsl/scalars.ts'
import { containsResources } from '../program/resources.ts'
import { structName, typeText } from '../types/print.ts'
import { componentOf, isNumeric, type Normalization, type Type } from '../types/types.ts'
import {
  type BufferLayouts,
  describeBuffer,
  direct3dLayouts,
  type ReflectedBuffer,
  type ReflectedField,
} from './constant-buffers.ts'
import { inDxcOrder } from './dxc-table.ts'

const commentColumn = 52
/** Of types that lie otherwise in memory than in registers. */
const hostWord = 'hostlayout.'

/** dxc's words for what lies in memory, where they are not the program's. */
const storedWords: Partial<Record<ScalarKind, string>> = {
  half: 'float',
  float16_t: 'half',
  min10float: 'min16float',
  min12int: 'min16i',
  min16int: 'min16i',
  min16uint: 'min16ui',
}

function storedName(type: Type, normalized?: Normalization): string {
  if (normalized) return `${normalized}_${storedName(type)}`
  if (type.kind === 'enum') return storedName(type.underlying)
  if (type.kind === 'struct') return structName(type)
  if (!isNumeric(type)) return typeText(type)
  const { scalar } = componentOf(type)
  return typeText(type).replace(scalar, storedWords[scalar] ?? scalar)
}

/** Resources in a struct are not there in memory. */
function hostName(type: Type, normalized?: Normalization): string {
  return `${type.kind === 'struct' && containsResources(type) ? hostWord : ''}${storedName(type, normalized)}`
}

function layoutsWith(nameOf: typeof storedName): BufferLayouts {
  const { constant, texture, structured } = direct3dLayouts
  return {
    ...direct3dLayouts,
    constant: { ...constant, nameOf },
    texture: { ...texture, nameOf },
    structured: { ...structured, nameOf },
  }
}

/** `native16Bit`: the layout of the host is that of registers, which dxc marks in the names of structs. */
export function bufferDefinitions({ resources }: Bindings, native16Bit: boolean): string {
  const words = native16Bit ? registerWords : hostWords
  const buffers = inDxcOrder(resources).flatMap((resource) => asBuffer(resource, words) ?? [])
  const mixed = new Set(native16Bit ? [] : resources.filter(isMixed).map(({ name }) => name))
  const names = typeNames(buffers)
  const text = buffers.map((buffer, index) => {
    const { name, fields } = buffer
    const isMarked = mixed.has(name) && words.prefix(fields) === ''
    return bufferText(buffer, `${isMarked ? hostWord : ''}${names[index]}`, words)
  })
  return `; Buffer Definitions:\n;\n${text.join('')}`
}

/** Numbers and resources are declared in one buffer. */
function isMixed({ declaration: { buffer } }: BoundResource): boolean {
  return buffer?.holdsResources === true
}

/** Constant buffers are types, and the names of types differ: `A`, `A.0`. DXC has one of its own, and structs without names count before. */
function typeNames(buffers: readonly ReflectedBuffer[]): string[] {
  const taken = new Set(['ConstantBuffer'])
  let numbers = Math.max(0, ...buffers.map(({ fields }) => unnamedCount(fields)))
  return buffers.map(({ name, kind }) => {
    if (kind === 'structured') return name
    if (taken.has(name)) return `${name}.${numbers++}`
    taken.add(name)
    return name
  })
}

/** How many numbers structs without names have taken: after `struct.anon.2` there were three. */
function unnamedCount(fields: readonly ReflectedField[]): number {
  const counts = fields.map(({ type, fields: inner }) => {
    const number = /^struct\.anon\.(\d+)$/.exec(type)?.[1]
    return Math.max(number === undefined ? 0 : Number(number) + 1, unnamedCount(inner ?? []))
  })
  return Math.max(0, ...counts)
}

/** `ConstantBuffer<T> name` is a buffer with one member of that name. */
function asBuffer(resource: BoundResource, { layouts, nameOf }: Words): ReflectedBuffer | undefined {
  const buffer = describeBuffer(resource, layouts)
  const element = resource.declaration.type?.element
  if (!buffer || buffer.kind === 'structured' || element?.kind !== 'struct') return buffer
  const { name, size, fields } = buffer
  const nothing = { elements: [], arrayStride: null, matrix: null, bits: null }
  return { ...buffer, fields: [{ ...nothing, name, type: nameOf(element), offset: 0, size, fields }] }
}

/** Words that depend on the layout. */
interface Words {
  /** What a type is called. */
  readonly nameOf: typeof storedName
  readonly layouts: BufferLayouts
  /** What stands before the name of a struct with such fields. */
  readonly prefix: (fields: readonly ReflectedField[]) => string
  /** What follows the name of a field. */
  readonly bounds: (field: ReflectedField) => string
}

const hostWords: Words = { nameOf: hostName, layouts: layoutsWith(hostName), prefix: hostPrefix, bounds: boundText }
/** dxc takes the array for the matrix then, and prints only the latter. */
const registerWords: Words = {
  nameOf: storedName,
  layouts: layoutsWith(storedName),
  prefix: () => '',
  bounds: (field) => (field.matrix ? '' : boundText(field)),
}

function bufferText(buffer: ReflectedBuffer, typeName: string, words: Words): string {
  const title = buffer.kind === 'structured' ? 'Resource bind info for' : buffer.kind
  const content =
    buffer.kind === 'structured'
      ? buffer.fields.flatMap((field) => fieldLines(field, words, 2, 0, buffer.size))
      : constantLines(buffer, typeName, words)
  return `; ${title} ${buffer.name}\n; {\n;\n${content.join('')};\n; }\n;\n`
}

/** Matrices and numbers of minimum precision have another type in the host's layout. */
function hostPrefix(fields: readonly ReflectedField[]): string {
  const differs = ({ matrix, type, fields: inner }: ReflectedField): boolean =>
    matrix !== null || /^min1/.test(type) || type.startsWith(hostWord) || (inner ?? []).some(differs)
  return fields.some(differs) ? hostWord : ''
}

function constantLines({ name, fields, size }: ReflectedBuffer, typeName: string, words: Words): string[] {
  return structLines(`struct ${words.prefix(fields)}${typeName}`, name, fields, words, 2, 0, size)
}

function structLines(
  head: string,
  name: string,
  fields: readonly ReflectedField[],
  words: Words,
  indent: number,
  offset: number,
  size?: number,
): string[] {
  const space = ' '.repeat(indent)
  return [
    `; ${space}${head}\n`,
    `; ${space}{\n`,
    ';\n',
    ...fields.flatMap((field) => [...fieldLines(field, words, indent + 4, offset), ...(field.fields ? [';\n'] : [])]),
    `; ${space}\n`,
    line(`${space}} ${name};`, offset, size),
  ]
}

/** Offsets count from the start of the buffer. Bit-fields that share a number are one field without a name. */
function fieldLines(field: ReflectedField, words: Words, indent: number, base: number, size?: number): string[] {
  if (field.bits && field.bits.offset > 0) return []
  const name = field.bits ? '' : `${field.name}${words.bounds(field)}`
  const offset = base + field.offset
  if (field.fields) {
    const isMarked = field.type.startsWith(hostWord)
    const head = `struct ${isMarked ? '' : words.prefix(field.fields)}${field.type}`
    // dxc ends an array of structs twice.
    const ended = field.elements.length > 0 ? `${name};` : name
    return structLines(head, ended, field.fields, words, indent, offset, size)
  }
  const order = field.matrix ? `${field.matrix.order}_major ` : ''
  return [line(`${' '.repeat(indent)}${order}${shortName(field.type)} ${name};`, offset, size)]
}

/** Here, and only here, dxc writes long vectors as it does short ones: `float5`. */
function shortName(type: string): string {
  return type.replace(/^vector<(.+), (\d+)>$/, '$1$2')
}

/** All elements in one number: `a[2][3]` is `a[6]`. */
function boundText({ elements }: ReflectedField): string {
  return elements.length === 0 ? '' : `[${elements.reduce((product, count) => product * count, 1)}]`
}

function line(text: string, offset: number, size?: number): string {
  const end = size === undefined ? '' : ` Size: ${String(size).padStart(5)}`
  return `; ${text.padEnd(commentColumn)}; Offset:${String(offset).padStart(5)}${end}\n`
}
