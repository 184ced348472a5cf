// The condition of #if and #elif: 64-bit integer arithmetic on what the macros leave.
//
//   #if defined(A) && VERSION >= 0x600
//
// Values are signed unless an operand has a `u` or does not fit (C11 6.10.1p4). Operands that cannot matter (`0 && 1/0`)
// are read but not judged.
import type { Diagnostic } from '../diagnostics/define.ts'
import { lexerDiagnostics } from '../diagnostics/tables/lexer.ts'
import { preprocessorDiagnostics as diagnostics } from '../diagnostics/tables/preprocessor.ts'
import { characterValue, unquoteCharacter } from '../lex/character-literals.ts'
import { parseNumber } from '../lex/literals.ts'
import { kinds, type Punctuator, punctuator, punctuatorText } from '../lex/tokens.ts'
import { intern, spelling } from '../support/intern.ts'
import { limits } from '../support/limits.ts'
import type { Location } from '../support/source.ts'
import { expand } from './expand.ts'
import type { Run } from './run.ts'

interface Value {
  readonly value: bigint
  readonly isUnsigned: boolean
  readonly start: Location
  readonly end: Location
}

const precedences: Partial<Record<Punctuator, number>> = {
  '*': 14,
  '/': 14,
  '%': 14,
  '+': 13,
  '-': 13,
  '<<': 12,
  '>>': 12,
  '<': 11,
  '>': 11,
  '<=': 11,
  '>=': 11,
  '==': 10,
  '!=': 10,
  '&': 9,
  '^': 8,
  '|': 7,
  '&&': 6,
  '||': 5,
  '?': 4,
  ',': 3,
}
const conditionalPrecedence = 4
const commaPrecedence = 3
const openParenthesis = punctuator('(')
const closeParenthesis = punctuator(')')
const question = punctuator('?')
const colon = punctuator(':')
const definedAtom = intern('defined')
const trueAtom = intern('true')
const falseAtom = intern('false')

/** The value of the rest of the directive; false after an error. */
export function evaluateCondition(run: Run, endOfDirective: Location): boolean {
  const evaluator = new Evaluator(run, endOfDirective)
  return evaluator.evaluate()
}

class Evaluator {
  readonly #run: Run
  readonly #endOfDirective: Location
  #failed = false
  #depth = 0
  /** The last operand was a lone identifier that is no macro: `f(1)` is most likely a forgotten macro. */
  #lastName: { readonly atom: number; readonly location: Location } | undefined

  constructor(run: Run, endOfDirective: Location) {
    this.#run = run
    this.#endOfDirective = endOfDirective
  }

  evaluate(): boolean {
    this.#next()
    // A comma needs parentheses around it.
    const result = this.#expression(conditionalPrecedence, true)
    if (this.#failed) return false
    if (this.#kind !== kinds.endOfFile) {
      this.#fail(diagnostics.err_pp_expected_eol(this.#location))
      return false
    }
    return result.value !== 0n
  }

  get #kind(): number {
    return this.#run.stream.kind
  }

