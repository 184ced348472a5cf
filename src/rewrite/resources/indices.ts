// Arithmetic on indices of resource arrays: unsigned, and folded where both sides are known.
//
//   T[2][5] element [i][3]        =>        i * 5 + 3
import type { Expression } from '../../program/program.ts'
import { uintType } from '../../types/types.ts'
import { makeConvert, makeUint } from '../nodes.ts'

export function literalIndex(index: Expression | undefined): number | undefined {
  if (!index) return 0
  return index.kind === 'literal' && typeof index.value === 'bigint' ? Number(index.value) : undefined
}

export function unsigned(index: Expression): Expression {
  if (index.kind === 'literal' && typeof index.value === 'bigint')
    return makeUint(Number(BigInt.asUintN(32, index.value)), index)
  return makeConvert(index, uintType)
}

export function scaled(index: Expression, by: number): Expression {
  const known = literalIndex(index)
  if (known !== undefined) return makeUint(known * by, index)
  if (by === 1) return index
  const { start, end } = index
  return { kind: 'binary', operator: '*', left: index, right: makeUint(by, index), type: uintType, start, end }
}

export function sum(first: Expression | undefined, second: Expression): Expression {
  const a = literalIndex(first)
  const b = literalIndex(second)
  if (!first || a === 0) return second
  if (b === 0) return first
  if (a !== undefined && b !== undefined) return makeUint(a + b, second)
  return {
    kind: 'binary',
    operator: '+',
    left: first,
    right: second,
    type: uintType,
    start: second.start,
    end: second.end,
  }
}

/** Both are literals of one value, or name one variable. */
export function isSameIndex(first: Expression | undefined, second: Expression | undefined): boolean {
  if (first === second) return true
  const a = literalIndex(first)
  if (a !== undefined) return a === literalIndex(second)
  return first?.kind === 'variable' && second?.kind === 'variable' && first.variable === second.variable
}
