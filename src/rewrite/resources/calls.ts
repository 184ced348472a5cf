// Calls of functions that take or give back resources.
//
//   Texture2D pick(uint i);   pick(3).Load(0)                 Textures[pick(3)].Load(0)      the function returns the index
//   void choose(out Texture2D t);   choose(t);        =>      choose(index);  t_index = index;
import type { CallExpression, Expression, Parameter, ProgramFunction, Variable } from '../../program/program.ts'
import { isGlobalResource } from '../../program/writes.ts'
import { bug } from '../../support/bug.ts'
import type { Type } from '../../types/types.ts'
import { hasSideEffects } from '../effects.ts'
import { objectModifier } from '../methods.ts'
import { makeAssign, makeCall, makeReference, makeUint } from '../nodes.ts'
import type { Split } from './expressions.ts'
import { Holdings } from './holdings.ts'
import { literalIndex } from './indices.ts'
import { forEachLeaf, leavesOfTree, mapLeaves, type ResourceLeaf, type ResourceTree } from './trees.ts'

/** An index that travels as a parameter of its own: that of a leaf of a parameter, or of the result. */
export interface IndexParameter {
  /** `undefined`: of the result. */
  readonly position: number | undefined
  readonly path: string
  readonly mode: Parameter['mode']
  readonly type: Type
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

/** An argument: where its data stands among those that are passed. */
interface CallPart {
  readonly position: number
  readonly at: number | undefined
}

export abstract class Calls extends Holdings {
  protected override call(written: CallExpression): Split {
    const callee = this.shared.functionOf(written.function)
    const { object } = written
    const expression = { ...written, function: callee }
    // Initializers of statics still have methods.
    if (object && callee !== written.function) expression.arguments = [object, ...written.arguments]
    const trees: (ResourceTree | undefined)[] = []
    const data: Expression[] = []
    const parts: CallPart[] = []
    callee.parameters.forEach((parameter, position) => {
      const argument = expression.arguments[position] ?? bug(`${callee.name} is called with too few arguments`)
      if (!this.shared.types.isSplit(parameter.type) && !this.shared.types.isSplit(argument.type)) {
        parts.push({ position, at: data.length })
        data.push(parameter.mode === 'in' ? this.value(argument) : this.#outArgument(argument))
        return
      }
      const part = this.split(argument)
      const hasData = part.data !== undefined && this.shared.types.of(parameter.type) !== undefined
      parts.push({ position, at: hasData ? data.length : undefined })
      if (hasData) data.push(part.data!)
      if (part.tree && parameter.mode !== 'out') trees[position] = part.tree
    })
    this.#inOrder(callee, expression.arguments, parts, trees, data)
    const copy = this.shared.copyForCall(callee, trees, expression)
    return this.#finishCall(expression, copy, trees, data)
  }

  /** What was removed with its resource is written to a variable without reads. */
  #outArgument(argument: Expression): Expression {
    return this.place(argument) ?? makeReference(this.temporary('unused', argument.type, argument), argument)
  }

  /** Indices are passed behind the other arguments; where it matters, all are evaluated one after the other before. */
  #inOrder(
    callee: ProgramFunction,
    written: readonly Expression[],
    parts: readonly CallPart[],
    trees: (ResourceTree | undefined)[],
    data: Expression[],
  ): void {
    const indices = trees.flatMap((tree, position) =>
      tree ? leavesOfTree(tree, callee.parameters[position]!.type).flatMap(({ index }) => index ?? []) : [],
    )
    if (indices.every((index) => literalIndex(index) !== undefined)) return
    if (![...indices, ...data].some(hasSideEffects)) return
    for (const { position, at } of parts) {
      const { type, mode, modifiers } = callee.parameters[position]!
      // A method reads its object where it lies, after all that its arguments change there.
      if (modifiers.includes(objectModifier) && isFixedPlace(written[position]!)) continue
      const argument = at === undefined ? undefined : data[at]
      if (argument && mode === 'in' && argument.kind !== 'literal') data[at!] = this.spill(argument, 'argument')
      const tree = trees[position]
      if (!tree) continue
      trees[position] = mapLeaves(tree, type, '', (leaf) =>
        literalIndex(leaf.index) === undefined ? { ...leaf, index: this.spill(leaf.index!, 'index') } : leaf,
      )
    }
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
    for (const { position, path, mode, type } of copy.indices) {
      if (position === undefined) {
        const holder = this.temporary('index', type, expression)
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
      const holder = this.temporary('index', type, expression)
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
      if (!isGlobalResource(argument)) after.push(() => this.assignTree(argument, result, expression))
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
    if (copy.returnsIndex && copy.result?.kind === 'leaf') {
      const index = after.length > 0 ? this.spill(call, 'index') : call
      for (const run of after) run()
      return { data: undefined, tree: { ...copy.result, index } }
    }
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
}

/** No argument can make another place of it. */
function isFixedPlace(place: Expression): boolean {
  if (place.kind === 'field' || place.kind === 'base') return isFixedPlace(place.object)
  return place.kind === 'variable'
}

function leafAt(tree: ResourceTree, type: Type, path: string): ResourceLeaf | undefined {
  let found: ResourceLeaf | undefined
  forEachLeaf(tree, type, '', (leaf, at) => {
    if (at === path) found = leaf
  })
  return found
}
