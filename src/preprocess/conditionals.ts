// #if and its family. A branch that is not taken is jumped over along the chain the lexer found; its lines are never read.
import { preprocessorDiagnostics as diagnostics } from '../diagnostics/tables/preprocessor.ts'
import type { DirectiveKind } from '../lex/structure.ts'
import { spelling } from '../support/intern.ts'
import { nearest } from '../support/nearest.ts'
import { macroNameAt, reportExtraTokens } from './define.ts'
import { evaluateCondition } from './expression.ts'
import type { Conditional, OpenFile } from './files.ts'
import type { Run } from './run.ts'
import type { Frame } from './stream.ts'

const conditionalNames = ['if', 'ifdef', 'ifndef', 'elif', 'elifdef', 'elifndef', 'else', 'endif'] as const

/** Opens a conditional; the stream stands after the directive's name. */
export function openConditional(run: Run, frame: Frame, file: OpenFile, directive: number, kind: DirectiveKind): void {
  const conditional: Conditional = { location: nameLocation(file, directive), isTaken: false, sawElse: false }
  file.conditionals.push(conditional)
  conditional.isTaken = isConditionTrue(run, file, directive, kind)
  if (!conditional.isTaken) skipBranches(run, frame, file, directive)
}

/** #elif, #else or #endif met in a branch that was taken (or without any #if). */
export function closeBranch(run: Run, frame: Frame, file: OpenFile, directive: number, kind: DirectiveKind): void {
  const conditional = file.conditionals.at(-1)
  const location = nameLocation(file, directive)
  if (!conditional) {
    reportNewDirective(run, file, directive, kind)
    if (kind === 'endif') run.report(diagnostics.err_pp_endif_without_if(location))
    else if (kind === 'else') run.report(diagnostics.pp_err_else_without_if(location))
    else run.report(diagnostics.pp_err_elif_without_if(location, { directive: kind }))
    return
  }
  if (kind === 'endif') {
    checkEnd(run, file, directive, kind)
    file.conditionals.pop()
    return
  }
  if (kind === 'else') checkEnd(run, file, directive, kind)
  checkBranch(run, file, directive, kind, conditional)
  skipBranches(run, frame, file, directive)
}

function checkBranch(run: Run, file: OpenFile, directive: number, kind: DirectiveKind, conditional: Conditional): void {
  reportNewDirective(run, file, directive, kind)
  if (conditional.sawElse) {
    const location = nameLocation(file, directive)
    run.report(
      kind === 'else'
        ? diagnostics.pp_err_else_after_else(location)
        : diagnostics.pp_err_elif_after_else(location, { directive: kind }),
    )
  }
  if (kind === 'else') conditional.sawElse = true
}

/** DXC knows neither of them. */
function reportNewDirective(run: Run, file: OpenFile, directive: number, kind: DirectiveKind): void {
  if (kind === 'elifdef' || kind === 'elifndef')
    run.report(diagnostics.ext_cxx23_pp_directive(nameLocation(file, directive), { name: kind }))
}

/** Goes on with the next branch of the conditional that is taken, or behind its #endif, or at the end of the file. */
function skipBranches(run: Run, frame: Frame, file: OpenFile, from: number): void {
  const { directives, tokens } = file.lexed
  const conditional = file.conditionals.at(-1)!
  for (let at = directives.next[from]!; at >= 0; at = directives.next[at]!) {
    const kind = directives.kinds[at]!
    reportMisspelt(run, file, from, at)
    run.log?.inactive.push({ start: file.endOfDirective(from), end: startOf(file, directives.starts[at]!) })
    from = at
    file.directive = at + 1
    file.resumeAt = directives.ends[at]!
    forgetProblems(file, directives.starts[at]!)
    if (kind === 'endif') {
      checkEnd(run, file, at, kind)
      file.conditionals.pop()
      return
    }
    checkBranch(run, file, at, kind, conditional)
    if (conditional.isTaken) continue
    if (kind === 'else') {
      checkEnd(run, file, at, kind)
      conditional.isTaken = true
      return
    }
    frame.index = directives.starts[at]! + 2
    frame.end = directives.ends[at]!
    if (isConditionTrue(run, file, at, kind)) {
      conditional.isTaken = true
      return
    }
  }
  reportMisspelt(run, file, from, directives.count)
  run.log?.inactive.push({ start: file.endOfDirective(from), end: startOf(file, tokens.count - 1) })
  reportNestedOpen(run, file, from)
  file.directive = directives.count
  forgetProblems(file, tokens.count)
  file.resumeAt = tokens.count - 1
}

