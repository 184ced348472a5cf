// Calls: of functions, methods, intrinsics, objects with operator(), and constructors that look like calls.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { isIntrinsic } from '../../hlsl/intrinsics.ts'
import type { Expression, ProgramFunction } from '../../program/program.ts'
import { nowhere } from '../../support/source.ts'
import { quoteType } from '../../types/print.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { reportBadConversion } from '../conversions/conversion-messages.ts'
import { canConvert, seenAsBase } from '../conversions/conversions.ts'
import { constructValue } from '../expressions/constructors.ts'
import { checkExpression, isBuiltinPath, resolveName, valueOfFound } from '../expressions/expressions.ts'
import { asCharacters } from '../expressions/literals.ts'
import { memberBase, reportMissing, structToSearch, typeInFront } from '../expressions/members.ts'
import { errorExpression, isError } from '../expressions/nodes.ts'
import { sourceText } from '../expressions/source-text.ts'
import { callMember } from '../expressions/user-operators.ts'
import { callDynamicResource } from '../handles/dynamic-resources.ts'
import { callHandleFunction } from '../handles/handle-calls.ts'
import { customizationPoint } from '../handles/handles.ts'
import { checkAccess } from '../names/access.ts'
import { type Found, findMember, lookupName } from '../names/lookup.ts'
import { reportAmbiguous, reportUndeclared } from '../names/missing-names.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { trial } from '../trial.ts'
import { resolvePath, resolveType } from '../types/resolve-type.ts'
import { callIntrinsic, matchIntrinsic } from './builtin-calls.ts'
import { finishCall } from './call-arguments.ts'
import { callObjectMethod, callStaticObjectMethod } from './method-calls.ts'
import { resolveOverload, scalarExtension } from './overloads.ts'

export function checkConstruct(checker: Checker, syntax: ast.ConstructExpression): Expression {
  const { type } = resolveType(checker, syntax.type)
  return constructValue(checker, type, syntax.arguments, syntax)
}

export function checkCall(checker: Checker, syntax: ast.CallExpression): Expression {
  let callee = syntax.callee
  while (callee.kind === 'parenthesized') callee = callee.expression
  if (callee.kind === 'name') return callName(checker, callee, syntax)
  if (callee.kind === 'member') return callMemberOf(checker, callee, syntax)
  return callValue(checker, checkExpression(checker, callee), syntax)
}

/** `undefined` when an argument has an error: then the call has no further diagnostics. */
export function checkArguments(checker: Checker, syntax: readonly ast.Expression[]): Expression[] | undefined {
  checker.nesting++
  const values = syntax.map((argument) => checkExpression(checker, argument))
  checker.nesting--
  return values.some(isError) ? undefined : values
}

// ---- By name

function callName(checker: Checker, callee: ast.NameExpression, syntax: ast.CallExpression): Expression {
  const name = callee.path.map((segment) => segment.name).join('::')
  const fetched = name === customizationPoint ? callHandleFunction(checker, callee, syntax) : undefined
  if (fetched) return fetched
  const found = resolveName(checker, callee)
  if (found) return callFound(checker, reportAmbiguous(checker, callee.path.at(-1)!, found), callee, syntax)
  const intrinsic = isIntrinsic(name) ? name : usedIntrinsic(checker, name)
  if (intrinsic !== undefined) return callIntrinsicByName(checker, intrinsic, callee, syntax)
  const type = typeNamed(checker, callee)
  if (type) return constructValue(checker, type, syntax.arguments, syntax)
  const handled = callHandleFunction(checker, callee, syntax)
  if (handled) return handled
  if (isBuiltinPath(callee)) {
    // A function that the program, or a header, adds to the namespace.
    const own = lookupName(trial(checker), callee.path, callee.isGlobal)
    return own ? callFound(checker, own, callee, syntax) : callValue(checker, checkExpression(checker, callee), syntax)
  }
  const associated = associatedFunctions(checker, callee, syntax)
  if (associated) return callFunctions(checker, associated, callee, syntax)
  if (callee.path.length > 1) return errorExpression(syntax)
  for (const argument of syntax.arguments) checkExpression(checker, argument)
  const suggested = callee.isGlobal
    ? lookupName(checker, callee.path, true)
    : reportUndeclared(checker, callee.path[0]!, true)
  return suggested ? callFound(checker, suggested, callee, syntax) : errorExpression(syntax)
}

