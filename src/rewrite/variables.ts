// The variables a function declares, in order.
import type { Statement, Variable } from '../program/program.ts'

export function forEachVariable(root: Statement, visit: (variable: Variable) => void): void {
  const pending: Statement[] = [root]
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    switch (statement.kind) {
      case 'block':
        for (let index = statement.statements.length - 1; index >= 0; index--)
          pending.push(statement.statements[index]!)
        break
      case 'variable-statement':
        visit(statement.variable)
        break
      case 'if':
        if (statement.alternate) pending.push(statement.alternate)
        pending.push(statement.consequent)
        break
      case 'for':
      case 'while':
      case 'do':
        pending.push(statement.body)
        for (let index = statement.initializers.length - 1; index >= 0; index--)
          pending.push(statement.initializers[index]!)
        break
      case 'switch':
        for (let which = statement.cases.length - 1; which >= 0; which--) {
          const { body } = statement.cases[which]!
          for (let index = body.length - 1; index >= 0; index--) pending.push(body[index]!)
        }
        break
    }
  }
}
