// Built-in functions that a target lacks become their formulas (formulas.ts).
//
//   rcp(n + 1)                =>   1.0 / (n + 1)                       every operand stands once, in order: written in place
//   clip(n);                  =>   if (n < 0) discard;
//   pow(d, 2)                 =>   d * d                               what stands twice is a variable
//   smoothstep(0, f(), g())   =>   hlsl_smoothstep(0, f(), g())        a function, so that operands are evaluated once
import { makeFunction } from '../program/functions.ts'
import type { Expression, IntrinsicExpression, ProgramFunction, Statement, Variable } from '../program/program.ts'
import { mentions, walkBody, walkExpression } from '../program/walk.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeBlock, makeCall, makeParameter, makeReference, makeStatement, spanAt } from '../rewrite/nodes.ts'
import { typeText } from '../types/print.ts'
import type { Formula } from './formulas/nodes.ts'
import { namedFormulas } from './formulas.ts'

/** The functions with every call of a built-in in the table replaced; those without one are themselves. */
export class BuiltinExpansion {
  readonly #formulas: ReadonlyMap<string, Formula>
  readonly #functions = new Map<string, ProgramFunction>()

  constructor(formulas: ReadonlyMap<string, Formula>) {
    this.#formulas = formulas
  }

  /** The functions that calls go to now. */
  get made(): Iterable<ProgramFunction> {
    return this.#functions.values()
  }

  readonly statement = (statement: Statement): Statement => {
    const meaning = this.#statements(statement)
    return mapStatement(meaning ?? statement, { expression: this.expression, statement: this.statement })
  }

  /** A call whose meaning is a statement, in its place. */
  #statements(statement: Statement): Statement | undefined {
    if (statement.kind !== 'expression-statement' || statement.expression.kind !== 'intrinsic') return undefined
    const { expression: call } = statement
    if (hasConvertedOutputs(call)) return undefined
    const expanded = this.#formulas.get(call.name)?.(call.arguments, call)
    if (!expanded || 'kind' in expanded || expanded.length > 1) return undefined
    return isInOrder(call, expanded) ? expanded[0] : undefined
  }

  readonly expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.expression)
    const mapped = mapOperands(expression, this.expression)
    return mapped.kind === 'intrinsic' ? this.#call(mapped) : mapped
  }

  #call(call: IntrinsicExpression): Expression {
    const formula = this.#formulas.get(call.name)
    if (!formula) return call
    if (!hasConvertedOutputs(call)) {
      const expanded = formula(call.arguments, call)
      if (!expanded) return call
      if ('kind' in expanded) {
        const isInPlace = !namedFormulas.has(call.name) && hasSimpleArguments(call)
        if (isInPlace || isInOrder(call, expanded)) return this.expression(expanded)
      }
    }
    const meaning = this.#function(call, formula)
    return meaning ? makeCall(meaning, call.arguments, call) : call
  }

  /** One function per built-in and types; none where those need no formula. */
  #function(call: IntrinsicExpression, formula: Formula): ProgramFunction | undefined {
    const key = `${call.name} ${call.partitioning ?? ''} ${call.parameterTypes.map(typeText).join(', ')} ${typeText(call.type)}`
    const known = this.#functions.get(key)
    if (known) return known
    const span = spanAt(call.start)
    const parameters = call.parameterTypes.map((type, index) =>
      makeParameter('abc'[index] ?? `p${index}`, type, call.modes[index] === 'out' ? 'out' : 'in', call.start),
    )
    const references = parameters.map((parameter) => makeReference(parameter, span))
    const meaning = formula(references, call)
    if (!meaning) return undefined
    const made = makeFunction(`hlsl_${call.name}`, call.start, {
      parameters,
      returnType: call.type,
      body: makeBlock(('kind' in meaning ? bodyOf(meaning, call) : meaning).map(this.statement), span),
    })
    this.#functions.set(key, made)
    return made
  }
}

/** The statements of a function with the value; what is done before it in a sequence comes first. */
function bodyOf(value: Expression, { type }: IntrinsicExpression): Statement[] {
  const steps = value.kind === 'sequence' ? [...value.expressions] : [value]
  const last = type.kind === 'void' ? undefined : steps.pop()
  const statements: Statement[] = steps.map(makeStatement)
  if (last) statements.push({ kind: 'return', value: last, ...spanAt(last.start) })
  return statements
}

/** An output of another type than its parameter's is converted by the caller: a formula would take its parts for the parameter's. */
function hasConvertedOutputs({ arguments: list, modes, parameterTypes }: IntrinsicExpression): boolean {
  return list.some(({ type }, index) => modes[index] !== 'in' && type !== parameterTypes[index])
}

/** Whether all arguments may be written more than once, in any order; those that are assigned are variables that no other one names. */
function hasSimpleArguments({ arguments: list, modes }: IntrinsicExpression): boolean {
  return list.every((argument, index) => {
    if (modes[index] === 'in') return isSimple(argument)
    if (argument.kind !== 'variable') return false
    return list.every((other, position) => position === index || !mentions(other, argument.variable))
  })
}

/** A literal or a variable's name: may be written twice, and nothing beside it changes it when all operands are such. */
function isSimple(expression: Expression): boolean {
  switch (expression.kind) {
    case 'variable':
      return expression.type.kind !== 'matrix' || isLocal(expression.variable)
    case 'splat':
    case 'convert':
      return isSimple(expression.operand)
    case 'swizzle':
    case 'field':
      return isSimple(expression.object)
    default:
      return isConstant(expression)
  }
}

/** Others may have to be put together at each use. */
function isLocal({ kind }: Variable): boolean {
  return kind === 'local' || kind === 'parameter'
}

/** Whether the operands that are not constants stand once each in the formula, in the order of the call. */
function isInOrder(call: IntrinsicExpression, formula: Expression | readonly Statement[]): boolean {
  const wanted = call.arguments.filter((operand) => !isConstant(operand))
  const found: Expression[] = []
  const collect = (node: Expression): void => {
    if (wanted.includes(node)) found.push(node)
  }
  if ('kind' in formula) walkExpression(formula, collect)
  else for (const each of formula) walkBody(each, collect)
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
