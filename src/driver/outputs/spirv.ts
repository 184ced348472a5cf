// `spirv` and `spirv-asm`: the shader for Vulkan, as the module that drivers load and as text.
import { disassemble } from '../../targets/spirv/disassemble/disassemble.ts'
import { type SpirvDebug, writeSpirv } from '../../targets/spirv/write-spirv.ts'
import type { DebugPart } from '../../targets/vulkan/options.ts'
import type { Compilation } from '../compilation.ts'
import { debugSources } from '../debug-sources.ts'
import type { WriteOutput } from '../outputs.ts'
import { vulkanStage } from '../vulkan.ts'

/** A stage: the module as files have it; absent when there are errors. */
export function spirvStage(compilation: Compilation): Uint8Array | undefined {
  const shader = compilation.ask(vulkanStage)
  const { sink, options } = compilation
  if (!shader) return undefined
  const { vulkan, denormals, strictFloats } = options
  const words = writeSpirv(shader, { ...vulkan, denormals, strictFloats, debug: spirvDebug(compilation) }, sink)
  return sink.errorCount === 0 ? littleEndian(words) : undefined
}

/** What `-fspv-debug=` asks for; `-Zi` alone for everything that needs no extension, as in dxc. */
export function spirvDebug(compilation: Compilation): SpirvDebug | undefined {
  const { options, profile } = compilation
  const asked = options.vulkan.debug
  const parts: readonly DebugPart[] =
    asked.length > 0 ? asked : options.debug.kind === 'full' ? ['file', 'source', 'line', 'tool'] : []
  if (parts.length === 0) return undefined
  const { sources, files, arguments: given } = debugSources(compilation)
  return {
    parts,
    position: (location) => sources.position(location),
    files,
    languageVersion: profile.major * 100 + profile.minor * 10,
    arguments: given,
  }
}

/** Whatever the machine prefers. */
export function littleEndian(words: Uint32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => {
    bytes.setUint32(index * 4, word, true)
  })
  return new Uint8Array(bytes.buffer)
}

export const writeSpirvModule: WriteOutput = (compilation) => compilation.ask(spirvStage)

export const writeSpirvText: WriteOutput = (compilation) => {
  const module = compilation.ask(spirvStage)
  return module && disassemble(module)
}
