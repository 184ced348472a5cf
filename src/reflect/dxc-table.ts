// The "Resource Bindings" table at the top of DXC's listings, character by character:
//
//   ; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
//   ; ------------------------------ ---------- ------- ----------- ------- -------------- ------
//   ; Out                                   UAV  struct         r/w      U0             u0     1
//
// Columns are right-justified and never cut: long ones push what follows, or touch it.
import type { Bindings, BoundResource } from '../binding/bind.ts'
import type { ResourceClass, ResourceKind } from '../hlsl/resources.ts'
import { factsOf, type ResourceFacts } from './resource-facts.ts'

interface ClassRow {
  /** Tables list buffers first, then samplers, SRVs, UAVs. */
  readonly position: number
  readonly type: string
  readonly id: string
  readonly register: string
}

const classes: Readonly<Record<ResourceClass, ClassRow>> = {
  CBV: { position: 0, type: 'cbuffer', id: 'CB', register: 'cb' },
  Sampler: { position: 1, type: 'sampler', id: 'S', register: 's' },
  SRV: { position: 2, type: 'texture', id: 'T', register: 't' },
  UAV: { position: 3, type: 'UAV', id: 'U', register: 'u' },
}

const dimensions: Readonly<Record<Exclude<ResourceKind, 'RawBuffer' | 'StructuredBuffer'>, string>> = {
  Texture1D: '1d',
  Texture2D: '2d',
  Texture2DMS: '2dMS',
  Texture3D: '3d',
  TextureCube: 'cube',
  Texture1DArray: '1darray',
  Texture2DArray: '2darray',
  Texture2DMSArray: '2darrayMS',
  TextureCubeArray: 'cubearray',
  TypedBuffer: 'buf',
  CBuffer: 'NA',
  Sampler: 'NA',
  TBuffer: 'tbuffer',
  RTAccelerationStructure: 'ras',
  FeedbackTexture2D: 'fbtex2d',
  FeedbackTexture2DArray: 'fbtex2darray',
}

const header = `;
; Resource Bindings:
;
; Name                                 Type  Format         Dim      ID      HLSL Bind  Count
; ------------------------------ ---------- ------- ----------- ------- -------------- ------
`

export function dxcTable({ resources }: Bindings): string {
  return `${header}${inDxcOrder(resources).map(rowText).join('')};\n`
}

/** Buffers, samplers, SRVs, UAVs; each class by record. */
export function inDxcOrder(resources: readonly BoundResource[]): BoundResource[] {
  return resources
    .filter(({ isUsed }) => isUsed)
    .sort((first, second) => classes[first.class].position - classes[second.class].position || first.id - second.id)
}

function rowText(resource: BoundResource): string {
  const { type, id, register } = classes[resource.class]
  const facts = factsOf(resource.declaration)
  const space = resource.space === 0 ? '' : `,space${resource.space}`
  const cells = [
    `; ${resource.name.padEnd(31)}`,
    type.padStart(10),
    formatText(facts).padStart(8),
    dimensionText(resource, facts).padStart(12),
    `${id}${resource.id}`.padStart(8),
    `${register}${resource.lower}${space}`.padStart(15),
    (resource.count === undefined ? 'unbounded' : String(resource.count)).padStart(6),
  ]
  return `${cells.join('')}\n`
}

function formatText({ kind, format }: ResourceFacts): string {
  switch (kind) {
    case 'CBuffer':
    case 'Sampler':
      return 'NA'
    case 'RawBuffer':
      return 'byte'
    case 'StructuredBuffer':
      return 'struct'
    case 'TBuffer':
      return 'u32'
    case 'RTAccelerationStructure':
      return 'i32'
    default:
      return format ?? 'invalid'
  }
}

/** The shape of textures and typed buffers in DXC's words. */
export function dimensionOf(kind: ResourceKind): string | null {
  if (kind === 'RawBuffer' || kind === 'StructuredBuffer') return 'buf'
  return dimensions[kind] === 'NA' ? null : dimensions[kind]
}

function dimensionText(resource: BoundResource, { kind, samples }: ResourceFacts): string {
  if (kind === 'RawBuffer' || kind === 'StructuredBuffer')
    return resource.class === 'SRV' ? 'r/o' : resource.hasCounter ? 'r/w+cnt' : 'r/w'
  return samples && resource.class === 'SRV' ? `${dimensions[kind]}${samples}` : dimensions[kind]
}
