// The state of one preprocessing run, shared by its parts.
import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { TokenBuffer, type TokenKind } from '../lex/tokens.ts'
import type { Atom } from '../support/intern.ts'
import { spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import { type Location, nowhere, SourceFile, type SourceMap } from '../support/source.ts'
import type { OpenFile } from './files.ts'
import type { IncludeFinder } from './includes.ts'
import type { PreprocessLog } from './log.ts'
import { type Macro, MacroTable } from './macros.ts'
import type { PragmaEvent } from './pragmas.ts'
import { type Frame, TokenStream } from './stream.ts'

export class Run {
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  readonly includes: IncludeFinder
  readonly macros = new MacroTable()
  readonly stream: TokenStream
  readonly output = new TokenBuffer(4096)
  readonly pragmas: PragmaEvent[] = []
  /** Files that said `#pragma once`, by key. */
  readonly once = new Set<string>()
  /** What `#pragma push_macro` saved. */
  readonly keptMacros = new Map<Atom, (Macro | undefined)[]>()
  /** Every file that was read, in order of first use. */
  readonly dependencies = new Map<string, string>()
  readonly #scratch = new Map<Atom, Location>()
  /** The main file, once it is open. */
  main: OpenFile | undefined
  file: OpenFile | undefined
  /** The innermost macro whose arguments are being collected. */
  call: { readonly macro: Atom; readonly location: Location } | undefined
  counter = 0
  argumentDepth = 0
  includeCount = 0
  /** Tokens of the files entered so far. */
  includedTokens = 0
  /** A limit was reached: nothing more is read. */
  isStopped = false
  #expandedTokens = 0

  /** Operands of `##` are expanded before they are pasted. */
  readonly expandsPasted: boolean
  readonly log: PreprocessLog | undefined

  constructor(
    sources: SourceMap,
    sink: DiagnosticSink,
    includes: IncludeFinder,
    expandsPasted: boolean,
    log: PreprocessLog | undefined,
    obey: (run: Run, frame: Frame) => void,
  ) {
    this.stream = new TokenStream((frame) => obey(this, frame))
    this.sources = sources
    this.sink = sink
    this.includes = includes
    this.expandsPasted = expandsPasted
    this.log = log
  }

  /** A macro is named at this place. */
  noteUse(at: Location, name: Atom): void {
    if (!this.log) return
    const macro = this.macros.get(name)
    if (macro?.kind === 'defined') this.log.macroUses.push(at, macro.base + macro.shape.nameOffset)
  }

  report(diagnostic: Diagnostic): void {
    this.sink.report(diagnostic)
  }

  stop(diagnostic: Diagnostic): void {
    if (!this.isStopped) this.report(diagnostic)
    this.isStopped = true
    this.stream.drain()
  }

  /** Accounts for tokens made by expansion; false when that was too much. */
  spend(count: number, location: Location): boolean {
    this.#expandedTokens += count
    if (this.#expandedTokens > limits.expandedTokens.most)
      this.stop(preprocessorDiagnostics.err_pp_expansion_too_large(location, { limit: limits.expandedTokens.most }))
    else if (this.sources.size > limits.locations.most)
      this.stop(preprocessorDiagnostics.err_sloc_space_too_large(location))
    return !this.isStopped
  }

  /** False, and the end of the run, when a token made by # or ## would be too long. */
  canMake(length: number, location: Location): boolean {
    if (length > limits.madeTokenLength.most)
      this.stop(preprocessorDiagnostics.err_pp_token_too_long(location, { limit: limits.madeTokenLength.most }))
    else this.spend(1 + (length >> 4), location)
    return !this.isStopped
  }

  emit(kind: TokenKind, atom: Atom, location: Location, flags: number): void {
    if (this.output.count >= limits.tokens.most)
      this.stop(preprocessorDiagnostics.err_pp_too_many_tokens(location, { limit: limits.tokens.most }))
    else this.output.push(kind, atom, location, flags)
  }

  /**
   * The location of a token no file contains, made by `#`, `##` or a builtin: its text stands in a file of its own, and
   * counts as expanded from `useStart`..`useEnd`.
   */
  locateMade(atom: Atom, useStart: Location, useEnd: Location, macro: string): Location {
    const text = spelling(atom)
    let scratch = this.#scratch.get(atom)
    if (scratch === undefined) {
      scratch = this.sources.addFile(new SourceFile('<scratch space>', text), nowhere).base
      this.#scratch.set(atom, scratch)
    }
    return this.sources.addExpansion(scratch, text.length, useStart, useEnd, macro, false)
  }
}