  get #location(): Location {
    return this.#kind === kinds.endOfFile ? this.#endOfDirective : this.#run.stream.position
  }

  #next(): void {
    expand(this.#run)
  }

  #fail(diagnostic: Diagnostic): Value {
    if (!this.#failed) this.#run.report(diagnostic)
    this.#failed = true
    return { value: 0n, isUnsigned: false, start: diagnostic.location, end: diagnostic.location }
  }

  /** What cannot follow an operand. */
  #unexpected(): Value {
    if (this.#kind === openParenthesis && this.#lastName) {
      const { atom, location } = this.#lastName
      return this.#fail(diagnostics.err_pp_expr_bad_token_lparen(location, { name: spelling(atom) }))
    }
    return this.#fail(diagnostics.err_pp_expr_bad_token_binop(this.#location))
  }

  /** Operators of at least this precedence. `isLive` is false for operands that do not matter. */
  #expression(least: number, isLive: boolean): Value {
    let left = this.#operand(isLive)
    while (!this.#failed) {
      const operator = punctuatorText(this.#kind)
      const precedence = operator === undefined ? undefined : precedences[operator]
      if (precedence === undefined) {
        if (this.#kind !== kinds.endOfFile && this.#kind !== closeParenthesis && this.#kind !== colon)
          return this.#unexpected()
        return left
      }
      if (precedence < least) return left
      left =
        this.#kind === question ? this.#conditional(left, isLive) : this.#binary(left, operator!, precedence, isLive)
    }
    return left
  }

  #conditional(condition: Value, isLive: boolean): Value {
    const questionAt = this.#location
    this.#next()
    const isTrue = condition.value !== 0n
    const whenTrue = this.#nested(() => this.#expression(commaPrecedence, isLive && isTrue))
    if (this.#failed) return whenTrue
    if (this.#kind !== colon) {
      const notes = [diagnostics.note_matching(questionAt, { text: '?' })]
      return this.#fail(diagnostics.err_pp_expected_colon(this.#location, undefined, { notes }))
    }
    this.#next()
    const whenFalse = this.#nested(() => this.#expression(conditionalPrecedence, isLive && !isTrue))
    const isUnsigned = whenTrue.isUnsigned || whenFalse.isUnsigned
    const { value } = isTrue ? whenTrue : whenFalse
    return { value: wrap(value, isUnsigned), isUnsigned, start: condition.start, end: whenFalse.end }
  }

  #binary(left: Value, operator: Punctuator, precedence: number, isLive: boolean): Value {
    const at = this.#location
    this.#next()
    const isRightLive = isLive && !(operator === '&&' && left.value === 0n) && !(operator === '||' && left.value !== 0n)
    const right = this.#nested(() => this.#expression(precedence + 1, isRightLive))
    if (this.#failed) return right
    return this.#apply(left, operator, right, at, isLive)
  }

  #nested(read: () => Value): Value {
    if (this.#depth >= limits.conditionDepth.most)
      return this.#fail(diagnostics.err_bracket_depth_exceeded(this.#location, { limit: limits.conditionDepth.most }))
    this.#depth++
    const value = read()
    this.#depth--
    return value
  }

  #operand(isLive: boolean): Value {
    const { stream } = this.#run
    const start = this.#location
    this.#lastName = undefined
    switch (stream.kind) {
      case kinds.endOfFile:
        return this.#fail(diagnostics.err_pp_expected_value_in_expr(start))
      case kinds.identifier:
        return this.#identifier(isLive)
      case kinds.number:
        return this.#number()
      case kinds.character: {
        const { text, problems } = unquoteCharacter(spelling(stream.atom))
        for (const problem of problems) this.#run.report(problem.diagnose(start + problem.offset))
        return this.#finish(characterValue(text), false, start)
      }
    }
    switch (punctuatorText(stream.kind)) {
      case '(':
        return this.#parenthesized(isLive)
      case '+':
      case '-':
      case '~':
      case '!':
        return this.#unary(punctuatorText(stream.kind)!, isLive)
      case ')':
        return this.#fail(diagnostics.err_pp_expected_value_in_expr(start))
      default:
        return this.#fail(diagnostics.err_pp_expr_bad_token_start_expr(start))
    }
  }

  /** The operand is the current token alone. */
  #finish(value: bigint, isUnsigned: boolean, start: Location): Value {
    const end = start + spelling(this.#run.stream.atom).length
    this.#next()
    return { value, isUnsigned, start, end }
  }

  #identifier(isLive: boolean): Value {
    const { stream } = this.#run
    const start = stream.position
    if (stream.atom === definedAtom) return this.#defined(start)
    if (isLive && stream.atom !== trueAtom && stream.atom !== falseAtom)
      this.#run.report(diagnostics.warn_pp_undef_identifier(start, { name: spelling(stream.atom) }))
    const name = { atom: stream.atom, location: start }
    const value = this.#finish(stream.atom === trueAtom ? 1n : 0n, false, start)
    this.#lastName = name
    return value
  }

  #defined(start: Location): Value {
    const { stream, macros } = this.#run
    stream.read()
    const open = this.#location
    const isWrapped = stream.kind === openParenthesis
    if (isWrapped) stream.read()
    if (stream.kind !== kinds.identifier) {
      const isMissing = stream.kind === kinds.endOfFile
      return this.#fail(
        isMissing
          ? diagnostics.err_pp_missing_macro_name(this.#location)
          : diagnostics.err_pp_macro_not_identifier(this.#location),
      )
    }
    const value = macros.isDefined(stream.atom) ? 1n : 0n
    this.#run.noteUse(stream.position, stream.atom)
    if (isWrapped) {
      stream.read()
      if (stream.kind !== closeParenthesis) {
        const notes = [diagnostics.note_matching(open, { text: '(' })]
        const parameters = { token: "')'", before: "'defined'" }
        return this.#fail(diagnostics.err_pp_expected_after(this.#location, parameters, { notes }))
      }
    }
    return this.#finish(value, false, start)
  }

  #number(): Value {
    const { stream } = this.#run
    const start = stream.position
    const { literal, problem } = parseNumber(spelling(stream.atom))
    if (problem) return this.#fail(problem.diagnose(start + problem.offset))
    if (literal.kind === 'float') return this.#fail(diagnostics.err_pp_illegal_floating_literal(start))
    const isUnsigned = literal.suffix.startsWith('u')
    const isLarge = literal.value >> 63n !== 0n
    if (isLarge && !isUnsigned && literal.base === 10)
      this.#run.report(lexerDiagnostics.ext_integer_literal_too_large_for_signed(start))
    return this.#finish(literal.value, isUnsigned || isLarge, start)
  }

  #parenthesized(isLive: boolean): Value {
    const open = this.#location
    this.#next()
    const inner = this.#nested(() => this.#expression(commaPrecedence, isLive))
    if (this.#failed) return inner
    if (this.#kind !== closeParenthesis) {
      const notes = [diagnostics.note_matching(open, { text: '(' })]
      return this.#fail(diagnostics.err_pp_expected_rparen(this.#location, undefined, { notes }))
    }
    return this.#finish(inner.value, inner.isUnsigned, open)
  }

  #unary(operator: Punctuator, isLive: boolean): Value {
    const start = this.#location
    this.#next()
    const { value, isUnsigned, end } = this.#nested(() => this.#operand(isLive))
    if (this.#failed) return { value, isUnsigned, start, end }
    switch (operator) {
      case '-': {
        const result = wrap(-value, isUnsigned)
        if (isLive && !isUnsigned && value === -(1n << 63n)) this.#run.report(diagnostics.warn_pp_expr_overflow(start))
        return { value: result, isUnsigned, start, end }
      }
      case '~':
        return { value: wrap(~value, isUnsigned), isUnsigned, start, end }
      case '!':
        return { value: value === 0n ? 1n : 0n, isUnsigned: false, start, end }
      default:
        return { value, isUnsigned, start, end }
    }
  }

  #apply(left: Value, operator: Punctuator, right: Value, at: Location, isLive: boolean): Value {
    const keepsSides = operator === '<<' || operator === '>>' || operator === ','
    const isLogical = operator === '&&' || operator === '||'
    const isUnsigned = keepsSides || isLogical ? left.isUnsigned : left.isUnsigned || right.isUnsigned
    if (isLive && isUnsigned && !keepsSides && !isLogical) this.#warnOfSigns(left, right, at)
    const a = wrap(left.value, isUnsigned)
    const b = keepsSides || isLogical ? right.value : wrap(right.value, isUnsigned)
    const span = { start: left.start, end: right.end }
    const exact = this.#compute(a, operator, b, at, isLive)
    if (this.#failed || typeof exact === 'boolean') return { value: exact ? 1n : 0n, isUnsigned: false, ...span }
    const resultUnsigned = operator === ',' ? right.isUnsigned : isUnsigned
    const value = wrap(exact, resultUnsigned)
    const overflows = operator === '<<' ? losesBits(a, b, isUnsigned) : !resultUnsigned && value !== exact
    if (isLive && overflows) {
      const ranges = [left, right]
      this.#run.report(diagnostics.warn_pp_expr_overflow(at, undefined, { ranges }))
    }
    return { value, isUnsigned: resultUnsigned, ...span }
  }

  #warnOfSigns(left: Value, right: Value, at: Location): void {
    for (const [side, operand] of [['left', left] as const, ['right', right] as const]) {
      if (operand.isUnsigned || operand.value >= 0n) continue
      const parameters = { side, from: operand.value, to: wrap(operand.value, true) }
      this.#run.report(diagnostics.warn_pp_convert_to_positive(at, parameters, { ranges: [left, right] }))
    }
  }

  #compute(a: bigint, operator: Punctuator, b: bigint, at: Location, isLive: boolean): bigint | boolean {
    switch (operator) {
      case '*':
        return a * b
      case '/':
      case '%':
        if (b !== 0n) return operator === '/' ? a / b : a % b
        if (isLive)
          this.#fail(
            operator === '/' ? diagnostics.err_pp_division_by_zero(at) : diagnostics.err_pp_remainder_by_zero(at),
          )
        return 0n
      case '+':
        return a + b
      case '-':
        return a - b
      case '<<':
        return shift(a, b)
      case '>>':
        return shift(a, -b)
      case '<':
        return a < b
      case '>':
        return a > b
      case '<=':
        return a <= b
      case '>=':
        return a >= b
      case '==':
        return a === b
      case '!=':
        return a !== b
      case '&':
        return a & b
      case '^':
        return a ^ b
      case '|':
        return a | b
      case '&&':
        return a !== 0n && b !== 0n
      case '||':
        return a !== 0n || b !== 0n
      default:
        return b
    }
  }
}

/** Does a shift to the left change more than the place of the bits? */
function losesBits(value: bigint, distance: bigint, isUnsigned: boolean): boolean {
  if (distance < 0n || distance >= 64n) return true
  const shifted = value << distance
  return wrap(shifted, isUnsigned) !== shifted
}

/** A shift by 64 or more moves everything out; a negative one goes the other way. */
function shift(value: bigint, by: bigint): bigint {
  const amount = by > 64n ? 64n : by < -64n ? -64n : by
  return amount >= 0n ? value << amount : value >> -amount
}

function wrap(value: bigint, isUnsigned: boolean): bigint {
  return isUnsigned ? BigInt.asUintN(64, value) : BigInt.asIntN(64, value)
}
