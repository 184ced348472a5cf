// #define and #undef: reads a definition from the tokens of its line, checks it, enters it in the table.
import type { Diagnostic } from '../diagnostics/define.ts'
import { preprocessorDiagnostics as diagnostics } from '../diagnostics/tables/preprocessor.ts'
import type { LexedFile } from '../lex/lex.ts'
import { kinds, punctuator, type TokenBuffer, tokenFlags } from '../lex/tokens.ts'
import { type Atom, intern, spelling } from '../support/intern.ts'
import type { Location } from '../support/source.ts'
import type { OpenFile } from './files.ts'
import type { MacroShape } from './macros.ts'
import type { Run } from './run.ts'
import { endOfVaOpt, vaOptAtom } from './substitute.ts'

const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const comma = punctuator(',')
const ellipsis = punctuator('...')
const hash = punctuator('#')
const hashHash = punctuator('##')
const definedAtom = intern('defined')
const vaArgsAtom = intern('__VA_ARGS__')
const noParameters = new Int16Array(0)

/** Shapes of a file's definitions by token index of the name; a definition with a mistake is read again every time. */
const shapes = new WeakMap<LexedFile, Map<number, MacroShape>>()

/** Checks the name of a macro at token `at`; `undefined` after an error. */
export function macroNameAt(run: Run, file: OpenFile, at: number, directive: number): Atom | undefined {
  const { tokens, directives } = file.lexed
  if (at >= directives.ends[directive]!) {
    run.report(diagnostics.err_pp_missing_macro_name(file.endOfDirective(directive)))
    return undefined
  }
  const location = file.entry.base + tokens.positions[at]!
  if (tokens.kinds[at] !== kinds.identifier) {
    run.report(diagnostics.err_pp_macro_not_identifier(location))
    return undefined
  }
  return tokens.atoms[at]!
}

function definableNameAt(run: Run, file: OpenFile, at: number, directive: number): Atom | undefined {
  const name = macroNameAt(run, file, at, directive)
  if (name !== definedAtom) return name
  run.report(diagnostics.err_defined_macro_name(file.entry.base + file.lexed.tokens.positions[at]!))
  return undefined
}

export function define(run: Run, file: OpenFile, directive: number): void {
  const { lexed } = file
  const nameIndex = lexed.directives.starts[directive]! + 2
  let known = shapes.get(lexed)
  if (!known) {
    known = new Map()
    shapes.set(lexed, known)
  }
  let shape = known.get(nameIndex)
  if (!shape) {
    const name = definableNameAt(run, file, nameIndex, directive)
    if (name === undefined) return
    const reader = new DefinitionReader(file, nameIndex, directive)
    shape = reader.read(name)
    for (const problem of reader.problems) run.report(problem)
    if (!shape) return
    if (reader.problems.length === 0) known.set(nameIndex, shape)
  }
  const { base } = file.entry
  run.log?.macros.push({ name: spelling(shape.name), location: base + shape.nameOffset, shape })
  const before = run.macros.get(shape.name)
  if (before?.kind === 'builtin') run.report(diagnostics.ext_pp_redef_builtin_macro(base + shape.nameOffset))
  else if (before && !isSameDefinition(before.shape, shape)) {
    const previous = diagnostics.note_previous_definition(before.base + before.shape.nameOffset)
    const parameters = { name: spelling(shape.name) }
    run.report(diagnostics.ext_pp_macro_redef(base + shape.nameOffset, parameters, { notes: [previous] }))
  }
  run.macros.define(shape.name, { kind: 'defined', shape, base, isDisabled: false })
}

export function undefine(run: Run, file: OpenFile, directive: number): void {
  const { starts, ends } = file.lexed.directives
  const at = starts[directive]! + 2
  const name = definableNameAt(run, file, at, directive)
  if (name === undefined) return
  const location = file.entry.base + file.lexed.tokens.positions[at]!
  if (at + 1 < ends[directive]!) reportExtraTokens(run, file, at + 1, 'undef')
  if (run.macros.get(name)?.kind === 'builtin') run.report(diagnostics.ext_pp_undef_builtin_macro(location))
  run.noteUse(location, name)
  run.macros.undefine(name)
}

export function reportExtraTokens(run: Run, file: OpenFile, at: number, directive: string): void {
  const location = file.entry.base + file.lexed.tokens.positions[at]!
  run.report(diagnostics.ext_pp_extra_tokens_at_eol(location, { directive }))
}

