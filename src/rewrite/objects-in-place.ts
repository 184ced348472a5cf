// Methods work on groupshared variables and on elements of structured buffers where these lie, for targets that cannot pass pointers to
// them; so do functions with groupshared parameters.
//
//   void S_set(inout S self, float v) { self.x = v; }              void S_set_1(uint index, float v) { shared_[index].x = v; }
//   S_set(shared_[i], 1);                                   =>     S_set_1(i, 1);
//
// A copy that is written back would write what the method never names, over what other threads have written there; nothing atomic works on
// a copy. Runs after methods.ts.
import type {
  BlockStatement,
  CallExpression,
  Expression,
  Parameter,
  ProgramFunction,
  Statement,
  Variable,
} from '../program/program.ts'
import { typeText } from '../types/print.ts'
import { mapOperands, mapStatement } from './map.ts'
import { objectModifier } from './methods.ts'
import { makeParameter, makeReference } from './nodes.ts'

/** `functions` is what stands for those of the program; it gets those that are made here, too. */
export function objectsInPlace(functions: Map<ProgramFunction, ProgramFunction>): void {
  if (![...functions.values()].some(({ parameters }) => parameters.some(isPlace))) return
  new InPlace(functions).run()
}

function isPlace({ mode, modifiers }: Parameter): boolean {
  return (mode === 'inout' && modifiers.includes(objectModifier)) || modifiers.includes('groupshared')
}

class InPlace {
  readonly #functions: Map<ProgramFunction, ProgramFunction>
  readonly #bodies = new Map<ProgramFunction, BlockStatement>()
  readonly #copies = new Map<ProgramFunction, Map<string, ProgramFunction>>()
  readonly #variables = new Map<Variable, number>()

  constructor(functions: Map<ProgramFunction, ProgramFunction>) {
    this.#functions = functions
    for (const each of functions.values()) if (each.body) this.#bodies.set(each, each.body)
  }

