// Intrinsics whose result depends on their operands alone, as functions on values; what the tables of intrinsics say, for whole calls.
import type { Instruction } from '../ir/instructions.ts'
import { type IrType, scalarOf } from '../ir/types.ts'
import { componentwise, roundTo, toInt } from './arithmetic.ts'
import { conversions, floatFunctions, floatTests, integerFunctions } from './intrinsics.ts'
import type { RuntimeValue } from './memory.ts'
import { vectorFunctions } from './vector-functions.ts'

/** `flushed` makes denormal numbers zero where the shader asks for it. */
export type PureFunction = (
  operands: readonly RuntimeValue[],
  flushed: (type: IrType, value: RuntimeValue) => RuntimeValue,
) => RuntimeValue

/** `undefined` for a name that is none. `count`: operands; a call of DXIL has the number of the operation before them. */
export function pureFunction(name: string, call: Instruction, count: number): PureFunction | undefined {
  const { type } = call
  const scalar = scalarOf(type)
  const float = floatFunctions[name]
  if (float && scalar.kind === 'float')
    return (operands, flushed) => {
      const round = (value: number): number => flushed(scalar, roundTo(scalar.bits, value)) as number
      return componentwise(type, operands, (...x) =>
        round(
          float(
            x.map((each) => round(Number(each))),
            round,
          ),
        ),
      )
    }
  const source = scalarOf(call.argument(call.argumentCount > count ? 1 : 0).type)
  const bits = source.kind === 'int' || source.kind === 'float' ? source.bits : 32
  const integer = integerFunctions[name]
  if (integer && scalar.kind === 'int')
    return (operands) =>
      componentwise(type, operands, (...x) =>
        toInt(
          scalar.bits,
          integer(
            x.map((each) => BigInt(each ?? 0)),
            bits,
          ),
        ),
      )
  const test = floatTests[name]
  if (test) return (operands) => componentwise(type, operands, (x) => (test(Number(x), bits) ? 1 : 0))
  const convert = conversions[name]
  if (convert) return (operands) => componentwise(type, operands, (x) => convert(Number(x)))
  const whole = vectorFunctions[name]
  if (!whole) return undefined
  const types = Array.from({ length: Math.min(count, call.argumentCount) }, (_, index) => call.argument(index).type)
  return (operands) => whole(operands, types, type)
}
