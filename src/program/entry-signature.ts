// What enters and leaves an entry point: its parameters and result taken apart by semantics.
//
//   struct V { float4 p : SV_Position; float2 uv[2] : TEXCOORD; }     =>     element 0 SV_Position 1 x 4, element 1 TEXCOORD 2 x 2
//
// Elements are numbered per list in order of declaration; the writers of DXIL and SPIR-V pack them into registers.
import {
  currentSemantic,
  hasSystemPrefix,
  interpretSemantic,
  lookupSemantic,
  type SignaturePoint,
  splitSemantic,
} from '../hlsl/semantics.ts'
import { patchConstantPoints, type StagePoints, stagePoints } from '../hlsl/stage-points.ts'
import { type Location, nowhere } from '../support/source.ts'
import { matrixVectors } from '../types/layout.ts'
import {
  type ArrayType,
  arrayElement,
  componentOf,
  type Field,
  isNumeric,
  type Normalization,
  type ObjectType,
  type ScalarType,
  type SemanticName,
  type StructType,
  type Type,
  uintType,
} from '../types/types.ts'
import type { EntryPoint, Parameter, ProgramFunction } from './program.ts'
import type { SignatureElement } from './signature-element.ts'

export interface ElementNode {
  readonly kind: 'element'
  readonly type: Type
  readonly rowMajor: boolean
  readonly element: SignatureElement
  /** Where the leaf begins in the element, which all elements of an array of structs share. */
  readonly firstRow: number
}

/** The same tree as the type; leaves are elements, system values read by intrinsics, or nothing. */
export type SignatureNode =
  | ElementNode
  | { readonly kind: 'system'; readonly type: Type; readonly name: string; readonly location: Location }
  | {
      readonly kind: 'struct'
      readonly type: StructType
      readonly bases: readonly SignatureNode[]
      readonly fields: readonly SignatureNode[]
    }
  | { readonly kind: 'array'; readonly type: Type; readonly elements: readonly SignatureNode[] }
  | { readonly kind: 'none'; readonly type: Type }

export interface StreamSignature {
  readonly parameter: Parameter
  readonly index: number
  readonly node: SignatureNode
}

export interface EntrySignature {
  readonly entry: EntryPoint
  readonly inputs: SignatureElement[]
  readonly outputs: SignatureElement[]
  /** Patch constants of hull and domain shaders, primitive outputs of mesh shaders. */
  readonly patchConstants: SignatureElement[]
  /** By parameter; what a parameter reads and writes may differ. */
  readonly read: Map<Parameter, SignatureNode>
  readonly written: Map<Parameter, SignatureNode>
  /** By function: the entry and its patch constant function. */
  readonly results: Map<ProgramFunction, SignatureNode>
  readonly streams: StreamSignature[]
  /** Elements of control points that only the patch constant function declares: a mistake. */
  readonly unknown: { readonly input: SignatureElement[]; readonly output: SignatureElement[] }
}

/** How names of semantics are understood. */
export interface SemanticRules {
  readonly shaderModel: number
  /** Names of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible: boolean
}

interface Surroundings {
  readonly point: SignaturePoint
  readonly list: SignatureElement[]
  /** Elements that the function for each control point declares, for the patches of the one for each patch. */
  readonly declared?: readonly SignatureElement[]
  readonly stream: number
  readonly rules: SemanticRules
  /** Which element of an array of structs this is, of all there are. */
  readonly repetition: number
  readonly repetitions: number
  /** The same part of the array's first struct: its elements have the rows of all. */
  readonly model: SignatureNode | undefined
}

const once = { repetition: 0, repetitions: 1, model: undefined } as const

/** The semantic that reaches down from a variable to leaves without their own; counts up from leaf to leaf. */
interface Inherited {
  readonly name: string
  index: number
  readonly location: Location
}

interface LeafFacts {
  readonly semantic: SemanticName | undefined
  readonly interpolation: readonly string[]
  readonly rowMajor: boolean
  readonly normalized?: Normalization | undefined
}

