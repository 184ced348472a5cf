// Shader types: unique, immutable, compared with ===.
//
// Scalars, vectors, matrices and arrays are interned for the whole process; structs, enums and interfaces are nominal: the object
// is the identity. Storage order of matrices, const and interpolation are not part of a type: they belong to the variable or
// field that is declared with them (and to the element of a buffer, see ObjectType.rowMajorElement).
import type { ObjectRow } from '../hlsl/resources.ts'
import type { ScalarKind } from '../hlsl/scalars.ts'
import { scalarKinds, scalars } from '../hlsl/scalars.ts'
import type { Location, Span } from '../support/source.ts'
import { WeakTable } from '../support/weak-table.ts'
import type { InlineType } from './inline-types.ts'

/**
 * The types that were made of this one, so that each exists once. They stand in the type itself because they go with it: in a weak
 * table they would keep it, and the whole program with it, until the engine's next full collection.
 */
interface Derivable {
  derived?: DerivedTypes
}
interface DerivedTypes {
  /** A copy of the type, with other fields, is another type. */
  readonly of: Type
  readonly arrays: WeakTable<number | undefined, ArrayType>
  readonly objects: ObjectType[]
  handle: HandleType | undefined
}
export interface VoidType extends Derivable {
  readonly kind: 'void'
}
export interface ScalarType extends Derivable {
  readonly kind: 'scalar'
  readonly scalar: ScalarKind
  /** The word for a native kind that was written: DXC keeps `min16float` and `half` apart in overloads, 16 bits wide or not. */
  readonly promotedFrom?: ScalarKind
}
export interface VectorType extends Derivable {
  readonly kind: 'vector'
  readonly element: ScalarType
  /** 1 to 4; up to 1024 for long vectors (shader model 6.9). */
  readonly count: number
}
export interface MatrixType extends Derivable {
  readonly kind: 'matrix'
  readonly element: ScalarType
  readonly rows: number
  readonly columns: number
}
export interface ArrayType extends Derivable {
  readonly kind: 'array'
  readonly element: Type
  /** `undefined` for an unbounded array. */
  readonly count: number | undefined
}
/** A resource, sampler, stream, patch or other built-in object; one row of `src/hlsl/resources.ts` with its arguments. */
export interface ObjectType extends Derivable {
  readonly kind: 'object'
  readonly row: ObjectRow
  /** `float4` of `Texture2D<float4>`; defaults are filled in. */
  readonly element: Type | undefined
  /** Sample count, control point count, RayQuery flags. */
  readonly count: number | undefined
  /** `unorm` or `snorm` in front of the element. */
  readonly normalized: Normalization | undefined
  /** The element, or the matrices in front of its type, are `row_major`. */
  readonly rowMajorElement: boolean
  /** The second set of flags of a RayQuery; 0 otherwise. */
  readonly queryFlags: number
  /** Of inline SPIR-V: the instruction that the type is. */
  readonly inline?: InlineType
}
/** `vk::BufferPointer<T, alignment>` */
export interface BufferPointerType extends ObjectType {
  readonly element: Type
}
export interface StructType extends Derivable {
  readonly kind: 'struct'
  readonly keyword: 'struct' | 'class' | 'interface'
  /** With template arguments, as Clang prints it: `Pair<float, 2>`. Empty for anonymous ones. */
  readonly name: string
  /** Of instances of templates: as DXC writes it in modules, `Pair<vector<float, 4>, 2>`. */
  readonly moduleName?: string
  /** `N::M::` for members of namespaces and structs, else empty. */
  readonly scope: string
  /** Of a struct made around the only value of a constant buffer: that value's type, which is how it is printed. */
  readonly standsFor?: Type
  /** Of those without a name, how many came before it. */
  readonly unnamedBefore?: number
  readonly location: Location
  /** Direct base classes that carry fields, in order; interfaces apart. */
  readonly bases: StructType[]
  readonly interfaces: StructType[]
  /** Own fields only, in order; filled while the struct is checked. */
  readonly fields: Field[]
  isComplete: boolean
  /** `struct [raypayload] P`. */
  isRayPayload?: boolean
  /** `[NodeTrackRWInputSharing]`. */
  tracksSharing?: boolean
}
/** Shader stages, `caller` among them. */
export interface PayloadAccess {
  readonly read: readonly string[]
  readonly write: readonly string[]
}
export interface Field {
  readonly name: string
  readonly type: Type
  readonly owner: StructType
  readonly index: number
  readonly rowMajor: boolean
  /** Of a matrix whose order is another one: the order of matrices for which nothing in the program says one. */
  readonly placedRowMajor?: boolean
  readonly bitWidth: number | undefined
  /** A bit-field behind one of no bits (`uint : 0;`), which is no member: it shares no number with what comes before. */
  readonly startsNumber?: true
  readonly semantic: SemanticName | undefined
  readonly interpolation: readonly string[]
  readonly isPrecise: boolean
  readonly normalized?: Normalization
  /** `[[vk::location(1)]]` and the like, when there are any. */
  readonly attributes?: readonly FieldAttribute[]
  /** Of fields of ray payloads. */
  readonly payloadAccess?: PayloadAccess
  /** `struct { ... };` without a name inside a struct: its members are found as if they were the outer struct's. */
  readonly isAnonymous?: true
  readonly location: Location
  /** What it was before src/rewrite made something else of it: `DescriptorHandle<T>` of a uint2. */
  readonly declaredType?: Type
}
/** What is written in front of floats whose values are said to lie between 0 and 1, or -1 and 1. */
export type Normalization = 'unorm' | 'snorm'
export interface FieldAttribute {
  readonly name: string
  readonly arguments: readonly (number | string)[]
  /** Unless it belongs to a type, which several names may share. */
  readonly span?: Span
}
/** As written; `src/hlsl/semantics.ts` splits and looks it up. */
export interface SemanticName {
  readonly text: string
  readonly location: Location
}
export interface EnumType extends Derivable {
  readonly kind: 'enum'
  readonly name: string
  readonly scope: string
  readonly isScoped: boolean
  /** The source names the underlying type, or the enum is scoped. */
  readonly isFixed: boolean
  /** Where it is not fixed it depends on the values, so it is known at the end of the enum. */
  underlying: ScalarType
  readonly location: Location
  readonly enumerators: Map<string, bigint>
  /** Between its braces, where its enumerators are numbers yet. */
  isOpen?: boolean
}
/** A string literal, of use in attributes and `printf` only. */
export interface StringType extends Derivable {
  readonly kind: 'string'
}
/** Slang's `DescriptorHandle<T>`: gone when the typed program is handed on. */
export interface HandleType extends Derivable {
  readonly kind: 'handle'
  readonly target: ObjectType
}
/** What an erroneous expression has: no further message is given about it. */
export interface ErrorType extends Derivable {
  readonly kind: 'error'
}

