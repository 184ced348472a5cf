// Functions that return a descriptor become the expression they return: an exported getDescriptorFromHandle, and helpers such as
//
//   T bindless<T>(uint i) { return *DescriptorHandle<T>(uint2(i, 0)); }      bindless<Texture2D>(i)[p]   =>   heap(resource, i)[p]
//
// A resource is then named where it is used: GLSL and SPIR-V know no functions that return one, and DXC forgets on the way that an index
// is not uniform. A function that does more than choose what to return (a loop, an assignment) stays a function.

import { isDuplicable } from '../program/duplicable.ts'
import type {
  CallExpression,
  Expression,
  Parameter,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { forEachExpression, walkBody, walkExpression } from '../program/walk.ts'
import { mapOperands } from './map.ts'
import { makeAssign, makeReference, makeSequence } from './nodes.ts'
import { ProgramRewriter } from './rewriter.ts'

export function inlineFetches(program: Program): Program {
  const returned = new Map<ProgramFunction, Expression | undefined>()
  const returnOf = (target: ProgramFunction): Expression | undefined => {
    if (!returned.has(target)) returned.set(target, isFetch(target) ? returnedValue(target) : undefined)
    return returned.get(target)
  }
  if (!program.functions.some(returnOf)) return program
  const rewritten = new ProgramRewriter(program, {
    expression: (expression, rewriter) => {
      if (expression.kind !== 'call') return undefined
      const value = returnOf(expression.function)
      return value && inlined(expression, value, rewriter)
    },
  }).run()
  return withoutUncalled(rewritten)
}

function isFetch({ returnType, parameters }: ProgramFunction): boolean {
  return returnType.kind === 'object' && parameters.every(({ mode }) => mode === 'in')
}

// ---- From statements to one expression

/** What the function returns as an expression of its parameters; `undefined` when it does more than that. */
function returnedValue({ body }: ProgramFunction): Expression | undefined {
  if (!body || changesSomething(body)) return undefined
  const uses = countUses(body)
  const locals = new Map<Variable, Expression>()
  return resultOf(body.statements, locals, uses)
}

function changesSomething(body: Statement): boolean {
  let changes = false
  walkBody(body, ({ kind }) => {
    if (kind === 'assign' || kind === 'increment') changes = true
  })
  return changes
}

/** What a call gives the function: its parameters, and the object of a method. */
type Given = Variable | 'this'

function givenOf(expression: Expression): Given | undefined {
  if (expression.kind === 'this') return 'this'
  return expression.kind === 'variable' ? expression.variable : undefined
}

function countUses(body: Statement): Map<Given, number> {
  const uses = new Map<Given, number>()
  walkBody(body, (expression) => {
    const given = givenOf(expression)
    if (given) uses.set(given, (uses.get(given) ?? 0) + 1)
  })
  return uses
}

function resultOf(
  statements: readonly Statement[],
  locals: Map<Variable, Expression>,
  uses: ReadonlyMap<Given, number>,
): Expression | undefined {
  const [first, ...rest] = statements
  switch (first?.kind) {
    case 'return':
      return first.value && substituted(first.value, locals)
    case 'block':
      return resultOf([...first.statements, ...rest], locals, uses)
    case 'variable-statement': {
      const { variable, initializer } = first
      if (!initializer || variable.kind !== 'local') return undefined
      const value = substituted(initializer, locals)
      if ((uses.get(variable) ?? 0) > 1 && !isDuplicable(value)) return undefined
      locals.set(variable, value)
      return resultOf(rest, locals, uses)
    }
    case 'if': {
      const consequent = resultOf([first.consequent], new Map(locals), uses)
      const others = first.alternate ? [first.alternate, ...rest] : rest
      const alternate = consequent && resultOf(others, new Map(locals), uses)
      if (!consequent || !alternate) return undefined
      const { start, end } = first
      const condition = substituted(first.condition, locals)
      const { type } = consequent
      return { kind: 'conditional', condition, consequent, alternate, evaluatesBoth: false, type, start, end }
    }
    default:
      return undefined
  }
}

function substituted(root: Expression, values: ReadonlyMap<Given, Expression>): Expression {
  const substitute = (expression: Expression): Expression => {
    const given = givenOf(expression)
    return (given && values.get(given)) ?? mapOperands(expression, substitute)
  }
  return values.size === 0 ? root : substitute(root)
}

// ---- Calls

function inlined(call: CallExpression, value: Expression, rewriter: ProgramRewriter): Expression {
  const values = new Map<Given, Expression>()
  const before: Expression[] = []
  const uses = countUses({ kind: 'expression-statement', expression: value, start: value.start, end: value.end })
  for (const [index, parameter] of call.function.parameters.entries()) {
    const argument = call.arguments[index]!
    values.set(parameter, passed(argument, parameter, uses.get(parameter) ?? 0, before, rewriter))
  }
  const { object } = call
  if (object) {
    const self = { name: 'object', type: object.type }
    values.set('this', passed(object, self, uses.get('this') ?? 0, before, rewriter))
  }
  // The place of a fetch is that of the handle; what is inside may be in another file.
  const result = { ...substituted(value, values), start: call.start, end: call.end }
  const fetched = rewriter.expression(result)
  return makeSequence([...before.map((expression) => rewriter.expression(expression)), fetched], call)
}

/** The argument itself where that is the same, else a variable it is put into first. */
function passed(
  argument: Expression,
  { name, type }: Pick<Parameter, 'name' | 'type'>,
  uses: number,
  before: Expression[],
  rewriter: ProgramRewriter,
): Expression {
  if (isDuplicable(argument) || uses === 1) return argument
  const variable = rewriter.temporary(name, type, { location: argument.start })
  const reference = makeReference(variable, argument)
  before.push(makeAssign(reference, argument, argument))
  return reference
}

// ---- Functions that are left without calls

function withoutUncalled(program: Program): Program {
  const kept = new Set<ProgramFunction>()
  for (const { function: target, patchConstantFunction } of program.entries) {
    kept.add(target)
    if (patchConstantFunction) kept.add(patchConstantFunction)
  }
  for (const target of program.functions) if (target.isExported && target.returnType.kind !== 'object') kept.add(target)
  const initializers = program.globals.flatMap((global) =>
    global.kind !== 'constant-buffer' && global.initializer ? [global.initializer] : [],
  )
  const visit = (root: Expression): void =>
    walkExpression(root, (expression) => {
      if (expression.kind === 'call') kept.add(expression.function)
    })
  initializers.forEach(visit)
  for (const target of kept) if (target.body) forEachExpression(target.body, visit)
  return { ...program, functions: program.functions.filter((target) => kept.has(target)) }
}
