// Numbers that are read before anything is written to them: Clang's -Wuninitialized and -Wsometimes-uninitialized.
//
//   float a; return a;                        variable 'a' is uninitialized when used here
//   float b; if (c) b = 1; return b;          variable 'b' is used uninitialized whenever 'if' condition is false
//   void f(out float x) {}                    parameter 'x' is uninitialized when used here: DXC's -Wparameter-usage
//
// As in Clang, only scalars are followed, and a variable is reported once: for every condition that leads to its use without a value, and of
// which it is known that nothing was written before.
//
//   if (c) x = 1; if (d) x = 2;               silent: either may be intended to write it
//   if (c) { if (d) x = 1; }                  reported for d and for c
//
// After loops and switches there is no warning: it may well be intended.
import { uninitializedDiagnostics as diagnostics } from '../../diagnostics/tables/uninitialized.ts'
import type { Expression, IfStatement, Parameter, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { forEachOperand, walkBody, walkExpression } from '../../program/walk.ts'
import type { Location } from '../../support/source.ts'
import type { Checker } from '../checker.ts'

/** An edge of an `if` behind which a variable has no value. */
interface Edge {
  readonly condition: 'true' | 'false'
  readonly location: Location
}

/** What is known of a variable that has no initializer. */
interface Gap {
  /** Written on no path, or on some. */
  readonly value: 'never' | 'maybe'
  /** Nothing was written, and no path led elsewhere, since the arm of the innermost `if` began. */
  readonly isWhole: boolean
  /** Those from which every path leads here without writing it. */
  readonly edges: readonly Edge[]
}

/** The variables that may still be without a value. `hasEnded`: control does not come here, and these were without one where it left. */
interface State {
  readonly gaps: Map<Variable, Gap>
  readonly hasEnded: boolean
}

const unwritten: Gap = { value: 'never', isWhole: true, edges: [] }

/** Off by default; warnings about parameters are not. */
const flags = ['uninitialized', 'sometimes-uninitialized']

/** DXC does not warn about the parameters of an instance. */
export function checkUninitialized(checker: Checker, { body, parameters }: ProgramFunction, isInstance: boolean): void {
  const { sink } = checker
  if (!body || sink.errorCount > 0) return
  const followed = isInstance ? [] : parameters.filter(isFollowedParameter)
  if (followed.length === 0 && !flags.some((flag) => sink.isEnabled(flag))) return
  const walk = new Walk(checker, followed)
  const { gaps, hasEnded } = walk.statement(body, walk.start())
  if (!hasEnded) walk.leave(body.end - 1, gaps)
}

class Walk {
  readonly #checker: Checker
  readonly #parameters: readonly Parameter[]
  readonly #reported = new Set<Variable>()

  constructor(checker: Checker, parameters: readonly Parameter[]) {
    this.#checker = checker
    this.#parameters = parameters
  }

  start(): State {
    return going(new Map(this.#parameters.map((parameter) => [parameter, unwritten])))
  }

  /** What a function returns in its parameters is read where it ends. */
  leave(at: Location, gaps: Map<Variable, Gap>): void {
    for (const parameter of this.#parameters) this.#use(parameter, at, gaps)
  }

  statement(statement: Statement, state: State): State {
    if (state.hasEnded) return state
    const { gaps } = state
    switch (statement.kind) {
      case 'block':
        return this.#sequence(statement.statements, state)
      case 'variable-statement':
        if (statement.initializer) this.#read(statement.initializer, gaps)
        else if (isFollowed(statement.variable)) gaps.set(statement.variable, unwritten)
        return state
      case 'expression-statement':
        this.#read(statement.expression, gaps)
        return state
      case 'if':
        return this.#branch(statement, gaps)
      case 'for':
      case 'while':
      case 'do': {
        const before = this.#sequence(statement.initializers, state)
        if (statement.condition && statement.kind !== 'do') this.#read(statement.condition, before.gaps)
        this.statement(statement.body, arm(before.gaps))
        return going(forget(before.gaps, statement.body))
      }
      case 'switch': {
        this.#read(statement.condition, gaps)
        for (const { body } of statement.cases) {
          this.#sequence(body, arm(gaps))
          for (const part of body) forget(gaps, part)
        }
        return state
      }
      case 'return':
        if (statement.value) this.#read(statement.value, gaps)
        this.leave(statement.start, gaps)
        return { gaps, hasEnded: true }
      case 'discard':
        return state
      default:
        return { gaps, hasEnded: true }
    }
  }

  #sequence(statements: readonly Statement[], state: State): State {
    let current = state
    for (const statement of statements) current = this.statement(statement, current)
    return current
  }

  #branch({ condition, consequent, alternate }: IfStatement, gaps: Map<Variable, Gap>): State {
    this.#read(condition, gaps)
    const left = this.statement(consequent, arm(gaps))
    const right = alternate ? this.statement(alternate, arm(gaps)) : arm(gaps)
    const joined = new Map<Variable, Gap>()
    for (const [variable, before] of gaps) {
      const gap = join(variable, before, left, right, condition.start)
      if (gap) joined.set(variable, gap)
    }
    return { gaps: joined, hasEnded: left.hasEnded && right.hasEnded }
  }

  /** Reads and writes of an expression, in order; what only some evaluations write is taken out without a word. */
  #read(expression: Expression, gaps: Map<Variable, Gap>): void {
    if (gaps.size === 0) return
    switch (expression.kind) {
      case 'variable':
        this.#use(expression.variable, expression.start, gaps)
        return
      case 'assign':
        this.#read(expression.value, gaps)
        if (expression.target.kind === 'variable' && !expression.compound) gaps.delete(expression.target.variable)
        else this.#read(expression.target, gaps)
        return
      case 'swizzle':
        // `x.x` of a number is no use of it for DXC, and it may be written from there on.
        if (expression.object.kind === 'variable') gaps.delete(expression.object.variable)
        else this.#read(expression.object, gaps)
        return
      case 'call':
      case 'intrinsic':
      case 'method':
        this.#call(expression, gaps)
        return
      default:
        forEachOperand(expression, (operand) => this.#read(operand, gaps))
    }
  }

  #call(
    expression: Extract<Expression, { readonly kind: 'call' | 'intrinsic' | 'method' }>,
    gaps: Map<Variable, Gap>,
  ): void {
    if ('object' in expression && expression.object) this.#read(expression.object, gaps)
    const modes = expression.kind === 'call' ? expression.function.parameters.map(({ mode }) => mode) : expression.modes
    const written: Variable[] = []
    for (const [index, argument] of expression.arguments.entries())
      if (argument.kind === 'variable' && (modes[index] ?? 'in') !== 'in') written.push(argument.variable)
      else this.#read(argument, gaps)
    for (const variable of written) gaps.delete(variable)
  }

  #use(variable: Variable, at: Location, gaps: Map<Variable, Gap>): void {
    const gap = gaps.get(variable)
    if (!gap || (gap.value === 'maybe' && gap.edges.length === 0) || this.#reported.has(variable)) return
    this.#reported.add(variable)
    const isParameter = variable.kind === 'parameter'
    const { name, location } = variable
    const last = isParameter
      ? diagnostics.note_hlsl_uninit_parameter(location, { name })
      : diagnostics.note_uninit_fixit_remove_cond(location + name.length, { name })
    const { sink } = this.#checker
    if (gap.value === 'never') {
      const options = { notes: [last] }
      sink.report(
        isParameter
          ? diagnostics.warn_hlsl_uninit_parameter(at, { name }, options)
          : diagnostics.warn_uninit_var(at, { name }, options),
      )
      return
    }
    for (const [index, { condition, location: place }] of gap.edges.entries()) {
      const used = isParameter ? [] : [diagnostics.note_uninit_var_use(at)]
      const options = { notes: index === gap.edges.length - 1 ? [...used, last] : used }
      sink.report(
        isParameter
          ? diagnostics.warn_hlsl_sometimes_uninit_parameter(place, { name, condition }, options)
          : diagnostics.warn_sometimes_uninit_var(place, { name, condition }, options),
      )
    }
  }
}

function going(gaps: Map<Variable, Gap>): State {
  return { gaps, hasEnded: false }
}

/** The state at the beginning of an arm. */
function arm(gaps: Map<Variable, Gap>): State {
  return going(new Map([...gaps].map(([variable, { value }]) => [variable, { value, isWhole: true, edges: [] }])))
}

/** Where the arms of an `if` meet; undefined if both have written the variable. */
function join(variable: Variable, before: Gap, left: State, right: State, location: Location): Gap | undefined {
  const [first, second] = [left.gaps.get(variable), right.gaps.get(variable)]
  // A return leaves a parameter as it was; other variables are of no interest behind it.
  const leads = (state: State, gap: Gap | undefined): boolean =>
    gap?.isWhole === true && (!state.hasEnded || variable.kind === 'parameter')
  const values = [left, right].flatMap((state) => (state.hasEnded ? [] : [state.gaps.get(variable)?.value]))
  if (values.every((value) => value === undefined)) return undefined
  const value = values.every((each) => each === 'never') ? 'never' : 'maybe'
  if (leads(left, first) && leads(right, second)) return { ...before, value }
  const edge = (state: State, gap: Gap | undefined, condition: Edge['condition']): readonly Edge[] => {
    if (!gap || state.hasEnded) return []
    if (!gap.isWhole) return gap.edges
    return before.value === 'never' ? [{ condition, location }] : []
  }
  // In Clang's order, the later ones first.
  return { value, isWhole: false, edges: [...edge(right, second, 'false'), ...edge(left, first, 'true')] }
}

function isFollowed({ kind, type, isConst }: Variable): boolean {
  return kind === 'local' && !isConst && (type.kind === 'scalar' || type.kind === 'enum')
}

function isFollowedParameter({ mode, type }: Parameter): boolean {
  return mode === 'out' && (type.kind === 'scalar' || type.kind === 'enum')
}

/** What a statement that may run or not has written is not known any more. */
function forget(gaps: Map<Variable, Gap>, statement: Statement): Map<Variable, Gap> {
  const lose = (variable: Variable): void => {
    if (gaps.has(variable)) gaps.set(variable, { value: 'maybe', isWhole: false, edges: [] })
  }
  walkBody(statement, (expression) => {
    if (expression.kind === 'assign' && expression.target.kind === 'variable') lose(expression.target.variable)
    if (expression.kind !== 'call' && expression.kind !== 'intrinsic' && expression.kind !== 'method') return
    for (const argument of expression.arguments) if (argument.kind === 'variable') lose(argument.variable)
  })
  return gaps
}

/** `float e = f(e);`: reported by default, as DXC does. */
export function checkSelfReference({ sink }: Checker, variable: Variable, initializer: Expression): void {
  if (variable.kind !== 'local') return
  let at: Location | undefined
  walkExpression(initializer, (expression) => {
    if (expression.kind === 'variable' && expression.variable === variable) at ??= expression.start
  })
  if (at !== undefined) sink.report(diagnostics.warn_uninit_self_reference_in_init(at, { name: variable.name }))
}
