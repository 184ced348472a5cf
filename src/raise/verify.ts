// Checks a typed program on its way to a writer: what every step must leave true. Tests and tools run it after every one.
//
//   binary('+', x : float, 1 : int)      operands differ         assign(v : float3, w : float4)      value and target differ
//
// A problem is a mistake of ours, never of the user.
import type { CallExpression, Expression, ProgramFunction, Statement, Variable } from '../program/program.ts'
import { forEachStatement, walkBody } from '../program/walk.ts'
import { typeText } from '../types/print.ts'
import { boolType, componentOf, isNumeric, type Type } from '../types/types.ts'

/** What is wrong with the functions, in words for developers; nothing when all is well. */
export function problemsOf(functions: readonly ProgramFunction[], replacedBy: ReplacedBy = () => undefined): string[] {
  const known = new Set(functions)
  return functions.flatMap((target) => new Verifier(target, known, replacedBy).run())
}

/** The step that has run and leaves no such expression. */
type ReplacedBy = (expression: Expression) => string | undefined

/** Kinds that no step may leave. */
const leftovers: ReadonlySet<string> = new Set(['this', 'error'])

class Verifier {
  readonly #target: ProgramFunction
  readonly #functions: ReadonlySet<ProgramFunction>
  readonly #replacedBy: ReplacedBy
  readonly #locals: Set<Variable>
  readonly #problems: string[] = []

  constructor(target: ProgramFunction, functions: ReadonlySet<ProgramFunction>, replacedBy: ReplacedBy) {
    this.#target = target
    this.#replacedBy = replacedBy
    this.#functions = functions
    this.#locals = new Set(target.parameters)
  }

  run(): string[] {
    const { body } = this.#target
    if (!body) return this.#problems
    forEachStatement(body, (statement) => {
      if (statement.kind === 'variable-statement') this.#locals.add(statement.variable)
    })
    walkBody(body, (each) => {
      if (each.kind === 'variable' && each.variable.isTemporary) this.#locals.add(each.variable)
    })
    forEachStatement(body, this.#statement)
    walkBody(body, this.#expression)
    return this.#problems
  }

  #fail(message: string): void {
    this.#problems.push(`${this.#target.symbol}: ${message}`)
  }

  #same(what: string, given: Type, wanted: Type): void {
    if (given !== wanted && typeText(given) !== typeText(wanted))
      this.#fail(`${what} is ${typeText(given)}, not ${typeText(wanted)}`)
  }

  #bools(operator: string, ...operands: readonly Expression[]): void {
    for (const { type } of operands)
      if (!isNumeric(type) || componentOf(type) !== boolType) this.#fail(`${operator} of a ${typeText(type)}`)
  }

  readonly #statement = (statement: Statement): void => {
    if (statement.kind === 'variable-statement' && statement.initializer)
      this.#same(`the value of ${statement.variable.name}`, statement.initializer.type, statement.variable.type)
    if ('condition' in statement && statement.condition && statement.kind !== 'switch')
      this.#same('the condition', statement.condition.type, boolType)
    if (statement.kind === 'return' && statement.value && this.#target.returnType.kind !== 'void')
      this.#same('the result', statement.value.type, this.#target.returnType)
  }

  readonly #expression = (expression: Expression): void => {
    if (leftovers.has(expression.kind)) this.#fail(`${expression.kind} is left`)
    const step = this.#replacedBy(expression)
    if (step !== undefined) this.#fail(`${expression.kind} is left, which ${step} replaces`)
    switch (expression.kind) {
      case 'variable':
        this.#variable(expression.variable, expression.type)
        return
      case 'unary':
        if (expression.operator === '!') this.#bools('!', expression.operand)
        return
      case 'logical':
        this.#bools(expression.operator, expression.left, expression.right)
        return
      case 'binary': {
        const { operator, left, right } = expression
        this.#same(`the right side of ${operator}`, right.type, left.type)
        if (operator === '&&' || operator === '||') this.#bools(operator, left)
        return
      }
      case 'assign':
        this.#same(
          'the assigned value',
          expression.value.type,
          expression.compound?.computeType ?? expression.target.type,
        )
        return
      case 'conditional':
        this.#same('the condition', expression.condition.type, boolType)
        this.#same('the first choice', expression.consequent.type, expression.type)
        this.#same('the second choice', expression.alternate.type, expression.type)
        return
      case 'call':
        this.#call(expression)
        return
      case 'intrinsic':
      case 'method':
        if (expression.modes.length !== expression.arguments.length)
          this.#fail(`${expression.name} has ${expression.arguments.length} arguments, not ${expression.modes.length}`)
    }
  }

  #variable(variable: Variable, type: Type): void {
    const isLocal = variable.kind === 'local' || variable.kind === 'parameter'
    if (isLocal && !this.#locals.has(variable)) this.#fail(`${variable.name} is not declared`)
    // Constants have the form that they are stored in.
    if (variable.kind !== 'constant') this.#same(variable.name, type, variable.type)
  }

  #call({ function: callee, object, arguments: list, type }: CallExpression): void {
    if (object) this.#fail(`${callee.symbol} is called on an object`)
    if (!this.#functions.has(callee)) this.#fail(`${callee.symbol} is called, but not there`)
    if (list.length !== callee.parameters.length)
      this.#fail(`${callee.symbol} has ${list.length} arguments, not ${callee.parameters.length}`)
    this.#same(`the call of ${callee.symbol}`, type, callee.returnType)
    callee.parameters.forEach(({ name, mode, type: wanted }, index) => {
      const argument = list[index]
      // What goes out is converted on the way.
      if (argument && mode === 'in') this.#same(`${name} of ${callee.symbol}`, argument.type, wanted)
    })
  }
}
