// One copy of a function, for the resources it is called with. Follows which resources its variables hold from statement to statement:
//
//   float4 f(Texture2D t, uint i) { if (i > 2) t = Textures[i]; return t.Load(0); }        f(Textures[1], n)
//
//   float4 f_1(uint i, uint t_index) { if (i > 2) t_index = i; return Textures[t_index].Load(0); }
//
// Where two paths meet, a variable may hold different elements of one array, with a variable for the index, but not different
// arrays. Indices are stored with every assignment; what is never read is taken out again at the end (unused-indices.ts).
import type {
  BlockStatement,
  Expression,
  LoopStatement,
  Parameter,
  ProgramFunction,
  ReturnStatement,
  Statement,
  SwitchStatement,
  Variable,
} from '../../program/program.ts'
import { containsResources } from '../../program/resources.ts'
import { makeVariable } from '../../program/variables.ts'
import { effort } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import type { Writable } from '../../support/writable.ts'
import { type Type, voidType } from '../../types/types.ts'
import { hasSideEffects } from '../effects.ts'
import { makeAssign, makeBlock, makeDeclaration, makeReference, makeStatement, makeUint, spanAt } from '../nodes.ts'
import { Calls, type FinishedCopy, type IndexParameter } from './calls.ts'
import type { State } from './holdings.ts'
import type { Specialiser } from './specialise.ts'
import { forEachLeaf, type ResourceTree, unset } from './trees.ts'
import { withoutUnusedIndices } from './unused-indices.ts'

interface Jump {
  readonly breaks: State[]
  readonly continues: State[]
}

const noContinues: State[] = []

export class FunctionCopy extends Calls {
  readonly #result: Variable
  /** With the index of the resource that is returned, when it may be written there. */
  readonly #returns: { readonly statement: Writable<ReturnStatement>; readonly index: Expression | undefined }[] = []
  readonly #exits: State[] = []
  readonly #jumps: Jump[] = []

  constructor(shared: Specialiser, source: ProgramFunction, isClone: boolean) {
    super(shared, source, isClone)
    this.#result = makeVariable('local', 'result', source.returnType, source.location)
  }

  run(trees: readonly (ResourceTree | undefined)[], symbol: string): FinishedCopy {
    const { parameters, body, location } = this.source
    const span = spanAt(location)
    const kept: Parameter[] = []
    parameters.forEach((parameter, position) => {
      const type = this.shared.types.of(parameter.type)
      const made = type && (type !== parameter.type || this.isClone) ? { ...parameter, type } : parameter
      this.locals.set(parameter, type && made)
      if (type) kept.push(made)
      const tree = trees[position]
      if (containsResources(parameter.type)) this.enter(parameter, tree ?? unset)
    })
    const statements = body ? this.#statements(body.statements) : []
    if (this.isReachable) this.#exits.push(this.state)
    return this.#finish(kept, statements, body ?? makeBlock([], span), symbol)
  }

