// Macros the preprocessor computes: __LINE__, __FILE__, __COUNTER__, __has_include, _Pragma and their like.
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { unquote } from '../lex/character-literals.ts'
import { lex } from '../lex/lex.ts'
import { kinds, punctuator, type TokenKind, tokenFlags } from '../lex/tokens.ts'
import { atomOf, intern, spelling } from '../support/intern.ts'
import { type Location, SourceFile, type SourceMap } from '../support/source.ts'
import { readHeaderName } from './header-name.ts'
import type { BuiltinMacro, BuiltinName, MacroTable } from './macros.ts'
import { readPragma } from './pragmas.ts'
import type { Run } from './run.ts'
import { escapeQuoted } from './stringize.ts'

const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')

const builtinNames: readonly BuiltinName[] = [
  '__LINE__',
  '__FILE__',
  '__FILE_NAME__',
  '__BASE_FILE__',
  '__INCLUDE_LEVEL__',
  '__COUNTER__',
  '__DATE__',
  '__TIME__',
  '__TIMESTAMP__',
  '_Pragma',
  '__has_include',
  '__has_feature',
  '__has_extension',
  '__has_builtin',
  '__has_attribute',
  '__has_cpp_attribute',
]
const builtins = builtinNames.map((name): [number, BuiltinMacro] => [intern(name), { kind: 'builtin', name }])

export function defineBuiltins(macros: MacroTable): void {
  for (const [atom, macro] of builtins) macros.define(atom, macro)
}

/** As `isExpanded`: true when the stream stands before what comes next, false when the token's value is in its fields. */
export function expandBuiltin(run: Run, macro: BuiltinMacro, expand: (run: Run) => void): boolean {
  const { stream, sources } = run
  switch (macro.name) {
    case '__LINE__': {
      const { line } = sources.position(endOfOutermostUse(sources, stream.position))
      return become(run, kinds.number, String(line))
    }
    case '__FILE__':
      return become(run, kinds.string, quote(sources.position(sources.expansionOf(stream.position)).file))
    case '__FILE_NAME__': {
      const { file } = sources.position(sources.expansionOf(stream.position))
      return become(run, kinds.string, quote(file.slice(file.lastIndexOf('/') + 1)))
    }
    case '__BASE_FILE__':
      return become(run, kinds.string, quote(run.main!.entry.file.name))
    case '__INCLUDE_LEVEL__':
      return become(run, kinds.number, String(run.file!.depth))
    case '__COUNTER__':
      return become(run, kinds.number, String(run.counter++))
    // The same input gives the same output at any time of day; these are Clang's words for an unknown date.
    case '__DATE__':
      return become(run, kinds.string, '"??? ?? ????"')
    case '__TIME__':
      return become(run, kinds.string, '"??:??:??"')
    case '__TIMESTAMP__':
      return become(run, kinds.string, '"??? ??? ?? ??:??:?? ????"')
    case '_Pragma':
      return run.argumentDepth === 0 && obeyPragmaOperator(run, expand)
    case '__has_include':
      return hasInclude(run, expand)
    case '__has_feature':
    case '__has_extension':
    case '__has_builtin':
    case '__has_attribute':
    case '__has_cpp_attribute':
      return featureCheck(run)
  }
}

function quote(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Replaces the token just read. Always false: the value is in the stream's fields. */
function become(run: Run, kind: TokenKind, text: string, start?: Location): false {
  const { stream } = run
  const atom = atomOf(text)
  const useStart = start ?? stream.position
  const useEnd = stream.position + spelling(stream.atom).length
  run.spend(1, useStart)
  stream.position = run.locateMade(atom, useStart, useEnd, spelling(stream.atom))
  stream.kind = kind
  stream.atom = atom
  return false
}

/** A macro's use may span lines; `__LINE__` is the line where it ends, as in Clang. */
function endOfOutermostUse(sources: SourceMap, location: Location): Location {
  for (;;) {
    const entry = sources.entry(location)
    if (entry.kind === 'file') return location
    location = entry.useEnd
  }
}

function obeyPragmaOperator(run: Run, expand: (run: Run) => void): boolean {
  const { stream, sources } = run
  const start = stream.position
  const literal = readParenthesizedString(run, expand)
  if (literal === undefined) {
    run.report(preprocessorDiagnostics.err__Pragma_malformed(start))
    if (stream.kind !== closeParenthesis) skipToParenthesis(run)
    return true
  }
  const { text } = unquote(literal.replace(/^(?:u8|[LuU])/, ''))
  const { tokens } = lex(text)
  const scratch = sources.addFile(new SourceFile('<scratch space>', text), start)
  const end = stream.position + 1
  const base = sources.addExpansion(scratch.base, text.length, start, end, '_Pragma', false)
  if (!run.spend(tokens.count, start)) return true
  const depth = stream.depth
  stream.push('barrier', tokens, 0, tokens.count - 1, base)
  readPragma(run, start, expand)
  stream.unwind(depth)
  return true
}

/** `("text")`; macros may make the string. */
function readParenthesizedString(run: Run, expand: (run: Run) => void): string | undefined {
  const { stream } = run
  if (!stream.isCallNext()) return undefined
  stream.read()
  expand(run)
  if (stream.kind !== kinds.string) return undefined
  const text = spelling(stream.atom)
  expand(run)
  return stream.kind === closeParenthesis ? text : undefined
}

/** Skips what is left of a malformed `_Pragma` on its line. */
function skipToParenthesis({ stream }: Run): void {
  for (;;) {
    const { tokens, index, end } = stream.top
    if (index >= end || (tokens.flags[index]! & tokenFlags.startOfLine) !== 0) return
    stream.read()
    if (stream.kind === closeParenthesis) return
  }
}

function hasInclude(run: Run, expand: (run: Run) => void): boolean {
  const { stream } = run
  const start = stream.position
  const { flags } = stream
  if (!run.file?.isInDirective) {
    run.report(preprocessorDiagnostics.err_pp_directive_required(start, { name: '__has_include' }))
    return false
  }
  if (!stream.isCallNext()) {
    run.report(preprocessorDiagnostics.err_pp_expected_after(start, { token: "'('", before: "'__has_include'" }))
    return become(run, kinds.number, '0', start)
  }
  stream.read()
  expand(run)
  const name = readHeaderName(run, expand)
  if (name === undefined) {
    run.report(preprocessorDiagnostics.err_pp_expects_filename(start))
    return become(run, kinds.number, '0', start)
  }
  stream.read()
  if (stream.kind !== closeParenthesis)
    run.report(preprocessorDiagnostics.err_pp_expected_after(start, { token: "')'", before: "'__has_include'" }))
  const isFound = name.path !== '' && run.includes.find(name.path, name.isAngled, run.file) !== undefined
  become(run, kinds.number, isFound ? '1' : '0', start)
  stream.flags = flags
  return false
}

/** None of Clang's features, builtins and attributes is part of HLSL. */
function featureCheck(run: Run): boolean {
  const { stream } = run
  const start = stream.position
  const { flags } = stream
  let depth = 0
  if (stream.isCallNext())
    do {
      stream.read()
      if (stream.kind === openParenthesis) depth++
      else if (stream.kind === closeParenthesis) depth--
    } while (depth > 0 && stream.kind !== kinds.endOfFile)
  else depth = -1
  if (depth !== 0) run.report(preprocessorDiagnostics.err_feature_check_malformed(start))
  if (stream.kind === kinds.endOfFile) stream.position = start
  become(run, kinds.number, '0', start)
  stream.flags = flags
  return false
}
