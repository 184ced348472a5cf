// Values and their uses. Everything an instruction can name is a Value; a value knows every place that uses it.
//
// A use is one operand slot of one user. Adding and removing a use is O(1): a Use remembers its position in its value's
// list, and removal moves the last one into the hole. Plain constants (numbers, undef, ...) are shared by everything and
// keep no lists; instructions, arguments, blocks, functions, globals and constants that mention a global do.
import { bug } from '../support/bug.ts'
import { type DebugRecord, moveDebugUses } from './debug.ts'
import type { IrFunction } from './module.ts'
import type { IrType } from './types.ts'

export type ValueKind =
  | 'argument'
  | 'block'
  | 'instruction'
  | 'function'
  | 'global'
  | 'int'
  | 'float'
  | 'null'
  | 'undef'
  | 'poison'
  | 'zero'
  | 'aggregate'
  | 'string'
  | 'expression'
  | 'metadata'

/** Operand `index` of `user`. */
export class Use {
  readonly user: User
  index: number
  /** Where this use stands in its value's list. */
  position: number

  constructor(user: User, index: number, position: number) {
    this.user = user
    this.index = index
    this.position = position
  }
}

/** The lists of values that keep none, and of values that have none yet: most results of stores, branches and dead code. */
const UNTRACKED: readonly Use[] = Object.freeze([])
const NO_USES: readonly Use[] = Object.freeze([])
/** The lists of users that have forgotten their operands: most of them are erased next. */
const NO_OPERANDS: readonly Value[] = Object.freeze([])
const NO_OPERAND_USES: readonly (Use | undefined)[] = Object.freeze([])

export abstract class Value {
  readonly kind: ValueKind
  readonly type: IrType
  /** Empty when the value is only numbered. The printer makes names unique, so passes may choose them freely. */
  name: string
  /** Read only from outside; changed through operands. Its order means nothing. */
  readonly uses: readonly Use[]
  /** Debug records that name this value; they are no uses. */
  debugUses: DebugRecord[] | undefined = undefined

  constructor(kind: ValueKind, type: IrType, name: string, tracked: boolean) {
    this.kind = kind
    this.type = type
    this.name = name
    this.uses = tracked ? NO_USES : UNTRACKED
  }

  /** Whether the uses of this value are recorded. */
  get isTracked(): boolean {
    return this.uses !== UNTRACKED
  }

  get hasUses(): boolean {
    return this.uses.length > 0
  }

  get hasOneUse(): boolean {
    return this.uses.length === 1
  }

  /** Each user once, in no particular order. */
  users(): Set<User> {
    const users = new Set<User>()
    for (const use of this.uses) users.add(use.user)
    return users
  }

  replaceAllUsesWith(replacement: Value): void {
    if (replacement === this) bug('a value cannot replace itself')
    if (this.debugUses !== undefined) moveDebugUses(this, replacement)
    const uses = this.uses as Use[]
    while (uses.length > 0) {
      const use = uses[uses.length - 1]!
      use.user.setOperand(use.index, replacement)
    }
  }

  /** Replaces the uses for which `choose` answers true. */
  replaceUsesWithIf(replacement: Value, choose: (use: Use) => boolean): void {
    if (replacement === this) return
    for (const use of [...this.uses]) if (choose(use)) use.user.setOperand(use.index, replacement)
  }
}

/** A value with operands: an instruction, or a constant that mentions a global. */
export abstract class User extends Value {
  /** Read only from outside; changed through the methods below. */
  readonly operands: readonly Value[]
  private readonly operandUses: (Use | undefined)[]

  /** The array of operands becomes the user's own. It should have the right size: one that grows takes room for sixteen more, and there are millions. */
  constructor(kind: ValueKind, type: IrType, name: string, tracked: boolean, operands: Value[]) {
    super(kind, type, name, tracked)
    this.operands = operands
    const uses = (this.operandUses = operands.slice() as unknown as (Use | undefined)[])
    for (let index = 0; index < operands.length; index++) uses[index] = link(operands[index]!, this, index, undefined)
  }

