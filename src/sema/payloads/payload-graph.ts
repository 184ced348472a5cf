// What a function does with structs, in the order it happens: a graph with one node for each access to a field, call and trace.
//
//   p.a = 1; if (p.b) TraceRay(..., p);      =>      entry -> write p.a -> read p.b -> trace p -> exit
//                                                                             \------------------^
//
// Small enough that questions about it are answered by walking it: A dominates B when B cannot be reached without A.
import type { CallExpression, Expression, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { forEachOperand } from '../../program/walk.ts'
import { wholeOf } from '../../program/writes.ts'
import type { Location } from '../../support/source.ts'
import type { Field, Type } from '../../types/types.ts'

export type Access = {
  readonly kind: 'read' | 'write'
  readonly variable: Variable
  readonly field: Field
  readonly location: Location
}

export type Event =
  | Access
  | { readonly kind: 'call'; readonly call: CallExpression }
  /** `variable` is missing when the payload is no variable. */
  | { readonly kind: 'trace'; readonly variable: Variable | undefined; readonly location: Location }

export interface GraphNode {
  readonly event: Event | undefined
  readonly next: Set<GraphNode>
  readonly previous: Set<GraphNode>
}

export interface FunctionGraph {
  readonly entry: GraphNode
  readonly exit: GraphNode
  readonly nodes: readonly GraphNode[]
  /** With an initial value. */
  readonly initialized: ReadonlySet<Variable>
}

export function buildGraph({ body }: ProgramFunction): FunctionGraph {
  const builder = new Builder()
  if (body) builder.statement(body)
  builder.finish()
  return builder
}

type Jump = { readonly breaks: GraphNode; readonly continues: GraphNode | undefined }

class Builder implements FunctionGraph {
  readonly nodes: GraphNode[] = []
  readonly initialized = new Set<Variable>()
  readonly entry = this.#make(undefined)
  readonly exit = this.#make(undefined)
  readonly #jumps: Jump[] = []
  #at: GraphNode | undefined = this.entry

  #make(event: Event | undefined): GraphNode {
    const node = { event, next: new Set<GraphNode>(), previous: new Set<GraphNode>() }
    this.nodes.push(node)
    return node
  }

  #link(to: GraphNode): void {
    if (!this.#at) return
    this.#at.next.add(to)
    to.previous.add(this.#at)
  }

  #enter(node: GraphNode): GraphNode {
    this.#link(node)
    this.#at = node
    return node
  }

  #add(event: Event): void {
    if (this.#at) this.#enter(this.#make(event))
  }

  #jump(to: GraphNode | undefined): void {
    if (to) this.#link(to)
    this.#at = undefined
  }

  finish(): void {
    this.#jump(this.exit)
  }

  statement(statement: Statement): void {
    switch (statement.kind) {
      case 'block':
        for (const inner of statement.statements) this.statement(inner)
        return
      case 'variable-statement':
        if (!statement.initializer) return
        this.#read(statement.initializer)
        this.initialized.add(statement.variable)
        return
      case 'expression-statement':
        this.#read(statement.expression)
        return
      case 'if':
        this.#read(statement.condition)
        this.#branch(
          () => this.statement(statement.consequent),
          () => void (statement.alternate && this.statement(statement.alternate)),
        )
        return
      case 'for':
      case 'while':
      case 'do':
        this.#loop(statement)
        return
      case 'switch': {
        this.#read(statement.condition)
        this.#switch(statement)
        return
      }
      case 'return':
        if (statement.value) this.#read(statement.value)
        this.#jump(this.exit)
        return
      case 'break':
        this.#jump(this.#jumps.at(-1)?.breaks)
        return
      case 'continue':
        this.#jump(this.#jumps.findLast(({ continues }) => continues)?.continues)
        return
      case 'discard':
        return
    }
  }

  #branch(first: () => void, second: () => void): void {
    const start = this.#at
    first()
    const end = this.#make(undefined)
    this.#link(end)
    this.#at = start
    second()
    this.#enter(end)
    if (end.previous.size === 0) this.#at = undefined
  }

  #loop(statement: Extract<Statement, { kind: 'for' | 'while' | 'do' }>): void {
    for (const inner of statement.initializers) this.statement(inner)
    if (!this.#at) return
    const [end, again] = [this.#make(undefined), this.#make(undefined)]
    const start = this.#enter(this.#make(undefined))
    const { condition } = statement
    const test = (): void => {
      if (!condition) return
      this.#read(condition)
      this.#link(end)
    }
    if (statement.kind !== 'do') test()
    this.#jumps.push({ breaks: end, continues: again })
    this.statement(statement.body)
    this.#jumps.pop()
    this.#enter(again)
    if (again.previous.size > 0) {
      if (statement.kind === 'do') test()
      else if (statement.increment) this.#read(statement.increment)
      this.#link(start)
    }
    this.#at = end.previous.size > 0 ? end : undefined
  }

  #switch({ cases }: Extract<Statement, { kind: 'switch' }>): void {
    const start = this.#at
    if (!start) return
    const end = this.#make(undefined)
    this.#jumps.push({ breaks: end, continues: undefined })
    this.#at = undefined
    for (const { body } of cases) {
      const label = this.#make(undefined)
      this.#link(label)
      this.#at = start
      this.#enter(label)
      for (const inner of body) this.statement(inner)
    }
    this.#jumps.pop()
    this.#link(end)
    if (!cases.some(({ values }) => values.includes(undefined))) {
      this.#at = start
      this.#link(end)
    }
    this.#at = end.previous.size > 0 ? end : undefined
  }

  #read(expression: Expression): void {
    switch (expression.kind) {
      case 'assign':
        this.#read(expression.value)
        this.#write(expression.target)
        return
      case 'increment':
        this.#write(expression.target)
        return
      case 'logical':
        this.#read(expression.left)
        this.#branch(
          () => this.#read(expression.right),
          () => {},
        )
        return
      case 'conditional':
        this.#read(expression.condition)
        this.#branch(
          () => this.#read(expression.consequent),
          () => this.#read(expression.alternate),
        )
        return
      case 'call':
        if (expression.object) this.#read(expression.object)
        expression.arguments.forEach((argument, index) => {
          this.#argument(argument, expression.function.parameters[index]?.mode ?? 'in')
        })
        this.#add({ kind: 'call', call: expression })
        return
      case 'intrinsic':
      case 'method':
        this.#builtin(expression)
        return
      default: {
        const access = accessOf(expression)
        if (access) this.#indices(expression)
        else forEachOperand(expression, (operand) => this.#read(operand))
        if (access) this.#add({ kind: 'read', ...access })
      }
    }
  }

  #write(target: Expression): void {
    const access = accessOf(target)
    if (access) this.#indices(target)
    else forEachOperand(target, (operand) => this.#read(operand))
    if (access) this.#add({ kind: 'write', ...access })
  }

  /** What is computed on the way to a part of a variable. */
  #indices(place: Expression): void {
    for (let part: Expression | undefined = place; part; part = wholeOf(part))
      if (part.kind === 'index') this.#read(part.index)
  }

  #argument(argument: Expression, mode: string): void {
    if (mode === 'in') this.#read(argument)
    else this.#write(argument)
  }

  #builtin(expression: Extract<Expression, { kind: 'intrinsic' | 'method' }>): void {
    if (expression.kind === 'method') this.#read(expression.object)
    expression.arguments.forEach((argument, index) => {
      this.#argument(argument, expression.modes[index] ?? 'in')
    })
    if (!isTrace(expression)) return
    const payload = expression.arguments.at(-1)
    if (!payload) return
    const variable = payload.kind === 'variable' ? payload.variable : undefined
    this.#add({ kind: 'trace', variable, location: payload.start })
  }
}

