// What may be written to: assignments, `++`, arguments of `out` and `inout` parameters.
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { Expression, Variable } from '../../program/program.ts'
import type { Location } from '../../support/source.ts'
import { arrayElement } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { quoteConst } from '../types/type-names.ts'

/** Does the expression name a place, writable or not? */
export function isLvalue(expression: Expression): boolean {
  if (expression.isValueOnly) return false
  switch (expression.kind) {
    case 'variable':
    case 'this':
    case 'resource-element':
    case 'buffer-contents':
    case 'assign':
      return true
    case 'increment':
      return !expression.isPostfix
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
      return isLvalue(expression.object)
    default:
      return false
  }
}

function isConstVariable(checker: Checker, variable: Variable): boolean {
  if (variable.isConst || variable.kind !== 'constant') return variable.isConst
  if (!checker.options.isBackCompatible) return true
  checker.extensions.add('written constants')
  return false
}

function hasRepeats(items: readonly (number | { readonly row: number; readonly column: number })[]): boolean {
  const keys = items.map((item) => (typeof item === 'number' ? item : item.row * 4 + item.column))
  return new Set(keys).size < keys.length
}

export type Obstacle =
  | { readonly kind: 'not-lvalue' }
  | { readonly kind: 'repeated-components' | 'repeated-elements' }
  | { readonly kind: 'const'; readonly variable: Variable }
  | { readonly kind: 'global-resource'; readonly variable: Variable }
  | { readonly kind: 'const-method' }
  | { readonly kind: 'read-only-element' }

/** Why the expression cannot be written to; `undefined` when it can. */
export function obstacleTo(checker: Checker, expression: Expression): Obstacle | undefined {
  let current = expression
  for (;;) {
    if (current.isValueOnly) return { kind: 'not-lvalue' }
    switch (current.kind) {
      case 'swizzle':
        if (hasRepeats(current.components)) return { kind: 'repeated-components' }
        current = current.object
        break
      case 'matrix-swizzle':
        if (hasRepeats(current.elements)) return { kind: 'repeated-elements' }
        current = current.object
        break
      case 'index':
        if (current.object.type.kind === 'object') return { kind: 'read-only-element' }
        current = current.object
        break
      case 'field':
      case 'base':
        current = current.object
        break
      case 'variable': {
        const { variable } = current
        const isObject = arrayElement(expression.type).kind === 'object'
        if (variable.kind === 'resource' && isObject) return { kind: 'global-resource', variable }
        return isConstVariable(checker, variable) ? { kind: 'const', variable } : undefined
      }
      case 'this':
        return checker.current?.function.isConstMethod ? { kind: 'const-method' } : undefined
      case 'resource-element': {
        const { type } = current.object
        return type.kind === 'object' && !type.row.writable ? { kind: 'read-only-element' } : undefined
      }
      case 'method':
        return recordObstacle(current)
      case 'buffer-contents': {
        const root = rootVariable(current)
        return root ? { kind: 'const', variable: root } : { kind: 'read-only-element' }
      }
      case 'assign':
        return undefined
      case 'increment':
        return current.isPostfix ? { kind: 'not-lvalue' } : undefined
      case 'error':
        return undefined
      default:
        return { kind: 'not-lvalue' }
    }
  }
}

/** `record.Get().x = 1` writes through the record; its method returns a reference. */
function recordObstacle(method: Extract<Expression, { kind: 'method' }>): Obstacle | undefined {
  const { type } = method.object
  const isReference = method.name === 'Get' && type.kind === 'object'
  if (!isReference) return { kind: 'not-lvalue' }
  return type.row.category === 'node input' && !type.row.writable ? { kind: 'read-only-element' } : undefined
}

export function rootVariable(expression: Expression): Variable | undefined {
  let current = expression
  for (;;) {
    switch (current.kind) {
      case 'variable':
        return current.variable
      case 'field':
      case 'base':
      case 'index':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'buffer-contents':
      case 'resource-element':
        current = current.object
        break
      default:
        return undefined
    }
  }
}

/** The value of a template's parameter cannot be written to, even where it is not known. */
export function refuseUnknownValue(checker: Checker, target: Expression, at: Location): void {
  if (target.kind === 'literal' && checker.isUninstantiated) requireModifiable(checker, target, at)
}

/** Reports at `at` (Clang points at the operator) when the expression cannot be written to. */
export function requireModifiable(checker: Checker, expression: Expression, at: Location): boolean {
  const obstacle = obstacleTo(checker, expression)
  if (!obstacle) return true
  const extras = { ranges: [{ start: expression.start, end: expression.end }] }
  switch (obstacle.kind) {
    case 'not-lvalue':
      checker.sink.report(
        expression.isValueOnly === 'cast'
          ? diagnostics.err_typecheck_lvalue_casts_not_supported(expression.start, undefined, extras)
          : diagnostics.err_typecheck_expression_not_modifiable_lvalue(at, undefined, extras),
      )
      break
    case 'repeated-components':
      checker.sink.report(diagnostics.err_typecheck_duplicate_vector_components_not_mlvalue(at, undefined, extras))
      break
    case 'repeated-elements':
      checker.sink.report(diagnostics.err_hlsl_typecheck_duplicate_matrix_components_not_mlvalue(at, undefined, extras))
      break
    case 'const': {
      const { kind, name, type, location } = obstacle.variable
      const notes = location > 0 ? [diagnostics.note_typecheck_assign_const(location, { name })] : []
      const parameters = { name, type: quoteConst(type) }
      const noHelp = kind !== 'constant'
      checker.sink.report(diagnostics.err_typecheck_assign_const(at, parameters, { ...extras, notes, noHelp }))
      break
    }
    case 'global-resource': {
      const { name, location } = obstacle.variable
      const notes = [diagnostics.note_var_declared_here(location, { name })]
      checker.sink.report(diagnostics.err_hlsl_assign_to_global_resource(at, { name }, { ...extras, notes }))
      break
    }
    case 'const-method': {
      const method = checker.current?.function
      const name = method?.name ?? ''
      const full = method ? `${method.scope}${name}` : name
      const notes = method ? [diagnostics.note_typecheck_assign_const_method(method.location, { name: full })] : []
      checker.sink.report(diagnostics.err_typecheck_assign_const_method(at, { name }, { ...extras, notes }))
      break
    }
    case 'read-only-element':
      checker.sink.report(diagnostics.err_typecheck_assign_const_return(at, undefined, extras))
      break
  }
  return false
}
