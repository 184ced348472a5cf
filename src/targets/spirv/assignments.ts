// Assignments and increments. The right side is evaluated first, then the target, once.
import { isPrecise } from '../../program/precise.ts'
import type { AssignExpression, IncrementExpression } from '../../program/program.ts'
import { rootOf } from '../../program/writes.ts'
import { load, settled, store } from './access.ts'
import { binaryValue, oneOf } from './arithmetic.ts'
import { convertValue } from './conversions.ts'
import { value } from './expressions.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import { assignRecords } from './node-payloads.ts'
import { type Place, valuePlace } from './place.ts'
import { place } from './places.ts'

interface Assigned {
  /** As the target names it: only variables as such may be passed by their pointer. */
  readonly place: Place
  /** What was written; a bit-field may hold less of it. */
  readonly value: Id
}

export function writeAssignment(writer: FunctionWriter, expression: AssignExpression): Assigned {
  const records = assignRecords(writer, expression)
  if (records !== undefined) return { place: valuePlace(expression.type, records), value: records }
  const root = rootOf(expression.target)
  const isSource = root?.kind === 'variable' && writer.preciseVariables.has(root.variable)
  return writer.withPrecision(isSource || isPrecise(expression.target), () => {
    const { compound } = expression
    const given = value(writer, expression.value)
    const named = place(writer, expression.target)
    const target = compound ? settled(writer, named) : named
    let result = given
    if (compound) {
      const { operator, computeType } = compound
      const old = convertValue(writer, load(writer, target), target.type, computeType)
      const computed = binaryValue(writer, operator, old, given, computeType, computeType)
      result = convertValue(writer, computed, computeType, target.type)
    }
    store(writer, target, result)
    return { place: named, value: result }
  })
}

/** The value of the expression, and the place, which `++x` stands for. */
export function writeIncrement(writer: FunctionWriter, expression: IncrementExpression): Assigned {
  const named = place(writer, expression.target)
  const target = settled(writer, named)
  const { type } = target
  const old = load(writer, target)
  const changed = binaryValue(writer, expression.operator === '++' ? '+' : '-', old, oneOf(writer, type), type, type)
  store(writer, target, changed)
  return { place: named, value: expression.isPostfix ? old : changed }
}
