// What Vulkan asks of inputs and outputs: one use of each semantic and location, the types of built-ins, no blending of integers.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { entryPointDiagnostics } from '../../../diagnostics/tables/entry-points.ts'
import { vulkanCheckDiagnostics as rows } from '../../../diagnostics/tables/vulkan-checks.ts'
import { offlineShaderModel } from '../../../hlsl/profiles.ts'
import { scalars } from '../../../hlsl/scalars.ts'
import { depthSemantic, interpretSemantic, lookupSemantic, splitSemantic } from '../../../hlsl/semantics.ts'
import { stagePoints } from '../../../hlsl/stage-points.ts'
import { attributeOf } from '../../../program/attributes.ts'
import type { EntryPoint } from '../../../program/program.ts'
import { typeText } from '../../../types/print.ts'
import { arrayElement, componentOf, isNumeric, type Type } from '../../../types/types.ts'
import { builtInAt } from '../built-ins.ts'
import { locationCount } from '../locations.ts'
import { type DeclaredLeaf, declaredLeaves, leavesPerVertex } from './leaves.ts'

export function checkStageValues(entry: EntryPoint, sink: DiagnosticSink): void {
  const leaves = declaredLeaves(entry)
  for (const leaf of leaves) {
    checkBuiltIn(entry, leaf, sink)
    checkSemanticType(leaf, sink)
    checkArray(entry, leaf, sink)
    checkSemanticPlace(entry, leaf, sink)
    if (entry.stage === 'vertex' && leaf.isOutput) checkPosition(leaf, sink)
    if (entry.stage === 'pixel' && !leaf.isOutput) checkInterpolation(leaf, sink)
    checkBlendIndex(entry, leaf, sink)
  }
  const [inputs, outputs] = [false, true].map((isOutput) => leaves.filter((leaf) => leaf.isOutput === isOutput))
  if (entry.stage === 'hull' || entry.stage === 'domain') checkOnce(outputs!, sink)
  if (entry.stage !== 'vertex' && entry.stage !== 'pixel') return
  for (const side of [inputs!, outputs!]) {
    checkOnce(side, sink)
    checkLocations(entry, side, sink)
  }
  checkDepths(leaves, sink)
}

/** The members of a vertex: of a geometry shader, of a patch, of a mesh. */
export function checkVertices(entry: EntryPoint, sink: DiagnosticSink): void {
  for (const leaves of leavesPerVertex(entry)) checkOnce(leaves, sink)
}

function argumentOf({ attributes }: DeclaredLeaf, wanted: string): number | string | undefined {
  return attributeOf(attributes, wanted)?.arguments[0]
}

function sideOf({ isOutput }: DeclaredLeaf): string {
  return isOutput ? 'output' : 'input'
}

function checkOnce(leaves: readonly DeclaredLeaf[], sink: DiagnosticSink): void {
  const seen = new Map<string, DeclaredLeaf>()
  for (const leaf of leaves) {
    const { semantic, isNumbered } = leaf
    if (!semantic || isNumbered) continue
    const key = semantic.text.toUpperCase()
    const first = seen.get(key)
    if (!first) seen.set(key, leaf)
    else
      sink.report(
        rows.err_vulkan_semantic_twice(
          semantic.location,
          { side: sideOf(leaf), semantic: semantic.text },
          { notes: [rows.note_vulkan_first_use(first.semantic!.location)] },
        ),
      )
  }
}

/** There is one depth, whatever is promised of it. */
function checkDepths(leaves: readonly DeclaredLeaf[], sink: DiagnosticSink): void {
  const isDepth = ({ isOutput, semantic }: DeclaredLeaf): boolean =>
    isOutput && semantic !== undefined && depthSemantic.test(splitSemantic(semantic.text).name)
  const [first, second] = leaves.filter(isDepth)
  if (!first || !second) return
  const notes = [rows.note_vulkan_first_use(first.semantic!.location)]
  sink.report(entryPointDiagnostics.err_hlsl_several_depths(second.semantic!.location, undefined, { notes }))
}

