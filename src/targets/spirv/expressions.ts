// Values of expressions.
import type { Expression } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'

/** The value of an expression, of its type; 0 for void. */
export function value(_writer: FunctionWriter, _expression: Expression): Id {
  return bug('not written yet')
}
