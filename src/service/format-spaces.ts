// Which space stands between two tokens of a line: one, none, or what is there.
//
//   float a=-b*( c+1 ) ;      =>      float a = -b * (c + 1);
import { builtinTemplateNames, builtinTypeNames, keywords } from '../hlsl/keywords.ts'
import type { FormatStyle } from './format-style.ts'

/** A token, and what it is among its neighbours. */
export interface Word {
  readonly text: string
  readonly role: Role
}

type Role =
  | 'word'
  | 'literal'
  | 'binary'
  | 'prefix'
  | 'postfix'
  | 'open-angle'
  | 'close-angle'
  | 'label-colon'
  | 'other'

const control = new Set(['if', 'for', 'while', 'switch'])
/** Keywords after which an operator has no left side. */
const beginsOperand = new Set(['return', 'case', 'else', 'do', 'in', 'out', 'inout', 'const', 'static'])
const binary = new Set('+ - * / % & | ^ = == != <= >= << >> && || += -= *= /= %= &= |= ^= <<= >>= < > ? :'.split(' '))
const mayBePrefix = new Set(['+', '-', '*', '&'])

/** What the tokens of one statement or line are; the first may go on from lines before. */
export function wordsOf(texts: readonly string[]): Word[] {
  const angles = findAngles(texts)
  const words: Word[] = []
  const isLabel = /^(?:case|default|public|private|protected)$/.test(texts[0] ?? '')
  for (const [index, text] of texts.entries())
    words.push({ text, role: angles.get(index) ?? roleOf(text, words.at(-1), isLabel && index === texts.indexOf(':')) })
  return words
}

function roleOf(text: string, before: Word | undefined, isLabelColon: boolean): Role {
  if (isLabelColon) return 'label-colon'
  if (/^[A-Za-z_]/.test(text)) return 'word'
  if (/^[\d"'.]/.test(text) && text !== '.' && text !== '...') return 'literal'
  if (text === '++' || text === '--') return before && isOperand(before) ? 'postfix' : 'prefix'
  if (text === '!' || text === '~') return 'prefix'
  if (before?.text === 'operator') return 'other'
  if (mayBePrefix.has(text) && !(before && isOperand(before))) return before ? 'prefix' : 'other'
  return binary.has(text) ? 'binary' : 'other'
}

function isOperand({ text, role }: Word): boolean {
  if (role === 'word') return !beginsOperand.has(text)
  return role === 'literal' || role === 'postfix' || role === 'close-angle' || text === ')' || text === ']'
}

function isTypeName(text: string): boolean {
  return builtinTypeNames.has(text) || builtinTemplateNames.has(text)
}

/** A type, by its name or by how people write names of types. */
function looksLikeType(text: string): boolean {
  return isTypeName(text) || /^[A-Z]/.test(text)
}

/** `<` and `>` around the arguments of a template: nothing but types and numbers inside, and a type in front, or a call behind. */
function findAngles(texts: readonly string[]): Map<number, Role> {
  const found = new Map<number, Role>()
  for (const [index, text] of texts.entries()) {
    if (text !== '<' || found.has(index)) continue
    const close = closingAngle(texts, index)
    const name = texts[index - 1] ?? ''
    const isCall = close !== undefined && texts[close + 1] === '(' && looksLikeType(texts[index + 1] ?? '')
    if (close === undefined || !(name === 'template' || looksLikeType(name) || isCall)) continue
    for (let at = index; at <= close; at++) {
      if (texts[at] === '<') found.set(at, 'open-angle')
      else if (/^>+$/.test(texts[at]!)) found.set(at, 'close-angle')
    }
  }
  return found
}

function closingAngle(texts: readonly string[], open: number): number | undefined {
  let depth = 0
  for (let at = open; at < texts.length; at++) {
    const text = texts[at]!
    if (text === '<') depth++
    else if (/^>+$/.test(text)) depth -= text.length
    else if (!/^(?:\w+|,|::|\.\.\.)$/.test(text)) return undefined
    if (depth <= 0) return depth === 0 ? at : undefined
  }
  return undefined
}

/** Undefined: as it is. */
export function spaceBetween(left: Word, right: Word, style: FormatStyle): boolean | undefined {
  const { spacesInParentheses: wide, spaceBeforeParentheses } = style
  if (right.text === ';' || right.text === ',') return left.text === ';' && right.text === ';' ? undefined : false
  if (right.text === ')' || left.text === '(') {
    if (left.text === '(' && right.text === ')') return false
    return wide
  }
  if (left.text === ',' || left.text === ';') return true
  if (left.text === '.' || right.text === '.' || left.text === '->' || right.text === '->') return false
  if (left.text === '::' || (right.text === '::' && left.role === 'word' && !beginsOperand.has(left.text))) return false
  if (right.role === 'label-colon') return false
  if (left.role === 'label-colon') return true
  if (right.role === 'open-angle') return left.text === 'template' ? undefined : false
  if (left.role === 'open-angle' || right.role === 'close-angle') return false
  if (left.role === 'binary' || right.role === 'binary') return true
  if (left.role === 'prefix' || right.role === 'postfix') return false
  if (left.text === '[' || right.text === ']') return undefined
  if (right.text === '(') {
    if (control.has(left.text)) return spaceBeforeParentheses !== 'never'
    if (left.role !== 'word' || left.text === 'return' || left.text === 'operator')
      return left.text === 'return' ? true : undefined
    return keywords.has(left.text) && !isTypeName(left.text) ? undefined : spaceBeforeParentheses === 'always'
  }
  if (right.text === '[') return left.role === 'word' && !keywords.has(left.text) ? false : undefined
  if (right.text === '{') return left.text === '{' || left.text === '(' ? undefined : true
  if (left.text === '}') return right.role === 'word' ? true : undefined
  if (left.text === ']' || left.text === ')') return right.role === 'word' && left.text === ']' ? true : undefined
  return undefined
}
