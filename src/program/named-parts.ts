// Which parts of structs a function names. A copy that is made for the function alone needs no others.
//
//   float f(Camera c) { return c.near + g(c); }     float g(Camera c) { return c.far; }          f names near and far of c
//
// Naming a part is all that counts, to read or to write it; a struct that is named whole is needed whole, unless it is handed to a function
// that names parts of it, or is only assigned to.
import type { Field, StructType } from '../types/types.ts'
import type { CallExpression, Expression, ProgramFunction, Variable } from './program.ts'
import { isReference } from './variables.ts'
import { forEachExpression, forEachOperand, forEachStatement } from './walk.ts'

/** A member, a base class, or any element of an array. */
export type PartKey = Field | StructType | 'element'

/** Those parts of something that are named; `'all'` is the thing itself. */
export type Parts = ReadonlyMap<PartKey, Parts> | 'all'

/** By parameter, local variable, or object; what is missing is not named at all. */
export type NamedParts = ReadonlyMap<Variable | 'this', Parts>

const nothing: Parts = new Map()

/** `known` keeps the answers. */
export function partsNamedBy(
  fn: ProgramFunction,
  known: Map<ProgramFunction, NamedParts | 'unknown'>,
): NamedParts | 'unknown' {
  const answer = known.get(fn)
  if (answer) return answer
  known.set(fn, 'unknown')
  // Who is compiled elsewhere may name anything.
  if (!fn.body || fn.isExported) return 'unknown'
  const finder = new Finder(known)
  forEachStatement(fn.body, (statement) => {
    if (statement.kind === 'expression-statement') finder.noteAssigned(statement.expression)
  })
  forEachExpression(fn.body, (expression) => finder.visit(expression))
  known.set(fn, finder.found)
  return finder.found
}

export function partsOf(variable: Variable | 'this', named: NamedParts | 'unknown'): Parts {
  return named === 'unknown' ? 'all' : (named.get(variable) ?? nothing)
}

class Finder {
  readonly found = new Map<Variable | 'this', Parts>()
  readonly #known: Map<ProgramFunction, NamedParts | 'unknown'>
  /** Variables as targets of assignments whose value is not used. */
  readonly #assigned = new Set<Expression>()
  readonly #pending: Expression[] = []

  constructor(known: Map<ProgramFunction, NamedParts | 'unknown'>) {
    this.#known = known
  }

  noteAssigned(expression: Expression): void {
    if (expression.kind === 'assign' && !expression.compound && expression.target.kind === 'variable')
      this.#assigned.add(expression.target)
  }

  visit(root: Expression): void {
    this.#pending.push(root)
    for (let each = this.#pending.pop(); each !== undefined; each = this.#pending.pop()) {
      if (each.kind === 'call') this.#visitCall(each)
      else this.#name(each, 'all')
    }
  }

  #visitCall({ function: callee, object, arguments: given }: CallExpression): void {
    const named = partsNamedBy(callee, this.#known)
    if (object) this.#name(object, callee.isStatic ? 'all' : partsOf('this', named))
    given.forEach((argument, index) => {
      const parameter = callee.parameters[index]
      const isInput = parameter?.mode === 'in' && !isReference(parameter)
      this.#name(argument, isInput ? partsOf(parameter, named) : 'all')
    })
  }

  /** These parts of what the expression stands for are needed. */
  #name(expression: Expression, parts: Parts): void {
    if (this.#assigned.has(expression)) return
    let wanted = parts
    for (let at = expression; ; ) {
      switch (at.kind) {
        case 'field':
          wanted = new Map([[at.field, wanted]])
          at = at.object
          continue
        case 'base':
          wanted = new Map([[at.base, wanted]])
          at = at.object
          continue
        case 'index':
          if (at.object.type.kind !== 'array') break
          this.#pending.push(at.index)
          wanted = new Map([['element', wanted]])
          at = at.object
          continue
        case 'variable':
          this.#add(at.variable, wanted)
          return
        case 'this':
          this.#add('this', wanted)
          return
      }
      if (at.kind === 'call') this.#pending.push(at)
      else forEachOperand(at, (operand) => this.#pending.push(operand))
      return
    }
  }

  #add(variable: Variable | 'this', parts: Parts): void {
    if (variable !== 'this' && variable.kind !== 'local' && variable.kind !== 'parameter') return
    this.found.set(variable, union(this.found.get(variable) ?? nothing, parts))
  }
}

/** Structs are nested as deep as their declarations, which the checker bounds. */
function union(first: Parts, second: Parts): Parts {
  if (first === 'all' || second === 'all') return 'all'
  if (first.size === 0) return second
  if (second.size === 0) return first
  const both = new Map(first)
  for (const [key, parts] of second) both.set(key, union(both.get(key) ?? nothing, parts))
  return both
}
