// System values: which stage may read or write each, as what type, and how it travels.
//
//   splitSemantic('TEXCOORD12')                        => { name: 'TEXCOORD', index: 12 }
//   interpretSemantic('sv_position', 'VSOut', 6)       => 'system value'
//   interpretSemantic('SV_Position', 'VSIn', 6)        => 'arbitrary': there it is an ordinary name
//   interpretSemantic('SV_Depth', 'VSOut', 6)          => undefined: not allowed there
import { bug } from '../support/bug.ts'
import type { Stage } from './profiles.ts'

/** Where a value enters or leaves a shader. */
export type SignaturePoint =
  | 'VSIn'
  | 'VSOut'
  | 'PCIn'
  | 'HSIn'
  | 'HSCPIn'
  | 'HSCPOut'
  | 'PCOut'
  | 'DSIn'
  | 'DSCPIn'
  | 'DSOut'
  | 'GSVIn'
  | 'GSIn'
  | 'GSOut'
  | 'PSIn'
  | 'PSOut'
  | 'CSIn'
  | 'MSIn'
  | 'MSOut'
  | 'MSPOut'
  | 'ASIn'
  | 'NodeIn'

export interface SignaturePointRow {
  readonly stage: Stage
  readonly direction: 'in' | 'out'
  /** How elements share registers; absent when the point has no signature. */
  readonly packing?: 'input assembler' | 'vertex' | 'patch constant' | 'target'
}

export const signaturePoints: Readonly<Record<SignaturePoint, SignaturePointRow>> = {
  VSIn: { stage: 'vertex', direction: 'in', packing: 'input assembler' },
  VSOut: { stage: 'vertex', direction: 'out', packing: 'vertex' },
  PCIn: { stage: 'hull', direction: 'in' },
  HSIn: { stage: 'hull', direction: 'in' },
  HSCPIn: { stage: 'hull', direction: 'in', packing: 'vertex' },
  HSCPOut: { stage: 'hull', direction: 'out', packing: 'vertex' },
  PCOut: { stage: 'hull', direction: 'out', packing: 'patch constant' },
  DSIn: { stage: 'domain', direction: 'in', packing: 'patch constant' },
  DSCPIn: { stage: 'domain', direction: 'in', packing: 'vertex' },
  DSOut: { stage: 'domain', direction: 'out', packing: 'vertex' },
  GSVIn: { stage: 'geometry', direction: 'in', packing: 'vertex' },
  GSIn: { stage: 'geometry', direction: 'in' },
  GSOut: { stage: 'geometry', direction: 'out', packing: 'vertex' },
  PSIn: { stage: 'pixel', direction: 'in', packing: 'vertex' },
  PSOut: { stage: 'pixel', direction: 'out', packing: 'target' },
  CSIn: { stage: 'compute', direction: 'in' },
  MSIn: { stage: 'mesh', direction: 'in' },
  MSOut: { stage: 'mesh', direction: 'out', packing: 'vertex' },
  MSPOut: { stage: 'mesh', direction: 'out', packing: 'vertex' },
  ASIn: { stage: 'amplification', direction: 'in' },
  NodeIn: { stage: 'node', direction: 'in' },
}

/** How a name is taken at a point. */
export type SemanticInterpretation =
  | 'arbitrary'
  | 'system value'
  /** Made by the hardware; sorted last in the signature. */
  | 'generated'
  /** Read with an instruction, not part of the signature. */
  | 'not in signature'
  /** In the signature, but takes no register. */
  | 'not packed'
  | 'target'
  | 'tessellation factor'
  /** Read with an instruction, but listed in the signature for older consumers. */
  | 'shadow'
  | 'clip or cull'

export interface SemanticRow {
  /** Canonical spelling; lookup ignores case. */
  readonly name: string
  /** Number of the semantic kind in DXIL. */
  readonly kind: number
  readonly component: 'float' | 'integer' | 'bool' | 'bool or integer' | 'any'
  /** Smallest and largest number of components. */
  readonly columns: readonly [number, number]
  /** Largest semantic index; absent when it is bounded elsewhere. */
  readonly maximumIndex?: number
  readonly points: Partial<Readonly<Record<SignaturePoint, SemanticInterpretation>>>
  /** Minor version of the first shader model 6.x that has it. */
  readonly shaderModel?: number
  readonly mustBeInterpolated?: true
  /** 16 bits are too few in a signature. */
  readonly mustBeWide?: true
}

