// The stages in dxc's listing under `PSVRuntimeInfo`:
//
//   Hull Shader, InputControlPointCount=3, OutputControlPointCount=3, Domain=tri, OutputPrimitive=triangle_cw
import { depthKinds, semanticKind } from '../../hlsl/semantics.ts'
import type { DxilEntry, DxilModule } from './dxil-module.ts'
import { entryTags } from './entry-properties.ts'
import { propertyNumbers } from './write/container-pipeline.ts'

const positionKind = semanticKind('SV_Position')
const sampleIndexKind = semanticKind('SV_SampleIndex')
/** From this interpolation on there is one for each sample. */
const sampleInterpolation = 6

/** By number in DXIL. */
const domains = ['', 'isoline', 'tri', 'quad']
const outputPrimitives = ['', 'point', 'line', 'triangle_cw', 'triangle_ccw']
const inputPrimitives = ['', 'point', 'line', 'triangle', '', '', 'lineadj', 'triangleadj']
const streamTopologies = ['', 'point', '', 'line', '', 'triangle']
const meshTopologies = ['undefined', 'line', 'triangle']
const lastPlainPrimitive = inputPrimitives.length - 1

function wordOf(words: readonly string[], number: number): string {
  return words[number] || 'invalid'
}

/** Patches are numbered by their control points. */
function inputPrimitive(number: number): string {
  return number > lastPlainPrimitive ? `patch${number - lastPlainPrimitive}` : wordOf(inputPrimitives, number)
}

/** The validator from which on PSV0 has a field, and the listing prints it. */
export const listedFrom = { signatures: 1, threads: 6, entryName: 8, sharedBytes: 10 } as const

export function stageLines(entry: DxilEntry, { groupSharedSize, validatorMinor }: DxilModule): string[] {
  const shared = validatorMinor >= listedFrom.sharedBytes ? [`NumBytesGroupSharedMemory: ${groupSharedSize}`] : []
  const own = ownLines(entry).flatMap((line) => {
    if (!line.startsWith('NumThreads=')) return [line]
    return validatorMinor >= listedFrom.threads ? [line, ...shared] : []
  })
  return [`${entry.stage[0]!.toUpperCase()}${entry.stage.slice(1)} Shader`, ...own]
}

function ownLines(entry: DxilEntry): string[] {
  const { inputs, outputs } = entry.signatures
  const position = `OutputPositionPresent=${Number(outputs.some(({ kind }) => kind === positionKind))}`
  const threads = `NumThreads=(${entry.numThreads?.join(',')})`
  switch (entry.stage) {
    case 'compute':
    case 'amplification':
      return [threads]
    case 'vertex':
      return [position]
    case 'pixel': {
      const depth = Number(outputs.some(({ kind }) => depthKinds.has(kind)))
      const isPerSample = inputs.some(
        ({ kind, interpolation }) => kind === sampleIndexKind || interpolation >= sampleInterpolation,
      )
      return [`DepthOutput=${depth}`, `SampleFrequency=${Number(isPerSample)}`]
    }
    case 'hull': {
      const [, inputPoints = 0, outputPoints = 0, domain = 0, , primitive = 0] = propertyNumbers(entry, entryTags.hull)
      return [
        `InputControlPointCount=${inputPoints}`,
        `OutputControlPointCount=${outputPoints}`,
        `Domain=${wordOf(domains, domain)}`,
        `OutputPrimitive=${wordOf(outputPrimitives, primitive)}`,
      ]
    }
    case 'domain':
      return [`InputControlPointCount=${propertyNumbers(entry, entryTags.domain)[1] ?? 0}`, position]
    case 'geometry': {
      const [primitive = 0, , streams = 0, topology = 0] = propertyNumbers(entry, entryTags.geometry)
      return [
        `InputPrimitive=${inputPrimitive(primitive)}`,
        `OutputTopology=${wordOf(streamTopologies, topology)}`,
        `OutputStreamMask=${streams === 0 ? 1 : streams}`,
        position,
      ]
    }
    case 'mesh':
      return [`MeshOutputTopology=${wordOf(meshTopologies, propertyNumbers(entry, entryTags.mesh)[3] ?? 0)}`, threads]
    default:
      return []
  }
}
