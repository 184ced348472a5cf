// Which resources the variables of a function hold at the place that is being rewritten, and the variables that keep their indices.
//
//   t = Textures[i];        t holds an element of Textures; t_index = i is its number

import type { Expression, Parameter, ProgramFunction, Variable } from '../../program/program.ts'
import { makeVariable } from '../../program/variables.ts'
import { bug } from '../../support/bug.ts'
import { FreeNames } from '../../support/free-names.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import type { Writable } from '../../support/writable.ts'
import { type Type, uintType, vectorType } from '../../types/types.ts'
import { hasSideEffects } from '../effects.ts'
import { makeAssign, makeParameter, makeReference, makeUint, spanAt } from '../nodes.ts'
import { forEachVariable } from '../variables.ts'
import { chooseTree, isElement } from './choices.ts'
import { Expressions } from './expressions.ts'
import { literalIndex } from './indices.ts'
import type { Specialiser } from './specialise.ts'
import {
  expand,
  mapLeaves,
  mergeTrees,
  type ResourceLeaf,
  type ResourceTree,
  type Source,
  unset,
  withPart,
} from './trees.ts'

export type State = Map<Variable, ResourceTree>

export abstract class Holdings extends Expressions {
  protected readonly source: ProgramFunction
  /** Not the first copy: what it declares must be its own. */
  protected readonly isClone: boolean
  protected readonly locals = new Map<Variable, Variable | undefined>()
  protected readonly temporaries: Variable[] = []
  /** By variable and path: what holds the index. */
  protected readonly indices = new Map<Variable, Map<string, Writable<Variable>>>()
  /** Assignments to those, which may be taken out again. */
  protected readonly stores = new WeakSet<Expression>()
  /** What those write to. */
  protected readonly reassigned = new Set<Variable>()
  /** Index parameters that take what the caller has. */
  protected readonly entering = new Set<Variable>()
  /** Stores of constant indices of parameters. */
  protected readonly initial: Expression[] = []
  protected readonly entryTrees = new Map<Parameter, ResourceTree>()
  protected state: State = new Map()
  protected isReachable = true
  #names: FreeNames | undefined

  constructor(shared: Specialiser, source: ProgramFunction, isClone: boolean) {
    super(shared)
    this.source = source
    this.isClone = isClone
  }

  protected override local(variable: Variable): Variable | undefined {
    if (this.locals.has(variable)) return this.locals.get(variable)
    const type = this.shared.types.of(variable.type)
    const made = type && (type !== variable.type || this.isClone) ? { ...variable, type } : variable
    this.locals.set(variable, type && made)
    return type && made
  }

  protected override treeOf(variable: Variable): ResourceTree {
    return this.state.get(variable) ?? unset
  }

