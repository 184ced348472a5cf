// `-Fre FILE`: the reflection as JSON, beside whatever else a command does.
import type { GenerateOutcome } from '../driver/compile.ts'
import type { CompileOptions } from '../driver/options.ts'
import { reflectionOf } from '../driver/reflection.ts'
import { writeTo } from './output.ts'

/** Nothing is written for a shader with errors. */
export function writeReflection(
  file: string,
  outcome: GenerateOutcome,
  path: string,
  options: CompileOptions,
  problems: string[],
): void {
  if (!outcome.generated || outcome.errorCount > 0) return
  const reflection = reflectionOf(outcome.generated, outcome, path, options)
  writeTo(file, `${JSON.stringify(reflection, undefined, 2)}\n`, problems)
}
