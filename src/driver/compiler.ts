// A compiler keeps what compilations may share: the host, and the lexed text of files that many shaders include.
import { implicitBindingFlag, portabilityFlag } from '../binding/portability.ts'
import { LexCache } from '../lex/cache.ts'
import type { Host } from '../preprocess/host.ts'
import type {
  CheckOutcome,
  DxilOutcome,
  Environment,
  GenerateOutcome,
  Input,
  ParseOutcome,
  PreprocessOutcome,
  VulkanOutcome,
} from './compile.ts'
import { runCheck, runDxil, runGenerate, runParse, runPreprocess, runVulkan } from './compile.ts'
import type { GenerateStage } from './generate.ts'
import type { CompileOptions } from './options.ts'

export interface Compiler {
  /** Tokens after directives and macros. */
  preprocess(input: Input, options: CompileOptions): PreprocessOutcome
  parse(input: Input, options: CompileOptions): ParseOutcome
  /** Everything that can be said about the program without generating code. */
  lint(input: Input, options: CompileOptions): CheckOutcome
  /** The module, and where its resources are bound; how far to go is `stage`. */
  generate(input: Input, options: CompileOptions, stage?: GenerateStage): GenerateOutcome
  /** The module as DXIL. */
  dxil(input: Input, options: CompileOptions): DxilOutcome
  /** The shader as the writers of GLSL and SPIR-V take it. */
  vulkan(input: Input, options: CompileOptions): VulkanOutcome
}

export function createCompiler(host: Host): Compiler {
  const environment: Environment = { host, lexCache: new LexCache() }
  return {
    preprocess: (input, options) => runPreprocess(input, options, environment),
    parse: (input, options) => runParse(input, options, environment),
    lint: (input, options) => (asksForBindings(options) ? runGenerate : runCheck)(input, options, environment),
    generate: (input, options, stage) => runGenerate(input, options, environment, stage),
    dxil: (input, options) => runDxil(input, options, environment),
    vulkan: (input, options) => runVulkan(input, options, environment),
  }
}

/** Some warnings can only be given when the registers are known. */
function asksForBindings({ warnings }: CompileOptions): boolean {
  return warnings.options.some(
    ({ flag, action }) => action !== 'disable' && (flag === implicitBindingFlag || flag === portabilityFlag),
  )
}
