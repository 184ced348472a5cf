// From the bound module to DXIL, in order: accesses, memory, vectors, operations, metadata.
import type { Bindings } from '../../binding/bind.ts'
import type { SignatureOptions } from '../../binding/signatures.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { dxilDiagnostics } from '../../diagnostics/tables/dxil.ts'
import { linkDiagnostics } from '../../diagnostics/tables/link.ts'
import { offlineShaderModel, type Profile, type Stage } from '../../hlsl/profiles.ts'
import type { GlobalVariable, IrFunction, Module } from '../../ir/module.ts'
import type { IrType, StructType } from '../../ir/types.ts'
import type { PassContext } from '../../passes/define.ts'
import { Remarks } from '../../passes/remarks.ts'
import { runPasses } from '../../passes/run.ts'
import { attributeOf, hasAttribute } from '../../program/attributes.ts'
import { nodeFacts } from '../../program/node-facts.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import type { Subobject } from '../../program/subobjects.ts'
import { writeRootSignature } from '../../rootsig/write.ts'
import { bug } from '../../support/bug.ts'
import { nowhere } from '../../support/source.ts'
import type { Type } from '../../types/types.ts'
import { constructorsName } from './constructors.ts'
import type { DxilEntry, DxilModule, PayloadFacts } from './dxil-module.ts'
import { entryProperties } from './entry-properties.ts'
import { type ExportRequest, renameExports } from './exports.ts'
import { finishModule } from './finish-module.ts'
import { emulateHelperLanes } from './helper-lanes.ts'
import { constantVariables } from './legalize/constant-variables.ts'
import { dynamicVectors } from './legalize/dynamic-vectors.ts'
import { flattenMemory } from './legalize/flatten-memory.ts'
import { nodeMemory } from './legalize/node-memory.ts'
import { oldInstructions } from './legalize/old-instructions.ts'
import { payloadMemory } from './legalize/payload-memory.ts'
import { rayMemory } from './legalize/ray-memory.ts'
import { resourceAccess } from './legalize/resource-access.ts'
import { nameForPeople } from './link/names.ts'
import { lowerModule } from './lower/lower-module.ts'
import { mangleFunction } from './mangle.ts'
import { markPassedMatrices, markPayloads } from './mark-payloads.ts'
import { memoryAnnotations, passedValues } from './memory-annotations.ts'
import { handleParameters } from './missing-operations.ts'
import { nameLibrary } from './name-library.ts'
import { nodeProperties } from './node-metadata.ts'
import { passMatrices } from './passed-matrices.ts'
import { addGlobals, collectRecords } from './resources.ts'
import { buildSignatures, type EntrySignatureInput } from './signatures.ts'

/** A bound module and what is known of it; `Generated` of the driver fits. */
export interface DxilInput {
  readonly module: Module
  readonly bindings: Bindings
  readonly lowered: {
    readonly resources: readonly ResourceDeclaration[]
    readonly declarationOf: ReadonlyMap<GlobalVariable, ResourceDeclaration>
    readonly signatures: readonly EntrySignatureInput[]
    readonly functions: ReadonlyMap<ProgramFunction, IrFunction>
    /** Types of the source, and what each became. */
    readonly types: ReadonlyMap<Type, IrType>
  }
}

export interface DxilOptions extends SignatureOptions {
  readonly profile: Profile
  readonly validatorVersion: readonly [number, number]
  readonly allResourcesBound: boolean
  /** The space of implicit bindings, if one was given. */
  readonly autoBindingSpace?: number | undefined
  readonly resourcesMayAlias: boolean
  /** The shader was compiled with -Od. */
  readonly isUnoptimized?: boolean
  /** The module has names and fields, as its reflection has. */
  readonly keepsReflection?: boolean
  readonly subobjects?: readonly Subobject[]
  readonly payloads?: readonly PayloadFacts[]
  /** What becomes of denormal numbers of 32 bits; undefined: anything. */
  readonly denormals?: 'preserve' | 'ftz' | undefined
  /** Of a library: what functions are called outside. */
  readonly exports?: readonly ExportRequest[] | undefined
}

