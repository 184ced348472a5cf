// Entry points: which functions they are, and what their stage requires of them.
//
// A profile with a stage has the one function of `-E`; a library has every function with [shader("...")].
import type { Diagnostic } from '../../diagnostics/define.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { attributeRow } from '../../hlsl/attributes.ts'
import { hasGroups, type Stage, stageOfAttribute, stages } from '../../hlsl/profiles.ts'
import { attributeOf } from '../../program/attributes.ts'
import { isClippedPosition, withClipDistances } from '../../program/clip-planes.ts'
import { buildSignature } from '../../program/entry-signature.ts'
import type { EntryPoint, ProgramAttribute, ProgramFunction } from '../../program/program.ts'
import { isUniformParameter } from '../../program/resources.ts'
import { nearest } from '../../support/nearest.ts'
import { nowhere } from '../../support/source.ts'
import type { Checker } from '../checker.ts'
import { reportGroupSize } from '../declarations/attribute-values.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'
import type { FunctionSymbol, NameSymbol, Scope } from '../names/symbols.ts'
import { checkContents } from '../types/contents.ts'
import { checkSignature, oneOf } from './entry-signatures.ts'
import { checkSignatureRules } from './signature-rules.ts'
import { inventSemantics, makeHandlesUniform } from './slang-entry-points.ts'
import { checkStageParameters } from './stage-parameters.ts'

export function findEntries(checker: Checker): EntryPoint[] {
  const { stage, entry } = checker.options
  if (stage === 'library') return libraryEntries(checker)
  const found = entryFunction(checker, entry)
  if (!found) {
    // It may be among declarations with errors, which are reported already.
    if (checker.sink.errorCount === 0)
      checker.sink.report(attributeDiagnostics.err_hlsl_missing_entry(nowhere, { advice: entryAdvice(checker, entry) }))
    return []
  }
  checkStage(checker, found, stage)
  checkAlone(checker, found)
  return [makeEntry(checker, found, stage)]
}

/** A profile has one shader, and `-E` names it without its parameters. */
function checkAlone(checker: Checker, target: ProgramFunction): void {
  const other = outermostFunctions(checker, target.name).find((each) => each !== target)
  if (!other) return
  const notes = [nameDiagnostics.note_previous_declaration(other.location)]
  checker.sink.report(attributeDiagnostics.err_hlsl_ambiguous_entry(target.location, undefined, { notes }))
}

/** Those of a namespace are no entry points, also where `using` lets others name them without it, as in DXC. */
function outermostFunctions({ globalScope }: Checker, name: string): ProgramFunction[] {
  const symbol = globalScope.symbols.get(name)
  if (symbol?.kind !== 'functions') return []
  return symbol.overloads.flatMap(({ function: each }) => (each && each.scope === '' ? [each] : []))
}

function entryAdvice(checker: Checker, entry: string): string {
  const functions = [...checker.globalScope.symbols.keys()].filter(
    (name) => name !== entry && outermostFunctions(checker, name).length > 0,
  )
  const close = nearest(entry, functions) ?? (functions.length === 1 ? functions[0] : undefined)
  const hint = close === undefined ? '-E names another one' : `did you mean -E ${close}?`
  return `there is no function '${entry}' with a body; ${hint}`
}

function checkStage(checker: Checker, target: ProgramFunction, stage: string): void {
  const shader = attributeOf(target.attributes, 'shader')
  const attribute = shader?.arguments[0]
  if (!shader || attribute === stage || typeof attribute !== 'string') return
  const { major, minor } = checker.options.shaderModel
  const profile = `${stages[stage as Stage].prefix}_${major}_${minor}`
  checker.sink.report(attributeDiagnostics.err_hlsl_entry_shader_attr_mismatch(shader.span, { profile, attribute }))
}

function entryFunction(checker: Checker, name: string): ProgramFunction | undefined {
  return outermostFunctions(checker, name).findLast(({ body }) => body !== undefined)
}