/** Those of `[[vk::location]]`, and the numbers of SV_Target. */
function checkLocations({ stage }: EntryPoint, leaves: readonly DeclaredLeaf[], sink: DiagnosticSink): void {
  const taken = new Map<string, DeclaredLeaf>()
  let isAsked = false
  let missing: DeclaredLeaf | undefined
  for (const leaf of leaves) {
    if (!leaf.semantic || leaf.isNumbered || hasOwnPlace(leaf)) continue
    const { name, index } = splitSemantic(leaf.semantic.text)
    const isTarget = name.toLowerCase() === 'sv_target'
    if (name.toLowerCase().startsWith('sv_') && !isTarget && isBuiltIn(name, stage, leaf)) continue
    const asked = argumentOf(leaf, 'vk::location')
    if (typeof asked === 'number') isAsked = true
    else missing ??= leaf
    const location = typeof asked === 'number' ? asked : isTarget ? index : undefined
    if (location === undefined) continue
    const blend = argumentOf(leaf, 'vk::index') ?? 0
    for (let at = location; at < location + locationCount(leaf.type); at++) {
      const first = taken.get(`${at} ${blend}`)
      if (!first) taken.set(`${at} ${blend}`, leaf)
      else
        sink.report(
          rows.err_vulkan_location_twice(
            leaf.location,
            { side: sideOf(leaf), location: at, semantic: first.semantic!.text },
            { notes: [rows.note_vulkan_first_use(first.location)] },
          ),
        )
    }
  }
  if (isAsked && missing)
    sink.report(rows.err_vulkan_location_partial(missing.location, { side: sideOf(missing), name: missing.name }))
}

/** Placed by a decoration the shader asks for. */
function hasOwnPlace({ attributes }: DeclaredLeaf): boolean {
  return attributes.some(({ name }) => name === 'vk::builtin' || name === 'vk::ext_decorate')
}

function isBuiltIn(name: string, stage: string, { isOutput, words }: DeclaredLeaf): boolean {
  const point = stage === 'vertex' ? (isOutput ? 'VSOut' : 'VSIn') : isOutput ? 'PSOut' : 'PSIn'
  return builtInAt(name, point, words) !== undefined
}

interface BuiltInRule {
  readonly type: string
  readonly fits: (type: Type) => boolean
  readonly isInput?: true
  readonly stages?: readonly string[]
}

const wholeNumber = {
  type: 'a 32-bit integer',
  fits: (type: Type) =>
    type.kind === 'scalar' && scalars[type.scalar].class === 'int' && scalars[type.scalar].bits === 32,
}

const builtInRules: Readonly<Record<string, BuiltInRule>> = {
  PointSize: { type: 'float', fits: (type) => type.kind === 'scalar' && type.scalar === 'float' },
  HelperInvocation: {
    type: 'bool',
    fits: (type) => type.kind === 'scalar' && type.scalar === 'bool',
    isInput: true,
    stages: ['pixel'],
  },
  BaseVertex: { ...wholeNumber, isInput: true, stages: ['vertex'] },
  BaseInstance: { ...wholeNumber, isInput: true, stages: ['vertex'] },
  DrawIndex: { ...wholeNumber, isInput: true, stages: ['vertex', 'mesh', 'amplification'] },
  DeviceIndex: { ...wholeNumber, isInput: true },
}

function checkBuiltIn({ stage }: EntryPoint, leaf: DeclaredLeaf, sink: DiagnosticSink): void {
  const builtIn = argumentOf(leaf, 'vk::builtin')
  if (typeof builtIn !== 'string') return
  const { location, isOutput, type } = leaf
  const rule = builtInRules[builtIn]
  if (argumentOf(leaf, 'vk::location') !== undefined) sink.report(rows.err_vulkan_builtin_location(location))
  if (!rule) return
  if (!rule.fits(type)) sink.report(rows.err_vulkan_builtin_type(location, { builtIn, type: rule.type }))
  const isMisplaced =
    (rule.isInput && isOutput) ||
    (rule.stages && !rule.stages.includes(stage)) ||
    (builtIn === 'PointSize' && stage === 'vertex' && !isOutput)
  if (isMisplaced) sink.report(rows.err_vulkan_builtin_place(location, { builtIn, side: sideOf(leaf), stage }))
}

