// What lowering carries along: one ModuleContext per module, one Context per function that is being written.
//
// Everything that lowers takes the Context first and makes instructions through `context.builder`; `at` sets which piece of source
// the next instructions belong to.
import type { Profile } from '../hlsl/profiles.ts'
import { Builder } from '../ir/builder.ts'
import type { DebugRecord, DebugType } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { BasicBlock, GlobalVariable, IrFunction, Module } from '../ir/module.ts'
import { fastMath } from '../ir/opcodes.ts'
import { type IrType, pointerType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { EntrySignature } from '../program/entry-signature.ts'
import type { FoldedConditions } from '../program/evaluate/folded.ts'
import type { NamedParts } from '../program/named-parts.ts'
import type { Program, ProgramFunction, Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import type { Written } from '../program/writes.ts'
import type { Location, Span } from '../support/source.ts'
import type { Type } from '../types/types.ts'
import { scoped } from './debug.ts'
import type { Place } from './place.ts'
import type { ResourceTable } from './resources.ts'

export interface LowerOptions {
  readonly profile: Profile
  /** Name of the module, usually the file's. */
  readonly name?: string
  /** No liberties with floating point (`-Gis`). */
  readonly strictFloats?: boolean
  /** Semantics of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible?: boolean
  /** How matrices without a word of their own lie in memory (`-Zpr`). */
  readonly defaultRowMajor?: boolean
  /** Semantics of outputs that are precise (`-precise-output`). */
  readonly preciseOutputs?: readonly string[]
  /** Scopes and variables are kept for debuggers. */
  readonly debug?: boolean
  /** Calls of printf are kept: for layers of Vulkan, and with the text for running the module. */
  readonly hasMessages?: boolean | 'with text'
  /** Of `[[vk::ext_builtin_input]]` the value comes from outside. */
  readonly hasBuiltInVariables?: boolean
  /** `-validator-version`; 1.8 as in Clang when absent. */
  readonly validatorVersion?: readonly [major: number, minor: number] | undefined
}

export interface ModuleContext {
  readonly program: Program
  readonly options: LowerOptions
  readonly module: Module
  readonly resources: ResourceTable
  /** The global that names a resource in handle calls. */
  readonly declarationOf: Map<GlobalVariable, ResourceDeclaration>
  readonly functions: Map<ProgramFunction, IrFunction>
  /** Patch constant functions that hull shaders name. */
  readonly patchFunctions: Map<ProgramFunction, IrFunction>
  /** Functions written for the places they are called with, by the keys of these; see instances.ts. */
  readonly instances: Map<ProgramFunction, Map<string, IrFunction>>
  /** Whether lanes of a wave work together somewhere. */
  readonly usesLanes: () => boolean
  /** What functions change, as far as it was asked. */
  readonly written: Map<ProgramFunction, Written>
  /** Which parts of structs functions name, as far as it was asked. */
  readonly named: Map<ProgramFunction, NamedParts | 'unknown'>
  /** Statics and groupshared variables met so far. */
  readonly globals: Map<Variable, Place>
  /** Stores the initial values of statics; made when the first one needs it. */
  initializer: Context | undefined
  /** The first function with too many instructions; it is not written to its end. */
  tooLarge: ProgramFunction | undefined
  /** Of the entry points, in order; mesh outputs and streams are found through them. */
  readonly signatures: readonly EntrySignature[]
  readonly types: Map<Type, IrType>
  readonly debugTypes: Map<Type, DebugType>
  /** Conditions that are constants of the language. */
  readonly folded: FoldedConditions
}

export interface JumpTargets {
  readonly onBreak: BasicBlock
  /** Absent in a switch: `continue` belongs to the loop around it. */
  readonly onContinue: BasicBlock | undefined
}

export interface Context {
  readonly shared: ModuleContext
  readonly module: Module
  readonly builder: Builder
  readonly function: IrFunction
  /** What it is made from; undefined for what the compiler adds itself. */
  readonly source: ProgramFunction | undefined
  /** Locals and parameters. */
  readonly variables: Map<Variable, Place>
  /** The object of a method. */
  thisPlace: Place | undefined
  /** Where an aggregate or resource result goes. */
  resultPlace: Place | undefined
  readonly jumps: JumpTargets[]
  lastAlloca: Instruction | undefined
  /** Of debug information; 0 without. */
  scope: number
  /** Debug information of variables so far. */
  readonly declared: DebugRecord[]
  /** Flags of float arithmetic: all of fast math, none for what is `precise`. */
  floatFlags: number
  /** How coherent a resource from a heap is: bits of `coherenceBits`. */
  coherence: number
}

export function createContext(shared: ModuleContext, fn: IrFunction, source?: ProgramFunction): Context {
  const builder = new Builder(shared.module)
  builder.positionAtEnd(fn.appendBlock('entry'))
  return {
    shared,
    module: shared.module,
    builder,
    function: fn,
    source,
    variables: new Map(),
    thisPlace: undefined,
    resultPlace: undefined,
    jumps: [],
    lastAlloca: undefined,
    scope: 0,
    declared: [],
    floatFlags: shared.options.strictFloats ? 0 : fastMath,
    coherence: 0,
  }
}

/** The next instructions come from this piece of source; to debuggers an operation is where its operator stands, as in Clang. */
export function at(context: Context, span: Span & { readonly operatorLocation?: Location }): void {
  const place = context.module.debug ? (span.operatorLocation ?? span.start) : span.start
  context.builder.location = scoped(context, place)
}

/** Memory of the function's own, at the top of its entry block whatever is being lowered now. */
export function allocate(context: Context, type: IrType, name: string): Value {
  const instruction = new Instruction('alloca', pointerType(0), [], name)
  instruction.subjectType = type
  instruction.location = context.builder.location
  const entry = context.function.entry
  const before = context.lastAlloca ? context.lastAlloca.next : entry.instructions.first
  entry.insert(instruction, before)
  context.lastAlloca = instruction
  return instruction
}

export function appendBlock(context: Context, name: string): BasicBlock {
  return context.function.appendBlock(name)
}

/** Computes without the liberties of fast math while `run` runs, if the target is `precise`. */
export function withPrecision<T>(context: Context, precise: boolean, run: () => T): T {
  if (!precise) return run()
  const flags = context.floatFlags
  context.floatFlags = 0
  const result = run()
  context.floatFlags = flags
  return result
}

const coherenceBits: Readonly<Record<string, number>> = { globallycoherent: 1, reordercoherent: 2 }

/** Computes what goes to a variable with these modifiers. */
export function withCoherence<T>(context: Context, modifiers: readonly string[] | undefined, run: () => T): T {
  const bits = (modifiers ?? []).reduce((sum, word) => sum | (coherenceBits[word] ?? 0), 0)
  if (bits === 0) return run()
  const { coherence } = context
  context.coherence = bits
  const result = run()
  context.coherence = coherence
  return result
}
