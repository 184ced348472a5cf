// LLVM 3.7 bitcode, the language of DXIL, as LLVM's text of that time: typed pointers and all. Made for looking at; nothing parses it back.
import { escapeString, quoteName } from '../../../ir/names.ts'
import { attributeWords, blockIds, linkageWords, textOf } from './bitcode-codes.ts'
import { readConstants, ValueTable } from './bitcode-constants.ts'
import { type FunctionText, functionText, namesOf } from './bitcode-function.ts'
import { MetadataTable } from './bitcode-metadata.ts'
import { readTypes } from './bitcode-types.ts'
import { type BitBlock, type BitRecord, isBlock, readBitstream } from './bitstream.ts'
import { malformed } from './malformed.ts'

interface Declared {
  readonly index: number
  readonly type: number
  readonly name: string
  readonly record: BitRecord
}

/** Throws Malformed. */
export function bitcodeText(bytes: Uint8Array): string {
  const module = readBitstream(bytes).find(({ id }) => id === blockIds.module)
  return module === undefined ? malformed('the bitcode has no module') : new ModuleReader(module).text()
}

class ModuleReader {
  private readonly module: BitBlock
  private readonly table: ValueTable
  private readonly metadata: MetadataTable
  private readonly attributes: AttributeLists
  private readonly globals: Declared[] = []
  private readonly functions: Declared[] = []

  constructor(module: BitBlock) {
    this.module = module
    this.table = new ValueTable(readTypes(this.block(blockIds.types)))
    this.metadata = new MetadataTable(this.table)
    this.attributes = new AttributeLists(this.block(blockIds.attributeGroups), this.block(blockIds.attributes))
  }

  private block(id: number): BitBlock | undefined {
    return this.module.blocks.find((block) => block.id === id)
  }

  private string(code: number): string | undefined {
    const record = this.module.records.find((each) => each.code === code)
    return record === undefined ? undefined : textOf(record.operands)
  }

  text(): string {
    this.declare()
    for (const block of this.module.blocks) {
      if (block.id === blockIds.constants) readConstants(block, this.table)
      else if (block.id === blockIds.metadata) this.metadata.read(block)
    }
    this.metadata.numberNodes()
    const sections: string[][] = [
      this.headText(),
      this.table.types.definitions(),
      this.globals.map((each) => this.globalText(each)),
    ]
    sections.push(...this.functionSections())
    sections.push(this.attributes.text(), this.metadata.namedText(), this.metadata.nodesText())
    return sections
      .filter((section) => section.length > 0)
      .map((section) => `${section.join('\n')}\n`)
      .join('\n')
  }

  private headText(): string[] {
    const layout = this.string(3)
    const triple = this.string(2)
    return [
      ...(layout === undefined ? [] : [`target datalayout = "${escapeString(layout)}"`]),
      ...(triple === undefined ? [] : [`target triple = "${escapeString(triple)}"`]),
    ]
  }

  /** Globals and functions are the first values. */
  private declare(): void {
    const names = namesOf(this.block(blockIds.symbols), 1)
    const { types } = this.table
    for (const item of this.module.items) {
      if (isBlock(item) || (item.code !== 7 && item.code !== 8)) continue
      const index = this.table.values.length
      const name = `@${quoteName(names.get(index) ?? String(index))}`
      const first = item.operands[0]
      if (item.code === 7) {
        const [, second = 0] = item.operands
        // Bit 1: the type is the variable's own; older writers give the pointer.
        const explicit = (second & 2) !== 0
        const type = explicit ? (first ?? -1) : (types.at(first).parts[0] ?? -1)
        const space = explicit ? second >>> 2 : types.at(first).count
        const text = types.at(type).text
        this.table.add(
          space === 0 ? types.pointerTo(type) : types.indexOf('pointer', `${text} addrspace(${space})*`),
          name,
        )
        this.globals.push({ index, type, name, record: item })
      } else {
        const outer = types.at(first)
        const type = outer.kind === 'pointer' ? (outer.parts[0] ?? -1) : (first ?? -1)
        if (types.at(type).kind !== 'function') malformed(`the function ${name} has a type that is none of a function`)
        this.table.add(types.pointerTo(type), name)
        this.functions.push({ index, type, name, record: item })
      }
    }
  }

