// `sizeof` and `alignof`: bytes a value takes in a structured buffer.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type { Expression } from '../../program/program.ts'
import { alignmentOf, sizeOf } from '../../types/layout.ts'
import { isAllNumeric } from '../../types/leaves.ts'
import { quoteType } from '../../types/print.ts'
import {
  arrayElement,
  componentOf,
  errorType,
  isBufferPointer,
  isNumeric,
  type Type,
  uintType,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { resolveType } from '../types/resolve-type.ts'
import { checkExpression, resolveName } from './expressions.ts'
import { isLiteralType } from './literals.ts'
import { errorExpression, literal } from './nodes.ts'

export function checkSizeof(checker: Checker, syntax: ast.SizeofExpression): Expression {
  if (syntax.keyword === 'alignof' && checker.options.isLenientLikeDxc) {
    // DXC takes it for a type.
    checker.sink.report(parserDiagnostics.err_expected_parenthesis_for_construction(syntax.start))
    return errorExpression(syntax)
  }
  const type = typeOfOperand(checker, syntax.operand)
  if (type.kind === 'error') return errorExpression(syntax)
  const isUnsized = type.kind === 'array' && type.count === undefined
  if (type.kind === 'void' || isUnsized || (type.kind === 'struct' && !type.isComplete)) {
    const parameters = { keyword: syntax.keyword, type: quoteType(type) }
    checker.sink.report(diagnostics.err_sizeof_alignof_incomplete_type(syntax.start, parameters))
    return errorExpression(syntax)
  }
  if (isLiteralType(type) && isNumeric(type)) {
    checker.sink.report(diagnostics.err_hlsl_sizeof_literal(syntax.start, { type: componentOf(type).scalar }))
    return errorExpression(syntax)
  }
  if (!isAllNumeric(type) && !isBufferPointer(type)) {
    checker.sink.report(diagnostics.err_hlsl_sizeof_nonnumeric(syntax.start, { type: quoteType(type) }))
    return errorExpression(syntax)
  }
  const value = syntax.keyword === 'sizeof' ? sizeInDxc(type) : alignmentOf(type, 'structured')
  return literal(BigInt(value), uintType, syntax)
}

/** Lone numbers of minimum precision and arrays of them count two bytes to DXC, though each takes four in memory. */
function sizeInDxc(type: Type): number {
  const element = arrayElement(type)
  const size = sizeOf(type, false, 'structured')
  const isSmall = element.kind === 'scalar' && scalars[element.scalar].minPrecision
  return isSmall ? size / 2 : size
}

function typeOfOperand(checker: Checker, operand: ast.Expression | ast.TypeSyntax): Type {
  switch (operand.kind) {
    case 'named-type':
    case 'inline-type':
    case 'array-type':
    case 'inferred-type':
      return resolveType(checker, operand).type
    case 'parenthesized': {
      const { expression } = operand
      const named = expression.kind === 'name' ? namedType(checker, expression) : undefined
      return named ?? typeOfValue(checker, operand)
    }
    default:
      return typeOfValue(checker, operand)
  }
}

function typeOfValue(checker: Checker, operand: ast.Expression): Type {
  const value = checkExpression(checker, operand)
  const place = value.kind === 'assign' || value.kind === 'increment' ? value.target : value
  if (place.kind !== 'field' || place.field.bitWidth === undefined) return value.type
  checker.sink.report(diagnostics.err_sizeof_alignof_bitfield(operand))
  return errorType
}

function namedType(checker: Checker, name: ast.NameExpression): Type | undefined {
  const found = resolveName(checker, name)
  return found?.kind === 'symbol' && found.symbol.kind === 'type' ? found.symbol.type.type : undefined
}
