// What of a statement may be evaluated in front of it. Some values need a variable of their own (lists, buffers from a heap), and that
// variable must not be made before something else in the statement has had its effect:
//
//   x = f((h = next(), S{ a[h], b[h] }));      h = next();                 the sequence is evaluated first, so it can go first
//                                              S value = { a[h], b[h] };
//                                              x = f(value);
import type { Expression } from '../../../program/program.ts'
import { walkExpression } from '../../../program/walk.ts'
import { conflict, type EffectAnalysis, type Effects, hasEffects } from '../../../raise/raise.ts'

export class Evaluation {
  /** Expressions that can be statements of their own, in order. */
  readonly leading: readonly Expression[]
  readonly #flattened = new Set<Expression>()
  readonly #analysis: EffectAnalysis
  /** Of all that is evaluated before the statement itself has its effect. */
  readonly #effects: Effects

  constructor(root: Expression, analysis: EffectAnalysis) {
    const leading: Expression[] = []
    for (let next: Expression | undefined = root; next; ) {
      const sequence = firstSequence(next)
      if (!sequence) break
      this.#flattened.add(sequence)
      leading.push(...sequence.expressions.slice(0, -1))
      next = sequence.expressions.at(-1)
    }
    this.leading = leading
    this.#analysis = analysis
    const gone = new Set([root])
    for (const expression of leading) walkExpression(expression, (inner) => gone.add(inner))
    this.#effects = analysis.of(root, gone)
  }

  /** Only its last part is left. */
  isFlattened(sequence: Expression): boolean {
    return this.#flattened.has(sequence)
  }

  /** Whether the value is the same in front of the statement. */
  isSameBefore(value: Expression): boolean {
    return !hasEffects(value) && !conflict(this.#analysis.of(value), this.#effects)
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
