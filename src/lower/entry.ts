// Entry points: `define void @main()` reads the inputs, calls the shader's function and writes its outputs.
//
//   float4 main(float2 uv : TEXCOORD) : SV_Target
//   => two loads of element 0, a call of @main.body, four stores to output element 0
//
// Ray tracing shaders get payload and attributes by pointer instead.
import { rayTracingStages, type Stage } from '../hlsl/profiles.ts'
import { constantInt, poisonValue } from '../ir/constants.ts'
import type { IrFunction } from '../ir/module.ts'
import { functionType, i32, ptr, voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import {
  type ElementNode,
  type EntrySignature,
  meshOutputOf,
  registerPosition,
  registerRows,
  type SignatureNode,
} from '../program/entry-signature.ts'
import type { EntryPoint, Parameter, ProgramFunction } from '../program/program.ts'
import type { SignatureElement } from '../program/signature-element.ts'
import { bug } from '../support/bug.ts'
import type { ArrayType, Type } from '../types/types.ts'
import { arrayElementPlace, basePlace, fieldPlace, load, store, temporary } from './access.ts'
import { copyPlace } from './aggregates.ts'
import { type Context, createContext, type ModuleContext } from './context.ts'
import { leavesAtBrace } from './debug.ts'
import { entryAttributes } from './entry-attributes.ts'
import { declareFunction, endOf, returnsInMemory } from './functions.ts'
import { writtenIn } from './instances.ts'
import { type MemoryPlace, memoryPlace, type Place, valuePlace } from './place.ts'
import { fenced } from './precise.ts'
import { fromStored, signatureScalar, storedSignature } from './stored.ts'
import { systemValue } from './system-values.ts'
import { irType, isPassedInMemory } from './types.ts'
import { componentsOf, fromComponents } from './vectors.ts'

/** Which intrinsics read and write, and whether they take a vertex. */
interface Access {
  readonly load: string
  readonly store: string
  readonly vertex: Value | undefined
  /** Added to the numbers of elements. */
  readonly offset?: Value | undefined
}

/** Where elements come from and go to. */
export const inputs: Access = { load: 'llvm.dx.input.load', store: 'llvm.dx.output.store', vertex: poisonValue(i32) }
const patchConstants: Access = {
  load: 'llvm.dx.patchconstant.load',
  store: 'llvm.dx.patchconstant.store',
  vertex: undefined,
}
const controlPoints = 'llvm.dx.output.controlpoint.load'

export interface DeclaredEntry {
  readonly signature: EntrySignature
  readonly function: IrFunction
  readonly patchConstantFunction: IrFunction | undefined
}

function isRayStage(stage: string): boolean {
  return rayTracingStages.includes(stage as Stage)
}

/** Takes the names of the entry points before any function can. */
export function declareEntry(shared: ModuleContext, signature: EntrySignature): DeclaredEntry {
  const { entry } = signature
  const { module } = shared
  const passed = isRayStage(entry.stage) ? entry.function.parameters : []
  const type = functionType(
    voidType,
    passed.map(() => ptr),
  )
  const attributes = entryAttributes(entry)
  const parameterNames = passed.map(({ name }) => name)
  const fn = module.createFunction(entry.function.name, type, { attributes, parameterNames })
  fn.location = entry.function.location
  return { signature, function: fn, patchConstantFunction: declarePatchFunction(shared, entry) }
}

/** Hull shaders of a library may share one. */
function declarePatchFunction({ module, patchFunctions }: ModuleContext, entry: EntryPoint): IrFunction | undefined {
  const source = entry.patchConstantFunction
  if (!source) return undefined
  const made = patchFunctions.get(source) ?? module.createFunction(source.name, functionType(voidType, []))
  made.location = source.location
  patchFunctions.set(source, made)
  return made
}

export function lowerEntry(shared: ModuleContext, declared: DeclaredEntry): void {
  const { entry } = declared.signature
  lowerWrapper(shared, declared, entry.function, declared.function)
  if (entry.patchConstantFunction && declared.patchConstantFunction?.isDeclaration)
    lowerWrapper(shared, declared, entry.patchConstantFunction, declared.patchConstantFunction)
}

function lowerWrapper(
  shared: ModuleContext,
  { signature }: DeclaredEntry,
  fn: ProgramFunction,
  into: IrFunction,
): void {
  const context = createContext(shared, into)
  const { builder } = context
  builder.location = fn.location
  if (shared.initializer) builder.call(shared.initializer.function, [])
  const operands: Value[] = []
  const inMemory = returnsInMemory(shared, fn)
  const result = inMemory ? temporary(context, fn.returnType, 'result') : undefined
  if (result) operands.push(result.pointer)
  const places = new Map<Parameter, MemoryPlace>()
  for (const parameter of fn.parameters) {
    if (meshOutputOf(parameter)) continue
    builder.location = parameter.location
    const place = parameterPlace(context, signature, fn, parameter)
    places.set(parameter, place)
    const isPointer = parameter.mode !== 'in' || isPassedInMemory(shared, parameter.type)
    operands.push(isPointer ? place.pointer : load(context, place))
  }
  builder.location = fn.location
  const value = builder.call(declareFunction(shared, fn), operands)
  builder.location = endOf(fn)
  writeOutputs(context, signature, fn, places, result ?? valuePlace(fn.returnType, value))
  if (fn.body && leavesAtBrace(shared, fn.body)) builder.location = fn.body.end - 1
  builder.ret()
}

// ---- Inputs

function parameterPlace(
  context: Context,
  signature: EntrySignature,
  fn: ProgramFunction,
  parameter: Parameter,
): MemoryPlace {
  const { builder, shared } = context
  const { type } = parameter
  const { stage } = signature.entry
  const given = givenMemory(context, stage, fn, parameter)
  if (given && !isChangedCopy(shared, fn, parameter)) return given
  const place = temporary(context, type, parameter.name)
  if (given) {
    copyPlace(context, given, place)
    return place
  }
  const stream = signature.streams.find((candidate) => candidate.parameter === parameter)
  if (stream) {
    builder.store(constantInt(i32, stream.index), place.pointer)
  } else if (type.kind === 'object' && type.row.category.startsWith('node')) {
    const handle = irType(shared, type)
    // Inputs and outputs are counted apart.
    const others = fn.parameters.slice(0, fn.parameters.indexOf(parameter))
    const same = others.filter((other) => other.type.kind === 'object' && other.type.row.category === type.row.category)
    const position = constantInt(i32, same.length)
    store(context, place, builder.callIntrinsic('llvm.dx.node.handle', [handle], handle, [position]))
  } else {
    const node = signature.read.get(parameter)
    if (node) readParameter(context, signature, fn, parameter, node, place)
  }
  return place
}

/** What a stage gets by pointer: the parameters of ray tracing shaders, the payload of a mesh shader. */
function givenMemory(
  context: Context,
  stage: string,
  fn: ProgramFunction,
  parameter: Parameter,
): MemoryPlace | undefined {
  const { type } = parameter
  if (isRayStage(stage)) {
    const argument =
      context.function.arguments[fn.parameters.indexOf(parameter)] ?? bug('a ray shader has its parameters')
    argument.pointee = irType(context.shared, type)
    return memoryPlace(type, argument)
  }
  const isPayload = stage === 'mesh' && parameter.modifiers.includes('payload')
  return isPayload
    ? memoryPlace(type, context.builder.callIntrinsic('llvm.dx.mesh.payload', [ptr], ptr, []))
    : undefined
}

/** Whether the function changes its copy of what all others only read. */
function isChangedCopy(shared: ModuleContext, fn: ProgramFunction, parameter: Parameter): boolean {
  return parameter.mode === 'in' && writtenIn(shared, fn).has(parameter)
}

function readParameter(
  context: Context,
  signature: EntrySignature,
  fn: ProgramFunction,
  parameter: Parameter,
  node: SignatureNode,
  place: MemoryPlace,
): void {
  const { type } = parameter
  if (node.type === type) {
    const isPatchConstant = signature.entry.stage === 'domain'
    readNode(context, node, place, isPatchConstant ? patchConstants : inputs)
    return
  }
  // An array of vertices, or a patch: the node is that of one vertex.
  const isOwnOutput = fn === signature.entry.patchConstantFunction && isOutputPatch(type)
  const name = isOwnOutput ? controlPoints : inputs.load
  const count = (type as ArrayType).count ?? 0
  for (let index = 0; index < count; index++) {
    const vertex = constantInt(i32, index)
    readNode(context, node, arrayElementPlace(context, place, vertex), { ...inputs, load: name, vertex })
  }
}

function isOutputPatch(type: Type): boolean {
  return type.kind === 'object' && type.row.name === 'OutputPatch'
}

function readNode(context: Context, node: SignatureNode, place: Place, access: Access): void {
  forEachLeaf(context, node, place, (leaf, whole) => {
    if (leaf.kind === 'element')
      forEachRow(context, whole, 0, (part, row) =>
        store(context, part, readElement(context, leaf, part.type, row, access)),
      )
    else {
      // As in DXC, no line of the source asks for what the hardware knows.
      const { location } = context.builder
      if (context.module.debug) context.builder.location = 0
      store(context, whole, systemValue(context, leaf.name, leaf.type))
      context.builder.location = location
    }
  })
}

/** Visits the leaves of a value that a signature knows, with their places. */
function forEachLeaf(
  context: Context,
  node: SignatureNode,
  place: Place,
  visit: (leaf: Extract<SignatureNode, { kind: 'element' | 'system' }>, place: Place) => void,
): void {
  switch (node.kind) {
    case 'struct':
      node.bases.forEach((base, index) => {
        forEachLeaf(context, base, basePlace(context, place, node.type.bases[index]!), visit)
      })
      node.fields.forEach((field, index) => {
        forEachLeaf(context, field, fieldPlace(context, place, node.type.fields[index]!), visit)
      })
      return
    case 'array':
      node.elements.forEach((element, index) => {
        forEachLeaf(context, element, arrayElementPlace(context, place, constantInt(i32, index)), visit)
      })
      return
    case 'element':
    case 'system':
      visit(node, place)
      return
    case 'none':
  }
}

/** Visits the elements of a leaf's array with the number each has. */
function forEachRow(
  context: Context,
  place: Place,
  first: number,
  visit: (part: Place, index: number) => void,
): number {
  if (place.type.kind !== 'array') {
    visit(place, first)
    return first + 1
  }
  let next = first
  for (let index = 0; index < (place.type.count ?? 0); index++)
    next = forEachRow(context, arrayElementPlace(context, place, constantInt(i32, index)), next, visit)
  return next
}

function componentsIn(type: Type): number {
  return type.kind === 'vector' ? type.count : type.kind === 'matrix' ? type.rows * type.columns : 1
}

function readElement(context: Context, node: ElementNode, type: Type, index: number, access: Access): Value {
  const { builder, shared } = context
  const { element, rowMajor, firstRow } = node
  const scalar = signatureScalar(element.scalar)
  const components = Array.from({ length: componentsIn(type) }, (_, position) => {
    const { row, column } = registerPosition(type, rowMajor, position)
    const operands = [element.id, firstRow + index * registerRows(type, rowMajor) + row, column].map((n) =>
      constantInt(i32, n),
    )
    const all = access.vertex ? [...operands, access.vertex] : operands
    return fromStored(context, builder.callIntrinsic(access.load, [scalar], scalar, all), element.scalar)
  })
  return fromComponents(builder, irType(shared, type), components)
}

// ---- Outputs

function writeOutputs(
  context: Context,
  signature: EntrySignature,
  fn: ProgramFunction,
  places: ReadonlyMap<Parameter, Place>,
  result: Place,
): void {
  if (isRayStage(signature.entry.stage)) return
  const access = fn === signature.entry.patchConstantFunction ? patchConstants : inputs
  for (const parameter of fn.parameters) {
    const node = signature.written.get(parameter)
    const place = places.get(parameter)
    if (node && place) writeNode(context, node, place, access)
  }
  const node = signature.results.get(fn)
  if (node) writeNode(context, node, result, access)
}

/** Stores a value to the output elements of a signature; also what `Append` of a stream does. */
export function writeNode(context: Context, node: SignatureNode, place: Place, access: Access): void {
  forEachLeaf(context, node, place, (leaf, whole) => {
    if (leaf.kind === 'element')
      forEachRow(context, whole, 0, (part, row) => writeElement(context, leaf, part, row, access))
  })
}

/** Is it among those of -precise-output, which names them as the source does? */
function isPreciseOutput({ shared }: Context, { name, index }: SignatureElement): boolean {
  const { preciseOutputs = [] } = shared.options
  const own = name.toLowerCase()
  const names = index === 0 ? [own, `${own}0`] : [`${own}${index}`]
  return preciseOutputs.some((output) => names.includes(output.toLowerCase()))
}

function writeElement(context: Context, node: ElementNode, place: Place, index: number, access: Access): void {
  const { builder } = context
  const { element, rowMajor, firstRow } = node
  const { type } = place
  const isPrecise = isPreciseOutput(context, element)
  componentsOf(builder, load(context, place)).forEach((component, position) => {
    const { row, column } = registerPosition(type, rowMajor, position)
    const id = constantInt(i32, element.id)
    const target = access.offset ? builder.binary('add', id, access.offset) : id
    const places = [firstRow + index * registerRows(type, rowMajor) + row, column].map((n) => constantInt(i32, n))
    const value = storedSignature(context, isPrecise ? fenced(context, component) : component, element.scalar)
    builder.callIntrinsic(access.store, [value.type], voidType, [target, ...places, value])
  })
}
