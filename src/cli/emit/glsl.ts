// `--emit glsl`: the shader as GLSL 4.60 for Vulkan.
import { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { Outcome } from '../../driver/compile.ts'
import { writeGlsl } from '../../targets/source/glsl/write-glsl.ts'
import type { Emitter } from './emitters.ts'

export const emitGlsl: Emitter = (compiler, input, options) => {
  const prepared = compiler.vulkan(input, options)
  if (!prepared.shader || prepared.errorCount > 0) return { outcome: prepared, output: '' }
  const sink = new DiagnosticSink(options.warnings)
  const text = writeGlsl(prepared.shader, sink)
  const outcome: Outcome = {
    ...prepared,
    reported: [...prepared.reported, ...sink.reported],
    errorCount: prepared.errorCount + sink.errorCount,
  }
  return { outcome, output: outcome.errorCount > 0 ? '' : text }
}
