// How HLSL evaluates expressions: which operands of an operator, what an assignment stands for, what a call writes.
//
//   i++      =>   i += 1            a[f()].x      selectors: f()            s.v[2]      a variable's path            c ? f() : g()      both, before 2021
import type {
  ArithmeticOperator,
  AssignExpression,
  CallExpression,
  Expression,
  IncrementExpression,
  IntrinsicExpression,
  MethodExpression,
} from '../program/program.ts'
import { isReference } from '../program/variables.ts'
import { isBitField } from '../program/writes.ts'
import type { Type } from '../types/types.ts'
import { binary, number } from './formulas/nodes.ts'

/** What is evaluated one after the other. */
export function parts(expression: Expression): readonly Expression[] {
  return expression.kind === 'sequence' ? expression.expressions : [expression]
}

export function withType(expression: Expression, type: Type): Expression {
  return expression.kind === 'sequence' ? { ...expression, type } : expression
}

/** Operators that HLSL before 2021 gives both of its operands, where targets have short circuits. */
export function evaluatesBoth(node: Expression): boolean {
  if (node.kind === 'conditional') return node.evaluatesBoth
  if (node.kind === 'intrinsic') return node.name === 'select'
  return node.kind === 'binary' && (node.operator === '&&' || node.operator === '||') && node.type.kind === 'scalar'
}

export function lazyOperands(node: Expression): readonly Expression[] {
  if (node.kind === 'conditional') return [node.consequent, node.alternate]
  if (node.kind === 'intrinsic') return node.arguments
  return node.kind === 'binary' ? [node.right] : []
}

export function incremented(expression: IncrementExpression): AssignExpression {
  const { operator, target, type, start, end } = expression
  const sign: ArithmeticOperator = operator === '++' ? '+' : '-'
  const compound = { operator: sign, computeType: target.type }
  return { kind: 'assign', target, value: number(target, 1), compound, type, start, end }
}

export function changedByOne(operator: IncrementExpression['operator'], old: Expression): Expression {
  return binary(operator === '++' ? '+' : '-', old, number(old, 1))
}

/** What selects the elements of a place. */
export function selectors(target: Expression): Expression[] {
  const found: Expression[] = []
  for (let at = target; 'object' in at && at.object; at = at.object) {
    if (at.kind === 'index' || at.kind === 'resource-element') found.push(at.index)
    if (at.kind === 'resource-element' && at.selected) found.push(at.selected)
  }
  return found
}

/** A variable of the shader's own, or a part of one that every target can write. */
export function isVariablePath(expression: Expression): boolean {
  for (let at = expression; ; at = at.object) {
    if (at.kind === 'variable') return at.variable.kind !== 'constant' && at.variable.kind !== 'resource'
    if (at.kind !== 'field' && at.kind !== 'base' && at.kind !== 'swizzle' && at.kind !== 'index') return false
    if (isBitField(at)) return false
  }
}

export function parameterOf(
  call: CallExpression | IntrinsicExpression | MethodExpression,
  index: number,
): { readonly mode: string; readonly type: Type; readonly name: string } {
  if (call.kind === 'call') {
    const parameter = call.function.parameters[index]!
    // Instructions get a pointer to the place itself.
    return isReference(parameter) ? { ...parameter, mode: 'ref' } : parameter
  }
  const { modes, parameterTypes, arguments: list } = call
  return { mode: modes[index] ?? 'in', type: parameterTypes[index] ?? list[index]!.type, name: 'result' }
}
