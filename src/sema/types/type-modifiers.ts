// Words in front of a type.
//
//   row_major float4x4        { type: float4x4, rowMajor: true }
//   unsigned int              uint
import type { Modifier } from '../../ast/nodes.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import { isInteger, type ScalarKind, scalars } from '../../hlsl/scalars.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import {
  arrayElement,
  componentOf,
  isNumeric,
  type NumericType,
  promotedType,
  scalarType,
  type Type,
  withComponent,
} from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import type { QualifiedType } from '../names/symbols.ts'

/** `const`, `row_major`, `unorm` ... in front of a type, added to what the type's alias brought along. */
export function applyModifiers(
  checker: Checker,
  qualified: QualifiedType,
  modifiers: readonly Modifier[],
): QualifiedType {
  let { type, rowMajor, isConst, normalized } = qualified
  for (const { word, start, end } of modifiers) {
    switch (word) {
      case 'const':
        isConst = true
        break
      case 'volatile':
        if (checker.options.isLenientLikeDxc)
          checker.sink.report(parserDiagnostics.err_hlsl_reserved_keyword({ start, end }, { word }))
        break
      case 'row_major':
      case 'column_major':
        if (rowMajor === (word === 'column_major'))
          checker.sink.report(typeDiagnostics.err_hlsl_matrix_layouts({ start, end }))
        rowMajor = word === 'row_major'
        if (!isMatrixLike(type))
          checker.sink.report(typeDiagnostics.err_hlsl_matrix_layout_wrong_type({ start, end }, { word }))
        break
      case 'unorm':
      case 'snorm':
        if (normalized !== undefined && normalized !== word)
          checker.sink.report(variableDiagnostics.err_hlsl_unorm_and_snorm({ start, end }))
        normalized = word
        if (!isFloatLike(type)) checker.sink.report(typeDiagnostics.err_hlsl_norm_float_only({ start, end }))
        break
      case 'signed':
        if (checker.options.isLenientLikeDxc && checker.options.language === 'hlsl')
          checker.sink.report(parserDiagnostics.err_hlsl_reserved_keyword({ start, end }, { word }))
        if (isNumeric(type) ? unsignedKinds[componentOf(type).scalar] === undefined : type.kind !== 'error')
          checker.sink.report(typeDiagnostics.err_invalid_sign_spec({ start, end }, { type: quoteType(type) }))
        break
      case 'unsigned':
        if (isNumeric(type)) type = toUnsigned(checker, type, { start, end })
        // DXC takes an enum without a word.
        else if (type.kind !== 'error' && !(type.kind === 'enum' && checker.options.isLenientLikeDxc))
          checker.sink.report(typeDiagnostics.err_invalid_sign_spec({ start, end }, { type: quoteType(type) }))
        break
      case 'globallycoherent':
      case 'reordercoherent':
        if (!isCoherent(type))
          checker.sink.report(
            variableDiagnostics.err_hlsl_modifier_wrong_type({ start, end }, { word, type: quoteType(type) }),
          )
        break
    }
  }
  return { type, rowMajor, isConst, normalized }
}

/** Of a matrix, or of arrays and aliases of one. */
function isMatrixLike(type: Type): boolean {
  const { kind } = arrayElement(type)
  return kind === 'matrix' || kind === 'error'
}

/** Memory that other threads write: views and records that can be written. */
function isCoherent(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'object') return element.row.class === 'UAV' || element.row.class === undefined
  return element.kind === 'error' || element.kind === 'handle'
}

function isFloatLike(type: Type): boolean {
  if (type.kind === 'error') return true
  const component =
    type.kind === 'scalar' ? type : type.kind === 'vector' || type.kind === 'matrix' ? type.element : undefined
  return component !== undefined && scalars[component.scalar].class === 'float'
}

const unsignedKinds: Partial<Record<ScalarKind, ScalarKind>> = {
  int: 'uint',
  int16_t: 'uint16_t',
  int64_t: 'uint64_t',
  min16int: 'min16uint',
}

function toUnsigned(checker: Checker, type: NumericType, at: Span): Type {
  const { scalar, promotedFrom = scalar } = componentOf(type)
  const unsigned = unsignedKinds[promotedFrom]
  if (unsigned !== undefined)
    return withComponent(type, promotedFrom === scalar ? scalarType(unsigned) : promotedType(unsigned))
  if (isInteger(scalar) && !scalars[scalar].signed) return type
  checker.sink.report(typeDiagnostics.err_invalid_sign_spec(at, { type: quoteType(type) }))
  return type
}
