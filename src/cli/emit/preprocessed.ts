// `-P`: the preprocessed text with line markers.
import { printPreprocessed } from '../../preprocess/print.ts'
import type { Emitter } from './emitters.ts'

export const emitPreprocessed: Emitter = (compiler, input, options) => {
  const outcome = compiler.preprocess(input, options)
  return { outcome, output: printPreprocessed(outcome, outcome.sources) }
}