  private globalText({ type, name, record }: Declared): string {
    const [, flags = 0, initializer = 0, linkage = 0, align = 0] = record.operands
    const space = flags >>> 2
    const words = [
      linkageWords[linkage] || (initializer === 0 ? 'external' : ''),
      space === 0 ? '' : `addrspace(${space})`,
      (flags & 1) !== 0 ? 'constant' : 'global',
      this.table.types.at(type).text,
      initializer === 0 ? '' : this.table.text(initializer - 1),
    ]
    const suffix = align === 0 ? '' : `, align ${2 ** (align - 1)}`
    return `${name} = ${words.filter((word) => word !== '').join(' ')}${suffix}`
  }

  private functionSections(): string[][] {
    const bodies = this.module.blocks.filter(({ id }) => id === blockIds.function)
    let next = 0
    const defined: string[][] = []
    const declared: string[][] = []
    for (const each of this.functions) {
      const isDeclaration = each.record.operands[2] !== 0
      if (isDeclaration) declared.push([this.headOf(each, undefined)])
      else {
        const body = bodies[next++] ?? malformed(`the function ${each.name} has no body`)
        const text = functionText(body, each, this.table, this.metadata)
        defined.push([`${this.headOf(each, text)} {`, ...text.lines, '}'])
      }
    }
    return [...defined, ...declared]
  }

  private headOf({ type, name, record }: Declared, body: FunctionText | undefined): string {
    const { types } = this.table
    const signature = types.at(type)
    const [, , , linkage = 0, attributes = 0] = record.operands
    const parameters = body?.parameters ?? signature.parts.map((part) => types.at(part).text)
    const list = [...parameters, ...(signature.variadic ? ['...'] : [])].join(', ')
    const words = [
      body === undefined ? 'declare' : 'define',
      linkageWords[linkage] ?? '',
      types.at(signature.result).text,
    ]
    const reference = this.attributes.reference(attributes)
    return `${words.filter((word) => word !== '').join(' ')} ${name}(${list})${reference === '' ? '' : ` ${reference}`}`
  }
}

const functionIndex = 0xffffffff

/** Attributes of functions, `#0 = { nounwind }`; those of parameters are left out. */
class AttributeLists {
  private readonly groups = new Map<number, string>()
  private readonly lists: (readonly number[])[]
  private readonly numbers = new Map<string, number>()

  constructor(groups: BitBlock | undefined, lists: BitBlock | undefined) {
    for (const { code, operands } of groups?.records ?? [])
      if (code === 3 && operands[1] === functionIndex) this.groups.set(operands[0] ?? 0, attributeText(operands))
    this.lists = (lists?.records ?? []).map(({ operands }) => operands)
  }

  reference(list: number): string {
    const groups =
      list === 0 ? [] : (this.lists[list - 1] ?? malformed(`the bitcode has no list ${list} of attributes`))
    const text = groups.flatMap((group) => this.groups.get(group) ?? []).join(' ')
    if (text === '') return ''
    let number = this.numbers.get(text)
    if (number === undefined) {
      number = this.numbers.size
      this.numbers.set(text, number)
    }
    return `#${number}`
  }

  text(): string[] {
    return [...this.numbers].map(([text, number]) => `attributes #${number} = { ${text} }`)
  }
}

function attributeText(operands: readonly number[]): string {
  const words: string[] = []
  for (let index = 2; index < operands.length; ) {
    const kind = operands[index++]
    if (kind === 0 || kind === 1) {
      const word = attributeWords[operands[index++] ?? 0] ?? 'unknown'
      words.push(kind === 0 ? word : `${word}(${operands[index++]})`)
      continue
    }
    if (kind !== 3 && kind !== 4) malformed('an attribute of an unknown kind')
    const keyEnd = operands.indexOf(0, index)
    if (keyEnd < 0) malformed('an attribute without an end')
    const key = textOf(operands.slice(index, keyEnd))
    index = keyEnd + 1
    if (kind === 3) {
      words.push(`"${escapeString(key)}"`)
      continue
    }
    const valueEnd = operands.indexOf(0, index)
    if (valueEnd < 0) malformed('an attribute without an end')
    words.push(`"${escapeString(key)}"="${escapeString(textOf(operands.slice(index, valueEnd)))}"`)
    index = valueEnd + 1
  }
  return words.join(' ')
}
