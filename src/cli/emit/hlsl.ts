// `--emit hlsl`: the shader as HLSL for shader model 6.6, templates expanded and every register written out.
import { hlslOf, hlslOptions } from '../../driver/hlsl.ts'
import type { Emitter } from './emitters.ts'

export const emitHlsl: Emitter = (compiler, input, options) => {
  const outcome = compiler.generate(input, hlslOptions(options))
  return { outcome, output: hlslOf(outcome, input.path, options) }
}
