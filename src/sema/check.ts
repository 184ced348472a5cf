// Checks a syntax tree: names, types, templates, entry points. The result is the typed program (src/program).
//
// Declarations are checked in order, bodies as function-bodies.ts tells; what is wrong goes to the sink. A program with errors has
// holes (`error` nodes, missing bodies) and is not handed on.
import type { TranslationUnit } from '../ast/nodes.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { ConstantBuffer, Program } from '../program/program.ts'
import { nowhere, type SourceMap } from '../support/source.ts'
import { checkAvailability } from './availability.ts'
import type { Checker, CheckOptions } from './checker.ts'
import { checkDeclaration } from './declarations.ts'
import { findEntries } from './entry-points.ts'
import { drainBodies } from './function-bodies.ts'
import { matrixOrder, type PragmaSource } from './matrix-order.ts'
import { reachableFunctions } from './reachable.ts'
import { createCoreScope } from './slang-prelude.ts'
import { Scope } from './symbols.ts'
import { checkTypeAvailability } from './type-availability.ts'
import { checkUniformity } from './uniformity.ts'

export function check(
  unit: TranslationUnit,
  options: CheckOptions,
  pragmas: PragmaSource,
  sources: SourceMap,
  sink: DiagnosticSink,
): Program {
  const checker = createChecker(options, pragmas, sources, sink)
  for (const declaration of unit.declarations) checkDeclaration(checker, declaration)
  checker.waitsForEnd = false
  checker.pendingBodies.push(...checker.undefinedInstances.splice(0))
  drainBodies(checker)
  const entries = sink.isFull ? [] : findEntries(checker)
  const functions = reachableFunctions(checker, entries)
  checkAvailability(checker, entries)
  for (const target of functions) checkTypeAvailability(checker, target)
  if (checker.extensions.has('handles') && sink.errorCount === 0) checkUniformity(checker, functions, entries)
  const { globals, globalsBuffer, structs, enums, extensions } = checker
  if (globalsBuffer.members.length > 0) globals.push(globalsBuffer)
  return { globals, functions, structs, enums, entries, ...(extensions.size > 0 && { extensions }) }
}

function createChecker(
  options: CheckOptions,
  pragmas: PragmaSource,
  sources: SourceMap,
  sink: DiagnosticSink,
): Checker {
  const globalScope = new Scope('global', createCoreScope(), '')
  for (const name of ['dx', 'vk'])
    globalScope.symbols.set(name, { kind: 'namespace', name, scope: new Scope('namespace', globalScope, `${name}::`) })
  const globalsBuffer: ConstantBuffer = {
    kind: 'constant-buffer',
    name: '$Globals',
    isTexture: false,
    members: [],
    bindings: [],
    attributes: [],
    location: nowhere,
  }
  return {
    options,
    sources,
    sink,
    globalScope,
    scope: globalScope,
    current: undefined,
    globals: [],
    structs: [],
    enums: [],
    members: new Map(),
    enumeratorPlaces: new Map(),
    origins: new Map(),
    globalsBuffer,
    pendingBodies: [],
    lazyBodies: new Map(),
    outOfLine: new Map(),
    undefinedInstances: [],
    openStructs: 0,
    waitsForEnd: options.language === 'slang',
    callees: new Map(),
    builtinUses: new Map(),
    extensions: new Set(),
    coreFunctions: new Map(),
    functionNames: new Map(),
    isRowMajorAt: matrixOrder(pragmas, options.defaultRowMajor),
    instantiationDepth: 0,
    bodyDepth: 0,
    expressionDepth: 0,
    statementDepth: 0,
  }
}
