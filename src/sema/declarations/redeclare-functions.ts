// A function that is declared again: as before, or defined.
//
//   float f(float x);                  one symbol, one ProgramFunction
//   float f(float y) { return y; }     the same symbol: the definition's parameters and body replace the prototype's
import type { FunctionDeclaration } from '../../ast/nodes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Writable } from '../../support/writable.ts'
import type { Checker } from '../checker.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { scheduleBody } from '../statements/function-bodies.ts'
import { mergeAttributes } from './attribute-conflicts.ts'
import { parametersOf } from './parameters.ts'

/** A prototype and a definition, or two prototypes, of one function. */
export function redeclare(
  checker: Checker,
  symbol: FunctionSymbol,
  declaration: FunctionDeclaration,
  made: ProgramFunction,
): void {
  const known = symbol.function!
  const { name } = declaration
  checker.names?.repeat(name.start, symbol.declaration.name.start)
  if (known.returnType !== made.returnType) {
    if (known.returnType.kind === 'error' || made.returnType.kind === 'error') return
    const notes = [nameDiagnostics.note_previous_declaration(known.location)]
    const isOutside = symbol.owner !== undefined && declaration.qualifier.length > 0
    const row = isOutside
      ? functionDiagnostics.err_diff_out_of_line_return_type(name, { name: known.scope + known.name }, { notes })
      : functionDiagnostics.err_ovl_diff_return_type(name, undefined, { notes })
    checker.sink.report(row)
    return
  }
  if (symbol.owner && declaration.qualifier.length === 0) {
    const { location } = known
    const note = symbol.declaration.body
      ? nameDiagnostics.note_previous_definition(location)
      : nameDiagnostics.note_previous_declaration(location)
    checker.sink.report(structDiagnostics.err_member_redeclared(name, undefined, { notes: [note] }))
    return
  }
  checkLinkage(checker, known, made, declaration)
  mergeDefaults(checker, symbol, declaration)
  if (!declaration.body) return
  if (symbol.declaration.body) {
    const notes = [nameDiagnostics.note_previous_definition(known.location)]
    checker.sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
    return
  }
  define(checker, symbol, declaration, made)
  scheduleBody(checker, known, declaration, symbol.scope)
}

/** `static` and `export` belong on the first declaration. */
function checkLinkage(
  checker: Checker,
  known: ProgramFunction,
  made: ProgramFunction,
  { name: at }: FunctionDeclaration,
): void {
  const { name } = known
  const notes = [nameDiagnostics.note_previous_declaration(known.location)]
  if (made.isStatic && !known.isStatic && !known.owner)
    checker.sink.report(variableDiagnostics.err_static_non_static(at, { name }, { notes }))
  if (!made.isExported || known.isExported || checker.options.isLenientLikeDxc) return
  const why = known.isStatic ? 'has internal linkage' : 'is not exported'
  checker.sink.report(functionDiagnostics.err_redeclaration_non_exported(at, { name, why }, { notes }))
}

/** The definition's parameters are the ones its body speaks of. */
function define(
  checker: Checker,
  symbol: FunctionSymbol,
  declaration: FunctionDeclaration,
  made: ProgramFunction,
): void {
  const target: Writable<ProgramFunction> = symbol.function!
  target.parameters = made.parameters
  target.location = made.location
  target.isExported ||= made.isExported
  target.isInline ||= made.isInline
  target.attributes = mergeAttributes(checker, target.attributes, made.attributes)
  if (made.returnSemantic) target.returnSemantic = made.returnSemantic
  if (made.returnModifiers.length > 0) target.returnModifiers = made.returnModifiers
  target.returnRowMajor = made.returnRowMajor
  if (made.returnNormalized) target.returnNormalized = made.returnNormalized
  const written: Writable<FunctionSymbol> = symbol
  written.declaration = declaration
}

function mergeDefaults(checker: Checker, symbol: FunctionSymbol, declaration: FunctionDeclaration): void {
  for (const [index, { name, defaultValue }] of parametersOf(declaration).entries()) {
    if (!defaultValue) continue
    const previous = symbol.defaults[index]
    if (previous) {
      const notes = [nameDiagnostics.note_previous_definition(symbol.declaration.parameters[index]?.name ?? previous)]
      checker.sink.report(
        functionDiagnostics.err_param_default_argument_redefinition(name ?? defaultValue, undefined, {
          notes,
          ranges: [defaultValue],
        }),
      )
    } else symbol.defaults[index] = defaultValue
  }
}
