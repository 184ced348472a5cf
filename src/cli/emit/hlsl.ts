// `--emit hlsl`: the shader as HLSL for shader model 6.6, templates expanded and every register written out.
import { writeHlsl } from '../../targets/source/hlsl/write.ts'
import type { Emitter } from './emitters.ts'

export const emitHlsl: Emitter = (compiler, input, options) => {
  const outcome = compiler.generate(input, options)
  const { generated, program, sources } = outcome
  if (!generated || outcome.errorCount > 0) return { outcome, output: '' }
  const automaticSpace = options.autoBindingSpace ?? 0
  return { outcome, output: writeHlsl({ program, bindings: generated.bindings, sources, automaticSpace }) }
}
