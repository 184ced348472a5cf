// Questions about all components, choices, and what the threads of a quad agree on.
//
//   any(m)        =>   any(m[0]) || any(m[1])            any(v)   =>   any(bool3(v))
//   clip(x)       =>   if (any(x < 0)) discard;
//   QuadAny(b)    =>   n | QuadReadAcrossX(n) | QuadReadAcrossY(n) | QuadReadAcrossDiagonal(n) of n = uint(b)
import type { Expression } from '../../program/program.ts'
import { makeBlock } from '../../rewrite/nodes.ts'
import { boolType, componentOf, uintType } from '../../types/types.ts'
import {
  apply,
  binary,
  componentsOf,
  convert,
  type Formula,
  type FormulaTable,
  intrinsic,
  isMatrix,
  number,
  numericOf,
  rowOf,
  spanOf,
} from './nodes.ts'

export const conditionFormulas: FormulaTable = {
  QuadAll: ofQuad('&'),
  QuadAny: ofQuad('|'),
  all: ofComponents('&&'),
  and: ([x, y]) => binary('&&', x!, y!),
  any: ofComponents('||'),
  clip: ([x]) => {
    const condition = intrinsic('any', boolType, [binary('<', x!, number(x!, 0))])
    const span = spanOf(x!)
    return [
      {
        kind: 'if',
        condition,
        consequent: makeBlock([{ kind: 'discard', ...span }], span),
        alternate: undefined,
        hint: undefined,
        ...span,
      },
    ]
  },
  or: ([x, y]) => binary('||', x!, y!),
}

function ofComponents(operator: '&&' | '||'): Formula {
  return ([x], { name, type }) => {
    if (isMatrix(x!.type)) {
      const rows = Array.from({ length: x!.type.rows }, (_, row) => intrinsic(name, type, [rowOf(x!, row)]))
      return rows.reduce<Expression>((left, right) => binary(operator, left, right), rows.shift()!)
    }
    const [only, ...more] = componentsOf(x!)
    if (more.length === 0) return convert(only!, boolType)
    return componentOf(numericOf(x!)) === boolType ? undefined : intrinsic(name, type, [convert(x!, boolType)])
  }
}

/** All four are asked, whatever the first one says. */
function ofQuad(operator: '&' | '|'): Formula {
  return ([x]) => {
    const own = convert(x!, uintType)
    const others = ['X', 'Y', 'Diagonal'].map((direction) => apply(`QuadReadAcross${direction}`, own))
    return convert(
      others.reduce((left, right) => binary(operator, left, right), own),
      boolType,
    )
  }
}
