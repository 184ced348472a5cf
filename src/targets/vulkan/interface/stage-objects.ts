// Parameters of entry points that are no values become what Vulkan has instead: arrays, output variables and calls.
//
//   InputPatch<V, 3> p             V p[3]                            stream.Append(v)        emit_0(v): writes the outputs, then EmitVertex
//   out vertices V verts[64]       verts[i].uv = x   =>   out_UV[i] = x                      verts[i] = v   =>   every output at i
//   inout Payload p (any hit)      a variable of the module: it must hold its value when the ray ends early
//
// Functions that get such parameters are rewritten for what they are called with.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../../diagnostics/tables/vulkan.ts'
import type {
  AssignExpression,
  BlockStatement,
  CallExpression,
  Expression,
  MethodExpression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
} from '../../../program/program.ts'
import { makeVariable } from '../../../program/variables.ts'
import { wholeOf } from '../../../program/writes.ts'
import { mapChain, mapOperands, mapStatement } from '../../../rewrite/map.ts'
import {
  makeAssign,
  makeCall,
  makeDeclaration,
  makeParameter,
  makeReference,
  makeSequence,
  makeStatement,
  makeUint,
  spanAt,
} from '../../../rewrite/nodes.ts'
import type { Span } from '../../../support/source.ts'
import { quoteType } from '../../../types/print.ts'
import { arrayType, floatType, isNodeObject, type Type, voidType } from '../../../types/types.ts'
import { makeProcedure } from './make-function.ts'
import { type OutputLeaf, type OutputNode, writeOutput } from './writer.ts'

/** What a parameter stands for; a patch stays a parameter, as an array. */
export type StageRole =
  | { readonly kind: 'stream'; readonly index: number; readonly node: OutputNode }
  | { readonly kind: 'mesh output'; readonly node: OutputNode }
  /** `copy`: what the function changes instead, where all others only read the variable. */
  | { readonly kind: 'global'; readonly variable: Variable; readonly copy?: Variable }

type Roles = readonly (StageRole | undefined)[]

export class StageObjects {
  readonly #functions = new Map<ProgramFunction, Map<string, ProgramFunction>>()
  readonly #emitters = new Map<StageRole, ProgramFunction>()
  readonly #numbers = new Map<StageRole, number>()
  readonly sink: DiagnosticSink

  constructor(sink: DiagnosticSink) {
    this.sink = sink
  }

