// The comments a listing opens with, as dxc writes them: signatures, hash, what the pipeline needs to know, what depends on what.
//
//   ; Name                 Index   Mask Register SysValue  Format   Used
//   ; NORMAL                   0   xyz         1     NONE   float   xyz
import type { DxilEntry, DxilModule, DxilSignature } from './dxil-module.ts'
import { maskText, signatureTables } from './listing-signatures.ts'
import { listedFrom, stageLines } from './listing-stages.ts'

const interpolationHead = `; Name                 Index             InterpMode DynIdx
; -------------------- ----- ---------------------- ------
`

const interpolations = [
  '',
  'nointerpolation',
  'linear',
  'centroid',
  'noperspective',
  'noperspective centroid',
  'sample',
  'noperspective sample',
]

function interpolationTable(title: string, signature: DxilSignature): string {
  const rows = signature.map(({ name, semanticIndices, interpolation, dynamicIndexMask }) => {
    const mode = (interpolations[interpolation] ?? '').padStart(22)
    const dynamic = maskText(dynamicIndexMask).replaceAll(' ', '').padStart(6)
    return `; ${name.padEnd(20)} ${String(semanticIndices[0] ?? 0).padStart(5)} ${mode} ${dynamic}\n`
  })
  return rows.length === 0 ? '' : `; ${title}:\n;\n${interpolationHead}${rows.join('')};\n`
}

function interpolationTables({ stage, signatures }: DxilEntry): string {
  const isMesh = stage === 'mesh'
  return [
    interpolationTable('Input signature', signatures.inputs),
    interpolationTable(isMesh ? 'Vertex Output signature' : 'Output signature', signatures.outputs),
    interpolationTable(isMesh ? 'Primitive Output signature' : 'Patch Constant signature', signatures.patchConstants),
  ].join('')
}

/** Registers a signature takes. */
function vectorCount(signature: DxilSignature, stream = 0): number {
  const rows = signature.filter((element) => element.stream === stream && element.startRow >= 0)
  return Math.max(0, ...rows.map(({ startRow, rows: count }) => startRow + count))
}

function waveLines({ waveSize = [0, 0, 0] }: DxilEntry): string[] {
  const [smallest, largest] = waveSize
  const most = largest || smallest || 4294967295
  if (smallest === most) return [`WaveSize=${smallest}`]
  return [`MinimumExpectedWaveLaneCount: ${smallest}`, `MaximumExpectedWaveLaneCount: ${most}`]
}

function pipelineText(dxil: DxilModule, entry: DxilEntry): string {
  const { inputs, outputs, patchConstants } = entry.signatures
  const signatureLines = [
    `UsesViewID: ${dxil.usesViewId}`,
    `SigInputElements: ${inputs.length}`,
    `SigOutputElements: ${outputs.length}`,
    `SigPatchConstOrPrimElements: ${patchConstants.length}`,
    `SigInputVectors: ${vectorCount(inputs)}`,
    ...[0, 1, 2, 3].map((stream) => `SigOutputVectors[${stream}]: ${vectorCount(outputs, stream)}`),
  ]
  const lines = [
    ...stageLines(entry, dxil),
    ...waveLines(entry),
    ...(dxil.validatorMinor >= listedFrom.signatures ? signatureLines : []),
    ...(dxil.validatorMinor >= listedFrom.entryName ? [`EntryFunctionName: ${entry.name}`] : []),
  ]
  return `;\n; Pipeline Runtime Information: \n;\n;PSVRuntimeInfo:\n${lines.map((line) => `; ${line}\n`).join('')};\n;\n`
}

/** By bit of the feature word. */
const featureNames = [
  'Double-precision floating point',
  'Raw and Structured buffers',
  'UAVs at every shader stage',
  '64 UAV slots',
  'Minimum-precision data types',
  'Double-precision extensions for 11.1',
  'Shader extensions for 11.1',
  'Comparison filtering for feature level 9',
  'Tiled resources',
  'PS Output Stencil Ref',
  'PS Inner Coverage',
  'Typed UAV Load Additional Formats',
  'Raster Ordered UAVs',
  'SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer',
  'Wave level operations',
  '64-Bit integer',
  'View Instancing',
  'Barycentrics',
  'Use native low precision',
  'Shading Rate',
  'Raytracing tier 1.1 features',
  'Sampler feedback',
  '64-bit Atomics on Typed Resources',
  '64-bit Atomics on Group Shared',
  'Derivatives in mesh and amplification shaders',
  'Resource descriptor heap indexing',
  'Sampler descriptor heap indexing',
  'Wave Matrix',
  '64-bit Atomics on Heap Resources',
  'Advanced Texture Ops',
  'Writeable MSAA Textures',
  'SampleCmp with gradient or bias',
  'Extended command info',
]

function featureText(features: bigint): string {
  const names = featureNames.filter((_, bit) => (features & (1n << BigInt(bit))) !== 0n)
  if (names.length === 0) return ''
  return `;\n; Note: shader requires additional functionality:\n${names.map((name) => `;       ${name}\n`).join('')};\n`
}

/** What stands above the buffers; `hash` is that of the bitcode. */
export function listingHead(dxil: DxilModule, hash: string, debugName: string | undefined): string {
  const names = `${debugName === undefined ? '' : `; shader debug name: ${debugName}\n`}; shader hash: ${hash}\n`
  const entry = dxil.stage === 'library' ? undefined : dxil.entries[0]
  if (!entry) return `${featureText(dxil.features)}${names};\n`
  const tables = signatureTables(dxil)
  return `${featureText(dxil.features)}${tables}${names}${pipelineText(dxil, entry)}${interpolationTables(entry)}`
}
