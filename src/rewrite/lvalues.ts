// Whether an expression changes anything at all.
import type { Expression } from '../program/program.ts'
import { walkExpression } from '../program/walk.ts'

/** Calls count: what they do is not looked up. */
export function hasSideEffects(root: Expression): boolean {
  let found = false
  walkExpression(root, (expression) => {
    switch (expression.kind) {
      case 'assign':
      case 'increment':
      case 'call':
        found = true
        break
      case 'method':
        found ||= !isReading(expression.name) || expression.modes.some((mode) => mode !== 'in')
        break
      case 'intrinsic':
        found ||= !isPureIntrinsic(expression.name) || expression.modes.some((mode) => mode !== 'in')
        break
    }
  })
  return found
}

function isReading(method: string): boolean {
  return /^(Load|Sample|Gather|Calculate|Get)/.test(method)
}

/** Barriers, waves and the like are not: where they stand matters. */
function isPureIntrinsic(name: string): boolean {
  return !/Barrier|^Wave|^Quad|^Interlocked|^abort$|^clip$|^printf$|^errorf$|::|^Trace|^CallShader|Hit$|Mesh|Vertex|Process/.test(
    name,
  )
}