function nodeOf(type: Type, facts: LeafFacts, inherited: Inherited | undefined, around: Surroundings): SignatureNode {
  if (type.kind === 'struct') return structNode(type, facts, inherited, around)
  // Every target of a pixel shader is an element of its own.
  if (type.kind === 'array' && (arrayElement(type).kind === 'struct' || around.point === 'PSOut'))
    return arrayNode(type, facts, inherited, around)
  return leafNode(type, facts, inherited, around)
}

function arrayNode(
  type: ArrayType,
  facts: LeafFacts,
  inherited: Inherited | undefined,
  around: Surroundings,
): SignatureNode {
  const { point, model } = around
  const count = type.count ?? 0
  const elements: SignatureNode[] = []
  for (let index = 0; index < count; index++) {
    const first = model?.kind === 'array' ? model.elements[0] : elements[0]
    const inside = {
      ...around,
      repetition: around.repetition * count + index,
      repetitions: point === 'PSOut' ? 1 : around.repetitions * count,
      model: point === 'PSOut' ? undefined : first,
    }
    elements.push(nodeOf(type.element, facts, inherited, inside))
  }
  return { kind: 'array', type, elements }
}

function structNode(
  type: StructType,
  facts: LeafFacts,
  inherited: Inherited | undefined,
  around: Surroundings,
): SignatureNode {
  const model = around.model?.kind === 'struct' ? around.model : undefined
  const bases = type.bases.map((base, index) =>
    structNode(base, facts, inherited, { ...around, model: model?.bases[index] }),
  )
  const fields = type.fields.map((field, index) => {
    const own = inherited ?? inheritedFromField(field, around)
    return nodeOf(field.type, fieldFacts(field, facts), own, { ...around, model: model?.fields[index] })
  })
  return { kind: 'struct', type, bases, fields }
}

/** A semantic on a field that is a struct numbers the leaves below it. */
function inheritedFromField({ type, semantic, rowMajor }: Field, { repetition }: Surroundings): Inherited | undefined {
  if (!semantic || arrayElement(type).kind !== 'struct') return undefined
  const { name, index } = splitSemantic(semantic.text)
  return { name, index: index + repetition * rowsBelow(type, rowMajor), location: semantic.location }
}

/** Registers all leaves of a value take. */
function rowsBelow(type: Type, rowMajor: boolean): number {
  if (type.kind === 'array' && arrayElement(type).kind === 'struct')
    return (type.count ?? 0) * rowsBelow(type.element, rowMajor)
  if (type.kind !== 'struct') return shapeOf(type, rowMajor).rows
  const parts = [
    ...type.bases.map((base) => rowsBelow(base, rowMajor)),
    ...type.fields.map((field) => rowsBelow(field.type, field.rowMajor)),
  ]
  return parts.reduce((sum, rows) => sum + rows, 0)
}

function fieldFacts(field: Field, around: LeafFacts): LeafFacts {
  const interpolation = field.interpolation.length > 0 ? field.interpolation : around.interpolation
  const { semantic, rowMajor, normalized } = field
  return { semantic, interpolation, rowMajor, normalized }
}

