// Metadata and debug records in IR text.
//
//   !0 = !{!"name", i32 7, !1}                          a plain node: operands
//   !1 = !DIFile(filename: "a.hlsl", directory: "")     a node with a form: text around operands, kept as it stands
//   #dbg_value(i32 %x, !2, !DIExpression(), !3)         a record, kept with the instruction behind it
//
// Nodes are entered empty when the module is read and filled at its end, so that they may name each other in any order.
import { bug } from '../support/bug.ts'
import { poisonValue } from './constants.ts'
import {
  type Metadata,
  MetadataConstant,
  MetadataNode,
  MetadataString,
  MetadataValue,
  type WrittenRecord,
} from './metadata.ts'
import { ValueParser } from './parse-values.ts'
import { type IrType, metadataType } from './types.ts'
import type { Value } from './values.ts'

export abstract class MetadataParser extends ValueParser {
  private readonly nodes = new Map<string, MetadataNode>()
  /** Metadata that names values of the function being read, which may be defined later. */
  protected readonly localMetadata: MetadataConstant[] = []

  protected parseMetadataValue(type: IrType): Value {
    const start = this.position
    const metadata = this.parseMetadata()
    if (type !== metadataType || metadata === null) {
      this.fail(`metadata is not of type ${type.text}`, start)
      return poisonValue(type)
    }
    return new MetadataValue(metadata)
  }

  /** `!0`, `!{...}`, `!"text"`, `!DIExpression()`, `i32 7` or `null`. */
  protected parseMetadata(): Metadata {
    if (this.kind === 'metadata') return /^!\d+$/.test(this.text) ? this.parseNodeName() : this.parseInlineNode()
    if (this.at('!')) {
      this.advance()
      if (this.kind !== 'string') return this.parseInlinePlainNode()
      const text = this.unescape(this.text.slice(1, -1))
      this.advance()
      return new MetadataString(text)
    }
    if (this.take('null')) return null
    return this.parseMetadataConstant()
  }

  private parseMetadataConstant(): MetadataConstant {
    const type = this.parsePointingType()
    const { pointee } = this
    const constant = new MetadataConstant(this.parseValue(type))
    constant.pointee = pointee
    if (this.kindAt(this.position - 1) === 'local') this.localMetadata.push(constant)
    return constant
  }

  /** A node by number; it may be filled later. */
  protected parseNodeName(): MetadataNode {
    const name = this.text.slice(1)
    const node = this.nodes.get(name)
    if (node === undefined) this.fail(`metadata !${name} is not defined`)
    this.advance()
    return node ?? new MetadataNode([])
  }

  private parseInlinePlainNode(): MetadataNode {
    const node = new MetadataNode([])
    this.parsePlainOperands(node)
    return node
  }

  private parseInlineNode(): MetadataNode {
    const node = new MetadataNode([], false, this.text.slice(1))
    this.advance()
    this.nested(() => this.parseFields(node))
    return node
  }

  private parsePlainOperands(node: MetadataNode): void {
    this.expect('{')
    while (!this.at('}') && !this.failed) {
      node.operands.push(this.nested(() => this.parseMetadata()) ?? null)
      if (!this.take(',')) break
    }
    this.expect('}')
  }

  /** The parenthesis of a node with a form: `(filename: "a.hlsl", scope: !3)`. */
  private parseFields(node: MetadataNode): void {
    this.expect('(')
    let text = ''
    let depth = 0
    const separate = (): string => (text === '' || text.endsWith('(') ? '' : ' ')
    while (!(depth === 0 && this.at(')')) && !this.failed) {
      if (this.kind === 'end') this.expected("')'")
      else if (this.isAtFieldOperand(node)) {
        node.texts.push(text + separate())
        node.operands.push(this.parseMetadata())
        text = ''
      } else {
        if (this.at('(')) depth++
        else if (this.at(')')) depth--
        text += (/^[,()]$/.test(this.text) ? '' : separate()) + this.text
        this.advance()
      }
    }
    node.texts.push(text)
    this.expect(')')
  }

  private isAtFieldOperand(node: MetadataNode): boolean {
    return this.kind === 'metadata' || this.at('!') || (node.form === 'DIArgList' && !this.at(','))
  }

  /** Makes an empty node for `!7 = ...`, to be filled by fillNode; leaves the cursor behind it. */
  protected enterNode(): void {
    const name = this.text.slice(1)
    this.advance()
    this.expect('=')
    if (this.nodes.has(name)) this.fail(`metadata !${name} is defined twice`)
    const distinct = this.take('distinct')
    const form = this.kind === 'metadata' ? this.text.slice(1) : ''
    if (form === '' && !this.at('!')) this.expected('a metadata node')
    this.nodes.set(name, new MetadataNode([], distinct, form))
    this.advance()
    if (form === '') this.skipBraces()
    else this.takeParenthesized()
  }

  protected fillNode(): void {
    const node = this.nodes.get(this.text.slice(1)) ?? bug('the node was entered before')
    this.position += 2
    this.take('distinct')
    this.advance()
    if (node.form === '') this.parsePlainOperands(node)
    else this.parseFields(node)
  }

  /** `, !kind !0`, as often as it stands there. */
  protected parseAttachments(attach: (kind: string, node: MetadataNode) => void): void {
    while (this.kind === 'metadata') {
      this.parseAttachment(attach)
      if (!this.at(',') || this.kindAt(this.position + 1) !== 'metadata') return
      this.advance()
    }
  }

  protected parseAttachment(attach: (kind: string, node: MetadataNode) => void): void {
    const kind = this.unescape(this.text.slice(1))
    this.advance()
    const metadata = this.parseMetadata()
    if (metadata instanceof MetadataNode) attach(kind, metadata)
    else this.expected('a metadata node')
  }

  /** `#dbg_value(i32 %x, !5, !DIExpression(), !6)`. */
  protected parseRecord(): WrittenRecord {
    const kind = this.text.slice('#dbg_'.length)
    const operands: Metadata[] = []
    this.advance()
    this.expect('(')
    while (!this.at(')') && !this.failed) {
      operands.push(this.parseMetadata())
      if (!this.take(',')) break
    }
    this.expect(')')
    return { kind, operands }
  }
}
