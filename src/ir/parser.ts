// Reads the IR subset from text: what printer.ts writes, and what LLVM writes as long as it stays in the subset. A user's
// mistake is a problem with a line and a column, never an exception.
//
//   const { module, problems } = parseModule(text)
//
// Globals and signatures are read first and bodies after them, so order in the file does not matter and stays as it is.

import { poisonValue } from './constants.ts'
import { fullIntrinsicName } from './intrinsics.ts'
import { MetadataNode } from './metadata.ts'
import { type GlobalVariable, type IrFunction, type Linkage, Module, type Visibility } from './module.ts'
import type { ParseProblem } from './parse-cursor.ts'
import { InstructionParser } from './parse-instructions.ts'
import { functionType, type IrType } from './types.ts'

export type { ParseProblem } from './parse-cursor.ts'

export interface ParseResult {
  /** Undefined when there are problems. */
  readonly module: Module | undefined
  readonly problems: readonly ParseProblem[]
}

const linkages: ReadonlySet<string> = new Set<Linkage>([
  'external',
  'internal',
  'private',
  'linkonce',
  'linkonce_odr',
  'weak',
  'weak_odr',
  'common',
  'appending',
  'extern_weak',
  'available_externally',
])
const visibilities: ReadonlySet<string> = new Set<Visibility>(['default', 'hidden', 'protected'])
const unnamedAddresses: ReadonlySet<string> = new Set(['unnamed_addr', 'local_unnamed_addr'])
const localities: ReadonlySet<string> = new Set(['dso_local', 'dso_preemptable'])

/** Words that begin something new at module level. */
const statementWords: ReadonlySet<string> = new Set([
  'define',
  'declare',
  'attributes',
  'target',
  'source_filename',
  'uselistorder',
  'uselistorder_bb',
])

interface SymbolHead {
  readonly linkage: Linkage
  readonly visibility: Visibility
  readonly dsoLocal: boolean
}

interface Parameters {
  readonly types: readonly IrType[]
  /** Of typed pointers. */
  readonly pointees: readonly (IrType | undefined)[]
  readonly attributes: readonly Map<string, string | IrType>[]
  readonly names: readonly (string | undefined)[]
  readonly variadic: boolean
}

interface Body {
  readonly fn: IrFunction
  /** The token behind the opening brace. */
  readonly start: number
  readonly argumentNames: readonly (string | undefined)[]
}

class ModuleParser extends InstructionParser {
  private readonly bodies: Body[] = []
  private readonly nodePositions: number[] = []
  private readonly namedMetadataPositions: number[] = []
  private readonly attachments: { position: number; target: Map<string, MetadataNode> }[] = []

  parse(): void {
    while (this.kind !== 'end') this.parseTopLevel()
    if (this.failed) return
    for (const [name, placeholder] of this.unknownGlobals) {
      const symbol = this.module.getFunction(name) ?? this.module.getGlobal(name)
      if (symbol === undefined) this.fail(`@${name} is not defined`, placeholder.position)
      else if (symbol.type !== placeholder.type) this.fail(`@${name} is a ${symbol.type.text}`, placeholder.position)
      if (placeholder.hasUses) placeholder.replaceAllUsesWith(symbol ?? poisonValue(placeholder.type))
    }
    this.unknownGlobals.clear()
    for (const body of this.bodies) if (!this.failed) this.parseBodyOf(body)
    for (const position of this.nodePositions) this.parseAt(position, () => this.fillNode())
    for (const position of this.namedMetadataPositions) this.parseAt(position, () => this.parseNamedMetadata())
    for (const { position, target } of this.attachments)
      this.parseAt(position, () => this.parseAttachment((kind, node) => target.set(kind, node)))
    for (const [name, placeholder] of this.unknownGlobals) this.fail(`@${name} is not defined`, placeholder.position)
  }

  private parseAt(position: number, parse: () => void): void {
    if (this.failed) return
    this.position = position
    parse()
  }

  private parseTopLevel(): void {
    switch (this.kind) {
      case 'local':
        this.parseTypeStatement()
        return
      case 'global':
        this.parseGlobal()
        return
      case 'metadata':
        this.skipMetadata()
        return
      case 'word':
        this.parseStatement(this.text)
        return
      default:
        this.expected('a definition')
    }
  }