type Points = Partial<Record<SignaturePoint, SemanticInterpretation>>

function at(interpretation: SemanticInterpretation, ...points: SignaturePoint[]): Points {
  return Object.fromEntries(points.map((point) => [point, interpretation]))
}

const vertexPoints: readonly SignaturePoint[] = [
  'VSOut',
  'HSCPIn',
  'HSCPOut',
  'DSCPIn',
  'DSOut',
  'GSVIn',
  'GSOut',
  'PSIn',
]
const groupPoints: readonly SignaturePoint[] = ['CSIn', 'MSIn', 'ASIn', 'NodeIn']
const passedOn = at('arbitrary', 'VSIn', 'PCOut', 'DSIn')

/** Points where a name that is no system value may stand. */
const arbitraryPoints: ReadonlySet<SignaturePoint> = new Set([
  ...vertexPoints,
  'VSIn',
  'PCOut',
  'DSIn',
  'MSOut',
  'MSPOut',
])

const integer = { component: 'integer', columns: [1, 1], maximumIndex: 0 } as const
const float1 = { component: 'float', columns: [1, 1], maximumIndex: 0 } as const
const clip = { ...passedOn, ...at('clip or cull', ...vertexPoints, 'MSOut') }
const layer = { ...passedOn, ...at('system value', ...vertexPoints, 'MSPOut') }
const thread = { component: 'integer', columns: [1, 3], points: at('not in signature', ...groupPoints) } as const
const tessellation = at('tessellation factor', 'PCOut', 'DSIn')
const depth = { ...float1, points: at('not packed', 'PSOut') }
/** With and without a promise. */
export const depthSemantic = /^sv_depth(?:greaterequal|lessequal)?$/i
const draw = { ...integer, points: at('not in signature', 'VSIn'), shaderModel: 8 }

export const semanticRows: readonly SemanticRow[] = [
  { name: 'SV_VertexID', kind: 1, ...integer, points: at('system value', 'VSIn') },
  {
    name: 'SV_InstanceID',
    kind: 2,
    ...integer,
    points: { ...at('system value', 'VSIn'), ...at('arbitrary', ...vertexPoints) },
  },
  {
    name: 'SV_Position',
    kind: 3,
    component: 'float',
    columns: [4, 4],
    maximumIndex: 0,
    points: { ...passedOn, ...at('system value', ...vertexPoints, 'MSOut') },
  },
  { name: 'SV_RenderTargetArrayIndex', kind: 4, ...integer, points: layer },
  { name: 'SV_ViewportArrayIndex', kind: 5, ...integer, points: layer },
  { name: 'SV_ClipDistance', kind: 6, component: 'float', columns: [1, 4], points: clip },
  { name: 'SV_CullDistance', kind: 7, component: 'float', columns: [1, 4], points: clip },
  { name: 'SV_OutputControlPointID', kind: 8, ...integer, points: at('not in signature', 'HSIn') },
  {
    name: 'SV_DomainLocation',
    kind: 9,
    component: 'float',
    columns: [2, 3],
    maximumIndex: 0,
    points: at('not in signature', 'DSIn'),
  },
  {
    name: 'SV_PrimitiveID',
    kind: 10,
    ...integer,
    points: {
      ...at('not in signature', 'PCIn', 'HSIn', 'DSIn'),
      ...at('shadow', 'GSIn'),
      ...at('generated', 'GSOut', 'PSIn'),
      ...at('system value', 'MSPOut'),
    },
  },
  { name: 'SV_GSInstanceID', kind: 11, ...integer, points: at('not in signature', 'GSIn') },
  { name: 'SV_SampleIndex', kind: 12, ...integer, points: at('shadow', 'PSIn') },
  {
    name: 'SV_IsFrontFace',
    kind: 13,
    component: 'bool or integer',
    columns: [1, 1],
    maximumIndex: 0,
    points: at('generated', 'GSOut', 'PSIn'),
  },
  {
    name: 'SV_Coverage',
    kind: 14,
    ...integer,
    mustBeWide: true,
    points: { ...at('not in signature', 'PSIn'), ...at('not packed', 'PSOut') },
  },
  { name: 'SV_InnerCoverage', kind: 15, ...integer, points: at('not in signature', 'PSIn') },
  { name: 'SV_Target', kind: 16, component: 'any', columns: [1, 4], maximumIndex: 7, points: at('target', 'PSOut') },
  { name: 'SV_Depth', kind: 17, ...depth },
  { name: 'SV_DepthLessEqual', kind: 18, ...depth },
  { name: 'SV_DepthGreaterEqual', kind: 19, ...depth },
  { name: 'SV_StencilRef', kind: 20, ...integer, points: at('not packed', 'PSOut') },
  { name: 'SV_DispatchThreadID', kind: 21, ...thread },
  { name: 'SV_GroupID', kind: 22, ...thread },
  { name: 'SV_GroupIndex', kind: 23, ...integer, points: at('not in signature', ...groupPoints) },
  { name: 'SV_GroupThreadID', kind: 24, ...thread },
  { name: 'SV_TessFactor', kind: 25, component: 'float', columns: [1, 4], points: tessellation },
  { name: 'SV_InsideTessFactor', kind: 26, component: 'float', columns: [1, 4], points: tessellation },
  {
    name: 'SV_ViewID',
    kind: 27,
    ...integer,
    points: at('not in signature', 'VSIn', 'PCIn', 'HSIn', 'DSIn', 'GSIn', 'PSIn', 'MSIn'),
    shaderModel: 1,
  },
  {
    name: 'SV_Barycentrics',
    kind: 28,
    component: 'float',
    columns: [3, 3],
    maximumIndex: 1,
    points: at('not packed', 'PSIn'),
    shaderModel: 1,
    mustBeInterpolated: true,
  },
  {
    name: 'SV_ShadingRate',
    kind: 29,
    ...integer,
    points: at('system value', ...vertexPoints, 'MSPOut'),
    shaderModel: 4,
  },
  {
    name: 'SV_CullPrimitive',
    kind: 30,
    component: 'bool',
    columns: [1, 1],
    maximumIndex: 0,
    points: { ...at('not in signature', 'PSIn'), ...at('not packed', 'MSPOut') },
  },
  { name: 'SV_StartVertexLocation', kind: 31, ...draw },
  { name: 'SV_StartInstanceLocation', kind: 32, ...draw },
]