  /** Statements for the start of `main`, in a function of their own as far as variables go. */
  runInitializer(variable: Variable): readonly Statement[] {
    const { initializer } = variable
    if (!initializer) return []
    const statements = this.#expressionStatement(
      makeAssign(makeReference(variable, initializer), initializer, initializer),
    )
    return [...this.temporaries.map((local) => makeDeclaration(local)), ...statements]
  }

  // ---- Statements

  /** What no path reaches holds nothing and returns nothing: behind a condition that is known, another `return` may stand. */
  #statements(statements: readonly Statement[]): Statement[] {
    return statements.flatMap((statement) => (this.isReachable ? this.#statement(statement) : []))
  }

  #block(statement: Statement): BlockStatement {
    return makeBlock(this.#statement(statement).flatMap(unwrapped), statement)
  }

  #statement(statement: Statement): Statement[] {
    switch (statement.kind) {
      case 'block':
        return [makeBlock(this.#statements(statement.statements), statement)]
      case 'variable-statement':
        return this.#declare(statement.variable, statement.initializer)
      case 'expression-statement':
        return this.#expressionStatement(statement.expression)
      case 'if': {
        const known = this.shared.integer(statement.condition)
        if (known !== undefined) {
          const taken = known ? statement.consequent : statement.alternate
          const block = taken && this.#block(taken)
          return block && block.statements.length > 0 ? [block] : []
        }
        const condition = this.root(statement.condition)
        const before = this.copyState()
        const consequent = this.#block(statement.consequent)
        const [afterConsequent, isReachable] = [this.state, this.isReachable]
        this.state = before
        this.isReachable = true
        const alternate = statement.alternate && this.#block(statement.alternate)
        this.join(afterConsequent, isReachable)
        return [{ ...statement, condition, consequent, alternate }]
      }
      case 'for':
      case 'while':
      case 'do':
        return this.#loop(statement)
      case 'switch': {
        const known = this.shared.integer(statement.condition)
        const taken = known === undefined ? undefined : takenCases(statement, known)
        return taken ? [makeBlock(this.#statements(taken), statement)] : [this.#switch(statement)]
      }
      case 'return':
        return this.#return(statement)
      case 'break':
        this.#jumps.at(-1)?.breaks.push(this.state)
        this.leave()
        return [statement]
      case 'continue':
        this.#jumps.findLast((jump) => jump.continues !== noContinues)?.continues.push(this.state)
        this.leave()
        return [statement]
      case 'discard':
        return [statement]
    }
  }

  #declare(variable: Variable, initializer: Expression | undefined): Statement[] {
    // Function-level statics live outside.
    if (variable.kind === 'static') return []
    if (!this.shared.types.isSplit(variable.type)) {
      const local = this.local(variable)!
      const [before, value] = this.#statementsBefore(() => initializer && this.whole(initializer))
      return [...before, makeDeclaration(local, value)]
    }
    this.state.set(variable, unset)
    const [statements, value] = this.#statementsBefore(() => {
      const part = initializer && this.split(initializer)
      if (part?.tree) this.assignTree(makeReference(variable, initializer!), part.tree, initializer!)
      return part
    })
    const local = this.local(variable)
    if (local) statements.push(makeDeclaration(local, value?.data))
    else if (value?.data) statements.push(makeStatement(value.data))
    return statements
  }

  /** A value, and the statements that must stand before the one that uses it. */
  #statementsBefore<T>(rewrite: () => T): [Statement[], T] {
    const mark = this.before.length
    const value = rewrite()
    return [this.before.splice(mark).map(makeStatement), value]
  }

  #expressionStatement(expression: Expression): Statement[] {
    const [statements, value] = this.#statementsBefore(() => this.whole(expression))
    if (value && !(this.isZero(value) && !hasSideEffects(value))) statements.push(makeStatement(value))
    return statements
  }

  #return(statement: ReturnStatement): Statement[] {
    let index: Expression | undefined
    const [statements, value] = this.#statementsBefore(() => {
      if (!statement.value || !this.shared.types.isSplit(statement.value.type))
        return statement.value && this.whole(statement.value)
      const part = this.split(statement.value)
      if (part.tree?.kind === 'leaf') index = part.tree.index ?? makeUint(0, statement)
      if (part.tree) this.assignTree(makeReference(this.#result, statement), part.tree, statement)
      return part.data
    })
    const made: Writable<ReturnStatement> = { ...statement, value }
    this.#returns.push({ statement: made, index: index && !hasSideEffects(index) ? index : undefined })
    this.#exits.push(this.state)
    this.leave()
    return [...statements, made]
  }

  /** What only single iterations show is found iteration by iteration. */
  #loop(statement: LoopStatement): Statement[] {
    const problems = this.shared.problemCount
    const before = this.copyState()
    const whole = this.#wholeLoop(statement)
    if (this.shared.problemCount === problems) return [whole]
    const iterations = this.shared.unrolled(statement)
    if (!iterations) return [whole]
    this.shared.forget(problems)
    this.state = before
    this.isReachable = true
    return iterations.map((iteration) => this.#block(iteration))
  }

  #wholeLoop(statement: LoopStatement): Statement {
    const initializers = this.#statements(statement.initializers)
    let head = this.copyState()
    for (let round = 0; ; round++) {
      this.state = new Map(head)
      this.isReachable = true
      const jump: Jump = { breaks: [], continues: [] }
      this.#jumps.push(jump)
      let condition = statement.kind === 'do' ? undefined : statement.condition && this.root(statement.condition)
      const atTest = this.copyState()
      const body = this.#block(statement.body)
      for (const state of jump.continues) this.join(state, true)
      const increment = statement.increment && this.root(statement.increment)
      if (statement.kind === 'do') condition = statement.condition && this.root(statement.condition)
      this.#jumps.pop()
      const ended = this.state
      const again = this.isReachable ? this.merged(head, ended) : head
      if (round < effort.resourceStates.most && !isSameState(head, again)) {
        head = again
        continue
      }
      this.state = statement.kind === 'do' ? ended : atTest
      this.isReachable = statement.kind === 'do' ? this.isReachable : statement.condition !== undefined
      for (const state of jump.breaks) this.join(state, true)
      // A loop without end is left by what follows it all the same.
      this.isReachable = true
      return { ...statement, initializers, condition, increment: this.#useful(increment), body }
    }
  }

  #useful(expression: Expression | undefined): Expression | undefined {
    return expression && this.isZero(expression) && !hasSideEffects(expression) ? undefined : expression
  }

  #switch(statement: SwitchStatement): Statement {
    const condition = this.root(statement.condition)
    const start = this.copyState()
    const jump: Jump = { breaks: [], continues: noContinues }
    this.#jumps.push(jump)
    this.isReachable = false
    const cases = statement.cases.map((one) => {
      const fallsThrough = this.isReachable
      const before = this.state
      this.state = new Map(start)
      this.isReachable = true
      if (fallsThrough) this.join(before, true)
      return { ...one, body: this.#statements(one.body) }
    })
    this.#jumps.pop()
    if (!statement.cases.some(({ values }) => values.includes(undefined)) || statement.cases.length === 0)
      this.join(start, true)
    for (const state of jump.breaks) this.join(state, true)
    return { ...statement, condition, cases }
  }

  // ---- The finished function

  #finish(kept: Parameter[], statements: Statement[], span: Span, symbol: string): FinishedCopy {
    const exit = this.#exits.length > 0 ? this.#exits.reduce((all, state) => this.merged(all, state)) : this.state
    const { returnType } = this.source
    const passed = new PassedIndices()
    const outputs = this.#passParameters(exit, passed)
    const result = containsResources(returnType) ? (exit.get(this.#result) ?? unset) : undefined
    const indexType = result && this.#passResult(result, passed)
    const locals = [...this.temporaries, ...this.#ownIndices(passed)]
    const whole = makeBlock([...this.initial.map(makeStatement), ...statements], span)
    const made: ProgramFunction = {
      ...this.source,
      symbol,
      parameters: [...kept, ...passed.parameters],
      returnType: indexType ?? this.#dataType(returnType) ?? voidType,
      body: withoutUnusedIndices(whole, locals, this.stores, new Set(passed.parameters)),
    }
    const returnsIndex = indexType !== undefined
    return { function: made, indices: passed.rows, outputs, result, returnsIndex, isPure: this.shared.isPure(made) }
  }

  #dataType(type: Type): Type | undefined {
    return type.kind === 'void' ? undefined : this.shared.types.of(type)
  }

  /** Indices that come in with parameters or go out again; answers what `out` and `inout` parameters hold in the end. */
  #passParameters(exit: State, passed: PassedIndices): Map<number, ResourceTree> {
    const outputs = new Map<number, ResourceTree>()
    this.source.parameters.forEach((parameter, position) => {
      const entered = this.entryTrees.get(parameter)
      if (!entered) return
      const left = parameter.mode === 'in' ? entered : (exit.get(parameter) ?? unset)
      const leaving = new Set<Variable>()
      const holders = this.indices.get(parameter) ?? []
      // On some path only, it may look as it did before: the index is in the same variable.
      const isStored = parameter.mode !== 'in' && [...holders].some(([, holder]) => this.reassigned.has(holder))
      if (left !== entered || isStored) {
        outputs.set(position, left)
        forEachLeaf(left, parameter.type, '', ({ index }) => {
          if (index?.kind === 'variable') leaving.add(index.variable)
        })
      }
      for (const [path, holder] of holders) {
        const isEntering = this.entering.has(holder)
        if (leaving.has(holder)) passed.add(holder, isEntering ? 'inout' : 'out', position, path)
        else if (isEntering) passed.add(holder, 'in', position, path)
      }
    })
    return outputs
  }

  /** A function with one resource as its result returns the index, if there is one; answers its type. */
  #passResult(result: ResourceTree, passed: PassedIndices): Type | undefined {
    const { returnType } = this.source
    let indexType: Type | undefined
    forEachLeaf(result, returnType, '', ({ index }, path) => {
      const holder = this.indices.get(this.#result)?.get(path)
      if (!holder || index?.kind !== 'variable' || index.variable !== holder) return
      if (path === '') {
        indexType = holder.type
        for (const { statement, index: value } of this.#returns)
          statement.value = value ?? makeReference(holder, statement)
      } else passed.add(holder, 'out', undefined, path)
    })
    return indexType
  }

  /** Indices that never leave the function are its variables. */
  #ownIndices(passed: PassedIndices): Variable[] {
    const locals: Variable[] = []
    for (const row of this.indices.values())
      for (const holder of row.values()) {
        if (holder.kind !== 'parameter' || passed.has(holder)) continue
        holder.kind = 'local'
        locals.push(holder)
      }
    return locals
  }
}

