// Obeys the directives of a file, one at a time.
import { preprocessorDiagnostics as diagnostics } from '../diagnostics/tables/preprocessor.ts'
import { foreignDirectives } from '../hlsl/foreign-names.ts'
import { unquote } from '../lex/character-literals.ts'
import { type DirectiveKind, directiveNames } from '../lex/structure.ts'
import { kinds } from '../lex/tokens.ts'
import { unreachable } from '../support/bug.ts'
import { spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import { nearest } from '../support/nearest.ts'
import type { Location } from '../support/source.ts'
import { closeBranch, forgetProblems, openConditional } from './conditionals.ts'
import { define, reportExtraTokens, undefine } from './define.ts'
import { expand } from './expand.ts'
import type { OpenFile } from './files.ts'
import { readHeaderName } from './header-name.ts'
import type { FoundFile } from './includes.ts'
import { readPragma } from './pragmas.ts'
import type { Run } from './run.ts'
import type { Frame } from './stream.ts'

/** Obeys the next directive of the file; returns the file to enter after an #include. */
export function obeyDirective(run: Run, frame: Frame): FoundFile | undefined {
  const file = frame.file!
  const { directives, tokens } = file.lexed
  const directive = file.directive++
  const kind = directives.kinds[directive]!
  const isEmbedded = run.stream.collecting > 0
  const collecting = run.stream.collecting
  run.stream.collecting = 0
  run.stream.pendingFlags = 0
  // The words of an #error are prose: an apostrophe in them is no mistake.
  if (kind === 'error' || kind === 'warning') forgetProblems(file, directives.ends[directive]!)
  else reportProblems(run, file, directives.ends[directive]!)
  frame.index = directives.starts[directive]! + 2
  frame.end = directives.ends[directive]!
  file.isInDirective = true
  file.resumeAt = frame.end
  const depth = run.stream.depth
  const location = file.entry.base + tokens.positions[Math.min(frame.index, frame.end) - 1]!
  let found: FoundFile | undefined
  if (isEmbedded) run.report(diagnostics.ext_embedded_directive(location))
  if (isEmbedded && kind === 'include') reportEmbedded(run, location)
  else found = obey(run, frame, file, directive, kind, location)
  run.stream.unwind(depth)
  run.stream.collecting = collecting
  file.isInDirective = false
  if (!run.isStopped) {
    frame.index = file.resumeAt
    frame.end = file.endOfText()
  }
  return found
}

function reportEmbedded(run: Run, location: Location): void {
  const { call } = run
  const notes = call ? [diagnostics.note_macro_expansion_here(call.location, { name: spelling(call.macro) })] : []
  run.report(diagnostics.err_embedded_directive(location, { directive: 'include' }, { notes }))
}

function obey(
  run: Run,
  frame: Frame,
  file: OpenFile,
  directive: number,
  kind: DirectiveKind,
  location: Location,
): FoundFile | undefined {
  switch (kind) {
    case 'if':
    case 'ifdef':
    case 'ifndef':
      openConditional(run, frame, file, directive, kind)
      return undefined
    case 'elif':
    case 'elifdef':
    case 'elifndef':
    case 'else':
    case 'endif':
      closeBranch(run, frame, file, directive, kind)
      return undefined
    case 'define':
      define(run, file, directive)
      return undefined
    case 'undef':
      undefine(run, file, directive)
      return undefined
    case 'include':
      return include(run, frame, file, directive)
    case 'pragma':
      readPragma(run, file.entry.base + file.lexed.tokens.positions[frame.index - 2]!, expand)
      return undefined
    case 'line':
      setLine(run, file, directive, '#line', true)
      return undefined
    case 'marker':
      frame.index--
      setLine(run, file, directive, 'GNU line marker', false)
      return undefined
    case 'error':
      run.report(diagnostics.err_pp_hash_error(location, { text: restOfLine(file, directive) }))
      return undefined
    case 'warning':
      run.report(diagnostics.pp_hash_warning(location, { text: restOfLine(file, directive) }))
      return undefined
    case 'unknown': {
      const written = spelling(file.lexed.tokens.atoms[frame.index - 1]!)
      const known = nearest(written, directiveNames)
      const advice = foreignDirectives.get(written) ?? (known === undefined ? undefined : `did you mean '#${known}'?`)
      const extras = { noHelp: advice === undefined }
      run.report(diagnostics.err_pp_invalid_directive(location, { advice: advice ?? '' }, extras))
      return undefined
    }
    case 'empty':
      return undefined
    default:
      return unreachable(kind)
  }
}

/** Tells what is wrong with the characters before token `before`, once. */
export function reportProblems(run: Run, file: OpenFile, before: number): void {
  const { problems } = file.lexed
  for (; file.nextProblem < problems.length && problems[file.nextProblem]!.token < before; file.nextProblem++) {
    const problem = problems[file.nextProblem]!
    run.report(problem.diagnose(file.entry.base + problem.offset))
  }
}

/** The text after the directive's name, as written. */
function restOfLine(file: OpenFile, directive: number): string {
  const { text, tokens, directives } = file.lexed
  const start = directives.starts[directive]! + 2
  if (start >= directives.ends[directive]!) return ''
  const from = tokens.positions[start]!
  return text.slice(from, file.endOfDirective(directive) - file.entry.base).trim()
}

function include(run: Run, frame: Frame, file: OpenFile, directive: number): FoundFile | undefined {
  const { stream } = run
  expand(run)
  const start = stream.kind === kinds.endOfFile ? file.endOfDirective(directive) : stream.position
  const isPlain = stream.top === frame
  const name = stream.kind === kinds.endOfFile ? undefined : readHeaderName(run, expand)
  if (!name) {
    const end = file.endOfDirective(directive)
    const isOpen = stream.kind === kinds.endOfFile && start < end
    const notes = [diagnostics.note_matching(start, { text: '<' })]
    run.report(
      isOpen
        ? diagnostics.err_pp_expected_greater(end, undefined, { notes })
        : diagnostics.err_pp_expects_filename(start),
    )
    return undefined
  }
  const end = isPlain ? stream.position + spelling(stream.atom).length : start
  if (isPlain && frame.index < frame.end) reportExtraTokens(run, file, frame.index, 'include')
  const span = { start, end }
  if (name.path === '') {
    run.report(diagnostics.err_pp_empty_filename(span))
    return undefined
  }
  let found = run.includes.find(name.path, name.isAngled, file)
  if (!found && name.isAngled) {
    found = run.includes.find(name.path, false, file)
    if (found) {
      const fixes = isPlain ? [{ span, text: `"${name.path}"` }] : []
      const parameters = { file: name.path }
      run.report(diagnostics.err_pp_file_not_found_angled_include_not_fatal(span, parameters, { fixes }))
    }
  }
  if (!found) {
    const advice = run.includes.adviceFor(name.path, file)
    const parameters = { file: name.path, advice: advice ?? '' }
    run.report(diagnostics.err_pp_file_not_found(span, parameters, { noHelp: advice === undefined }))
    return undefined
  }
  if (found.properName !== undefined) {
    const proper = name.isAngled ? `<${found.properName}>` : `"${found.properName}"`
    const fixes = isPlain ? [{ span, text: proper }] : []
    run.report(diagnostics.pp_nonportable_path(span, { path: proper }, { fixes }))
  }
  if (isPlain) run.log?.includes.push({ start, end, path: found.key })
  return isEnterable(run, found, file, start) ? found : undefined
}

function isEnterable(run: Run, found: FoundFile, file: OpenFile, location: Location): boolean {
  if (!found.isBundled && !run.dependencies.has(found.key)) run.dependencies.set(found.key, found.name)
  if (run.once.has(found.key)) return false
  const { directives, tokens } = run.includes.lex(found.key, found.file)
  const { guard } = directives
  if (guard !== undefined && run.macros.isDefined(guard)) return false
  if (file.depth + 1 >= limits.includeDepth.most) run.stop(diagnostics.err_pp_include_too_deep(location))
  else if (++run.includeCount > limits.includes.most)
    run.stop(diagnostics.err_pp_too_many_includes(location, { limit: limits.includes.most }))
  else if ((run.includedTokens += tokens.count) > limits.tokens.most)
    run.stop(diagnostics.err_pp_too_many_tokens(location, { limit: limits.tokens.most }))
  else if (run.sources.size + found.file.text.length > limits.locations.most)
    run.stop(diagnostics.err_sloc_space_too_large(location))
  return !run.isStopped
}

/** `#line 12 "name"` and `# 12 "name" flags`. */
function setLine(run: Run, file: OpenFile, directive: number, what: string, isDirective: boolean): void {
  const { stream } = run
  expand(run)
  const numberAt = stream.kind === kinds.endOfFile ? file.endOfDirective(directive) : stream.position
  const digits = stream.kind === kinds.number ? spelling(stream.atom) : ''
  if (!/^[0-9]+$/.test(digits)) {
    const odd = numberAt + digits.search(/[^0-9]/)
    if (digits !== '') run.report(diagnostics.err_pp_line_digit_sequence(odd, { what }))
    else if (isDirective) run.report(diagnostics.err_pp_line_requires_integer(numberAt))
    else run.report(diagnostics.err_pp_linemarker_requires_integer(numberAt))
    return
  }
  const line = Number(digits)
  if (line > 0x7fffffff) {
    run.report(diagnostics.err_pp_line_requires_integer(numberAt))
    return
  }
  expand(run)
  let name: string | undefined = file.entry.lineMarks.at(-1)?.name
  if (stream.kind === kinds.string) {
    name = unquote(spelling(stream.atom)).text
    expand(run)
  } else if (stream.kind !== kinds.endOfFile) {
    run.report(diagnostics.err_pp_line_invalid_filename(stream.position, { what }))
    return
  }
  if (isDirective && stream.kind !== kinds.endOfFile)
    run.report(diagnostics.ext_pp_extra_tokens_at_eol(stream.position, { directive: 'line' }))
  const { tokens, directives } = file.lexed
  file.entry.lineMarks.push({ offset: tokens.positions[directives.starts[directive]!]!, line, name })
}