/** Changes the module in place. What DXIL cannot express is reported. */
export function toDxil(input: DxilInput, options: DxilOptions, sink: DiagnosticSink): DxilModule {
  const { module, bindings, lowered } = input
  const { profile, native16Bit } = options
  const { stage, minor } = profile
  const isLibrary = stage === 'library'
  if (!isLibrary) removeUncalled(module, lowered.signatures)
  const marked = isLibrary ? firstFunction(module) : entryFunction(module, lowered.signatures[0]!)
  if (marked) markPayloads(marked, isLibrary ? undefined : payloadType(module, lowered.signatures[0]), lowered.types)
  if (isLibrary) markPassedMatrices(module, lowered.functions)
  emulateHelperLanes(module, minor, isLibrary || stage === 'pixel')
  prepare(module, isLibrary)
  const replaced = isLibrary ? passMatrices(module) : new Map<IrFunction, IrFunction>()
  const functions = new Map([...lowered.functions].map(([source, fn]) => [source, replaced.get(fn) ?? fn]))
  const found = collectRecords(module, {
    resources: bindings.resources,
    declarationOf: lowered.declarationOf,
    form: native16Bit || minor === offlineShaderModel ? 'register' : 'host',
  })
  const resources = isLibrary ? addGlobals(module, found, minor) : found
  for (const { location, what } of handleParameters(module))
    sink.report(dxilDiagnostics.err_dxil_unsupported(location, { what }))
  lowerModule(module, resources, {
    minor,
    isLibrary,
    native16Bit,
    sink,
    payloadType: payloadType(module, lowered.signatures[0]),
  })
  oldInstructions.run(module, passContext())
  const shaders = entriesOf(module, lowered.signatures, options)
  if (!isLibrary) namePatchFunction(module, lowered.signatures[0])
  const entries = isLibrary
    ? exportedEntries(module, nameLibrary(module, { ...lowered, functions }, shaders), options, sink)
    : shaders
  removeLeftovers(module, new Set(resources.records.map(({ global }) => global)))
  if (options.denormals && minor >= 2)
    for (const entry of entries) entry.function.attributes.set('fp32-denorm-mode', options.denormals)
  return finishModule(module, {
    profile,
    validatorVersion: options.validatorVersion,
    native16Bit,
    resources: resources.records,
    entries,
    earlyDepthStencil: lowered.signatures.some(({ entry }) => isEarly(entry)),
    isUnoptimized: options.isUnoptimized ?? false,
    allResourcesBound: options.allResourcesBound,
    autoBindingSpace: options.autoBindingSpace,
    resourcesMayAlias: options.resourcesMayAlias,
    keepsReflection: options.keepsReflection ?? false,
    subobjects: options.subobjects ?? [],
    payloads: options.payloads ?? [],
    structs: memoryAnnotations(module, lowered.types),
    passed: passedValues(module, { ...lowered, functions }, shaders, isLibrary),
  })
}

function exportedEntries(
  module: Module,
  entries: readonly DxilEntry[],
  { exports }: DxilOptions,
  sink: DiagnosticSink,
): readonly DxilEntry[] {
  if (!exports) return entries
  const renamed = renameExports(module, entries, exports)
  for (const name of renamed.collisions)
    sink.report(linkDiagnostics.err_link_export_collision(nowhere, { name: nameForPeople(name) }))
  return renamed.entries
}

function passContext(): PassContext {
  return { remarks: new Remarks(), level: 0 }
}

function prepare(module: Module, isLibrary: boolean): void {
  const context = passContext()
  const steps = [
    resourceAccess,
    'common-subexpressions',
    'scalarize',
    constantVariables,
    dynamicVectors,
    payloadMemory,
    nodeMemory,
    ...(isLibrary ? [rayMemory] : []),
  ]
  runPasses(module, steps, context)
  // Every access of flattened memory computes its own index.
  const isFlattened = flattenMemory.run(module, context)
  runPasses(module, isFlattened ? ['scalarize', 'common-subexpressions'] : ['scalarize'], context)
}

function firstFunction(module: Module): IrFunction | undefined {
  return [...module.functions.values()].find(({ isDeclaration }) => !isDeclaration)
}

/** A shader keeps its entry and patch constant function; `export` means something in libraries only. */
function removeUncalled(module: Module, signatures: readonly EntrySignatureInput[]): void {
  const entries = signatures.map((signature) => entryFunction(module, signature))
  const kept = new Set(entries.flatMap((fn) => shaderFunctions(module, fn)))
  const pending = [...module.functions.values()]
  for (let fn = pending.pop(); fn; fn = pending.pop()) {
    if (fn.isDeclaration || fn.hasUses || kept.has(fn) || fn.module !== module) continue
    const called = [...fn.instructions()].flatMap(({ calledFunction }) => calledFunction ?? [])
    module.eraseFunction(fn)
    pending.push(...called)
  }
}

