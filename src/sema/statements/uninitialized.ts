// Numbers that are read before anything is written to them: Clang's -Wuninitialized and -Wsometimes-uninitialized.
//
//   float a; return a;                        variable 'a' is uninitialized when used here
//   float b; if (c) b = 1; return b;          variable 'b' is used uninitialized whenever 'if' condition is false
//   void f(out float x) {}                    parameter 'x' is uninitialized when used here: DXC's -Wparameter-usage
//
// As in Clang, only scalars are followed, and a variable is told once. After loops and switches, and where branches meet that do not
// agree for a reason of their own, nothing is said: it may well be meant.
import { uninitializedDiagnostics as diagnostics } from '../../diagnostics/tables/uninitialized.ts'
import type { Expression, IfStatement, Parameter, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { forEachOperand, walkBody, walkExpression } from '../../program/walk.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

/** What is known of a variable that has no initializer: never written, or not when the condition of an `if` is so. */
type Gap = 'never' | { readonly condition: 'true' | 'false'; readonly location: Location }

/** The variables that may still be without a value; `unclear` ones were taken out. No map: control does not come here. */
type State = Map<Variable, Gap> | undefined

/** Off by default; what is said of parameters is not. */
const flags = ['uninitialized', 'sometimes-uninitialized']

/** DXC says nothing of the parameters of an instance. */
export function checkUninitialized(checker: Checker, { body, parameters }: ProgramFunction, isInstance: boolean): void {
  const { sink } = checker
  if (!body || sink.errorCount > 0) return
  const followed = isInstance ? [] : parameters.filter(isFollowedParameter)
  if (followed.length === 0 && !flags.some((flag) => sink.isEnabled(flag))) return
  const walk = new Walk(checker, followed)
  walk.leave(body.end - 1, walk.statement(body, walk.start()))
}

class Walk {
  readonly #checker: Checker
  readonly #parameters: readonly Parameter[]

  constructor(checker: Checker, parameters: readonly Parameter[]) {
    this.#checker = checker
    this.#parameters = parameters
  }

  start(): Map<Variable, Gap> {
    return new Map(this.#parameters.map((parameter) => [parameter, 'never']))
  }

  /** What a function returns in its parameters is read where it ends. */
  leave(at: Location, state: State): void {
    if (state) for (const parameter of this.#parameters) this.#use(parameter, at, state)
  }

  statement(statement: Statement, state: State): State {
    if (!state) return undefined
    switch (statement.kind) {
      case 'block':
        return this.#sequence(statement.statements, state)
      case 'variable-statement':
        if (statement.initializer) this.#read(statement.initializer, state)
        else if (isFollowed(statement.variable)) state.set(statement.variable, 'never')
        return state
      case 'expression-statement':
        this.#read(statement.expression, state)
        return state
      case 'if':
        return this.#branch(statement, state)
      case 'for':
      case 'while':
      case 'do': {
        const before = this.#sequence(statement.initializers, state)
        if (!before) return undefined
        if (statement.condition && statement.kind !== 'do') this.#read(statement.condition, before)
        this.statement(statement.body, new Map(before))
        return forget(before, statement.body)
      }
      case 'switch': {
        this.#read(statement.condition, state)
        for (const { body } of statement.cases) {
          this.#sequence(body, new Map(state))
          for (const part of body) forget(state, part)
        }
        return state
      }
      case 'return':
        if (statement.value) this.#read(statement.value, state)
        this.leave(statement.start, state)
        return undefined
      case 'discard':
        return state
      default:
        return undefined
    }
  }

  #sequence(statements: readonly Statement[], state: State): State {
    let current = state
    for (const statement of statements) current = this.statement(statement, current)
    return current
  }

  #branch({ condition, consequent, alternate }: IfStatement, state: Map<Variable, Gap>): State {
    this.#read(condition, state)
    const left = this.statement(consequent, new Map(state))
    const right = alternate ? this.statement(alternate, new Map(state)) : state
    if (!left || !right) return left ?? right
    const joined = new Map<Variable, Gap>()
    for (const [variable, gap] of state) {
      const [first, second] = [left.get(variable), right.get(variable)]
      if (first === gap && second === gap) joined.set(variable, gap)
      // One branch writes it, the other one does so under a condition of its own: `else if`.
      else if (first === undefined && isConditional(second)) joined.set(variable, second)
      else if (second === undefined && isConditional(first)) joined.set(variable, first)
      else if (gap === 'never' && first === undefined && second === gap)
        joined.set(variable, { condition: 'false', location: condition.start })
      else if (gap === 'never' && second === undefined && first === gap)
        joined.set(variable, { condition: 'true', location: condition.start })
    }
    return joined
  }

  /** Reads and writes of an expression, in order; what only some evaluations write is taken out without a word. */
  #read(expression: Expression, state: Map<Variable, Gap>): void {
    if (state.size === 0) return
    switch (expression.kind) {
      case 'variable':
        this.#use(expression.variable, expression.start, state)
        return
      case 'assign':
        this.#read(expression.value, state)
        if (expression.target.kind === 'variable' && !expression.compound) state.delete(expression.target.variable)
        else this.#read(expression.target, state)
        return
      case 'swizzle':
        // `x.x` of a number is no use of it for DXC, and it may be written from there on.
        if (expression.object.kind === 'variable') state.delete(expression.object.variable)
        else this.#read(expression.object, state)
        return
      case 'call':
      case 'intrinsic':
      case 'method':
        this.#call(expression, state)
        return
      default:
        forEachOperand(expression, (operand) => this.#read(operand, state))
    }
  }

  #call(
    expression: Extract<Expression, { readonly kind: 'call' | 'intrinsic' | 'method' }>,
    state: Map<Variable, Gap>,
  ): void {
    if ('object' in expression && expression.object) this.#read(expression.object, state)
    const modes = expression.kind === 'call' ? expression.function.parameters.map(({ mode }) => mode) : expression.modes
    const written: Variable[] = []
    for (const [index, argument] of expression.arguments.entries())
      if (argument.kind === 'variable' && (modes[index] ?? 'in') !== 'in') written.push(argument.variable)
      else this.#read(argument, state)
    for (const variable of written) state.delete(variable)
  }

  #use(variable: Variable, at: Location, state: Map<Variable, Gap>): void {
    const gap = state.get(variable)
    if (gap === undefined) return
    state.delete(variable)
    const { name, location } = variable
    if (variable.kind === 'parameter') {
      const notes = [diagnostics.note_hlsl_uninit_parameter(location, { name })]
      this.#checker.sink.report(
        gap === 'never'
          ? diagnostics.warn_hlsl_uninit_parameter(at, { name }, { notes })
          : diagnostics.warn_hlsl_sometimes_uninit_parameter(
              gap.location,
              { name, condition: gap.condition },
              { notes },
            ),
      )
      return
    }
    const silence = diagnostics.note_uninit_fixit_remove_cond(location + name.length, { name })
    if (gap === 'never') {
      this.#checker.sink.report(diagnostics.warn_uninit_var(at, { name }, { notes: [silence] }))
      return
    }
    const notes = [diagnostics.note_uninit_var_use(at), silence]
    const { condition } = gap
    this.#checker.sink.report(diagnostics.warn_sometimes_uninit_var(gap.location, { name, condition }, { notes }))
  }
}

