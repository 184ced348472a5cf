// What of a statement may be evaluated in front of it. Some values need a variable of their own (lists, buffers from a heap), and that
// variable must not be made before something else in the statement has had its effect:
//
//   x = f((h = next(), S{ a[h], b[h] }));      h = next();                 the sequence is evaluated first, so it can go first
//                                              S value = { a[h], b[h] };
//                                              x = f(value);
import type { Expression, Variable } from '../../../program/program.ts'
import { walkExpression } from '../../../program/walk.ts'
import { isEffect } from '../../../raise/raise.ts'

export class Evaluation {
  /** Expressions that can be statements of their own, in order. */
  readonly leading: readonly Expression[]
  readonly #flattened = new Set<Expression>()
  /** Variables that something in the statement changes, besides the statement itself. */
  readonly #changed = new Set<Variable>()
  #changesMemory = false

  constructor(root: Expression) {
    const leading: Expression[] = []
    for (let next: Expression | undefined = root; next; ) {
      const sequence = firstSequence(next)
      if (!sequence) break
      this.#flattened.add(sequence)
      leading.push(...sequence.expressions.slice(0, -1))
      next = sequence.expressions.at(-1)
    }
    this.leading = leading
    const gone = new Set<Expression>()
    for (const expression of leading) walkExpression(expression, (inner) => gone.add(inner))
    walkExpression(root, (expression) => {
      if (expression !== root && !gone.has(expression) && isEffect(expression)) this.#addEffect(expression)
    })
  }

  /** Only its last part is left. */
  isFlattened(sequence: Expression): boolean {
    return this.#flattened.has(sequence)
  }

  /** Whether the value is the same in front of the statement. */
  isSameBefore(value: Expression): boolean {
    let isSame = true
    walkExpression(value, (expression) => {
      if (isEffect(expression)) isSame = false
      else if (expression.kind === 'variable') isSame &&= !this.#isChanged(expression.variable)
      else if (expression.kind === 'resource-element' || expression.kind === 'method') isSame &&= !this.#changesMemory
    })
    return isSame
  }

  #isChanged(variable: Variable): boolean {
    const isLocal = variable.kind === 'local' || variable.kind === 'parameter'
    const isConstant = variable.kind === 'constant' || variable.kind === 'resource' || variable.isConst
    return this.#changed.has(variable) || (!isLocal && !isConstant && this.#changesMemory)
  }

  #addEffect(expression: Expression): void {
    switch (expression.kind) {
      case 'assign':
      case 'increment':
        this.#addTarget(expression.target)
        return
      case 'call':
        this.#changesMemory = true
        expression.function.parameters.forEach(({ mode }, index) => {
          const argument = expression.arguments[index]
          if (mode !== 'in' && argument) this.#addTarget(argument)
        })
        if (expression.object && !expression.function.isConstMethod) this.#addTarget(expression.object)
        return
      case 'intrinsic':
      case 'method':
        this.#changesMemory = true
        expression.modes.forEach((mode, index) => {
          if (mode !== 'in') this.#addTarget(expression.arguments[index]!)
        })
    }
  }

  #addTarget(target: Expression): void {
    let place = target
    for (;;) {
      switch (place.kind) {
        case 'field':
        case 'base':
        case 'swizzle':
        case 'matrix-swizzle':
        case 'index':
          place = place.object
          break
        case 'variable':
          this.#changed.add(place.variable)
          return
        default:
          this.#changesMemory = true
          return
      }
    }
  }
}

/** A sequence that nothing else of the expression is evaluated before. */
function firstSequence(root: Expression): Extract<Expression, { kind: 'sequence' }> | undefined {
  let found: Extract<Expression, { kind: 'sequence' }> | undefined
  let isLeftmost = true
  walkExpression(root, (expression) => {
    if (!isLeftmost) return
    if (expression.kind === 'sequence' && expression.expressions.length > 1) found = expression
    // Behind the first leaf everything has something in front of it.
    isLeftmost = !found && !isLeaf(expression)
  })
  return found
}

function isLeaf(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'this':
    case 'error':
      return true
    case 'construct':
      return expression.operands.length === 0
    case 'call':
      return !expression.object && expression.arguments.length === 0
    case 'intrinsic':
      return expression.arguments.length === 0
    default:
      return false
  }
}
