// Overload resolution for functions and methods the program declares.
import type * as ast from '../../ast/nodes.ts'
import type { Diagnostic } from '../../diagnostics/define.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression, Parameter, ProgramFunction } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { leafCount } from '../../types/leaves.ts'
import { isNumeric, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { planConversion } from '../conversions/conversions.ts'
import { scoreConversion, scoreEnum } from '../conversions/ranking.ts'
import { isLvalue, obstacleTo } from '../expressions/lvalues.ts'
import type { NameLog } from '../names/name-log.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { deductionFailure } from '../templates/deduction-messages.ts'
import { isAtLeastAsSpecial, orderedFunction } from '../templates/partial-ordering.ts'
import { deduceTemplateArguments, instantiateFunction } from '../templates/templates.ts'
import { withSingleContents } from '../types/single-contents.ts'
import { quoteConst, quoteTypes } from '../types/type-names.ts'

export interface Chosen {
  readonly kind: 'chosen'
  readonly symbol: FunctionSymbol
  readonly function: ProgramFunction
  readonly score: number
}

export type Resolution =
  | Chosen
  | { readonly kind: 'none'; readonly notes: readonly Diagnostic[] }
  | { readonly kind: 'ambiguous'; readonly notes: readonly Diagnostic[] }

export interface CallArguments {
  readonly values: readonly Expression[]
  readonly templateArguments: readonly ast.TemplateArgument[] | undefined
  readonly location: Location
}

/** The best of the overloads, or notes that say why each does not fit. */
export function resolveOverload(
  checker: Checker,
  overloads: readonly FunctionSymbol[],
  call: CallArguments,
): Resolution {
  const notes: Diagnostic[] = []
  const viable: Chosen[] = []
  const seen = new Set<ProgramFunction>()
  for (const symbol of overloads) {
    const candidate = makeCandidate(checker, symbol, call, notes)
    if (!candidate || seen.has(candidate)) continue
    seen.add(candidate)
    const failure = misfit(checker, candidate, symbol, call.values)
    if (failure) notes.push(failure)
    else viable.push({ kind: 'chosen', symbol, function: candidate, score: scoreCall(checker, candidate, call.values) })
  }
  const resolution = choose(checker, viable, call.values.length, notes)
  if (checker.names) noteChoice(checker.names, overloads, resolution, call.location)
  return resolution
}

/** A call that fits nothing is taken for one of the first candidate. */
function noteChoice(
  names: NameLog,
  overloads: readonly FunctionSymbol[],
  resolution: Resolution,
  location: Location,
): void {
  const symbol = resolution.kind === 'chosen' ? resolution.symbol : overloads[0]
  if (symbol) names.use(location, symbol.declaration.name.start)
}

function makeCandidate(
  checker: Checker,
  symbol: FunctionSymbol,
  call: CallArguments,
  notes: Diagnostic[],
): ProgramFunction | undefined {
  const { declaration } = symbol
  if (symbol.function) {
    if (!call.templateArguments) return symbol.function
    notes.push(
      diagnostics.note_ovl_candidate_bad_deduction(declaration.name.start, { reason: 'not a function template' }),
    )
    return undefined
  }
  const required = requiredCount(symbol, declaration.parameters.length)
  const count = call.values.length
  if (count < required || count > declaration.parameters.length) {
    notes.push(arityNote(declaration.name.start, declaration.parameters, required, count))
    return undefined
  }
  const types = call.values.map(({ type }) => type)
  const values = deduceTemplateArguments(checker, symbol, types, call.templateArguments)
  const instance = values && instantiateFunction(checker, symbol, values)
  if (instance) return instance
  const reason = deductionFailure(symbol, types, call.templateArguments)
  notes.push(diagnostics.note_ovl_candidate_bad_deduction(declaration.name.start, { reason }))
  return undefined
}

/** Parameters from the first default on may be left out. */
function requiredCount(symbol: FunctionSymbol, count: number): number {
  for (let index = 0; index < count; index++) if (symbol.defaults[index]) return index
  return count
}

function choose(checker: Checker, viable: readonly Chosen[], count: number, notes: readonly Diagnostic[]): Resolution {
  let best: Chosen[] = []
  for (const candidate of viable) {
    const score = best[0]?.score ?? Number.POSITIVE_INFINITY
    if (candidate.score < score) best = [candidate]
    else if (candidate.score === score) best.push(candidate)
  }
  if (best.length > 1) best = preferSpecial(checker, best, count)
  const [first] = best
  if (!first) return { kind: 'none', notes }
  if (best.length === 1) return first
  return {
    kind: 'ambiguous',
    notes: best.map(({ symbol }) => diagnostics.note_ovl_candidate(symbol.declaration.name.start)),
  }
}

/** A function beats a template; of templates the one that is more special than all others wins. */
function preferSpecial(checker: Checker, candidates: Chosen[], count: number): Chosen[] {
  const plain = candidates.filter(({ symbol }) => symbol.function !== undefined)
  if (plain.length > 0) return plain
  const ordered = candidates.map(({ symbol }) => orderedFunction(symbol.declaration, symbol.scope, count))
  const bests = candidates.filter((_, index) =>
    ordered.every(
      (other, position) =>
        position === index ||
        (isAtLeastAsSpecial(checker, ordered[index]!, other) && !isAtLeastAsSpecial(checker, other, ordered[index]!)),
    ),
  )
  return bests.length > 0 ? bests : candidates
}

function scoreCall(checker: Checker, candidate: ProgramFunction, values: readonly Expression[]): number {
  const isLikeDxc = checker.options.isLenientLikeDxc === true
  let score = 0
  for (const [index, written] of values.entries()) {
    const { type, mode } = candidate.parameters[index]!
    const value = withSingleContents(written, type)
    if (mode !== 'out') {
      const isEnum = value.type.kind === 'enum' && isNumeric(type)
      score += isEnum ? scoreEnum(value.type, type, isLikeDxc) : scoreConversion(value.type, type)
    }
    if (mode !== 'in') score += scoreConversion(type, value.type)
  }
  return score
}

// ---- Why a candidate does not fit

function misfit(
  checker: Checker,
  candidate: ProgramFunction,
  symbol: FunctionSymbol,
  values: readonly Expression[],
): Diagnostic | undefined {
  const { parameters, location } = candidate
  const required = requiredCount(symbol, parameters.length)
  if (values.length < required || values.length > parameters.length)
    return arityNote(location, symbol.declaration.parameters, required, values.length)
  for (const [index, value] of values.entries()) {
    const failure = misfitArgument(checker, parameters[index]!, value, location, index)
    if (failure) return failure
  }
  return undefined
}

function misfitArgument(
  checker: Checker,
  parameter: Parameter,
  value: Expression,
  location: Location,
  index: number,
): Diagnostic | undefined {
  const { type, mode } = parameter
  const argument = ordinal(index + 1)
  if (!fits(checker, parameter, value)) {
    const [from, to] = quoteTypes(value.type, type)
    return diagnostics.note_ovl_candidate_bad_conv(location, { from, to, argument })
  }
  if (mode === 'in') return undefined
  const obstacle = obstacleTo(checker, value)
  if (!obstacle || obstacle.kind === 'not-lvalue' || obstacle.kind === 'repeated-components') return undefined
  if (mode === 'inout' && obstacle.kind === 'global-resource') return undefined
  return diagnostics.note_ovl_candidate_bad_const(location, { argument, type: quoteConst(value.type) })
}

/** Memory of the group is passed by reference, and nothing else is. */
function fitsShared(type: Type, value: Expression): boolean {
  let root = value
  while ((root.kind === 'field' || root.kind === 'base' || root.kind === 'index') && root.object) root = root.object
  if (value.type !== type || root.kind !== 'variable') return false
  const { kind, modifiers } = root.variable
  return kind === 'groupshared' || (kind === 'parameter' && modifiers.includes('groupshared'))
}

function fits(checker: Checker, { type, mode, modifiers }: Parameter, written: Expression): boolean {
  const value = withSingleContents(written, type)
  if (modifiers.includes('groupshared') && checker.options.language === 'hlsl') return fitsShared(type, value)
  const forwards = planConversion(checker, value.type, type)
  if (mode === 'in') return forwards !== undefined
  if (mode === 'inout' && !forwards) return false
  if (!isLvalue(value)) return true
  // What is written comes back leaf by leaf.
  return planConversion(checker, type, value.type) !== undefined && leafCount(type) === leafCount(value.type)
}

/** A scalar for an `out` vector: nothing else is wrong with the only function there is, and Clang names the argument. */
export function scalarExtension(
  checker: Checker,
  overloads: readonly FunctionSymbol[],
  values: readonly Expression[],
): { readonly value: Expression; readonly mode: 'out' | 'inout' } | undefined {
  const only = overloads.length === 1 ? overloads[0]!.function : undefined
  if (!only || only.parameters.length !== values.length) return undefined
  const [misfit, other] = values.flatMap((value, index) => {
    const parameter = only.parameters[index]!
    return fits(checker, parameter, value) ? [] : [{ value, parameter }]
  })
  if (!misfit || other || misfit.value.type.kind !== 'scalar' || misfit.parameter.type.kind !== 'vector')
    return undefined
  const { mode } = misfit.parameter
  return mode === 'in' ? undefined : { value: misfit.value, mode }
}

export function ordinal(number: number): string {
  const tens = number % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}

/** `requires at least argument 'a', but no arguments were provided`: Clang's words for a wrong number. */
function arityNote(
  location: Location,
  parameters: readonly { readonly name: ast.Identifier | undefined }[],
  required: number,
  count: number,
): Diagnostic {
  const total = parameters.length
  const isVariable = required !== total
  const wanted = isVariable && count > total ? total : required
  const name = parameters[0]?.name?.text
  const single = wanted === 1 && name !== undefined
  return diagnostics.note_ovl_candidate_arity(location, {
    wanted: single ? singleWanted(isVariable, count > total, name) : severalWanted(isVariable, count > total, wanted),
    provided: single
      ? `${count === 0 ? 'no' : count} arguments were provided`
      : `${count} ${count === 1 ? 'was' : 'were'} provided`,
  })
}

function singleWanted(isVariable: boolean, tooMany: boolean, name: string): string {
  if (!isVariable) return `requires single argument '${name}'`
  return tooMany ? `allows at most single argument '${name}'` : `requires at least argument '${name}'`
}

function severalWanted(isVariable: boolean, tooMany: boolean, wanted: number): string {
  const limit = isVariable ? (tooMany ? 'at most ' : 'at least ') : ''
  return `requires ${limit}${wanted} ${wanted === 1 ? 'argument' : 'arguments'}`
}
