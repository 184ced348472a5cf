// Questions about all components, and choices component by component.
import {
  boolType,
  componentOf,
  isNumeric,
  type NumericType,
  type Type,
  withComponent,
} from '../../../../types/types.ts'
import { type Code, call, code, element, infix, prefix } from '../code.ts'
import { convert } from '../convert.ts'
import { binary, select } from '../operators.ts'
import { bitsOf, plainType, rowType, typeName } from '../types.ts'
import type { Writer } from '../writer.ts'
import { type IntrinsicCall, type IntrinsicTable, operandType } from './call.ts'

export const conditionIntrinsics: IntrinsicTable = {
  all: (context) => quantified(context, 'all', '&&'),
  any: (context) => quantified(context, 'any', '||'),
  and: { elementwise: (writer, [x, y], type) => binary(writer, '&&', x!, y!, type) },
  or: { elementwise: (writer, [x, y], type) => binary(writer, '||', x!, y!, type) },
  isfinite: { elementwise: isFiniteNumber },
  isinf: { elementwise: (_, [x]) => call('isinf', x!) },
  isnan: { elementwise: (_, [x]) => call('isnan', x!) },
  isnormal: { elementwise: isNormal },
  select: ({ writer, values, parameterTypes, type }) => {
    // All are evaluated, in order; GLSL takes them in another one, or only some.
    const hasEffects = values.some(({ effects }) => effects)
    const kept = hasEffects ? values.map((value, index) => writer.reuse(value, parameterTypes[index]!)) : values
    const [condition, yes, no] = kept
    const test = boolsLike(parameterTypes[0]!)
    const bools = convert(writer, condition!, parameterTypes[0]!, test)
    return select(writer, bools, test, yes!, no!, type as NumericType)
  },
}

function boolsLike(type: Type): Type {
  const plain = plainType(type)
  return isNumeric(plain) ? withComponent(plain, boolType) : boolType
}

function quantified(context: IntrinsicCall, name: 'all' | 'any', operator: '&&' | '||'): Code {
  const { writer, values } = context
  const type = operandType(context, 0)
  return ofRows(writer, values[0]!, type, name, operator)
}

function ofRows(writer: Writer, value: Code, type: NumericType, name: string, operator: string): Code {
  const bools = boolsLike(type)
  if (type.kind === 'scalar') return convert(writer, value, type, boolType)
  if (type.kind === 'vector') return call(name, convert(writer, value, type, bools))
  const reused = writer.reuse(value, type)
  const rows = Array.from({ length: type.rows }, (_, row) =>
    ofRows(writer, element(reused, code(String(row))), rowType(type) as NumericType, name, operator),
  )
  return rows.reduce((left, right) => infix(left, operator, right))
}

function isFiniteNumber(writer: Writer, [x]: readonly Code[], type: NumericType): Code {
  const value = writer.reuse(x!, type)
  const [infinite, none] = [call('isinf', value), call('isnan', value)]
  if (plainType(type).kind === 'scalar') return infix(prefix('!', infinite), '&&', prefix('!', none))
  return call('not', binary(writer, '||', infinite, none, withComponent(type, boolType)))
}

/** The exponent is neither all zeros nor all ones. */
function isNormal(writer: Writer, [x]: readonly Code[], type: NumericType): Code {
  const name = typeName(writer, type)
  const bools = typeName(writer, withComponent(type, boolType))
  const smallest = bitsOf(componentOf(type)) === 16 ? '6.1035156e-5' : '1.1754944e-38'
  const isScalar = plainType(type).kind === 'scalar'
  const body = isScalar
    ? [`return !isnan(x) && !isinf(x) && abs(x) >= ${name}(${smallest});`]
    : [
        `${bools} result;`,
        `for (int i = 0; i < ${bools.at(-1)}; i++)`,
        [`result[i] = !isnan(x[i]) && !isinf(x[i]) && abs(x[i]) >= ${smallest};`],
        'return result;',
      ]
  const helper = writer.helper('isNormal', name, (own) => [`${bools} ${own}(${name} x) {`, body, '}'])
  return call(helper, x!)
}
