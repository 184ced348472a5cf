// One copy of a function, for the resources it is called with. Follows which resources its variables hold from statement to statement:
//
//   float4 f(Texture2D t, uint i) { if (i > 2) t = Textures[i]; return t.Load(0); }        f(Textures[1], n)
//
//   float4 f_1(uint i, uint t_index) { if (i > 2) t_index = i; return Textures[t_index].Load(0); }
//
// Where two ways meet, a variable may hold different elements of one array, told apart by a variable with the index, but not different
// arrays. Indices are stored with every assignment; what is never read is taken out again at the end (unused-indices.ts).
import type {
  BlockStatement,
  CallExpression,
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
import { bug } from '../../support/bug.ts'
import type { Span } from '../../support/source.ts'
import { type Type, uintType, vectorType, voidType } from '../../types/types.ts'
import { hasSideEffects } from '../lvalues.ts'
import {
  makeAssign,
  makeBlock,
  makeCall,
  makeDeclaration,
  makeParameter,
  makeReference,
  makeStatement,
  makeUint,
  makeVariable,
  spanAt,
} from '../nodes.ts'
import { forEachVariable } from '../variables.ts'
import { Expressions, type Split } from './expressions.ts'
import { literalIndex } from './indices.ts'
import type { Specialiser } from './specialise.ts'
import {
  expand,
  forEachLeaf,
  mapLeaves,
  mergeTrees,
  type ResourceLeaf,
  type ResourceTree,
  type Source,
  unset,
  withPart,
} from './trees.ts'
import { withoutUnusedIndices } from './unused-indices.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type State = Map<Variable, ResourceTree>

/** An index that travels as a parameter of its own: that of a leaf of a parameter, or of the result. */
export interface IndexParameter {
  /** `undefined`: of the result. */
  readonly position: number | undefined
  readonly path: string
  readonly mode: Parameter['mode']
}

export interface FinishedCopy {
  readonly function: ProgramFunction
  readonly indices: readonly IndexParameter[]
  /** What `out` and `inout` parameters hold in the end, by position. */
  readonly outputs: ReadonlyMap<number, ResourceTree>
  readonly result: ResourceTree | undefined
  /** The function returns the index of its result. */
  readonly returnsIndex: boolean
  /** Nothing happens in it. */
  readonly isPure: boolean
}

interface Jump {
  readonly breaks: State[]
  readonly continues: State[]
}

const maximumRounds = 64

export class FunctionCopy extends Expressions {
  readonly #source: ProgramFunction
  readonly #isClone: boolean
  readonly #locals = new Map<Variable, Variable | undefined>()
  readonly #temporaries: Variable[] = []
  /** By variable and path: what holds the index. */
  readonly #indices = new Map<Variable, Map<string, Writable<Variable>>>()
  readonly #stores = new WeakSet<Expression>()
  /** Index parameters that take what the caller has. */
  readonly #entering = new Set<Variable>()
  readonly #initial: Expression[] = []
  readonly #entryTrees = new Map<Parameter, ResourceTree>()
  readonly #result: Variable
  readonly #returns: Writable<ReturnStatement>[] = []
  readonly #exits: State[] = []
  #state: State = new Map()
  #isReachable = true
  #jumps: Jump[] = []
  #names: Set<string> | undefined

  constructor(shared: Specialiser, source: ProgramFunction, isClone: boolean) {
    super(shared)
    this.#source = source
    this.#isClone = isClone
    this.#result = makeVariable('local', 'result', source.returnType, source.location)
  }

  run(trees: readonly (ResourceTree | undefined)[], symbol: string): FinishedCopy {
    const { parameters, body, location } = this.#source
    const span = spanAt(location)
    const kept: Parameter[] = []
    parameters.forEach((parameter, position) => {
      const type = this.shared.types.of(parameter.type)
      const made = type && (type !== parameter.type || this.#isClone) ? { ...parameter, type } : parameter
      this.#locals.set(parameter, type && made)
      if (type) kept.push(made)
      const tree = trees[position]
      if (containsResources(parameter.type)) this.#enter(parameter, tree ?? unset)
    })
    const statements = body ? this.#statements(body.statements) : []
    if (this.#isReachable) this.#exits.push(this.#state)
    return this.#finish(kept, statements, body ?? makeBlock([], span), symbol)
  }

  /** Statements for the start of `main`, in a function of their own as far as variables go. */
  runInitializer(variable: Variable): readonly Statement[] {
    const { initializer } = variable
    if (!initializer) return []
    const statements = this.#expressionStatement(
      makeAssign(makeReference(variable, initializer), initializer, initializer),
    )
    return [...this.#temporaries.map((local) => makeDeclaration(local)), ...statements]
  }

  // ---- Variables

  protected override local(variable: Variable): Variable | undefined {
    if (this.#locals.has(variable)) return this.#locals.get(variable)
    const type = this.shared.types.of(variable.type)
    const made = type && (type !== variable.type || this.#isClone) ? { ...variable, type } : variable
    this.#locals.set(variable, type && made)
    return type && made
  }

  protected override treeOf(variable: Variable): ResourceTree {
    return this.#state.get(variable) ?? unset
  }

  protected override temporary(name: string, type: Type, span: Span): Variable {
    const variable = makeVariable('local', this.#freeName(name), type, span.start)
    this.#temporaries.push(variable)
    return variable
  }

  #enter(parameter: Parameter, tree: ResourceTree): void {
    const entered = mapLeaves(tree, parameter.type, '', (leaf, path) => {
      if (!leaf.source?.isArray) return leaf
      const holder = this.#holder(parameter, path, leaf.source)
      if (literalIndex(leaf.index) === undefined) {
        this.#entering.add(holder)
        return { ...leaf, index: makeReference(holder, spanAt(parameter.location)) }
      }
      this.#initial.push(this.#store(holder, leaf.index ?? makeUint(0, spanAt(parameter.location))))
      return leaf
    })
    this.#state.set(parameter, entered)
    this.#entryTrees.set(parameter, entered)
  }

  #holder(variable: Variable, path: string, source: Source): Writable<Variable> {
    let row = this.#indices.get(variable)
    if (!row) this.#indices.set(variable, (row = new Map()))
    let holder = row.get(path)
    if (!holder) {
      const type = source.heap?.isAddress ? vectorType(uintType, 2) : uintType
      const name = `${variable.name}_index`
      holder =
        variable.kind === 'static'
          ? this.shared.staticIndex(variable, path, name, type)
          : makeParameter(this.#freeName(name), type, 'in', this.#source.location)
      row.set(path, holder)
    }
    return holder
  }

  /** A name that no other variable of the function has. */
  #freeName(wanted: string): string {
    if (!this.#names) {
      this.#names = new Set(this.#source.parameters.map(({ name }) => name))
      const names = this.#names
      if (this.#source.body) forEachVariable(this.#source.body, ({ name }) => names.add(name))
    }
    let name = wanted
    for (let number = 1; this.#names.has(name); number++) name = `${wanted}_${number}`
    this.#names.add(name)
    return name
  }

  #store(holder: Variable, index: Expression): Expression {
    const store = makeAssign(makeReference(holder, index), index, index)
    this.#stores.add(store)
    return store
  }

  protected override assignTree(target: Expression, tree: ResourceTree, span: Span): void {
    const steps: { readonly type: Type; readonly part: number }[] = []
    let at = target
    for (;;) {
      if (at.kind === 'field') {
        const { owner, index } = at.field
        steps.push({ type: owner, part: owner.bases.length + index })
        at = at.object
      } else if (at.kind === 'base') {
        const type = at.object.type
        if (type.kind !== 'struct') bug('only structs have bases')
        steps.push({ type, part: type.bases.indexOf(at.base) })
        at = at.object
      } else if (at.kind === 'index') {
        const known = this.shared.integer(at.index)
        if (known === undefined) {
          this.shared.reportIndex(at.index)
          return
        }
        steps.push({ type: at.object.type, part: known })
        at = at.object
      } else break
    }
    if (at.kind !== 'variable') return
    steps.reverse()
    const { variable } = at
    const path = steps.map(({ part }) => `.${part}`).join('')
    const stored = mapLeaves(tree, target.type, path, (leaf, leafPath) => this.#stored(variable, leafPath, leaf, span))
    if (variable.kind === 'static') {
      const old = this.shared.treeOfGlobal(variable, span)
      const changed = placed(old, steps, 0, stored)
      this.shared.setStatic(variable, changed, this.#holderOf(variable))
      return
    }
    this.#state.set(variable, placed(this.treeOf(variable), steps, 0, stored))
  }

  #holderOf(variable: Variable): (path: string, source: Source) => Expression {
    return (path, source) => makeReference(this.#holder(variable, path, source), spanAt(variable.location))
  }

  /** The leaf as the variable keeps it: with its index in a variable of its own. */
  #stored(variable: Variable, path: string, leaf: ResourceLeaf, span: Span): ResourceLeaf {
    const isFixed = variable.kind === 'static' && variable.isConst && literalIndex(leaf.index) !== undefined
    if (!leaf.source?.isArray || isFixed) return leaf
    const holder = this.#holder(variable, path, leaf.source)
    const index = leaf.index ?? makeUint(0, span)
    if (index.kind === 'variable' && index.variable === holder) return leaf
    this.before.push(this.#store(holder, index))
    return literalIndex(leaf.index) === undefined ? { ...leaf, index: makeReference(holder, span) } : leaf
  }

  // ---- Calls

  protected override call(written: CallExpression): Split {
    const callee = this.shared.functionOf(written.function)
    const { object } = written
    const expression = { ...written, function: callee }
    // Initializers of statics still have methods.
    if (object && callee !== written.function) expression.arguments = [object, ...written.arguments]
    const trees: (ResourceTree | undefined)[] = []
    const data: Expression[] = []
    callee.parameters.forEach((parameter, position) => {
      const argument = expression.arguments[position] ?? bug(`${callee.name} is called with too few arguments`)
      if (!this.shared.types.isSplit(parameter.type) && !this.shared.types.isSplit(argument.type)) {
        data.push(parameter.mode === 'in' ? this.value(argument) : this.#outArgument(argument))
        return
      }
      const part = this.split(argument)
      if (part.data && this.shared.types.of(parameter.type)) data.push(part.data)
      if (part.tree && parameter.mode !== 'out') trees[position] = this.#once(part.tree, parameter.type)
    })
    const copy = this.shared.copyOf(callee, trees, expression)
    return this.#finishCall(expression, copy, trees, data)
  }

  /** What was gone with its resource is written to a variable nobody reads. */
  #outArgument(argument: Expression): Expression {
    return this.place(argument) ?? makeReference(this.temporary('unused', argument.type, argument), argument)
  }

  /** Indices are evaluated behind the other arguments, so those that do something are evaluated before. */
  #once(tree: ResourceTree, type: Type): ResourceTree {
    return mapLeaves(tree, type, '', (leaf) =>
      leaf.index && hasSideEffects(leaf.index) ? { ...leaf, index: this.spill(leaf.index, 'index') } : leaf,
    )
  }

  #finishCall(
    expression: CallExpression,
    copy: FinishedCopy,
    trees: readonly (ResourceTree | undefined)[],
    data: Expression[],
  ): Split {
    const { function: callee } = expression
    const resultIndices = new Map<string, Variable>()
    const after: (() => void)[] = []
    for (const { position, path, mode } of copy.indices) {
      if (position === undefined) {
        const holder = this.temporary('index', uintType, expression)
        resultIndices.set(path, holder)
        data.push(makeReference(holder, expression))
        continue
      }
      const parameter = callee.parameters[position]!
      const tree = trees[position]
      const leaf = tree && leafAt(tree, parameter.type, path)
      const index = leaf?.index ?? makeUint(0, expression)
      if (mode === 'in') {
        data.push(index)
        continue
      }
      const holder = this.temporary('index', index.type, expression)
      if (mode === 'inout') this.before.push(makeAssign(makeReference(holder, expression), index, expression))
      resultIndices.set(`${position} ${path}`, holder)
      data.push(makeReference(holder, expression))
    }
    const call = makeCall(copy.function, data, expression)
    for (const [position, tree] of copy.outputs) {
      const argument = expression.arguments[position]!
      const { type } = callee.parameters[position]!
      const entered = trees[position]
      const result = mapLeaves(tree, type, '', (leaf, path) => {
        if (!leaf.index || literalIndex(leaf.index) !== undefined) return leaf
        const holder = resultIndices.get(`${position} ${path}`)
        if (holder) return { ...leaf, index: makeReference(holder, expression) }
        return (entered && leafAt(entered, type, path)) ?? leaf
      })
      after.push(() => this.assignTree(argument, result, expression))
    }
    return this.#callResult(expression, copy, call, resultIndices, after)
  }

  #callResult(
    expression: CallExpression,
    copy: FinishedCopy,
    call: Expression,
    indices: ReadonlyMap<string, Variable>,
    after: readonly (() => void)[],
  ): Split {
    const { type } = expression
    if (copy.returnsIndex && copy.result?.kind === 'leaf')
      return { data: undefined, tree: { ...copy.result, index: call } }
    const dataType = this.shared.types.of(type)
    const isPlain = after.length === 0 && !copy.result
    if (isPlain) return { data: type.kind === 'void' || dataType ? call : this.#dropped(call, copy), tree: undefined }
    let data: Expression | undefined
    if (dataType && type.kind !== 'void') {
      const holder = this.temporary('value', dataType, expression)
      this.before.push(makeAssign(makeReference(holder, expression), call, expression))
      data = makeReference(holder, expression)
    } else if (!copy.isPure) this.before.push(call)
    for (const run of after) run()
    const tree =
      copy.result &&
      mapLeaves(copy.result, type, '', (leaf, path) => {
        const holder = indices.get(path)
        return holder ? { ...leaf, index: makeReference(holder, expression) } : leaf
      })
    return { data, tree }
  }

  /** A call for what it does only. */
  #dropped(call: Expression, copy: FinishedCopy): undefined {
    if (!copy.isPure) this.before.push(call)
    return undefined
  }

  // ---- Statements

  #statements(statements: readonly Statement[]): Statement[] {
    return statements.flatMap((statement) => this.#statement(statement))
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
          return taken ? [this.#block(taken)] : []
        }
        const condition = this.root(statement.condition)
        const before = this.#copyState()
        const consequent = this.#block(statement.consequent)
        const [afterConsequent, isReachable] = [this.#state, this.#isReachable]
        this.#state = before
        this.#isReachable = true
        const alternate = statement.alternate && this.#block(statement.alternate)
        this.#join(afterConsequent, isReachable)
        return [{ ...statement, condition, consequent, alternate }]
      }
      case 'for':
      case 'while':
      case 'do':
        return [this.#loop(statement)]
      case 'switch':
        return [this.#switch(statement)]
      case 'return':
        return this.#return(statement)
      case 'break':
        this.#jumps.at(-1)?.breaks.push(this.#state)
        this.#leave()
        return [statement]
      case 'continue':
        this.#jumps.findLast((jump) => jump.continues !== noContinues)?.continues.push(this.#state)
        this.#leave()
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
      return [makeDeclaration(local, initializer && this.root(initializer))]
    }
    this.#state.set(variable, unset)
    const outer = this.before
    this.before = []
    const value = initializer && this.split(initializer)
    if (value?.tree) this.assignTree(makeReference(variable, initializer!), value.tree, initializer!)
    const statements: Statement[] = this.before.map(makeStatement)
    this.before = outer
    const local = this.local(variable)
    if (local) statements.push(makeDeclaration(local, value?.data))
    else if (value?.data) statements.push(makeStatement(value.data))
    return statements
  }

  #expressionStatement(expression: Expression): Statement[] {
    const outer = this.before
    this.before = []
    const value = this.data(expression)
    const statements: Statement[] = this.before.map(makeStatement)
    this.before = outer
    if (value && !(this.isZero(value) && !hasSideEffects(value))) statements.push(makeStatement(value))
    return statements
  }

  #return(statement: ReturnStatement): Statement[] {
    const outer = this.before
    this.before = []
    let value: Expression | undefined
    if (statement.value && this.shared.types.isSplit(statement.value.type)) {
      const part = this.split(statement.value)
      if (part.tree) this.assignTree(makeReference(this.#result, statement), part.tree, statement)
      value = part.data
    } else value = statement.value && this.data(statement.value)
    const statements: Statement[] = this.before.map(makeStatement)
    this.before = outer
    const made: Writable<ReturnStatement> = { ...statement, value }
    this.#returns.push(made)
    this.#exits.push(this.#state)
    this.#leave()
    return [...statements, made]
  }

  #loop(statement: LoopStatement): Statement {
    const initializers = this.#statements(statement.initializers)
    let head = this.#copyState()
    for (let round = 0; ; round++) {
      this.#state = new Map(head)
      this.#isReachable = true
      const jump: Jump = { breaks: [], continues: [] }
      this.#jumps.push(jump)
      let condition = statement.kind === 'do' ? undefined : statement.condition && this.root(statement.condition)
      const atTest = this.#copyState()
      const body = this.#block(statement.body)
      for (const state of jump.continues) this.#join(state, true)
      const increment = statement.increment && this.root(statement.increment)
      if (statement.kind === 'do') condition = statement.condition && this.root(statement.condition)
      this.#jumps.pop()
      const ended = this.#state
      const again = this.#isReachable ? this.#merged(head, ended) : head
      if (round < maximumRounds && !isSameState(head, again)) {
        head = again
        continue
      }
      this.#state = statement.kind === 'do' ? ended : atTest
      this.#isReachable = statement.kind === 'do' ? this.#isReachable : statement.condition !== undefined
      for (const state of jump.breaks) this.#join(state, true)
      // A loop without end is left by what follows it all the same.
      this.#isReachable = true
      return { ...statement, initializers, condition, increment: this.#useful(increment), body }
    }
  }

  #useful(expression: Expression | undefined): Expression | undefined {
    return expression && this.isZero(expression) && !hasSideEffects(expression) ? undefined : expression
  }

  #switch(statement: SwitchStatement): Statement {
    const condition = this.root(statement.condition)
    const start = this.#copyState()
    const jump: Jump = { breaks: [], continues: noContinues }
    this.#jumps.push(jump)
    this.#isReachable = false
    const cases = statement.cases.map((one) => {
      const fallsThrough = this.#isReachable
      const before = this.#state
      this.#state = new Map(start)
      this.#isReachable = true
      if (fallsThrough) this.#join(before, true)
      return { ...one, body: this.#statements(one.body) }
    })
    this.#jumps.pop()
    if (!statement.cases.some(({ values }) => values.includes(undefined)) || statement.cases.length === 0)
      this.#join(start, true)
    for (const state of jump.breaks) this.#join(state, true)
    return { ...statement, condition, cases }
  }

  // ---- Where ways meet

  #copyState(): State {
    return new Map(this.#state)
  }

  #leave(): void {
    this.#state = new Map(this.#state)
    this.#isReachable = false
  }

  #join(other: State, isReachable: boolean): void {
    if (!isReachable) return
    this.#state = this.#isReachable ? this.#merged(this.#state, other) : new Map(other)
    this.#isReachable = true
  }

  #merged(first: State, second: State): State {
    if (first.size === 0) return second
    const merged = new Map(first)
    for (const [variable, tree] of second) {
      const other = first.get(variable)
      merged.set(variable, other ? this.#mergedTree(variable, other, tree) : tree)
    }
    return merged
  }

  #mergedTree(variable: Variable, first: ResourceTree, second: ResourceTree): ResourceTree {
    return mergeTrees(first, second, variable.type, '', this.#holderOf(variable))
  }

  // ---- The finished function

  #finish(kept: Parameter[], statements: Statement[], span: Span, symbol: string): FinishedCopy {
    const exit = this.#exits.length > 0 ? this.#exits.reduce((all, state) => this.#merged(all, state)) : this.#state
    const outputs = new Map<number, ResourceTree>()
    const indices: IndexParameter[] = []
    const extra: Parameter[] = []
    const pass = (holder: Writable<Variable>, mode: Parameter['mode'], position: number | undefined, path: string) => {
      Object.assign(holder, { kind: 'parameter', mode })
      extra.push(holder as Parameter)
      indices.push({ position, path, mode })
    }
    const passed = new Set<Variable>()
    this.#source.parameters.forEach((parameter, position) => {
      const entered = this.#entryTrees.get(parameter)
      if (!entered) return
      const left = parameter.mode === 'in' ? undefined : (exit.get(parameter) ?? unset)
      if (left && left !== entered) outputs.set(position, left)
      const leaving = new Map<string, ResourceLeaf>()
      if (left && left !== entered) forEachLeaf(left, parameter.type, '', (leaf, path) => leaving.set(path, leaf))
      for (const [path, holder] of this.#indices.get(parameter) ?? []) {
        const isEntering = this.#entering.has(holder)
        const index = leaving.get(path)?.index
        const isLeaving = index?.kind === 'variable' && index.variable === holder
        if (!isEntering && !isLeaving) continue
        passed.add(holder)
        pass(holder, isLeaving ? (isEntering ? 'inout' : 'out') : 'in', position, path)
      }
    })
    const result = containsResources(this.#source.returnType) ? (exit.get(this.#result) ?? unset) : undefined
    const dataType = this.#source.returnType.kind === 'void' ? voidType : this.shared.types.of(this.#source.returnType)
    let returnType: Type = dataType ?? voidType
    let returnsIndex = false
    if (result) {
      forEachLeaf(result, this.#source.returnType, '', (leaf, path) => {
        if (leaf.index?.kind !== 'variable') return
        const holder = this.#indices.get(this.#result)?.get(path)
        if (!holder || leaf.index.variable !== holder) return
        if (!dataType && path === '') {
          returnsIndex = true
          returnType = holder.type
          for (const made of this.#returns) made.value = makeReference(holder, made)
        } else {
          passed.add(holder)
          pass(holder, 'out', undefined, path)
        }
      })
    }
    const locals = [...this.#temporaries]
    for (const row of this.#indices.values())
      for (const holder of row.values())
        if (!passed.has(holder) && holder.kind === 'parameter') {
          Object.assign(holder, { kind: 'local' })
          locals.push(holder)
        }
    const initial = this.#initial.map(makeStatement)
    const body = withoutUnusedIndices(
      makeBlock([...initial, ...statements], span),
      locals,
      this.#stores,
      new Set(extra),
    )
    const made: ProgramFunction = {
      ...this.#source,
      symbol,
      parameters: [...kept, ...extra],
      returnType,
      body,
    }
    return { function: made, indices, outputs, result, returnsIndex, isPure: this.shared.isPure(made) }
  }
}

const noContinues: State[] = []

function unwrapped(statement: Statement): readonly Statement[] {
  return statement.kind === 'block' ? statement.statements : [statement]
}

function placed(
  tree: ResourceTree,
  steps: readonly { readonly type: Type; readonly part: number }[],
  at: number,
  value: ResourceTree,
): ResourceTree {
  const step = steps[at]
  if (!step) return value
  const old = expand(tree, step.type).parts[step.part]
  return old ? withPart(tree, step.type, step.part, placed(old, steps, at + 1, value)) : tree
}

function leafAt(tree: ResourceTree, type: Type, path: string): ResourceLeaf | undefined {
  let found: ResourceLeaf | undefined
  forEachLeaf(tree, type, '', (leaf, at) => {
    if (at === path) found = leaf
  })
  return found
}

function isSameState(first: State, second: State): boolean {
  if (first === second) return true
  if (first.size !== second.size) return false
  for (const [variable, tree] of second) if (first.get(variable) !== tree) return false
  return true
}
