// `--emit ast`: the tree the parser made, one declaration or statement a line.
import { printTree } from '../../ast/print.ts'
import type { Emitter } from './emitters.ts'

export const emitAst: Emitter = (compiler, input, options) => {
  const outcome = compiler.parse(input, options)
  return { outcome, output: printTree(outcome.unit) }
}