/** Most built-ins are one value. */
function checkArray({ stage }: EntryPoint, leaf: DeclaredLeaf, sink: DiagnosticSink): void {
  const { semantic, type, isOutput, words, location } = leaf
  const points = stagePoints[stage]
  if (!semantic || !points || type.kind !== 'array') return
  const { name } = splitSemantic(semantic.text)
  const point = isOutput ? points.output : points.input
  const isOrdinary = interpretSemantic(name, point, offlineShaderModel) === 'arbitrary'
  const needed = isOrdinary ? undefined : builtInAt(name, point, words)?.type
  if (needed) sink.report(rows.err_vulkan_semantic_type(location, { semantic: name, type: typeText(needed) }))
}

function checkSemanticType({ semantic, type, location }: DeclaredLeaf, sink: DiagnosticSink): void {
  if (!semantic) return
  const { name, index } = splitSemantic(semantic.text)
  const element = arrayElement(type)
  if (!isNumeric(element)) return
  const { scalar } = componentOf(element)
  const lower = name.toLowerCase()
  const largest = lower === 'sv_target' ? lookupSemantic(name)?.maximumIndex : undefined
  if (largest !== undefined && index > largest)
    sink.report(
      entryPointDiagnostics.err_hlsl_semantic_index_too_large(location, { semantic: semantic.text, index, largest }),
    )
  if (lower === 'sv_innercoverage' && !(element.kind === 'scalar' && scalar === 'uint'))
    sink.report(rows.err_vulkan_semantic_type(location, { semantic: name, type: 'uint' }))
  if ((lower === 'sv_clipdistance' || lower === 'sv_culldistance') && scalars[scalar].class !== 'float')
    sink.report(rows.err_vulkan_semantic_type(location, { semantic: name, type: 'float, or a vector or array of it' }))
}

/** Where Vulkan has a built-in of that meaning; Direct3D passes the value on between other stages, too. */
const semanticPlaces: Readonly<Record<string, readonly string[]>> = {
  sv_shadingrate: ['pixel input', 'vertex output', 'geometry output', 'mesh output'],
  sv_cullprimitive: ['mesh output'],
}

function checkSemanticPlace({ stage }: EntryPoint, leaf: DeclaredLeaf, sink: DiagnosticSink): void {
  const { semantic, location } = leaf
  const places = semantic && semanticPlaces[splitSemantic(semantic.text).name.toLowerCase()]
  if (!places || places.includes(`${stage} ${sideOf(leaf)}`)) return
  const parameters = { semantic: semantic.text, place: `${stage} ${sideOf(leaf)}`, places: places.join(', ') }
  sink.report(rows.err_vulkan_semantic_place(location, parameters))
}

/** Behind a vertex shader the position of a vertex is read by the rasteriser. */
function checkPosition({ semantic, type, location }: DeclaredLeaf, sink: DiagnosticSink): void {
  if (!semantic || splitSemantic(semantic.text).name.toLowerCase() !== 'sv_position') return
  const isFour = type.kind === 'vector' && type.count === 4
  if (!isFour || scalars[type.element.scalar].class !== 'float' || scalars[type.element.scalar].bits !== 32)
    sink.report(rows.err_vulkan_semantic_type(location, { semantic: 'SV_Position', type: 'four 32-bit floats' }))
}

const blending = ['linear', 'centroid', 'noperspective', 'sample']

function checkInterpolation({ type, words, location, semantic }: DeclaredLeaf, sink: DiagnosticSink): void {
  const row = semantic && lookupSemantic(splitSemantic(semantic.text).name)
  if (row?.mustBeInterpolated && words.includes('nointerpolation'))
    sink.report(entryPointDiagnostics.err_hlsl_must_be_interpolated(location, { semantic: row.name }))
  const element = arrayElement(type)
  if (!isNumeric(element) || scalars[componentOf(element).scalar].class === 'float') return
  const word = blending.find((each) => words.includes(each))
  if (word && !words.includes('nointerpolation')) sink.report(rows.err_vulkan_interpolation(location, { word }))
}

function checkBlendIndex({ stage }: EntryPoint, leaf: DeclaredLeaf, sink: DiagnosticSink): void {
  const index = argumentOf(leaf, 'vk::index')
  if (index === undefined) return
  const { location, isOutput } = leaf
  if (stage !== 'pixel' || !isOutput) sink.report(rows.err_vulkan_index_stage(location))
  else if (argumentOf(leaf, 'vk::location') !== 0 || (index !== 0 && index !== 1))
    sink.report(rows.err_vulkan_index_location(location))
}