class DefinitionReader {
  readonly problems: Diagnostic[] = []
  readonly #tokens: TokenBuffer
  readonly #base: Location
  readonly #nameIndex: number
  readonly #end: number
  readonly #endLocation: Location
  #at: number
  #parameters: Atom[] | undefined
  #isVariadic = false

  constructor(file: OpenFile, nameIndex: number, directive: number) {
    this.#tokens = file.lexed.tokens
    this.#base = file.entry.base
    this.#nameIndex = nameIndex
    this.#end = file.lexed.directives.ends[directive]!
    this.#endLocation = file.endOfDirective(directive)
    this.#at = nameIndex + 1
  }

  read(name: Atom): MacroShape | undefined {
    const tokens = this.#tokens
    const first = this.#at
    const hasSpace = first >= this.#end || (tokens.flags[first]! & tokenFlags.leadingSpace) !== 0
    if (!hasSpace && tokens.kinds[first] === openParenthesis) {
      if (!this.#readParameters()) return undefined
    } else if (!hasSpace)
      this.problems.push(diagnostics.ext_c99_whitespace_required_after_macro_name(this.#location(first)))
    const start = this.#at
    const end = this.#end
    const parameterOf = this.#parameters ? this.#findParameters(start, this.#parameters) : noParameters
    const hasPaste = this.#checkPastes(start)
    if (this.#parameters && !this.#checkOperators(start, parameterOf)) return undefined
    if (hasPaste === undefined) return undefined
    const bodyOffset = start < end ? tokens.positions[start]! : 0
    const lastEnd = start < end ? tokens.positions[end - 1]! + spelling(tokens.atoms[end - 1]!).length : 0
    return {
      name,
      nameOffset: tokens.positions[this.#nameIndex]!,
      parameters: this.#parameters,
      isVariadic: this.#isVariadic,
      tokens,
      start,
      end,
      parameterOf,
      hasPaste,
      bodyOffset,
      bodyLength: lastEnd - bodyOffset,
    }
  }

  #location(at: number): Location {
    return at < this.#end ? this.#base + this.#tokens.positions[at]! : this.#endLocation
  }

  #fail(problem: Diagnostic): false {
    this.problems.push(problem)
    return false
  }

  /** `(a, b, ...)`; the opening parenthesis is at `#at`. */
  #readParameters(): boolean {
    const tokens = this.#tokens
    const parameters: Atom[] = []
    this.#parameters = parameters
    let at = this.#at + 1
    if (at < this.#end && tokens.kinds[at] === closeParenthesis) {
      this.#at = at + 1
      return true
    }
    for (;;) {
      const kind = at < this.#end ? tokens.kinds[at]! : kinds.endOfFile
      if (kind === ellipsis) {
        parameters.push(vaArgsAtom)
        this.#isVariadic = true
        at++
      } else if (kind === kinds.identifier) {
        const name = tokens.atoms[at]!
        if (parameters.includes(name)) {
          const parameter = { name: spelling(name) }
          return this.#fail(diagnostics.err_pp_duplicate_name_in_arg_list(this.#location(at), parameter))
        }
        parameters.push(name)
        at++
        if (at < this.#end && tokens.kinds[at] === ellipsis) {
          this.#isVariadic = true
          at++
        }
      } else if (kind === kinds.endOfFile)
        return this.#fail(diagnostics.err_pp_missing_rparen_in_macro_def(this.#location(at)))
      else if (kind === closeParenthesis || kind === comma)
        return this.#fail(diagnostics.err_pp_expected_ident_in_arg_list(this.#location(at)))
      else return this.#fail(diagnostics.err_pp_invalid_tok_in_arg_list(this.#location(at)))

      const after = at < this.#end ? tokens.kinds[at]! : kinds.endOfFile
      if (after === closeParenthesis) break
      if (this.#isVariadic) return this.#fail(diagnostics.err_pp_missing_rparen_in_macro_def(this.#location(at)))
      if (after !== comma) return this.#fail(diagnostics.err_pp_expected_comma_in_arg_list(this.#location(at)))
      at++
    }
    this.#at = at + 1
    return true
  }

  #findParameters(start: number, parameters: readonly Atom[]): Int16Array {
    const tokens = this.#tokens
    const found = new Int16Array(this.#end - start).fill(-1)
    if (parameters.length === 0) return found
    const indexOf = new Map(parameters.map((name, index) => [name, index]))
    for (let at = start; at < this.#end; at++)
      if (tokens.kinds[at] === kinds.identifier) found[at - start] = indexOf.get(tokens.atoms[at]!) ?? -1
    return found
  }

  /** `undefined` after an error. */
  #checkPastes(start: number): boolean | undefined {
    const tokens = this.#tokens
    const end = this.#end
    let hasPaste = false
    for (let at = start; at < end; at++) {
      if (tokens.kinds[at] === hashHash) hasPaste = true
      else if (tokens.atoms[at] === vaArgsAtom && !this.#isVariadic)
        this.problems.push(diagnostics.ext_pp_bad_vaargs_use(this.#location(at)))
    }
    if (!hasPaste) return false
    if (tokens.kinds[start] === hashHash) {
      this.#fail(diagnostics.err_paste_at_start(this.#location(start)))
      return undefined
    }
    if (tokens.kinds[end - 1] === hashHash) {
      this.#fail(diagnostics.err_paste_at_end(this.#location(end - 1)))
      return undefined
    }
    return true
  }

  /** `#` needs a parameter; `__VA_OPT__` needs parentheses. */
  #checkOperators(start: number, parameterOf: Int16Array): boolean {
    const tokens = this.#tokens
    let optionalEnd = -1
    for (let at = start; at < this.#end; at++) {
      if (tokens.atoms[at] === vaOptAtom) {
        if (!this.#isVariadic) this.problems.push(diagnostics.ext_pp_bad_vaopt_use(this.#location(at)))
        else if (at < optionalEnd) return this.#fail(diagnostics.err_pp_vaopt_nested_use(this.#location(at)))
        else {
          optionalEnd = this.#endOfOptional(at)
          if (optionalEnd < 0) return false
        }
      } else if (tokens.kinds[at] === hash) {
        const isOptional = at + 1 < this.#end && tokens.atoms[at + 1] === vaOptAtom && this.#isVariadic
        const parameter = at + 1 < this.#end ? parameterOf[at + 1 - start]! : -1
        if (parameter < 0 && !isOptional)
          return this.#fail(diagnostics.err_pp_stringize_not_parameter(this.#location(at + 1)))
      }
    }
    return true
  }

  #openOptional(at: number): Diagnostic {
    const notes = [diagnostics.note_matching(this.#location(at + 1), { text: '(' })]
    const parameters = { token: "')'", before: 'identifier' }
    return diagnostics.err_pp_expected_after(this.#endLocation, parameters, { notes })
  }

  #endOfOptional(at: number): number {
    const tokens = this.#tokens
    if (at + 1 >= this.#end || tokens.kinds[at + 1] !== openParenthesis) {
      this.#fail(diagnostics.err_pp_missing_lparen_in_vaopt_use(this.#location(at + 1)))
      return -1
    }
    const close = endOfVaOpt(tokens, at, this.#end)
    if (close === this.#end) this.#fail(this.#openOptional(at))
    else if (tokens.kinds[at + 2] === hashHash) this.#fail(diagnostics.err_vaopt_paste_at_start(this.#location(at + 2)))
    else if (tokens.kinds[close - 1] === hashHash) this.#fail(diagnostics.err_vaopt_paste_at_end(this.#location(close)))
    else return close
    return -1
  }
}

/** Same parameters, same tokens, white space in the same places (C11 6.10.3p1). */
function isSameDefinition(a: MacroShape, b: MacroShape): boolean {
  if (a === b) return true
  if (a.end - a.start !== b.end - b.start || a.isVariadic !== b.isVariadic) return false
  if (a.parameters?.length !== b.parameters?.length) return false
  if (a.parameters?.some((name, index) => name !== b.parameters![index])) return false
  for (let index = 0; index < a.end - a.start; index++) {
    const left = a.start + index
    const right = b.start + index
    if (a.tokens.atoms[left] !== b.tokens.atoms[right] || a.tokens.kinds[left] !== b.tokens.kinds[right]) return false
    if (index > 0 && ((a.tokens.flags[left]! ^ b.tokens.flags[right]!) & tokenFlags.leadingSpace) !== 0) return false
  }
  return true
}
