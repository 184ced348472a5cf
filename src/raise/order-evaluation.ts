// Makes the order of evaluation plain: assignments are loads and stores, calls get whole variables for what they write, and operands
// that would disturb each other are temporaries, assigned in the order of HLSL.
//
//   a[f()] += x           =>   index = f(), a[index] = a[index] + x          (++v).x = 1       =>   v = v + 1, v.x = 1
//   y = i++ + i           =>   old = i, i = old + 1, y = old + i             swap(b[0], v.x)   =>   p = b[0], q = v.x, swap(p, q), b[0] = p, v.x = q
//
// A temporary is assigned once, where its declaration would stand: a writer declares it there, or takes it for the value itself.
import { isDuplicable } from '../program/duplicable.ts'
import { isPrecise } from '../program/precise.ts'
import type {
  AssignExpression,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  IncrementExpression,
  IntrinsicExpression,
  LogicalExpression,
  MethodExpression,
  Statement,
  Variable,
} from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { forEachOperand, operationsOf, walkExpression } from '../program/walk.ts'
import { isBitField } from '../program/writes.ts'
import { hasEffects } from '../rewrite/effects.ts'
import { mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeAssign, makeConvert, makeReference, makeSequence, makeTemporary } from '../rewrite/nodes.ts'
import { arrayElement, isOpaque, isResource, type Type } from '../types/types.ts'
import { bothEffects, conflict, type EffectAnalysis, type Effects } from './effects.ts'
import {
  changedByOne,
  evaluatesBoth,
  incremented,
  isVariablePath,
  lazyOperands,
  parameterOf,
  parts,
  selectors,
  withType,
} from './evaluation.ts'
import { binary } from './formulas/nodes.ts'

export interface OrderRules {
  /** People read the target: it has compound assignments, and copies what calls write by itself. */
  readonly isText: boolean
}

/** How often what selects a place is evaluated: with a call in between, anything may have changed. */
type Uses = 'once' | 'twice' | 'around a call'

export class OrderedEvaluation {
  readonly #effects: EffectAnalysis
  readonly #rules: OrderRules

  constructor(effects: EffectAnalysis, rules: OrderRules) {
    this.#effects = effects
    this.#rules = rules
  }

  readonly statement = (statement: Statement): Statement => {
    if (statement.kind === 'expression-statement') {
      const expression = this.#effect(statement.expression)
      return expression === statement.expression ? statement : { ...statement, expression }
    }
    const map = { expression: this.#value, statement: this.statement }
    if (statement.kind !== 'for' || !statement.increment) return mapStatement(statement, map)
    const increment = this.#effect(statement.increment)
    return { ...mapStatement({ ...statement, increment: undefined }, map), increment }
  }

  /** Whether nothing in it changes anything. */
  #isQuiet(root: Expression): boolean {
    let isQuiet = true
    walkExpression(root, (node) => {
      isQuiet &&= !this.#effects.changes(node) && !(evaluatesBoth(node) && lazyOperands(node).some(hasEffects))
    })
    return isQuiet
  }

