// Text that this compiler has checked before: where no entry reaches it, it is not parsed and checked again, and what there was to say
// about it is said again. Most of a large shader is headers that a thousand others include, and a tenth of it is reached.
//
//   a.hlsl: #include "common.hlsli" ...     checks everything and remembers it
//   b.hlsl: #include "common.hlsli" ...     checks what its entry reaches, and what it does not have in common with a.hlsl
//
// What is said about a body depends on its text, on the declarations that its names may mean, and on the options that the checker looks
// at: they make its key (text-keys.ts). Programs with errors teach nothing.
// Libraries reach everything, Slang has no order of declarations, and some warnings are about the whole program: they go without.
//
// A compiler for jobs passes over whole declarations, too, if nothing was said about them and nothing mentions their names. Messages
// may list what is declared ("did you mean ..."), so a program with errors is checked once more with all of it.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { type FoundBody, findBodies } from '../parse/find-bodies.ts'
import { type FoundDeclaration, findDeclarations } from '../parse/find-declarations.ts'
import { type FoundText, neededText } from '../parse/needed-text.ts'
import type { SkippedText } from '../parse/parse.ts'
import { textKeys } from '../parse/text-keys.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { calledWithoutName, judgesBodiesAlone } from '../sema/check.ts'
import type { BodyEffects, BodyMessages, CheckOptions } from '../sema/checker.ts'
import { atomOf, spelling } from '../support/intern.ts'
import { effort } from '../support/limits.ts'
import type { SourceMap } from '../support/source.ts'
import type { CompileOptions } from './options.ts'
import { packEffects, unpackEffects } from './packed-effects.ts'

/** What was checked, by keys. */
export interface CheckedText {
  /** What came of checking bodies, with places as `packEffects` writes them. */
  readonly bodies: Map<number, BodyEffects>
  /** Declarations about which there is nothing to say; where there is no such set, all are read. */
  readonly declarations?: Set<number>
}

/** The bodies and declarations of one program. */
export interface ProgramText {
  readonly skipped: SkippedText
  readonly messages: BodyMessages
  /** To be called when the program is checked, and has no errors. */
  remember(): void
}

export function textOf(
  { tokens, pragmas }: Preprocessed,
  options: CheckOptions,
  { warnings }: CompileOptions,
  { sink, sources }: { readonly sink: DiagnosticSink; readonly sources: SourceMap },
  known: CheckedText,
): ProgramText | undefined {
  // Bodies do not care about the stage: what of them is reached is judged later.
  const { entry, stage: _, isProfileAssumed: __, exports: ___, ...facts } = options
  if (!judgesBodiesAlone(options, sink)) return undefined
  if (pragmas.some(({ name }) => name === 'pack_matrix')) return undefined
  const bodies = findBodies(tokens)
  const all = findDeclarations(tokens)
  const keys = textKeys(tokens, bodies, all, JSON.stringify([facts, warnings, sink.pragmas(sources).all]))
  const mayLack = (index: number): boolean => known.declarations !== undefined && all[index]!.names.length > 0
  const declarationKeys = keys.declarations.filter((_, index) => mayLack(index))
  const knownBodies: (BodyEffects | undefined)[] = []
  for (const key of keys.bodies) knownBodies.push(known.bodies.get(key))
  const isKnown: boolean[] = []
  for (const key of declarationKeys) isKnown.push(known.declarations!.has(key))
  const text: KeyedText = {
    tokens,
    bodies,
    bodyKeys: keys.bodies,
    knownBodies,
    declarations: all.filter((_, index) => mayLack(index)),
    declarationKeys,
    isKnown,
  }
  const messages: BodyMessages = { skipped: new Map(), checked: new Map(), silentEnds: new Set() }
  const skipped = skip(text, [entry, calledWithoutName], messages)
  return { skipped, messages, remember: () => remember(text, known, messages, skipped.starts) }
}

/** What was found in a program, with keys. */
interface KeyedText extends FoundText {
  readonly tokens: TokenBuffer
  /** By number. */
  readonly bodyKeys: Float64Array
  readonly declarationKeys: Float64Array
  /** What is known of each body, and whether each declaration is known. */
  readonly knownBodies: readonly (BodyEffects | undefined)[]
  readonly isKnown: readonly boolean[]
}

/** What need not be read; the messages about it are put where the checker looks for them. */
function skip(text: KeyedText, rootNames: readonly string[], messages: BodyMessages): SkippedText {
  const { tokens, bodies, knownBodies, declarations, isKnown } = text
  const unknown = {
    isUnknownBody: (index: number): boolean => knownBodies[index] === undefined,
    templatesOf: (index: number) => knownBodies[index]?.instances.map(({ name }) => atomOf(name)) ?? [],
    isUnknownDeclaration: (index: number): boolean => !isKnown[index],
  }
  const needed = neededText(tokens, text, unknown, rootNames)
  const skippedBodies = new Map<number, FoundBody>()
  for (const [index, body] of bodies.entries()) {
    if (needed.isBodyNeeded(index)) continue
    skippedBodies.set(body.open, body)
    const kept = knownBodies[index]
    if (kept) messages.skipped.set(tokens.positions[body.open]!, unpackEffects(kept, tokens, body))
  }
  const skippedDeclarations = new Map<number, FoundDeclaration>()
  for (const [index, declaration] of declarations.entries())
    if (!needed.isDeclarationNeeded(index)) skippedDeclarations.set(declaration.from, declaration)
  return { bodies: skippedBodies, declarations: skippedDeclarations, starts: new Set() }
}

const none: BodyEffects = { messages: [], instances: [] }

function remember(text: KeyedText, known: CheckedText, messages: BodyMessages, starts: ReadonlySet<number>): void {
  const { tokens, bodies, bodyKeys, knownBodies, declarations, declarationKeys, isKnown } = text
  if (known.bodies.size + bodies.length > effort.checkedBodies.most) known.bodies.clear()
  for (const [index, body] of bodies.entries()) {
    if (knownBodies[index]) continue
    // Templates are read here; their instances are checked where something asks for them.
    const effects = body.isTemplate ? none : messages.checked.get(tokens.positions[body.open]!)
    const packed = effects && packEffects(effects, tokens, body)
    if (packed) known.bodies.set(bodyKeys[index]!, packed)
  }
  if (!known.declarations || !isKnown.includes(false)) return
  if (known.declarations.size + declarations.length > effort.checkedBodies.most) known.declarations.clear()
  // The parser must have seen one declaration there, too.
  const ordered = [...starts].sort((left, right) => left - right)
  const nextStarts = new Map(ordered.map((start, index) => [start, ordered[index + 1]]))
  for (const [index, { from, to }] of declarations.entries())
    if (!isKnown[index] && nextStarts.get(from) === to + 1 && isSilent(tokens, to, messages))
      known.declarations.add(declarationKeys[index]!)
}

/** Of a declaration that ends with a semicolon, its node may end before that. */
function isSilent({ positions, atoms }: TokenBuffer, last: number, { silentEnds }: BodyMessages): boolean {
  const endOf = (index: number): number => positions[index]! + spelling(atoms[index]!).length
  return silentEnds.has(endOf(last)) || silentEnds.has(endOf(last - 1))
}
