// A compiler keeps what compilations may share: the host, the lexed text of files that many shaders include, and which bodies of
// functions in there need no second look (checked-text.ts).

import { implicitBindingFlag, portabilityFlag } from '../binding/portability.ts'
import { offlineShaderModel } from '../hlsl/profiles.ts'
import { LexCache } from '../lex/cache.ts'
import type { Host } from '../preprocess/host.ts'
import type { Timer } from '../support/timer.ts'
import { Compilation, type Environment, type Input } from './compilation.ts'
import { needsModule } from './needs-module.ts'
import { type CompileOptions, isForVulkan } from './options.ts'
import { descriptorsMayCollide } from './register-collisions.ts'
import { signatureProfile } from './root-signatures.ts'
import { tooNewErrorsStage, tooNewWarningsStage } from './too-new.ts'
import { vulkanStage } from './vulkan.ts'

export interface Compiler {
  /** Nothing has run yet: stages run when they are asked for. */
  compile(input: Input, options: CompileOptions): Compilation
  /** All diagnostics that do not need code are reported. */
  lint(input: Input, options: CompileOptions): Compilation
  /** The module is made, and its resources are bound. */
  generate(input: Input, options: CompileOptions): Compilation
}

/** `timer` measures the stages of every compilation. */
export function createCompiler(host: Host, timer?: Timer): Compiler {
  const environment: Environment = { host, lexCache: new LexCache(), checkedText: { bodies: new Map() }, timer }
  return compilerIn(environment)
}

/** For many jobs, of which only outputs are asked for: programs lack declarations that others have shown to be in order (checked-text.ts). */
export function createJobCompiler(host: Host): Compiler {
  const checkedText = { bodies: new Map(), declarations: new Set<number>() }
  return compilerIn({ host, lexCache: new LexCache(), checkedText })
}

function compilerIn(environment: Environment): Compiler {
  const compile: Compiler['compile'] = (input, options) => new Compilation(input, options, environment)
  return {
    compile,
    lint(input, options) {
      const compilation = compile(input, options)
      // Whether a root signature fits the shader is known only when the registers are.
      const { rootSignature } = compilation
      if (signatureProfile(options) !== undefined) return compilation
      const { checked } = compilation
      const isModuleAsked =
        asksForBindings(options) ||
        rootSignature ||
        options.legacyReservation ||
        compilation.profile.minor === offlineShaderModel ||
        needsModule(checked, options.rules)
      const areBindingsAsked = isForVulkan(options) && descriptorsMayCollide(checked, options.vulkan)
      if (isModuleAsked || areBindingsAsked) compilation.ask(tooNewErrorsStage)
      // A library without entry points may be a part of others.
      if (isForVulkan(options) && checked.entries.length > 0) compilation.ask(vulkanStage)
      return compilation
    },
    generate(input, options) {
      const compilation = compile(input, options)
      if (isForVulkan(options)) compilation.ask(vulkanStage)
      else compilation.ask(tooNewWarningsStage)
      return compilation
    },
  }
}

/** Some warnings can only be given when the registers are known. */
function asksForBindings({ warnings }: CompileOptions): boolean {
  return warnings.options.some(
    ({ flag, action }) => action !== 'disable' && (flag === implicitBindingFlag || flag === portabilityFlag),
  )
}
