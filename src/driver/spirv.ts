// A compiled shader as a SPIR-V module.
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { writeSpirv } from '../targets/spirv/write-spirv.ts'
import type { VulkanOutcome } from './compile.ts'
import type { CompileOptions } from './options.ts'

export interface SpirvOutcome extends VulkanOutcome {
  /** The module as files have it; absent when there are errors. */
  readonly spirv: Uint8Array | undefined
}

/** What a shader that is to be written as SPIR-V is compiled with. */
export function spirvOptions(options: CompileOptions): CompileOptions {
  return { ...options, target: options.target ?? 'spirv' }
}

/** What cannot be written is reported beside what was reported before. */
export function spirvOf(prepared: VulkanOutcome, options: CompileOptions): SpirvOutcome {
  if (!prepared.shader || prepared.errorCount > 0) return { ...prepared, spirv: undefined }
  const sink = new DiagnosticSink(options.warnings)
  const words = writeSpirv(prepared.shader, options.vulkan, sink)
  const errorCount = prepared.errorCount + sink.errorCount
  const reported = [...prepared.reported, ...sink.reported]
  return { ...prepared, reported, errorCount, spirv: errorCount === 0 ? littleEndian(words) : undefined }
}

/** Whatever the machine prefers. */
function littleEndian(words: Uint32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => {
    bytes.setUint32(index * 4, word, true)
  })
  return new Uint8Array(bytes.buffer)
}