/** Functions beside the struct of an argument: `multiply(a, b)` where a is a `vk::khr::Matrix`. */
function associatedFunctions(
  checker: Checker,
  { path, isGlobal }: ast.NameExpression,
  syntax: ast.CallExpression,
): readonly FunctionSymbol[] | undefined {
  const [name, ...others] = path
  if (!name || isGlobal || others.length > 0) return undefined
  for (const argument of syntax.arguments) {
    const { type } = checkExpression(trial(checker), argument)
    const space = type.kind === 'struct' ? checker.members.get(type)?.scope.parent : undefined
    for (let scope = space; scope; scope = scope.kind === 'template' ? scope.parent : undefined) {
      const symbol = scope.symbols.get(name.name)
      if (symbol?.kind === 'functions') return symbol.overloads
    }
  }
  return undefined
}

/** After `using namespace dx` its functions go without the prefix. */
function usedIntrinsic(checker: Checker, name: string): string | undefined {
  for (let scope: typeof checker.scope | undefined = checker.scope; scope; scope = scope.parent)
    for (const { scope: used } of scope.usings) if (isIntrinsic(used.prefix + name)) return used.prefix + name
  return undefined
}

/**
 * A built-in type in front of parentheses that the parser took for a function: `Texture2D(heap[i])`, `dx::HitObject()`.
 * One that is only similar, `flaot4(1, 2, 3, 4)`, comes with an error, which is reported together with the name.
 */
function typeNamed(checker: Checker, callee: ast.NameExpression) {
  const quiet = trial(checker)
  const { type } = resolvePath(quiet, callee.path, callee.isGlobal, callee)
  return type.kind === 'error' || quiet.sink.errorCount > 0 ? undefined : type
}

function callFound(checker: Checker, found: Found, callee: ast.NameExpression, syntax: ast.CallExpression): Expression {
  switch (found.kind) {
    case 'methods':
      return callImplicitMethod(checker, found, callee, syntax)
    case 'object-member':
      if (found.type.kind !== 'object') return errorExpression(syntax)
      return callStaticObjectMethod(checker, found.type, callee.path.at(-1)!, syntax)
    case 'field':
      return callValue(checker, valueOfFound(checker, found, callee), syntax)
    case 'symbol':
      break
  }
  const { symbol } = found
  switch (symbol.kind) {
    case 'functions':
      return callFunctions(checker, symbol.overloads, callee, syntax)
    case 'type':
    case 'type-template': {
      const { type } = resolvePath(checker, callee.path, callee.isGlobal, callee)
      return constructValue(checker, type, syntax.arguments, syntax)
    }
    default:
      return callValue(checker, valueOfFound(checker, found, callee), syntax)
  }
}

function callFunctions(
  checker: Checker,
  overloads: readonly FunctionSymbol[],
  callee: ast.NameExpression,
  syntax: ast.CallExpression,
): Expression {
  const values = checkArguments(checker, syntax.arguments)
  const segment = callee.path.at(-1)!
  if (!values) {
    checker.names?.use(segment.start, overloads[0]?.declaration.name.start ?? nowhere)
    return errorExpression(syntax)
  }
  const passed = values.map(asCharacters)
  const call = { values: passed, templateArguments: segment.templateArguments, location: segment.start }
  const resolution = resolveOverload(checker, overloads, call)
  // An overload of an intrinsic competes with the intrinsic itself.
  const builtin = callee.path.length === 1 && isIntrinsic(segment.name)
  if (builtin && !(resolution.kind === 'chosen' && resolution.score === 0)) {
    const match = matchIntrinsic(checker, segment.name, values)
    if (match && (resolution.kind !== 'chosen' || match.score < resolution.score))
      return callIntrinsic(checker, segment.name, values, segment, syntax)
  }
  if (resolution.kind === 'chosen') {
    const { parameters } = resolution.symbol.declaration
    // Arrays take the characters of a string; there is no type for the string itself.
    if (values.some(({ type }, index) => type.kind === 'string' && parameters[index]?.arraySizes.length === 0))
      checker.sink.report(diagnostics.err_hlsl_unsupported_string_literal(callee))
    return finishCall(checker, resolution, passed, undefined, syntax)
  }
  const { name } = segment
  const { notes } = resolution
  const extended = resolution.kind === 'ambiguous' ? undefined : scalarExtension(checker, overloads, passed)
  if (extended) {
    const { value, mode } = extended
    const argument = sourceText(checker, value)
    checker.sink.report(diagnostics.err_hlsl_inout_scalar_extension(value, { argument, mode }, { notes }))
    return errorExpression(syntax)
  }
  // Of an unqualified name there may be overloads elsewhere, beside the types of the arguments.
  const [only] = overloads.length === 1 && (callee.isGlobal || callee.path.length > 1) ? overloads : []
  if (only?.function && reportArguments(checker, only, only.function, passed, syntax)) return errorExpression(syntax)
  checker.sink.report(
    resolution.kind === 'ambiguous'
      ? diagnostics.err_ovl_ambiguous_call(callee.start, { name }, { notes })
      : diagnostics.err_ovl_no_viable_function_in_call(callee.start, { name }, { notes }),
  )
  return errorExpression(syntax)
}

