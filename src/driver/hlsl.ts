// A compiled shader as HLSL text.
import { writeHlsl } from '../targets/source/hlsl/write.ts'
import type { GenerateOutcome } from './compile.ts'
import { type CompileOptions, languageOf } from './options.ts'

/** What a shader that is to be written as HLSL is compiled with. */
export function hlslOptions(options: CompileOptions): CompileOptions {
  return { ...options, target: 'hlsl' }
}

/** Empty when the shader has errors. `path` is the main file. */
export function hlslOf(outcome: GenerateOutcome, path: string, options: CompileOptions): string {
  const { generated, program, sources } = outcome
  if (!generated || outcome.errorCount > 0) return ''
  return writeHlsl({
    program,
    bindings: generated.bindings,
    sources,
    isHlsl: languageOf(options, path) === 'hlsl',
  })
}
