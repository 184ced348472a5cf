// `; Subobjects:` of dxc's listing of a library.
//
//   TriangleHitGroup Group = { "any", "closest" };
//   =>   ;  HitGroup Group = { HitGroupType = Triangle, Anyhit = "any", Closesthit = "closest", Intersection = "" };
import type { Subobject } from '../../program/subobjects.ts'
import { writeRootSignature } from '../../rootsig/write.ts'

/** By bit. */
const stateObjectFlags = [
  'STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS',
  'STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS',
  'STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS',
]

/** The first bits mean nothing. */
const firstPipelineBit = 8
const pipelineFlags = [
  ...Array.from({ length: firstPipelineBit }, () => '<invalid RaytracingPipelineFlags>'),
  'RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES',
  'RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES',
  'RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS',
]

export function listingSubobjects(subobjects: readonly Subobject[]): string {
  if (subobjects.length === 0) return ''
  const lines = subobjects.map(
    (subobject) => `;  ${kindOf(subobject)} ${subobject.name} = { ${contentOf(subobject)} };\n`,
  )
  return `;\n; Subobjects:\n;\n${lines.join('')};\n`
}

function kindOf({ kind }: Subobject): string {
  return kind === 'TriangleHitGroup' || kind === 'ProceduralPrimitiveHitGroup' ? 'HitGroup' : kind
}

function contentOf(subobject: Subobject): string {
  switch (subobject.kind) {
    case 'StateObjectConfig':
      return flagsText(subobject.flags, stateObjectFlags)
    case 'GlobalRootSignature':
    case 'LocalRootSignature':
      return `<${writeRootSignature(subobject.signature).length} bytes>`
    case 'SubobjectToExportsAssociation':
      return `"${subobject.subobject}", { ${subobject.exports.map((name) => `"${name}"`).join(', ')} } `
    case 'RaytracingShaderConfig':
      return `MaxPayloadSizeInBytes = ${subobject.payloadSize}, MaxAttributeSizeInBytes = ${subobject.attributeSize}`
    case 'RaytracingPipelineConfig':
      return `MaxTraceRecursionDepth = ${subobject.depth}`
    case 'RaytracingPipelineConfig1':
      return `MaxTraceRecursionDepth = ${subobject.depth}, Flags = ${flagsText(subobject.flags, pipelineFlags)}`
    default: {
      const { kind, anyHit, closestHit, intersection } = subobject
      const type = kind === 'TriangleHitGroup' ? 'Triangle' : 'ProceduralPrimitive'
      return `HitGroupType = ${type}, Anyhit = "${anyHit}", Closesthit = "${closestHit}", Intersection = "${intersection}"`
    }
  }
}

function flagsText(flags: number, names: readonly string[]): string {
  const set = names.filter((_, bit) => (flags & (1 << bit)) !== 0)
  return set.length === 0 ? '0' : set.join(' | ')
}