function callIntrinsicByName(
  checker: Checker,
  name: string,
  callee: ast.NameExpression,
  syntax: ast.CallExpression,
): Expression {
  checker.names?.builtins.set(callee.path.at(-1)!.start, { kind: 'intrinsic', name })
  const values = checkArguments(checker, syntax.arguments)
  return values ? callIntrinsic(checker, name, values, callee.path.at(-1)!, syntax) : errorExpression(syntax)
}

// ---- Methods

/** `f()` inside a method is `this.f()`; a static one needs no object. */
function callImplicitMethod(
  checker: Checker,
  found: Extract<Found, { kind: 'methods' }>,
  callee: ast.NameExpression,
  syntax: ast.CallExpression,
): Expression {
  const segment = callee.path.at(-1)!
  const method = checker.current?.function
  const { start, end } = callee
  const self: Expression | undefined =
    method?.owner && !method.isStatic ? { kind: 'this', type: method.owner, start, end } : undefined
  const resolved = callMethods(checker, found, self, segment, segment.templateArguments, syntax)
  if (resolved) return resolved
  checker.sink.report(diagnostics.err_member_call_without_object(segment.start))
  return errorExpression(syntax)
}

/** `undefined` when the chosen method needs an object and there is none. */
function callMethods(
  checker: Checker,
  found: Extract<Found, { kind: 'methods' }>,
  object: Expression | undefined,
  segment: { readonly start: number; readonly end: number },
  templateArguments: readonly ast.TemplateArgument[] | undefined,
  syntax: ast.CallExpression,
): Expression | undefined {
  const values = checkArguments(checker, syntax.arguments)?.map(asCharacters)
  if (!values) return errorExpression(syntax)
  checkAccess(checker, found.name, found.owner, found.struct, segment)
  const call = { values, templateArguments, location: segment.start }
  const resolution = resolveOverload(checker, found.overloads, call)
  if (resolution.kind === 'chosen') {
    if (!resolution.function.isStatic && !object) return undefined
    const receiver = object && owningObject(object, found.owner)
    return finishCall(checker, resolution, values, receiver, syntax)
  }
  const { name } = found
  const { notes } = resolution
  const [only] = found.overloads
  if (resolution.kind === 'ambiguous')
    checker.sink.report(diagnostics.err_ovl_ambiguous_member_call(segment.start, { name }, { notes }))
  else if (
    found.overloads.length > 1 ||
    !only?.function ||
    !reportArguments(checker, only, only.function, values, syntax)
  )
    checker.sink.report(diagnostics.err_ovl_no_viable_member_function_in_call(segment.start, { name }, { notes }))
  return errorExpression(syntax)
}

function owningObject(object: Expression, owner: StructType): Expression {
  return object.type.kind === 'struct' ? seenAsBase(object, owner) : object
}

