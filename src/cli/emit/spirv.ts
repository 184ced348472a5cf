// `--emit spirv` and `--emit spirv-asm`: the shader for Vulkan, as the module that drivers load and as text.

import { DiagnosticSink } from '../../diagnostics/sink.ts'
import type { Outcome } from '../../driver/compile.ts'
import { bug } from '../../support/bug.ts'
import { disassemble } from '../../targets/spirv/disassemble/disassemble.ts'
import { writeSpirv } from '../../targets/spirv/write-spirv.ts'
import type { Emitter } from './emitters.ts'

export function emitSpirv(form: 'binary' | 'text'): Emitter {
  return (compiler, input, options) => {
    const prepared = compiler.vulkan(input, options)
    if (!prepared.shader || prepared.errorCount > 0) return { outcome: prepared, output: '' }
    const sink = new DiagnosticSink(options.warnings)
    const words = writeSpirv(prepared.shader, options.vulkan, sink)
    const outcome: Outcome = {
      ...prepared,
      reported: [...prepared.reported, ...sink.reported],
      errorCount: prepared.errorCount + sink.errorCount,
    }
    if (outcome.errorCount > 0) return { outcome, output: '' }
    const bytes = littleEndian(words)
    if (form === 'binary') return { outcome, output: bytes }
    return { outcome, output: disassemble(bytes) ?? bug('a module that was just written cannot be read') }
  }
}

/** As files have it, whatever the machine prefers. */
function littleEndian(words: Uint32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => {
    bytes.setUint32(index * 4, word, true)
  })
  return new Uint8Array(bytes.buffer)
}
