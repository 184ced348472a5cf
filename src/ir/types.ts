// The types of the IR: LLVM's, as far as shaders need them. Every type is unique, so two types are equal exactly when
// they are the same object, and every type carries the text LLVM prints for it.
//
//   vectorType(4, floatType).text === '<4 x float>'
//   targetType('dx.TypedBuffer', [floatType], [1, 0, 0]).text === 'target("dx.TypedBuffer", float, 1, 0, 0)'
//
// A named struct is identified by its name and its body together: opaque pointers leave no way to be recursive, so the
// body is always known when the type is made. `Module.createStruct` picks a name that no other struct of the module has.
import { WeakTable } from '../support/weak-table.ts'
import { quoteName } from './names.ts'

interface TypeBase {
  /** Unique per type; parts of the interning keys. */
  readonly id: number
  /** What LLVM prints where the type is used. */
  readonly text: string
}

export interface VoidType extends TypeBase {
  readonly kind: 'void'
}
export interface LabelType extends TypeBase {
  readonly kind: 'label'
}
export interface MetadataType extends TypeBase {
  readonly kind: 'metadata'
}
export interface TokenType extends TypeBase {
  readonly kind: 'token'
}
export interface IntType extends TypeBase {
  readonly kind: 'int'
  /** 1 to 64. */
  readonly bits: number
}
export interface FloatType extends TypeBase {
  readonly kind: 'float'
  readonly bits: 16 | 32 | 64
}
export interface PointerType extends TypeBase {
  readonly kind: 'pointer'
  readonly addressSpace: number
}
export interface VectorType extends TypeBase {
  readonly kind: 'vector'
  readonly count: number
  readonly element: IrType
}
export interface ArrayType extends TypeBase {
  readonly kind: 'array'
  readonly count: number
  readonly element: IrType
}
export interface StructType extends TypeBase {
  readonly kind: 'struct'
  /** Empty for a literal struct. */
  readonly name: string
  readonly elements: readonly IrType[]
  readonly packed: boolean
  /** `%T = type opaque`: no body, no values. */
  readonly opaque: boolean
}
export interface FunctionType extends TypeBase {
  readonly kind: 'function'
  readonly result: IrType
  readonly parameters: readonly IrType[]
  readonly variadic: boolean
}
export interface TargetType extends TypeBase {
  readonly kind: 'target'
  readonly name: string
  readonly types: readonly IrType[]
  readonly integers: readonly number[]
}

export type IrType =
  | VoidType
  | LabelType
  | MetadataType
  | TokenType
  | IntType
  | FloatType
  | PointerType
  | VectorType
  | ArrayType
  | StructType
  | FunctionType
  | TargetType

type Fresh<T extends IrType> = Omit<T, 'id'>

let nextId = 0
const interned = new WeakTable<string, IrType>()

function intern<T extends IrType>(key: string, make: () => Fresh<T>): T {
  return (interned.get(key) ?? interned.add(key, { id: nextId++, ...make() } as unknown as T)) as T
}

export const voidType: VoidType = intern('void', () => ({ kind: 'void', text: 'void' }))
export const labelType: LabelType = intern('label', () => ({ kind: 'label', text: 'label' }))
export const metadataType: MetadataType = intern('metadata', () => ({ kind: 'metadata', text: 'metadata' }))
export const tokenType: TokenType = intern('token', () => ({ kind: 'token', text: 'token' }))

export function intType(bits: number): IntType {
  return intern(`i${bits}`, () => ({ kind: 'int', text: `i${bits}`, bits }))
}

export const i1: IntType = intType(1)
export const i8: IntType = intType(8)
export const i16: IntType = intType(16)
export const i32: IntType = intType(32)
export const i64: IntType = intType(64)

export const halfType: FloatType = intern('half', () => ({ kind: 'float', text: 'half', bits: 16 }))
export const floatType: FloatType = intern('float', () => ({ kind: 'float', text: 'float', bits: 32 }))
export const doubleType: FloatType = intern('double', () => ({ kind: 'float', text: 'double', bits: 64 }))

export function pointerType(addressSpace = 0): PointerType {
  return intern(`p${addressSpace}`, () => ({
    kind: 'pointer',
    text: addressSpace === 0 ? 'ptr' : `ptr addrspace(${addressSpace})`,
    addressSpace,
  }))
}

export const ptr: PointerType = pointerType(0)

export function vectorType(count: number, element: IrType): VectorType {
  return intern(`v${count}:${element.id}`, () => ({
    kind: 'vector',
    text: `<${count} x ${element.text}>`,
    count,
    element,
  }))
}

export function arrayType(count: number, element: IrType): ArrayType {
  return intern(`a${count}:${element.id}`, () => ({
    kind: 'array',
    text: `[${count} x ${element.text}]`,
    count,
    element,
  }))
}

