// The body of a macro with its parameters replaced: arguments, `#`, `##`, `__VA_OPT__`.
//
//   #define JOIN(a, b) a##b #a      JOIN(x, 1)  =>  x1 "x"
//
// An operand of ## takes the argument as written, every other place takes it expanded. An empty operand of ## is C's
// placemarker: `isOperandEmpty` remembers it, so that what stands before the operand is not pasted by mistake.
import { preprocessorDiagnostics } from '../diagnostics/tables/preprocessor.ts'
import { kinds, punctuator, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { atomOf, intern, spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import type { Arguments } from './arguments.ts'
import type { DefinedMacro, MacroShape } from './macros.ts'
import { paste } from './paste.ts'
import type { Run } from './run.ts'
import { stringize, stringizedLength } from './stringize.ts'

const hash = punctuator('#')
const hashHash = punctuator('##')
const comma = punctuator(',')
const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const { leadingSpace, startOfLine, noExpand, spliced } = tokenFlags
export const vaOptAtom = intern('__VA_OPT__')

/** Tokens further apart than this get an entry of their own in the source map, as in Clang. */
const farApart = 50

/** The result comes from the stream's pool. `delta` maps offsets of the body to locations of this expansion. */
export function substitute(run: Run, macro: DefinedMacro, args: Arguments | undefined, delta: number): TokenBuffer {
  const substitution = new Substitution(run, macro.shape, args, delta)
  substitution.walk(macro.shape.start, macro.shape.end)
  return substitution.out
}

/** Index of the parenthesis that closes `__VA_OPT__(`, whose name is at `at`; `end` when it is missing. */
export function endOfVaOpt(tokens: TokenBuffer, at: number, end: number): number {
  let depth = 0
  for (let index = at + 1; index < end; index++) {
    if (tokens.kinds[index] === openParenthesis) depth++
    else if (tokens.kinds[index] === closeParenthesis && --depth === 0) return index
  }
  return end
}

class Substitution {
  out: TokenBuffer
  readonly #run: Run
  readonly #shape: MacroShape
  readonly #args: Arguments | undefined
  readonly #delta: number
  readonly #macroName: string
  /** Set after ##: where it stands. */
  #pasteAt: Location = 0
  #isOperandEmpty = true
  /** The body's token that is being replaced, and the one the last token of the result comes from. */
  #at = 0
  #lastAt = 0
  /** White space before operands that turned out empty. */
  #space = 0

  constructor(run: Run, shape: MacroShape, args: Arguments | undefined, delta: number) {
    this.#run = run
    this.#shape = shape
    this.#args = args
    this.#delta = delta
    this.#macroName = spelling(shape.name)
    this.out = run.stream.acquire()
  }

  walk(start: number, end: number): void {
    const { tokens, parameters, isVariadic } = this.#shape
    for (let at = start; at < end; at++) {
      const kind = tokens.kinds[at]!
      this.#at = at
      if (kind === hashHash) this.#pasteAt = tokens.positions[at]! + this.#delta
      else if (kind === hash && parameters) at = this.#stringized(at, end)
      else if (isVariadic && tokens.atoms[at] === vaOptAtom) at = this.#optional(at, end)
      else if (kind === comma && this.#isOmittedWithVariadic(at, end)) {
        this.#emptyOperand(tokens.flags[at]!)
        at += 2
      } else {
        const parameter = this.#parameterAt(at)
        if (parameter >= 0) this.#argument(parameter, at, at + 1 < end && tokens.kinds[at + 1] === hashHash)
        else this.#operand(kind, tokens.atoms[at]!, tokens.positions[at]! + this.#delta, tokens.flags[at]!)
      }
    }
  }

  #parameterAt(at: number): number {
    return this.#args ? this.#shape.parameterOf[at - this.#shape.start]! : -1
  }

  #location(at: number): Location {
    return this.#shape.tokens.positions[at]! + this.#delta
  }

  #endLocation(at: number): Location {
    return this.#location(at) + spelling(this.#shape.tokens.atoms[at]!).length
  }

  /** Adds one token, pasted to the one before if a ## stands between them. */
  #operand(kind: number, atom: number, location: Location, flags: number): void {
    const { out } = this
    const pasteAt = this.#pasteAt
    this.#pasteAt = 0
    if (pasteAt !== 0 && !this.#isOperandEmpty && out.count > 0) {
      if (this.#isPasted(kind, atom, pasteAt)) return
    } else flags |= this.#space
    this.#space = 0
    this.#isOperandEmpty = false
    this.#lastAt = this.#at
    out.push(kind, atom, location, flags & ~startOfLine)
  }

  #isPasted(kind: number, atom: number, pasteAt: Location): boolean {
    const { out } = this
    const last = out.count - 1
    const length = spelling(out.atoms[last]!).length + spelling(atom).length
    if (!this.#run.canMake(length, pasteAt)) return true
    const pasted = paste(out.kinds[last]!, out.atoms[last]!, kind, atom)
    if (!pasted) {
      const text = spelling(out.atoms[last]!) + spelling(atom)
      this.#run.report(preprocessorDiagnostics.err_pp_bad_paste(pasteAt, { text }))
      return false
    }
    const useStart = this.#location(this.#lastAt)
    out.positions[last] = this.#run.locateMade(pasted.atom, useStart, this.#endLocation(this.#at), this.#macroName)
    out.kinds[last] = pasted.kind
    out.atoms[last] = pasted.atom
    out.flags[last]! &= ~(noExpand | spliced)
    return true
  }

  #emptyOperand(flags: number): void {
    this.#space |= flags & leadingSpace
    if (this.#pasteAt === 0) this.#isOperandEmpty = true
    this.#pasteAt = 0
  }

  #argument(parameter: number, at: number, isBeforePaste: boolean): void {
    const args = this.#args!
    const { tokens, parameters, isVariadic } = this.#shape
    const isAfterPaste = this.#pasteAt !== 0
    const flags = isAfterPaste ? tokens.flags[at]! & ~leadingSpace : tokens.flags[at]!
    // GNU: `, ## __VA_ARGS__` pastes nothing.
    const isVariadicPart = isVariadic && parameter === parameters!.length - 1
    if (isAfterPaste && isVariadicPart && this.#isCommaBeforePaste(at) && !args.isEmpty(parameter)) this.#pasteAt = 0
    const asWritten = (isAfterPaste || isBeforePaste) && !this.#run.expandsPasted
    const expanded = asWritten ? undefined : args.expanded(parameter)
    if (expanded) this.#append(expanded, 0, expanded.count, at, flags)
    else this.#append(args.tokens, args.start(parameter), args.end(parameter), at, flags)
  }

  /** GNU: `, ## __VA_ARGS__` is nothing at all when nothing was passed for `...`. */
  #isOmittedWithVariadic(at: number, end: number): boolean {
    if (!this.#args?.isVariadicOmitted || at + 2 >= end) return false
    const variadic = this.#shape.parameters!.length - 1
    return this.#shape.tokens.kinds[at + 1] === hashHash && this.#parameterAt(at + 2) === variadic
  }

  #isCommaBeforePaste(at: number): boolean {
    const { tokens, start } = this.#shape
    return at - 2 >= start && tokens.kinds[at - 2] === comma && tokens.kinds[at - 1] === hashHash
  }

  /** Adds the tokens of an argument; their locations say that they stand for the parameter at `at`. */
  #append(from: TokenBuffer, start: number, end: number, at: number, flags: number): void {
    if (start === end) this.#emptyOperand(flags)
    const { sources } = this.#run
    const useStart = this.#location(at)
    const useEnd = this.#endLocation(at)
    for (let index = start; index < end; ) {
      const last = lastOfStretch(this.#run, from, index, end)
      const first = from.positions[index]!
      const length = from.positions[last]! - first + spelling(from.atoms[last]!).length
      const base = sources.addExpansion(first, length, useStart, useEnd, this.#macroName, true)
      for (; index <= last; index++) {
        const own = from.flags[index]!
        const spaced = index === start ? (own & ~leadingSpace) | (flags & leadingSpace) : own
        this.#operand(from.kinds[index]!, from.atoms[index]!, base + from.positions[index]! - first, spaced)
      }
    }
  }

  #stringized(at: number, end: number): number {
    const { tokens } = this.#shape
    const target = at + 1
    const flags = tokens.flags[at]!
    if (target < end && tokens.atoms[target] === vaOptAtom && this.#shape.isVariadic) {
      const close = endOfVaOpt(tokens, target, end)
      const group = this.#group(target + 2, close)
      this.#madeString(group, 0, group.count, at, close, flags)
      this.#run.stream.release(group)
      return close
    }
    const parameter = target < end ? this.#parameterAt(target) : -1
    const args = this.#args
    if (parameter < 0 || !args) {
      this.#operand(tokens.kinds[at]!, tokens.atoms[at]!, this.#location(at), flags)
      return at
    }
    this.#madeString(args.tokens, args.start(parameter), args.end(parameter), at, target, flags)
    return target
  }

  #madeString(from: TokenBuffer, start: number, end: number, at: number, last: number, flags: number): void {
    if (this.#run.isStopped || !this.#run.canMake(stringizedLength(from, start, end), this.#location(at))) return
    const { text, endsInBackslash } = stringize(from, start, end)
    if (endsInBackslash) this.#run.report(preprocessorDiagnostics.pp_invalid_string_literal(from.positions[end - 1]!))
    const atom = atomOf(text)
    const location = this.#run.locateMade(atom, this.#location(at), this.#endLocation(last), this.#macroName)
    this.#operand(kinds.string, atom, location, flags)
  }

  /** `__VA_OPT__(...)`: its content when there are variadic arguments, else nothing. */
  #optional(at: number, end: number): number {
    const { tokens, parameters } = this.#shape
    const close = endOfVaOpt(tokens, at, end)
    const group = this.#group(at + 2, close)
    const flags = tokens.flags[at]!
    if (group.count === 0 || !parameters) this.#emptyOperand(flags)
    for (let index = 0; index < group.count; index++) {
      const own = index === 0 ? flags : group.flags[index]!
      this.#operand(group.kinds[index]!, group.atoms[index]!, group.positions[index]!, own)
    }
    this.#run.stream.release(group)
    return close
  }

  /** The content of `__VA_OPT__` substituted by itself. */
  #group(start: number, end: number): TokenBuffer {
    const args = this.#args!
    const variadic = this.#shape.parameters!.length - 1
    const inner = new Substitution(this.#run, this.#shape, args, this.#delta)
    const count = args.expanded(variadic)?.count ?? args.end(variadic) - args.start(variadic)
    if (count > 0) inner.walk(start, end)
    return inner.out
  }
}

/** The last token, from `index` on, that lies close behind its predecessor in the same file or expansion. */
function lastOfStretch(run: Run, from: TokenBuffer, index: number, end: number): number {
  if (index + 1 >= end) return index
  const entry = run.sources.entry(from.positions[index]!)
  const limit = entry.base + entry.length
  let last = index
  while (last + 1 < end) {
    const distance = from.positions[last + 1]! - from.positions[last]!
    if (distance <= 0 || distance > farApart || from.positions[last + 1]! > limit) break
    last++
  }
  return last
}