export type NumericType = ScalarType | VectorType | MatrixType
export type Type =
  | VoidType
  | ScalarType
  | VectorType
  | MatrixType
  | ArrayType
  | ObjectType
  | StructType
  | EnumType
  | StringType
  | HandleType
  | ErrorType

export const voidType: VoidType = { kind: 'void' }
export const stringType: StringType = { kind: 'string' }
export const errorType: ErrorType = { kind: 'error' }

const scalarTypes = new Map<ScalarKind, ScalarType>(scalarKinds.map((scalar) => [scalar, { kind: 'scalar', scalar }]))

export function scalarType(kind: ScalarKind): ScalarType {
  return scalarTypes.get(kind)!
}

/** What a kind becomes under -enable-16bit-types, and is not the same as. */
const promotedTypes = new Map<ScalarKind, ScalarType>(
  scalarKinds.map((kind) => [kind, { kind: 'scalar', scalar: scalars[kind].nativeKind ?? kind, promotedFrom: kind }]),
)

export function promotedType(kind: ScalarKind): ScalarType {
  return promotedTypes.get(kind)!
}

export const boolType = scalarType('bool')
export const intType = scalarType('int')
export const uintType = scalarType('uint')
export const floatType = scalarType('float')

const vectors = new Map<ScalarType, (VectorType | undefined)[]>()
export function vectorType(element: ScalarType, count: number): VectorType {
  let row = vectors.get(element)
  if (!row) vectors.set(element, (row = []))
  return (row[count] ??= { kind: 'vector', element, count })
}

