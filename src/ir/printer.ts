// Modules as the text LLVM 22 reads (`llvm-as`, `opt`). Printing, parsing and printing again gives the same text.
//
// Values without a name get numbers in the order LLVM counts: arguments, then blocks and results from top to bottom. A
// name used twice in one function gets a number appended, so passes need not keep names apart.
import { attributeListText, attributePrefix } from './attributes.ts'
import { isConstant } from './constants.ts'
import type { Instruction } from './instructions.ts'
import {
  inlineForms,
  type Metadata,
  MetadataConstant,
  MetadataNode,
  MetadataString,
  type MetadataValue,
  type WrittenRecord,
} from './metadata.ts'
import { type GlobalVariable, IrFunction, type Module } from './module.ts'
import { escapeString, quoteName } from './names.ts'
import { constantText } from './print-constants.ts'
import { instructionText, type Names } from './print-instructions.ts'
import { StructCollector } from './struct-collector.ts'
import { functionType, structBodyText, voidType } from './types.ts'
import type { Value } from './values.ts'

/** What is numbered across the module: attribute groups and metadata nodes. */
class ModuleNumbers {
  private readonly groups = new Map<string, number>()
  private readonly nodes = new Map<MetadataNode, number>()

  attributes(attributes: ReadonlyMap<string, string>): string {
    if (attributes.size === 0) return ''
    const text = attributeListText(attributes)
    let number = this.groups.get(text)
    if (number === undefined) {
      number = this.groups.size
      this.groups.set(text, number)
    }
    return `#${number}`
  }

  node(node: MetadataNode): string {
    let number = this.nodes.get(node)
    if (number === undefined) {
      number = this.nodes.size
      this.nodes.set(node, number)
    }
    return `!${number}`
  }

  /** Numbers a node and all it reaches. */
  enter(root: MetadataNode): void {
    const pending = [root]
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (this.nodes.has(node)) continue
      if (!inlineForms.has(node.form)) this.node(node)
      for (let index = node.operands.length - 1; index >= 0; index--) {
        const operand = node.operands[index]
        if (operand instanceof MetadataNode) pending.push(operand)
      }
    }
  }

  metadata(metadata: Metadata): string {
    if (metadata === null) return 'null'
    if (metadata instanceof MetadataNode)
      return inlineForms.has(metadata.form)
        ? nodeText(metadata, (operand) => this.metadata(operand))
        : this.node(metadata)
    if (metadata instanceof MetadataString) return `!"${escapeString(metadata.text)}"`
    const { value } = metadata
    const isSymbol = value.kind === 'function' || value.kind === 'global'
    if (isSymbol && (value as IrFunction | GlobalVariable).module === undefined) return 'null'
    return `${value.type.text} ${constantText(value)}`
  }

  groupLines(): string[] {
    return [...this.groups].map(([text, number]) => `attributes #${number} = { ${text} }`)
  }

  /** Printing a node may number others; a Map's iterator sees those, too. */
  nodeLines(): string[] {
    const lines: string[] = []
    for (const [node, number] of this.nodes) {
      const text = nodeText(node, (operand) => this.metadata(operand))
      lines.push(`!${number} = ${node.distinct ? 'distinct ' : ''}${text}`)
    }
    return lines
  }
}

/** `!{i32 1, !2}` or `!DIFile(filename: "a.hlsl", directory: "")`. */
function nodeText({ form, operands, texts }: MetadataNode, operandText: (operand: Metadata) => string): string {
  if (form === '') return `!{${operands.map(operandText).join(', ')}}`
  const fields = operands.map((operand, index) => `${texts[index]}${operandText(operand)}`).join('')
  return `!${form}(${fields}${texts.at(-1)})`
}

/** Names and numbers of one function's values. */
class FunctionNames implements Names {
  private readonly locals = new Map<Value, string>()
  private readonly taken = new Set<string>()
  private readonly suffixes = new Map<string, number>()
  private readonly numbers: ModuleNumbers
  private count = 0

  constructor(fn: IrFunction, numbers: ModuleNumbers) {
    this.numbers = numbers
    for (const argument of fn.arguments) this.enter(argument)
    for (const block of fn.blocks) {
      this.enter(block)
      for (let each = block.instructions.first; each !== undefined; each = each.next)
        if (each.type.kind !== 'void') this.enter(each)
    }
  }

  private enter(value: Value): void {
    this.locals.set(value, value.name === '' ? `%${this.count++}` : `%${quoteName(this.unique(value.name))}`)
  }

  private unique(name: string): string {
    let candidate = name
    if (this.taken.has(name)) {
      let suffix = this.suffixes.get(name) ?? 1
      do candidate = `${name}${suffix++}`
      while (this.taken.has(candidate))
      this.suffixes.set(name, suffix)
    }
    this.taken.add(candidate)
    return candidate
  }

  local(value: Value): string {
    return this.locals.get(value) ?? '%<elsewhere>'
  }

  node(node: MetadataNode): string {
    this.numbers.enter(node)
    return this.numbers.node(node)
  }

  metadata(value: MetadataValue): string {
    return this.metadataText(value.metadata)
  }

  record({ kind, operands }: WrittenRecord): string {
    return `#dbg_${kind}(${operands.map((operand) => this.metadataText(operand)).join(', ')})`
  }

  /** Metadata where values of the function may be named. */
  private metadataText(metadata: Metadata): string {
    if (metadata instanceof MetadataNode)
      return inlineForms.has(metadata.form)
        ? nodeText(metadata, (operand) => this.metadataText(operand))
        : this.node(metadata)
    if (!(metadata instanceof MetadataConstant) || isConstant(metadata.value)) return this.numbers.metadata(metadata)
    const { value } = metadata
    return `${value.type.text} ${this.locals.get(value) ?? 'poison'}`
  }

