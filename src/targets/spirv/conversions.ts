// Conversions between types of values.
import { bug } from '../../support/bug.ts'
import type { ScalarType, Type } from '../../types/types.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id } from './module.ts'
import type { Place } from './place.ts'

/** Scalars and vectors alike: the shape is that of the value. */
export function convertScalars(_writer: FunctionWriter, _value: Id, _from: ScalarType, _to: ScalarType): Id {
  return bug('not written yet')
}

/** Leaf by leaf; both types have as many leaves. */
export function convertValue(_writer: FunctionWriter, _value: Id, _from: Type, _to: Type): Id {
  return bug('not written yet')
}

/** Stores the result of an `out` parameter of the type `from` in the place of its argument. */
export function storeConverted(_writer: FunctionWriter, _place: Place, _value: Id, _from: Type): void {
  bug('not written yet')
}

/** The value of a place as an `inout` parameter of the type `to` wants it. */
export function loadConverted(_writer: FunctionWriter, _place: Place, _to: Type): Id {
  return bug('not written yet')
}
