// Which parameters and locals of a function must be memory: those that are written after their declaration, and those with parts
// that are only known when the shader runs. All others are values with a name.
//
//   float4 f(float4 a, float k[4], int i) { float4 b = a * 2; b.x = k[i]; return b; }       memory: k, b

import type { Expression, Parameter, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { isReference } from '../../program/variables.ts'
import { forEachStatement, walkBody } from '../../program/walk.ts'
import { rootVariableOf } from '../../program/writes.ts'
import { arrayElement, isOpaque } from '../../types/types.ts'
import { isDecorated } from './decorations.ts'

/** `out` and `inout` parameters are pointers, and so are ray queries: nothing copies them. */
export function isPassedByValue({ mode, type }: Parameter): boolean {
  return mode === 'in' && !isOpaque(arrayElement(type))
}

export function memoryVariables({ body }: ProgramFunction): ReadonlySet<Variable> {
  const found = new Set<Variable>()
  if (!body) return found
  walkBody(body, (expression) => addTargets(expression, found))
  addUncertain(body, found)
  return found
}

function addTargets(expression: Expression, found: Set<Variable>): void {
  switch (expression.kind) {
    case 'assign':
      if (!isTemporary(expression.target)) addRoot(expression.target, found)
      return
    case 'index':
      if (expression.index.kind !== 'literal') addRoot(expression.object, found)
      return
    case 'call':
      expression.function.parameters.forEach((parameter, index) => {
        if (!isPassedByValue(parameter) || isReference(parameter)) addRoot(expression.arguments[index]!, found)
      })
      return
    case 'intrinsic':
    case 'method':
      expression.modes.forEach((mode, index) => {
        const argument = expression.arguments[index]
        if (mode !== 'in' && argument && !isTemporary(argument)) addRoot(argument, found)
      })
      if (expression.kind === 'method' && !isTemporary(expression.object)) addRoot(expression.object, found)
      return
  }
}

/** The variable that a part belongs to. */
function addRoot(expression: Expression, found: Set<Variable>): void {
  const variable = rootVariableOf(expression)
  if (variable) found.add(variable)
}

/** What it is given it keeps. */
function isTemporary(target: Expression): boolean {
  return target.kind === 'variable' && target.variable.isTemporary === true
}

/** Variables without a value at first, decorated ones, and those of a `case`: the next one may use them without having run the declaration. */
function addUncertain(root: Statement, found: Set<Variable>): void {
  forEachStatement(root, (statement) => {
    if (
      statement.kind === 'variable-statement' &&
      (!statement.initializer || isDecorated(statement.variable.attributes))
    )
      found.add(statement.variable)
    if (statement.kind !== 'switch') return
    for (const { body } of statement.cases)
      for (const inner of body) if (inner.kind === 'variable-statement') found.add(inner.variable)
  })
}