/** Conditionals opened in lines that are skipped to the end of the file are open as well. */
function reportNestedOpen(run: Run, file: OpenFile, from: number): void {
  const { directives } = file.lexed
  for (let at = directives.count - 1; at > from; at--) {
    const kind = directives.kinds[at]!
    if (kind !== 'if' && kind !== 'ifdef' && kind !== 'ifndef') continue
    let last = at
    while (directives.next[last]! >= 0) last = directives.next[last]!
    if (directives.kinds[last] !== 'endif')
      run.report(diagnostics.err_pp_unterminated_conditional(nameLocation(file, at)))
  }
}

/** `#elseif` in lines that are skipped would pass without a word. */
function reportMisspelt(run: Run, file: OpenFile, from: number, to: number): void {
  const { directives, tokens } = file.lexed
  if (!directives.hasUnknown) return
  for (let at = from + 1; at < to; at++) {
    if (directives.kinds[at] !== 'unknown') continue
    const name = spelling(tokens.atoms[directives.starts[at]! + 1]!)
    const known = nearestDirective(name)
    if (known !== undefined)
      run.report(diagnostics.warn_pp_invalid_directive(nameLocation(file, at), { nearest: known }))
  }
}

/** Clang's limit is narrower here than for names. */
function nearestDirective(name: string): string | undefined {
  const { length } = name
  const sameWord = conditionalNames.find((known) => known === name.toLowerCase())
  return sameWord ?? nearest(name, conditionalNames, length < 3 ? length - 1 : Math.floor(length / 3))
}

/** Mistakes in the characters of a branch that is not taken do not count. */
export function forgetProblems(file: OpenFile, before: number): void {
  const { problems } = file.lexed
  while (file.nextProblem < problems.length && problems[file.nextProblem]!.token < before) file.nextProblem++
}

function isConditionTrue(run: Run, file: OpenFile, directive: number, kind: DirectiveKind): boolean {
  if (kind === 'if' || kind === 'elif') {
    const depth = run.stream.depth
    const isTrue = evaluateCondition(run, file.endOfDirective(directive))
    run.stream.unwind(depth)
    return isTrue
  }
  const { starts, ends } = file.lexed.directives
  const at = starts[directive]! + 2
  const name = macroNameAt(run, file, at, directive)
  if (name === undefined) return false
  if (at + 1 < ends[directive]!) reportExtraTokens(run, file, at + 1, kind)
  run.noteUse(file.entry.base + file.lexed.tokens.positions[at]!, name)
  const isDefined = run.macros.isDefined(name)
  return kind === 'ifdef' || kind === 'elifdef' ? isDefined : !isDefined
}

function checkEnd(run: Run, file: OpenFile, directive: number, kind: DirectiveKind): void {
  const { starts, ends } = file.lexed.directives
  const at = starts[directive]! + 2
  if (at < ends[directive]!) reportExtraTokens(run, file, at, kind)
}

function startOf({ entry, lexed }: OpenFile, token: number): number {
  return entry.base + lexed.tokens.positions[token]!
}

function nameLocation(file: OpenFile, directive: number): number {
  const { tokens, directives } = file.lexed
  return file.entry.base + tokens.positions[directives.starts[directive]! + 1]!
}