  /** The operand, which must exist. */
  operand(index: number): Value {
    return this.operands[index] ?? bug(`no operand ${index}`)
  }

  setOperand(index: number, value: Value): void {
    if (index >= this.operands.length) bug(`no operand ${index}`)
    const use = this.operandUses[index]
    if (use !== undefined) unlink(this.operands[index]!, use)
    ;(this.operands as Value[])[index] = value
    this.operandUses[index] = link(value, this, index, use)
  }

  appendOperand(value: Value): void {
    const index = this.operands.length
    if (this.operands === NO_OPERANDS) this.replaceLists([], [])
    ;(this.operands as Value[]).push(value)
    this.operandUses.push(link(value, this, index, undefined))
  }

  /** Removes one operand; the last one takes its place. */
  removeOperandBySwap(index: number): void {
    const last = this.operands.length - 1
    const use = this.operandUses[index]
    if (use !== undefined) unlink(this.operands[index]!, use)
    const moved = this.operandUses[last]
    if (index !== last) {
      ;(this.operands as Value[])[index] = this.operands[last]!
      this.operandUses[index] = moved
      if (moved !== undefined) moved.index = index
    }
    ;(this.operands as Value[]).pop()
    this.operandUses.pop()
  }

  /** Forgets all operands, so that what they name can be erased in any order. Who holds the array of them keeps it as it was. */
  dropOperands(): void {
    const { operands, operandUses } = this
    for (let index = operands.length - 1; index >= 0; index--) {
      const use = operandUses[index]
      if (use !== undefined) unlink(operands[index]!, use)
    }
    this.replaceLists(NO_OPERANDS, NO_OPERAND_USES)
  }

  private replaceLists(operands: readonly Value[], uses: readonly (Use | undefined)[]): void {
    const lists = this as unknown as { operands: readonly Value[]; operandUses: readonly (Use | undefined)[] }
    lists.operands = operands
    lists.operandUses = uses
  }

  /** The recorded use of an operand; for the verifier. */
  operandUse(index: number): Use | undefined {
    return this.operandUses[index]
  }
}

function link(value: Value, user: User, index: number, recycled: Use | undefined): Use | undefined {
  if (!value.isTracked) return undefined
  const uses = value.uses as Use[]
  if (uses === NO_USES) {
    const first = recycled ?? new Use(user, index, 0)
    first.position = 0
    ;(value as { uses: readonly Use[] }).uses = [first]
    return first
  }
  const use = recycled ?? new Use(user, index, uses.length)
  use.position = uses.length
  // An array that grows takes room for sixteen more, and most values have few uses.
  if (uses.length > 0 && uses.length < 4) (value as { uses: readonly Use[] }).uses = withOneMore(uses, use)
  else uses.push(use)
  return use
}

/** A list of one, two or three and another one, with room for no more. */
function withOneMore(uses: readonly Use[], use: Use): Use[] {
  if (uses.length === 1) return [uses[0]!, use]
  return uses.length === 2 ? [uses[0]!, uses[1]!, use] : [uses[0]!, uses[1]!, uses[2]!, use]
}

function unlink(value: Value, use: Use): void {
  const uses = value.uses as Use[]
  const last = uses.pop()!
  if (last !== use) {
    uses[use.position] = last
    last.position = use.position
  }
}

export class Argument extends Value {
  readonly index: number
  readonly parent: IrFunction
  /** `sret`, `align`, `noundef`, ...: kept for printing; with a type for attributes that take one. */
  readonly attributes: Map<string, string | IrType> = new Map()
  /** What a pointer points to by its declaration, for writers of typed pointers. */
  pointee: IrType | undefined = undefined

  constructor(type: IrType, index: number, parent: IrFunction, name = '') {
    super('argument', type, name, true)
    this.index = index
    this.parent = parent
  }
}