const matrices = new Map<ScalarType, (MatrixType | undefined)[]>()
export function matrixType(element: ScalarType, rows: number, columns: number): MatrixType {
  let row = matrices.get(element)
  if (!row) matrices.set(element, (row = []))
  return (row[rows * 8 + columns] ??= { kind: 'matrix', element, rows, columns })
}

function derivedFrom(type: Type): DerivedTypes {
  const { derived } = type
  if (derived?.of === type) return derived
  return (type.derived = { of: type, arrays: new WeakTable(), objects: [], handle: undefined })
}

export function arrayType(element: Type, count: number | undefined): ArrayType {
  const { arrays } = derivedFrom(element)
  return arrays.get(count) ?? arrays.add(count, { kind: 'array', element, count })
}

/** Dimensions are outermost first, as written: `arrayOf(T, [4, 5])` is `T[4][5]`. */
export function arrayOf(element: Type, dimensions: readonly (number | undefined)[]): Type {
  let type = element
  for (let index = dimensions.length - 1; index >= 0; index--) type = arrayType(type, dimensions[index])
  return type
}

const objectsWithoutElement = new Map<ObjectRow, ObjectType[]>()
export function objectType(
  row: ObjectRow,
  element?: Type,
  count?: number,
  normalized?: Normalization,
  rowMajorElement = false,
  queryFlags = 0,
): ObjectType {
  let candidates = element ? derivedFrom(element).objects : objectsWithoutElement.get(row)
  if (!candidates) objectsWithoutElement.set(row, (candidates = []))
  for (const known of candidates) {
    if (
      known.row === row &&
      known.count === count &&
      known.normalized === normalized &&
      known.rowMajorElement === rowMajorElement &&
      known.queryFlags === queryFlags
    )
      return known
  }
  const type: ObjectType = { kind: 'object', row, element, count, normalized, rowMajorElement, queryFlags }
  candidates.push(type)
  return type
}

export function handleType(target: ObjectType): HandleType {
  return (derivedFrom(target).handle ??= { kind: 'handle', target })
}

// ---- Questions

export function isNumeric(type: Type): type is NumericType {
  return type.kind === 'scalar' || type.kind === 'vector' || type.kind === 'matrix'
}

/** `vk::BufferPointer<T>`: an address, so a value like a number, not a resource. */
export function isBufferPointer(type: Type): type is BufferPointerType {
  return type.kind === 'object' && type.row.name === 'vk::BufferPointer'
}

/** A resource, a ray query, a stream and the like: what is named or asked, not copied as a number is. */
export function isOpaque(type: Type): boolean {
  return type.kind === 'object' && !type.row.isValue
}

/** Records and outputs of a work-graph node. */
export function isNodeObject(type: Type): boolean {
  return type.kind === 'object' && (type.row.category === 'node input' || type.row.category === 'node output')
}

/** The scalar of a numeric type. */
export function componentOf(type: NumericType): ScalarType {
  return type.kind === 'scalar' ? type : type.element
}

/** Components of a numeric type. */
export function componentCount(type: NumericType): number {
  return type.kind === 'scalar' ? 1 : type.kind === 'vector' ? type.count : type.rows * type.columns
}

/** The same shape with another component. */
export function withComponent(type: NumericType, component: ScalarType): NumericType {
  if (type.kind === 'scalar') return component
  return type.kind === 'vector' ? vectorType(component, type.count) : matrixType(component, type.rows, type.columns)
}

/** An object with a register, or an element of a heap. */
export function isResource(type: Type): boolean {
  return type.kind === 'object' && type.row.class !== undefined
}

/** The type under all array dimensions. */
export function arrayElement(type: Type): Type {
  while (type.kind === 'array') type = type.element
  return type
}

/** Of the direct bases, then of the fields. */
export function memberTypes({ bases, fields }: StructType): Type[] {
  return [...bases, ...fields.map(({ type }) => type)]
}

/** Outermost first; `undefined` is unbounded. */
export function arrayDimensions(type: Type): (number | undefined)[] {
  const dimensions: (number | undefined)[] = []
  for (; type.kind === 'array'; type = type.element) dimensions.push(type.count)
  return dimensions
}

/** What an unscoped enum computes as beside other types: C++'s promotion makes an enum without a fixed type `int`, unsigned or not. */
export function promotedEnum({ isFixed, underlying }: EnumType): ScalarType {
  return isFixed ? underlying : intType
}
