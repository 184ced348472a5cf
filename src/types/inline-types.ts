// Types of inline SPIR-V: `vk::SpirvType<opcode, size, alignment, operands...>`, `vk::SpirvOpaqueType<opcode, operands...>`.
//
//   vk::SpirvOpaqueType<4456, float, vk::integral_constant<uint, 3>, ...>       =>       OpTypeCooperativeMatrixKHR %float %uint_3 ...
//
// Interned as the other types are: the same instruction with the same operands is one type.
import type { ObjectRow } from '../hlsl/resources.ts'
import type { FieldAttribute, ObjectType, ScalarType, Type } from './types.ts'

export type InlineOperand =
  | { readonly kind: 'type'; readonly type: Type }
  /** `vk::integral_constant<uint, 3>`: the id of a constant. */
  | { readonly kind: 'constant'; readonly type: ScalarType; readonly value: bigint }
  /** `vk::Literal<...>`: a word of the instruction. */
  | { readonly kind: 'literal'; readonly value: bigint }

export interface InlineType {
  readonly opcode: number
  readonly operands: readonly InlineOperand[]
  /** In bytes; 0 for opaque ones. */
  readonly size: number
  readonly alignment: number
  /** `vk::ext_capability` and `vk::ext_extension` of the alias that names it. */
  readonly needs: readonly FieldAttribute[]
}

/** By the first type among the operands, weakly; without one by the row. */
const known = new WeakMap<object, ObjectType[]>()

export function inlineType(row: ObjectRow, inline: InlineType): ObjectType {
  const [first] = inline.operands.flatMap((operand) => (operand.kind === 'type' ? [operand.type] : []))
  const key = first ?? row
  let candidates = known.get(key)
  if (!candidates) known.set(key, (candidates = []))
  for (const candidate of candidates) if (candidate.row === row && isSame(candidate.inline!, inline)) return candidate
  const type: ObjectType = {
    kind: 'object',
    row,
    element: undefined,
    count: undefined,
    normalized: undefined,
    rowMajorElement: false,
    queryFlags: 0,
    inline,
  }
  candidates.push(type)
  return type
}

function isSame(left: InlineType, right: InlineType): boolean {
  return (
    left.opcode === right.opcode &&
    left.size === right.size &&
    left.alignment === right.alignment &&
    left.operands.length === right.operands.length &&
    left.operands.every((operand, index) => isSameOperand(operand, right.operands[index]!)) &&
    JSON.stringify(left.needs) === JSON.stringify(right.needs)
  )
}

function isSameOperand(left: InlineOperand, right: InlineOperand): boolean {
  if (left.kind === 'literal') return right.kind === 'literal' && left.value === right.value
  if (left.kind !== right.kind || left.type !== right.type) return false
  return left.kind === 'type' || left.value === (right as typeof left).value
}
