// Questions about all components, and choices component by component.
import { boolType, isNumeric, type NumericType, type Type, withComponent } from '../../../../types/types.ts'
import { convert } from '../convert.ts'
import { select } from '../operators.ts'
import { plainType } from '../types.ts'
import type { IntrinsicTable } from './call.ts'

export const conditionIntrinsics: IntrinsicTable = {
  all: 'all',
  any: 'any',
  isinf: 'isinf',
  isnan: 'isnan',
  select: ({ writer, values, parameterTypes, type }) => {
    const [condition, yes, no] = values
    const test = boolsLike(parameterTypes[0]!)
    const bools = convert(writer, condition!, parameterTypes[0]!, test)
    return select(writer, bools, test, yes!, no!, type as NumericType)
  },
}

function boolsLike(type: Type): Type {
  const plain = plainType(type)
  return isNumeric(plain) ? withComponent(plain, boolType) : boolType
}
