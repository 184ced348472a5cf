// The resources in a ConstantBuffer<T> are variables of the shader with registers of their own: they are there only where it is known
// which buffer it is. Its other members can be read from any.
//
//   struct S { Texture2D T; float4 tint; };  ConstantBuffer<S> a, b;
//   (c ? a : b).tint       fine
//   (c ? a : b).T          the resources in 'ConstantBuffer<S>' are those of a global buffer ...
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { fixedInteger } from '../../program/evaluate/fixed.ts'
import type { Expression } from '../../program/program.ts'
import { bufferContents, containsResources } from '../../program/resources.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'

export class ResourcesInBuffers {
  readonly #checker: Checker
  /** Contents of which only numbers are read, or that were judged before. */
  readonly #seen = new WeakSet<Expression>()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  /** Takes every expression of a body, parents first. */
  visit(expression: Expression): void {
    if (isPart(expression)) this.#seePart(expression)
    else if (expression.kind === 'buffer-contents' && !this.#seen.has(expression)) {
      this.#seen.add(expression)
      const { type } = expression.object
      if (type.kind !== 'object' || !bufferContents(type) || isNamed(expression.object)) return
      const parameters = { type: quoteType(type) }
      this.#checker.sink.report(typeDiagnostics.err_hlsl_buffer_with_resources_chosen(expression, parameters))
    }
  }

  #seePart(part: Expression): void {
    if (containsResources(part.type)) return
    let whole: Expression = part
    while (isPart(whole)) whole = whole.object
    if (whole.kind === 'buffer-contents') this.#seen.add(whole)
  }
}

function isPart(expression: Expression): expression is Extract<Expression, { kind: 'field' | 'base' | 'index' }> {
  const { kind } = expression
  return kind === 'field' || kind === 'base' || kind === 'index'
}

/** Whether it is known while compiling which variable this is, and which element of it. */
function isNamed(expression: Expression): boolean {
  switch (expression.kind) {
    case 'variable':
      return true
    case 'field':
    case 'base':
    case 'buffer-contents':
      return isNamed(expression.object)
    case 'index':
      return fixedInteger(expression.index) !== undefined && isNamed(expression.object)
    case 'sequence':
      return isNamed(expression.expressions.at(-1)!)
    default:
      return false
  }
}