function libraryEntries(checker: Checker): EntryPoint[] {
  const entries: EntryPoint[] = []
  const names = checker.options.exports?.names
  const taken = new Map<string, ProgramFunction>()
  forEachFunction(checker.globalScope, (target) => {
    if (names && !names.has(target.name)) return
    const shader = attributeOf(target.attributes, 'shader')
    if (!shader && target.body) warnMisplaced(checker, target)
    const argument = shader?.arguments[0]
    const stage = typeof argument === 'string' ? stageOfAttribute(argument) : impliedStage(checker, target)
    if (!stage || !target.body) return
    const other = taken.get(target.name)
    if (other) reportSameName(checker, target, other)
    taken.set(target.name, target)
    entries.push(makeEntry(checker, target, stage))
  })
  return entries
}

/** What DXC takes a function of a library for that does not say it, though it warns that it does not. */
function impliedStage({ options }: Checker, { attributes }: ProgramFunction): string | undefined {
  if (!options.isLenientLikeDxc || options.language !== 'hlsl') return undefined
  const has = (...names: readonly string[]): boolean => attributes.some(({ name }) => names.includes(name))
  if (has('shader')) return undefined
  if (has('maxvertexcount', 'instance')) return 'geometry'
  if (has('patchconstantfunc')) return 'hull'
  if (has('domain')) return 'domain'
  if (has('clipplanes')) return 'vertex'
  return has('earlydepthstencil') ? 'pixel' : undefined
}

/** Attributes of shaders have no effect on other functions, though DXC once took such a function for a shader. Clang does not warn about those it knows. */
function warnMisplaced({ sink, options }: Checker, { attributes }: ProgramFunction): void {
  if (options.language !== 'hlsl') return
  const isReported = (name: string): boolean =>
    shaderAttributes.has(name) && (options.isLenientLikeDxc === true || !clangAttributes.has(name))
  for (const { name, span } of attributes)
    if (isReported(name))
      sink.report(attributeDiagnostics.warn_hlsl_entry_attribute_without_shader_attribute(span, { name }))
}

const clangAttributes: ReadonlySet<string> = new Set(['numthreads', 'rootsignature', 'wavesize'])
const shaderAttributes: ReadonlySet<string> = new Set([
  'clipplanes',
  'domain',
  'earlydepthstencil',
  'instance',
  'maxtessfactor',
  'numthreads',
  'rootsignature',
  'outputcontrolpoints',
  'outputtopology',
  'partitioning',
  'patchconstantfunc',
  'maxvertexcount',
  'wavesize',
  'nodelaunch',
  'nodeisprogramentry',
  'nodeid',
  'nodelocalrootargumentstableindex',
  'nodeshareinputof',
  'nodedispatchgrid',
  'nodemaxdispatchgrid',
  'nodemaxrecursiondepth',
])

/** Overloads are distinguished by their parameters, shaders by their names alone. */
function reportSameName({ sink }: Checker, { name, location }: ProgramFunction, other: ProgramFunction): void {
  const notes = [nameDiagnostics.note_previous_definition(other.location)]
  sink.report(nameDiagnostics.err_redefinition(location, { name }, { notes }))
}

/** Functions of the file and its namespaces, in order of declaration; templates have none of their own. */
export function forEachFunction(
  scope: Scope,
  visit: (target: ProgramFunction, symbol: FunctionSymbol) => void,
  seen = new Set<NameSymbol>(),
): void {
  for (const symbol of scope.symbols.values()) {
    if (seen.has(symbol)) continue
    seen.add(symbol)
    if (symbol.kind === 'functions') {
      for (const overload of symbol.overloads) if (overload.function) visit(overload.function, overload)
    } else if (symbol.kind === 'namespace') forEachFunction(symbol.scope, visit, seen)
  }
}

