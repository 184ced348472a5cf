// The arguments of a function-like macro's use: collected without expansion, expanded on demand and once.
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { kinds, punctuator, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { spelling } from '../support/intern.ts'
import type { DefinedMacro } from './macros.ts'
import type { Run } from './run.ts'

const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const comma = punctuator(',')

export class Arguments {
  readonly tokens: TokenBuffer
  readonly #run: Run
  readonly #starts: number[] = [0]
  readonly #expanded: (TokenBuffer | undefined)[] = []
  readonly #expand: (run: Run, args: Arguments, index: number) => void

  constructor(run: Run, expandArgument: (run: Run, args: Arguments, index: number) => void) {
    this.tokens = run.stream.acquire()
    this.#run = run
    this.#expand = expandArgument
  }

  /** Nothing was written for `...`, not even a comma: then GNU's `, ## __VA_ARGS__` drops its comma. */
  isVariadicOmitted = false

  get count(): number {
    return this.#starts.length - 1
  }

  start(index: number): number {
    return this.#starts[index]!
  }

  end(index: number): number {
    return this.#starts[index + 1]!
  }

  isEmpty(index: number): boolean {
    return this.#starts[index] === this.#starts[index + 1]
  }

  finish(): void {
    this.#starts.push(this.tokens.count)
  }

  removeLast(): void {
    this.#starts.pop()
  }

  setExpanded(index: number, tokens: TokenBuffer): void {
    this.#expanded[index] = tokens
  }

  /** The argument after macro expansion; `undefined` when there is nothing to expand in it. */
  expanded(index: number): TokenBuffer | undefined {
    const known = this.#expanded[index]
    if (known) return known
    if (!this.#hasMacro(index)) return undefined
    this.#expand(this.#run, this, index)
    return this.#expanded[index]
  }

  #hasMacro(index: number): boolean {
    const { isMacro } = this.#run.macros
    const { kinds: tokenKinds, atoms } = this.tokens
    const end = this.end(index)
    for (let at = this.start(index); at < end; at++)
      if (tokenKinds[at] === kinds.identifier && isMacro[atoms[at]!] === 1) return true
    return false
  }

  release(): void {
    for (const buffer of this.#expanded) if (buffer) this.#run.stream.release(buffer)
    this.#run.stream.release(this.tokens)
  }
}

/** The stream stands before the opening parenthesis; afterwards its last token is the closing one. */
export function collectArguments(
  run: Run,
  macro: DefinedMacro,
  expandArgument: (run: Run, args: Arguments, index: number) => void,
): Arguments | undefined {
  const { stream } = run
  const { parameters = [], isVariadic } = macro.shape
  const name = stream.position
  const args = new Arguments(run, expandArgument)
  const outerCall = run.call
  run.call = { macro: macro.shape.name, location: name }
  stream.collecting++
  stream.read()
  let depth = 0
  for (;;) {
    stream.read()
    const { kind } = stream
    if (kind === kinds.endOfFile) break
    if (kind === closeParenthesis && depth-- === 0) break
    if (kind === openParenthesis) depth++
    else if (kind === comma && depth === 0 && !(isVariadic && args.count >= parameters.length - 1)) {
      args.finish()
      continue
    }
    args.tokens.push(kind, stream.atom, stream.position, argumentFlags(run))
  }
  stream.collecting--
  run.call = outerCall
  args.finish()
  // Arguments live shorter than expansions, so they weigh less.
  const isKept = run.spend(args.tokens.count >> 3, name) && stream.kind !== kinds.endOfFile
  if (isKept && fitsParameters(run, macro, args)) return args
  if (!isKept && !run.isStopped)
    run.report(preprocessorDiagnostics.err_unterm_macro_invoc(name, undefined, { notes: definition(macro) }))
  args.release()
  return undefined
}

/** Line breaks between arguments are spaces. Names of macros that are being expanded now are never expanded later. */
function argumentFlags(run: Run): number {
  const { stream, macros } = run
  let { flags } = stream
  if ((flags & tokenFlags.startOfLine) !== 0) flags = (flags & ~tokenFlags.startOfLine) | tokenFlags.leadingSpace
  if (stream.kind === kinds.identifier && macros.isMacro[stream.atom] === 1) {
    const macro = macros.get(stream.atom)!
    if (macro.kind === 'defined' && macro.isDisabled) flags |= tokenFlags.noExpand
  }
  return flags
}

function fitsParameters(run: Run, macro: DefinedMacro, args: Arguments): boolean {
  const { parameters = [], isVariadic } = macro.shape
  if (parameters.length === 0 && args.count === 1 && args.isEmpty(0)) args.removeLast()
  if (args.count === parameters.length) {
    args.isVariadicOmitted = isVariadic && args.count === 1 && args.isEmpty(0)
    return true
  }
  if (isVariadic && args.count === parameters.length - 1) {
    args.finish()
    args.isVariadicOmitted = true
    return true
  }
  const notes = { notes: definition(macro) }
  if (args.count > parameters.length) {
    const first = args.start(parameters.length)
    const extra = first < args.tokens.count ? args.tokens.positions[first]! : run.stream.position
    run.report(preprocessorDiagnostics.err_too_many_args_in_macro_invoc(extra, undefined, notes))
  } else run.report(preprocessorDiagnostics.err_too_few_args_in_macro_invoc(run.stream.position, undefined, notes))
  return false
}

function definition({ base, shape }: DefinedMacro) {
  return [preprocessorDiagnostics.note_macro_here(base + shape.nameOffset, { name: spelling(shape.name) })]
}
