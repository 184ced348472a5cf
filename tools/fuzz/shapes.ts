// Changes of a shader that know a little about the language: declarations, parameters, types, calls, attributes, nesting.
//
//   float4 f(float2 uv, uint n) : SV_Target     =>     float4 f(uint n) : SV_Depth
//
// They work on text, not on syntax: what they read wrongly is one more mutant.
import { below, pick, type Random } from './random.ts'
import { attributeText, intrinsics, methods, modifiers, numbers, semantics, typeNames, typeText } from './vocabulary.ts'

/** `other` is a text to take pieces from. */
type Shape = (text: string, other: string, random: Random) => string

/** One of all kinds. */
export function mutateShape(text: string, other: string, random: Random): string {
  return pick(shapes, random)(text, other, random)
}

const shapes: readonly Shape[] = [
  changeDeclarations,
  changeDeclarations,
  changeList,
  changeList,
  (text, _, random) => replaceMatch(text, /<[^<>;(){}]*>/g, () => `<${templateArguments(random)}>`, random),
  (text, _, random) => replaceMatch(text, /:\s*[A-Za-z_]\w*\b(?!\s*\()/g, () => `: ${pick(semantics, random)}`, random),
  (text, _, random) => replaceMatch(text, /(?=[,)]|\s*\{)/g, () => ` : ${pick(semantics, random)}`, random),
  (text, _, random) => replaceMatch(text, /\[[A-Za-z_][^[\]\n]*\]/g, () => attributeText(random), random),
  (text, _, random) => replaceMatch(text, /^(?=\s*\S)/gm, () => `${attributeText(random)} `, random),
  (text, _, random) => replaceMatch(text, /(?=;)/g, () => registerText(random), random),
  (text, _, random) => replaceMatch(text, /\b[A-Za-z_]\w*(?=\s*\()/g, () => pick(intrinsics, random), random),
  (text, _, random) => replaceMatch(text, /\.[A-Za-z_]\w*(?=\s*\()/g, () => `.${pick(methods, random)}`, random),
  (text, _, random) => replaceMatch(text, /\.[xyzwrgba]{1,4}\b/g, () => pick(swizzles, random), random),
  (text, _, random) => replaceMatch(text, /\b\d[\w.]*/g, () => pick(numbers, random), random),
  (text, _, random) => replaceMatch(text, /(?=[;,)=])/g, () => `[${pick([...numbers, ''], random)}]`, random),
  changeType,
  changeType,
  addModifier,
  rename,
  nestExpression,
  nestStatement,
  repeatStatement,
]

const swizzles = [
  '.x',
  '.xxxx',
  '.wzyx',
  '.rgba',
  '.xg',
  '._m00',
  '._11_22',
  '._m00_m33',
  '.xyzwx',
  '.r.x',
  '.y[0]',
  '',
]

function templateArguments(random: Random): string {
  const one = (): string => (random() < 0.6 ? typeText(random) : pick(numbers, random))
  return Array.from({ length: below(4, random) }, one).join(', ')
}

function registerText(random: Random): string {
  const number = random() < 0.8 ? below(20, random) : pick(numbers, random)
  const space = random() < 0.3 ? `, space${below(4, random)}` : ''
  return random() < 0.2 ? ` : packoffset(c${number})` : ` : register(${pick([...'tusbc'], random)}${number}${space})`
}

/** One of the places where a pattern matches. */
export function replaceMatch(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpMatchArray) => string,
  random: Random,
): string {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return text
  const match = pick(matches, random)
  return `${text.slice(0, match.index)}${replacement(match)}${text.slice(match.index + match[0].length)}`
}

// ---- Declarations

/** The outermost declarations and directives, one after the other; together they are the text. */
export function declarationsOf(text: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if ('({['.includes(character)) depth++
    else if (')}]'.includes(character)) depth = Math.max(0, depth - 1)
    const isDirective = character === '\n' && text.slice(start, at).trimStart().startsWith('#')
    const isEnd = character === ';' || (character === '}' && !/^\s*[;\w]/.test(text.slice(at + 1, at + 20)))
    if (depth > 0 || !(isEnd || isDirective)) continue
    pieces.push(text.slice(start, at + 1))
    start = at + 1
  }
  return [...pieces, text.slice(start)]
}

/** One goes, comes twice, changes places with another, or is one of another file. */
function changeDeclarations(text: string, other: string, random: Random): string {
  const pieces = declarationsOf(text)
  const [at, to] = [below(pieces.length, random), below(pieces.length, random)]
  const way = random()
  if (way < 0.15) pieces.splice(at, 1)
  else if (way < 0.3) pieces.splice(to, 0, pieces[at]!)
  else if (way < 0.5) [pieces[at], pieces[to]] = [pieces[to]!, pieces[at]!]
  else pieces.splice(at, 0, pick(declarationsOf(other), random))
  return pieces.join('')
}

