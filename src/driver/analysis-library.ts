// The part of the library that answers questions and writes nothing: bindings, reflection, diagnostics, explanations, frozen source,
// differences. A bundle of this entry (`descry/bindings`) leaves out the writers of DXIL, SPIR-V, GLSL and HLSL.
import { type JsonDiagnostic, toJson } from '../diagnostics/render/json.ts'
import { renderText, type TextStyle } from '../diagnostics/render/text.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import type { Host } from '../preprocess/host.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import type { BindingTable } from '../reflect/binding-table.ts'
import { explainable, explainText, unknownResource } from '../reflect/explain.ts'
import { heapRows } from '../reflect/heaps.ts'
import { nowhere } from '../support/source.ts'
import { tableOf } from './bindings-result.ts'
import type { Compilation } from './compilation.ts'
import { type Compiler, createCompiler } from './compiler.ts'
import { type DiffResult, diffResult } from './diff.ts'
import { freeze } from './freeze/freeze.ts'
import { type FreezeResult, freezeResult } from './freeze/result.ts'
import { type PartialOptions, readCall } from './partial-options.ts'
import { vulkanInterfaceStage } from './vulkan-interface.ts'

/** The name of a source text, and the options it is compiled with. */
export interface SourceOptions extends PartialOptions {
  /** The name of the source in diagnostics, and where its #include look first. Default: `input.hlsl`. */
  readonly file?: string
}

/** What every question about a shader is answered with. */
export interface Answered {
  /** No errors. */
  readonly ok: boolean
  readonly diagnostics: readonly JsonDiagnostic[]
  /** The diagnostics as Clang prints them. */
  readonly text: string
  /** The source and every file it read, in order of first use. */
  readonly files: readonly string[]
}

/** The answer of `bindings`. */
export interface BindingsAnswer extends Answered {
  /** `null` when the shader does not compile. */
  readonly bindings: BindingTable | null
}

/** The answer of `explain`. */
export interface ExplainAnswer extends Answered {
  /** Why every resource, or the one that was asked for, is where it is. `null` when the shader does not compile. */
  readonly explanation: string | null
}

/** The answer of `freeze`. */
export interface FreezeAnswer extends Answered {
  /** `null` when the shader does not compile. */
  readonly frozen: FreezeResult | null
}

/** Questions about shaders whose #include are read through one host; lexed includes are kept between them. */
export interface Analyzer {
  /** Diagnostics only. */
  lint(source: string, options?: SourceOptions): Answered
  bindings(source: string, options?: SourceOptions): BindingsAnswer
  /** `resource` leaves out all others. */
  explain(source: string, options?: SourceOptions & { readonly resource?: string }): ExplainAnswer
  /** The source with every implicit binding written out. */
  freeze(source: string, options?: SourceOptions): FreezeAnswer
  /** Bindings that moved, appeared or vanished; the second may have options of its own. */
  diff(before: string, after: string, options?: SourceOptions, afterOptions?: SourceOptions): DiffResult
}

/** Without a host nothing can be included. */
export function createAnalyzer(host: Host = createMemoryHost({})): Analyzer {
  const compiler = createCompiler(host)
  const bound = (source: string, options?: SourceOptions): Compilation => run(compiler, 'generate', source, options)
  return {
    lint: (source, options) => answered(run(compiler, 'lint', source, options)),
    bindings(source, options) {
      const compilation = bound(source, options)
      return { ...answered(compilation), bindings: compilation.errorCount === 0 ? tableOf(compilation) : null }
    },
    explain(source, given) {
      const { resource, ...options } = given ?? {}
      const compilation = bound(source, options)
      const { bindings, sources } = compilation
      const names = bindings && explainable(bindings, compilation.ask(vulkanInterfaceStage))
      if (resource !== undefined && names?.has(resource) === false)
        compilation.sink.report(
          driverDiagnostics.err_invalid_option(nowhere, { problem: unknownResource(resource, names, bindings) }),
        )
      const rules = compilation.options.rules
      const explainer = bindings &&
        compilation.errorCount === 0 && { bindings, rules, sources, heaps: heapRows(compilation.heaps) }
      const explanation = explainer ? explainText(explainer, resource) : null
      return { ...answered(compilation), explanation }
    },
    freeze(source, options) {
      const compilation = bound(source, options)
      if (compilation.errorCount > 0) return { ...answered(compilation), frozen: null }
      const frozen = freeze({ path: compilation.input.path, text: source }, compilation, host)
      return { ...answered(compilation), frozen: freezeResult(frozen, compilation) }
    },
    diff: (before, after, options, afterOptions = options) =>
      diffResult(bound(before, options), bound(after, afterOptions)),
  }
}

function run(
  compiler: Compiler,
  question: 'lint' | 'generate',
  text: string,
  given: SourceOptions | undefined,
): Compilation {
  const { file = 'input.hlsl', ...partial } = given ?? {}
  const { input, options } = readCall(text, file, partial)
  return compiler[question](input, options)
}

function answered({ errorCount, reported, sources, dependencies }: Compilation): Answered {
  return {
    ok: errorCount === 0,
    diagnostics: toJson(reported, sources),
    get text() {
      return renderText(reported, sources, plain)
    },
    files: dependencies,
  }
}

const plain: TextStyle = { color: false }
