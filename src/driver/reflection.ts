// The reflection of one compilation.
import { type Reflection, reflect } from '../reflect/reflection.ts'
import type { Outcome } from './compile.ts'
import type { Generated } from './generate.ts'
import type { CompileOptions } from './options.ts'

export function reflectionOf(
  { bindings, lowered }: Generated,
  { profile, sources }: Outcome,
  file: string,
  { rules }: CompileOptions,
): Reflection {
  return reflect({ file, profile, rules, bindings, signatures: lowered.signatures }, sources)
}
