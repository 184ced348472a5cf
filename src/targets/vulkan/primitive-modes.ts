// The primitives of a stage between vertices and pixels, from its attributes and parameters.
import { vertexCounts } from '../../hlsl/primitives.ts'
import { attributeNumber, attributeOf } from '../../program/attributes.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import type { PrimitiveModes } from './model.ts'

const streams: Readonly<Record<string, PrimitiveModes['output']>> = {
  PointStream: 'point',
  LineStream: 'line',
  TriangleStream: 'triangle',
}

export function primitiveModes({ function: target, stage }: EntryPoint): PrimitiveModes {
  const words = target.parameters.flatMap(({ modifiers }) => modifiers)
  const sizeOf = (word: string): number | undefined => {
    const type = target.parameters.find(({ modifiers }) => modifiers.includes(word))?.type
    return type?.kind === 'array' ? type.count : undefined
  }
  const isMesh = stage === 'mesh'
  const counts: Readonly<Record<string, number | undefined>> = {
    geometry: attributeNumber(target.attributes, 'maxvertexcount'),
    hull: attributeNumber(target.attributes, 'outputcontrolpoints'),
    mesh: sizeOf('vertices'),
  }
  return {
    input: stage === 'geometry' ? words.find((word) => vertexCounts.has(word)) : undefined,
    output: isMesh ? meshTopology(target) : streamTopology(target),
    vertices: counts[stage],
    primitives: isMesh ? (sizeOf('indices') ?? sizeOf('primitives')) : undefined,
    invocations: attributeNumber(target.attributes, 'instance') ?? 1,
    domain: textOf(target, 'domain'),
    partitioning: textOf(target, 'partitioning'),
    topology: textOf(target, 'outputtopology'),
  }
}

function textOf({ attributes }: ProgramFunction, wanted: string): string | undefined {
  const value = attributeOf(attributes, wanted)?.arguments[0]
  return typeof value === 'string' ? value.toLowerCase() : undefined
}

function meshTopology(target: ProgramFunction): PrimitiveModes['output'] {
  const topology = textOf(target, 'outputtopology')
  return topology === 'point' || topology === 'line' ? topology : 'triangle'
}

function streamTopology({ parameters }: ProgramFunction): PrimitiveModes['output'] {
  for (const { type } of parameters) {
    const output = type.kind === 'object' ? streams[type.row.name] : undefined
    if (output) return output
  }
  return undefined
}
