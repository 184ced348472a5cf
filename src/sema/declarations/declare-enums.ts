// Enums: their values are computed here; unscoped ones put their names beside the enum too.
//
//   enum E { A, B = 4, C }           A = 0, B = 4, C = 5, visible as A and E::A
//   enum class F : uint { X }        F::X only
import type { EnumDeclaration, Identifier } from '../../ast/nodes.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { structDiagnostics } from '../../diagnostics/tables/structs.ts'
import { isInteger } from '../../hlsl/scalars.ts'
import { wrapInteger } from '../../program/evaluate/scalars.ts'
import type { Location } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import { type EnumType, errorType, intType, type ScalarType, type Type, uintType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { reportNotConstant } from '../expressions/constant-notes.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { foldedInteger } from '../expressions/language-constants.ts'
import { literal } from '../expressions/nodes.ts'
import { refuseBuiltinName } from '../names/builtin-names.ts'
import { declareName, declareType } from '../names/declare-names.ts'
import { findType, symbolLocation } from '../names/lookup.ts'
import { redeclaredCore } from '../names/slang-prelude.ts'
import { Scope } from '../names/symbols.ts'
import { resolveType, unqualified } from '../types/resolve-type.ts'

export function declareEnum(checker: Checker, declaration: EnumDeclaration): Type {
  const core = redeclaredCore(checker, declaration.name)
  if (core) return core
  const { isLenientLikeDxc, hlslVersion } = checker.options
  if (isLenientLikeDxc && hlslVersion < 2017)
    checker.sink.report(structDiagnostics.err_hlsl_enum_version(declaration.name ?? declaration.start))
  if (declaration.name && refuseBuiltinName(checker, declaration.name, 'tag')) return errorType
  const name = declaration.name?.text ?? ''
  if (!declaration.enumerators) {
    const known = name === '' ? undefined : findType(checker, name)
    if (known?.kind === 'type') {
      checker.names?.repeat(declaration.name!.start, symbolLocation(known))
      return known.type.type
    }
    if (declaration.name && !declaration.underlying)
      checker.sink.report(structDiagnostics.err_forward_ref_enum(declaration.name))
  }
  if (declaration.enumerators && declaration.name) reportRedefinition(checker, declaration.name)
  const type: EnumType = {
    kind: 'enum',
    name: declaration.aliasName ?? name,
    scope: checker.scope.prefix,
    isScoped: declaration.isScoped,
    isFixed: declaration.isScoped || declaration.underlying !== undefined,
    underlying: underlyingType(checker, declaration),
    location: declaration.name?.start ?? declaration.start,
    enumerators: new Map(),
  }
  checker.enums.push(type)
  checker.names?.entities.set(type.location, { kind: 'enum', type })
  if (declaration.name) declareType(checker, declaration.name, unqualified(type))
  type.isOpen = true
  declareEnumerators(checker, declaration, type)
  type.isOpen = false
  return type
}

/** `enum E : int;` may come before. */
function reportRedefinition({ scope, sink }: Checker, name: Identifier): void {
  const known = scope.symbols.get(name.text)
  if (known?.kind !== 'type' || known.type.type.kind !== 'enum' || known.type.type.enumerators.size === 0) return
  const notes = [nameDiagnostics.note_previous_definition(known.location)]
  sink.report(nameDiagnostics.err_redefinition(name, { name: name.text }, { notes }))
}

function underlyingType(checker: Checker, { underlying }: EnumDeclaration): ScalarType {
  if (!underlying) return intType
  const { type } = resolveType(checker, underlying)
  if (type.kind === 'scalar' && (isInteger(type.scalar) || type.scalar === 'bool')) return type
  if (type.kind !== 'error')
    checker.sink.report(structDiagnostics.err_enum_invalid_underlying(underlying, { type: quoteType(type) }))
  return intType
}

function declareEnumerators(checker: Checker, declaration: EnumDeclaration, type: EnumType): void {
  let next = 0n
  const outer = checker.scope
  const isBeside = !type.isScoped && checker.options.language === 'hlsl'
  // Between the braces the enumerators of a scoped enum are known without it, as numbers.
  const inside = isBeside ? outer : new Scope('block', outer)
  const wrap = (value: bigint): bigint => (type.isFixed ? wrapInteger(value, type.underlying.scalar) : value)
  const places = new Map<string, Location>()
  checker.enumeratorPlaces.set(type, places)
  for (const { name, value } of declaration.enumerators ?? []) {
    if (value) {
      checker.scope = inside
      const expression = checkExpression(checker, value)
      checker.scope = outer
      const computed = foldedInteger(checker, expression)
      if (computed !== undefined) next = wrap(computed)
      else reportNotConstant(checker, expression, value)
    }
    const previous = places.get(name.text)
    if (previous !== undefined) {
      const notes = [nameDiagnostics.note_previous_definition(previous)]
      checker.sink.report(nameDiagnostics.err_redefinition_of_enumerator(name, { name: name.text }, { notes }))
      continue
    }
    places.set(name.text, name.start)
    checker.names?.entities.set(name.start, { kind: 'enumerator', type, name: name.text })
    type.enumerators.set(name.text, next)
    // Slang reaches enumerators through the enum only, but allows both spellings; HLSL puts them beside the enum.
    if (isBeside) declareEnumerator(checker, name, type, next)
    else inside.symbols.set(name.text, { kind: 'constant', value: literal(next, type.underlying, name) })
    next = wrap(next + 1n)
  }
  if (!type.isFixed) settleUnderlying(type)
}

/** As in C++: an enum that names no type is unsigned, unless one of its values is negative. */
function settleUnderlying(type: EnumType): void {
  const { enumerators } = type
  const isSigned = [...enumerators.values()].some((value) => value < 0n)
  type.underlying = isSigned ? intType : uintType
  for (const [name, value] of enumerators) enumerators.set(name, wrapInteger(value, type.underlying.scalar))
}

function declareEnumerator(
  checker: Checker,
  name: EnumDeclaration['name'] & object,
  type: EnumType,
  value: bigint,
): void {
  if (refuseBuiltinName(checker, name, 'enumerator')) return
  const known = checker.scope.symbols.get(name.text)
  if (known?.kind === 'enumerator') {
    const notes = [nameDiagnostics.note_previous_definition(symbolLocation(known))]
    checker.sink.report(nameDiagnostics.err_redefinition_of_enumerator(name, { name: name.text }, { notes }))
    return
  }
  declareName(checker, name, { kind: 'enumerator', type, value, location: name.start })
}
