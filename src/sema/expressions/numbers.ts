// Numbers as they are written, their types, and what is too large or too small for them.
//
//   16u  =>  uint 16        1.5  =>  literal float 1.5        1e40f  =>  infinite, with a warning
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { type IntegerLiteral, parseNumber } from '../../lex/literals.ts'
import { convertScalar } from '../../program/evaluate/scalars.ts'
import type { Expression } from '../../program/program.ts'
import { quoteType } from '../../types/print.ts'
import { intType, type ScalarType, scalarType, type Type, uintType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { errorExpression, literal } from './nodes.ts'

export function checkNumber(checker: Checker, syntax: ast.NumberExpression): Expression {
  const { literal: parsed, problem } = parseNumber(syntax.text)
  const [suffix] = /f16$/i.exec(syntax.text) ?? []
  if (
    suffix !== undefined &&
    parsed.kind === 'float' &&
    !checker.options.native16Bit &&
    checker.options.language === 'hlsl'
  )
    checker.sink.report(diagnostics.err_hlsl_literal_needs_16_bit(syntax, { suffix }))
  if (problem) {
    checker.sink.report(problem.diagnose(syntax.start + problem.offset))
    return errorExpression(syntax)
  }
  if (parsed.kind === 'int') return literal(parsed.value, integerType(checker, parsed), syntax)
  const type = floatType(checker, parsed.suffix)
  warnFloatRange(checker, parsed.value, type, syntax)
  return literal(parsed.value, type, syntax)
}

/** What a literal may be, as Clang prints it. */
const floatRanges: Readonly<Record<string, { readonly most: string; readonly least: string }>> = {
  'literal float': { most: '1.7976931348623157E+308', least: '4.9406564584124654E-324' },
  double: { most: '1.7976931348623157E+308', least: '4.9406564584124654E-324' },
  float: { most: '3.40282347E+38', least: '1.40129846E-45' },
  float16_t: { most: '65504', least: '5.9604645E-8' },
}

/** `1e40f` is infinite, `1e-60f` zero; `1.#INF` means it. To Clang a number without a suffix is a float. */
function warnFloatRange(checker: Checker, value: number, type: ScalarType, syntax: ast.NumberExpression): void {
  if (value === 0 && !/[1-9]/.test(syntax.text.replace(/[ep].*/i, ''))) return
  if (/#/.test(syntax.text) || /^0x/i.test(syntax.text)) return
  const isPlain = type.scalar === 'literal float' && !checker.options.isLenientLikeDxc
  const kind = isPlain ? 'float' : type.scalar
  const range = floatRanges[kind]
  if (!range) return
  const rounded = convertScalar(value, kind)
  const quoted = kind === 'literal float' ? `'${kind}'` : quoteType(scalarType(kind))
  if (rounded === Number.POSITIVE_INFINITY)
    checker.sink.report(diagnostics.warn_float_overflow(syntax, { type: quoted, limit: range.most }))
  else if (rounded === 0)
    checker.sink.report(diagnostics.warn_float_underflow(syntax, { type: quoted, limit: range.least }))
}

/** One `l` means nothing, as in FXC; two mean 64 bits. */
function integerType(checker: Checker, { suffix, value, base }: IntegerLiteral): Type {
  switch (suffix) {
    case 'u':
    case 'ul':
      return value > 0xffffffffn ? scalarType('uint64_t') : uintType
    case 'l':
      return plainInteger(value)
    case 'll':
      return scalarType('int64_t')
    case 'ull':
      return scalarType('uint64_t')
    default:
      return hasTypedLiterals(checker) ? plainInteger(value, base !== 10) : scalarType('literal int')
  }
}

function plainInteger(value: bigint, mayBeUnsigned = false): Type {
  if (mayBeUnsigned && value > 0x7fffffffn && value <= 0xffffffffn) return uintType
  return value > 0x7fffffffn ? scalarType('int64_t') : intType
}

/** Since HLSL 202x `1` is an int and `1.5` a float, as in C++. */
function hasTypedLiterals(checker: Checker): boolean {
  return checker.options.hlslVersion > 2021
}

function floatType(checker: Checker, suffix: string): ScalarType {
  switch (suffix) {
    case 'f':
      return scalarType('float')
    case 'h':
      if (checker.options.native16Bit) return scalarType('float16_t')
      // DXC takes it for a float then, also where a half of the same size is another type to it.
      return scalarType(checker.options.isLenientLikeDxc ? 'float' : 'half')
    case 'l':
      return scalarType('double')
    default:
      return scalarType(hasTypedLiterals(checker) ? 'float' : 'literal float')
  }
}
