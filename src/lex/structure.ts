// The skeleton of a file: its directives, which #else and #endif belong to which #if, and its include guard.
//
//   #ifdef A      next -> #else         A false condition jumps along `next` instead of reading the lines between,
//   ...                                 and a guarded file that was seen before is not entered at all.
//   #else         next -> #endif
//   ...
//   #endif        next -> -1
//
// It depends on the text alone, so it is found once for every lexed file.
import type { Atom } from '../support/intern.ts'
import { intern } from '../support/intern.ts'
import { kinds, punctuator, type TokenBuffer, tokenFlags } from './tokens.ts'

export const directiveNames = [
  'if',
  'ifdef',
  'ifndef',
  'elif',
  'elifdef',
  'elifndef',
  'else',
  'endif',
  'define',
  'undef',
  'include',
  'line',
  'error',
  'warning',
  'pragma',
] as const

/** `empty` is a `#` alone on its line, `marker` is `# 12 "file"`. */
export type DirectiveKind = (typeof directiveNames)[number] | 'unknown' | 'empty' | 'marker'

export interface Directives {
  readonly count: number
  readonly kinds: readonly DirectiveKind[]
  /** Token index of the `#`. */
  readonly starts: Uint32Array
  /** Token index of the first token on the next line. */
  readonly ends: Uint32Array
  /** The next #elif, #else or #endif of the same #if, or -1. */
  readonly next: Int32Array
  readonly hasUnknown: boolean
  /** The macro whose definition makes a second inclusion empty. */
  readonly guard: Atom | undefined
}

const kindOfName: ReadonlyMap<Atom, DirectiveKind> = new Map(directiveNames.map((name) => [intern(name), name]))
const hash = punctuator('#')
const bang = punctuator('!')
const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const definedAtom = intern('defined')

export function findDirectives(tokens: TokenBuffer): Directives {
  const starts: number[] = []
  const ends: number[] = []
  const found: DirectiveKind[] = []
  let open = false
  for (let index = 0; index < tokens.count; index++) {
    if ((tokens.flags[index]! & tokenFlags.startOfLine) === 0) continue
    if (open) ends.push(index)
    open = tokens.kinds[index] === hash
    if (!open) continue
    starts.push(index)
    found.push(kindAt(tokens, index + 1))
  }
  const next = linkConditionals(found)
  const directives = {
    count: starts.length,
    kinds: found,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    next,
    hasUnknown: found.includes('unknown'),
  }
  return { guard: findGuard(tokens, directives), ...directives }
}

function kindAt(tokens: TokenBuffer, name: number): DirectiveKind {
  if ((tokens.flags[name]! & tokenFlags.startOfLine) !== 0) return 'empty'
  if (tokens.kinds[name] === kinds.number) return 'marker'
  if (tokens.kinds[name] !== kinds.identifier) return 'unknown'
  return kindOfName.get(tokens.atoms[name]!) ?? 'unknown'
}

function linkConditionals(found: readonly DirectiveKind[]): Int32Array {
  const next = new Int32Array(found.length).fill(-1)
  const open: number[] = []
  for (const [index, kind] of found.entries()) {
    switch (kind) {
      case 'if':
      case 'ifdef':
      case 'ifndef':
        open.push(index)
        break
      case 'elif':
      case 'elifdef':
      case 'elifndef':
      case 'else':
      case 'endif': {
        const before = open.pop()
        if (before === undefined) break
        next[before] = index
        if (kind !== 'endif') open.push(index)
      }
    }
  }
  return next
}

/** `#ifndef X` or `#if !defined(X)` around the whole file. */
function findGuard(tokens: TokenBuffer, directives: Omit<Directives, 'guard'>): Atom | undefined {
  const { count, starts, ends, next } = directives
  if (count < 2 || starts[0] !== 0) return undefined
  const last = next[0]!
  if (last !== count - 1 || directives.kinds[last] !== 'endif' || ends[last] !== tokens.count - 1) return undefined
  const end = ends[0]!
  let at = 2
  if (directives.kinds[0] === 'if') {
    if (tokens.kinds[at] !== bang || tokens.atoms[at + 1] !== definedAtom) return undefined
    at += 2
    const isWrapped = tokens.kinds[at] === openParenthesis
    if (isWrapped) at++
    if (end !== (isWrapped ? at + 2 : at + 1)) return undefined
    if (isWrapped && tokens.kinds[at + 1] !== closeParenthesis) return undefined
  } else if (directives.kinds[0] !== 'ifndef' || end !== at + 1) return undefined
  return tokens.kinds[at] === kinds.identifier ? tokens.atoms[at] : undefined
}
