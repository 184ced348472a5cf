// Signatures for people, of functions the program declares; those of the language are in src/hlsl/signature-label.ts.
import { render, typePieces } from '../ast/print-expression.ts'
import { join, type SignatureLabel } from '../hlsl/signature-label.ts'
import type { ProgramFunction } from '../program/program.ts'
import type { FunctionSymbol } from '../sema/names/symbols.ts'
import { typeText } from '../types/print.ts'

export function functionLabel({ name, scope, owner, parameters, returnType }: ProgramFunction): SignatureLabel {
  const prefix = owner ? `${owner.scope}${owner.name}::` : scope
  const texts = parameters.map(({ mode, type, name: parameter }) =>
    `${mode === 'in' ? '' : `${mode} `}${typeText(type)} ${parameter}`.trimEnd(),
  )
  return join(`${typeText(returnType)} ${prefix}${name}(`, texts, ')')
}

/** Templates have no types yet: they are shown as written. */
export function symbolLabel(symbol: FunctionSymbol): SignatureLabel {
  if (symbol.function) return functionLabel(symbol.function)
  const { returnType, name, parameters, templateParameters } = symbol.declaration
  const written = (type: (typeof parameters)[number]['type']): string =>
    type.kind === 'inline-type' ? 'struct' : render(typePieces(type))
  const generic = (templateParameters ?? []).map((parameter) => parameter.name?.text ?? '_').join(', ')
  const texts = parameters.map(({ type, name: parameter }) => `${written(type)} ${parameter?.text ?? ''}`.trimEnd())
  return join(`template<${generic}> ${written(returnType)} ${name.text}(`, texts, ')')
}
