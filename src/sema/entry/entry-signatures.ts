// What enters and leaves an entry point must have a semantic, and its stage must know the system values among them.
//
//   void main(uint i : SV_Position)   in a compute shader: attribute 'SV_Position' is unsupported in 'compute' shaders, ...
import type { Diagnostic } from '../../diagnostics/define.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { entryPointDiagnostics } from '../../diagnostics/tables/entry-points.ts'
import { vertexCounts } from '../../hlsl/primitives.ts'
import { offlineShaderModel, type Stage, stages } from '../../hlsl/profiles.ts'
import {
  currentSemantic,
  hasSystemPrefix,
  interpretSemantic,
  lookupSemantic,
  type SignaturePoint,
  signaturePoints,
  splitSemantic,
} from '../../hlsl/semantics.ts'
import { hasAttribute } from '../../program/attributes.ts'
import { meshOutputOf } from '../../program/entry-signature.ts'
import type { Parameter, ProgramFunction } from '../../program/program.ts'
import { isUniformParameter, threadObjectIn } from '../../program/resources.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import { leafCount } from '../../types/leaves.ts'
import { typeText } from '../../types/print.ts'
import { arrayDimensions, arrayElement, type Field, type SemanticName, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import { checkSemanticType } from '../registers/semantics.ts'

interface StagePoints {
  readonly in: SignaturePoint
  readonly out?: SignaturePoint
}

/** Where plain parameters and results of a stage enter and leave; other stages have no semantics. */
const pointsOfStage: Readonly<Record<string, StagePoints>> = {
  vertex: { in: 'VSIn', out: 'VSOut' },
  pixel: { in: 'PSIn', out: 'PSOut' },
  geometry: { in: 'GSIn' },
  hull: { in: 'HSIn', out: 'HSCPOut' },
  'patch constant': { in: 'PCIn', out: 'PCOut' },
  domain: { in: 'DSIn', out: 'DSOut' },
  compute: { in: 'CSIn' },
  mesh: { in: 'MSIn' },
  amplification: { in: 'ASIn' },
}

const wordsWithoutSemantics = new Set(['payload', 'indices'])

interface Place {
  readonly stage: string
  /** `undefined` where the stage has no such thing, which something else reports. */
  readonly point: SignaturePoint | undefined
  readonly location: Location
  readonly notes: readonly Diagnostic[]
  readonly depth: number
  /** A stream or patch, whose element has the semantics. */
  readonly holdsElements?: boolean
}

/** False when something was reported. */
export function checkSignature(checker: Checker, target: ProgramFunction, stage: string): boolean {
  const points = pointsOfStage[stage]
  if (!points) return true
  let isFine = true
  for (const parameter of target.parameters) isFine = checkParameter(checker, parameter, stage, points) && isFine
  const { returnType, returnSemantic, location } = target
  const place = { stage, point: points.out, location, notes: [], depth: 0 }
  if (returnType.kind === 'void') {
    // DXC asks in libraries only about what is returned.
    const isAsked = returnSemantic && checker.options.stage !== 'library'
    const isKnown = !isAsked || (checkKnown(checker, returnSemantic, place) && checkIndex(checker, returnSemantic))
    return isKnown && isFine
  }
  return checkValue(checker, returnType, returnSemantic, place) && isFine
}

function checkParameter(checker: Checker, parameter: Parameter, stage: string, points: StagePoints): boolean {
  const { type, semantic, location, name, modifiers, mode } = parameter
  if (isOfOtherStage(checker, parameter, stage)) return false
  if (modifiers.some((word) => wordsWithoutSemantics.has(word)) || isVulkanBuiltIn(checker, parameter)) return true
  // Told where it is declared.
  if (mode !== 'out' && meshOutputOf(parameter)) return true
  if (checker.options.language === 'slang' && isUniformParameter(parameter)) return true
  const notes = [attributeDiagnostics.note_declared_here(location, { name })]
  const inner = arrayElement(type)
  const holdsElements = inner.kind === 'object' && (inner.row.category === 'stream' || inner.row.category === 'patch')
  const place = { stage, location, notes, depth: 0, holdsElements }
  const isReadFine =
    mode === 'out' || checkValue(checker, type, semantic, { ...place, point: inputPoint(parameter, stage, points) })
  if (mode === 'in' || !isNotStream(type)) return isReadFine
  return checkValue(checker, type, semantic, { ...place, point: outputPoint(parameter, points) }) && isReadFine
}

const patchStages: Readonly<Record<string, readonly string[]>> = {
  InputPatch: ['hull', 'patch constant', 'geometry'],
  OutputPatch: ['patch constant', 'domain'],
}

const meshWords = new Set(['vertices', 'primitives', 'indices', 'payload'])

function stagesOfWord(word: string): readonly string[] | undefined {
  if (vertexCounts.has(word)) return ['geometry']
  return meshWords.has(word) ? ['mesh'] : undefined
}

function stagesOfType(type: Type): readonly string[] | undefined {
  if (type.kind !== 'object') return undefined
  return type.row.category === 'stream' ? ['geometry'] : patchStages[type.row.name]
}

/** Patches, streams, vertices of primitives and what mesh shaders give have their stages. */
function isOfOtherStage({ sink }: Checker, { type, modifiers, location }: Parameter, stage: string): boolean {
  const inner = arrayElement(type)
  const word = modifiers.find((each) => stagesOfWord(each)?.includes(stage) === false)
  const needed = word === undefined ? stagesOfType(inner) : stagesOfWord(word)
  if (needed?.includes(stage) !== false) return false
  const parameters = { name: word ?? (inner.kind === 'object' ? inner.row.name : ''), stage, needed: oneOf(needed) }
  sink.report(attributeDiagnostics.err_hlsl_parameter_unsupported_in_stage(location, parameters))
  return true
}

/** As Clang lists stages. */
export function oneOf(names: readonly string[]): string {
  return names.length > 1 ? `one of the following: ${names.join(', ')}` : names.join('')
}

/** Its semantic says nothing. */
function isVulkanBuiltIn(
  checker: Checker,
  { attributes = [] }: { readonly attributes?: readonly { readonly name: string }[] },
): boolean {
  return isForVulkan(checker) && hasAttribute(attributes, 'vk::builtin')
}

function isNotStream(type: Type): boolean {
  const inner = arrayElement(type)
  return inner.kind !== 'object' || inner.row.category !== 'stream'
}

function inputPoint({ type, modifiers }: Parameter, stage: string, points: StagePoints): SignaturePoint {
  const inner = arrayElement(type)
  if (inner.kind === 'object') {
    if (inner.row.name === 'InputPatch') return 'HSCPIn'
    if (inner.row.name === 'OutputPatch') return stage === 'domain' ? 'DSCPIn' : 'HSCPOut'
    if (inner.row.category === 'stream') return 'GSOut'
  }
  return stage === 'geometry' && modifiers.some((word) => vertexCounts.has(word)) ? 'GSVIn' : points.in
}

function outputPoint({ modifiers }: Parameter, points: StagePoints): SignaturePoint | undefined {
  if (modifiers.includes('vertices')) return 'MSOut'
  return modifiers.includes('primitives') ? 'MSPOut' : points.out
}

function sizeProblem(type: Type, { location, notes }: Place): Diagnostic | undefined {
  const { signatureElements, signatureLeaves } = limits
  const elements = arrayDimensions(type).reduce<number>((product, size) => product * (size ?? 1), 1)
  if (elements > signatureElements.most) {
    const parameters = { limit: signatureElements.most }
    return attributeDiagnostics.err_hlsl_signature_array_too_large(location, parameters, { notes })
  }
  const leaves = leafCount(type)
  if (leaves <= signatureLeaves.most || leaves === Number.POSITIVE_INFINITY) return undefined
  return attributeDiagnostics.err_hlsl_signature_too_large(location, { limit: signatureLeaves.most }, { notes })
}

/** Semantics of fields inside something that has one itself. */
function reportOverridden(checker: Checker, type: Type): void {
  const struct = arrayElement(type)
  if (struct.kind !== 'struct') return
  for (const base of struct.bases) reportOverridden(checker, base)
  for (const { semantic, location, type: fieldType } of struct.fields) {
    if (semantic)
      checker.sink.report(entryPointDiagnostics.warn_hlsl_semantic_overridden(location, { semantic: semantic.text }))
    reportOverridden(checker, fieldType)
  }
}

/** The first of a struct; bit-fields have no semantics of their own. */
function bitFieldIn(type: Type): Field | undefined {
  const struct = arrayElement(type)
  if (struct.kind !== 'struct') return undefined
  for (const base of struct.bases) {
    const found = bitFieldIn(base)
    if (found) return found
  }
  for (const field of struct.fields) {
    const found = field.bitWidth === undefined ? bitFieldIn(field.type) : field
    if (found) return found
  }
  return undefined
}

function refuseBitField({ sink }: Checker, bits: Field, semantic: SemanticName, notes: readonly Diagnostic[]): boolean {
  const parameters = { name: bits.name, semantic: semantic.text }
  sink.report(entryPointDiagnostics.err_hlsl_bit_field_in_signature(bits.location, parameters, { notes }))
  return false
}

/** What cannot leave the shader: objects, also in a struct. In Slang, resources among the parameters are globals. */
function staysInShader({ options }: Checker, type: Type, { holdsElements }: Place): Type | undefined {
  if (holdsElements) return undefined
  const inner = arrayElement(type)
  const isResource = inner.kind === 'object' && inner.row.class !== undefined
  return isResource && options.language === 'hlsl' ? inner : threadObjectIn(inner)
}

/** A semantic on the whole serves for all fields; without one every field needs its own. Stops at the first mistake. */
function checkValue(checker: Checker, type: Type, semantic: SemanticName | undefined, place: Place): boolean {
  const { notes, depth } = place
  const inner = arrayElement(type)
  if (inner.kind === 'error') return true
  const tooLarge = sizeProblem(type, place)
  if (tooLarge) {
    checker.sink.report(tooLarge)
    return false
  }
  const kept = semantic && staysInShader(checker, inner, place)
  if (kept) {
    const parameters = { type: typeText(kept), semantic: semantic.text }
    checker.sink.report(entryPointDiagnostics.err_hlsl_resource_in_signature(place.location, parameters, { notes }))
    return false
  }
  if (semantic) {
    reportOverridden(checker, type)
    const bits = bitFieldIn(type)
    if (bits) return refuseBitField(checker, bits, semantic, notes)
    return checkKnown(checker, semantic, place) && checkTypeLikeDxc(checker, inner, semantic, place)
  }
  const deeper = { ...place, depth: depth + 1, holdsElements: false }
  if (inner.kind === 'object' && inner.element && place.holdsElements)
    return checkValue(checker, inner.element, undefined, deeper)
  if (inner.kind === 'struct') {
    const { bases, fields } = inner
    if (!bases.every((base) => checkValue(checker, base, undefined, deeper))) return false
    return fields.every((field) => {
      if (isVulkanBuiltIn(checker, field)) return true
      const { name, location } = field
      const used = attributeDiagnostics.note_hlsl_semantic_used_here(location, { name })
      const where = depth === 0 && notes.length > 0 ? [used, ...notes] : notes
      // Slang's members have a semantic without being given one.
      if (field.bitWidth !== undefined && field.semantic) return refuseBitField(checker, field, field.semantic, notes)
      return checkValue(checker, field.type, field.semantic, { ...deeper, location, notes: where })
    })
  }
  checker.sink.report(attributeDiagnostics.err_hlsl_missing_semantic_annotation(place.location, undefined, { notes }))
  return false
}

/**
 * Other rules ask for the type where the semantic stands. The fields of a struct are looked at as elements of a signature, and where a
 * name is no system value it may be of any type.
 */
function checkTypeLikeDxc(checker: Checker, type: Type, { text, location }: SemanticName, { point }: Place): boolean {
  const { isLenientLikeDxc, shaderModel } = checker.options
  if (isLenientLikeDxc !== true || type.kind === 'struct') return true
  const { name } = splitSemantic(text)
  if (point && interpretSemantic(name, point, shaderModel.minor) === 'arbitrary') return true
  return checkSemanticType(checker, name, type, location)
}

function checkKnown(checker: Checker, { text, location }: SemanticName, { point, stage }: Place): boolean {
  const { name } = splitSemantic(text)
  const isSystemValue = hasSystemPrefix(name)
  const isUnknown = isSystemValue && !lookupSemantic(name)
  // The declaration reported that there is no such semantic; under DXC's rules it matters here only.
  if (isUnknown && checker.options.isLenientLikeDxc !== true) return false
  const current = point && checker.options.isBackCompatible ? currentSemantic(name, point) : name
  const { major, minor } = checker.options.shaderModel
  const isSlang = checker.options.language === 'slang'
  // For Vulkan no shader model is too old for the inputs of mesh and amplification shaders, as in DXC.
  const isMeshInput = point === 'MSIn' || point === 'ASIn'
  const newest = isSlang || (isMeshInput && isForVulkan(checker)) ? offlineShaderModel : minor
  if (point && interpretSemantic(current, point, newest)) return true
  if (point && isSystemValue && !isUnknown && !interpretSemantic(current, point, offlineShaderModel)) {
    reportWrongPlace(checker, text, location, stage, point)
    return false
  }
  if (isSlang) return true
  const profile = `${stages[pointStage(stage)].prefix} ${major}.${minor}`
  const noHelp = point !== 'PSOut'
  checker.sink.report(
    entryPointDiagnostics.err_hlsl_invalid_semantic(location, { semantic: text, profile }, { noHelp }),
  )
  return false
}

/** Of what is returned by nobody; signatures check their elements themselves. */
function checkIndex({ sink }: Checker, { text, location }: SemanticName): boolean {
  const { name, index } = splitSemantic(text)
  const largest = lookupSemantic(name)?.maximumIndex
  if (largest === undefined || index <= largest) return true
  sink.report(entryPointDiagnostics.err_hlsl_semantic_index_too_large(location, { semantic: text, index, largest }))
  return false
}

function pointStage(stage: string): Stage {
  return stage === 'patch constant' ? 'hull' : (stage as Stage)
}

/** Known to the stage in the other direction, or not at all: Clang has a message for each. */
function reportWrongPlace(
  checker: Checker,
  name: string,
  location: Location,
  stage: string,
  point: SignaturePoint,
): void {
  const points = lookupSemantic(splitSemantic(name).name)?.points ?? {}
  const directions = new Map<string, Set<string>>()
  for (const other of Object.keys(points) as SignaturePoint[]) {
    const { stage: known, direction } = signaturePoints[other]
    const found = directions.get(known)
    if (found) found.add(direction)
    else directions.set(known, new Set([direction]))
  }
  const own = signaturePoints[point]
  if (directions.has(own.stage)) {
    const places = namedStages([...directions]).map(
      ([known, set]) => `${known} ${set.size > 1 ? 'input/output' : `${[...set][0]}put`}`,
    )
    checker.sink.report(
      attributeDiagnostics.err_hlsl_semantic_unsupported_iotype_for_stage(
        location,
        {
          name,
          stage,
          direction: `${own.direction}put`,
          places: places.join(', '),
        },
        { noHelp: point !== 'GSIn' || !('GSVIn' in points) },
      ),
    )
    return
  }
  const stages = namedStages([...directions]).map(([known]) => known)
  const parameters = { name, stage, needed: oneOf(stages) }
  checker.sink.report(attributeDiagnostics.err_hlsl_attr_unsupported_in_stage(location, parameters))
}

/** Clang's messages name the stages that have the value from of old; others only where it is theirs alone. */
function namedStages(
  directions: readonly (readonly [stage: string, directions: ReadonlySet<string>])[],
): readonly (readonly [stage: string, directions: ReadonlySet<string>])[] {
  const named = directions.filter(([stage]) => stage === 'vertex' || stage === 'pixel' || stage === 'compute')
  return named.length > 0 ? named : directions
}
