// Expressions as places: l-values, and everything whose value lies in memory.
import type { Expression } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import type { Place, ResourceReference } from './place.ts'

export function place(_writer: FunctionWriter, _expression: Expression): Place {
  return bug('not written yet')
}

/** `variable`, or `index(variable, i)`. */
export function resourceReference(_writer: FunctionWriter, _expression: Expression): ResourceReference {
  return bug('not written yet')
}

/** A pointer to the image, sampler, block, ... itself, marked as non-uniform where its index is. */
export function resourcePointer(_writer: FunctionWriter, _reference: ResourceReference): Id {
  return bug('not written yet')
}
