// Addresses in bytes, known only at run time, become addresses of members and elements:
//
//   getelementptr i8, ptr %p, i32 (%i * 48 + 16)     =>     getelementptr %struct.R, ptr %p, i32 0, i32 1, i32 %i, then 12 bytes
import type { Builder } from '../../../ir/builder.ts'
import { ConstantInt, constantInt } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../../../ir/layout.ts'
import { type IrType, i8, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { addOffset, type Offset, startOffset, sum } from './resource-access/offset.ts'

/** What is multiplied by a number known here. */
interface Term {
  readonly value: Value
  readonly factor: number
}

/** An index of every struct and array on the way, and the bytes that are left. */
interface Path {
  readonly steps: readonly { readonly terms: readonly Term[]; readonly known: number }[]
  readonly bytes: number
}

export function indexAddresses(builder: Builder, pointer: Value, type: IrType): void {
  rewriteUsers(builder, pointer, type, pointer, startOffset)
}

function rewriteUsers(builder: Builder, root: Value, type: IrType, pointer: Value, offset: Offset): void {
  for (const user of [...pointer.users()]) {
    if (!(user instanceof Instruction) || user.opcode !== 'getelementptr' || user.subjectType !== i8) continue
    const next = addOffset(offset, user.operand(1))
    rewriteUsers(builder, root, type, user, next)
    const path = next.terms.length > 0 ? pathTo(type, next.terms.map(termOf), next.known) : undefined
    if (!path) continue
    builder.positionBefore(user)
    const element = builder.gep(type, root, [0, ...path.steps.map((step) => indexOf(builder, step))])
    user.replaceWith(path.bytes === 0 ? element : builder.gep(i8, element, [path.bytes]))
  }
}

function termOf(value: Value): Term {
  if (value instanceof Instruction) {
    const [left, right] = value.operands
    if (value.opcode === 'mul' && right instanceof ConstantInt) return { value: left!, factor: right.number }
    if (value.opcode === 'shl' && right instanceof ConstantInt) return { value: left!, factor: 2 ** right.number }
  }
  return { value, factor: 1 }
}

/** Every term steps over elements of some array; undefined when one does not. */
function pathTo(type: IrType, terms: readonly Term[], known: number): Path | undefined {
  if (terms.length === 0) return { steps: [], bytes: known }
  if (type.kind === 'struct') {
    const { offsets } = structLayout(type)
    const first = offsets.findLastIndex((each) => each <= known)
    // An index below zero starts before the member, one with a large constant behind it.
    for (const index of [...(first < 0 ? [] : [first]), ...offsets.keys()]) {
      const rest = pathTo(type.elements[index]!, terms, known - offsets[index]!)
      if (rest) return { ...rest, steps: [{ terms: [], known: index }, ...rest.steps] }
    }
    return undefined
  }
  if (type.kind !== 'array' && type.kind !== 'vector') return undefined
  const size = sizeInBytes(type.element)
  const whole = Math.floor(known / size)
  const taken = terms.filter(({ factor }) => factor % size === 0)
  const others = terms.filter(({ factor }) => factor % size !== 0)
  const rest = pathTo(type.element, others, known - whole * size)
  const over = taken.map(({ value, factor }) => ({ value, factor: factor / size }))
  return rest && { ...rest, steps: [{ terms: over, known: whole }, ...rest.steps] }
}

function indexOf(builder: Builder, { terms, known }: Path['steps'][number]): Value {
  const values = terms.map(({ value, factor }) => (factor === 1 ? value : builder.mul(value, constantInt(i32, factor))))
  return sum(builder, values, known)
}