  run(): void {
    for (const [source, made] of [...this.#functions]) {
      const own = made.body
      const body = own && (this.#statement(own) as BlockStatement)
      if (body === own) continue
      if (made === source) this.#functions.set(source, { ...made, body })
      else made.body = body
    }
  }

  readonly #statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.#expression, statement: this.#statement })

  readonly #expression = (expression: Expression): Expression => {
    const mapped = mapOperands(expression, this.#expression)
    return mapped.kind === 'call' ? this.#call(mapped) : mapped
  }

  #call(call: CallExpression): Expression {
    const callee = this.#functions.get(call.function) ?? call.function
    const body = this.#bodies.get(callee)
    if (!body || !callee.parameters.some(isPlace)) return call
    const places = new Map<Parameter, Place>()
    callee.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index]
      const place = argument && isPlace(parameter) ? this.#placeOf(argument, parameter) : undefined
      if (place) places.set(parameter, place)
    })
    if (places.size === 0) return call
    const list = callee.parameters.flatMap(
      (parameter, index) => places.get(parameter)?.operands ?? call.arguments[index]!,
    )
    return { ...call, function: this.#copyOf(callee, body, places), arguments: list }
  }

  /** Undefined where it is the function's own memory, or no place that can be named again. */
  #placeOf(argument: Expression, parameter: Parameter): Place | undefined {
    if (argument.type !== parameter.type) return undefined
    const operands: Expression[] = []
    const key = this.#keyOf(argument, operands)
    return key === undefined ? undefined : { key, operands, argument }
  }

  /** What functions for two places must have in common; the operands are passed by their callers. */
  #keyOf(place: Expression, operands: Expression[]): string | undefined {
    switch (place.kind) {
      case 'variable':
        return place.variable.kind === 'groupshared' ? this.#number(place.variable) : undefined
      case 'field':
      case 'base': {
        const object = this.#keyOf(place.object, operands)
        const member = place.kind === 'field' ? place.field.index : `b${place.base.scope}${place.base.name}`
        return object && `${object}.${member}`
      }
      case 'index': {
        const object = this.#keyOf(place.object, operands)
        return object && `${object}[${operand(place.index, operands)}]`
      }
      case 'resource-element': {
        const { object, index, selector } = place
        const isStructured = object.type.kind === 'object' && object.type.row.category === 'structured buffer'
        if (!isStructured || selector || !(object.type.kind === 'object' && object.type.row.writable)) return undefined
        const isNamed = object.kind === 'variable' && object.variable.kind === 'resource'
        const buffer = isNamed ? this.#number(object.variable) : operand(object, operands)
        return `${buffer}{${operand(index, operands)}}`
      }
      default:
        return undefined
    }
  }

  #number(variable: Variable): string {
    let number = this.#variables.get(variable)
    if (number === undefined) this.#variables.set(variable, (number = this.#variables.size))
    return `v${number}`
  }

  #copyOf(callee: ProgramFunction, body: BlockStatement, places: ReadonlyMap<Parameter, Place>): ProgramFunction {
    let row = this.#copies.get(callee)
    if (!row) this.#copies.set(callee, (row = new Map()))
    const key = [...places]
      .map(([parameter, place]) => `${callee.parameters.indexOf(parameter)}:${place.key}`)
      .join(' ')
    let copy = row.get(key)
    if (copy) return copy
    const renamed = new Map<Variable, Variable>()
    const given = new Map<Variable, Expression>()
    const parameters = callee.parameters.flatMap((parameter): Parameter[] => {
      const place = places.get(parameter)
      if (!place) {
        const own = { ...parameter }
        renamed.set(parameter, own)
        return [own]
      }
      const added = place.operands.map(({ type, start }) =>
        makeParameter(type.kind === 'object' ? 'buffer' : 'index', type, 'in', start),
      )
      given.set(parameter, withOperands(place, added))
      return added
    })
    copy = { ...callee, parameters, body: undefined }
    row.set(key, copy)
    this.#functions.set(copy, copy)
    copy.body = this.#statement(substituted(body, renamed, given)) as BlockStatement
    return copy
  }
}

/** Memory that others see, and what has to be known to name it. */
interface Place {
  readonly key: string
  readonly operands: readonly Expression[]
  readonly argument: Expression
}

/** A constant is part of the name; a function has one type for each operand. */
function operand(value: Expression, operands: Expression[]): string {
  if (value.kind === 'literal') return String(value.value)
  operands.push(value)
  return typeText(value.type)
}

/** The place, in a function that has its operands as parameters. */
function withOperands({ operands, argument }: Place, parameters: readonly Parameter[]): Expression {
  const map = (expression: Expression): Expression => {
    const at = operands.indexOf(expression)
    return at < 0 ? mapOperands(expression, map) : makeReference(parameters[at]!, expression)
  }
  return map(argument)
}

/** A body with variables of its own, and places for some of its parameters. */
function substituted(
  body: BlockStatement,
  renamed: Map<Variable, Variable>,
  given: ReadonlyMap<Variable, Expression>,
): BlockStatement {
  const variableOf = (variable: Variable): Variable => {
    if (variable.kind !== 'local') return renamed.get(variable) ?? variable
    let own = renamed.get(variable)
    if (!own) renamed.set(variable, (own = { ...variable }))
    return own
  }
  const expression = (node: Expression): Expression => {
    if (node.kind !== 'variable') return mapOperands(node, expression)
    const variable = variableOf(node.variable)
    return given.get(node.variable) ?? (variable === node.variable ? node : { ...node, variable })
  }
  const statement = (node: Statement): Statement => {
    const mapped = mapStatement(node, { expression, statement })
    if (mapped.kind !== 'variable-statement') return mapped
    return { ...mapped, variable: variableOf(mapped.variable) }
  }
  return statement(body) as BlockStatement
}
