// Methods become functions that take their object first, for targets without methods.
//
//   struct S { float x; void set(float v) { x = v; } };            void S_set(inout S self, float v) { self.x = v; }
//   s.set(1);                                               =>     S_set(s, 1);
//
// The object is `in` where nothing changes it, so that constants and results of calls can be objects too.
import type {
  BlockStatement,
  CallExpression,
  Expression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { rootOf, type Written, writtenBy } from '../program/writes.ts'
import { bug } from '../support/bug.ts'
import { hasSideEffects } from './effects.ts'
import { mapOperands, mapStatement } from './map.ts'
import { makeAssign, makeDeclaration, makeParameter, makeReference, makeSequence } from './nodes.ts'

/** Of the parameter that stands for the object. */
export const objectModifier = 'this'

/** The same functions when there is no method among them. `functions` are callees first. */
export function methodsToFunctions(
  functions: readonly ProgramFunction[],
): ReadonlyMap<ProgramFunction, ProgramFunction> {
  const made = new Map<ProgramFunction, ProgramFunction>()
  if (!functions.some(isMethod)) {
    for (const target of functions) made.set(target, target)
    return made
  }
  const written = new Map<ProgramFunction, Written>()
  const objects = new Map<ProgramFunction, Parameter>()
  for (const target of functions) {
    if (!isMethod(target)) {
      made.set(target, { ...target, body: undefined })
      continue
    }
    const mode = writtenBy(target, written).has('this') ? 'inout' : 'in'
    const plain = makeParameter('self', target.owner ?? bug('a method without owner'), mode, target.location)
    const self: Parameter = { ...plain, modifiers: [objectModifier] }
    objects.set(target, self)
    made.set(target, {
      ...target,
      parameters: [self, ...target.parameters],
      owner: undefined,
      isStatic: false,
      body: undefined,
    })
  }
  for (const [target, replacement] of made)
    if (target.body) replacement.body = new Rewriter(made, objects.get(target)).body(target.body)
  return made
}

function isMethod({ owner, isStatic }: ProgramFunction): boolean {
  return owner !== undefined && !isStatic
}

class Rewriter {
  readonly #made: ReadonlyMap<ProgramFunction, ProgramFunction>
  readonly #self: Parameter | undefined
  readonly #locals: Variable[] = []

  constructor(made: ReadonlyMap<ProgramFunction, ProgramFunction>, self: Parameter | undefined) {
    this.#made = made
    this.#self = self
  }

  body(body: BlockStatement): BlockStatement {
    const rewritten = this.#statement(body) as BlockStatement
    if (this.#locals.length === 0) return rewritten
    return {
      ...rewritten,
      statements: [...this.#locals.map((local) => makeDeclaration(local)), ...rewritten.statements],
    }
  }

  readonly #statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.#expression, statement: this.#statement })

  readonly #expression = (expression: Expression): Expression => {
    if (expression.kind === 'this') return makeReference(this.#self ?? bug('this outside of a method'), expression)
    const mapped = mapOperands(expression, this.#expression)
    return mapped.kind === 'call' ? this.#call(mapped) : mapped
  }

  #call(call: CallExpression): Expression {
    const target = this.#made.get(call.function)
    if (!target || target === call.function) return call
    const { object } = call
    if (!object || !isMethod(call.function)) {
      const plain: Expression = { ...call, function: target, object: undefined }
      // An object that is named for a static method only is still evaluated.
      return object && hasSideEffects(object) ? makeSequence([object, plain], call) : plain
    }
    if (target.parameters[0]!.mode === 'in' || isChangeable(object))
      return { ...call, function: target, object: undefined, arguments: [object, ...call.arguments] }
    const copy = makeVariable('local', 'object', object.type, call.start)
    this.#locals.push(copy)
    const reference = makeReference(copy, object)
    return makeSequence(
      [
        makeAssign(reference, object, object),
        { ...call, function: target, object: undefined, arguments: [reference, ...call.arguments] },
      ],
      call,
    )
  }
}

function isChangeable(object: Expression): boolean {
  const root = rootOf(object)
  if (root?.kind === 'variable') return root.variable.kind !== 'constant' && !root.variable.isConst
  return root !== undefined || endsInElement(object)
}

/** `buffer[i].field`: written back into the resource. */
function endsInElement(object: Expression): boolean {
  let at = object
  while (at.kind === 'field' || at.kind === 'base' || at.kind === 'index') at = at.object
  return at.kind === 'resource-element' && at.object.type.kind === 'object' && at.object.type.row.writable === true
}
