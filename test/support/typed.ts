// Typed expressions as one line of text, and the promises of src/program/program.ts checked on a whole program.
//
//   float4 c = i * 2;      splat float4((float)(i * 2))
import type { Expression, Program, ProgramFunction, Statement } from '../../src/program/program.ts'
import { walkBody } from '../../src/program/walk.ts'
import { leafCount } from '../../src/types/leaves.ts'
import { typeText } from '../../src/types/print.ts'
import { componentOf, isNumeric, type Type } from '../../src/types/types.ts'

export function describeExpression(expression: Expression): string {
  const inner = describeExpression
  const type = typeText(expression.type)
  switch (expression.kind) {
    case 'literal':
      return expression.type.kind === 'string' ? JSON.stringify(expression.value) : `${expression.value}:${type}`
    case 'variable':
      return expression.variable.name
    case 'this':
      return 'this'
    case 'field':
      return `${inner(expression.object)}.${expression.field.name}`
    case 'base':
      return `base ${type}(${inner(expression.object)})`
    case 'swizzle':
      return `${inner(expression.object)}.${expression.components.map((component) => 'xyzw'[component]).join('')}`
    case 'matrix-swizzle':
      return `${inner(expression.object)}.${expression.elements.map(({ row, column }) => `_m${row}${column}`).join('')}`
    case 'index':
      return `${inner(expression.object)}[${inner(expression.index)}]`
    case 'resource-element': {
      const { selector, selected } = expression
      const middle = selector && selected ? `.${selector}[${inner(selected)}]` : ''
      return `${inner(expression.object)}${middle}[${inner(expression.index)}]`
    }
    case 'heap':
      return `${type} ${expression.heap} heap[${inner(expression.index)}]`
    case 'buffer-contents':
      return `contents(${inner(expression.object)})`
    case 'construct':
      return `${type}{${expression.operands.map(inner).join(', ')}}`
    case 'splat':
    case 'truncate':
      return `${expression.kind} ${type}(${inner(expression.operand)})`
    case 'convert':
      return `(${type})${inner(expression.operand)}`
    case 'unary':
      return `${expression.operator}${inner(expression.operand)}`
    case 'increment': {
      const { operator, isPostfix, target } = expression
      return isPostfix ? inner(target) + operator : operator + inner(target)
    }
    case 'binary':
    case 'logical':
      return `(${inner(expression.left)} ${expression.operator} ${inner(expression.right)})`
    case 'conditional': {
      const { condition, consequent, alternate, evaluatesBoth } = expression
      return `(${inner(condition)} ${evaluatesBoth ? '??' : '?'} ${inner(consequent)} : ${inner(alternate)})`
    }
    case 'assign': {
      const { target, value, compound } = expression
      const operator = compound ? `${compound.operator}= in ${typeText(compound.computeType)}:` : '='
      return `${inner(target)} ${operator} ${inner(value)}`
    }
    case 'call':
      return `${expression.object ? `${inner(expression.object)}.` : ''}${expression.function.symbol}(${list(expression.arguments)})`
    case 'method':
      return `${inner(expression.object)}.${expression.name}(${list(expression.arguments)})`
    case 'intrinsic':
      return `${expression.name}(${list(expression.arguments)})`
    case 'sequence':
      return `(${list(expression.expressions)})`
    case 'error':
      return '<error>'
  }
}

function list(expressions: readonly Expression[]): string {
  return expressions.map(describeExpression).join(', ')
}

/** Where the program does not keep what program.ts promises. */
export function brokenPromises(program: Program): string[] {
  const broken: string[] = []
  const visit = (expression: Expression): void => {
    const problem = brokenPromise(expression)
    if (problem) broken.push(`${problem} in ${describeExpression(expression)}`)
  }
  for (const target of program.functions) {
    if (!target.body) continue
    walkBody(target.body, visit)
    checkStatement(target.body, target, broken)
  }
  return broken
}

function isLiteral(type: Type): boolean {
  return isNumeric(type) && componentOf(type).scalar.startsWith('literal')
}

function isBool(type: Type): boolean {
  return type.kind === 'scalar' && type.scalar === 'bool'
}

function brokenPromise(expression: Expression): string | undefined {
  const { type } = expression
  if (type.kind === 'error' || isLiteral(type)) return `type ${typeText(type)}`
  switch (expression.kind) {
    case 'binary':
      return expression.left.type === expression.right.type ? undefined : 'operands of two types'
    case 'logical':
      return isBool(expression.left.type) && isBool(expression.right.type) ? undefined : 'operand is no bool'
    case 'conditional': {
      const { condition, consequent, alternate } = expression
      return isBool(condition.type) && consequent.type === type && alternate.type === type
        ? undefined
        : 'branch of another type'
    }
    case 'assign': {
      const wanted = expression.compound ? expression.compound.computeType : expression.target.type
      return expression.value.type === wanted ? undefined : 'value of another type'
    }
    case 'call': {
      const { parameters } = expression.function
      const fits = parameters.every(({ mode, type: wanted }, index) => {
        const argument = expression.arguments[index]
        return argument && (mode === 'in' ? argument.type === wanted : leafCount(argument.type) === leafCount(wanted))
      })
      return fits ? undefined : 'argument of another type'
    }
    case 'intrinsic':
    case 'method': {
      const { modes, parameterTypes } = expression
      const fits = expression.arguments.every(
        (argument, index) => modes[index] !== 'in' || argument.type === parameterTypes[index],
      )
      return fits ? undefined : 'argument of another type'
    }
    case 'construct': {
      const count = expression.operands.reduce((sum, operand) => sum + leafCount(operand.type), 0)
      return count === leafCount(type) || type.kind === 'object' ? undefined : 'wrong number of leaves'
    }
    case 'splat':
      return expression.operand.type.kind === 'scalar' ? undefined : 'operand is no scalar'
    case 'convert':
      return expression.operand.type === type ? 'conversion to the same type' : undefined
    default:
      return undefined
  }
}

function checkStatement(root: Statement, target: ProgramFunction, broken: string[]): void {
  const pending: Statement[] = [root]
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    switch (statement.kind) {
      case 'block':
        pending.push(...statement.statements)
        break
      case 'variable-statement': {
        const { variable, initializer } = statement
        if (initializer && initializer.type !== variable.type) broken.push(`initializer of ${variable.name}`)
        break
      }
      case 'if':
        if (!isBool(statement.condition.type)) broken.push('condition is no bool')
        pending.push(statement.consequent, ...(statement.alternate ? [statement.alternate] : []))
        break
      case 'for':
      case 'while':
      case 'do':
        if (statement.condition && !isBool(statement.condition.type)) broken.push('condition is no bool')
        pending.push(statement.body, ...statement.initializers)
        break
      case 'switch':
        for (const { body } of statement.cases) pending.push(...body)
        break
      case 'return':
        if (statement.value && statement.value.type !== target.returnType)
          broken.push(`value returned by ${target.name}`)
        break
    }
  }
}