function makeEntry(checker: Checker, target: ProgramFunction, stage: string): EntryPoint {
  const patchConstantFunction = stage === 'hull' ? findPatchConstantFunction(checker, target) : undefined
  checkRequiredAttributes(checker, target, stage)
  checkStageAttributes(checker, target, stage)
  if (checker.options.language === 'slang') {
    makeHandlesUniform(target, stage)
    if (target.parameters.some(isUniformParameter)) checker.extensions.add('uniform parameters')
    inventSemantics(target, stage)
  }
  const entry = { function: target, stage, patchConstantFunction }
  const planes = stage === 'vertex' ? attributeOf(target.attributes, 'clipplanes') : undefined
  if (planes) checkClippedPosition(checker, entry, planes)
  checkStageParameters(checker, entry)
  const isFine = checkPlaces(checker, target, 'entry function') && checkSignature(checker, target, stage)
  const isPatchFine =
    !patchConstantFunction ||
    (checkPlaces(checker, patchConstantFunction, 'patch constant function') &&
      checkSignature(checker, patchConstantFunction, 'patch constant'))
  if (isFine && isPatchFine) checkSignatureRules(checker, planes ? withClipDistances(entry) : entry)
  return entry
}

function checkClippedPosition(checker: Checker, entry: EntryPoint, { span }: ProgramAttribute): void {
  const { shaderModel, isBackCompatible = false } = checker.options
  const { outputs } = buildSignature(entry, { shaderModel: shaderModel.minor, isBackCompatible })
  if (outputs.some(isClippedPosition)) checker.extensions.add('clip planes')
  else checker.sink.report(attributeDiagnostics.err_hlsl_clipplanes_position(span))
}

function checkPlaces(checker: Checker, { parameters, returnType, location }: ProgramFunction, what: string): boolean {
  let isFine = checkContents(checker, returnType, location, `${what} return type`)
  for (const { type, location: at } of parameters)
    isFine = checkContents(checker, type, at, `${what} parameters`) && isFine
  return isFine
}

function findPatchConstantFunction(checker: Checker, target: ProgramFunction): ProgramFunction | undefined {
  const attribute = attributeOf(target.attributes, 'patchconstantfunc')
  const name = attribute?.arguments[0]
  if (!attribute || typeof name !== 'string') return undefined
  const found = entryFunction(checker, name)
  if (!found)
    checker.sink.report(attributeDiagnostics.err_hlsl_missing_patch_constant_function(attribute.span, { name }))
  return found
}

/** Who gives no profile may mean another one than the default. */
function profileNotes({ options }: Checker, target: ProgramFunction): Diagnostic[] {
  if (!options.isProfileAssumed) return []
  const results = [target.returnSemantic, ...target.parameters.map(({ semantic }) => semantic)]
  const writes = (name: string): boolean => results.some((semantic) => semantic?.text.toLowerCase().startsWith(name))
  const fitting =
    writes('sv_target') || writes('sv_depth') ? '-T ps_6_6' : writes('sv_position') ? '-T vs_6_6' : '-T PROFILE'
  return [attributeDiagnostics.note_profile_assumed(target.location, { fitting })]
}

/** DXC's lists; `numthreads` has Clang's words. */
const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  hull: ['patchconstantfunc', 'outputtopology', 'outputcontrolpoints'],
  geometry: ['maxvertexcount'],
  mesh: ['outputtopology'],
}

function checkRequiredAttributes(checker: Checker, target: ProgramFunction, stage: string): void {
  if (stage !== 'node' && hasGroups(stage) && !attributeOf(target.attributes, 'numthreads'))
    checker.sink.report(
      attributeDiagnostics.err_hlsl_missing_numthreads(
        target.location,
        { stage },
        { notes: profileNotes(checker, target) },
      ),
    )
  for (const attribute of requiredAttributes[stage] ?? [])
    if (!attributeOf(target.attributes, attribute))
      checker.sink.report(attributeDiagnostics.err_hlsl_missing_attr(target.location, { stage, attribute }))
  if ((stage === 'domain' || stage === 'hull') && !attributeOf(target.attributes, 'domain'))
    checker.sink.report(stageLimitDiagnostics.err_hlsl_missing_domain(target.location, { stage }))
}

const mostMeshThreads = 128

