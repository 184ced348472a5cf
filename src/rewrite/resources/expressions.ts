// Rewrites the expressions of one copy of a function: every resource is named where it is used.
//
//   Texture2D t = Textures[i];  t.Sample(s, uv)        =>        Textures[t_index].Sample(S, uv)
//
// An expression that holds resources is split in two: its data, an expression without them, and a tree that says which resources.
// Reads of resources that were optimised away are zero, and writes to them are gone.
import { isIndexMark } from '../../program/index-marks.ts'
import type {
  AssignExpression,
  BinaryExpression,
  BufferContentsExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  HeapExpression,
  IndexExpression,
  IntrinsicExpression,
  LogicalExpression,
  MethodExpression,
  Variable,
  VariableExpression,
} from '../../program/program.ts'
import { containsResources } from '../../program/resources.ts'
import { operationsOf } from '../../program/walk.ts'
import { bug } from '../../support/bug.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import { isResource, type ObjectType, type StructType, type Type, uintType, vectorType } from '../../types/types.ts'
import { hasSideEffects } from '../effects.ts'
import { mapList, mapOperands } from '../map.ts'
import {
  makeAssign,
  makeConstruct,
  makeField,
  makeIndex,
  makeReference,
  makeSequence,
  makeUint,
  makeZero,
} from '../nodes.ts'
import { chooseLeaf, chooseTree, fromLeaves, isElement, singleLeaves } from './choices.ts'
import { unsigned } from './indices.ts'
import type { Specialiser } from './specialise.ts'
import {
  baseTree,
  elementOf,
  elementTree,
  expand,
  fieldTree,
  leavesOfTree,
  mapLeaves,
  type ResourceLeaf,
  type ResourceTree,
  unset,
} from './trees.ts'

export interface Split {
  /** `undefined`: there is nothing besides the resources. */
  readonly data: Expression | undefined
  /** `undefined`: there are no resources. */
  readonly tree: ResourceTree | undefined
}

const nothing: Split = { data: undefined, tree: undefined }
const addressType = vectorType(uintType, 2)

export abstract class Expressions {
  protected readonly shared: Specialiser
  /** What must happen before the expression that is being rewritten. */
  protected before: Expression[] = []
  /** Values of resources that are gone. */
  readonly #zeros = new WeakSet<Expression>()

  constructor(shared: Specialiser) {
    this.shared = shared
  }

  /** A local variable or parameter as this copy has it; `undefined` when it has no data. */
  protected abstract local(variable: Variable): Variable | undefined
  protected abstract treeOf(variable: Variable): ResourceTree
  protected abstract assignTree(target: Expression, tree: ResourceTree, span: Span): void
  protected abstract temporary(name: string, type: Type, span: Span): Variable
  protected abstract call(expression: CallExpression): Split

  // ---- Data

  /** A whole expression with all that must happen before it. */
  readonly root = (expression: Expression): Expression =>
    this.#region(expression, () => this.data(expression) ?? this.zero(uintType, expression))

