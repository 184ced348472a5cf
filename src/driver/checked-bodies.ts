// Bodies of functions that this compiler has checked before: where no entry reaches them, they are not parsed and checked again, and
// what there was to say about them is said again. Most of a large shader is headers that a thousand others include, and a tenth of it
// is reached.
//
//   a.hlsl: #include "common.hlsli" ...     checks all bodies and remembers them
//   b.hlsl: #include "common.hlsli" ...     checks what its entry reaches, and what it does not have in common with a.hlsl
//
// What is said about a body depends on the tokens up to its end and on the options that the checker looks at, so a hash of these is
// the key: another macro in front of the header, and every body behind it is checked again. Programs with errors teach nothing.
// Libraries reach everything, Slang has no order of declarations, and some warnings are about the whole program: they go without.
import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { type FoundBody, findBodies, neededBodies } from '../parse/find-bodies.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { calledWithoutName, judgesBodiesAlone } from '../sema/check.ts'
import type { BodyMessages, CheckOptions } from '../sema/checker.ts'
import { atomCount, spelling } from '../support/intern.ts'
import { effort } from '../support/limits.ts'
import type { SourceMap } from '../support/source.ts'
import type { CompileOptions } from './options.ts'
import { packMessages, unpackMessages } from './packed-messages.ts'

/** What was said about bodies by their keys, with places as `packMessages` writes them. */
export type CheckedBodies = Map<number, readonly Diagnostic[]>

/** The bodies of one program. */
export interface ProgramBodies {
  /** By the token that opens them. */
  readonly skipped: ReadonlyMap<number, FoundBody>
  readonly messages: BodyMessages
  /** To be called when the program is checked, and has no errors. */
  remember(): void
}

export function bodiesOf(
  { tokens, pragmas }: Preprocessed,
  options: CheckOptions,
  { warnings }: CompileOptions,
  { sink, sources }: { readonly sink: DiagnosticSink; readonly sources: SourceMap },
  known: CheckedBodies,
): ProgramBodies | undefined {
  // Bodies do not care about the stage: what of them is reached is judged later.
  const { entry, stage: _, isProfileAssumed: __, exports: ___, ...facts } = options
  if (!judgesBodiesAlone(options, sink)) return undefined
  if (pragmas.some(({ name }) => name === 'pack_matrix')) return undefined
  const bodies = findBodies(tokens)
  const keys = keysOf(tokens, bodies, JSON.stringify([facts, warnings, sink.pragmas(sources).all]))
  const isUnknown = (_: FoundBody, index: number): boolean => !known.has(keys[index]!)
  const needed = neededBodies(tokens, bodies, isUnknown, [entry, calledWithoutName])
  const skipped = new Map<number, FoundBody>()
  const messages: BodyMessages = { skipped: new Map(), checked: new Map() }
  for (const [index, body] of bodies.entries()) {
    if (needed.has(body)) continue
    skipped.set(body.open, body)
    const kept = known.get(keys[index]!)!
    if (kept.length > 0) messages.skipped.set(tokens.positions[body.open]!, unpackMessages(kept, tokens))
  }
  const remember = (): void => {
    if (known.size + bodies.length > effort.checkedBodies.most) known.clear()
    for (const [index, body] of bodies.entries()) {
      if (known.has(keys[index]!)) continue
      // Templates are read here; their instances are checked where something asks for them.
      const told = body.isTemplate ? [] : messages.checked.get(tokens.positions[body.open]!)
      const packed = told && packMessages(told, tokens, body.nameIndex, body.close)
      if (packed) known.set(keys[index]!, packed)
    }
  }
  return { skipped, messages, remember }
}

/** For each body a hash of the options and of all tokens up to its end. */
function keysOf({ kinds, atoms, flags }: TokenBuffer, bodies: readonly FoundBody[], options: string): number[] {
  const keys: number[] = []
  const [firsts, seconds] = [new Int32Array(atomCount()), new Int32Array(atomCount())]
  let first = hashOf(options, 17)
  let second = hashOf(options, 31)
  let index = 0
  for (const { close } of bodies) {
    for (; index <= close; index++) {
      const atom = atoms[index]!
      if (firsts[atom] === 0) {
        const text = spelling(atom)
        firsts[atom] = hashOf(text, 17) | 1
        seconds[atom] = hashOf(text, 31)
      }
      // Messages quote the source with its spaces.
      const spaces = flags[index]! & (tokenFlags.leadingSpace | tokenFlags.startOfLine)
      first = Math.imul(first ^ firsts[atom]!, 0x01000193) + kinds[index]!
      second = Math.imul((second << 5) ^ (second >>> 27) ^ seconds[atom]!, 0x5bd1e995) + spaces
    }
    // 53 bits, as many as a number has.
    keys.push((first >>> 0) * 0x200000 + (second >>> 11))
  }
  return keys
}

function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995)
    hash ^= hash >>> 15
  }
  return hash
}
