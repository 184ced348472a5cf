// Checks a syntax tree: names, types, templates, entry points. The result is the typed program (src/program).
//
// Declarations are checked in order, bodies in the order of function-bodies.ts; mistakes go to the sink. A program with errors has
// holes (`error` nodes, missing bodies) and is not handed on.

import type { Declaration, TranslationUnit } from '../ast/nodes.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { Program } from '../program/program.ts'
import { makeGlobalsBuffer } from '../program/variables.ts'
import type { Location, SourceMap } from '../support/source.ts'
import { checkGlobalResources } from './calls/global-resources.ts'
import type { BodyMessages, Checker, CheckOptions } from './checker.ts'
import { checkDeclaration, checkOutermost } from './declarations/declarations.ts'
import { collectSubobjects } from './declarations/subobjects.ts'
import { checkAvailability, exportedAlone } from './entry/availability.ts'
import { checkCapabilities } from './entry/capabilities.ts'
import { findEntries } from './entry/entry-points.ts'
import { reachableFunctions } from './entry/reachable.ts'
import { checkExported, checkStageLimits } from './entry/stage-limits.ts'
import { customizationPoint } from './handles/handles.ts'
import { checkUniformity } from './handles/uniformity.ts'
import type { NameLog } from './names/name-log.ts'
import { createCoreScope } from './names/slang-prelude.ts'
import { Scope } from './names/symbols.ts'
import { checkPayloads } from './payloads/payloads.ts'
import { drainBodies } from './statements/function-bodies.ts'
import { createUses, isAskedForUses, reportUnusedGlobals } from './statements/unused-variables.ts'
import { finishInstantiations } from './templates/explicit-instantiations.ts'
import { checkUnusedTemplates } from './templates/unused-templates.ts'
import { requireElements } from './types/complete.ts'
import { sinkForHalf } from './types/half-names.ts'
import { matrixOrder, type PragmaSource } from './types/matrix-order.ts'
import { checkTypeAvailability } from './types/type-availability.ts'

export interface CheckInput {
  readonly options: CheckOptions
  readonly pragmas: PragmaSource
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  /** Left out: every body is checked, and results are not recorded. */
  readonly messages?: BodyMessages | undefined
  /** Receives what every name means. */
  readonly names?: NameLog | undefined
}

export function check(unit: TranslationUnit, input: CheckInput): Program {
  const { options, pragmas } = input
  const sink = options.native16Bit ? sinkForHalf(input.sink, pragmas.tokens) : input.sink
  const checker = checkDeclarations(unit, { ...input, sink })
  checker.waitsForEnd = false
  finishInstantiations(checker)
  checker.pendingBodies.push(...checker.undefinedInstances.splice(0))
  drainBodies(checker)
  requireElements(checker)
  checkUnusedTemplates(checker)
  reportUnusedGlobals(checker)
  const entries = sink.isFull ? [] : findEntries(checker)
  const functions = reachableFunctions(checker, entries)
  const exported = exportedAlone(checker, functions)
  checkAvailability(checker, [...entries, ...exported])
  checkCapabilities(checker, entries)
  checkStageLimits(checker, entries)
  checkExported(checker, exported)
  for (const target of functions) {
    checkTypeAvailability(checker, target)
    checkGlobalResources(checker, target)
  }
  if (sink.errorCount === 0) checkUniformity(checker, functions, entries)
  const { globals, globalsBuffer, structs, enums, extensions, doubts } = checker
  if (globalsBuffer.members.length > 0) globals.push(globalsBuffer)
  const subobjects = collectSubobjects(checker)
  checkPayloads(checker, entries, structs)
  return {
    globals,
    functions,
    structs,
    enums,
    entries,
    ...(subobjects.length > 0 && { subobjects }),
    ...(extensions.size > 0 && { extensions }),
    ...(doubts.size > 0 && { doubts: [...doubts.values()] }),
    ...(options.native16Bit && { native16Bit: true }),
  }
}

