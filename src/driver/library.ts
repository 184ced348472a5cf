// The compiler as a library: plain data in, plain data out, the same in Node and in browsers.
//
//   const { ok, bindings, diagnostics } = compile('RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }')
//   bindings?.resources[0]      { name: 'A', register: 'u0', space: 0, reason: 'u0 is the first free register', ... }
import type { JsonDiagnostic } from '../diagnostics/render/json.ts'
import { toJson } from '../diagnostics/render/json.ts'
import { printModule } from '../ir/printer.ts'
import type { Host } from '../preprocess/host.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { type BindingTable, describeBindings } from '../reflect/binding-table.ts'
import type { Reflection } from '../reflect/reflection.ts'
import { disassemble } from '../targets/spirv/disassemble/disassemble.ts'
import { createCompiler as createDriver } from './compiler.ts'
import type { GenerateStage } from './generate.ts'
import { glslOf, glslOptions } from './glsl.ts'
import { hlslOf, hlslOptions } from './hlsl.ts'
import type { CompileOptions } from './options.ts'
import { defaultOptions } from './options.ts'
import { reflectionOf } from './reflection.ts'
import { spirvOf, spirvOptions } from './spirv.ts'

/**
 * What `output` can be: the module before any pass, after optimisation, and with every register assigned; HLSL; GLSL for Vulkan; or the
 * disassembly of the SPIR-V module in `binary`.
 */
export type LibraryEmit = 'llvm-raw' | 'llvm' | 'llvm-bound' | 'hlsl' | 'glsl' | 'spirv'

const stages: Readonly<Record<Exclude<LibraryEmit, 'hlsl' | 'glsl' | 'spirv'>, GenerateStage>> = {
  'llvm-raw': 'raw',
  llvm: 'optimized',
  'llvm-bound': 'bound',
}

export interface LibraryOptions extends Partial<CompileOptions> {
  /** The name of the source in diagnostics, and where its #include look first. Default: `input.hlsl`. */
  readonly file?: string
  /** What `output` holds. Default: `llvm-bound`. */
  readonly emit?: LibraryEmit
}

export interface CompileResult {
  /** No errors; then everything below is there. */
  readonly ok: boolean
  /** Where every resource is bound and why, and why the others are gone. `null` when the shader does not compile. */
  readonly bindings: BindingTable | null
  /** Everything a host needs to know; see docs/schema/reflection.schema.json. */
  readonly reflection: Reflection | null
  readonly diagnostics: readonly JsonDiagnostic[]
  /** The optimised module with every register assigned, as LLVM text. Made when first asked for. */
  readonly ir: string | null
  /** What `emit` asks for. Made when first asked for. */
  readonly output: string | null
  /** The module that `emit: 'spirv'` asks for. */
  readonly binary: Uint8Array | null
}

export interface LibraryCompiler {
  /** Never throws on a wrong shader: mistakes are diagnostics. */
  compile(source: string, options?: LibraryOptions): CompileResult
}

/** Reads `#include` through the host, and keeps lexed includes between calls. */
export function createCompiler(host: Host): LibraryCompiler {
  const driver = createDriver(host)
  return {
    compile(source, { file = 'input.hlsl', emit = 'llvm-bound', ...partial } = {}) {
      const input = { path: file, text: source }
      const written = { ...defaultOptions, ...partial }
      const options = optionsFor(emit, written)
      const module = emit === 'spirv' ? spirvOf(driver.vulkan(input, options), options) : undefined
      const text = emit === 'glsl' ? glslOf(driver.vulkan(input, options), options) : undefined
      const outcome = module ?? text ?? driver.generate(input, options)
      const binary = module?.spirv ?? null
      const generated = outcome.errorCount === 0 ? outcome.generated : undefined
      const ir = lazy(() => (generated ? printModule(generated.module) : null))
      const output = lazy(() => {
        if (emit === 'llvm-bound' || !generated) return ir()
        if (emit === 'hlsl') return hlslOf(outcome, file, options)
        if (emit === 'glsl') return text?.glsl ?? null
        if (emit === 'spirv') return binary && (disassemble(binary) ?? null)
        const earlier = driver.generate(input, options, stages[emit]).generated
        return earlier ? printModule(earlier.module) : null
      })
      return {
        ok: outcome.errorCount === 0,
        bindings: generated ? describeBindings(generated.bindings, outcome.sources) : null,
        reflection: generated ? reflectionOf(generated, outcome, file, options) : null,
        diagnostics: toJson(outcome.reported, outcome.sources),
        get ir() {
          return ir()
        },
        get output() {
          return output()
        },
        binary,
      }
    },
  }
}

function optionsFor(emit: LibraryEmit, options: CompileOptions): CompileOptions {
  switch (emit) {
    case 'hlsl':
      return hlslOptions(options)
    case 'glsl':
      return glslOptions(options)
    case 'spirv':
      return spirvOptions(options)
    default:
      return options
  }
}

/** One compilation of a text that includes nothing. */
export function compile(source: string, options?: LibraryOptions): CompileResult {
  return createCompiler(createMemoryHost({})).compile(source, options)
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