  protected override temporary(name: string, type: Type, span: Span): Variable {
    const variable = makeVariable('local', this.#freeName(name), type, span.start)
    this.temporaries.push(variable)
    return variable
  }

  protected enter(parameter: Parameter, tree: ResourceTree): void {
    const entered = mapLeaves(tree, parameter.type, '', (leaf, path) => {
      if (!leaf.source?.isArray) return leaf
      const holder = this.holder(parameter, path, leaf.source)
      if (literalIndex(leaf.index) === undefined) {
        this.entering.add(holder)
        return { ...leaf, index: makeReference(holder, spanAt(parameter.location)) }
      }
      this.initial.push(this.store(holder, leaf.index ?? makeUint(0, spanAt(parameter.location))))
      return leaf
    })
    this.state.set(parameter, entered)
    this.entryTrees.set(parameter, entered)
  }

  protected holder(variable: Variable, path: string, source: Source): Writable<Variable> {
    let row = this.indices.get(variable)
    if (!row) this.indices.set(variable, (row = new Map()))
    let holder = row.get(path)
    if (!holder) {
      const type = source.heap?.isAddress ? vectorType(uintType, 2) : uintType
      const name = `${variable.name}_index`
      holder =
        variable.kind === 'static'
          ? this.shared.staticIndex(variable, path, name, type)
          : makeParameter(this.#freeName(name), type, 'in', this.source.location)
      row.set(path, holder)
    }
    return holder
  }

  /** A name that no other variable of the function has. */
  #freeName(wanted: string): string {
    if (!this.#names) {
      const taken = new Set(this.source.parameters.map(({ name }) => name))
      if (this.source.body) forEachVariable(this.source.body, ({ name }) => taken.add(name))
      this.#names = new FreeNames(taken)
    }
    return this.#names.take(wanted)
  }

  protected store(holder: Variable, index: Expression): Expression {
    const store = makeAssign(makeReference(holder, index), index, index)
    this.stores.add(store)
    return store
  }

  protected override assignTree(target: Expression, tree: ResourceTree, span: Span): void {
    const steps: Step[] = []
    let chosen: Chosen | undefined
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
          const { type } = at.object
          const count = type.kind === 'array' ? (type.count ?? 0) : 0
          if (chosen || count > limits.resourceChoices.most || hasSideEffects(at.index)) {
            this.shared.reportIndex(at.index)
            return
          }
          chosen = { from: steps.length, count, which: this.spill(this.value(at.index), 'index') }
        }
        steps.push({ type: at.object.type, part: known ?? 0 })
        at = at.object
      } else break
    }
    if (at.kind !== 'variable') return
    steps.reverse()
    const { variable } = at
    if (!chosen) {
      this.#assignPart(variable, steps, target.type, tree, span)
      return
    }
    const { which, count, from } = chosen
    const position = steps.length - 1 - from
    for (let part = 0; part < count; part++) {
      const places = steps.with(position, { ...steps[position]!, part })
      const old = partAt(this.#treeOfAny(variable), places)
      const kept = old ? chooseTree(isElement(which, part), tree, old, target.type, span) : tree
      this.#assignPart(variable, places, target.type, kept, span)
    }
  }

  #treeOfAny(variable: Variable): ResourceTree {
    return variable.kind === 'static' ? this.shared.treeOfGlobal(variable) : this.treeOf(variable)
  }

  #assignPart(variable: Variable, steps: readonly Step[], type: Type, tree: ResourceTree, span: Span): void {
    const path = steps.map(({ part }) => `.${part}`).join('')
    const stored = mapLeaves(tree, type, path, (leaf, leafPath) => this.#stored(variable, leafPath, leaf, span))
    if (variable.kind === 'static') {
      const old = this.shared.treeOfGlobal(variable)
      const changed = placed(old, steps, 0, stored)
      this.shared.setStatic(variable, changed, this.#holderOf(variable))
      return
    }
    this.state.set(variable, placed(this.treeOf(variable), steps, 0, stored))
  }

  #holderOf(variable: Variable): (path: string, source: Source) => Expression {
    return (path, source) => makeReference(this.holder(variable, path, source), spanAt(variable.location))
  }

  /** The leaf as the variable keeps it: with its index in a variable of its own. */
  #stored(variable: Variable, path: string, leaf: ResourceLeaf, span: Span): ResourceLeaf {
    const isFixed = variable.kind === 'static' && variable.isConst && literalIndex(leaf.index) !== undefined
    if (!leaf.source?.isArray || isFixed) return leaf
    const holder = this.holder(variable, path, leaf.source)
    const index = leaf.index ?? makeUint(0, span)
    if (index.kind === 'variable' && index.variable === holder) return leaf
    this.before.push(this.store(holder, index))
    this.reassigned.add(holder)
    return literalIndex(leaf.index) === undefined ? { ...leaf, index: makeReference(holder, span) } : leaf
  }

  // ---- Where paths meet

  protected copyState(): State {
    return new Map(this.state)
  }

  protected leave(): void {
    this.state = new Map(this.state)
    this.isReachable = false
  }

  protected join(other: State, isReachable: boolean): void {
    if (!isReachable) return
    this.state = this.isReachable ? this.merged(this.state, other) : new Map(other)
    this.isReachable = true
  }

  protected merged(first: State, second: State): State {
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
}

/** From a variable to a part of it. */
interface Step {
  readonly type: Type
  readonly part: number
}

/** The one step on such a way whose part shows when the shader runs. */
interface Chosen {
  /** Steps behind it. */
  readonly from: number
  readonly count: number
  readonly which: Expression
}

function partAt(tree: ResourceTree, steps: readonly Step[]): ResourceTree | undefined {
  let at: ResourceTree | undefined = tree
  for (const { type, part } of steps) at = at && expand(at, type).parts[part]
  return at
}

function placed(tree: ResourceTree, steps: readonly Step[], at: number, value: ResourceTree): ResourceTree {
  const step = steps[at]
  if (!step) return value
  const old = expand(tree, step.type).parts[step.part]
  return old ? withPart(tree, step.type, step.part, placed(old, steps, at + 1, value)) : tree
}