/** In order; types of Slang that are used before their declaration are declared at their first use. */
function checkDeclarations(unit: TranslationUnit, input: CheckInput): Checker {
  const awaited = input.options.language === 'slang' ? awaitedTypes(unit) : new Map<string, Declaration>()
  const declared = new Set<Declaration>()
  const laterPlace = (name: string): Location | undefined => {
    for (const declaration of unit.declarations) {
      const place = placeOf(declaration, name)
      if (place !== undefined) return place
    }
    return undefined
  }
  const checker = createChecker(input, laterPlace, new Set(awaited.keys()), (name) => {
    const declaration = awaited.get(name)!
    checker.awaited.delete(name)
    declared.add(declaration)
    const { scope, current } = checker
    checker.scope = checker.globalScope
    checker.current = undefined
    checkDeclaration(checker, declaration)
    checker.scope = scope
    checker.current = current
  })
  if (input.names) input.names.checker = checker
  for (const declaration of unit.declarations) {
    if (declared.has(declaration)) continue
    for (const name of typeNames(declaration)) checker.awaited.delete(name)
    checkOutermost(checker, declaration)
  }
  return checker
}

/** The function that is called without its name. */
export const calledWithoutName: string = customizationPoint

/** Whether the diagnostics of an unreached body depend only on the text up to its end. */
export function judgesBodiesAlone({ language, stage }: CheckOptions, sink: DiagnosticSink): boolean {
  return stage !== 'library' && language !== 'slang' && !isAskedForUses(sink)
}

/** The types a file declares at its top; one that is declared twice keeps its order. */
function awaitedTypes({ declarations }: TranslationUnit): Map<string, Declaration> {
  const types = new Map<string, Declaration>()
  const repeated = new Set<string>()
  for (const declaration of declarations)
    for (const name of typeNames(declaration)) {
      if (types.has(name)) repeated.add(name)
      types.set(name, declaration)
    }
  for (const name of repeated) types.delete(name)
  return types
}

function placeOf(declaration: Declaration, name: string): Location | undefined {
  if (declaration.kind === 'function' && declaration.qualifier.length === 0 && declaration.name.text === name)
    return declaration.name.start
  if (declaration.kind !== 'variables') return undefined
  return declaration.declarators.find((each) => each.qualifier.length === 0 && each.name.text === name)?.name.start
}

function typeNames(declaration: Declaration): readonly string[] {
  if (declaration.kind === 'struct' || declaration.kind === 'enum')
    return declaration.name ? [declaration.name.text] : []
  return declaration.kind === 'alias' ? declaration.names.map(({ name }) => name.text) : []
}

function createChecker(
  { options, pragmas, sources, sink, messages, names }: CheckInput,
  laterPlace: Checker['laterPlace'],
  awaited: Set<string>,
  declareAwaited: (name: string) => void,
): Checker {
  const globalScope = new Scope('global', createCoreScope(), '')
  for (const name of ['dx', 'vk'])
    globalScope.symbols.set(name, { kind: 'namespace', name, scope: new Scope('namespace', globalScope, `${name}::`) })
  const globalsBuffer = makeGlobalsBuffer(options.native16Bit)
  return {
    options,
    sources,
    sink,
    globalScope,
    scope: globalScope,
    current: undefined,
    globals: [],
    structs: [],
    singleContents: new Map(),
    enums: [],
    members: new Map(),
    enumeratorPlaces: new Map(),
    spelledOut: new Set(),
    checkedDefaults: new Set(),
    openDefaults: new Set(),
    access: new Map(),
    specializations: new Map(),
    explicitInstances: new Map(),
    abstractStructs: new Set(),
    origins: new Map(),
    globalsBuffer,
    declaredGlobals: 0,
    pendingBodies: [],
    lazyBodies: new Map(),
    checkedInstances: new Set(),
    outOfLine: new Map(),
    templates: new Map(),
    instanceOrigins: new Map(),
    methodInstances: new Map(),
    instanceLog: [],
    undefinedInstances: [],
    skippedFunctions: new Set(),
    firstValues: new Map(),
    messages: messages ?? { skipped: new Map(), checked: new Map(), silentEnds: new Set() },
    openStructs: 0,
    isUninstantiated: false,
    waitsForEnd: options.language === 'slang',
    callees: new Map(),
    staticCallees: new Map(),
    builtinUses: new Map(),
    doubts: new Map(),
    undefinedMembers: new Set(),
    extensions: new Set(),
    awaited,
    declareAwaited,
    laterPlace,
    coreFunctions: new Map(),
    functionNames: new Map(),
    refused: new Set(),
    onlyDeclared: new Set(),
    uses: createUses(sink),
    names,
    isRowMajorAt: matrixOrder(pragmas, options.defaultRowMajor),
    beingCompleted: new Set(),
    instantiationDepth: 0,
    nesting: 0,
    bodyDepth: 0,
    expressionDepth: 0,
    statementDepth: 0,
  }
}
