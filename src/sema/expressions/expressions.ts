// Expressions: every syntax node becomes a typed one, or an error that is reported once and silences what follows from it.
import type * as ast from '../../ast/nodes.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { builtinConstants } from '../../hlsl/builtins.ts'
import { isIntrinsic } from '../../hlsl/intrinsics.ts'
import { heapObjects, lookupObject } from '../../hlsl/resources.ts'
import { characterValue } from '../../lex/character-literals.ts'
import type { Expression, Variable } from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import { limits } from '../../support/limits.ts'
import { nowhere } from '../../support/source.ts'
import { boolType, intType, objectType, stringType, type Type, uintType } from '../../types/types.ts'
import { checkCall, checkConstruct } from '../calls/calls.ts'
import type { Checker } from '../checker.ts'
import { checkCast } from '../conversions/casts.ts'
import { seenAsBase } from '../conversions/conversions.ts'
import { checkAccess } from '../names/access.ts'
import { type Found, findName, locationOf, lookupName } from '../names/lookup.ts'
import { reportAmbiguous } from '../names/missing-names.ts'
import { descriptorConstant } from '../names/slang-prelude.ts'
import { findInNamespace } from '../names/used-namespaces.ts'
import { enterLevels, leaveLevels } from '../nesting.ts'
import { instantiateVariable } from '../templates/variable-templates.ts'
import { withoutSingleContents } from '../types/single-contents.ts'
import { checkAssign } from './assignments.ts'
import { checkBinary } from './binary-operators.ts'
import { checkConditional } from './conditionals.ts'
import { checkIndex } from './indexing.ts'
import { checkMember, fieldOf, reportUncalled } from './members.ts'
import { errorExpression, literal, variableReference } from './nodes.ts'
import { checkNumber } from './numbers.ts'
import { checkSizeof } from './sizeof.ts'
import { checkUnary } from './unary-operators.ts'

export function checkExpression(checker: Checker, syntax: ast.Expression): Expression {
  if (checker.expressionDepth >= limits.expressionDepth.most) {
    checker.sink.report(diagnostics.err_expression_too_deep(syntax.start, { limit: limits.expressionDepth.most }))
    return errorExpression(syntax)
  }
  if (!enterLevels(checker, syntax.start, 1)) return errorExpression(syntax)
  checker.expressionDepth++
  const expression = withoutSingleContents(checkKind(checker, syntax))
  checker.expressionDepth--
  leaveLevels(checker, 1)
  return expression
}

function checkKind(checker: Checker, syntax: ast.Expression): Expression {
  switch (syntax.kind) {
    case 'number':
      return checkNumber(checker, syntax)
    case 'boolean':
      return literal(syntax.value, boolType, syntax)
    case 'string':
      return { ...literal(syntax.value, stringType, syntax), pieces: syntax.pieces }
    case 'character':
      // DXC has plain characters only.
      if (checker.options.isLenientLikeDxc && (syntax.isWide || syntax.text.length > 1))
        checker.sink.report(diagnostics.err_hlsl_unsupported_char_literal(syntax))
      return literal(characterValue(syntax.text), intType, syntax)
    case 'name':
      return checkName(checker, syntax)
    case 'this':
      return checkThis(checker, syntax)
    case 'parenthesized':
      return checkParenthesized(checker, syntax)
    case 'call':
      return checkCall(checker, syntax)
    case 'construct':
      return checkConstruct(checker, syntax)
    case 'cast':
      return checkCast(checker, syntax)
    case 'member':
      return checkMember(checker, syntax)
    case 'index':
      return checkIndex(checker, syntax)
    case 'unary':
      return checkUnary(checker, syntax)
    case 'binary':
      return checkBinary(checker, syntax)
    case 'assign':
      return checkAssign(checker, syntax)
    case 'conditional':
      return checkConditional(checker, syntax)
    case 'sizeof':
      return checkSizeof(checker, syntax)
    case 'initializer-list':
      checker.sink.report(diagnostics.err_init_list_here(syntax))
      return errorExpression(syntax)
    case 'error':
      return errorExpression(syntax)
  }
}

function checkParenthesized(checker: Checker, syntax: ast.ParenthesizedExpression): Expression {
  const inner = checkExpression(checker, syntax.expression)
  return { ...inner, start: syntax.start, end: syntax.end }
}

// ---- Names

function checkName(checker: Checker, syntax: ast.NameExpression): Expression {
  const found = resolveName(checker, syntax)
  if (!found) return builtinValue(checker, syntax) ?? missing(checker, syntax)
  return valueOfFound(checker, reportAmbiguous(checker, syntax.path.at(-1)!, found), syntax)
}

/** What a name means without a word about missing ones. */
export function resolveName(checker: Checker, syntax: ast.NameExpression): Found | undefined {
  const [only] = syntax.path
  if (syntax.path.length === 1 && !syntax.isGlobal) return findName(checker, only!.name)
  if (isBuiltinPath(syntax) || isBuiltinOutside(checker, syntax)) return undefined
  return lookupName(checker, syntax.path, syntax.isGlobal)
}

/** `dx::` and `vk::` hold built-in things only. */
export function isBuiltinPath(syntax: ast.NameExpression): boolean {
  const space = syntax.path[0]?.name
  return syntax.path.length === 2 && (space === 'dx' || space === 'vk')
}

