// Calls of intrinsics with constants give constants, as their rows in src/ir/intrinsic-table.ts say. Lanes of vectors are folded one by
// one; results are rounded to the type once.
import {
  ConstantFloat,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantElement,
  constantFloat,
  constantInt,
} from '../../ir/constants.ts'
import type { Instruction } from '../../ir/instructions.ts'
import { intrinsicFacts } from '../../ir/intrinsics.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { dotProduct, signOf } from '../../support/arithmetic/floats.ts'

/** The constant a call gives for its arguments, or for those given instead; undefined when there is none. */
export function foldIntrinsic(call: Instruction, operands: readonly Value[] = call.operands): Value | undefined {
  const { intrinsic, type } = call
  if (intrinsic === '') return undefined
  const values = operands.slice(0, call.argumentCount)
  if (!intrinsicFacts(intrinsic).isElementwise)
    return foldScalar(intrinsic, values, type) ?? foldVector(intrinsic, values, type)
  if (type.kind !== 'vector') return foldScalar(intrinsic, values, type)
  const lanes: Value[] = []
  for (let lane = 0; lane < type.count; lane++) {
    const inputs = values.map((value) => (value.type.kind === 'vector' ? constantElement(value, lane) : value))
    if (inputs.includes(undefined)) return undefined
    const folded = foldScalar(intrinsic, inputs as Value[], type.element)
    if (folded === undefined) return undefined
    lanes.push(folded)
  }
  return constantAggregate(type, lanes)
}

function foldScalar(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const [first] = values
  if (first instanceof ConstantFloat) return foldFloats(intrinsic, values, type)
  const { fold } = intrinsicFacts(intrinsic)
  if (fold?.kind !== 'integers' || !(first instanceof ConstantInt) || type.kind !== 'int') return undefined
  const numbers: bigint[] = []
  for (const value of values) {
    if (!(value instanceof ConstantInt)) return undefined
    numbers.push(value.value)
  }
  return constantInt(type, fold.compute(numbers, first.type.bits))
}

function foldFloats(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const numbers: number[] = []
  for (const value of values) {
    if (!(value instanceof ConstantFloat)) return undefined
    numbers.push(value.value)
  }
  const { fold } = intrinsicFacts(intrinsic)
  if (fold?.kind === 'test') return constantBool(fold.compute(numbers[0]!))
  if (type.kind === 'int') return intrinsic === 'llvm.dx.sign' ? constantInt(type, signOf(numbers[0]!)) : undefined
  if (type.kind !== 'float') return undefined
  if (intrinsic === 'llvm.fma' || intrinsic === 'llvm.fmuladd') {
    // Products of halves and floats are exact in double; those of doubles are not.
    const [x, y, z] = numbers as [number, number, number]
    return type.bits === 64 ? undefined : constantFloat(type, x * y + z)
  }
  return fold?.kind === 'floats' ? constantFloat(type, fold.compute(...numbers)) : undefined
}

/** Intrinsics that make one value of a vector. */
function foldVector(intrinsic: string, values: readonly Value[], type: IrType): Value | undefined {
  const lanes = values.map(lanesOf)
  if (lanes.includes(undefined)) return undefined
  const [first, second] = lanes as (readonly (number | bigint)[])[]
  if (first === undefined) return undefined
  switch (intrinsic) {
    case 'llvm.dx.any':
      return constantBool(first.some(isNonZero))
    case 'llvm.dx.all':
      return constantBool(first.every(isNonZero))
    case 'llvm.dx.sdot':
    case 'llvm.dx.udot': {
      if (type.kind !== 'int' || second === undefined) return undefined
      return constantInt(
        type,
        first.reduce((sum: bigint, x, lane) => sum + (x as bigint) * (second[lane] as bigint), 0n),
      )
    }
    case 'llvm.dx.fdot':
      if (type.kind !== 'float' || second === undefined) return undefined
      return constantFloat(type, dotProduct(type.bits, first as number[], second as number[]))
    default:
      return undefined
  }
}

function isNonZero(x: number | bigint): boolean {
  return x !== 0 && x !== 0n
}

function lanesOf(value: Value): readonly (number | bigint)[] | undefined {
  const count = value.type.kind === 'vector' ? value.type.count : 1
  const lanes: (number | bigint)[] = []
  for (let lane = 0; lane < count; lane++) {
    const element = value.type.kind === 'vector' ? constantElement(value, lane) : value
    if (element instanceof ConstantInt) lanes.push(element.value)
    else if (element instanceof ConstantFloat) lanes.push(element.value)
    else return undefined
  }
  return lanes
}
