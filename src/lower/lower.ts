// Typed program to IR. Start here: what becomes of a program, in order.
import { DebugInfo } from '../ir/debug.ts'
import { metadataInts } from '../ir/metadata.ts'
import { type GlobalVariable, type IrFunction, Module } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import { buildSignature, type EntrySignature } from '../program/entry-signature.ts'
import { FoldedConditions } from '../program/evaluate/folded.ts'
import type { Program, ProgramFunction } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { someInBody } from '../program/walk.ts'
import type { Type } from '../types/types.ts'
import type { LowerOptions, ModuleContext } from './context.ts'
import { type DeclaredEntry, declareEntry, lowerEntry } from './entry.ts'
import { addSignature } from './entry-attributes.ts'
import { lowerFunction } from './functions.ts'
import { finishInitializer, lowerStatics } from './globals.ts'
import { takesUnbounded } from './instances.ts'
import { createResourceTable } from './resources.ts'

export type { EntrySignature } from '../program/entry-signature.ts'
export type { LowerOptions } from './context.ts'
export { isIntrinsicLowered } from './intrinsics/index.ts'
export { isMethodLowered } from './intrinsics/methods.ts'

export interface Lowered {
  readonly module: Module
  readonly resources: readonly ResourceDeclaration[]
  /** From the name in a handle call back to the declaration. */
  readonly declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>
  readonly signatures: readonly EntrySignature[]
  /** Entry points have a function of their own around the one that stands here. */
  readonly functions: ReadonlyMap<ProgramFunction, IrFunction>
  /** That function, of patch constant functions, too. Other functions of the source may have its name. */
  readonly entryFunctions: ReadonlyMap<ProgramFunction, IrFunction>
  /** Types of the source, and what each became. */
  readonly types: ReadonlyMap<Type, IrType>
  /** The first function with more instructions than `limits` allows; the module is of no use then. */
  readonly tooLarge: ProgramFunction | undefined
}

/** The program must be free of errors. */
export function lower(program: Program, options: LowerOptions): Lowered {
  const shared = createModule(program, options)
  const entries = shared.signatures.map((signature) => declareEntry(shared, signature))
  lowerStatics(shared)
  for (const fn of program.functions) if (!takesUnbounded(fn) && !shared.tooLarge) lowerFunction(shared, fn)
  finishInitializer(shared)
  for (const entry of entries) {
    lowerEntry(shared, entry)
    addSignature(shared.module, entry.function, entry.signature)
  }
  const { module, declarationOf, signatures, functions, types, tooLarge } = shared
  const resources = shared.resources.declarations
  const entryFunctions = entryFunctionsOf(entries)
  return { module, resources, declarationOf, signatures, functions, entryFunctions, types, tooLarge }
}

function entryFunctionsOf(entries: readonly DeclaredEntry[]): Lowered['entryFunctions'] {
  const made = new Map<ProgramFunction, IrFunction>()
  for (const { signature, function: whole, patchConstantFunction: patch } of entries) {
    const { entry } = signature
    made.set(entry.function, whole)
    if (entry.patchConstantFunction && patch) made.set(entry.patchConstantFunction, patch)
  }
  return made
}

function createModule(program: Program, options: LowerOptions): ModuleContext {
  const { profile, name } = options
  const module = new Module(name ?? '')
  module.sourceFilename = name ?? ''
  if (options.debug) module.debug = new DebugInfo()
  const { major, minor, stage } = profile
  module.targetTriple = `dxilv1.${minor}-pc-shadermodel${major}.${minor}-${stage}`
  const semanticRules = { shaderModel: minor, isBackCompatible: options.isBackCompatible ?? false }
  const validator = options.validatorVersion ?? [1, 8]
  module.namedMetadata.set('dx.valver', [metadataInts(validator)])
  return {
    program,
    options,
    module,
    resources: createResourceTable(program),
    declarationOf: new Map(),
    functions: new Map(),
    patchFunctions: new Map(),
    instances: new Map(),
    usesLanes: once(() => usesLanes(program)),
    written: new Map(),
    named: new Map(),
    globals: new Map(),
    initializer: undefined,
    tooLarge: undefined,
    signatures: program.entries.map((entry) => buildSignature(entry, semanticRules)),
    types: new Map(),
    debugTypes: new Map(),
    folded: new FoldedConditions(),
  }
}

/** Only loops that are left early ask. */
function once<Result>(compute: () => Result): () => Result {
  let known: { readonly result: Result } | undefined
  return () => (known ??= { result: compute() }).result
}

function usesLanes({ functions }: Program): boolean {
  return functions.some(
    ({ body }) =>
      body && someInBody(body, (expression) => expression.kind === 'intrinsic' && /^(Wave|Quad)/.test(expression.name)),
  )
}
