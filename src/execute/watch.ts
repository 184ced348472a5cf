// Observers of a running shader, called for every access to memory and for every instruction.
import type { Instruction } from '../ir/instructions.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { Memory, RuntimeValue } from './memory.ts'
import type { Thread } from './thread.ts'

export type AccessKind = 'read' | 'write' | 'atomic'

export interface MemoryAccess {
  readonly kind: AccessKind
  readonly at: Instruction
  readonly type: IrType
  readonly memory: Memory
  /** Below zero: outside. */
  readonly offset: number
  readonly thread: Thread
  /** What is written. */
  readonly value: RuntimeValue
}

export interface Watch {
  /** Before it happens. */
  access(access: MemoryAccess): void
  /** Before an instruction; `valueIn` gives what was computed so far. */
  before?(instruction: Instruction, thread: Thread, valueIn: (value: Value) => RuntimeValue): void
  /** After an instruction; `valueIn` gives its result and operands. */
  step?(instruction: Instruction, thread: Thread, valueIn: (value: Value) => RuntimeValue): void
  /** The threads of a group that still run have come to these barriers. */
  barrier?(stops: readonly Instruction[], ended: number): void
  /** A new group starts. */
  group?(): void
}
