// The compiler as a library: plain data in, plain data out, the same in Node and in browsers.
//
//   const { ok, bindings, diagnostics } = compile('RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }')
//   bindings?.resources[0]      { name: 'A', register: 'u0', space: 0, reason: 'u0 is the first free register', ... }
import type { Diagnostic } from '../diagnostics/define.ts'
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'
import { toJson } from '../diagnostics/render/json.ts'
import { renderText } from '../diagnostics/render/text.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { printModule } from '../ir/printer.ts'
import type { Host } from '../preprocess/host.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import type { BindingTable } from '../reflect/binding-table.ts'
import type { Reflection } from '../reflect/reflection.ts'
import { nowhere, SourceMap } from '../support/source.ts'
import type { SourceOptions } from './analysis-library.ts'
import { type AsyncHost, withFetchedFiles } from './async-includes.ts'
import { tableOf } from './bindings-result.ts'
import type { Compilation } from './compilation.ts'
import { createCompiler as createDriver } from './compiler.ts'
import { writers } from './outputs/all.ts'
import { reflectionStage } from './outputs/reflection.ts'
import { groupByTarget, isOutputName, type Output, type OutputName, outputs, writeOutputs } from './outputs.ts'
import { readCall } from './partial-options.ts'

/** What `compile` takes besides the source; everything has a default. */
export interface LibraryOptions extends SourceOptions {
  /** What `output` and `outputs` hold. Default: `llvm-bound`. */
  readonly emit?: OutputName | readonly OutputName[]
}

/** All that came out of one compilation. */
export interface CompileResult {
  /** No errors; then everything below is there. */
  readonly ok: boolean
  /** Where every resource is bound and why, and why the others are gone. `null` when the shader does not compile. */
  readonly bindings: BindingTable | null
  /** Everything a host needs to know; see docs/schema/reflection.schema.json. */
  readonly reflection: Reflection | null
  readonly diagnostics: readonly JsonDiagnostic[]
  /** The diagnostics as Clang prints them. */
  readonly text: string
  /** The source and every file it read, in order of first use. */
  readonly files: readonly string[]
  /** The optimised module with every register assigned, as LLVM text. Made when first asked for. */
  readonly ir: string | null
  /** What `emit` asks for first, as text: of bytes, the text that people read. */
  readonly output: string | null
  /** What `emit` asks for first, if that is bytes. */
  readonly binary: Uint8Array | null
  /** All that `emit` asks for, by name. */
  readonly outputs: Readonly<Partial<Record<OutputName, Output>>>
}

/** A compiler that keeps what compilations have in common. */
export interface LibraryCompiler {
  /** Never throws on a wrong shader or wrong options: mistakes are diagnostics. */
  compile(source: string, options?: LibraryOptions): CompileResult
}

/** Reads `#include` through the host, and keeps lexed includes between calls. */
export function createCompiler(host: Host): LibraryCompiler {
  const driver = createDriver(host)
  return {
    compile(source, given) {
      const { file = 'input.hlsl', emit = 'llvm-bound', ...partial } = given ?? {}
      const { input, options } = readCall(source, file, partial)
      const asked: readonly OutputName[] = Array.isArray(emit) ? emit : [emit]
      const unknown = asked.find((name) => !isOutputName(name))
      if (unknown !== undefined) return refused(driverDiagnostics.err_unknown_output(nowhere, { name: unknown }))
      const groups = groupByTarget(withReadable(asked), options.target)
      if (typeof groups === 'string')
        return refused(driverDiagnostics.err_contradicting_target(nowhere, { problem: groups }))
      const compilations = groups.map(({ target, names }) => {
        const compilation = driver.compile(input, { ...options, target })
        const written = writeOutputs(compilation, new Map(names.map((name) => [name, writers[name]])), {})
        return { compilation, written }
      })
      return resultOf(compilations, asked)
    },
  }
}

/** One compilation of a text that includes nothing. */
export function compile(source: string, options?: LibraryOptions): CompileResult {
  return createCompiler(createMemoryHost({})).compile(source, options)
}

/** The same where files must be fetched: whatever is missing is fetched, and the source compiled again. */
export function compileAsync(source: string, host: AsyncHost, options?: LibraryOptions): Promise<CompileResult> {
  return withFetchedFiles(host, (known) => createCompiler(known).compile(source, options))
}

/** Of bytes, the text as well. */
function withReadable(names: readonly OutputName[]): OutputName[] {
  return [...new Set(names.flatMap((name) => [name, outputs[name].readable ?? name]))]
}

interface Written {
  readonly compilation: Compilation
  readonly written: ReadonlyMap<OutputName, Output> | undefined
}

/** Bindings and reflection are those of the first. */
function resultOf(parts: readonly Written[], asked: readonly OutputName[]): CompileResult {
  const { compilation } = parts[0]!
  const reflection = compilation.ask(reflectionStage) ?? null
  const ok = parts.every(({ compilation: { errorCount } }) => errorCount === 0)
  const made = new Map(parts.flatMap(({ written }) => (ok && written ? [...written] : [])))
  const first = asked[0] && made.get(asked[0])
  const text = asked[0] && made.get(outputs[asked[0]].readable ?? asked[0])
  return {
    ok,
    bindings: ok ? tableOf(compilation) : null,
    reflection: ok ? reflection : null,
    diagnostics: diagnosticsOf(parts),
    get text() {
      return parts
        .map(({ compilation: { reported, sources } }) => renderText(reported, sources, { color: false }))
        .join('')
    },
    files: compilation.dependencies,
    get ir() {
      const module = ok ? compilation.moduleAt('bound') : undefined
      return module ? printModule(module) : null
    },
    output: typeof text === 'string' ? text : null,
    binary: typeof first === 'object' ? first : null,
    outputs: Object.fromEntries(asked.flatMap((name) => (made.has(name) ? [[name, made.get(name)]] : []))),
  }
}

/** Equal diagnostics of two targets are listed once. */
function diagnosticsOf(parts: readonly Written[]): JsonDiagnostic[] {
  const found = new Map<string, JsonDiagnostic>()
  for (const { compilation } of parts)
    for (const diagnostic of toJson(compilation.reported, compilation.sources)) {
      const key = JSON.stringify(diagnostic)
      if (parts.length === 1) found.set(`${found.size}`, diagnostic)
      else if (!found.has(key)) found.set(key, diagnostic)
    }
  return [...found.values()]
}

function refused(diagnostic: Diagnostic): CompileResult {
  const sink = new DiagnosticSink()
  sink.report(diagnostic)
  return {
    ok: false,
    bindings: null,
    reflection: null,
    diagnostics: toJson(sink.reported, new SourceMap()),
    text: renderText(sink.reported, new SourceMap(), { color: false }),
    files: [],
    ir: null,
    output: null,
    binary: null,
    outputs: {},
  }
}
