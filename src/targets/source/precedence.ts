// Text of an expression that knows how strongly its outermost operator binds, so that parentheses stand only where they must. HLSL and
// GLSL share C's table.
//
//   within({ text: 'a + b', level: Level.sum }, Level.product)   =>   (a + b)
export const Level = {
  comma: 1,
  assignment: 2,
  conditional: 3,
  or: 4,
  and: 6,
  bitOr: 7,
  bitXor: 8,
  bitAnd: 9,
  equality: 10,
  comparison: 11,
  shift: 12,
  sum: 13,
  product: 14,
  unary: 15,
  postfix: 16,
} as const

export type Level = (typeof Level)[keyof typeof Level]

export const operatorLevels: Readonly<Record<string, Level>> = {
  '||': Level.or,
  '&&': Level.and,
  '|': Level.bitOr,
  '^': Level.bitXor,
  '&': Level.bitAnd,
  '==': Level.equality,
  '!=': Level.equality,
  '<': Level.comparison,
  '>': Level.comparison,
  '<=': Level.comparison,
  '>=': Level.comparison,
  '<<': Level.shift,
  '>>': Level.shift,
  '+': Level.sum,
  '-': Level.sum,
  '*': Level.product,
  '/': Level.product,
  '%': Level.product,
}

export interface Text {
  readonly text: string
  readonly level: Level
}

/** The text where an operator binds at least as strongly as `level` around it. */
export function within(code: Text, level: Level): string {
  return code.level >= level ? code.text : `(${code.text})`
}
