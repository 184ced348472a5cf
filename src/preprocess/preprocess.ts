// Preprocessing: a file and everything it includes become one sequence of tokens.
//
//   #define N 4
//   float a[N];     =>   float a [ 4 ] ;
//
// Text between directives is copied in bulk, offset by the file's base; only identifiers that are macros leave this path.

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { LexCache } from '../lex/cache.ts'
import { kinds, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { type AtomLease, atomOf, intern, leaseAtoms, spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import { slashes } from '../support/slashes.ts'
import {
  type FileEntry,
  type Location,
  nowhere,
  SourceFile,
  type SourceMap,
  type SpelledToken,
} from '../support/source.ts'
import { defineBuiltins } from './builtins.ts'
import { obeyDirective, reportProblems } from './directives.ts'
import { isExpanded } from './expand.ts'
import { OpenFile } from './files.ts'
import type { Host } from './host.ts'
import { IncludeFinder } from './includes.ts'
import type { PreprocessLog } from './log.ts'
import { collapsePath } from './paths.ts'
import type { PragmaEvent } from './pragmas.ts'
import { Run } from './run.ts'
import type { Frame } from './stream.ts'

/** The name of the text that `-D` options make. */
export const commandLineFile = '<command line>'

export interface PreprocessOptions {
  /** A path is read through the host. */
  readonly file: SourceFile | string
  readonly host: Host
  /** `-I`. */
  readonly includeDirectories?: readonly string[]
  /** `-D`: `NAME` or `NAME=VALUE`. */
  readonly defines?: readonly string[]
  /** `-U`: macros of the target that are taken away. */
  readonly undefines?: readonly string[]
  /** `-include`: files before the main one. */
  readonly forcedIncludes?: readonly string[]
  /** Operands of `##` are expanded before they are pasted, as in fxc. */
  readonly expandsPasted?: boolean
  /** Macros the target defines, as name and value (see predefined.ts). */
  readonly predefined?: readonly (readonly [name: string, value: string])[]
  /** Macros whose texts are wanted besides. */
  readonly textsOf?: readonly string[]
  /** Keeps lexed files between runs. */
  readonly lexCache?: LexCache
  /** Receives macros, includes and text that is left out. */
  readonly log?: PreprocessLog
}

export interface Preprocessed {
  /** Positions are Locations; the last token is `endOfFile`. */
  readonly tokens: TokenBuffer
  readonly pragmas: readonly PragmaEvent[]
  /** The main file and every file it read, each once, in order of first use. */
  readonly dependencies: readonly string[]
  readonly mainFile: FileEntry
  /** What the macros of `textsOf` stand for at the end of the file; those that are no macros are missing. */
  readonly macroTexts: ReadonlyMap<string, MacroText>
  /** Keeps the atoms of the tokens. */
  readonly lease: AtomLease
}

export interface MacroText {
  /** All tokens of the expansion without space between them, strings without their quotes: DXC's way to write a table in a macro. */
  readonly text: string
  readonly tokens: readonly SpelledToken[]
}

export function preprocess(options: PreprocessOptions, sources: SourceMap, sink: DiagnosticSink): Preprocessed {
  const includes = new IncludeFinder(options.host, options.includeDirectories ?? [], options.lexCache ?? new LexCache())
  const run = new Run(sources, sink, includes, options.expandsPasted ?? false, options.log, obeyDirective)
  const main = openMain(run, options.file)
  defineBuiltins(run.macros)
  const predefined = (options.predefined ?? []).map(([name, value]) => `#define ${name} ${value}\n`)
  readDefinitions(run, '<built-in>', predefined.join(''))
  readDefinitions(run, commandLineFile, commandLineText(options))
  readFile(run, main)
  const macroTexts = new Map<string, MacroText>()
  for (const name of options.textsOf ?? [])
    if (run.macros.isDefined(atomOf(name))) macroTexts.set(name, textOf(run, name))
  run.output.push(kinds.endOfFile, intern(''), endOf(main.entry), tokenFlags.startOfLine)
  return {
    tokens: run.output,
    pragmas: run.pragmas,
    dependencies: [...run.dependencies.values()],
    mainFile: main.entry,
    macroTexts,
    lease: leaseAtoms([run.output, ...run.pragmas.map(({ tokens }) => tokens)]),
  }
}

function textOf(run: Run, name: string): MacroText {
  const { output } = run
  const start = output.count
  readDefinitions(run, `<${name}>`, `${name}\n`)
  let text = ''
  const tokens: SpelledToken[] = []
  for (let index = start; index < output.count; index++) {
    const token = spelling(output.atoms[index]!)
    text += output.kinds[index] === kinds.string ? token.slice(1, -1) : token
    tokens.push({ start: output.positions[index]!, spelling: token })
  }
  output.count = start
  return { text, tokens }
}

/** On the last line break, as in Clang: the line after it is not there to be shown. */
function endOf({ base, file }: FileEntry): Location {
  const { text } = file
  if (!text.endsWith('\n')) return base + text.length
  return base + text.length - (text.endsWith('\r\n') ? 2 : 1)
}

function commandLineText({ undefines = [], defines = [], forcedIncludes = [] }: PreprocessOptions): string {
  const taken = undefines.map((name) => `#undef ${name}\n`)
  const included = forcedIncludes.map((file) => `#include "${file}"\n`)
  return [...taken, ...defines.map(definitionOf), ...included].join('')
}

/** `A` is `#define A 1`, `A=B` is `#define A B`; a line break ends the value, as in Clang. */
function definitionOf(option: string): string {
  const line = option.split(/[\r\n]/, 1)[0]!
  const equals = line.indexOf('=')
  return equals < 0 ? `#define ${line} 1\n` : `#define ${line.slice(0, equals)} ${line.slice(equals + 1)}\n`
}

function openMain(run: Run, file: SourceFile | string): OpenFile {
  let source: SourceFile
  if (typeof file === 'string') {
    const found = run.includes.open(file)
    if (!found) run.stop(preprocessorDiagnostics.err_no_such_file(nowhere, { file }))
    source = found?.file ?? new SourceFile(file, '')
  } else source = file
  const key = collapsePath(slashes(source.name))
  const lexed = run.includes.lexMain(key, source)
  run.dependencies.set(key, source.name)
  const main = new OpenFile(run.sources.addFile(source, nowhere), lexed, key, undefined)
  run.main = main
  if (run.sources.size > limits.locations.most)
    run.stop(preprocessorDiagnostics.err_sloc_space_too_large(main.entry.base))
  return main
}

function readDefinitions(run: Run, name: string, text: string): void {
  if (text === '') return
  const file = new SourceFile(name, text)
  readFile(run, new OpenFile(run.sources.addFile(file, nowhere), run.includes.lex(name, file), name, undefined))
}

function readFile(run: Run, file: OpenFile): void {
  const outer = run.file
  run.file = file
  const frame = run.stream.push('file', file.lexed.tokens, 0, file.endOfText(), file.entry.base)
  frame.file = file
  while (!run.isStopped) {
    copyText(run, frame)
    if (!file.hasDirectiveAhead() || run.isStopped) break
    const include: Location = file.entry.base + file.lexed.tokens.positions[file.endOfText()]!
    const found = obeyDirective(run, frame)
    if (!found) continue
    const entry = run.sources.addFile(found.file, include)
    readFile(run, new OpenFile(entry, run.includes.lex(found.key, found.file), found.key, file))
    // The file below kept its frame, but tokens after an #include start a line.
    run.stream.pendingFlags = 0
  }
  if (!run.isStopped) {
    reportProblems(run, file, file.lexed.tokens.count)
    for (const { location } of file.conditionals.toReversed())
      run.report(preprocessorDiagnostics.err_pp_unterminated_conditional(location))
  }
  run.stream.pop()
  run.file = outer
}

/** Copies the text before the next directive to the output and expands its macros. */
function copyText(run: Run, frame: Frame): void {
  const { output, stream, macros } = run
  while (frame.index < frame.end) {
    copyPlainTokens(run, frame)
    if (frame.index >= frame.end) break
    stream.read()
    if (!isExpanded(run)) {
      if (stream.kind !== kinds.endOfFile) run.emit(stream.kind, stream.atom, stream.position, stream.flags)
      continue
    }
    while (stream.top !== frame) {
      if (stream.top.index >= stream.top.end) {
        stream.pop()
        continue
      }
      stream.read()
      if (stream.kind === kinds.identifier && macros.isMacro[stream.atom] === 1 && isExpanded(run)) continue
      if (stream.kind !== kinds.endOfFile) run.emit(stream.kind, stream.atom, stream.position, stream.flags)
    }
    if (stream.pendingFlags !== 0 && frame.index < frame.end) {
      const next = output.count
      const flags = stream.pendingFlags
      stream.pendingFlags = 0
      copyPlainTokens(run, frame)
      if (output.count > next) output.flags[next]! |= flags
      else stream.pendingFlags = flags
    }
  }
  stream.pendingFlags = 0
}

/** Copies tokens up to the first identifier that is a macro. */
function copyPlainTokens(run: Run, frame: Frame): void {
  const { output } = run
  const { isMacro } = run.macros
  const { kinds: fromKinds, atoms: fromAtoms, positions: fromPositions, flags: fromFlags } = frame.tokens
  const { end, delta } = frame
  let from = frame.index
  output.reserve(end - from)
  const { kinds: toKinds, atoms: toAtoms, positions: toPositions, flags: toFlags } = output
  let to = output.count
  for (; from < end; from++) {
    const kind = fromKinds[from]!
    const atom = fromAtoms[from]!
    if (kind === kinds.identifier && isMacro[atom] === 1) break
    toKinds[to] = kind
    toAtoms[to] = atom
    toPositions[to] = fromPositions[from]! + delta
    toFlags[to] = fromFlags[from]!
    to++
  }
  output.count = to
  frame.index = from
  if (to > limits.tokens.most)
    run.stop(preprocessorDiagnostics.err_pp_too_many_tokens(output.positions[to - 1]!, { limit: limits.tokens.most }))
}
