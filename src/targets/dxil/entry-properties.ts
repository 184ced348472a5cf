// What the stages other than compute, pixel and vertex say of themselves: tags and values of an entry's properties.
//
//   [maxvertexcount(3)] void main(line V v[2], inout LineStream<V> s)     =>     1: { line, 3, stream 0, line strip, one instance }
import { constantFloat } from '../../ir/constants.ts'
import { type Metadata, metadataInt, metadataInts, metadataNode, metadataValue } from '../../ir/metadata.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { floatType } from '../../ir/types.ts'
import type { EntryPoint, Parameter } from '../../program/program.ts'
import { sizeOf } from '../../types/layout.ts'
import type { Type } from '../../types/types.ts'
import { sharedSize } from './shared-memory.ts'

export type EntryProperty = readonly [tag: number, value: Metadata]

export const entryTags = {
  geometry: 1,
  domain: 2,
  hull: 3,
  payloadSize: 6,
  attributeSize: 7,
  mesh: 9,
  amplification: 10,
} as const

const inputPrimitives: Readonly<Record<string, number>> = { point: 1, line: 2, triangle: 3, lineadj: 6, triangleadj: 7 }
/** A patch of one control point is the next one. */
const patchPrimitive = 7
const streamTopologies: Readonly<Record<string, number>> = { PointStream: 1, LineStream: 3, TriangleStream: 5 }
const domains: Readonly<Record<string, number>> = { isoline: 1, tri: 2, quad: 3 }
const partitionings: Readonly<Record<string, number>> = { integer: 1, pow2: 2, fractional_odd: 3, fractional_even: 4 }
const tessellatorOutputs: Readonly<Record<string, number>> = { point: 1, line: 2, triangle_cw: 3, triangle_ccw: 4 }
const meshTopologies: Readonly<Record<string, number>> = { line: 1, triangle: 2 }

/** Tessellation factors are clamped to this when nothing else is written. */
const greatestFactor = 64

export function entryProperties(
  module: Module,
  entry: EntryPoint,
  fn: IrFunction,
  native16Bit: boolean,
): EntryProperty[] {
  const { parameters } = entry.function
  const text = (name: string): string => fn.attributes.get(`hlsl.${name}`) ?? ''
  const number = (name: string): number => Number(text(name)) || 0
  const threads = text('numthreads').split(',').map(Number)
  switch (entry.stage) {
    case 'geometry':
      return [
        [
          entryTags.geometry,
          geometryState(parameters, text('inputprimitive'), number('maxvertexcount'), number('instance')),
        ],
      ]
    case 'domain':
      return [[entryTags.domain, metadataInts([domains[text('domain')] ?? 0, controlPoints(parameters)])]]
    case 'hull': {
      const patch = module.getFunction(text('patchconstantfunc'))
      const facts = [
        controlPoints(parameters) || fewestPoints,
        number('outputcontrolpoints'),
        domains[text('domain')] ?? 0,
        partitionings[text('partitioning')] ?? 0,
        tessellatorOutputs[text('outputtopology')] ?? 0,
      ].map((value) => metadataInt(value))
      const factor = metadataValue(constantFloat(floatType, number('maxtessfactor') || greatestFactor))
      return [[entryTags.hull, metadataNode([patch ? metadataValue(patch) : null, ...facts, factor])]]
    }
    case 'mesh': {
      const most = (word: string): number => arrayCount(parameters.find(({ modifiers }) => modifiers.includes(word)))
      const facts = [
        most('vertices'),
        most('primitives') || most('indices'),
        meshTopologies[text('outputtopology')] ?? 0,
      ]
      const values = [...facts, payloadSize(parameters)].map((value) => metadataInt(value))
      return [[entryTags.mesh, metadataNode([metadataInts(threads), ...values])]]
    }
    case 'amplification':
      return [
        [
          entryTags.amplification,
          metadataNode([metadataInts(threads), metadataInt(dispatchedSize(module, native16Bit))]),
        ],
      ]
    default:
      return raySizes(entry)
  }
}

function geometryState(
  parameters: readonly Parameter[],
  primitive: string,
  vertices: number,
  instances: number,
): Metadata {
  const streams = parameters.flatMap(({ type }) =>
    type.kind === 'object' && type.row.category === 'stream' ? [type.row.name] : [],
  )
  const mask = (1 << streams.length) - 1
  const topology = streamTopologies[streams[0] ?? ''] ?? 0
  const patch = controlPoints(parameters)
  return metadataInts([
    patch > 0 ? patchPrimitive + patch : (inputPrimitives[primitive] ?? 0),
    vertices,
    mask,
    topology,
    instances || 1,
  ])
}

/** Of a hull shader that takes no patch, as in DXC (kHSDefaultInputControlPointCount). */
const fewestPoints = 1

/** Of the `InputPatch` or, in a domain shader, the `OutputPatch`. */
function controlPoints(parameters: readonly Parameter[]): number {
  for (const { type } of parameters) if (type.kind === 'object' && type.row.category === 'patch') return type.count ?? 0
  return 0
}

function arrayCount(parameter: Parameter | undefined): number {
  return parameter?.type.kind === 'array' ? (parameter.type.count ?? 0) : 0
}

function bytesOf(type: Type, rowMajor: boolean): number {
  return sizeOf(type, rowMajor, 'structured')
}

function payloadSize(parameters: readonly Parameter[]): number {
  const payload = parameters.find(({ modifiers }) => modifiers.includes('payload'))
  return payload ? bytesOf(payload.type, payload.rowMajor) : 0
}

/** Of the struct given to DispatchMesh: the operation is overloaded on it. */
function dispatchedSize(module: Module, native16Bit: boolean): number {
  for (const fn of module.functions.values()) {
    if (!fn.name.startsWith('dx.op.dispatchMesh.')) continue
    const type = module.structs.get(fn.name.slice('dx.op.dispatchMesh.'.length))
    if (type) return sharedSize(type, native16Bit)
  }
  return 0
}

/** The first parameter is the payload, the second the attributes of the hit. */
function raySizes({ stage, function: { parameters } }: EntryPoint): EntryProperty[] {
  const sizes = parameters.map(({ type, rowMajor }) => bytesOf(type, rowMajor))
  const count = stage === 'anyhit' || stage === 'closesthit' ? 2 : stage === 'miss' || stage === 'callable' ? 1 : 0
  return [entryTags.payloadSize, entryTags.attributeSize]
    .slice(0, count)
    .map((tag, index) => [tag, metadataInt(sizes[index] ?? 0)])
}
