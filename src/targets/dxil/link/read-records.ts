// The records of `dx.resources` in a library's module, back as the data they were written from.
import { resourceKinds } from '../../../hlsl/resources.ts'
import { ConstantExpression } from '../../../ir/constants.ts'
import { type Metadata, MetadataConstant, type MetadataNode } from '../../../ir/metadata.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { type IrType, innermostElement, type StructType, scalarOf, voidType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { DxilResource } from '../dxil-module.ts'
import { namedNodes, nodeOf, nodesIn, numberOf, tagged, textOf } from '../read/operands.ts'
import { propertyWords, type ResourceShape, scalarAlignment } from '../resource-types.ts'
import type { BitFieldAnnotation, StructAnnotation } from '../stored-types.ts'
import { fieldTags, structTag } from '../type-annotations.ts'

const classes = ['SRV', 'UAV', 'CBV', 'Sampler'] as const
/** Tags of what follows a record. */
const tags = { componentType: 0, stride: 1, feedbackKind: 2, atomics64: 3, reorderCoherent: 4 } as const

export type Annotations = ReadonlyMap<IrType, StructAnnotation>

export function readRecords(module: Module, annotations: Annotations): DxilResource[] {
  const lists = namedNodes(module, 'dx.resources')[0]?.operands ?? []
  return classes.flatMap((name, index) => nodesIn(lists[index]).map((node) => readRecord(name, node, annotations)))
}

function readRecord(name: DxilResource['class'], { operands }: MetadataNode, annotations: Annotations): DxilResource {
  const [id, pointer, text, space, lower, count] = operands
  const type = (pointer instanceof MetadataConstant ? pointer.pointee : undefined) ?? voidType
  const global = globalOf(pointer)
  const shape = readShape(name, operands, innermostElement(type), annotations)
  const extension = tagged(operands.at(-1))
  const isUav = name === 'UAV'
  const traits = {
    isCoherent: isUav && numberOf(operands[7]) !== 0,
    hasCounter: isUav && numberOf(operands[8]) !== 0,
    isReorderCoherent: isUav && numberOf(extension.get(tags.reorderCoherent)) !== 0,
  }
  return {
    ...shape,
    ...traits,
    id: numberOf(id),
    name: textOf(text),
    symbol: global?.name ?? textOf(text),
    type,
    annotations: annotationsIn(type, annotations),
    space: numberOf(space) >>> 0,
    lower: numberOf(lower) >>> 0,
    count: numberOf(count) === -1 ? undefined : numberOf(count) >>> 0,
    usesAtomic64: isUav && numberOf(extension.get(tags.atomics64)) !== 0,
    global,
    properties: propertyWords(shape, traits),
  }
}

/** From shader model 6.6 on the record's pointer is a cast of that to a handle. */
function globalOf(pointer: Metadata | undefined): GlobalVariable | undefined {
  let value: Value | undefined = pointer instanceof MetadataConstant ? pointer.value : undefined
  while (value instanceof ConstantExpression) value = value.operand(0)
  return value instanceof GlobalVariable ? value : undefined
}

function readShape(
  name: DxilResource['class'],
  operands: readonly Metadata[],
  type: IrType,
  annotations: Annotations,
): ResourceShape {
  const element = type.kind === 'struct' ? type.elements[0] : undefined
  const extension = tagged(operands.at(-1))
  const isView = name === 'SRV' || name === 'UAV'
  const kind = isView ? numberOf(operands[6]) : name === 'CBV' ? resourceKinds.CBuffer : resourceKinds.Sampler
  const componentType = numberOf(extension.get(tags.componentType))
  const isTextureBuffer = kind === resourceKinds.TBuffer
  const isTyped = componentType !== 0 && !isTextureBuffer
  const isStruct = kind === resourceKinds.StructuredBuffer && isStructLike(element)
  return {
    class: name,
    kind,
    componentType,
    componentCount: isTyped && element ? (element.kind === 'vector' ? element.count : 1) : 0,
    stride: numberOf(extension.get(tags.stride)),
    alignment: isStruct ? scalarAlignment(element!) : 0,
    size: name === 'CBV' ? numberOf(operands[6]) : isTextureBuffer ? (annotations.get(type)?.size ?? 0) : 0,
    sampleCount: name === 'SRV' ? numberOf(operands[7]) : 0,
    isOrdered: name === 'UAV' && numberOf(operands[9]) !== 0,
    samplerKind: name === 'Sampler' ? numberOf(operands[6]) : 0,
    feedbackKind: numberOf(extension.get(tags.feedbackKind)),
  }
}

