// What one thread does, statement by statement, with the names of the source.
//
//   blur.hlsl:7: float sum = left + right;        sum = 3.5
//
// Values of variables come from the stores into the memory that debug information names; writes to resources are reported, too.

import { declaredVariables } from '../execute/declared-variables.ts'
import type { RuntimeValue } from '../execute/memory.ts'
import type { Thread } from '../execute/thread.ts'
import type { MemoryAccess, Watch } from '../execute/watch.ts'
import { type DebugType, plainLocation } from '../ir/debug.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import type { SourceMap } from '../support/source.ts'

/** A trace has at most this many lines. */
const most = 10_000

export class Trace implements Watch {
  readonly lines: string[] = []
  readonly #thread: readonly [number, number, number]
  readonly #sources: SourceMap
  readonly #names = new Map<Value, Named>()
  /** Whether the thread was there. */
  found = false

  constructor(thread: readonly [number, number, number], module: Module, sources: SourceMap) {
    this.#thread = thread
    this.#sources = sources
    for (const [value, { name, type }] of declaredVariables(module)) this.#names.set(value, { text: name, type })
  }

  access({ kind, at, type, memory, offset, thread, value }: MemoryAccess): void {
    if (kind === 'read' || memory.name === undefined || !this.#isTraced(thread)) return
    const isWhole = memory.isShared && memory.stride === 1 && offset === 0
    const index = memory.stride > 1 ? `[${Math.floor(offset / memory.stride)}]` : isWhole ? '' : `+${offset}`
    const member = memory.stride > 1 && offset % memory.stride > 0 ? `+${offset % memory.stride}` : ''
    this.#add(
      at,
      kind === 'atomic'
        ? `atomic on ${memory.name}${index}`
        : `${memory.name}${index}${member} = ${textOf(value, type)}`,
    )
  }

  step(instruction: Instruction, thread: Thread, valueIn: (value: Value) => RuntimeValue): void {
    if (!this.#isTraced(thread)) return
    this.found = true
    if (instruction.opcode === 'store') {
      const name = this.#nameOf(instruction.pointer, valueIn)?.text
      if (name !== undefined)
        this.#add(instruction, `${name} = ${textOf(valueIn(instruction.storedValue), instruction.storedValue.type)}`)
    } else if (instruction.isConditionalBranch)
      this.#add(instruction, valueIn(instruction.condition) ? 'true' : 'false')
  }

  #nameOf(pointer: Value, valueIn: (value: Value) => RuntimeValue): Named | undefined {
    const own = this.#names.get(pointer)
    if (own !== undefined || !(pointer instanceof Instruction) || pointer.opcode !== 'getelementptr') return own
    const base = this.#nameOf(pointer.pointer, valueIn)
    return base && pointer.operands.slice(2).reduce((named, index) => memberOf(named, Number(valueIn(index))), base)
  }

  #add(at: Instruction, what: string): void {
    const location = plainLocation(at.location)
    if (location === 0 || this.lines.length >= most) return
    const { file, line } = this.#sources.position(location)
    const { entry, offset } = this.#sources.place(location)
    const text = entry.file.lineText(entry.file.lineAt(offset)).trim()
    this.lines.push(`${file}:${line}: ${text}        ${what}`)
  }

  #isTraced({ identity: { group, inGroup, groupSize } }: Thread): boolean {
    return this.#thread.every((at, axis) => at === group[axis]! * groupSize[axis]! + inGroup[axis]!)
  }
}

/** A variable or a part of one, as the source writes it. */
interface Named {
  readonly text: string
  readonly type: DebugType | undefined
}

function memberOf({ text, type }: Named, index: number): Named {
  const shape = type?.kind === 'typedef' ? type.type : type
  if (shape?.kind === 'array') return { text: `${text}[${index}]`, type: shape.element }
  const member = shape?.kind === 'structure' ? shape.members[index] : undefined
  return member ? { text: `${text}.${member.name}`, type: member.type } : { text: `${text}[${index}]`, type: undefined }
}

function textOf(value: RuntimeValue, type: IrType): string {
  if (Array.isArray(value)) {
    const inner = (index: number): IrType =>
      type.kind === 'struct'
        ? type.elements[index]!
        : type.kind === 'vector' || type.kind === 'array'
          ? type.element
          : type
    return `(${value.map((each, index) => textOf(each, inner(index))).join(', ')})`
  }
  if (type.kind === 'int' && type.bits === 1) return value ? 'true' : 'false'
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '?'
}