const rowsByName = new Map(semanticRows.map((row) => [row.name.toLowerCase(), row]))

export interface SplitSemantic {
  readonly name: string
  readonly index: number
}

/** Cuts the trailing number off: it counts instances of the same name. */
export function splitSemantic(text: string): SplitSemantic {
  let end = text.length
  while (end > 0 && isDigit(text.charCodeAt(end - 1))) end--
  return { name: text.slice(0, end), index: end < text.length ? Number(text.slice(end)) : 0 }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Names of Direct3D 9 that `-Gec` takes for system values, by where they stand. */
const obsoleteNames: Partial<Record<SignaturePoint, Readonly<Record<string, string>>>> = {
  PSOut: { COLOR: 'SV_Target', DEPTH: 'SV_Depth' },
  VSOut: { POSITION: 'SV_Position' },
  PSIn: { VPOS: 'SV_Position' },
}

/** What a semantic of Direct3D 9 (without index) is called today. */
export function currentSemantic(name: string, point: SignaturePoint): string {
  return obsoleteNames[point]?.[name.toUpperCase()] ?? name
}

/** The system value of that name (without index), whatever its case. */
export function lookupSemantic(name: string): SemanticRow | undefined {
  return rowsByName.get(name.toLowerCase())
}

/** The kind of names that are no system values. */
export const userSemanticKind = 0

/** The number of a system value's kind in DXIL. */
export function semanticKind(name: `SV_${string}`): number {
  return lookupSemantic(name)?.kind ?? bug(`there is no system value '${name}'`)
}

/** With and without a promise. */
export const depthKinds: ReadonlySet<number> = new Set(
  semanticRows.filter(({ name }) => depthSemantic.test(name)).map(({ kind }) => kind),
)

/** Names with this prefix are system values or mistakes. */
export function hasSystemPrefix(name: string): boolean {
  return name.length >= 3 && name.slice(0, 3).toLowerCase() === 'sv_'
}

/** How a semantic (without index) is taken at a point; undefined when it may not stand there. */
export function interpretSemantic(
  name: string,
  point: SignaturePoint,
  shaderModel: number,
): SemanticInterpretation | undefined {
  if (!hasSystemPrefix(name)) return arbitraryPoints.has(point) ? 'arbitrary' : undefined
  const row = lookupSemantic(name)
  if (!row || (row.shaderModel ?? 0) > shaderModel) return undefined
  return row.points[point]
}
