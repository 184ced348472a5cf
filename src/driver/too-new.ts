// Calls that the shader model does not have, once the module shows which are left. Code cannot be made of them; a table of registers is
// right all the same, so that `bindings` only warns.
import type { Compilation } from './compilation.ts'
import { reportDoubts } from './module-checks.ts'

/** A stage: they are mistakes. */
export function tooNewErrorsStage(compilation: Compilation): void {
  report(compilation, 'error')
}

/** A stage: they may be mistakes. */
export function tooNewWarningsStage(compilation: Compilation): void {
  report(compilation, 'warning')
}

function report(compilation: Compilation, severity: 'error' | 'warning'): void {
  const { program, generated } = compilation
  const doubts = program.doubts?.filter(({ isTooNew }) => isTooNew) ?? []
  if (generated) reportDoubts(generated.lowered, program, doubts, severity)
}
