// Text that this compiler has checked before: where no entry reaches it, it is not parsed and checked again, and its diagnostics
// are repeated. Most of a large shader is headers that a thousand others include, and a tenth of it is reached.
//
//   a.hlsl: #include "common.hlsli" ...     checks everything and remembers it
//   b.hlsl: #include "common.hlsli" ...     checks what its entry reaches, and what it does not have in common with a.hlsl
//
// The diagnostics of a body depend on its text, on the declarations that its names may mean, and on the options that the checker looks
// at: they make its key (text-keys.ts). Nothing is remembered of programs with errors.
// Libraries reach everything, Slang has no order of declarations, and some warnings are about the whole program: they go without.
//
// A compiler for jobs passes over whole declarations, too, if they have no diagnostics and nothing mentions their names. Messages
// may list what is declared ("did you mean ..."), so a program with errors is checked once more with all of it.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { type FoundBody, findBodies } from '../parse/find-bodies.ts'
import { type FoundDeclaration, findDeclarations } from '../parse/find-declarations.ts'
import { type FoundText, neededText, type UnknownText } from '../parse/needed-text.ts'
import type { SkippedText } from '../parse/parse.ts'
import { textKeys } from '../parse/text-keys.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import { calledWithoutName, judgesBodiesAlone } from '../sema/check.ts'
import type { BodyEffects, BodyMessages, CheckOptions } from '../sema/checker.ts'
import { type Atom, atomOf, spelling } from '../support/intern.ts'
import { effort } from '../support/limits.ts'
import type { Location, SourceMap } from '../support/source.ts'
import type { CompileOptions } from './options.ts'
import { packEffects, unpackEffects } from './packed-effects.ts'

/** What was checked, by keys. */
export interface CheckedText {
  readonly bodies: Map<number, KnownBody>
  /** Declarations without diagnostics; where there is no such set, all are parsed. */
  readonly declarations?: Set<number>
}

interface KnownBody {
  /** A program that passes over it lacks types and static variables. */
  readonly declares: boolean
  /** With places as `packEffects` writes them. */
  readonly effects: BodyEffects
  /** Not of templates: what they call is up to their arguments. */
  readonly callees: readonly KnownCallee[] | undefined
}

interface KnownCallee {
  readonly name: Atom
  /** The key of the function's head (text-keys.ts); undefined where the key of the caller does not imply it. */
  readonly head: number | undefined
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
  const knownBodies: (KnownBody | undefined)[] = []
  for (const key of keys.bodies) {
    const body = known.bodies.get(key)
    knownBodies.push(body?.declares && !known.declarations ? undefined : body)
  }
  const isKnown: boolean[] = []
  for (const key of declarationKeys) isKnown.push(known.declarations!.has(key))
  const text: KeyedText = {
    tokens,
    bodies,
    bodyKeys: keys.bodies,
    heads: keys.heads,
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
  readonly heads: Float64Array
  readonly declarationKeys: Float64Array
  /** What is known of each body, and whether each declaration is known. */
  readonly knownBodies: readonly (KnownBody | undefined)[]
  readonly isKnown: readonly boolean[]
}

/** What need not be read; the messages about it are put where the checker looks for them. */
function skip(text: KeyedText, rootNames: readonly string[], messages: BodyMessages): SkippedText {
  const { tokens, bodies, heads, knownBodies, declarations, isKnown } = text
  const byHead = new Map<number | undefined, number>()
  for (const [index, head] of heads.entries()) byHead.set(head, index)
  const unknown: UnknownText = {
    isUnknownBody: (index) => knownBodies[index] === undefined,
    templatesOf: (index) => knownBodies[index]?.effects.instances.map(({ name }) => atomOf(name)) ?? [],
    calleesOf: (index) => knownBodies[index]?.callees?.map(({ name, head }) => ({ name, body: byHead.get(head) })),
    isUnknownDeclaration: (index) => !isKnown[index],
  }
  const needed = neededText(tokens, text, unknown, rootNames)
  const skippedBodies = new Map<number, FoundBody>()
  for (const [index, body] of bodies.entries()) {
    if (needed.isBodyNeeded(index)) continue
    skippedBodies.set(body.open, body)
    const kept = knownBodies[index]
    if (kept) messages.skipped.set(tokens.positions[body.open]!, unpackEffects(kept.effects, tokens, body))
  }
  const skippedDeclarations = new Map<number, FoundDeclaration>()
  for (const [index, declaration] of declarations.entries())
    if (!needed.isDeclarationNeeded(index)) skippedDeclarations.set(declaration.from, declaration)
  return { bodies: skippedBodies, declarations: skippedDeclarations, starts: new Set() }
}

const knownTemplate: KnownBody = { declares: false, effects: { messages: [], instances: [] }, callees: undefined }

function remember(text: KeyedText, known: CheckedText, messages: BodyMessages, starts: ReadonlySet<number>): void {
  const { tokens, bodies, bodyKeys, knownBodies, declarations, declarationKeys, isKnown } = text
  if (known.bodies.size + bodies.length > effort.checkedBodies.most) known.bodies.clear()
  const byPlace = new Map<Location, number>()
  for (const [index, { nameIndex }] of bodies.entries()) byPlace.set(tokens.positions[nameIndex]!, index)
  for (const [index, body] of bodies.entries()) {
    if (knownBodies[index]) continue
    // Templates are read here; their instances are checked where something asks for them.
    const made = body.isTemplate ? knownTemplate : knownBody(text, body, messages, byPlace)
    if (made) known.bodies.set(bodyKeys[index]!, made)
  }
  if (!known.declarations || !isKnown.includes(false)) return
  if (known.declarations.size + declarations.length > effort.checkedBodies.most) known.declarations.clear()
  for (const [index, { from, to }] of declarations.entries())
    if (!isKnown[index] && isOne(starts, from, to) && isSilent(tokens, to, messages))
      known.declarations.add(declarationKeys[index]!)
}

/** The parser must have seen one declaration there, too. */
function isOne(starts: ReadonlySet<number>, from: number, to: number): boolean {
  if (!starts.has(from) || !starts.has(to + 1)) return false
  for (let index = from + 1; index <= to; index++) if (starts.has(index)) return false
  return true
}

function knownBody(
  { tokens, bodies, heads }: KeyedText,
  body: FoundBody,
  { checked }: BodyMessages,
  byPlace: ReadonlyMap<Location, number>,
): KnownBody | undefined {
  const made = checked.get(tokens.positions[body.open]!)
  const effects = made && packEffects(made.effects, tokens, body)
  if (!effects) return undefined
  const callees = made.callees.map(({ name, location }) => {
    const index = byPlace.get(location)
    const callee = index === undefined ? undefined : bodies[index]!
    // A body that comes later is another one elsewhere, a template may have others for some arguments.
    const isImplied = callee !== undefined && callee.open <= body.end && !callee.isTemplate
    return { name: atomOf(name), head: isImplied ? heads[index!] : undefined }
  })
  return { declares: made.declares, effects, callees }
}

/** Of a declaration that ends with a semicolon, its node may end before that. */
function isSilent({ positions, atoms }: TokenBuffer, last: number, { silentEnds }: BodyMessages): boolean {
  const endOf = (index: number): number => positions[index]! + spelling(atoms[index]!).length
  return silentEnds.has(endOf(last)) || silentEnds.has(endOf(last - 1))
}
