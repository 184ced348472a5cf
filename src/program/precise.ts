// `precise`, asked of what is written.
import type { Expression } from './program.ts'

/** Whether the variable or field that is written, or one around it, is `precise`. */
export function isPrecise(target: Expression): boolean {
  for (let current = target; ; ) {
    switch (current.kind) {
      case 'variable':
        return current.variable.isPrecise
      case 'field':
        if (current.field.isPrecise) return true
        current = current.object
        break
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
        current = current.object
        break
      default:
        return false
    }
  }
}