/** Parameters that carry indices. */
class PassedIndices {
  readonly parameters: Parameter[] = []
  readonly rows: IndexParameter[] = []
  readonly #holders = new Set<Variable>()

  add(holder: Writable<Variable>, mode: Parameter['mode'], position: number | undefined, path: string): void {
    this.#holders.add(holder)
    this.parameters.push(Object.assign(holder, { kind: 'parameter' as const, mode }))
    this.rows.push({ position, path, mode, type: holder.type })
  }

  has(holder: Variable): boolean {
    return this.#holders.has(holder)
  }
}

function unwrapped(statement: Statement): readonly Statement[] {
  return statement.kind === 'block' ? statement.statements : [statement]
}

/** The statements that a known value leads to, where returns and last statements are the only ways out. */
function takenCases({ cases }: SwitchStatement, known: number): readonly Statement[] | undefined {
  const matching = cases.findIndex(({ values }) =>
    values.some((value) => value !== undefined && Number(value) === known),
  )
  const first = matching >= 0 ? matching : cases.findIndex(({ values }) => values.includes(undefined))
  if (first < 0) return []
  const taken: Statement[] = []
  for (const { body } of cases.slice(first))
    for (const statement of body.flatMap(unwrapped)) {
      if (statement.kind === 'break') return taken
      if (statement.kind !== 'expression-statement' && statement.kind !== 'return') return undefined
      taken.push(statement)
      if (statement.kind === 'return') return taken
    }
  return taken
}

function isSameState(first: State, second: State): boolean {
  if (first === second) return true
  if (first.size !== second.size) return false
  for (const [variable, tree] of second) if (first.get(variable) !== tree) return false
  return true
}
