// One output of a program, compiled for the target that the output is of: what pages and editors show beside a source.
import type { Compilation, Input } from './compilation.ts'
import type { Compiler } from './compiler.ts'
import type { CompileOptions } from './options.ts'
import { loadWriters } from './outputs/load.ts'
import { type Output, type OutputName, outputs, writeOutputs } from './outputs.ts'

export interface WrittenOutput {
  readonly compilation: Compilation
  /** Undefined when the program does not compile. */
  readonly content: Output | undefined
}

export async function writeOutput(
  compiler: Compiler,
  input: Input,
  options: CompileOptions,
  name: OutputName,
): Promise<WrittenOutput> {
  const compilation = compiler.compile(input, { ...options, target: outputs[name].target ?? options.target })
  const content = writeOutputs(compilation, await loadWriters([name]), {})?.get(name)
  return { compilation, content }
}