  private parseStatement(word: string): void {
    switch (word) {
      case 'source_filename':
        this.advance()
        this.expect('=')
        this.module.sourceFilename = this.takeString()
        return
      case 'target':
        this.advance()
        this.parseTargetStatement()
        return
      case 'attributes':
        this.position += 3
        this.skipBraces()
        return
      case 'declare':
      case 'define':
        this.parseFunction(word === 'define')
        return
      case 'uselistorder':
      case 'uselistorder_bb':
        this.skipUseListOrder()
        return
      default:
        this.fail(`'${word}' is not supported here`)
    }
  }

  /** The order of uses is not kept: no pass depends on it. */
  private skipUseListOrder(): void {
    while (!this.at('{') && this.kind !== 'end') this.advance()
    this.skipBraces()
  }

  /** `target triple = "..."` or `target datalayout = "..."`. */
  private parseTargetStatement(): void {
    const what = this.text
    this.advance()
    this.expect('=')
    if (what === 'triple') this.module.targetTriple = this.takeString()
    else if (what === 'datalayout') this.module.dataLayout = this.takeString()
    else this.fail(`target ${what} is unknown`)
  }

  // ---- Metadata ----

  private skipMetadata(): void {
    if (/^!\d+$/.test(this.text)) {
      this.nodePositions.push(this.position)
      this.enterNode()
      return
    }
    this.namedMetadataPositions.push(this.position)
    this.position += 2
    this.expect('!')
    this.skipBraces()
  }

  private parseNamedMetadata(): void {
    const name = this.unescape(this.text.slice(1))
    const nodes: MetadataNode[] = []
    this.advance()
    this.expect('=')
    this.expect('!')
    this.expect('{')
    while (!this.at('}') && !this.failed) {
      const node = this.parseMetadata()
      if (node instanceof MetadataNode) nodes.push(node)
      else this.expected('a metadata node')
      if (!this.take(',')) break
    }
    this.expect('}')
    this.module.namedMetadata.set(name, nodes)
  }

  /** Nodes are known only later; the place is remembered. */
  private deferAttachment(target: Map<string, MetadataNode>): void {
    this.attachments.push({ position: this.position, target })
    this.advance()
    if (this.kind === 'metadata') {
      this.advance()
      if (this.at('(')) this.takeParenthesized()
    } else if (this.take('!')) this.skipBraces()
    else this.expected('a metadata node')
  }

  // ---- Globals ----

  private parseSymbolHead(): SymbolHead {
    let linkage: Linkage = 'external'
    let visibility: Visibility = 'default'
    let dsoLocal = false
    this.takeWords(linkages, (word) => {
      linkage = word as Linkage
    })
    this.takeWords(localities, (word) => {
      dsoLocal = word === 'dso_local'
    })
    this.takeWords(visibilities, (word) => {
      visibility = word as Visibility
    })
    return { linkage, visibility, dsoLocal }
  }

  private parseUnnamedAddress(symbol: { unnamedAddress: IrFunction['unnamedAddress'] }): void {
    this.takeWords(unnamedAddresses, (word) => {
      symbol.unnamedAddress = word as IrFunction['unnamedAddress']
    })
  }

  private checkNewSymbol(name: string, position = this.position): boolean {
    if (!this.module.functions.has(name) && !this.module.globals.has(name)) return true
    this.fail(`@${name} is defined twice`, position)
    return false
  }

  private parseGlobal(): void {
    const name = this.nameIn(this.text.slice(1))
    if (!this.checkNewSymbol(name)) return
    this.advance()
    this.expect('=')
    const head = this.parseSymbolHead()
    const address: { unnamedAddress: IrFunction['unnamedAddress'] } = { unnamedAddress: '' }
    this.parseUnnamedAddress(address)
    const addressSpace = this.at('addrspace') ? this.parseAddressSpace() : 0
    const externallyInitialized = this.take('externally_initialized')
    const constant = this.at('constant')
    if (!constant && !this.at('global')) {
      this.expected("'global' or 'constant'")
      return
    }
    this.advance()
    const type = this.parseType()
    const global = this.module.createGlobal(name, type, { ...head, constant, addressSpace })
    global.unnamedAddress = address.unnamedAddress
    global.dsoLocal = head.dsoLocal
    global.externallyInitialized = externallyInitialized
    if (!this.atGlobalEnd) global.initializer = this.parseValue(type)
    this.parseGlobalTail(global)
  }

  /** Behind the type of a global without an initializer. */
  private get atGlobalEnd(): boolean {
    if (this.kind === 'end' || this.at(',') || this.kind === 'group') return true
    if (this.kind === 'global' || this.kind === 'local' || this.kind === 'metadata')
      return this.textAt(this.position + 1) === '='
    return statementWords.has(this.text)
  }