  /** What must happen before an expression happens right before it, not before those that precede it. */
  #region(expression: Expression, rewrite: () => Expression): Expression {
    const mark = this.before.length
    const value = rewrite()
    return this.before.length > mark ? makeSequence([...this.before.splice(mark), value], expression) : value
  }

  /** As `root`, but the caller takes care of what happens before. */
  protected whole(expression: Expression): Expression | undefined {
    return this.shared.types.isSplit(expression.type) ? this.split(expression).data : this.#rewritten(expression, false)
  }

  isZero(expression: Expression): boolean {
    return this.#zeros.has(expression)
  }

  protected zero(type: Type, span: Span): Expression {
    const dataType = type.kind === 'void' ? undefined : this.shared.types.of(type)
    const zero = makeZero(dataType ?? uintType, span)
    this.#zeros.add(zero)
    return zero
  }

  protected data(expression: Expression): Expression | undefined {
    return this.shared.types.isSplit(expression.type) ? this.#splitData(expression) : this.value(expression)
  }

  /** As `split`, where the resources themselves are not needed: the element that an index chooses need not be known. */
  #splitData(expression: Expression): Expression | undefined {
    if (expression.kind !== 'field' && expression.kind !== 'base' && expression.kind !== 'index')
      return this.split(expression).data
    const data = this.data(expression.object)
    return this.shared.types.of(expression.type) && this.#part(expression, data)
  }

  /** Of an expression that is not split. */
  protected readonly value = (expression: Expression): Expression =>
    this.#region(expression, () => this.#rewritten(expression, false))

  /** Operators from left to right: a sum of thousands of terms is as deep as it is long, so its left side is not descended into. */
  #chain(expression: BinaryExpression | LogicalExpression): Expression {
    const { first, operations } = operationsOf(expression)
    let left = this.value(first)
    for (const node of operations)
      left = { ...node, left, right: node.kind === 'logical' ? this.root(node.right) : this.value(node.right) }
    return left
  }

  #rewritten(expression: Expression, isPlace: boolean): Expression {
    switch (expression.kind) {
      case 'variable':
        return this.#variable(expression)
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
        return this.#part(expression, isPlace ? this.#placeOf(expression.object) : this.data(expression.object))
      case 'buffer-contents':
        return this.#contents(expression) ?? this.zero(expression.type, expression)
      case 'resource-element': {
        const object = this.#object(expression.object)
        const selected = expression.selected && this.value(expression.selected)
        const index = this.value(expression.index)
        if (object) return { ...expression, object, index, selected, type: this.#dataType(expression.type) }
        if (selected) this.#keepEffects(selected)
        this.#keepEffects(index)
        return this.zero(expression.type, expression)
      }
      case 'method':
        return this.#method(expression)
      case 'intrinsic':
        return isIndexMark(expression) ? this.value(expression.arguments[0]!) : this.#intrinsic(expression)
      case 'call':
        return this.call(expression).data ?? this.zero(expression.type, expression)
      case 'assign':
        return this.#assign(expression)
      case 'increment': {
        const target = this.place(expression.target)
        return target ? { ...expression, target } : this.zero(expression.type, expression)
      }
      case 'construct': {
        const operands = expression.operands.flatMap((operand) => this.data(operand) ?? [])
        return { ...expression, operands }
      }
      case 'convert':
      case 'splat':
      case 'truncate': {
        const operand = this.data(expression.operand)
        return operand ? { ...expression, operand } : this.zero(expression.type, expression)
      }
      case 'conditional':
        return {
          ...expression,
          condition: this.value(expression.condition),
          consequent: this.root(expression.consequent),
          alternate: this.root(expression.alternate),
        }
      case 'binary':
      case 'logical':
        return this.#chain(expression)
      case 'sequence':
        return { ...expression, expressions: expression.expressions.map(this.root) }
      default:
        return mapOperands(expression, this.value)
    }
  }

  #variable(expression: VariableExpression): Expression {
    const { variable } = expression
    if (variable.kind === 'local' || variable.kind === 'parameter') {
      const local = this.local(variable)
      return local === variable ? expression : makeReference(local ?? bug(`${variable.name} has no data`), expression)
    }
    const global = this.shared.global(variable)
    if (!global) return this.zero(expression.type, expression)
    return global === variable ? expression : makeReference(global, expression)
  }

  /** A field, element or component of what is already rewritten. */
  #part(expression: Extract<Expression, { object: Expression }>, object: Expression | undefined): Expression {
    const type = this.shared.types.of(expression.type) ?? bug('a part without data')
    if (!object || this.#zeros.has(object)) {
      if (expression.kind === 'index' && hasSideEffects(expression.index))
        this.before.push(this.value(expression.index))
      return this.zero(type, expression)
    }
    switch (expression.kind) {
      case 'field':
        return makeField(object, this.shared.types.field(expression.field) ?? bug('a field without data'), expression)
      case 'base':
        return { ...expression, object, base: type as StructType, type }
      case 'index':
        return makeIndex(object, this.value(expression.index), type, expression)
      default:
        return { ...expression, object } as Expression
    }
  }

  /** What is assigned to; `undefined` when it is gone with its resource. */
  protected place(expression: Expression): Expression | undefined {
    const value = this.#placeOf(expression)
    return value && !this.#zeros.has(value) ? value : undefined
  }

  #placeOf(expression: Expression): Expression | undefined {
    return this.shared.types.isSplit(expression.type) ? this.#splitData(expression) : this.#rewritten(expression, true)
  }

  #contents(expression: BufferContentsExpression): Expression | undefined {
    const type = this.shared.types.of(expression.type)
    if (!type) return undefined
    const object = this.resource(expression.object)
    if (!object) return this.zero(type, expression)
    const pushed = object.kind === 'variable' ? this.shared.pushConstant(object.variable, type) : undefined
    return pushed ? makeReference(pushed, expression) : { ...expression, object, type }
  }

  /** What a method or subscript is applied to: a resource, or an object that is none, as the records of a node. */
  #object(expression: Expression): Expression | undefined {
    return isResource(expression.type) ? this.resource(expression) : this.place(expression)
  }

  #method(expression: MethodExpression): Expression {
    const object = this.#object(expression.object)
    const list = this.#arguments(expression)
    if (object && list) return { ...expression, ...this.#signature(expression), object, arguments: list }
    for (const argument of list ?? []) this.#keepEffects(argument)
    return this.zero(expression.type, expression)
  }

  #intrinsic(expression: IntrinsicExpression): Expression {
    const list = this.#arguments(expression)
    if (list) return { ...expression, ...this.#signature(expression), arguments: list }
    return this.zero(expression.type, expression)
  }

  /** Types that a call mentions, without empty parts. */
  #signature({ type, parameterTypes }: MethodExpression | IntrinsicExpression): {
    readonly type: Type
    readonly parameterTypes: readonly Type[]
  } {
    return { type: this.#dataType(type), parameterTypes: mapList(parameterTypes, (each) => this.#dataType(each)) }
  }

  #dataType(type: Type): Type {
    return type.kind === 'object' ? this.shared.types.ofObject(type) : (this.shared.types.of(type) ?? type)
  }

  /** `undefined` when one of them is gone: then the call was never reached. */
  #arguments(expression: MethodExpression | IntrinsicExpression): Expression[] | undefined {
    const list = expression.arguments.map((argument, index) => {
      if (isResource(argument.type)) return this.resource(argument)
      return expression.modes[index] === 'in' ? this.data(argument) : this.place(argument)
    })
    if (list.every((argument) => argument !== undefined)) return list as Expression[]
    for (const argument of list) if (argument) this.#keepEffects(argument)
    return undefined
  }

  /** The value is not needed any more, but what happens besides is. */
  #keepEffects(expression: Expression): void {
    if (hasSideEffects(expression)) this.before.push(expression)
  }

  #assign(expression: AssignExpression): Expression {
    const value = this.value(expression.value)
    const target = this.place(expression.target)
    if (target) return { ...expression, target, value }
    this.#keepEffects(value)
    return this.zero(expression.type, expression)
  }

  // ---- Resources

  /** The resource where it is used; `undefined` when it is gone. */
  protected resource(expression: Expression): Expression | undefined {
    const { tree } = this.split(expression)
    if (tree?.kind !== 'leaf') return undefined
    return this.shared.use(tree, expression)
  }

  /** Of an expression with resources in it, or without anything in it. */
  protected split(expression: Expression): Split {
    const { type } = expression
    switch (expression.kind) {
      case 'variable':
        return this.#splitVariable(expression)
      case 'field': {
        const object = this.split(expression.object)
        const tree = containsResources(type) ? object.tree && fieldTree(object.tree, expression.field) : undefined
        return { data: this.#partData(expression, object), tree }
      }
      case 'base': {
        const object = this.split(expression.object)
        const tree = containsResources(type)
          ? object.tree && baseTree(object.tree, expression.object.type as StructType, expression.base)
          : undefined
        return { data: this.#partData(expression, object), tree }
      }
      case 'index':
        return this.#splitIndex(expression)
      case 'heap':
        return { data: undefined, tree: this.#heapLeaf(expression) }
      case 'buffer-contents':
        return this.#splitContents(expression)
      case 'conditional':
        return this.#splitConditional(expression)
      case 'assign': {
        const value = this.split(expression.value)
        const target = this.shared.types.of(expression.target.type) && this.place(expression.target)
        if (value.tree) this.assignTree(expression.target, value.tree, expression)
        const data = target && value.data && makeAssign(target, value.data, expression)
        if (!data) return { data: undefined, tree: value.tree && this.treeAt(expression.target) }
        return { data, tree: value.tree && this.treeAt(expression.target) }
      }
      case 'call':
        return this.call(expression)
      case 'construct':
        return this.#splitConstruct(expression.operands, type, expression)
      case 'convert':
        return this.#splitConstruct([expression.operand], type, expression)
      case 'splat': {
        const dataType = this.shared.types.of(type)
        const operand = this.value(expression.operand)
        return { data: dataType && { ...expression, operand, type: dataType }, tree: undefined }
      }
      case 'sequence': {
        const last = expression.expressions.at(-1)!
        for (const part of expression.expressions.slice(0, -1)) this.before.push(this.root(part))
        return this.split(last)
      }
      case 'method':
      case 'intrinsic':
      case 'resource-element':
        return { data: this.shared.types.of(type) && this.value(expression), tree: undefined }
      default:
        return nothing
    }
  }

  /** The resources that an l-value has now. */
  protected treeAt(target: Expression): ResourceTree {
    return this.split(target).tree ?? unset
  }

  #partData(expression: Extract<Expression, { object: Expression }>, { data }: Split): Expression | undefined {
    return this.shared.types.of(expression.type) && this.#part(expression, data)
  }

  #splitVariable(expression: VariableExpression): Split {
    const { variable } = expression
    const hasResources = containsResources(variable.type)
    if (variable.kind === 'local' || variable.kind === 'parameter') {
      const local = this.local(variable)
      return { data: local && makeReference(local, expression), tree: hasResources ? this.treeOf(variable) : undefined }
    }
    const data = this.shared.types.of(variable.type) && this.#variable(expression)
    return { data, tree: hasResources ? this.shared.treeOfGlobal(variable) : undefined }
  }

  #splitIndex(expression: IndexExpression): Split {
    const object = this.split(expression.object)
    const { tree } = object
    const known = this.shared.integer(expression.index)
    if (tree && tree.kind !== 'leaf' && known === undefined && containsResources(expression.type))
      return this.#splitChosen(expression, object, tree)
    const data = this.#partData(expression, object)
    if (!tree || !containsResources(expression.type)) return { data, tree: undefined }
    if (tree.kind === 'leaf' && tree.source) {
      const isMarked = this.shared.marks.isMarked(expression.index)
      const index =
        known === undefined ? unsigned(this.value(expression.index)) : makeUint(known >>> 0, expression.index)
      return { data, tree: elementOf(tree, expression.type, index, isMarked) }
    }
    if (known === undefined) return { data, tree: unset }
    return { data, tree: elementTree(tree, expression.object.type, known) ?? unset }
  }

  /** Which of several elements it is shows when the shader runs. */
  #splitChosen(
    { type, index, object: { type: arrayType }, start, end }: IndexExpression,
    object: Split,
    tree: ResourceTree,
  ): Split {
    const elements = expand(tree, arrayType).parts.flatMap((part) => part ?? [])
    const dataType = this.shared.types.of(type)
    const value = this.value(index)
    const which = hasSideEffects(value) ? this.spill(value, 'index') : value
    const hasData = object.data && !this.#zeros.has(object.data)
    const span = { start, end }
    const data = dataType && (hasData ? makeIndex(object.data, which, dataType, span) : this.zero(dataType, span))
    if (elements.length > limits.resourceChoices.most) {
      this.shared.reportIndex(index)
      return { data, tree: unset }
    }
    const choose = (others: ResourceTree, element: ResourceTree, position: number): ResourceTree =>
      chooseTree(isElement(which, position), element, others, type, index)
    const chosen = elements.reduceRight(choose)
    if (!this.shared.marks.isMarked(index)) return { data, tree: chosen }
    return { data, tree: mapLeaves(chosen, type, '', (leaf) => ({ ...leaf, isNonUniform: true })) }
  }

  #heapLeaf(expression: HeapExpression): ResourceLeaf {
    const type = expression.type as ObjectType
    const isNonUniform = isIndexMark(expression.index) || this.shared.marks.isMarked(expression.index)
    const word = unsigned(this.value(expression.index))
    const isAddress = expression.second !== undefined && type.row.category === 'acceleration structure'
    const index = isAddress ? makeConstruct(addressType, [word, this.value(expression.second)], expression) : word
    const source = this.shared.sources.heapSource(type, {
      family: expression.heap,
      isPerKind: expression.isPerKind === true,
      isAddress,
    })
    return { kind: 'leaf', source, rival: undefined, index, isNonUniform }
  }

  /** Of a ConstantBuffer<T> whose struct has resources: they are declared beside it. */
  #splitContents(expression: BufferContentsExpression): Split {
    const { tree } = this.split(expression.object)
    const source = tree?.kind === 'leaf' ? tree.source : undefined
    const data = this.#contents(expression)
    return { data, tree: containsResources(expression.type) ? this.shared.contentsTree(source) : undefined }
  }

  #splitConditional(expression: ConditionalExpression): Split {
    const known = this.shared.integer(expression.condition)
    if (known !== undefined) return this.split(known ? expression.consequent : expression.alternate)
    const value = this.value(expression.condition)
    // The condition is asked for the data and for each index.
    const condition = hasSideEffects(value) ? this.spill(value, 'condition') : value
    const mark = this.before.length
    const consequent = this.split(expression.consequent)
    const first = this.before.splice(mark)
    const alternate = this.split(expression.alternate)
    const second = this.before.splice(mark)
    if (first.length + second.length > 0) this.before.push(chosenEffects(condition, first, second, expression))
    const type = this.shared.types.of(expression.type)
    const data: Expression | undefined =
      type && consequent.data && alternate.data
        ? { ...expression, condition, consequent: consequent.data, alternate: alternate.data, type }
        : undefined
    if (!consequent.tree || !alternate.tree) return { data, tree: consequent.tree ?? alternate.tree }
    const others = leavesOfTree(alternate.tree, expression.type)
    let next = 0
    const tree = mapLeaves(consequent.tree, expression.type, '', (leaf) =>
      chooseLeaf(condition, leaf, others[next++] ?? unset, expression),
    )
    return { data, tree }
  }

  protected spill(value: Expression, name: string): Expression {
    const variable = this.temporary(name, value.type, value)
    this.before.push(makeAssign(makeReference(variable, value), value, value))
    return makeReference(variable, value)
  }

  #splitConstruct(operands: readonly Expression[], type: Type, span: Span): Split {
    const parts = operands.map((operand) =>
      this.shared.types.isSplit(operand.type) ? this.split(operand) : { data: this.value(operand), tree: undefined },
    )
    const dataType = this.shared.types.of(type)
    const data = parts.flatMap((part) => part.data ?? [])
    const [only] = data
    const built =
      dataType && data.length > 0
        ? data.length === 1 && only!.type === dataType
          ? only
          : makeConstruct(dataType, data, span)
        : dataType && this.zero(dataType, span)
    if (!containsResources(type)) return { data: built, tree: undefined }
    if (operands.length === 1 && operands[0]!.type === type) return { data: built, tree: parts[0]!.tree }
    const leaves = operands.flatMap((operand, index) => {
      const { tree } = parts[index]!
      return tree ? singleLeaves(tree, operand.type) : []
    })
    let next = 0
    return { data: built, tree: fromLeaves(type, () => leaves[next++] ?? unset) }
  }
}

/** What happens before one of two values is taken. */
function chosenEffects(
  condition: Expression,
  consequent: readonly Expression[],
  alternate: readonly Expression[],
  span: Span,
): Expression {
  const { start, end } = span
  const zero = makeUint(0, span)
  return {
    kind: 'conditional',
    condition,
    consequent: makeSequence([...consequent, zero], span),
    alternate: makeSequence([...alternate, zero], span),
    evaluatesBoth: false,
    type: uintType,
    start,
    end,
  }
}