/** A matrix is a struct, or an array of vectors. */
function isStructLike(type: IrType | undefined): boolean {
  return type?.kind === 'struct' || (type?.kind === 'array' && scalarOf(type.element) !== type.element)
}

// ---- Reflection of structs

/** Of all structs in a type, the outer ones last. */
function annotationsIn(type: IrType, annotations: Annotations): StructAnnotation[] {
  const found = new Set<StructAnnotation>()
  const visit = (each: IrType): void => {
    if (each.kind === 'array' || each.kind === 'vector') visit(each.element)
    if (each.kind !== 'struct') return
    for (const element of each.elements) visit(element)
    const annotation = annotations.get(each)
    if (annotation) found.add(annotation)
  }
  visit(type)
  return [...found]
}

/** The structs of `dx.typeAnnotations`. */
export function readAnnotations(module: Module): Annotations {
  const found = new Map<IrType, StructAnnotation>()
  for (const { operands } of namedNodes(module, 'dx.typeAnnotations')) {
    if (numberOf(operands[0]) !== structTag) continue
    for (let index = 1; index + 1 < operands.length; index += 2) {
      const type = operands[index]
      const node = nodeOf(operands[index + 1])
      if (type instanceof MetadataConstant && type.value.type.kind === 'struct' && node)
        found.set(type.value.type, readAnnotation(type.value.type, node))
    }
  }
  return found
}

function readAnnotation(type: StructType, { operands }: MetadataNode): StructAnnotation {
  const count = type.elements.length
  const templates = nodeOf(operands[count + 1])
  const argument = nodesIn(templates?.operands[1])[0]?.operands[1]
  return {
    type,
    size: numberOf(operands[0]),
    fields: operands.slice(1, count + 1).map(readField),
    templateArgument: argument instanceof MetadataConstant ? argument.value.type : undefined,
  }
}

function readField(operand: Metadata): StructAnnotation['fields'][number] {
  const pairs = tagged(operand)
  const matrix = nodeOf(pairs.get(fieldTags.matrix))?.operands.map(numberOf)
  return {
    name: textOf(pairs.get(fieldTags.name)),
    offset: numberOf(pairs.get(fieldTags.offset)),
    bitFields: nodesIn(pairs.get(fieldTags.bitFields)).map(readBitField),
    componentType: numberOf(pairs.get(fieldTags.componentType)),
    matrix: matrix && [matrix[0] ?? 0, matrix[1] ?? 0, matrix[2] ?? 0],
    vectorSize: numberOf(pairs.get(fieldTags.vectorSize)),
    written: {
      isPrecise: pairs.has(fieldTags.precise),
      semantic: pairs.has(fieldTags.semantic) ? textOf(pairs.get(fieldTags.semantic)) : undefined,
      interpolation: numberOf(pairs.get(fieldTags.interpolation)),
    },
  }
}

function readBitField(node: MetadataNode): BitFieldAnnotation {
  const pairs = tagged(node)
  return {
    name: textOf(pairs.get(fieldTags.name)),
    offset: numberOf(pairs.get(fieldTags.offset)),
    width: numberOf(pairs.get(fieldTags.bitWidth)),
    componentType: numberOf(pairs.get(fieldTags.componentType)),
  }
}
