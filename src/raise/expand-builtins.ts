// Built-in functions that a target lacks become their formulas (formulas.ts).
//
//   rcp(n + 1)                =>   1.0 / (n + 1)                       every operand stands once, in order: written in place
//   pow(d, 2)                 =>   d * d                               what stands twice is a variable
//   smoothstep(0, f(), g())   =>   hlsl_smoothstep(0, f(), g())        a function, so that operands are evaluated once
import type { Expression, IntrinsicExpression, ProgramFunction, Statement } from '../program/program.ts'
import { walkExpression } from '../program/walk.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeBlock, makeCall, makeParameter, makeReference, spanAt } from '../rewrite/nodes.ts'
import { typeText } from '../types/print.ts'
import { type Formula, namedFormulas } from './formulas.ts'

/** The functions with every call of a built-in in the table replaced; those without one are themselves. */
export class BuiltinExpansion {
  readonly #formulas: ReadonlyMap<string, Formula>
  readonly #functions = new Map<string, ProgramFunction>()

  constructor(formulas: Readonly<Record<string, Formula>>) {
    this.#formulas = new Map(Object.entries(formulas))
  }

  readonly statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.expression, statement: this.statement })

  readonly expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.expression)
    const mapped = mapOperands(expression, this.expression)
    return mapped.kind === 'intrinsic' ? this.#call(mapped) : mapped
  }

  #call(call: IntrinsicExpression): Expression {
    const formula = this.#formulas.get(call.name)
    const expanded = formula?.(call.arguments, call)
    if (!formula || !expanded) return call
    const isInPlace = !namedFormulas.has(call.name) && call.arguments.every(isSimple)
    if (isInPlace || isInOrder(call.arguments, expanded)) return this.expression(expanded)
    return makeCall(this.#function(call, formula), call.arguments, call)
  }

  /** One function per built-in and types. Literals stay literals, so that the formula sees them. */
  #function(call: IntrinsicExpression, formula: Formula): ProgramFunction {
    const key = `${call.name} ${call.arguments.map((argument) => typeText(argument.type)).join(', ')} ${typeText(call.type)}`
    const known = this.#functions.get(key)
    if (known) return known
    const span = spanAt(call.start)
    const parameters = call.arguments.map((argument, index) =>
      makeParameter('abc'[index] ?? `p${index}`, argument.type, 'in', call.start),
    )
    const value = formula(
      parameters.map((parameter) => makeReference(parameter, span)),
      call,
    )
    const name = `hlsl_${call.name}`
    const made: ProgramFunction = {
      name,
      scope: '',
      symbol: name,
      owner: undefined,
      isStatic: false,
      isConstMethod: false,
      isExported: false,
      parameters,
      returnType: call.type,
      returnSemantic: undefined,
      returnModifiers: [],
      attributes: [],
      location: call.start,
      body: makeBlock([{ kind: 'return', value: value && this.expression(value), ...span }], span),
    }
    this.#functions.set(key, made)
    return made
  }
}

/** A literal or a variable's name: may be written twice, and nothing beside it changes it when all operands are such. */
function isSimple(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return true
    case 'splat':
    case 'convert':
      return isSimple(expression.operand)
    case 'swizzle':
    case 'field':
      return isSimple(expression.object)
    case 'construct':
      return expression.operands.every(isSimple)
    default:
      return false
  }
}

/** Whether the operands that are not constants stand once each in the formula, in the order of the call. */
function isInOrder(operands: readonly Expression[], formula: Expression): boolean {
  const wanted = operands.filter((operand) => !isConstant(operand))
  const found: Expression[] = []
  walkExpression(formula, (node) => {
    if (wanted.includes(node)) found.push(node)
  })
  return found.length === wanted.length && found.every((node, index) => node === wanted[index])
}

function isConstant(expression: Expression): boolean {
  let isVariable = false
  walkExpression(expression, (node) => {
    isVariable ||=
      node.kind !== 'literal' && node.kind !== 'splat' && node.kind !== 'convert' && node.kind !== 'construct'
  })
  return !isVariable
}