/** Parameters or arguments: one goes, comes twice, changes places, or is another expression. */
function changeList(text: string, other: string, random: Random): string {
  const lists = /\(([^(){};]*)\)/g
  const given = pick([...other.matchAll(lists)], random)?.[1] ?? '0'
  const change = ([, list]: RegExpMatchArray): string => {
    const items = list!.split(',')
    const [at, to] = [below(items.length, random), below(items.length, random)]
    const way = random()
    if (way < 0.3) items.splice(at, 1)
    else if (way < 0.5) items.splice(to, 0, items[at]!)
    else if (way < 0.7) [items[at], items[to]] = [items[to]!, items[at]!]
    else if (way < 0.85) items.splice(at, 0, pick(given.split(','), random))
    else items[at] = pick(given.split(','), random)
    return `(${items.join(',')})`
  }
  return replaceMatch(text, lists, change, random)
}

function changeType(text: string, _: string, random: Random): string {
  const words = [...text.matchAll(/\b([A-Za-z_]\w*)(<[^<>;(){}]*>)?/g)].filter(([, word]) => typeNames.has(word!))
  if (words.length === 0) return text
  const { 0: found, index } = pick(words, random)
  return `${text.slice(0, index)}${typeText(random)}${text.slice(index + found.length)}`
}

function addModifier(text: string, _: string, random: Random): string {
  const words = [...text.matchAll(/\b[A-Za-z_]\w*(?=[\s<])/g)].filter(([word]) => typeNames.has(word))
  const at = words.length === 0 ? 0 : pick(words, random).index
  return `${text.slice(0, at)}${pick(modifiers, random)} ${text.slice(at)}`
}

/** One name becomes another everywhere, also one that is there or built in. */
function rename(text: string, _: string, random: Random): string {
  const names = [...new Set([...text.matchAll(/\b[A-Za-z_]\w*\b/g)].map(([name]) => name))]
  if (names.length === 0) return text
  const from = pick(names, random)
  const builtin = pick([intrinsics, [...typeNames], modifiers, ['ResourceDescriptorHeap', 'main', 'texture']], random)
  const to = random() < 0.5 ? pick(names, random) : pick(builtin, random)
  return text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), () => to)
}

// ---- Nesting and repetition

/** Few, most of the time: deep ones end with the same message. */
function depthOf(random: Random): number {
  return random() < 0.8 ? 1 + below(8, random) : pick([50, 200, 300, 1000, 5000], random)
}

const wrappers: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['-(', ')'],
  ['!', ''],
  ['~', ''],
  ['(float4)(', ')'],
  ['(uint)', ''],
  ['abs(', ')'],
  ['float4(', ', 1, 2, 3)'],
  ['(true ? ', ' : 0)'],
  ['(1 + ', ')'],
  ['(0, ', ')'],
  ['{ ', ' }'],
]

function nestExpression(text: string, _: string, random: Random): string {
  const [before, behind] = pick(wrappers, random)
  const depth = depthOf(random)
  const tokens = [...text.matchAll(/\b(?:[a-z_]\w*|\d[\w.]*)\b/g)]
  if (tokens.length === 0) return text
  const { 0: token, index } = pick(tokens, random)
  return `${text.slice(0, index)}${before.repeat(depth)}${token}${behind.repeat(depth)}${text.slice(index + token.length)}`
}

const blocks: readonly (readonly [string, string])[] = [
  ['{ ', ' }'],
  ['if (true) { ', ' }'],
  ['if (false) {} else { ', ' }'],
  ['for (int it = 0; it < 3; it++) { ', ' }'],
  ['while (true) { ', ' }'],
  ['do { ', ' } while (false);'],
  ['switch (1) { case 0: break; default: ', ' }'],
  ['[unroll] for (int it = 0; it < 2; it++) { ', ' }'],
]

const statement = /^[ \t]+[^\n]*;$/gm

function nestStatement(text: string, _: string, random: Random): string {
  const [before, behind] = pick(blocks, random)
  const depth = depthOf(random)
  const lines = [...text.matchAll(statement)]
  if (lines.length === 0) return text
  const { 0: line, index } = pick(lines, random)
  return `${text.slice(0, index)}${before.repeat(depth)}${line}${behind.repeat(depth)}${text.slice(index + line.length)}`
}

function repeatStatement(text: string, _: string, random: Random): string {
  const lines = [...text.matchAll(statement)]
  if (lines.length === 0) return text
  const { 0: line, index } = pick(lines, random)
  const count = random() < 0.9 ? 2 + below(20, random) : pick([200, 1000, 3000], random)
  return `${text.slice(0, index)}${`${line}\n`.repeat(count)}${text.slice(index)}`
}
