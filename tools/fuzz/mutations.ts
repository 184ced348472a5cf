// Changes of a shader's text that keep most of it meaningful, so that what comes out reaches the late stages of the compiler.
//
//   RWBuffer<float> A : register(u1);     =>     RWBuffer<uint> A : register(u4294967296);
import { crossOver } from './crossing.ts'
import { mutateMeaning } from './meanings.ts'
import { addProduction } from './productions.ts'
import { pick, type Random } from './random.ts'
import { changeRange } from './ranges.ts'
import { mutateShape } from './shapes.ts'
import { numbers } from './vocabulary.ts'
import { wrapDeclaration } from './wrappings.ts'

const tokenPattern = /[A-Za-z_]\w*|\d[\w.]*|"[^"\n]*"|[-+*/%<>=!&|^]=|&&|\|\||<<|>>|::|\+\+|--|[^\s\w]/g

/** Words that change the kind of what they replace. */
const words = [
  ...[
    'float',
    'int',
    'uint',
    'bool',
    'double',
    'half',
    'uint64_t',
    'float4',
    'int3',
    'uint2',
    'float4x4',
    'min16float',
  ],
  ...['Texture2D', 'RWTexture2D<float4>', 'Buffer<float>', 'RWBuffer<uint>', 'StructuredBuffer<float>', 'SamplerState'],
  ...['ByteAddressBuffer', 'RWByteAddressBuffer', 'ResourceDescriptorHeap', 'RaytracingAccelerationStructure'],
  ...['static', 'const', 'groupshared', 'in', 'out', 'inout', 'return', 'break', 'continue', 'void', 'this', 'struct'],
]
const signs = ['+', '-', '*', '/', '%', '<<', '>>', '&', '|', '^', '&&', '||', '=', '+=', '<', '>', '==', '?', ':', ',']
const closers = ['.', '(', ')', '[', ']', '{', '}', ';', '!', '~', '++', '--', '::']

interface Token {
  readonly text: string
  readonly start: number
}

/** What nests or repeats must end somewhere. */
const longest = 100_000

/** Some changes, few more often than many; `others` are texts to take pieces from. */
export function mutate(text: string, others: readonly string[], random: Random): string {
  let changed = text
  for (let count = 1 + Math.floor(random() ** 2 * 4); count > 0; count--) changed = mutateOnce(changed, others, random)
  return changed.length <= longest ? changed : text
}

export function mutateOnce(text: string, others: readonly string[], random: Random): string {
  const way = random()
  if (way < 0.15) return mutateToken(text, random)
  if (way < 0.2) return mutateLine(text, pick(others, random), random)
  if (way < 0.25) return changeRange(text, random)
  if (way < 0.35) return crossOver(text, pick(others, random), random)
  if (way < 0.45) return wrapDeclaration(text, random)
  if (way < 0.7) return mutateMeaning(text, random)
  if (way < 0.8) return addProduction(text, random)
  return mutateShape(text, pick(others, random), random)
}

function mutateToken(text: string, random: Random): string {
  const tokens = [...text.matchAll(tokenPattern)].map((match): Token => ({ text: match[0], start: match.index }))
  if (tokens.length === 0) return text
  const token = pick(tokens, random)
  const end = token.start + token.text.length
  return `${text.slice(0, token.start)}${replacement(token, tokens, random)}${text.slice(end)}`
}

function replacement({ text }: Token, tokens: readonly Token[], random: Random): string {
  const way = random()
  if (way < 0.1) return ''
  if (way < 0.2) return `${text} ${text}`
  if (way < 0.3) return `${text} ${pick(tokens, random).text} `
  const alike = tokens.filter((other) => kindOf(other.text) === kindOf(text))
  if (way < 0.7) return pick(alike, random).text
  const kind = kindOf(text)
  if (kind === 'number') return pick(numbers, random)
  return pick(kind === 'word' ? words : [...signs, ...closers], random)
}

function kindOf(text: string): 'word' | 'number' | 'sign' {
  return /^[A-Za-z_"]/.test(text) ? 'word' : /^\d/.test(text) ? 'number' : 'sign'
}

/** A line goes, comes twice, changes places with another, or is one of another file. */
function mutateLine(text: string, other: string, random: Random): string {
  const lines = text.split('\n')
  const at = Math.floor(random() * lines.length)
  const to = Math.floor(random() * lines.length)
  const way = random()
  if (way < 0.3) lines.splice(at, 1)
  else if (way < 0.5) lines.splice(to, 0, lines[at]!)
  else if (way < 0.75) [lines[at], lines[to]] = [lines[to]!, lines[at]!]
  else lines.splice(at, 0, pick(other.split('\n'), random))
  return lines.join('\n')
}
