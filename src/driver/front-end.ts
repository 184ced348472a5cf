// Tokens to a syntax tree to a typed program, without the text that other programs have shown to be in order and that this one does not
// reach (checked-text.ts). Where anything is wrong, messages may depend on all that is declared: then all of it is read.
import type { TranslationUnit } from '../ast/nodes.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { type ParseOptions, parse } from '../parse/parse.ts'
import type { Preprocessed } from '../preprocess/preprocess.ts'
import type { Program } from '../program/program.ts'
import { check } from '../sema/check.ts'
import type { CheckOptions } from '../sema/checker.ts'
import type { NameLog } from '../sema/names/name-log.ts'
import type { SourceMap } from '../support/source.ts'
import { type CheckedText, type ProgramText, textOf } from './checked-text.ts'
import type { CompileOptions } from './options.ts'

export interface FrontEndInput {
  readonly preprocessed: Preprocessed
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  readonly options: CompileOptions
  readonly parsing: ParseOptions
  readonly checking: CheckOptions
  /** What may be passed over; left out: nothing. */
  readonly known: CheckedText | undefined
  readonly names: NameLog | undefined
}

export interface Parsed {
  readonly unit: TranslationUnit
  readonly text: ProgramText | undefined
  /** The parser had nothing to say. */
  readonly isQuiet: boolean
  /** No declaration was passed over. */
  readonly isWhole: boolean
}

export function parseText(input: FrontEndInput): Parsed {
  const { sink } = input
  const [seen, reported] = [sink.all.length, sink.reported.length]
  const parsed = parseKnowing(input, input.known)
  if (parsed.isQuiet || parsed.isWhole) return parsed
  sink.rewind(seen, reported)
  return parseWhole(input)
}

/** All declarations, and the bodies that are needed. */
export function parseWhole(input: FrontEndInput): Parsed {
  return parseKnowing(input, input.known && { bodies: input.known.bodies })
}

function parseKnowing(input: FrontEndInput, known: CheckedText | undefined): Parsed {
  const { preprocessed, sources, sink, options, parsing, checking } = input
  const text = known && textOf(preprocessed, checking, options, input, known)
  const seen = sink.all.length
  const unit = parse(preprocessed.tokens, { ...parsing, sources, ...(text && { skipped: text.skipped }) }, sink)
  const isWhole = text === undefined || text.skipped.declarations.size === 0
  return { unit, text, isQuiet: sink.all.length === seen, isWhole }
}

export function checkText(input: FrontEndInput, parsed: Parsed): Program {
  const { sink } = input
  const [seen, reported] = [sink.all.length, sink.reported.length]
  const program = checkParsed(input, parsed)
  if (sink.errorCount === 0 || parsed.isWhole) return program
  sink.rewind(seen, reported)
  return checkParsed(input, parseWhole(input))
}

function checkParsed(input: FrontEndInput, { unit, text, isQuiet }: Parsed): Program {
  const { preprocessed, sources, sink, checking, names } = input
  const program = check(unit, {
    options: checking,
    pragmas: preprocessed,
    sources,
    sink,
    messages: text?.messages,
    names,
  })
  if (sink.errorCount === 0 && isQuiet) text?.remember()
  return program
}