  attributes(attributes: ReadonlyMap<string, string>): string {
    return this.numbers.attributes(attributes)
  }
}

function linkageText(symbol: IrFunction | GlobalVariable): string {
  let text = symbol.linkage === 'external' ? '' : `${symbol.linkage} `
  if (symbol.dsoLocal) text += 'dso_local '
  if (symbol.visibility !== 'default') text += `${symbol.visibility} `
  return text
}

function globalText(global: GlobalVariable, numbers: ModuleNumbers): string {
  const { initializer } = global
  let text = `@${quoteName(global.name)} = `
  if (initializer === undefined && global.linkage === 'external') text += 'external '
  text += linkageText(global)
  if (global.unnamedAddress !== '') text += `${global.unnamedAddress} `
  if (global.addressSpace !== 0) text += `addrspace(${global.addressSpace}) `
  if (global.externallyInitialized) text += 'externally_initialized '
  text += `${global.isConstant ? 'constant' : 'global'} ${global.valueType.text}`
  if (initializer !== undefined) text += ` ${constantText(initializer)}`
  if (global.section !== '') text += `, section "${escapeString(global.section)}"`
  if (global.alignment !== 0) text += `, align ${global.alignment}`
  for (const [kind, node] of global.metadata) text += `, !${kind} ${numbers.node(node)}`
  const attributes = numbers.attributes(global.attributes)
  return attributes === '' ? text : `${text} ${attributes}`
}

function signatureText(fn: IrFunction, names: FunctionNames, numbers: ModuleNumbers): string {
  const declared = fn.isDeclaration
  let text = declared ? 'declare' : 'define'
  const attachments = [...fn.metadata].map(([kind, node]) => ` !${kind} ${numbers.node(node)}`).join('')
  if (declared) text += attachments
  text += ` ${linkageText(fn)}`
  if (fn.callingConvention !== '') text += `${fn.callingConvention} `
  text += `${attributePrefix(fn.resultAttributes)}${fn.resultType.text} @${quoteName(fn.name)}(`
  const parameters = fn.arguments.map((argument) => {
    const attributes = argument.attributes.size === 0 ? '' : ` ${attributeListText(argument.attributes)}`
    return `${argument.type.text}${attributes}${declared ? '' : ` ${names.local(argument)}`}`
  })
  if (fn.functionType.variadic) parameters.push('...')
  text += `${parameters.join(', ')})`
  if (fn.unnamedAddress !== '') text += ` ${fn.unnamedAddress}`
  if (fn.attributes.size > 0) text += ` ${numbers.attributes(fn.attributes)}`
  if (fn.alignment !== 0) text += ` align ${fn.alignment}`
  return declared ? text : text + attachments
}

function functionLines(fn: IrFunction, numbers: ModuleNumbers, lines: string[]): void {
  const names = new FunctionNames(fn, numbers)
  lines.push('')
  if (fn.isDeclaration) {
    lines.push(signatureText(fn, names, numbers))
    return
  }
  lines.push(`${signatureText(fn, names, numbers)} {`)
  for (const block of fn.blocks) {
    if (!block.isEntry) lines.push('')
    if (!block.isEntry || block.name !== '') lines.push(`${names.local(block).slice(1)}:`)
    for (let each = block.instructions.first; each !== undefined; each = each.next) {
      for (const record of each.writtenRecords ?? []) lines.push(`    ${names.record(record)}`)
      lines.push(`  ${instructionText(each, names)}`)
    }
  }
  lines.push('}')
}

const encoder = new TextEncoder()

function namedMetadataText(name: string): string {
  return name.replace(/[^-a-zA-Z$._0-9]|^[0-9]/g, (text) => {
    let escaped = ''
    for (const byte of encoder.encode(text)) escaped += `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`
    return escaped
  })
}

/** With another data layout than the module's, if one is given. */
export function printModule(module: Module, { dataLayout = module.dataLayout } = {}): string {
  const numbers = new ModuleNumbers()
  const structs = new StructCollector(module).collect()
  const lines: string[] = []
  if (module.name !== '') lines.push(`; ModuleID = '${module.name}'`)
  if (module.sourceFilename !== '') lines.push(`source_filename = "${escapeString(module.sourceFilename)}"`)
  if (dataLayout !== '') lines.push(`target datalayout = "${escapeString(dataLayout)}"`)
  if (module.targetTriple !== '') lines.push(`target triple = "${escapeString(module.targetTriple)}"`)
  if (structs.length > 0) lines.push('')
  for (const struct of structs) lines.push(`${struct.text} = type ${structBodyText(struct)}`)
  for (const nodes of module.namedMetadata.values()) for (const node of nodes) numbers.enter(node)
  if (module.globals.size > 0) lines.push('')
  for (const global of module.globals.values()) lines.push(globalText(global, numbers))
  for (const fn of module.functions.values()) functionLines(fn, numbers, lines)
  const groups = numbers.groupLines()
  if (groups.length > 0) lines.push('', ...groups)
  if (module.namedMetadata.size > 0) lines.push('')
  for (const [name, nodes] of module.namedMetadata)
    lines.push(`!${namedMetadataText(name)} = !{${nodes.map((node) => numbers.node(node)).join(', ')}}`)
  const nodeLines = numbers.nodeLines()
  if (nodeLines.length > 0) lines.push('')
  for (const line of nodeLines) lines.push(line)
  return `${lines.join('\n')}\n`
}

/** One instruction by itself; numbers are those of its function. For messages. */
export function printInstruction(instruction: Instruction): string {
  const fn = instruction.function ?? new IrFunction('', functionType(voidType, []))
  return instructionText(instruction, new FunctionNames(fn, new ModuleNumbers()))
}