/** TraceRay, HitObject::TraceRay and HitObject::Invoke: their last argument is a payload. */
function isTrace(expression: Extract<Expression, { kind: 'intrinsic' | 'method' }>): boolean {
  const { name } = expression
  if (expression.kind === 'intrinsic') return name === 'TraceRay' || /\bHitObject::(?:TraceRay|Invoke)$/.test(name)
  const { type } = expression.object
  return type.kind === 'object' && type.row.name === 'HitObject' && (name === 'TraceRay' || name === 'Invoke')
}

/** The field that carries qualifiers, on the way from the variable to what is accessed. */
function accessOf(expression: Expression): Omit<Access, 'kind'> | undefined {
  let found: Extract<Expression, { kind: 'field' }> | undefined
  let root = expression
  for (let part: Expression | undefined = expression; part; part = wholeOf(part)) {
    root = part
    if (part.kind === 'field' && !isPayload(part.field.type)) found = part
  }
  if (!found || root.kind !== 'variable') return undefined
  return { variable: root.variable, field: found.field, location: memberStart(found) }
}

function isPayload(type: Type): boolean {
  return type.kind === 'struct' && type.isRayPayload === true
}

/** Where DXC points: at the name of the member. */
function memberStart({ end, field }: Extract<Expression, { kind: 'field' }>): Location {
  return (end - field.name.length) as Location
}

// ---- Questions

type Direction = 'next' | 'previous'

/** Nodes that can be reached from one, itself only around a loop; nothing is looked for behind nodes that `stop`. */
export function reached(
  from: GraphNode,
  direction: Direction,
  stop: (node: GraphNode) => boolean = () => false,
): Set<GraphNode> {
  const found = new Set<GraphNode>()
  const pending = [...from[direction]]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (found.has(node)) continue
    found.add(node)
    if (!stop(node)) pending.push(...node[direction])
  }
  return found
}

export function dominates({ entry }: FunctionGraph, first: GraphNode, second: GraphNode): boolean {
  if (first === second) return true
  const without = reached(entry, 'next', (node) => node === first)
  return !without.has(second)
}
