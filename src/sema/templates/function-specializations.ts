// Functions of templates with bodies of their own for some arguments.
//
//   template<> float twice<float>(float x) { ... }       of a function template
//   template<> float Pair<float>::sum() { ... }          of a method of a class template
import type { FunctionDeclaration } from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Writable } from '../../support/writable.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { createFunction } from '../declarations/declare-functions.ts'
import type { FunctionSymbol, Scope } from '../names/symbols.ts'
import { scheduleBody } from '../statements/function-bodies.ts'
import { argumentsKey, argumentsText } from './template-arguments.ts'
import { deduceTemplateArguments, hasSameTypes } from './templates.ts'

/** `template<> float f<float>(float x) { ... }`: an instance with a body of its own. */
export function specializeFunction(
  checker: Checker,
  declaration: FunctionDeclaration,
  owner: StructType | undefined,
  overloads: FunctionSymbol[],
): void {
  const made = createFunction(checker, declaration, owner)
  const types = made.parameters.map(({ type }) => type)
  for (const symbol of overloads) {
    if (!symbol.declaration.templateParameters) continue
    const values = deduceTemplateArguments(checker, symbol, types, declaration.templateArguments)
    if (!values) continue
    const key = argumentsKey(values)
    const known = symbol.instances.get(key)
    if (known && !hasSameTypes(known, made)) continue
    const previous = known && checker.specializations.get(known)
    const name = declaration.name.text + argumentsText(values)
    if (previous && declaration.body) {
      const notes = [nameDiagnostics.note_previous_definition(previous.name)]
      checker.sink.report(nameDiagnostics.err_redefinition(declaration.name, { name }, { notes }))
      return
    }
    checker.names?.repeat(declaration.name.start, symbol.declaration.name.start)
    const isInstance = known !== undefined && checker.instanceOrigins.has(known)
    // Without the body, it was but considered.
    if (isInstance && symbol.declaration.body && !checker.lazyBodies.has(known))
      checker.sink.report(templateDiagnostics.err_specialization_after_instantiation(declaration.name, { name }))
    if (known && !isInstance) defineSpecialization(checker, known, declaration, made)
    else {
      symbol.instances.set(key, made)
      if (declaration.body) checker.specializations.set(made, declaration)
      scheduleBody(checker, made, declaration, checker.scope)
    }
    return
  }
  const { name } = declaration
  checker.sink.report(templateDiagnostics.err_function_template_spec_no_match(name, { name: name.text }))
}

/** `template<> float S<float>::get() { ... }`: a method of one instance of a class. */
export function specializeMethod(
  checker: Checker,
  known: ProgramFunction,
  definition: FunctionDeclaration,
  made: ProgramFunction,
  scope: Scope,
): void {
  const { name } = definition
  const previous = checker.specializations.get(known)
  if (known.returnType !== made.returnType) {
    const notes = [nameDiagnostics.note_previous_declaration(known.location)]
    const parameters = { name: known.scope + known.name }
    checker.sink.report(functionDiagnostics.err_diff_out_of_line_return_type(name, parameters, { notes }))
  } else if (previous && definition.body) {
    const notes = [nameDiagnostics.note_previous_definition(previous.name)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
  } else if (!checker.lazyBodies.has(known))
    checker.sink.report(templateDiagnostics.err_specialization_after_instantiation(name, { name: name.text }))
  else {
    checker.names?.repeat(name.start, known.location)
    defineSpecialization(checker, known, definition, made, scope)
  }
}

/** It was declared before, and may have been called. */
function defineSpecialization(
  checker: Checker,
  known: Writable<ProgramFunction>,
  declaration: FunctionDeclaration,
  { parameters, location }: ProgramFunction,
  scope = checker.scope,
): void {
  if (!declaration.body) return
  known.parameters = parameters
  known.location = location
  checker.specializations.set(known, declaration)
  scheduleBody(checker, known, declaration, scope)
}