function isConditional(gap: Gap | undefined): gap is Exclude<Gap, 'never'> {
  return gap !== undefined && gap !== 'never'
}

function isFollowed({ kind, type, isConst }: Variable): boolean {
  return kind === 'local' && !isConst && (type.kind === 'scalar' || type.kind === 'enum')
}

function isFollowedParameter({ mode, type }: Parameter): boolean {
  return mode === 'out' && (type.kind === 'scalar' || type.kind === 'enum')
}

/** What a statement that may run or not has written is not known any more. */
function forget(state: Map<Variable, Gap>, statement: Statement): Map<Variable, Gap> {
  walkBody(statement, (expression) => {
    if (expression.kind === 'assign' && expression.target.kind === 'variable') state.delete(expression.target.variable)
    if (expression.kind !== 'call' && expression.kind !== 'intrinsic' && expression.kind !== 'method') return
    for (const argument of expression.arguments) if (argument.kind === 'variable') state.delete(argument.variable)
  })
  return state
}

/** `float e = f(e);`: told without being asked, as DXC does. */
export function checkSelfReference({ sink }: Checker, variable: Variable, initializer: Expression): void {
  if (variable.kind !== 'local') return
  let at: Location | undefined
  walkExpression(initializer, (expression) => {
    if (expression.kind === 'variable' && expression.variable === variable) at ??= expression.start
  })
  if (at !== undefined) sink.report(diagnostics.warn_uninit_self_reference_in_init(at, { name: variable.name }))
}
