// `precise`, asked of what is written.
import type { Expression } from './program.ts'
import { wholeOf } from './writes.ts'

/** Whether the variable or field that is written, or one around it, is `precise`. */
export function isPrecise(target: Expression): boolean {
  for (let place: Expression | undefined = target; place; place = wholeOf(place)) {
    if (place.kind === 'variable') return place.variable.isPrecise
    if (place.kind === 'field' && place.field.isPrecise) return true
  }
  return false
}
