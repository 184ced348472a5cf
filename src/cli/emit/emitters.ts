// What `descry FILE` can print. A stage that learns to print adds its word to `emits` (settings.ts) and its row here.
import type { Input, Outcome } from '../../driver/compile.ts'
import type { Compiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import type { emits } from '../settings.ts'

export interface Emitted {
  readonly outcome: Outcome
  /** Empty when there is nothing to print. */
  readonly output: string | Uint8Array
  /** What keeps the output from being written though the shader is right. */
  readonly problems?: readonly string[]
}

export type Emitter = (compiler: Compiler, input: Input, options: CompileOptions) => Emitted

/** Loaded on demand, like commands. */
export const emitters: Readonly<Record<(typeof emits)[number], () => Promise<Emitter>>> = {
  ast: async () => (await import('./ast.ts')).emitAst,
  tokens: async () => (await import('./tokens.ts')).emitTokens,
  'llvm-raw': async () => (await import('./llvm.ts')).emitLlvm('raw'),
  llvm: async () => (await import('./llvm.ts')).emitLlvm('optimized'),
  'llvm-bound': async () => (await import('./llvm.ts')).emitLlvm('bound'),
  dxil: async () => (await import('./dxil.ts')).emitDxil,
  spirv: async () => (await import('./spirv.ts')).emitSpirv('binary'),
  'spirv-asm': async () => (await import('./spirv.ts')).emitSpirv('text'),
  hlsl: async () => (await import('./hlsl.ts')).emitHlsl,
  glsl: async () => (await import('./glsl.ts')).emitGlsl,
}
