// What the parameters of vertex, hull, geometry, mesh and ray tracing shaders must look like. The words are DXC's.
//
//   void main(triangle V input[2], inout TriangleStream<V> output)      array dimension for triangle must be 3
import { entryPointDiagnostics as diagnostics } from '../../diagnostics/tables/entry-points.ts'
import { vertexCounts } from '../../hlsl/primitives.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { attributeOf } from '../../program/attributes.ts'
import type { EntryPoint, Parameter, ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { arrayElement, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { checkNodeAttributes } from './node-attributes.ts'
import { checkRayParameters } from './ray-parameters.ts'

export function checkStageParameters(checker: Checker, entry: EntryPoint): void {
  const { function: target, stage, patchConstantFunction } = entry
  if (checker.options.language === 'hlsl') checkRayParameters(checker, target, stage)
  checkLengths(checker, target)
  if (stage === 'node') checkNodeAttributes(checker, target)
  checkRanges(checker, target)
  if (stage === 'vertex') warnPosition(checker, target)
  if (stage === 'hull' && patchConstantFunction) checkHull(checker, target, patchConstantFunction)
  if (stage === 'geometry') checkVertexArrays(checker, target)
  if (isForVulkan(checker)) return
  if (stage === 'geometry') checkGeometry(checker, target)
  else if (stage === 'mesh') checkMesh(checker, target)
}

/** In Direct3D 9 the rasterizer took POSITION. */
function warnPosition({ sink }: Checker, { returnSemantic, location }: ProgramFunction): void {
  if (returnSemantic && /^position0?$/i.test(returnSemantic.text))
    sink.report(diagnostics.warn_hlsl_position_misuse_hint(location, { semantic: returnSemantic.text }))
}

/** Values of the pipeline are counted. Geometry shaders have their own words for vertices. */
function checkLengths({ sink }: Checker, { parameters }: ProgramFunction): void {
  for (const { type, location, modifiers } of parameters) {
    if (type.kind !== 'array' || type.count !== undefined || arrayElement(type).kind === 'object') continue
    if (modifiers.some((word) => vertexCounts.has(word))) continue
    sink.report(diagnostics.err_hlsl_entry_array_without_length(location))
  }
}

type Bounds = readonly [least: number, most: number]

interface Range {
  readonly written: string
  /** What the validator of DXIL takes. */
  readonly direct3D: Bounds
  /** `undefined`: the device decides. */
  readonly vulkan: Bounds | undefined
}

/** Too many threads are reported where the attribute is read. */
const someThreads: Bounds = [1, Number.POSITIVE_INFINITY]

const ranges: Readonly<Record<string, Range>> = {
  maxvertexcount: { written: 'maxvertexcount', direct3D: [0, 1024], vulkan: undefined },
  numthreads: { written: 'numthreads', direct3D: someThreads, vulkan: someThreads },
  instance: { written: 'instance', direct3D: [1, 32], vulkan: undefined },
  maxtessfactor: { written: 'maxtessfactor', direct3D: [1, 64], vulkan: undefined },
  outputcontrolpoints: { written: 'outputcontrolpoints', direct3D: [0, 32], vulkan: [1, 32] },
}

function checkRanges(checker: Checker, { attributes }: ProgramFunction): void {
  const api = isForVulkan(checker) ? 'vulkan' : 'direct3D'
  for (const { name, arguments: values, span } of attributes) {
    const range = ranges[name]
    if (!range?.[api]) continue
    const [least, most] = range[api]
    const value = values.map(Number).find((each) => !(each >= least && each <= most))
    if (value === undefined) continue
    const bounds = Number.isFinite(most) ? `between ${least} and ${most}` : `at least ${least}`
    checker.sink.report(diagnostics.err_hlsl_attribute_range(span, { name: range.written, bounds, value }))
  }
}

// ---- Hull shaders

/** The function for each patch gets the patches that the one for each control point has, and neither calls the other. */
function checkHull(checker: Checker, entry: ProgramFunction, perPatch: ProgramFunction): void {
  const { sink } = checker
  const points = Number(attributeOf(entry.attributes, 'outputcontrolpoints')?.arguments[0])
  const given = entry.parameters.find(({ type }) => isPatch(type, 'InputPatch'))?.type
  for (const { type, location } of perPatch.parameters) {
    if (type.kind !== 'object' || type.row.category !== 'patch') continue
    const isInput = type.row.name === 'InputPatch'
    const expected = isInput ? (given?.kind === 'object' ? given.count : undefined) : points
    if (expected === undefined || Number.isNaN(expected) || expected === type.count) continue
    const parameters = { what: isInput ? 'input' : 'output', expected, found: type.count ?? 0 }
    sink.report(diagnostics.err_hlsl_patch_size(location, parameters))
  }
  const names = { entry: entry.name, patch: perPatch.name }
  if (reaches(checker, perPatch, entry)) sink.report(diagnostics.err_hlsl_hull_entry_reached(entry.location, names))
  if (reaches(checker, entry, perPatch)) sink.report(diagnostics.err_hlsl_hull_patch_reached(perPatch.location, names))
}

function isPatch(type: Type, name: string): boolean {
  return type.kind === 'object' && type.row.name === name
}

function reaches({ callees }: Checker, from: ProgramFunction, to: ProgramFunction): boolean {
  const reached = new Set([from])
  for (const each of reached) for (const callee of callees.get(each) ?? []) reached.add(callee)
  return from !== to && reached.has(to)
}

// ---- Geometry shaders

function checkVertexArrays({ sink }: Checker, { parameters }: ProgramFunction): void {
  for (const { type, location, modifiers } of parameters)
    if (modifiers.some((each) => vertexCounts.has(each)) && (type.kind !== 'array' || type.count === undefined))
      sink.report(diagnostics.err_hlsl_gs_input_not_array(location))
}

function checkGeometry(checker: Checker, { name: entry, parameters, location }: ProgramFunction): void {
  const { sink } = checker
  let primitive: string | undefined
  for (const parameter of parameters) {
    const { type, location: at, modifiers } = parameter
    const word = modifiers.find((each) => vertexCounts.has(each))
    if (word === undefined || type.kind !== 'array' || type.count === undefined) continue
    const count = vertexCounts.get(word)!
    if (type.count !== count) sink.report(diagnostics.err_hlsl_gs_array_size(at, { primitive: word, count }))
    else if (primitive !== undefined && primitive !== word) sink.report(diagnostics.err_hlsl_gs_primitives_conflict(at))
    primitive ??= word
  }
  const streams = parameters.filter(({ type }) => isStream(type))
  const other = streams.find(({ type }) => type.kind === 'object' && type.row.name !== 'PointStream')
  if (streams.length > 1 && other) sink.report(diagnostics.err_hlsl_gs_streams_not_points(other.location))
  else if (streams[1] && checker.options.stage === 'library')
    sink.report(diagnostics.err_hlsl_gs_library_streams(streams[1].location))
  if (streams.length === 0) sink.report(diagnostics.err_hlsl_gs_no_stream(location, { entry }))
}

function isStream(type: Type): boolean {
  return type.kind === 'object' && type.row.category === 'stream'
}

// ---- Mesh shaders

const meshOutputs = ['vertices', 'primitives', 'indices'] as const
const meshOutputLimit = 256

function checkMesh(checker: Checker, target: ProgramFunction): void {
  const { sink } = checker
  for (const word of [...meshOutputs, 'payload']) {
    const [, second] = target.parameters.filter(({ modifiers }) => modifiers.includes(word))
    const what = word === 'payload' ? 'in payload' : `out ${word}`
    if (second) sink.report(diagnostics.err_hlsl_multiple_parameters(second.location, { what }))
  }
  for (const parameter of target.parameters) {
    const word = meshOutputs.find((each) => parameter.modifiers.includes(each))
    if (word !== undefined) checkMeshOutput(checker, parameter, word, target.attributes)
  }
}

function checkMeshOutput(
  { sink }: Checker,
  { type, location, mode }: Parameter,
  word: (typeof meshOutputs)[number],
  attributes: readonly ProgramAttribute[],
): void {
  // A wrong mode is reported elsewhere.
  if (type.kind === 'error' || mode !== 'out') return
  if (type.kind !== 'array' || type.count === undefined) {
    sink.report(diagnostics.err_hlsl_mesh_output_not_array(location, { what: word }))
    return
  }
  if (type.count > meshOutputLimit) {
    const what = word === 'vertices' ? 'vertex' : 'primitive'
    sink.report(diagnostics.err_hlsl_mesh_output_count(location, { what, limit: meshOutputLimit }))
  }
  if (word !== 'indices') return
  const written = String(attributeOf(attributes, 'outputtopology')?.arguments[0] ?? '')
  const topology = written.startsWith('line') ? 'line' : 'triangle'
  const count = topology === 'line' ? 2 : 3
  const { element } = type
  const isIndex = element.kind === 'vector' && scalars[element.element.scalar].class === 'int'
  if (isIndex && element.count === count) return
  sink.report(diagnostics.err_hlsl_mesh_indices_type(location, { topology, type: `uint${count}` }))
}
