// What tools and tests ask a compilation for most often, in one call.
import type { Diagnostic } from '../src/diagnostics/define.ts'
import type { Reported } from '../src/diagnostics/sink.ts'
import type { Compilation, Input } from '../src/driver/compilation.ts'
import type { Compiler } from '../src/driver/compiler.ts'
import { dxilStage } from '../src/driver/dxil.ts'
import type { CompileOptions } from '../src/driver/options.ts'
import { writers } from '../src/driver/outputs/all.ts'
import { type Output, type OutputName, outputs } from '../src/driver/outputs.ts'
import { vulkanStage } from '../src/driver/vulkan.ts'
import type { SourceMap } from '../src/support/source.ts'
import type { DxilModule } from '../src/targets/dxil/dxil-module.ts'
import type { VulkanShader } from '../src/targets/vulkan/model.ts'

export interface Emitted {
  readonly outcome: Compilation
  /** Empty when there are errors. */
  readonly output: Output
}

export type Emitter = (compiler: Compiler, input: Input, options: CompileOptions) => Emitted

/** One output, for the target it implies. */
export function emit(name: OutputName, verifiesSteps = true): Emitter {
  return (compiler, input, options) => {
    const target = outputs[name].target ?? options.target
    const outcome = compiler.compile(input, { ...options, target, verifiesSteps })
    return { outcome, output: writers[name](outcome, {}) ?? '' }
  }
}

export function firstError({ reported }: Pick<Compilation, 'reported'>): Diagnostic | undefined {
  return reported.find(({ severity }) => severity === 'error')?.diagnostic
}

/** The result of a stage and what was said by then. */
export interface Asked {
  readonly outcome: Compilation
  readonly reported: readonly Reported[]
  readonly errorCount: number
  readonly sources: SourceMap
}

export function dxilOf(compilation: Compilation): Asked & { readonly dxil: DxilModule | undefined } {
  const dxil = compilation.ask(dxilStage)
  return { dxil, ...asked(compilation) }
}

/** For SPIR-V unless the options say GLSL. */
export function vulkanOf(
  compiler: Compiler,
  input: Input,
  options: CompileOptions,
): Asked & { readonly shader: VulkanShader | undefined } {
  const target = options.target ?? 'spirv'
  const compilation = compiler.compile(input, { ...options, target, verifiesSteps: true })
  const shader = compilation.ask(vulkanStage)
  return { shader, ...asked(compilation) }
}

function asked(outcome: Compilation): Asked {
  const { reported, errorCount, sources } = outcome
  return { outcome, reported, errorCount, sources }
}
