// `--emit spirv` and `--emit spirv-asm`: the shader for Vulkan, as the module that drivers load and as text.
import { spirvOf, spirvOptions } from '../../driver/spirv.ts'
import { disassemble } from '../../targets/spirv/disassemble/disassemble.ts'
import type { Emitter } from './emitters.ts'

export function emitSpirv(form: 'binary' | 'text'): Emitter {
  return (compiler, input, given) => {
    const options = spirvOptions(given)
    const outcome = spirvOf(compiler.vulkan(input, options), options)
    const { spirv } = outcome
    if (!spirv) return { outcome, output: '' }
    return { outcome, output: form === 'binary' ? spirv : (disassemble(spirv) ?? '') }
  }
}
