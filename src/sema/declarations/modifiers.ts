// Words in front of a declaration that do not belong there, or not together. The rules and texts are DXC's.
//
//   uniform float x;     in a function: 'uniform' is not a valid modifier for a local variable

import type { Modifier, TypeSyntax } from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import { parserDiagnostics } from '../../diagnostics/tables/parser.ts'
import { variableDiagnostics } from '../../diagnostics/tables/variables.ts'
import { interpolationModifiers } from '../../hlsl/keywords.ts'
import { type ModifierPlace, mayStandAt } from '../../hlsl/modifier-places.ts'
import { vertexCounts } from '../../hlsl/primitives.ts'
import type { Location, Span } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

/** A declaration has one of these at most. */
const storageClasses = new Set(['static', 'extern'])
const usages = new Set(['in', 'out', 'inout'])
/** Words that exclude each other. */
const conflicts: readonly (readonly [string, string])[] = [
  ['static', 'uniform'],
  ['static', 'shared'],
  ['extern', 'groupshared'],
  ['static', 'export'],
  ['static', 'extern'],
  ['out', 'uniform'],
  ['inout', 'uniform'],
  // Memory of the group is passed by reference.
  ['in', 'groupshared'],
  ['out', 'groupshared'],
  ['inout', 'groupshared'],
  ...[...interpolationModifiers, ...vertexCounts.keys()].map((word) => [word, 'uniform'] as const),
  ...[...vertexCounts.keys()].flatMap((word) => [...interpolationModifiers].map((other) => [word, other] as const)),
]

/** What is declared, where a message points at it. */
interface Declared {
  readonly type?: TypeSyntax
  readonly name?: Location | undefined
}

export function checkModifiers(
  checker: Checker,
  modifiers: readonly Modifier[],
  place: ModifierPlace,
  { type, name }: Declared = {},
): void {
  if (modifiers.length === 0) return
  const isStatic = modifiers.some(({ word }) => word === 'static')
  if (checker.options.language !== 'hlsl') {
    if (!isStatic) refuseShared(checker, modifiers, place)
    return
  }
  for (const modifier of modifiers) {
    const { word } = modifier
    if (usages.has(word) && place !== 'parameter')
      checker.sink.report(functionDiagnostics.err_hlsl_usage_not_on_parameter(modifier, { word }))
    if (word === 'inline' && isNeverInline(checker, place))
      checker.sink.report(functionDiagnostics.err_inline_non_function(modifier))
    if (place === 'typedef' && storageClasses.has(word)) {
      checker.sink.report(variableDiagnostics.err_invalid_decl_spec_combination(modifier, { previous: 'typedef' }))
      continue
    }
    // Clang knows such functions.
    const isExternFunction = word === 'extern' && place === 'function' && checker.options.isLenientLikeDxc
    const isConstField = word === 'const' && place === 'field' && !isStatic
    if (word === 'groupshared' && !isStatic && refuseAddressSpace(checker, modifier, place, name)) continue
    if (!mayStandAt(word, place) || isConstField || isExternFunction)
      checker.sink.report(
        word === 'export'
          ? functionDiagnostics.err_hlsl_export_not_on_function(behind(modifier, modifiers, type))
          : variableDiagnostics.err_hlsl_varmodifierna(modifier, { word, what: place }),
      )
  }
  if (modifiers.length > 1) checkPairs(checker, modifiers, place)
  if (place === 'parameter') checkUsages(checker, modifiers)
}

/** Slang has shared memory where a variable stands for itself; its other words may stand anywhere. */
function refuseShared({ sink }: Checker, modifiers: readonly Modifier[], place: ModifierPlace): void {
  if (place !== 'local variable' && place !== 'field') return
  const shared = modifiers.find(({ word }) => word === 'groupshared')
  if (shared) sink.report(variableDiagnostics.err_hlsl_varmodifierna(shared, { word: shared.word, what: place }))
}

/** Clang's words for memory of the group where there can be none; false where DXC's serve. */
function refuseAddressSpace(
  { sink, options }: Checker,
  modifier: Modifier,
  place: ModifierPlace,
  name: Location | undefined,
): boolean {
  if (name === undefined || options.isLenientLikeDxc) return false
  const row =
    place === 'local variable'
      ? variableDiagnostics.err_as_qualified_auto_decl
      : place === 'field'
        ? variableDiagnostics.err_field_with_address_space
        : place === 'function' || place === 'method'
          ? parserDiagnostics.err_attribute_address_function_type
          : undefined
  if (!row) return false
  if (place !== 'local variable')
    sink.report(
      attributeDiagnostics.warn_attribute_wrong_decl_type_str(modifier, { name: 'groupshared', what: 'variables' }),
    )
  sink.report(row(name))
  return true
}

/** What stands behind a modifier: another one or the type. */
function behind(modifier: Modifier, modifiers: readonly Modifier[], type: TypeSyntax | undefined): Span {
  if (!type) return modifier
  const ofType = type.kind === 'array-type' ? [] : type.modifiers
  const later = [...modifiers, ...ofType, type].filter(({ start }) => start > modifier.start)
  return later.reduce<Span>((first, each) => (each.start < first.start ? each : first), later[0] ?? modifier)
}

/** Clang knows inline variables outside of functions. */
function isNeverInline(checker: Checker, place: ModifierPlace): boolean {
  if (place === 'global variable') return checker.options.isLenientLikeDxc === true
  return place !== 'function' && place !== 'method'
}

/** `in out` is `inout`; any other repetition is one too many. */
export function checkUsages(checker: Checker, modifiers: readonly Modifier[]): void {
  const seen: Modifier[] = []
  for (const modifier of modifiers) {
    const { word } = modifier
    if (!usages.has(word) || checker.refused.has(modifier)) continue
    const before = seen.find((known) => known.word === word || known.word === 'inout' || word === 'inout')
    if (before) {
      const notes = [attributeDiagnostics.note_conflicting_attribute(before)]
      checker.refused.add(modifier)
      checker.sink.report(functionDiagnostics.err_hlsl_duplicate_parameter_modifier(modifier, { word }, { notes }))
    }
    seen.push(modifier)
  }
}

function checkPairs(checker: Checker, modifiers: readonly Modifier[], place: ModifierPlace): void {
  const words = new Set(modifiers.map(({ word }) => word))
  for (const [first, second] of conflicts)
    if (words.has(first) && words.has(second) && !(second === 'export' && place === 'function')) {
      const at = modifiers.find(({ word }) => word === second)!
      checker.sink.report(variableDiagnostics.err_hlsl_varmodifiersna(at, { first, second, what: place }))
    }
  const [first, second] = modifiers.filter(({ word }) => vertexCounts.has(word))
  if (first && second && first.word !== second.word) {
    const both = { first: first.word, second: second.word, what: place }
    checker.sink.report(variableDiagnostics.err_hlsl_varmodifiersna(second, both))
  }
  const linear = modifiers.find(({ word }) => word !== 'nointerpolation' && interpolationModifiers.has(word))
  if (linear && words.has('nointerpolation'))
    checker.sink.report(variableDiagnostics.err_hlsl_nointerpolation_and_linear(linear))
}
