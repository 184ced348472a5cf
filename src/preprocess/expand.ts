// Macro expansion: decides whether an identifier is a use of a macro, collects its arguments, puts its body on the stream.
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { kinds, tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import type { Location } from '../support/source.ts'
import type { Arguments } from './arguments.ts'
import { collectArguments } from './arguments.ts'
import { expandBuiltin } from './builtins.ts'
import type { DefinedMacro } from './macros.ts'
import type { Run } from './run.ts'
import { type Frame, spacing } from './stream.ts'
import { substitute } from './substitute.ts'

/** The next token after macro expansion. */
export function expand(run: Run): void {
  const { stream } = run
  do stream.read()
  while (stream.kind === kinds.identifier && isExpanded(run))
}

/**
 * The token just read is an identifier. True: it was a macro's use and the stream now stands before its expansion.
 * False: the token (or, for a builtin, what it became) is in the stream's fields.
 */
export function isExpanded(run: Run): boolean {
  const { stream, macros } = run
  if (macros.isMacro[stream.atom] !== 1 || (stream.flags & tokenFlags.noExpand) !== 0) return false
  const macro = macros.get(stream.atom)!
  if (macro.kind === 'builtin') return expandBuiltin(run, macro, expand)
  if (macro.isDisabled) {
    stream.flags |= tokenFlags.noExpand
    return false
  }
  if (!macro.shape.parameters) {
    const end = stream.position + spelling(stream.atom).length
    enter(run, macro, undefined, stream.position, end, stream.flags)
    return true
  }
  return stream.isCallNext() && isCalled(run, macro)
}

function isCalled(run: Run, macro: DefinedMacro): boolean {
  const { stream } = run
  const { kind, atom, position, flags } = stream
  const collected = collectArguments(run, macro, expandArgument)
  if (collected) {
    enter(run, macro, collected, position, stream.position + 1, flags)
    collected.release()
    return true
  }
  // Arguments that never end swallow the rest, as in Clang.
  if (stream.kind === kinds.endOfFile) return false
  stream.kind = kind
  stream.atom = atom
  stream.position = position
  stream.flags = flags
  return false
}

function enter(
  run: Run,
  macro: DefinedMacro,
  args: Arguments | undefined,
  useStart: Location,
  useEnd: Location,
  flags: number,
): void {
  const { shape } = macro
  const { stream } = run
  run.noteUse(useStart, shape.name)
  if (shape.start === shape.end) {
    stream.pendingFlags |= flags & spacing
    run.spend(1, useStart)
    return
  }
  const name = spelling(shape.name)
  const body = run.sources.addExpansion(macro.base + shape.bodyOffset, shape.bodyLength, useStart, useEnd, name, false)
  const delta = body - shape.bodyOffset
  let frame: Frame
  if (args || shape.hasPaste) {
    const result = substitute(run, macro, args, delta)
    if (run.isStopped) {
      stream.release(result)
      return
    }
    frame = stream.push('macro', result, 0, result.count, 0)
    frame.owned = result
  } else frame = stream.push('macro', shape.tokens, shape.start, shape.end, delta)
  frame.macro = macro
  frame.firstFlags = flags & spacing
  macro.isDisabled = true
  run.spend(1 + frame.end - frame.index, useStart)
}

/** Expands an argument by itself, as if it were the rest of the file (C11 6.10.3.1). */
function expandArgument(run: Run, args: Arguments, index: number): void {
  const start = args.start(index)
  const end = args.end(index)
  const { stream } = run
  if (run.argumentDepth >= limits.argumentDepth.most) {
    run.stop(
      preprocessorDiagnostics.err_pp_expansion_too_deep(args.tokens.positions[start]!, {
        limit: limits.argumentDepth.most,
      }),
    )
    return
  }
  const result = stream.acquire()
  const pending = stream.pendingFlags
  stream.pendingFlags = 0
  run.argumentDepth++
  stream.push('barrier', args.tokens, start, end, 0)
  const depth = stream.depth
  for (expand(run); stream.kind !== kinds.endOfFile; expand(run))
    result.push(stream.kind, stream.atom, stream.position, stream.flags)
  stream.unwind(depth - 1)
  run.argumentDepth--
  stream.pendingFlags = pending
  args.setExpanded(index, result)
}
