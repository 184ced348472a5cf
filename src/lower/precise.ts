// Where `precise` values are written: a fence stands for the wish until passes/propagate-precision.ts fulfils it.
import { constantInt } from '../ir/constants.ts'
import { i32, scalarOf } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { arrayElementPlace, basePlace, fieldPlace, load, store } from './access.ts'
import { type Context, withPrecision } from './context.ts'
import type { Place } from './place.ts'

/** Only numbers of floating point are ever computed another way than they are written. */
export function fenced(context: Context, value: Value): Value {
  if (context.shared.options.strictFloats || scalarOf(value.type).kind !== 'float') return value
  return context.builder.callIntrinsic('llvm.arithmetic.fence', [value.type], value.type, [value])
}

/** Gives a local variable, all of which is `precise` or not, its first value. */
export function initializePrecisely(context: Context, place: Place, isPrecise: boolean, run: () => void): void {
  withPrecision(context, isPrecise, run)
  if (isPrecise) fencePlace(context, place)
}

/** Elements of an array beyond these are left alone. For memory of the function's own: what is read here is written again. */
const mostElements = 64

export function fencePlace(context: Context, place: Place): void {
  const { type } = place
  switch (type.kind) {
    case 'scalar':
    case 'vector':
    case 'matrix': {
      const value = load(context, place)
      const precise = fenced(context, value)
      if (precise !== value) store(context, place, precise)
      return
    }
    case 'array':
      for (let index = 0; index < Math.min(type.count ?? 0, mostElements); index++)
        fencePlace(context, arrayElementPlace(context, place, constantInt(i32, index)))
      return
    case 'struct':
      for (const base of type.bases) fencePlace(context, basePlace(context, place, base))
      for (const field of type.fields) fencePlace(context, fieldPlace(context, place, field))
  }
}
