// The state of one check, shared by the functions of this folder.
//
// The folder is split by what is checked: declarations, structs, templates, functions and statements (declarations side);
// expressions, conversions, calls, initialisers, constants (expressions side). Each side calls the other through the functions
// exported by its files; the Checker only carries what they share.

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { ConstantBuffer, ProgramFunction, Variable } from '../program/program.ts'
import type { SourceMap } from '../support/source.ts'
import type { EnumType, StructType, Type } from '../types/types.ts'
import type { Scope, StructMembers } from './symbols.ts'

export interface CheckOptions {
  readonly language: 'hlsl' | 'slang'
  /** 2016 to 2021; 202x is 2029. */
  readonly hlslVersion: number
  readonly stage: string
  readonly shaderModel: { readonly major: number; readonly minor: number }
  /** Empty for libraries. */
  readonly entry: string
  readonly native16Bit: boolean
  /** `-Zpr`. */
  readonly defaultRowMajor: boolean
}

/** The function whose body is being checked. */
export interface FunctionContext {
  readonly function: ProgramFunction
  readonly returnType: Type
  /** Nesting of what `break` and `continue` may leave. */
  loopDepth: number
  switchDepth: number
}

export interface Checker {
  readonly options: CheckOptions
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  readonly globalScope: Scope
  scope: Scope
  current: FunctionContext | undefined
  /** Variables and buffers in declaration order, as `Program.globals` wants them. */
  readonly globals: (Variable | ConstantBuffer)[]
  readonly functions: ProgramFunction[]
  readonly structs: StructType[]
  readonly enums: EnumType[]
  readonly members: Map<StructType, StructMembers>
  /** Depth of template instantiation and of nested expressions, both limited. */
  instantiationDepth: number
  expressionDepth: number
}
