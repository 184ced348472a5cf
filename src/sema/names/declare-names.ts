// Puts names into scopes and reports those that are taken.
import type { Identifier } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import type { Variable } from '../../program/program.ts'
import { type Location, nowhere, type Span } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { symbolLocation, tagKey } from './lookup.ts'
import type { NameSymbol, QualifiedType, Scope } from './symbols.ts'

function isTag(symbol: NameSymbol): boolean {
  if (symbol.kind !== 'type') return false
  const { kind } = symbol.type.type
  return kind === 'struct' || kind === 'enum'
}

/** A name that is taken by a struct or enum may still be given to a variable or function, as in C++. */
export function hideTag(scope: Scope, name: string): void {
  const known = scope.symbols.get(name)
  if (known && isTag(known)) {
    scope.symbols.set(tagKey(name), known)
    scope.symbols.delete(name)
  }
}

export function declareName(checker: Checker, name: Identifier, symbol: NameSymbol): boolean {
  const { scope } = checker
  hideTag(scope, name.text)
  const known = scope.symbols.get(name.text)
  if (known) {
    reportDifferentKind(checker, name, symbolLocation(known))
    return false
  }
  scope.symbols.set(name.text, symbol)
  return true
}

export function reportDifferentKind(checker: Checker, name: Identifier, previous: Location): void {
  const notes = previous === nowhere ? [] : [nameDiagnostics.note_previous_definition(previous)]
  checker.sink.report(nameDiagnostics.err_redefinition_different_kind(name, { name: name.text }, { notes }))
}

/** Struct and enum names; a variable of the same name keeps the plain name. */
export function declareType(checker: Checker, name: Identifier, type: QualifiedType): void {
  const { scope } = checker
  const symbol: NameSymbol = { kind: 'type', type, location: name.start }
  const known = scope.symbols.get(name.text)
  if (known && (known.kind === 'variable' || known.kind === 'functions' || known.kind === 'enumerator'))
    scope.symbols.set(tagKey(name.text), symbol)
  else scope.symbols.set(name.text, symbol)
}

export function declareParameter(checker: Checker, parameter: Variable): void {
  const { name } = parameter
  if (name === '') return
  // That two have one name was said where they are declared.
  if (!checker.scope.symbols.has(name)) checker.scope.symbols.set(name, { kind: 'variable', variable: parameter })
}

/** A variable in the current scope; a second one of the same name is an error, or a warning where HLSL allows it. */
export function declareLocal(checker: Checker, variable: Variable, span: Span, isForVariable = false): boolean {
  return declareIn(checker, checker.scope, variable, span, isForVariable)
}

export function declareIn(
  checker: Checker,
  scope: Scope,
  variable: Variable,
  span: Span,
  isForVariable = false,
): boolean {
  const { name } = variable
  if (name === '') return true
  hideTag(scope, name)
  const known = scope.symbols.get(name)
  if (!known) {
    scope.symbols.set(name, { kind: 'variable', variable })
    return true
  }
  const notes = [nameDiagnostics.note_previous_definition(symbolLocation(known))]
  if (isForVariable && known.kind === 'variable') {
    checker.sink.report(nameDiagnostics.warn_hlsl_for_redefinition(span, { name }, { notes }))
    scope.symbols.set(name, { kind: 'variable', variable })
    return true
  }
  if (known.kind !== 'variable')
    checker.sink.report(nameDiagnostics.err_redefinition_different_kind(span, { name }, { notes }))
  else if (known.variable.type === variable.type)
    checker.sink.report(nameDiagnostics.err_redefinition(span, { name }, { notes }))
  else if (known.variable.type.kind !== 'error' && variable.type.kind !== 'error') {
    const type = quoteType(variable.type)
    const previous = quoteType(known.variable.type)
    checker.sink.report(nameDiagnostics.err_redefinition_different_type(span, { name, type, previous }, { notes }))
  }
  return false
}
