// A compiled shader as GLSL text.
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { writeGlsl } from '../targets/source/glsl/write-glsl.ts'
import type { VulkanOutcome } from './compile.ts'
import type { CompileOptions } from './options.ts'

export interface GlslOutcome extends VulkanOutcome {
  /** Absent when there are errors. */
  readonly glsl: string | undefined
}

/** What a shader that is to be written as GLSL is compiled with. */
export function glslOptions(options: CompileOptions): CompileOptions {
  return { ...options, target: options.target ?? 'glsl' }
}

/** What cannot be written is reported beside what was reported before. */
export function glslOf(prepared: VulkanOutcome, options: CompileOptions): GlslOutcome {
  if (!prepared.shader || prepared.errorCount > 0) return { ...prepared, glsl: undefined }
  const sink = new DiagnosticSink(options.warnings)
  const text = writeGlsl(prepared.shader, sink)
  const errorCount = prepared.errorCount + sink.errorCount
  const reported = [...prepared.reported, ...sink.reported]
  return { ...prepared, reported, errorCount, glsl: errorCount === 0 ? text : undefined }
}