function leafNode(type: Type, facts: LeafFacts, inherited: Inherited | undefined, around: Surroundings): SignatureNode {
  const single = arrayElement(type)
  const scalar = scalarOf(single)
  if (!scalar) return { kind: 'none', type }
  const { rows, columns } = shapeOf(type, facts.rowMajor)
  // A semantic on the variable wins over those of its fields.
  const semantic = inherited ?? (facts.semantic && splitSemantic(facts.semantic.text))
  if (!semantic) return { kind: 'none', type }
  const { shaderModel, isBackCompatible } = around.rules
  const name = isBackCompatible ? currentSemantic(semantic.name, around.point) : semantic.name
  const interpretation = interpretSemantic(name, around.point, shaderModel) ?? 'arbitrary'
  const location = inherited?.location ?? facts.semantic?.location ?? nowhere
  if (interpretation === 'not in signature') return { kind: 'system', type, name, location }
  // An inherited semantic counts on by itself.
  const firstRow = around.repetition * rows
  const index = inherited ? inherited.index : semantic.index + firstRow
  if (inherited) inherited.index += rows
  const indices = Array.from({ length: rows }, (_, row) => index + row)
  const leaf = { type, rowMajor: facts.rowMajor }
  if (around.model?.kind === 'element') {
    const { element } = around.model
    if (!around.declared) element.indices.push(...indices)
    return { kind: 'element', ...leaf, element, firstRow }
  }
  const declared = around.declared?.find((each) => isSameSemantic(each, name, index))
  if (declared) return { kind: 'element', ...leaf, element: declared, firstRow: 0 }
  const element: SignatureElement = {
    id: around.list.length,
    name,
    index,
    indices,
    kind: interpretation !== 'arbitrary' && hasSystemPrefix(name) ? (lookupSemantic(name)?.kind ?? 0) : 0,
    interpretation,
    scalar,
    ...(facts.normalized ? { normalized: facts.normalized } : {}),
    rows: rows * around.repetitions,
    columns,
    interpolation: facts.interpolation.filter((word) => interpolationWords.has(word)),
    stream: around.stream,
    location,
  }
  around.list.push(element)
  // Listed for those who read the signature, but read by an operation of its own.
  if (interpretation === 'shadow') return { kind: 'system', type, name, location }
  return { kind: 'element', ...leaf, element, firstRow: 0 }
}

/** Of what can stand in a signature; Slang's handles travel as two numbers. */
function scalarOf(type: Type): ScalarType | undefined {
  if (type.kind === 'enum') return type.underlying
  if (type.kind === 'handle') return uintType
  return isNumeric(type) ? componentOf(type) : undefined
}

function isSameSemantic(element: SignatureElement, name: string, index: number): boolean {
  return element.index === index && element.name.toLowerCase() === name.toLowerCase()
}

const interpolationWords: ReadonlySet<string> = new Set([
  'linear',
  'nointerpolation',
  'centroid',
  'noperspective',
  'sample',
])

/** Registers and components a leaf takes: each array element, and each stored vector of a matrix, is a row. */
function shapeOf(type: Type, rowMajor: boolean): { readonly rows: number; readonly columns: number } {
  if (type.kind === 'array') {
    const { rows, columns } = shapeOf(type.element, rowMajor)
    return { rows: rows * (type.count ?? 0), columns }
  }
  if (type.kind === 'vector') return { rows: 1, columns: type.count }
  if (type.kind === 'handle') return { rows: 1, columns: 2 }
  if (type.kind !== 'matrix') return { rows: 1, columns: 1 }
  const { count, length } = matrixVectors(type, rowMajor)
  return { rows: count, columns: length }
}

/** Where a component of a leaf (row by row) stands in its registers. */
export function registerPosition(
  type: Type,
  rowMajor: boolean,
  position: number,
): { readonly row: number; readonly column: number } {
  if (type.kind !== 'matrix') return { row: 0, column: position }
  const row = Math.floor(position / type.columns)
  const column = position % type.columns
  return rowMajor ? { row, column } : { row: column, column: row }
}

/** Registers one element of a leaf's array takes. */
export function registerRows(type: Type, rowMajor: boolean): number {
  return type.kind === 'matrix' ? matrixVectors(type, rowMajor).count : 1
}

// ---- Entry points

/** Which kind of mesh shader output a parameter is. */
export function meshOutputOf(parameter: Parameter): 'vertices' | 'primitives' | 'indices' | undefined {
  for (const word of ['vertices', 'primitives', 'indices'] as const) if (parameter.modifiers.includes(word)) return word
  return undefined
}

export function buildSignature(entry: EntryPoint, rules: SemanticRules): EntrySignature {
  const signature: EntrySignature = {
    entry,
    inputs: [],
    outputs: [],
    patchConstants: [],
    read: new Map(),
    written: new Map(),
    results: new Map(),
    streams: [],
    unknown: { input: [], output: [] },
  }
  const points = stagePoints[entry.stage]
  if (!points) return signature
  addFunction(signature, entry.function, points, rules)
  if (entry.patchConstantFunction) addFunction(signature, entry.patchConstantFunction, patchConstantPoints, rules)
  return signature
}