/** The validator of DXIL allows fewer threads than other groups have. */
function checkMeshGroup(checker: Checker, stage: string, threads: ProgramAttribute): void {
  if ((stage !== 'mesh' && stage !== 'amplification') || isForVulkan(checker)) return
  const count = threads.arguments.reduce<number>((product, size) => product * Number(size), 1)
  const parameters = { stage, limit: mostMeshThreads, count }
  if (count > mostMeshThreads)
    checker.sink.report(stageLimitDiagnostics.err_hlsl_group_too_large_for_stage(threads.span, parameters))
}

/** Attributes about thread groups, with the names and stages of Clang's messages. */
const groupAttributes: readonly (readonly [name: string, written: string])[] = [
  ['numthreads', 'numthreads'],
  ['wavesize', 'WaveSize'],
]

function checkStageAttributes(checker: Checker, target: ProgramFunction, stage: string): void {
  for (const [name, written] of groupAttributes) {
    const attribute = attributeOf(target.attributes, name)
    if (!attribute || hasGroups(stage)) continue
    // DXC overlooks it in SPIR-V, and shared headers rely on that.
    if (name === 'numthreads' && isForVulkan(checker)) {
      checker.sink.report(attributeDiagnostics.warn_attribute_ignored(attribute.span, { name: written }))
      continue
    }
    const needed = 'one of the following: compute, amplification, mesh'
    checker.sink.report(
      attributeDiagnostics.err_hlsl_attr_unsupported_in_stage(attribute.span, { name: written, stage, needed }),
    )
  }
  checkOtherStages(checker, target, stage)
  const threads = attributeOf(target.attributes, 'numthreads')
  if (threads && hasGroups(stage) && checker.options.isLenientLikeDxc === true)
    reportGroupSize(checker, threads.arguments, threads.span)
  if (threads) checkMeshGroup(checker, stage, threads)
  const wave = attributeOf(target.attributes, 'wavesize')
  if (!wave || !hasGroups(stage)) return
  // Clang has them, the validator of DXIL has not.
  if ((stage === 'mesh' || stage === 'amplification') && !isForVulkan(checker)) {
    const parameters = { name: 'WaveSize', stages: 'compute or node' }
    checker.sink.report(attributeDiagnostics.err_hlsl_attribute_unsupported_stage(wave.span, parameters))
  }
  checkWaveModel(checker, wave)
}

/** Those that DXC only warns about, and one that it overlooks. */
const ignoredElsewhere = new Set(['partitioning', 'outputtopology', 'waveopsincludehelperlanes'])

/** Attributes of one stage on an entry point of another: an error where DXC makes DXIL, and nothing for SPIR-V and Slang. */
function checkOtherStages(checker: Checker, { attributes }: ProgramFunction, stage: string): void {
  if (isForVulkan(checker) || checker.options.language === 'slang') return
  for (const { name, span } of attributes) {
    const needed: readonly string[] = attributeRow(name)?.stages ?? [stage]
    if (needed.includes(stage) || groupAttributes.some(([other]) => other === name)) continue
    const parameters = { name, stage, needed: oneOf(needed) }
    if (ignoredElsewhere.has(name)) checker.sink.report(attributeDiagnostics.warn_attribute_ignored(span, { name }))
    else checker.sink.report(attributeDiagnostics.err_hlsl_attr_unsupported_in_stage(span, parameters))
  }
}

function checkWaveModel(checker: Checker, { span, arguments: sizes }: ProgramAttribute): void {
  const { minor } = checker.options.shaderModel
  const name = 'WaveSize'
  if (minor < 6) {
    checker.sink.report(attributeDiagnostics.err_hlsl_attribute_in_wrong_shader_model(span, { name, model: '6.6' }))
    return
  }
  if (sizes.length === 1 || minor >= 8) return
  checker.sink.report(
    attributeDiagnostics.err_hlsl_attribute_number_arguments_insufficient_shader_model(span, {
      name,
      count: sizes.length,
      model: '6.8',
    }),
  )
}
