// Which program a document is: what a comment in it says, or what its functions look like.
//
//   // descry: -T ps_6_6 -E PSMain -D SHADOWS=1       as on the command line
//   float4 BlurPS(...) : SV_Target                    ps_6_6, BlurPS
//
// A file without anything that looks like an entry point is checked as a library: nothing is missing there.
import { optionsFromArguments } from '../cli/arguments.ts'
import type { Variant } from './types.ts'

const commentLine = /^\s*(?:\/\/|#)\s*descry:\s*(.+)$/m
/** How far into a file the comment is looked for. */
const commentReach = 4096

export function variantOfComment(text: string): Variant | undefined {
  const words = commentLine.exec(text.slice(0, commentReach))?.[1]?.trim()
  if (words === undefined) return undefined
  const { options } = optionsFromArguments(splitWords(words))
  return { name: options.entry, options }
}

/** At spaces, except in quotes. */
function splitWords(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0])
}

const stageWords: readonly (readonly [profile: string, pattern: RegExp])[] = [
  ['vs_6_6', /(^|_)(vs|vert|vertex)(_|$)/],
  ['ps_6_6', /(^|_)(ps|fs|frag|fragment|pixel)(_|$)/],
  ['cs_6_6', /(^|_)(cs|comp|compute)(_|$)/],
  ['gs_6_6', /(^|_)(gs|geom|geometry)(_|$)/],
  ['hs_6_6', /(^|_)(hs|hull|tesc)(_|$)/],
  ['ds_6_6', /(^|_)(ds|domain|tese)(_|$)/],
  ['ms_6_6', /(^|_)(ms|mesh)(_|$)/],
  ['as_6_6', /(^|_)(as|amplification|task)(_|$)/],
]

function stageNamed(name: string): string | undefined {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[.\s-]/g, '_')
    .toLowerCase()
  return stageWords.find(([, pattern]) => pattern.test(words))?.[0]
}

/** A function with a body: attributes, name, parameters, semantic. */
const functionText =
  /((?:\[[^\]\n]*\]\s*)*)[A-Za-z_]\w*(?:<[^<>;{}]*>)?\s+([A-Za-z_]\w*)\s*\(([^;{}]*)\)\s*(?::\s*(\w+)\s*)?\{/g

export function guessVariants(path: string, text: string): Variant[] {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  const found: Variant[] = []
  const plain = text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const [, attributes = '', name = '', parameters = '', semantic = ''] of plain.matchAll(functionText)) {
    const profile = profileOf(attributes, name, parameters, semantic, stem)
    if (profile !== undefined && !found.some((known) => known.name === name))
      found.push({ name: name, options: { entry: name, profile } })
  }
  if (/\[\s*shader\s*\(\s*"(raygeneration|closesthit|anyhit|miss|callable|intersection|node)"/.test(plain))
    return [library]
  return found.length > 0 ? found : [library]
}

const library: Variant = { name: 'library', options: { entry: '', profile: 'lib_6_6' } }

function profileOf(
  attributes: string,
  name: string,
  parameters: string,
  semantic: string,
  stem: string,
): string | undefined {
  const named = stageNamed(name) ?? (/^main$/i.test(name) ? stageNamed(stem) : undefined)
  const written = /shader\s*\(\s*"(\w+)"/.exec(attributes)?.[1]
  if (written !== undefined) return stageNamed(written)
  if (/numthreads/i.test(attributes)) return named !== undefined && /^[am]s/.test(named) ? named : 'cs_6_6'
  if (/maxvertexcount/i.test(attributes)) return 'gs_6_6'
  if (/patchconstantfunc/i.test(attributes)) return 'hs_6_6'
  if (/domain\s*\(/i.test(attributes)) return 'ds_6_6'
  if (/^sv_(target|depth)/i.test(semantic) || /\bout\b[^,]*:\s*sv_target/i.test(parameters)) return 'ps_6_6'
  const isMain = /main$/i.test(name) || /:\s*\w/.test(parameters) || semantic !== ''
  if (named !== undefined && isMain) return named
  if (/^sv_position/i.test(semantic)) return 'vs_6_6'
  return undefined
}

/** By its name, or because nothing in it looks like an entry point. */
export function isHeader(path: string, text: string): boolean {
  if (/\.(hlsli|h|fxh|hh|inc)$/i.test(path)) return true
  const [first] = guessVariants(path, text)
  return first === library
}

/** Equal variants, equal key. */
export function variantKey({ options }: Variant): string {
  return JSON.stringify(options ?? {})
}