function addFunction(signature: EntrySignature, fn: ProgramFunction, points: StagePoints, rules: SemanticRules): void {
  addResult(signature, fn, points, rules)
  for (const parameter of fn.parameters) addParameter(signature, parameter, points, rules)
}

/** DXC lists what a function returns before its `out` parameters. */
function addResult(signature: EntrySignature, fn: ProgramFunction, points: StagePoints, rules: SemanticRules): void {
  if (fn.returnType.kind === 'void') return
  const { returnSemantic: semantic, returnModifiers: interpolation } = fn
  const facts = { semantic, interpolation, rowMajor: fn.returnRowMajor, normalized: fn.returnNormalized }
  const list = points.output === 'PCOut' ? signature.patchConstants : signature.outputs
  const around = { point: points.output, list, stream: 0, rules, ...once }
  signature.results.set(fn, nodeOf(fn.returnType, facts, inheritedFrom(fn.returnSemantic), around))
}

function addParameter(
  signature: EntrySignature,
  parameter: Parameter,
  points: StagePoints,
  rules: SemanticRules,
): void {
  const { type, mode, semantic, modifiers: interpolation, rowMajor, normalized } = parameter
  const facts = { semantic, interpolation, rowMajor, normalized }
  const node = (of: Type, point: SignaturePoint, list: SignatureElement[], stream = 0): SignatureNode =>
    nodeOf(of, facts, inheritedFrom(parameter.semantic), { point, list, stream, rules, ...once })

  const mesh = meshOutputOf(parameter)
  if (mesh) {
    if (mesh !== 'indices' && type.kind === 'array') {
      const isVertex = mesh === 'vertices'
      const list = isVertex ? signature.outputs : signature.patchConstants
      signature.written.set(parameter, node(type.element, isVertex ? 'MSOut' : 'MSPOut', list))
    }
  } else if (type.kind === 'object' && type.row.category === 'stream') {
    const index = signature.streams.length
    signature.streams.push({ parameter, index, node: node(type.element!, 'GSOut', signature.outputs, index) })
  } else if (type.kind === 'object' && type.row.category === 'patch') {
    if (points.output === 'PCOut') addPatchOfAnother(signature, parameter, facts, rules)
    else signature.read.set(parameter, node(type.element!, points.vertices, signature.inputs))
  } else {
    if (mode !== 'out') addInput(signature, parameter, points, node)
    if (mode !== 'in') {
      const list = points.output === 'PCOut' ? signature.patchConstants : signature.outputs
      signature.written.set(parameter, node(type, points.output, list))
    }
  }
}

/** The patch constant function reads control points that the other function declares. */
function addPatchOfAnother(
  signature: EntrySignature,
  parameter: Parameter,
  facts: LeafFacts,
  rules: SemanticRules,
): void {
  const { row, element } = parameter.type as ObjectType
  const which = row.name === 'OutputPatch' ? 'output' : 'input'
  const point = which === 'output' ? 'HSCPOut' : patchConstantPoints.vertices
  const declared = signature[`${which}s`]
  const around = { point, list: signature.unknown[which], declared, stream: 0, rules, ...once }
  signature.read.set(parameter, nodeOf(element!, facts, inheritedFrom(parameter.semantic), around))
}

function addInput(
  signature: EntrySignature,
  parameter: Parameter,
  points: StagePoints,
  node: (of: Type, point: SignaturePoint, list: SignatureElement[]) => SignatureNode,
): void {
  const { type } = parameter
  if (points.input === 'GSIn' && type.kind === 'array')
    signature.read.set(parameter, node(type.element, points.vertices, signature.inputs))
  else if (points.input === 'DSIn') signature.read.set(parameter, node(type, 'DSIn', signature.patchConstants))
  else signature.read.set(parameter, node(type, points.input, signature.inputs))
}

function inheritedFrom(semantic: SemanticName | undefined): Inherited | undefined {
  return semantic && { location: semantic.location, ...splitSemantic(semantic.text) }
}
