// The parameters of a template, looked at where it is declared.
//
//   template<typename T, typename T> ...      declaration of 'T' shadows template parameter
//   template<float F> ...                     a non-type template parameter cannot have type 'float'
import type { Identifier, TemplateParameter } from '../../ast/nodes.ts'
import { declarationDiagnostics } from '../../diagnostics/tables/declarations.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { trial } from '../trial.ts'
import { resolveType } from '../types/resolve-type.ts'

/** Of a struct or alias every parameter behind one with a default needs one, too; a function may deduce it. */
export function checkTemplateParameters(
  checker: Checker,
  parameters: readonly TemplateParameter[],
  named: Identifier | undefined,
  needsDefaults: boolean,
): void {
  if (checker.options.language !== 'hlsl') return
  const taken = new Map<string, Identifier>()
  let hasDefault = false
  for (const parameter of parameters) {
    const { name, valueType, default: fallback, isPack } = parameter
    if (name) {
      reportShadow(checker, name, taken.get(name.text))
      taken.set(name.text, name)
    }
    if (valueType) checkValueType(checker, resolveType(trial(checker), valueType).type, name ?? parameter)
    if (needsDefaults && hasDefault && !fallback && !isPack)
      checker.sink.report(declarationDiagnostics.err_template_param_default_arg_missing(name ?? parameter))
    hasDefault ||= fallback !== undefined
  }
  if (named) reportShadow(checker, named, taken.get(named.text))
}

function reportShadow({ sink }: Checker, name: Identifier, parameter: Identifier | undefined): void {
  if (!parameter) return
  const notes = [declarationDiagnostics.note_template_param_here(parameter)]
  sink.report(declarationDiagnostics.err_template_param_shadow(name, { name: name.text }, { notes }))
}

/** Types that depend on other parameters are unknown here. */
export function checkValueType({ sink }: Checker, type: Type, at: Span): void {
  const isInteger = type.kind === 'scalar' && scalars[type.scalar].class !== 'float'
  if (isInteger || type.kind === 'enum' || type.kind === 'error') return
  sink.report(declarationDiagnostics.err_template_nontype_parm_bad_type(at, { type: quoteType(type) }))
}
