// The compiler as a library: plain data in, plain data out, the same in Node and in browsers.
//
//   const { diagnostics } = compile('Texture2D t : register(u0);', { profile: 'lib_6_6' })
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'
import { toJson } from '../diagnostics/render/json.ts'
import type { Host } from '../preprocess/host.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { createCompiler as createDriver } from './compiler.ts'
import type { CompileOptions } from './options.ts'
import { defaultOptions } from './options.ts'

export interface LibraryOptions extends Partial<CompileOptions> {
  /** The name of the source in diagnostics, and where its #include look first. */
  readonly file?: string
}

export interface CompileResult {
  readonly ok: boolean
  readonly diagnostics: readonly JsonDiagnostic[]
}

export interface LibraryCompiler {
  compile(source: string, options?: LibraryOptions): CompileResult
}

/** Keeps lexed includes between calls. */
export function createCompiler(host: Host): LibraryCompiler {
  const driver = createDriver(host)
  return {
    compile(source, { file = 'input.hlsl', ...options } = {}) {
      const outcome = driver.lint({ path: file, text: source }, { ...defaultOptions, ...options })
      return { ok: outcome.errorCount === 0, diagnostics: toJson(outcome.reported, outcome.sources) }
    },
  }
}

/** One compilation of a text that includes nothing. */
export function compile(source: string, options?: LibraryOptions): CompileResult {
  return createCompiler(createMemoryHost({})).compile(source, options)
}
