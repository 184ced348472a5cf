// The table of types in LLVM 3.7 bitcode, as text with typed pointers: `i8*`, `%dx.types.Handle`, `void (i32)*`.
import { quoteName } from '../../../ir/names.ts'
import { fileLimits } from '../../../support/limits.ts'
import { textOf } from './bitcode-codes.ts'
import type { BitBlock } from './bitstream.ts'
import { malformed } from './malformed.ts'

export interface ReadType {
  readonly kind:
    | 'void'
    | 'half'
    | 'float'
    | 'double'
    | 'label'
    | 'metadata'
    | 'opaque'
    | 'int'
    | 'pointer'
    | 'array'
    | 'vector'
    | 'struct'
    | 'function'
  readonly text: string
  /** Members, parameters, the pointee or the element. */
  readonly parts: readonly number[]
  readonly count: number
  /** Of a function. */
  readonly result: number
  readonly variadic: boolean
  readonly packed: boolean
  /** Of a named struct. */
  readonly definition: string | undefined
}

/** Types refer to each other, so their text is made on demand. */
export class TypeTable {
  private readonly types: ReadType[] = []

  get length(): number {
    return this.types.length
  }

  add(type: ReadType): void {
    this.types.push(type)
  }

  at(index: number | undefined): ReadType {
    return (index === undefined ? undefined : this.types[index]) ?? malformed(`the bitcode has no type ${index}`)
  }

  /** The index of the pointer to a type. */
  pointerTo(index: number): number {
    const known = this.types.findIndex((type) => type.kind === 'pointer' && type.parts[0] === index && type.count === 0)
    if (known >= 0) return known
    this.add(pointer(this.at(index), index, 0))
    return this.types.length - 1
  }

  indexOf(kind: ReadType['kind'], text: string): number {
    const known = this.types.findIndex((type) => type.kind === kind && type.text === text)
    if (known >= 0) return known
    this.add({ ...blank, kind, text })
    return this.types.length - 1
  }

  /** A literal struct, which may be missing from the table. */
  struct(text: string, parts: readonly number[]): number {
    const known = this.types.findIndex((type) => type.kind === 'struct' && type.text === text)
    if (known >= 0) return known
    this.add({ ...blank, kind: 'struct', text, parts, count: parts.length })
    return this.types.length - 1
  }

  /** `%T = type { ... }` for each named struct. */
  definitions(): string[] {
    return this.types.flatMap((type) =>
      type.definition === undefined ? [] : [`${type.text} = type ${type.definition}`],
    )
  }
}

const blank: Omit<ReadType, 'kind' | 'text'> = {
  parts: [],
  count: 0,
  result: 0,
  variadic: false,
  packed: false,
  definition: undefined,
}

const simple: Readonly<Record<number, ReadType['kind']>> = {
  2: 'void',
  3: 'float',
  4: 'double',
  5: 'label',
  10: 'half',
  16: 'metadata',
}

function pointer(pointee: ReadType, index: number, space: number): ReadType {
  const text = space === 0 ? `${pointee.text}*` : `${pointee.text} addrspace(${space})*`
  return { ...blank, kind: 'pointer', text, parts: [index], count: space }
}

export function readTypes(block: BitBlock | undefined): TypeTable {
  const table = new TypeTable()
  if (block === undefined) return table
  // Only named structs may be mentioned before they are defined (through pointers): find their names first.
  const names = structNames(block)
  const textAt = (index: number): string => {
    if (index < table.length) return table.at(index).text
    return names.get(index) ?? malformed(`type ${index} is used before it is defined`)
  }
  let name = ''
  for (const { code, operands } of block.records) {
    const [first = 0, second = 0] = operands
    const known = simple[code]
    if (known !== undefined) {
      table.add({ ...blank, kind: known, text: known })
      continue
    }
    switch (code) {
      case 1:
        break
      case 6:
        table.add({ ...blank, kind: 'opaque', text: `%${quoteName(name)}`, definition: 'opaque' })
        break
      case 7:
        if (first > 1 << 23) malformed(`an integer cannot have ${first} bits`)
        table.add({ ...blank, kind: 'int', text: `i${first}`, count: first })
        break
      case 8:
        table.add(pointer({ ...blank, kind: 'void', text: textAt(first) }, first, second))
        break
      case 11:
        table.add({ ...blank, kind: 'array', text: `[${first} x ${textAt(second)}]`, parts: [second], count: first })
        break
      case 12:
        table.add({ ...blank, kind: 'vector', text: `<${first} x ${textAt(second)}>`, parts: [second], count: first })
        break
      case 18:
      case 20: {
        const parts = operands.slice(1)
        const inside = parts.length === 0 ? '{}' : `{ ${parts.map(textAt).join(', ')} }`
        const body = first === 0 ? inside : `<${inside}>`
        const text = code === 18 ? body : `%${quoteName(name)}`
        const definition = code === 18 ? undefined : body
        table.add({ ...blank, kind: 'struct', text, parts, count: parts.length, packed: first !== 0, definition })
        break
      }
      case 19:
        name = textOf(operands)
        break
      case 21: {
        const parts = operands.slice(2)
        const list = [...parts.map(textAt), ...(first === 0 ? [] : ['...'])].join(', ')
        const text = `${textAt(second)} (${list})`
        table.add({
          ...blank,
          kind: 'function',
          text,
          parts,
          count: parts.length,
          result: second,
          variadic: first !== 0,
        })
        break
      }
      default:
        malformed(`the bitcode has a type of an unknown kind (${code})`)
    }
    if (table.length > 0 && table.at(table.length - 1).text.length > fileLimits.bitcodeTypeText.most)
      malformed('a type is too large')
  }
  return table
}

function structNames(block: BitBlock): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  let index = 0
  let name = ''
  for (const { code, operands } of block.records) {
    if (code === 19) name = textOf(operands)
    else if (code !== 1) {
      if (code === 20 || code === 6) names.set(index, `%${quoteName(name)}`)
      index++
    }
  }
  return names
}
