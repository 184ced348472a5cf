// Built-in functions. To add one, write a function in the file of its family and a row with its name in the family's table:
//
//   export const mathIntrinsics: IntrinsicTable = {
//     saturate: (call) => unary(call, 'llvm.dx.saturate'),
//   }
//
// It gets a BuiltinCall (call.ts): `call.value(0)` is the first argument, already of the parameter's type, `call.builder` makes
// instructions, `call.context.floatFlags` are the fast-math flags, `call.resultType` is the IR type of the result. It returns the value (a
// place when the result is a struct, nothing when it is void); `out` arguments are written with `call.write(1, value)`.
// What other built-ins say in the same sequence is a formula (src/raise/formulas.ts) instead.
// An intrinsic of the IR with a new name also gets a row in src/ir/intrinsic-table.ts, which has its effects for the passes.
import type { IntrinsicExpression } from '../../program/program.ts'
import { dxilFormulas } from '../../raise/formulas.ts'
import type { BuiltinResult } from '../builtin-calls.ts'
import type { Context } from '../context.ts'
import { atomicIntrinsics } from './atomics.ts'
import { bitIntrinsics } from './bits.ts'
import { createCall, type IntrinsicLowering } from './call.ts'
import { conditionIntrinsics } from './conditions.ts'
import { lowerFormula } from './formulas.ts'
import { genericIntrinsic } from './generic.ts'
import { geometryIntrinsics } from './geometry.ts'
import { hitObjectIntrinsics } from './hit-objects.ts'
import { mathIntrinsics } from './math.ts'
import { pixelIntrinsics } from './pixel.ts'
import { productIntrinsics } from './products.ts'
import { rayTracingIntrinsics } from './ray-tracing.ts'
import { resourceIntrinsics } from './resources.ts'
import { stageIntrinsics } from './stages.ts'
import { threadIntrinsics } from './threads.ts'

const families: readonly Readonly<Record<string, IntrinsicLowering>>[] = [
  mathIntrinsics,
  geometryIntrinsics,
  productIntrinsics,
  conditionIntrinsics,
  bitIntrinsics,
  atomicIntrinsics,
  threadIntrinsics,
  pixelIntrinsics,
  resourceIntrinsics,
  rayTracingIntrinsics,
  hitObjectIntrinsics,
  stageIntrinsics,
]

const lowerings: ReadonlyMap<string, IntrinsicLowering> = new Map(families.flatMap((family) => Object.entries(family)))

/** Whether there is more for it than a call under its own name. */
export function isIntrinsicLowered(name: string): boolean {
  return dxilFormulas.has(name) || lowerings.has(name)
}

export function lowerIntrinsic(context: Context, expression: IntrinsicExpression): BuiltinResult {
  const formula = dxilFormulas.get(expression.name)
  if (formula) return lowerFormula(context, expression, formula)
  const lowering = lowerings.get(expression.name) ?? genericIntrinsic
  return lowering(createCall(context, expression))
}
