// The parameters of a template, looked at where it is declared.
//
//   template<float F> ...                     a non-type template parameter cannot have type 'float'
import type { TemplateParameter } from '../../ast/nodes.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { scalars } from '../../hlsl/scalars.ts'
import type { Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { trial } from '../trial.ts'
import { resolveType } from '../types/resolve-type.ts'
import { dependsOn } from './template-deduction.ts'

/** Of a struct or alias every parameter behind one with a default needs one, too; a function may deduce it. */
export function checkTemplateParameters(
  checker: Checker,
  parameters: readonly TemplateParameter[],
  needsDefaults: boolean,
): void {
  if (checker.options.language !== 'hlsl') return
  let hasDefault = false
  const names = new Set<string>()
  for (const parameter of parameters) {
    const { name, valueType, default: fallback, isPack } = parameter
    if (valueType) {
      // A function's are looked at with its own types. What may be a parameter, of this template or one around it, means nothing yet.
      const isOutside = checker.scope.kind === 'global' || checker.scope.kind === 'namespace'
      const isKnown = needsDefaults && isOutside && !dependsOn(valueType, names)
      const { type } = resolveType(isKnown ? checker : trial(checker), valueType)
      checkValueType(checker, type, name ?? parameter)
    }
    if (name) names.add(name.text)
    if (needsDefaults && hasDefault && !fallback && !isPack)
      checker.sink.report(templateDiagnostics.err_template_param_default_arg_missing(name ?? parameter))
    hasDefault ||= fallback !== undefined
  }
}

interface Parametrized {
  readonly templateParameters?: readonly TemplateParameter[] | undefined
}

/** Of a second declaration of a template: with the defaults that either has. They are of the same kinds, or it is said that they are not. */
export function mergedParameters(
  checker: Checker,
  { templateParameters: previous = [] }: Parametrized,
  { templateParameters: own = [] }: Parametrized,
): readonly TemplateParameter[] {
  const [first] = own
  if (own.length !== previous.length && first && checker.options.language === 'hlsl') {
    const which = own.length > previous.length ? 'many' : 'few'
    checker.sink.report(templateDiagnostics.err_template_param_list_different_arity(first.start, { which }))
  }
  return own.map((parameter, index) => {
    const other = previous[index]
    if (other) compareParameters(checker, other, parameter)
    return { ...parameter, default: parameter.default ?? other?.default }
  })
}

function compareParameters({ options, sink }: Checker, previous: TemplateParameter, own: TemplateParameter): void {
  if (options.language !== 'hlsl') return
  const at = own.name ?? own
  if ((own.valueType === undefined) !== (previous.valueType === undefined) || own.isPack !== previous.isPack) {
    const notes = [templateDiagnostics.note_template_param_prev(previous.name ?? previous)]
    sink.report(templateDiagnostics.err_template_param_different_kind(at, undefined, { notes }))
  }
  if (!own.default || !previous.default) return
  const notes = [templateDiagnostics.note_template_param_prev_default_arg(previous.default)]
  sink.report(templateDiagnostics.err_template_param_default_arg_redefinition(own.default, undefined, { notes }))
}

/** Types that depend on other parameters are unknown here. */
export function checkValueType({ options, sink }: Checker, type: Type, at: Span): boolean {
  const isInteger = type.kind === 'scalar' && scalars[type.scalar].class !== 'float'
  if (isInteger || type.kind === 'enum' || type.kind === 'error' || options.language !== 'hlsl') return true
  sink.report(templateDiagnostics.err_template_nontype_parm_bad_type(at, { type: quoteType(type) }))
  return false
}
