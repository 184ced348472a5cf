// Values of variables as a debugger shows them: a text, and the members or elements inside.
import type { RuntimeValue } from '../execute/memory.ts'
import type { DebugType } from '../ir/debug.ts'
import type { IrType } from '../ir/types.ts'

/** A value as a debugger shows it. */
export interface ShownValue {
  readonly name: string
  readonly type: string
  readonly text: string
  /** Members of a struct, elements of an array, components of a vector. */
  readonly inside: readonly ShownValue[]
}

const axes = ['x', 'y', 'z', 'w'] as const

export function shownValue(name: string, value: RuntimeValue, type: IrType, debug: DebugType | undefined): ShownValue {
  if (type.kind !== 'vector' && type.kind !== 'array' && type.kind !== 'struct')
    return { name, type: typeName(debug, type), text: scalarText(value, type, debug), inside: [] }
  const list = Array.isArray(value) ? value : []
  const inside = list.map((each, index) => {
    const inner = type.kind === 'struct' ? type.elements[index]! : type.element
    const part = partOf(debug, type, index)
    return shownValue(part.name, each, inner, part.type)
  })
  const texts = inside.map((each) => (type.kind === 'struct' ? `${each.name}: ${each.text}` : each.text))
  const [open, close] = type.kind === 'struct' ? ['{ ', ' }'] : type.kind === 'array' ? ['[', ']'] : ['(', ')']
  const text = `${open}${texts.slice(0, 8).join(', ')}${texts.length > 8 ? ', ...' : ''}${close}`
  return { name, type: typeName(debug, type), text, inside }
}

function plain(type: DebugType | undefined): DebugType | undefined {
  return type?.kind === 'typedef' ? plain(type.type) : type
}

function partOf(
  debug: DebugType | undefined,
  type: IrType,
  index: number,
): { name: string; type: DebugType | undefined } {
  const shape = plain(debug)
  const member = shape?.kind === 'structure' ? shape.members[index] : undefined
  if (member) return { name: member.name, type: member.type }
  const name = type.kind === 'vector' && type.count <= 4 ? axes[index]! : `[${index}]`
  return { name, type: shape?.kind === 'array' ? shape.element : undefined }
}

function typeName(debug: DebugType | undefined, type: IrType): string {
  if (!debug) return type.text
  return debug.kind === 'array' ? `${typeName(debug.element, type)}[${debug.count}]` : debug.name
}

function scalarText(value: RuntimeValue, type: IrType, debug: DebugType | undefined): string {
  const shape = plain(debug)
  const encoding = shape?.kind === 'basic' ? shape.encoding : undefined
  if (encoding === 'boolean' || (type.kind === 'int' && type.bits === 1)) return value ? 'true' : 'false'
  if (typeof value === 'bigint') return String(encoding === 'unsigned' ? BigInt.asUintN(64, value) : value)
  if (typeof value !== 'number') return '?'
  if (encoding !== 'unsigned' || type.kind !== 'int') return String(value)
  return String(type.bits === 32 ? value >>> 0 : value & (2 ** type.bits - 1))
}