/** Removes names of resources and intrinsics without uses, and string attributes that DXIL does not know. */
function removeLeftovers(module: Module, kept: ReadonlySet<GlobalVariable | undefined>): void {
  for (const fn of [...module.functions.values()]) {
    if (fn.isDeclaration && !fn.hasUses) module.eraseFunction(fn)
    else if (!fn.isDeclaration) {
      for (const name of [...fn.attributes.keys()]) if (name !== 'noinline') fn.attributes.delete(name)
      for (const block of fn.blocks) if (block.isEntry) block.name = ''
    }
  }
  for (const global of [...module.globals.values()])
    if (!global.hasUses && !kept.has(global) && global.name !== constructorsName) module.eraseGlobal(global)
}

function numbersOf(text: string | undefined): [number, number, number] | undefined {
  if (text === undefined) return undefined
  const [x = 0, y = 0, z = 0] = text.split(',').map(Number)
  return [x, y, z]
}

function limitOf(fn: IrFunction): number | undefined {
  const text = fn.attributes.get('hlsl.groupsharedlimit')
  return text === undefined ? undefined : Number(text)
}

function entriesOf(module: Module, signatures: readonly EntrySignatureInput[], options: DxilOptions): DxilEntry[] {
  const isOffline = options.profile.minor === offlineShaderModel
  return signatures.map((signature) => {
    const fn = entryFunction(module, signature)
    const node = signature.entry.stage === 'node' ? nodeFacts(signature.entry) : undefined
    const numThreads = numbersOf(fn.attributes.get('hlsl.numthreads')) ?? (node ? ([1, 1, 1] as const) : undefined)
    return {
      function: fn,
      name: fn.name,
      stage: signature.entry.stage as Stage,
      takesNothing: takesNothing(signature.entry.function),
      signatures: buildSignatures(signature, shaderFunctions(module, fn), options),
      numThreads,
      properties: node ? nodeProperties(node) : entryProperties(module, signature.entry, fn, options.native16Bit),
      waveSize: numbersOf(fn.attributes.get('hlsl.wavesize')),
      groupSharedLimit: limitOf(fn),
      ...(node && { node }),
      rootSignature: isOffline ? rootSignatureOf(signature.entry) : undefined,
    }
  })
}

/** What is linked later brings its root signature along. */
function rootSignatureOf({ function: { attributes } }: EntryPoint): Uint8Array | undefined {
  const signature = attributeOf(attributes, 'rootsignature')?.rootSignature
  return signature && writeRootSignature(signature)
}

function takesNothing({ parameters, returnType }: ProgramFunction): boolean {
  return parameters.length === 0 && returnType.kind === 'void'
}

/** The entry and, of a hull shader, its patch constant function. */
function shaderFunctions(module: Module, entry: IrFunction): IrFunction[] {
  const patch = module.getFunction(entry.attributes.get('hlsl.patchconstantfunc') ?? '')
  return patch ? [entry, patch] : [entry]
}

function entryFunction(module: Module, { entry }: EntrySignatureInput): IrFunction {
  const { name } = entry.function
  for (const fn of module.functions.values()) if (fn.attributes.has('hlsl.shader') && fn.name === name) return fn
  return module.getFunction(name) ?? bug(`the entry ${name} has no function`)
}

/** It has the name that it would have in a library, as in DXC. */
function namePatchFunction(module: Module, signature: EntrySignatureInput | undefined): void {
  const source = signature?.entry.patchConstantFunction
  const made = source && module.getFunction(source.name)
  if (!made) return
  module.rename(made, mangleFunction(source))
  // Functions with a body come first.
  for (const fn of [...module.functions.values()].filter(({ isDeclaration }) => isDeclaration)) {
    module.functions.delete(fn.name)
    module.functions.set(fn.name, fn)
  }
}

/** The struct of the parameter marked `payload`. */
function payloadType(module: Module, signature: EntrySignatureInput | undefined): StructType | undefined {
  const parameter = signature?.entry.function.parameters.find(({ modifiers }) => modifiers.includes('payload'))
  if (parameter?.type.kind !== 'struct') return undefined
  return module.structs.get(`struct.${parameter.type.scope}${parameter.type.name}`)
}

function isEarly(entry: EntryPoint): boolean {
  return hasAttribute(entry.function.attributes, 'earlydepthstencil')
}
