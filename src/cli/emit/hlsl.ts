// `--emit hlsl`: the shader as HLSL for shader model 6.6, templates expanded and every register written out.
import { languageOf } from '../../driver/options.ts'
import { writeHlsl } from '../../targets/source/hlsl/write.ts'
import type { Emitter } from './emitters.ts'

export const emitHlsl: Emitter = (compiler, input, options) => {
  const outcome = compiler.generate(input, options)
  const { generated, program, sources } = outcome
  if (!generated || outcome.errorCount > 0) return { outcome, output: '' }
  const isHlsl = languageOf(options, input.path) === 'hlsl'
  const automaticSpace = options.autoBindingSpace ?? 0
  return { outcome, output: writeHlsl({ program, bindings: generated.bindings, sources, isHlsl, automaticSpace }) }
}
