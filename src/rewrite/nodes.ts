// Makes typed nodes that no source text stands for. They carry the place of the node they replace, or of the function they are in.
import type {
  BlockStatement,
  CallExpression,
  Expression,
  ExpressionStatement,
  FieldExpression,
  IndexExpression,
  LiteralExpression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
  VariableExpression,
  VariableStatement,
} from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import type { Location, Span } from '../support/source.ts'
import { type Field, type Type, uintType } from '../types/types.ts'

/** The whole of it is one place. */
export function spanAt(location: Location): Span {
  return { start: location, end: location }
}

function placed(span: Span): { readonly start: Location; readonly end: Location } {
  return { start: span.start, end: span.end }
}

export function makeParameter(name: string, type: Type, mode: Parameter['mode'], location: Location): Parameter {
  return { ...makeVariable('parameter', name, type, location), kind: 'parameter', mode }
}

export function makeLiteral(value: LiteralExpression['value'], type: Type, span: Span): LiteralExpression {
  return { kind: 'literal', value, type, ...placed(span) }
}

export function makeUint(value: number, span: Span): LiteralExpression {
  return makeLiteral(BigInt(value), uintType, span)
}

export function makeReference(variable: Variable, span: Span): VariableExpression {
  return { kind: 'variable', variable, type: variable.type, ...placed(span) }
}

export function makeField(object: Expression, field: Field, span: Span): FieldExpression {
  return { kind: 'field', object, field, type: field.type, ...placed(span) }
}

export function makeIndex(object: Expression, index: Expression, type: Type, span: Span): IndexExpression {
  return { kind: 'index', object, index, type, ...placed(span) }
}

/** Zero in every leaf. */
export function makeZero(type: Type, span: Span): Expression {
  const zero = makeUint(0, span)
  if (type === uintType) return zero
  return {
    kind: type.kind === 'scalar' || type.kind === 'enum' ? 'convert' : 'splat',
    operand: zero,
    type,
    ...placed(span),
  }
}

export function makeConstruct(type: Type, operands: readonly Expression[], span: Span): Expression {
  return { kind: 'construct', operands, type, ...placed(span) }
}

export function makeConvert(operand: Expression, type: Type): Expression {
  return operand.type === type ? operand : { kind: 'convert', operand, type, ...placed(operand) }
}

export function makeAssign(target: Expression, value: Expression, span: Span): Expression {
  return { kind: 'assign', target, value, compound: undefined, type: target.type, ...placed(span) }
}

export function makeCall(target: ProgramFunction, list: readonly Expression[], span: Span): CallExpression {
  return {
    kind: 'call',
    function: target,
    object: undefined,
    arguments: list,
    type: target.returnType,
    ...placed(span),
  }
}

/** A temporary that keeps the value from here on: the assignment goes before what names it. */
export function makeTemporary(name: string, value: Expression, before: Expression[], isPrecise = false): Expression {
  const variable = makeVariable('local', name, value.type, value.start, { isTemporary: true, isPrecise })
  before.push(makeAssign(makeReference(variable, value), value, value))
  return makeReference(variable, value)
}

/** The value of the last one; a single expression is itself. */
export function makeSequence(expressions: readonly Expression[], span: Span): Expression {
  const last = expressions[expressions.length - 1]!
  return expressions.length === 1 ? last : { kind: 'sequence', expressions, type: last.type, ...placed(span) }
}

/** Selecting from a value comes after what is evaluated for it: `(t = s, T(t.a)).b` is `t = s, T(t.a).b`. */
export function selectedLast(node: Expression): Expression {
  switch (node.kind) {
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index': {
      if (node.object.kind !== 'sequence') return node
      const { expressions } = node.object
      return makeSequence([...expressions.slice(0, -1), { ...node, object: expressions.at(-1)! }], node)
    }
    default:
      return node
  }
}

export function makeStatement(expression: Expression): ExpressionStatement {
  return { kind: 'expression-statement', expression, ...placed(expression) }
}

export function makeDeclaration(variable: Variable, initializer?: Expression): VariableStatement {
  return { kind: 'variable-statement', variable, initializer, ...placed(spanAt(variable.location)) }
}

export function makeBlock(statements: readonly Statement[], span: Span): BlockStatement {
  return { kind: 'block', statements, ...placed(span) }
}