/** For a method without overloads the message says directly that there are too many or too few arguments, or which one does not fit. */
function reportArguments(
  checker: Checker,
  { declaration }: FunctionSymbol,
  called: ProgramFunction,
  values: readonly Expression[],
  syntax: ast.CallExpression,
): boolean {
  const count = values.length
  const [first] = called.parameters
  const most = called.parameters.length
  const least = declaration.parameters.filter(({ defaultValue }) => !defaultValue).length
  const notes = [diagnostics.note_callee_decl(called.location, { name: called.name })]
  if (count > most) {
    const isNamed = most === 1 && first!.name !== ''
    const limit = isNamed ? `single argument '${first!.name}'` : String(most)
    const parameters = {
      expected: least < most ? `at most ${limit}` : limit,
      count: isNamed ? `${count} arguments` : count,
    }
    checker.sink.report(diagnostics.err_typecheck_call_too_many_args(values[most]!.start, parameters, { notes }))
  } else if (count < least) {
    const isNamed = least === 1 && first!.name !== ''
    const missing = isNamed
      ? least < most
        ? `at least argument '${first!.name}' must be specified`
        : `single argument '${first!.name}' was not specified`
      : `expected ${least < most ? 'at least ' : ''}${least}, have ${count}`
    checker.sink.report(diagnostics.err_typecheck_call_too_few_args(syntax.end - 1, { missing }, { notes }))
  } else return reportArgument(checker, called, values)
  return true
}

/** The first argument that does not fit, reported as a failed initialisation of its parameter. */
function reportArgument(checker: Checker, called: ProgramFunction, values: readonly Expression[]): boolean {
  for (const [index, value] of values.entries()) {
    const { type, mode, name, location } = called.parameters[index]!
    if (mode !== 'in' || canConvert(checker, value.type, type)) continue
    const notes = [diagnostics.note_parameter_here(location, { name })]
    reportBadConversion(checker, value, type, 'argument', undefined, notes)
    return true
  }
  return false
}

function callMemberOf(checker: Checker, callee: ast.MemberExpression, syntax: ast.CallExpression): Expression {
  const type = typeInFront(checker, callee.object)
  if (type) return callThroughType(checker, type, callee, syntax)
  const written = checkExpression(checker, callee.object)
  if (isError(written)) {
    for (const argument of syntax.arguments) checkExpression(checker, argument)
    return errorExpression(syntax)
  }
  const object = memberBase(checker, written, callee)
  switch (object.type.kind) {
    case 'error':
      return errorExpression(syntax)
    case 'struct':
      return callStructMethod(checker, object, object.type, callee, syntax)
    case 'object':
      if (object.type.row.category === 'dynamic resource')
        return callDynamicResource(checker, object, object.type, callee, syntax)
      return callObjectMethod(checker, object, object.type, callee, syntax, written.type.kind === 'handle')
    default:
      return callValue(checker, checkExpression(checker, callee), syntax)
  }
}

function callStructMethod(
  checker: Checker,
  object: Expression,
  type: StructType,
  callee: ast.MemberExpression,
  syntax: ast.CallExpression,
): Expression {
  const searched = structToSearch(checker, type, callee)
  const found = findMember(checker, searched, callee.name.text) ?? reportMissing(checker, searched, callee)
  if (!found) return errorExpression(syntax)
  if (found.kind !== 'methods') return callValue(checker, checkExpression(checker, callee), syntax)
  return callMethods(checker, found, object, callee.name, callee.templateArguments, syntax) ?? errorExpression(syntax)
}

/** Slang's `T.f()` for a static method. */
function callThroughType(
  checker: Checker,
  type: ReturnType<typeof resolveType>['type'],
  callee: ast.MemberExpression,
  syntax: ast.CallExpression,
): Expression {
  if (type.kind !== 'struct') return callValue(checker, checkExpression(checker, callee), syntax)
  const found = findMember(checker, type, callee.name.text) ?? reportMissing(checker, type, callee)
  if (found?.kind !== 'methods') return errorExpression(syntax)
  const called = callMethods(checker, found, undefined, callee.name, callee.templateArguments, syntax)
  if (called) return called
  checker.sink.report(diagnostics.err_member_call_without_object(callee.name.start))
  return errorExpression(syntax)
}

// ---- Values

function callValue(checker: Checker, value: Expression, syntax: ast.CallExpression): Expression {
  const values = checkArguments(checker, syntax.arguments)
  if (isError(value) || !values) return errorExpression(syntax)
  const called = callMember(checker, '()', value, values, syntax, syntax.callee.start)
  if (called) return called
  const type = quoteType(value.type)
  checker.sink.report(
    value.type.kind === 'struct' || value.type.kind === 'object'
      ? diagnostics.err_ovl_no_oper(syntax.callee.start, { type, operator: 'call' })
      : diagnostics.err_typecheck_call_not_function(syntax.callee.end, { type }),
  )
  return errorExpression(syntax)
}