/** `::ResourceDescriptorHeap`, which a variable inside may hide. */
function isBuiltinOutside({ globalScope }: Checker, syntax: ast.NameExpression): boolean {
  const [only] = syntax.path
  const isOutside = syntax.isGlobal && syntax.path.length === 1
  return isOutside && findInNamespace(globalScope, only!.name) === undefined && findBuiltinValue(syntax) !== undefined
}

function missing(checker: Checker, syntax: ast.NameExpression): Expression {
  const [only] = syntax.path
  if (syntax.path.length === 1 && isIntrinsic(only!.name)) {
    checker.sink.report(diagnostics.err_ovl_unresolvable(only!.start))
    return errorExpression(syntax)
  }
  const suggested =
    isBuiltinPath(syntax) || (syntax.path.length === 1 && !syntax.isGlobal)
      ? lookupName(checker, syntax.path, false)
      : undefined
  return suggested ? valueOfFound(checker, suggested, syntax) : errorExpression(syntax)
}

function builtinValue(checker: Checker, syntax: ast.NameExpression): Expression | undefined {
  const found = findBuiltinValue(syntax)
  const named = syntax.path.at(-1)
  if (found && named) checker.names?.builtins.set(named.start, { kind: 'value', name: named.name, type: found.type })
  return found
}

function findBuiltinValue(syntax: ast.NameExpression): Expression | undefined {
  const name = syntax.path.map((segment) => segment.name).join('::')
  const constant = builtinConstants.get(name)
  if (constant !== undefined) return literal(BigInt(constant), uintType, syntax)
  const row = heapObjects.get(name)
  const object = row === undefined ? undefined : lookupObject(row)
  return object && variableReference(heapVariable(name, objectType(object)), syntax)
}

/** The two heaps are variables without a declaration; indexing one gives a `heap` node, so the reference never leaves the checker. */
function heapVariable(name: string, type: Type): Variable {
  return makeVariable('resource', name, type, nowhere, { isConst: true })
}

/** The value of a name that is not called. */
export function valueOfFound(checker: Checker, found: Found, syntax: ast.NameExpression): Expression {
  const last = syntax.path.at(-1)!
  checker.names?.use(last.start, locationOf(found))
  switch (found.kind) {
    case 'field':
      return checkImplicitField(checker, found, syntax)
    case 'methods':
      reportUncalled(checker, found.overloads, last)
      return errorExpression(syntax)
    case 'object-member': {
      const constant = found.type.kind === 'object' ? descriptorConstant(found.type, last.name) : undefined
      if (constant) return literal(constant.value, constant.type, syntax)
      checker.sink.report(diagnostics.err_ref_non_value(last.start, { name: last.name }))
      return errorExpression(syntax)
    }
    case 'symbol':
      return valueOfSymbol(checker, found, syntax)
  }
}

function valueOfSymbol(
  checker: Checker,
  found: Extract<Found, { kind: 'symbol' }>,
  syntax: ast.NameExpression,
): Expression {
  const { symbol } = found
  const { name, start } = syntax.path.at(-1)!
  switch (symbol.kind) {
    case 'variable':
      checker.uses?.used.add(symbol.variable)
      return variableReference(symbol.variable, syntax)
    case 'variable-template': {
      const variable = instantiateVariable(checker, symbol, syntax.path.at(-1)!)
      return variable ? variableReference(variable, syntax) : errorExpression(syntax)
    }
    case 'enumerator':
      return literal(symbol.value, symbol.type, syntax)
    case 'constant':
      checker.names?.use(start, symbol.value.start)
      return { ...symbol.value, start: syntax.start, end: syntax.end }
    case 'functions': {
      const notes = symbol.overloads.map(({ declaration }) =>
        diagnostics.note_possible_target_of_call(declaration.name.start),
      )
      checker.sink.report(diagnostics.err_ovl_unresolvable(start, undefined, { notes }))
      return errorExpression(syntax)
    }
    case 'namespace':
      checker.sink.report(diagnostics.err_unexpected_namespace(start, { name }))
      return errorExpression(syntax)
    case 'type':
    case 'type-template': {
      const location = locationOf(found)
      const notes = location === nowhere ? [] : [diagnostics.note_entity_declared_at(location, { name })]
      checker.sink.report(diagnostics.err_ref_non_value(start, { name }, { notes }))
      return errorExpression(syntax)
    }
  }
}

/** `a` inside a method is `this.a`. */
function checkImplicitField(
  checker: Checker,
  found: Extract<Found, { kind: 'field' }>,
  syntax: ast.NameExpression,
): Expression {
  const { field, struct } = found
  const at = syntax.path.at(-1)!.start
  const method = checker.current?.function
  checkAccess(checker, field.name, field.owner, struct, syntax.path.at(-1)!)
  if (!method?.owner) {
    checker.sink.report(diagnostics.err_invalid_non_static_member_use(at, { name: field.name }))
    return errorExpression(syntax)
  }
  if (method.isStatic) {
    checker.sink.report(diagnostics.err_invalid_member_use_in_static_method(at, { name: field.name }))
    return errorExpression(syntax)
  }
  const { start, end } = syntax
  const self: Expression = { kind: 'this', type: method.owner, start, end }
  const object = struct === method.owner ? self : seenAsBase(self, struct)
  return fieldOf(object, found, syntax)
}

function checkThis(checker: Checker, syntax: ast.ThisExpression): Expression {
  const method = checker.current?.function
  if (!method?.owner || method.isStatic) {
    checker.sink.report(diagnostics.err_invalid_this_use(syntax.start))
    return errorExpression(syntax)
  }
  return { kind: 'this', type: method.owner, start: syntax.start, end: syntax.end }
}