  /** Every function that was made, callees first. */
  get made(): ProgramFunction[] {
    const rewritten = [...this.#functions.values()].flatMap((row) => [...row.values()])
    return [...this.#emitters.values(), ...rewritten.reverse()]
  }

  /** The function with its roles taken in; the remaining parameters in order. */
  functionFor(target: ProgramFunction, roles: Roles): ProgramFunction {
    let row = this.#functions.get(target)
    if (!row) this.#functions.set(target, (row = new Map()))
    const key = roles.map((role) => this.#numberOf(role)).join(' ')
    const known = row.get(key)
    if (known) return known
    const places = new Map<Variable, StageRole | Parameter>()
    const parameters: Parameter[] = []
    target.parameters.forEach((parameter, index) => {
      const role = roles[index]
      if (role) places.set(parameter, role)
      else {
        const kept = patchAsArray(parameter)
        if (kept !== parameter) places.set(parameter, kept)
        parameters.push(kept)
      }
    })
    const symbol = row.size === 0 ? target.symbol : `${target.symbol}_${row.size}`
    const made: ProgramFunction = { ...target, symbol, parameters, body: undefined }
    row.set(key, made)
    if (target.body) made.body = withCopies(new BodyRewriter(this, places).body(target.body), roles)
    return made
  }

  /** Writes a vertex of the stream and emits it. */
  emitter(role: Extract<StageRole, { kind: 'stream' }>, type: Type): ProgramFunction {
    const known = this.#emitters.get(role)
    if (known) return known
    const span = spanAt(0)
    const vertex = makeParameter('vertex', type, 'in', 0)
    const writes = writeOutput(role.node, makeReference(vertex, span), undefined, span).map(makeStatement)
    const signal = makeStatement(stageCall('EmitVertex', [makeUint(role.index, span)], span))
    const made = makeProcedure(`emit_${role.index}`, [vertex], [...writes, signal], 0)
    this.#emitters.set(role, made)
    return made
  }

  #numberOf(role: StageRole | undefined): number {
    if (!role) return 0
    let number = this.#numbers.get(role)
    if (number === undefined) this.#numbers.set(role, (number = this.#numbers.size + 1))
    return number
  }
}

function withCopies(body: BlockStatement, roles: Roles): BlockStatement {
  const copies = roles.flatMap((role) => {
    if (role?.kind !== 'global' || !role.copy) return []
    return [makeDeclaration(role.copy, makeReference(role.variable, spanAt(role.copy.location)))]
  })
  return copies.length === 0 ? body : { ...body, statements: [...copies, ...body.statements] }
}

/** A call that only the writers of Vulkan's languages know. */
export function stageCall(name: string, list: readonly Expression[], { start, end }: Span): Expression {
  return {
    kind: 'intrinsic',
    name,
    modes: list.map(() => 'in'),
    parameterTypes: list.map(({ type }) => type),
    arguments: list,
    type: voidType,
    start,
    end,
  }
}

/** `InputPatch<V, 3>` is `V[3]`; which of the two patches it was is kept as a modifier. */
function patchAsArray(parameter: Parameter): Parameter {
  const { type, modifiers } = parameter
  if (type.kind !== 'object' || type.row.category !== 'patch' || !type.element) return parameter
  return { ...parameter, type: arrayType(type.element, type.count ?? 0), modifiers: [...modifiers, type.row.name] }
}

/** From the variable outwards. */
function pathOf(expression: Expression): Expression[] | undefined {
  const path = [expression]
  for (let whole = wholeOf(path[0]!); whole; whole = wholeOf(whole)) path.unshift(whole)
  return path[0]!.kind === 'variable' ? path : undefined
}

class BodyRewriter {
  readonly #objects: StageObjects
  readonly #places: ReadonlyMap<Variable, StageRole | Parameter>
  readonly #locals: Variable[] = []

  constructor(objects: StageObjects, places: ReadonlyMap<Variable, StageRole | Parameter>) {
    this.#objects = objects
    this.#places = places
  }

  body(body: BlockStatement): BlockStatement {
    const rewritten = this.#statement(body) as BlockStatement
    const declarations = this.#locals.map((local) => makeDeclaration(local))
    return { ...rewritten, statements: [...declarations, ...rewritten.statements] }
  }

  readonly #statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.#expression, statement: this.#statement })

  readonly #expression = (expression: Expression): Expression => {
    switch (expression.kind) {
      case 'binary':
      case 'logical':
        return mapChain(expression, this.#expression)
      case 'variable':
        return this.#variable(expression)
      case 'call':
        return this.#call(expression)
      case 'method':
        return this.#method(expression)
      case 'assign':
        return this.#assign(expression)
      case 'field':
      case 'base':
      case 'swizzle':
      case 'matrix-swizzle':
      case 'index': {
        const output = this.#outputOf(expression)
        if (!output) return mapOperands(expression, this.#expression)
        if (output.place) return output.place
        this.#refuse(expression)
        return expression
      }
      default:
        return mapOperands(expression, this.#expression)
    }
  }

  #refuse(span: Span): void {
    this.#objects.sink.report(vulkanDiagnostics.err_vulkan_output_part(span))
  }

  #variable(expression: Extract<Expression, { kind: 'variable' }>): Expression {
    const place = this.#places.get(expression.variable)
    if (!place) return expression
    if ('mode' in place) return makeReference(place, expression)
    if (place.kind === 'global') return makeReference(place.copy ?? place.variable, expression)
    const { name } = expression.variable
    this.#objects.sink.report(vulkanDiagnostics.err_vulkan_output_value(expression, { name }))
    return expression
  }

  #roleOf(expression: Expression): StageRole | undefined {
    if (expression.kind !== 'variable') return undefined
    const place = this.#places.get(expression.variable)
    if (!place || 'mode' in place) return undefined
    return place.kind !== 'global' || isNodeObject(place.variable.type) ? place : undefined
  }

  #call(call: CallExpression): Expression {
    const roles = call.arguments.map((argument) => this.#roleOf(argument))
    for (const [index, argument] of call.arguments.entries())
      if (isNodeObject(argument.type) && !roles[index])
        this.#objects.sink.report(
          vulkanDiagnostics.err_vulkan_node_argument(argument, { type: quoteType(argument.type) }),
        )
    const target = this.#objects.functionFor(call.function, roles)
    const list = call.arguments.filter((_, index) => !roles[index]).map(this.#expression)
    return { ...call, function: target, object: call.object && this.#expression(call.object), arguments: list }
  }

  #method(call: MethodExpression): Expression {
    const role = this.#roleOf(call.object)
    if (role?.kind !== 'stream') return mapOperands(call, this.#expression)
    if (call.name !== 'Append') return stageCall('EndPrimitive', [makeUint(role.index, call)], call)
    const [vertex] = call.arguments
    return makeCall(this.#objects.emitter(role, vertex!.type), [this.#expression(vertex!)], call)
  }

  #assign(expression: AssignExpression): Expression {
    const output = this.#outputOf(expression.target)
    if (!output || output.place) return mapOperands(expression, this.#expression)
    const components = swizzledComponents(expression.target, output)
    if ((output.rest > 0 && !components) || expression.compound) {
      this.#refuse(expression)
      return expression
    }
    const { start, end } = expression
    const span = { start, end }
    const value = this.#once(this.#expression(expression.value))
    const vertex = this.#once(output.vertex)
    const writes = components
      ? components.map((component, index) =>
          makeAssign(component(vertex.again, span), componentOf(value.again, index), span),
        )
      : writeOutput(output.node, value.again, vertex.again, span)
    return makeSequence([...value.first, ...vertex.first, ...writes, value.again], expression)
  }

  /** A value that is named several times but evaluated once. */
  #once(value: Expression): { readonly first: readonly Expression[]; readonly again: Expression } {
    if (value.kind === 'literal') return { first: [], again: value }
    const local = makeVariable('local', 'value', value.type, value.start)
    this.#locals.push(local)
    const again = makeReference(local, value)
    return { first: [makeAssign(again, value, value)], again }
  }

  /** The output a place inside of a mesh output is or belongs to; `rest`: how many steps are left below the node. */
  #outputOf(expression: Expression): FoundOutput | undefined {
    const path = pathOf(expression)
    const role = path && this.#roleOf(path[0]!)
    const [, first] = path ?? []
    if (!path || role?.kind !== 'mesh output' || first?.kind !== 'index') return undefined
    const vertex = this.#expression(first.index)
    let { node } = role
    let at = 2
    for (; at < path.length; at++) {
      const below = child(node, path[at]!)
      if (!below) break
      node = below
    }
    const rest = path.slice(at)
    const { start, end } = expression
    return { node, vertex, place: this.#placeIn(node, vertex, rest, { start, end }), rest: rest.length }
  }

  #placeIn(node: OutputNode, vertex: Expression, rest: readonly Expression[], span: Span): Expression | undefined {
    if (node.kind !== 'leaf') return undefined
    const [first] = rest
    if (node.components && rest.length === 1 && first) {
      const component =
        first.kind === 'swizzle' && first.components.length === 1
          ? first.components[0]
          : first.kind === 'index' && first.index.kind === 'literal'
            ? Number(first.index.value)
            : undefined
      return component === undefined ? undefined : node.components[component]?.(vertex, span)
    }
    if (!node.place) return undefined
    let place = node.place(vertex, span)
    for (const step of rest) {
      place = { ...step, object: place } as Expression
      if (place.kind === 'index') place = { ...place, index: this.#expression(place.index) }
    }
    return place
  }
}

interface FoundOutput {
  readonly node: OutputNode
  readonly vertex: Expression
  readonly place: Expression | undefined
  readonly rest: number
}

/** `clip.yx = ...` where the components are places of their own. */
function swizzledComponents(target: Expression, { node, rest }: FoundOutput): OutputLeaf['components'] {
  if (node.kind !== 'leaf' || !node.components || rest !== 1 || target.kind !== 'swizzle') return undefined
  return target.components.flatMap((component) => node.components![component] ?? [])
}

function componentOf(value: Expression, index: number): Expression {
  const { start, end } = value
  return { kind: 'swizzle', object: value, components: [index], type: floatType, start, end }
}

/** One step down; `undefined` when the node has no such parts. */
function child(node: OutputNode, step: Expression): OutputNode | undefined {
  if (node.kind === 'struct' && step.kind === 'field') return node.fields[step.field.index]
  if (node.kind === 'struct' && step.kind === 'base') return node.bases[node.type.bases.indexOf(step.base)]
  if (node.kind === 'array' && step.kind === 'index' && step.index.kind === 'literal')
    return node.elements[Number(step.index.value)]
  return undefined
}
