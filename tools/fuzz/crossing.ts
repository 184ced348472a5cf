// Brings a declaration of another shader into one, with all that it names, and calls it.
//
//   void main() { A[0] = 1; }     =>     struct S { float x; }; float f(S s) { return s.x; } void main() { f((S)0); A[0] = 1; }
//
// As in shapes.ts it works on text: what is declared is a word before a bracket, an equals sign, a colon or a semicolon.
import { below, pick, type Random } from './random.ts'
import { declarationsOf, replaceMatch } from './shapes.ts'

interface Piece {
  readonly text: string
  readonly names: ReadonlySet<string>
}

/** With what a piece names come what that names, and so on, up to here. */
const longestCrossing = 6000

export function crossOver(text: string, other: string, random: Random): string {
  const pieces = declarationsOf(other).map((each): Piece => ({ text: each, names: declaredIn(each) }))
  const wanted = pick(pieces, random)
  const brought = withNeeded(wanted, pieces)
  if (brought.length > longestCrossing) return text
  const taken = declarationsOf(text).flatMap((each) => [...declaredIn(each)])
  const isRenamed = random() < 0.8
  const renamed = (words: string): string =>
    isRenamed
      ? taken.reduce((all, name) => all.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}_2`), words)
      : words
  const joined = `${renamed(brought)}\n${text}`
  const signature = /(\w+)\s*\(([^(){};]*)\)\s*(?::\s*\w+\s*)?\{/.exec(wanted.text)
  if (!signature || random() < 0.2) return joined
  return called(joined, renamed(signature[1]!), renamed(signature[2]!), random)
}

function withNeeded(wanted: Piece, pieces: readonly Piece[]): string {
  const found = new Set([wanted])
  for (const piece of found) {
    const words = new Set(piece.text.match(/[A-Za-z_]\w*/g))
    for (const each of pieces) if ([...each.names].some((name) => words.has(name))) found.add(each)
  }
  return pieces
    .filter((piece) => found.has(piece))
    .map((piece) => piece.text)
    .join('')
}

/** Names that a declaration adds to those around it, members of enums and of constant buffers included. */
function declaredIn(text: string): Set<string> {
  const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
  const macro = /^\s*#\s*define\s+(\w+)/.exec(code)?.[1]
  if (macro !== undefined) return new Set([macro])
  const isOpen = /^\s*(?:cbuffer|tbuffer|enum)\b/.test(code)
  const head = isOpen ? code : code.replace(/\{[\s\S]*\}/, ' ; ')
  const names = [...head.matchAll(/\b([A-Za-z_]\w*)\s*(?:\(|\[|=|:|;|,|\}|$)/g)].map(([, name]) => name!)
  const tags = [...head.matchAll(/\b(?:struct|class|interface|enum|namespace|cbuffer|tbuffer)\s+(\w+)/g)].map(
    ([, name]) => name!,
  )
  return new Set([...tags, ...(isOpen || tags.length === 0 ? names : []), ...(code.includes('typedef') ? names : [])])
}

const statement = /^[ \t]+(?=\w[^\n]*;[ \t]*$)/gm
const words =
  /\b(?:in|out|inout|const|uniform|precise|nointerpolation|linear|centroid|sample|noperspective|row_major|column_major|point|line|triangle|lineadj|triangleadj|indices|vertices|primitives|payload)\b/g

/** Before a statement; arguments are variables of the types of the parameters. */
function called(text: string, name: string, list: string, random: Random): string {
  const parameters = list.split(/,(?![^<>]*>)/).filter((each) => each.trim() !== '')
  const made = parameters.map((each, index) => {
    const [, type = 'int', sizes = ''] =
      /^\s*(\w[\w:]*(?:\s*<[\s\S]*>)?)\s+\w+((?:\[[^\]]*\])*)/.exec(each.replaceAll(words, '').replace(/\s*:.*/, '')) ??
      []
    return { type, sizes, argument: `given${index}` }
  })
  const isLocal = random() < 0.7
  const variables = made.map(({ type, sizes, argument }) =>
    isLocal && sizes === '' && !/^(?:RW|Texture|Buffer|Sampler|Structured|Byte|Constant|Raytracing)/.test(type)
      ? `${type} ${argument} = (${type})${below(3, random)};`
      : `${type} ${argument}${sizes};`,
  )
  const call = `${name}(${made.map(({ argument }) => argument).join(', ')});`
  const place = (all: string): string => replaceMatch(all, statement, ([space]) => `${space}${call}\n${space}`, random)
  if (!isLocal) return place(`${text}`).replace(/^/, `${variables.join(' ')}\n`)
  return replaceMatch(text, statement, ([space]) => `${space}{ ${variables.join(' ')} ${call} }\n${space}`, random)
}