  private parseGlobalTail(global: GlobalVariable): void {
    while (this.take(',')) {
      if (this.take('align')) global.alignment = this.takeWhole('an alignment')
      else if (this.take('section')) global.section = this.takeString()
      else if (this.kind === 'metadata') this.deferAttachment(global.metadata)
      else this.fail(`'${this.text}' is not supported here`)
    }
    for (const [key, value] of this.parseFunctionAttributes()) global.attributes.set(key, value)
  }

  // ---- Functions ----

  private parseFunction(isDefinition: boolean): void {
    this.advance()
    const early = new Map<string, MetadataNode>()
    while (this.kind === 'metadata') this.deferAttachment(early)
    const head = this.parseSymbolHead()
    const convention = this.parseCallingConvention()
    const resultAttributes = this.parseAttributes()
    const result = this.parseType()
    if (this.kind !== 'global') {
      this.expected('the name of a function')
      return
    }
    const written = this.nameIn(this.text.slice(1))
    const nameStart = this.position
    this.advance()
    const { types, pointees, attributes, names, variadic } = this.parseParameters()
    if (this.failed) return
    const type = functionType(result, types, variadic)
    const name = fullIntrinsicName(written, type)
    // Two written names may mean one intrinsic, since the types decide.
    const known = name.startsWith('llvm.') && !isDefinition ? this.module.getFunction(name) : undefined
    if (known === undefined && !this.checkNewSymbol(name, nameStart)) return
    const fn = known ?? this.module.createFunction(name, type, head)
    fn.dsoLocal = head.dsoLocal
    fn.callingConvention = convention
    copyInto(resultAttributes, fn.resultAttributes)
    fn.arguments.forEach((argument, index) => {
      copyInto(attributes[index]!, argument.attributes)
      argument.pointee = pointees[index]
    })
    for (const attachment of this.attachments) if (attachment.target === early) attachment.target = fn.metadata
    this.parseFunctionTail(fn)
    if (!isDefinition) return
    this.bodies.push({ fn, start: this.position + 1, argumentNames: names })
    if (this.at('{')) this.skipBraces()
    else this.expected("'{'")
  }

  private parseParameters(): Parameters {
    const types: IrType[] = []
    const pointees: (IrType | undefined)[] = []
    const attributes: Map<string, string | IrType>[] = []
    const names: (string | undefined)[] = []
    let variadic = false
    this.expect('(')
    while (!this.at(')') && !this.failed) {
      variadic = this.take('...')
      if (variadic) break
      types.push(this.parsePointingType())
      pointees.push(this.pointee)
      attributes.push(this.parseAttributes())
      const isNamed = this.kind === 'local'
      names.push(isNamed ? this.text.slice(1) : undefined)
      if (isNamed) this.advance()
      if (!this.take(',')) break
    }
    this.expect(')')
    return { types, pointees, attributes, names, variadic }
  }

  private parseFunctionTail(fn: IrFunction): void {
    this.parseUnnamedAddress(fn)
    for (const [key, value] of this.parseFunctionAttributes()) fn.attributes.set(key, value)
    if (this.take('align')) fn.alignment = this.takeWhole('an alignment')
    while (this.kind === 'metadata' && this.textAt(this.position + 1) !== '=') this.deferAttachment(fn.metadata)
  }

  private parseBodyOf({ fn, start, argumentNames }: Body): void {
    this.position = start
    this.enterFunction(fn)
    fn.arguments.forEach((argument, index) => {
      this.define(argumentNames[index], argument, start)
    })
    while (!this.at('}') && !this.failed) {
      const block = this.startBlock()
      let done = false
      while (!done && !this.failed) {
        if (this.kind === 'label' || this.at('}')) this.expected('an instruction')
        else done = this.parseInstruction(block)?.isTerminator ?? true
      }
      while (this.at('uselistorder')) this.skipUseListOrder()
    }
    this.leaveFunction()
  }
}

function copyInto<Entry>(from: ReadonlyMap<string, Entry>, to: Map<string, Entry>): void {
  for (const [key, value] of from) to.set(key, value)
}

export function parseModule(text: string): ParseResult {
  const module = new Module(/^; ModuleID = '([^'\n]*)'/.exec(text)?.[1] ?? '')
  module.dataLayout = ''
  const parser = new ModuleParser(text, module)
  parser.parse()
  return { module: parser.problems.length > 0 ? undefined : module, problems: parser.problems }
}