function idList(types: readonly IrType[]): string {
  let text = ''
  for (const type of types) text += `${type.id},`
  return text
}

function textList(types: readonly IrType[]): string {
  return types.map((type) => type.text).join(', ')
}

/** What follows `%T = type` in a definition, and the whole text of a literal struct. */
export function structBodyText(type: Pick<StructType, 'elements' | 'packed' | 'opaque'>): string {
  if (type.opaque) return 'opaque'
  const inside = type.elements.length === 0 ? '{}' : `{ ${textList(type.elements)} }`
  return type.packed ? `<${inside}>` : inside
}

export function structType(elements: readonly IrType[], packed = false): StructType {
  return intern(`s${packed ? 'p' : ''}${idList(elements)}`, () => {
    const body = { elements: [...elements], packed, opaque: false }
    return { kind: 'struct', text: structBodyText(body), name: '', ...body }
  })
}

/** Prefer `Module.createStruct`, which keeps names apart inside one module. */
export function namedStructType(name: string, elements: readonly IrType[], packed = false): StructType {
  return intern(`n${packed ? 'p' : ''}${idList(elements)}:${name}`, () => ({
    kind: 'struct',
    text: `%${quoteName(name)}`,
    name,
    elements: [...elements],
    packed,
    opaque: false,
  }))
}

export function opaqueStructType(name: string): StructType {
  return intern(`o:${name}`, () => ({
    kind: 'struct',
    text: `%${quoteName(name)}`,
    name,
    elements: [],
    packed: false,
    opaque: true,
  }))
}

export function functionType(result: IrType, parameters: readonly IrType[], variadic = false): FunctionType {
  return intern(`f${variadic ? 'v' : ''}${result.id}:${idList(parameters)}`, () => {
    const list = textList(parameters) + (variadic ? (parameters.length > 0 ? ', ...' : '...') : '')
    return { kind: 'function', text: `${result.text} (${list})`, result, parameters: [...parameters], variadic }
  })
}

/** Target types whose values are handles of resources; those of nodes, queries and the like are not among them. */
const resourceTypes: ReadonlySet<string> = new Set(
  'TypedBuffer RawBuffer Texture MSTexture FeedbackTexture CBuffer TBuffer Sampler AccelerationStructure'
    .split(' ')
    .map((name) => `dx.${name}`),
)

export function isResourceType(type: IrType): boolean {
  return type.kind === 'target' && resourceTypes.has(type.name)
}

export function targetType(name: string, types: readonly IrType[], integers: readonly number[]): TargetType {
  return intern(`t${idList(types)}:${integers.join(',')}:${name}`, () => {
    let text = `target("${name}"`
    for (const type of types) text += `, ${type.text}`
    for (const integer of integers) text += `, ${integer}`
    return { kind: 'target', text: `${text})`, name, types: [...types], integers: [...integers] }
  })
}

/** The element of a vector, or the type itself. */
export function scalarOf(type: IrType): IrType {
  return type.kind === 'vector' ? type.element : type
}

/** `scalar`, or a vector of it as long as `shape` is one. */
export function withShapeOf(shape: IrType, scalar: IrType): IrType {
  return shape.kind === 'vector' ? vectorType(shape.count, scalar) : scalar
}

export function isIntOrIntVector(type: IrType): boolean {
  return scalarOf(type).kind === 'int'
}

export function isFloatOrFloatVector(type: IrType): boolean {
  return scalarOf(type).kind === 'float'
}

/** What arrays of arrays hold; any other type is itself. */
export function innermostElement(type: IrType): IrType {
  return type.kind === 'array' ? innermostElement(type.element) : type
}

export function isAggregate(type: IrType): type is ArrayType | StructType {
  return type.kind === 'array' || type.kind === 'struct'
}

/** Types a register can hold: everything but void, label, metadata, functions and opaque structs. */
export function isFirstClass(type: IrType): boolean {
  switch (type.kind) {
    case 'void':
    case 'label':
    case 'metadata':
    case 'function':
      return false
    case 'struct':
      return !type.opaque
    default:
      return true
  }
}

/** The number of members of a vector, array or struct; 0 for anything else. */
export function elementCount(type: IrType): number {
  if (type.kind === 'vector' || type.kind === 'array') return type.count
  return type.kind === 'struct' ? type.elements.length : 0
}

/** The type of member `index`; undefined when there is none. */
export function elementType(type: IrType, index: number): IrType | undefined {
  if (type.kind === 'vector' || type.kind === 'array') return index < type.count ? type.element : undefined
  return type.kind === 'struct' ? type.elements[index] : undefined
}
