// Assignments: the value is computed first, then the place.
import { isPrecise } from '../../program/precise.ts'
import type { AssignExpression, Expression } from '../../program/program.ts'
import { rootOf } from '../../program/writes.ts'
import { store } from './access.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { assignRecords } from './node-payloads.ts'
import { place } from './places.ts'
import { declareLocal } from './statements.ts'

/** The value that was assigned. */
export function writeAssignment(writer: FunctionWriter, expression: AssignExpression): Id {
  const records = assignRecords(writer, expression)
  if (records !== undefined) return records
  const { target, value: source } = expression
  const root = rootOf(target)
  const isSource = root?.kind === 'variable' && writer.preciseVariables.has(root.variable)
  return writer.withPrecision(isSource || isPrecise(target), () => {
    const given = value(writer, source)
    assign(writer, target, given)
    return given
  })
}

/** `given` is of the target's type. */
export function assign(writer: FunctionWriter, target: Expression, given: Id): void {
  if (target.kind === 'variable' && target.variable.isTemporary) declareLocal(writer, target.variable, given)
  else store(writer, place(writer, target), given)
}
