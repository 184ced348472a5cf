// The names inside one function: parameters and local variables keep theirs where the block has no other of that name.
//
//   for (int i = 0; ...) { }  for (int i = 1; ...) { }       before HLSL 2021 both live in one block: i, i_1
import type { Expression, ProgramFunction, Statement, Variable } from '../../../program/program.ts'
import { walkBody } from '../../../program/walk.ts'
import type { Location } from '../../../support/source.ts'
import type { StructType } from '../../../types/types.ts'
import type { Evaluation } from './evaluation.ts'
import { firstFree, identifierFrom } from './names.ts'

export class Locals {
  readonly function: ProgramFunction
  /** Lines that must precede the statement that is being written; `undefined` where there is no such place. */
  before: string[] | undefined
  /** Of the statement that is being written. */
  evaluation: Evaluation | undefined
  readonly #names = new Map<Variable, string>()
  readonly #comments = new Set<string>()
  readonly #held = new Map<string, { readonly name: string; readonly before: string[] | undefined }>()
  readonly #blocks: Set<string>[] = [new Set()]
  /** Every name some block of the function declares. */
  readonly #declared: ReadonlySet<string>
  /** Every variable it names, of outside, too. */
  readonly #mentioned: ReadonlySet<string>
  readonly #members: ReadonlySet<string>
  readonly #avoided: ReadonlySet<string>

  constructor(target: ProgramFunction, methods: readonly ProgramFunction[], avoided: ReadonlySet<string>) {
    this.function = target
    this.#avoided = avoided
    this.#declared = declaredNames(target)
    this.#mentioned = mentionedNames(target)
    this.#members = memberNames(target.owner, methods)
  }

  /** Whether a name of outside would be taken for something of this function. */
  hides(name: string): boolean {
    return this.#declared.has(name) || this.#members.has(name) || this.#blocks.some((block) => block.has(name))
  }

  /** Whether a member must be written with `this.`. */
  hidesMember(name: string): boolean {
    return this.#declared.has(name)
  }

  /** Whether the comment above or behind a line of the source is not written yet. */
  takesComment(line: Location, place: 'above' | 'behind'): boolean {
    const key = `${place} ${line}`
    if (this.#comments.has(key)) return false
    this.#comments.add(key)
    return true
  }

  enterBlock(): void {
    this.#blocks.push(new Set())
  }

  /** The block around it may keep its names: nothing else there is called so. */
  leaveBlock(names: 'forget' | 'keep' = 'forget'): void {
    const block = this.#blocks.pop()
    if (names === 'keep') for (const name of block ?? []) this.#blocks.at(-1)!.add(name)
  }

  /** Under another name when its own `isTaken`. */
  declare(variable: Variable, isTaken = false): string {
    const block = this.#blocks.at(-1)!
    const wanted = identifierFrom(variable.name === '' ? 'unused' : variable.name)
    const isOwn = wanted === variable.name && !this.#avoided.has(wanted)
    const name = firstFree(wanted, (free) =>
      free === wanted && isOwn ? !block.has(free) && !isTaken : !this.#declared.has(free) && !block.has(free),
    )
    block.add(name)
    this.#names.set(variable, name)
    return name
  }

  /** Whether a variable in front of the statement can have the value. */
  canHold(value: Expression): boolean {
    return this.before !== undefined && this.evaluation?.isSameBefore(value) !== false
  }

  /** A variable without a value, in front of the statement. */
  declareBefore(wanted: string, declare: (name: string) => string): string {
    const name = this.#fresh(wanted)
    this.before?.push(declare(name))
    return name
  }

  /** A variable in front of the statement; one that is declared there with the same value serves, too. */
  hold(wanted: string, declare: (name: string) => string): string {
    const key = declare('')
    const known = this.#held.get(key)
    if (known?.before === this.before) return known!.name
    const name = this.#fresh(wanted)
    this.#held.set(key, { name, before: this.before })
    this.before?.push(declare(name))
    return name
  }

  #fresh(wanted: string): string {
    const isFree = (name: string): boolean => !this.hides(name) && !this.#mentioned.has(name)
    const name = firstFree(wanted, isFree)
    this.#blocks.at(-1)!.add(name)
    return name
  }

  nameOf(variable: Variable): string | undefined {
    return this.#names.get(variable)
  }
}

function declaredNames({ parameters, body }: ProgramFunction): Set<string> {
  const names = new Set(parameters.map(({ name }) => name))
  const pending: Statement[] = body ? [body] : []
  const add = (statements: readonly Statement[]): void => {
    for (const statement of statements) pending.push(statement)
  }
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    switch (statement.kind) {
      case 'variable-statement':
        names.add(statement.variable.name)
        break
      case 'block':
        add(statement.statements)
        break
      case 'if':
        add(statement.alternate ? [statement.consequent, statement.alternate] : [statement.consequent])
        break
      case 'for':
      case 'while':
      case 'do':
        add(statement.initializers)
        add([statement.body])
        break
      case 'switch':
        for (const { body: statements } of statement.cases) add(statements)
    }
  }
  return names
}

function mentionedNames({ body }: ProgramFunction): Set<string> {
  const names = new Set<string>()
  if (!body) return names
  walkBody(body, (expression) => {
    if (expression.kind === 'variable') names.add(expression.variable.name)
  })
  return names
}

function memberNames(owner: StructType | undefined, methods: readonly ProgramFunction[]): Set<string> {
  const names = new Set(methods.map(({ name }) => name))
  const pending = owner ? [owner] : []
  for (const struct of pending) {
    for (const { name } of struct.fields) names.add(name)
    pending.push(...struct.bases)
  }
  return names
}