  /** The value is not asked for. */
  #effect(expression: Expression): Expression {
    switch (expression.kind) {
      case 'assign': {
        const { compound, target, value } = expression
        if (!compound && this.#isQuiet(target) && this.#isQuiet(value)) return expression
        return this.#sequence(expression, (before) => this.#assignment(expression, before, 'once'))
      }
      case 'increment':
        return this.#sequence(expression, (before) => this.#assignment(incremented(expression), before, 'once'))
      case 'sequence':
        return makeSequence(
          expression.expressions.flatMap((part) => parts(this.#effect(part))),
          expression,
        )
      case 'convert':
      case 'truncate':
      case 'splat':
        return this.#effect(expression.operand)
      default:
        return this.#value(expression)
    }
  }

  readonly #value = (expression: Expression): Expression => {
    if (this.#isQuiet(expression)) return expression
    switch (expression.kind) {
      case 'assign':
        return this.#assigned(expression)
      case 'increment':
        return expression.isPostfix ? this.#postfix(expression) : this.#assigned(incremented(expression))
      case 'call':
      case 'intrinsic':
      case 'method':
        return this.#sequence(expression, (before) => this.#call(expression, before))
      case 'sequence': {
        const leading = expression.expressions.slice(0, -1).flatMap((part) => parts(this.#effect(part)))
        return makeSequence([...leading, ...parts(this.#value(expression.expressions.at(-1)!))], expression)
      }
      case 'binary':
      case 'logical':
        return this.#chain(expression)
      case 'conditional':
        return this.#conditional(expression)
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index':
      case 'resource-element':
      case 'buffer-contents':
        return this.#sequence(expression, (before) => this.#place(expression, before, 'once'))
      default:
        return this.#sequence(expression, (before) => this.#operands(expression, before))
    }
  }

  #sequence(span: Expression, make: (before: Expression[]) => Expression): Expression {
    const before: Expression[] = []
    const last = make(before)
    return before.length === 0 ? last : { ...makeSequence([...before, ...parts(last)], span), type: last.type }
  }

  /** A temporary with the value, from here on. */
  #named(value: Expression, before: Expression[], name = 'value', isExact = false): Expression {
    if (value.kind === 'literal' || isOpaque(arrayElement(value.type))) return value
    const last = this.#last(value, before)
    if (last.kind === 'variable' && last.variable.isTemporary) return last
    return makeTemporary(name, last, before, isExact)
  }

  /** The value of a sequence, whose other parts are evaluated before. */
  #last(value: Expression, before: Expression[]): Expression {
    before.push(...parts(value).slice(0, -1))
    return parts(value).at(-1)!
  }

  // ---- Operands

  /** In order; one that a later one disturbs, or that disturbs a later one, is evaluated before. */
  #operands(expression: Expression, before: Expression[]): Expression {
    const operands: Expression[] = []
    forEachOperand(expression, (operand) => operands.push(operand))
    const ordered = this.#inOrder(operands, before)
    return mapOperands(expression, () => ordered.shift()!)
  }

  #inOrder(operands: readonly Expression[], before: Expression[]): Expression[] {
    const effects = operands.map((operand) => this.#effects.of(operand))
    return operands.map((operand, index) => {
      const value = this.#value(operand)
      const disturbed = effects.some((later, position) => position > index && conflict(effects[index]!, later))
      return disturbed ? this.#named(value, before) : value
    })
  }

  /** Operators from left to right: a sum of thousands of terms is as deep as it is long. */
  #chain(expression: BinaryExpression | LogicalExpression): Expression {
    const { first, operations } = operationsOf(expression)
    const before: Expression[] = []
    let left = this.#value(first)
    let effects: Effects = this.#effects.of(first)
    for (const node of operations) {
      const own = this.#effects.of(node.right)
      const isForced = evaluatesBoth(node) && hasEffects(node.right)
      if (node.kind === 'binary' && (isForced || conflict(effects, own))) left = this.#named(left, before)
      const value = this.#value(node.right)
      const right = isForced ? this.#named(value, before) : value
      left = left === node.left && right === node.right ? node : { ...node, left, right }
      effects = bothEffects(effects, own)
    }
    return makeSequence([...before, ...parts(left)], expression)
  }

  #conditional(expression: ConditionalExpression): Expression {
    const { condition, consequent, alternate, type } = expression
    const isVoid = type.kind === 'void'
    if (isVoid || !evaluatesBoth(expression) || !lazyOperands(expression).some(hasEffects)) {
      const arm = isVoid ? (each: Expression) => withType(this.#effect(each), type) : this.#value
      return {
        ...expression,
        condition: this.#value(condition),
        consequent: arm(consequent),
        alternate: arm(alternate),
      }
    }
    return this.#sequence(expression, (before) => {
      const [test, yes, no] = [condition, consequent, alternate].map((each) => this.#named(this.#value(each), before))
      return { ...expression, condition: test!, consequent: yes!, alternate: no! }
    })
  }

  // ---- Places

  /** The place without effects; what selects it is evaluated before, once. */
  #place(expression: Expression, before: Expression[], uses: Uses): Expression {
    switch (expression.kind) {
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'buffer-contents': {
        const object = this.#place(expression.object, before, uses)
        return object === expression.object ? expression : { ...expression, object }
      }
      case 'index': {
        const object = this.#objectOf(expression.object, [expression.index], before, uses)
        const index = this.#selector(expression.index, before, uses)
        return object === expression.object && index === expression.index
          ? expression
          : { ...expression, object, index }
      }
      case 'resource-element': {
        const behind = expression.selected ? [expression.selected, expression.index] : [expression.index]
        const object = this.#objectOf(expression.object, behind, before, uses)
        const selected =
          expression.selected &&
          this.#selector(expression.selected, before, this.#usesOf([expression.selected], [expression.index], uses))
        const index = this.#selector(expression.index, before, uses)
        return { ...expression, object, selected, index }
      }
      case 'method':
        if (expression.object.type.kind !== 'object' || !expression.object.type.row.isValue) break
        return { ...expression, object: this.#selector(expression.object, before, uses) }
      case 'assign':
      case 'increment': {
        if (expression.kind === 'increment' && expression.isPostfix) break
        const assignment = expression.kind === 'assign' ? expression : incremented(expression)
        const made = this.#assignment(assignment, before, 'twice')
        before.push(made)
        return made.target
      }
      case 'sequence': {
        for (const part of expression.expressions.slice(0, -1)) before.push(...parts(this.#effect(part)))
        return this.#place(expression.expressions.at(-1)!, before, uses)
      }
    }
    return this.#last(this.#value(expression), before)
  }

  /** What is selected from, before the selection: `Row[k][bump(k)]` is the resource that the old `k` chooses. */
  #objectOf(object: Expression, behind: readonly Expression[], before: Expression[], uses: Uses): Expression {
    return this.#place(object, before, this.#usesOf(selectors(object), behind, uses))
  }

  #usesOf(selecting: readonly Expression[], behind: readonly Expression[], uses: Uses): Uses {
    const effects = behind.map((each) => this.#effects.of(each))
    const isDisturbed = selecting.some((each) => effects.some((later) => conflict(this.#effects.of(each), later)))
    return isDisturbed ? 'around a call' : uses
  }

  /** An index. */
  #selector(expression: Expression, before: Expression[], uses: Uses): Expression {
    const isMark = expression.kind === 'intrinsic' && expression.name === 'NonUniformResourceIndex'
    if (isMark) return mapOperands(expression, (operand) => this.#selector(operand, before, uses))
    const isSame =
      this.#isQuiet(expression) &&
      (uses === 'once' || (uses === 'twice' && this.#rules.isText && isDuplicable(expression)))
    return isSame ? expression : this.#named(this.#value(expression), before, 'index')
  }

  // ---- Assignments

  /** As a store of a value that has been computed. */
  #assignment(expression: AssignExpression, before: Expression[], uses: Uses): AssignExpression {
    const { target, compound } = expression
    let value = this.#value(expression.value)
    const effects = this.#effects.of(expression.value)
    const isDisturbed = (part: Expression): boolean => conflict(effects, this.#effects.of(part))
    if ((compound || !this.#isQuiet(target) ? [target] : selectors(target)).some(isDisturbed))
      value = this.#named(value, before, 'value', isPrecise(target))
    const place = this.#place(target, before, compound && uses === 'once' ? 'twice' : uses)
    if (compound) {
      const { operator, computeType } = compound
      value = makeConvert(binary(operator, makeConvert(place, computeType), value), target.type)
    }
    return { ...expression, target: place, value, compound: undefined }
  }

  /** The value of an assignment, which is the target's behind it. */
  #assigned(expression: AssignExpression): Expression {
    return this.#sequence(expression, (before) => {
      const { target } = expression
      if (isVariablePath(target)) return this.#assignment(expression, before, 'once')
      const made = this.#assignment(expression, before, 'twice')
      if (isBitField(made.target)) {
        before.push(made)
        return made.target
      }
      const value = this.#named(made.value, before, 'value', isPrecise(target))
      before.push({ ...made, value })
      return value
    })
  }

  #postfix({ operator, target, ...span }: IncrementExpression): Expression {
    return this.#sequence(target, (before) => {
      const place = this.#place(target, before, 'twice')
      const old = this.#named(place, before, 'old')
      before.push(makeAssign(place, changedByOne(operator, old), span))
      return old
    })
  }

  // ---- Calls

  #call(call: CallExpression | IntrinsicExpression | MethodExpression, before: Expression[]): Expression {
    const after: Expression[] = []
    const passed = new Set<Variable>()
    const effects = call.arguments.map((argument) => this.#effects.of(argument))
    const isForced = evaluatesBoth(call) && call.arguments.some(hasEffects)
    const object = call.kind === 'method' ? this.#objectOf(call.object, call.arguments, before, 'once') : undefined
    const list = call.arguments.map((argument, index) => {
      const { mode, type, name } = parameterOf(call, index)
      if (mode === 'in' && !isResource(argument.type)) {
        const value = this.#value(argument)
        const isDisturbed = effects.some((later, at) => at > index && conflict(effects[index]!, later))
        return isDisturbed || isForced ? this.#named(value, before) : value
      }
      const isCopied = mode === 'out' || (mode === 'inout' && call.kind === 'call')
      const isPassed = !isCopied || isOpaque(arrayElement(type)) || this.#isPassable(call, argument, type, passed)
      if (isPassed) return this.#place(argument, before, 'once')
      const place = this.#place(argument, before, 'around a call')
      if (place !== argument && this.#isPassable(call, place, type, passed)) return place
      const variable = makeVariable('local', name, type, argument.start, { isTemporary: true })
      const copy = makeReference(variable, argument)
      if (mode === 'inout') before.push(makeAssign(copy, makeConvert(place, type), argument))
      after.push(makeAssign(place, makeConvert(copy, place.type), argument))
      return copy
    })
    const made = { ...call, arguments: list, ...(object ? { object } : {}) } as typeof call
    if (after.length === 0) return made
    if (call.type.kind === 'void') return { ...makeSequence([made, ...after], call), type: call.type }
    const result = this.#named(made, before, 'result')
    before.push(...after)
    return result
  }

  /** Whether the call may write the argument itself. */
  #isPassable(call: Expression, argument: Expression, type: Type, passed: Set<Variable>): boolean {
    if (argument.type !== type || isBitField(argument) || !this.#isQuiet(argument)) return false
    // A built-in function writes when it is done.
    if (call.kind !== 'call' || this.#rules.isText) return isVariablePath(argument)
    if (argument.kind !== 'variable' || passed.has(argument.variable)) return false
    const { kind } = argument.variable
    passed.add(argument.variable)
    return kind === 'local' || kind === 'parameter'
  }
}

/** Whether the step leaves it: what the verifier asks. */
export function isOrdered(node: Expression): boolean {
  switch (node.kind) {
    case 'increment':
      return false
    case 'assign':
      return node.compound === undefined && !isEffectful(node.target)
    case 'field':
    case 'base':
    case 'swizzle':
    case 'matrix-swizzle':
    case 'index':
    case 'resource-element':
    case 'buffer-contents':
      return !isEffectful(node.object)
    default:
      return true
  }
}

function isEffectful({ kind }: Expression): boolean {
  return kind === 'assign' || kind === 'increment' || kind === 'sequence'
}
