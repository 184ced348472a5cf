// Pieces of GLSL expressions. A piece knows the precedence of its outermost operator and whether evaluating it has effects:
// such a piece is written once and stays at its place in the order of evaluation.
import { Level, operatorLevels, type Text, within } from '../precedence.ts'

export interface Code extends Text {
  readonly effects: boolean
}

export function code(text: string, level: Level = Level.postfix, effects = false): Code {
  return { text, level, effects }
}

/** A name, a number, a member, an element: what may be written twice. */
export function isSimple({ text, effects }: Code): boolean {
  return !effects && /^-?[\w.]+(?:\[\w+\]|\.\w+)*$/.test(text)
}

export function isNumber({ text }: Code): boolean {
  return /^-?[\d.][\w.+-]*$/.test(text)
}

function anyEffects(parts: readonly Code[]): boolean {
  return parts.some(({ effects }) => effects)
}

/** An argument: only a comma needs parentheses there. */
function argument(part: Code): string {
  return within(part, Level.assignment)
}

export function call(name: string, ...parts: readonly Code[]): Code {
  return code(`${name}(${parts.map(argument).join(', ')})`, Level.postfix, anyEffects(parts))
}

/** Operators of one level lean to the left. */
export function infix(left: Code, operator: string, right: Code): Code {
  const level = operatorLevels[operator]!
  const text = `${within(left, level)} ${operator} ${within(right, (level + 1) as Level)}`
  return code(text, level, left.effects || right.effects)
}

export function prefix(operator: string, operand: Code): Code {
  const inner = within(operand, Level.unary)
  // `- -x` is not `--x`.
  const gap = inner.startsWith(operator) ? ' ' : ''
  return code(`${operator}${gap}${inner}`, Level.unary, operand.effects)
}

/** `.xyz`, `[i]` */
export function suffix(object: Code, text: string): Code {
  const needsParentheses = object.level < Level.postfix || isNumber(object)
  return code(needsParentheses ? `(${object.text})${text}` : object.text + text, Level.postfix, object.effects)
}

export function element(object: Code, index: Code): Code {
  const whole = suffix(object, `[${within(index, Level.assignment)}]`)
  return index.effects ? { ...whole, effects: true } : whole
}

export function conditional(condition: Code, consequent: Code, alternate: Code): Code {
  const text = `${within(condition, Level.or)} ? ${within(consequent, Level.assignment)} : ${within(alternate, Level.conditional)}`
  return code(text, Level.conditional, anyEffects([condition, consequent, alternate]))
}

const letters = 'xyzw'

export function swizzleText(components: readonly number[]): string {
  return components.map((component) => letters[component] ?? 'x').join('')
}
