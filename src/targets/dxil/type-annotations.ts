// `dx.typeAnnotations`: the fields of constant and structured buffers, for reflection. Tags and values per field:
//
//   6 name, 8 precise, 2 shape of a matrix, 3 offset, 4 semantic, 5 interpolation, 7 component type, 9 whether the shader reads it,
//   11 bit-fields, 12 width of one, 13 components of a vector
import { resourceKinds } from '../../hlsl/resources.ts'
import { constantInt, undefValue } from '../../ir/constants.ts'
import {
  type Metadata,
  type MetadataNode,
  metadataInt,
  metadataInts,
  metadataNode,
  metadataString,
  metadataValue,
} from '../../ir/metadata.ts'
import { i1 } from '../../ir/types.ts'
import type { DxilModule, DxilResource, PassedValue } from './dxil-module.ts'
import type {
  BitFieldAnnotation,
  FieldAnnotation,
  ShapeAnnotation,
  StructAnnotation,
  WrittenAnnotation,
} from './stored-types.ts'
import { usedConstants } from './used-constants.ts'

/** Of what is known of a field. */
export const fieldTags = {
  matrix: 2,
  offset: 3,
  semantic: 4,
  interpolation: 5,
  name: 6,
  componentType: 7,
  precise: 8,
  used: 9,
  bitFields: 11,
  bitWidth: 12,
  vectorSize: 13,
} as const
export const structTag = 0
const functionTag = 1

type Offsets = ReadonlySet<number>

export function typeAnnotations(dxil: Omit<DxilModule, 'pointees'>): MetadataNode[] {
  const used = usedConstants(dxil)
  const structs = new Map<unknown, readonly [StructAnnotation, Offsets | undefined]>()
  for (const resource of dxil.resources)
    for (const annotation of resource.annotations)
      if (!structs.has(annotation.type)) structs.set(annotation.type, [annotation, usesOf(resource, annotation, used)])
  for (const annotation of dxil.structs)
    if (!structs.has(annotation.type)) structs.set(annotation.type, [annotation, undefined])
  const described = [...structs.values()].filter(([{ fields }]) => fields.length > 0)
  const nodes: MetadataNode[] = []
  if (described.length > 0)
    nodes.push(
      metadataNode([
        metadataInt(structTag),
        ...described.flatMap(([annotation, uses]) => [
          metadataValue(undefValue(annotation.type)),
          structNode(annotation, uses),
        ]),
      ]),
    )
  const functions = [...dxil.module.functions.values()].filter((fn) => !fn.isDeclaration)
  const bare = new Set(dxil.entries.filter(({ takesNothing }) => takesNothing).map(({ function: fn }) => fn))
  if (functions.length > 0)
    nodes.push(
      metadataNode([
        metadataInt(functionTag),
        ...functions.flatMap((fn) => [
          metadataValue(fn),
          functionNode(fn.arguments.length, dxil.passed.get(fn), bare.has(fn)),
        ]),
      ]),
    )
  return nodes
}

/** Only of the buffer itself, not of structs in it; the only member of a buffer is used, or there would be no buffer. */
function usesOf(
  resource: DxilResource,
  { type, fields }: StructAnnotation,
  used: ReadonlyMap<DxilResource, Offsets>,
): Offsets | undefined {
  const isBuffer = resource.class === 'CBV' || resource.kind === resourceKinds.TBuffer
  return isBuffer && fields.length > 1 && type === resource.annotations.at(-1)?.type ? used.get(resource) : undefined
}

function structNode({ size, fields, templateArgument }: StructAnnotation, uses: Offsets | undefined): MetadataNode {
  // With packoffset they need not lie as they are declared.
  const placed = fields.toSorted((first, second) => first.offset - second.offset)
  const read = new Set([...(uses ?? [])].map((offset) => placed.findLast((field) => field.offset <= offset)))
  const nodes: Metadata[] = [metadataInt(size), ...fields.map((field) => fieldNode(field, read.has(field)))]
  if (templateArgument) {
    const argument = metadataNode([metadataInt(0), metadataValue(undefValue(templateArgument))])
    nodes.push(metadataNode([metadataInt(0), metadataNode([argument])]))
  }
  return metadataNode(nodes)
}

function fieldNode(field: FieldAnnotation, isRead: boolean): MetadataNode {
  const { name, offset, matrix, bitFields, written } = field
  const values: Metadata[] = name === '' ? [] : [metadataInt(fieldTags.name), metadataString(name)]
  if (written?.isPrecise) values.push(...preciseValues())
  if (matrix) values.push(...matrixValues(matrix))
  values.push(metadataInt(fieldTags.offset), metadataInt(offset))
  values.push(...(written ? writtenValues(written) : []), ...factValues('componentType', field))
  if (isRead) values.push(metadataInt(fieldTags.used), metadataValue(constantInt(i1, 1)))
  if (bitFields.length > 0) values.push(metadataInt(fieldTags.bitFields), metadataNode(bitFields.map(bitFieldNode)))
  return metadataNode([...values, ...factValues('vectorSize', field)])
}

function bitFieldNode({ name, offset, width, componentType }: BitFieldAnnotation): MetadataNode {
  return metadataNode([
    ...[metadataInt(fieldTags.name), metadataString(name)],
    ...[metadataInt(fieldTags.offset), metadataInt(offset)],
    ...[metadataInt(fieldTags.componentType), metadataInt(componentType)],
    ...[metadataInt(fieldTags.bitWidth), metadataInt(width)],
  ])
}

function matrixValues(matrix: NonNullable<ShapeAnnotation['matrix']>): Metadata[] {
  return [metadataInt(fieldTags.matrix), metadataInts(matrix)]
}

function preciseValues(): Metadata[] {
  return [metadataInt(fieldTags.precise), metadataValue(constantInt(i1, 1))]
}

function writtenValues({ semantic, interpolation }: WrittenAnnotation): Metadata[] {
  return [
    ...(semantic === undefined ? [] : [metadataInt(fieldTags.semantic), metadataString(semantic)]),
    ...(interpolation === 0 ? [] : [metadataInt(fieldTags.interpolation), metadataInt(interpolation)]),
  ]
}

/** A tag and its value, unless that is zero. */
function factValues(fact: 'componentType' | 'vectorSize', annotation: ShapeAnnotation): Metadata[] {
  const value = annotation[fact]
  return value === 0 ? [] : [metadataInt(fieldTags[fact]), metadataInt(value)]
}

/**
 * The result and each parameter: how it is passed, and what it is made of. DXC calls a result an output, and forgets all of it when it replaces a
 * function by one whose parameters are signature elements; so it is left only where there was nothing to replace.
 */
function functionNode(parameters: number, passed: readonly PassedValue[] | undefined, isBare: boolean): MetadataNode {
  const nothing: PassedValue = { mode: 0, shape: undefined, written: undefined }
  const each =
    passed ??
    Array.from({ length: parameters + 1 }, (_, index) =>
      isBare && index === 0 ? { ...nothing, mode: 1 as const } : nothing,
    )
  return metadataNode(each.map(passedNode))
}

function passedNode({ mode, shape, written }: PassedValue): MetadataNode {
  const values = [
    ...(written?.isPrecise ? preciseValues() : []),
    ...(shape?.matrix ? matrixValues(shape.matrix) : []),
    ...(written ? writtenValues(written) : []),
    ...(shape ? [...factValues('componentType', shape), ...factValues('vectorSize', shape)] : []),
  ]
  return metadataNode([metadataInt(mode), metadataNode(values), metadataNode([])])
}
