// Types and attributes in IR text. Named structs may be used before they are defined, so their definitions are found
// first and read when they are needed.
import { fileLimits } from '../support/limits.ts'
import { attributeWords, typeAttributes } from './attributes.ts'
import type { Module } from './module.ts'
import { ParseCursor } from './parse-cursor.ts'
import {
  arrayType,
  doubleType,
  floatType,
  functionType,
  halfType,
  type IrType,
  intType,
  labelType,
  metadataType,
  namedStructType,
  opaqueStructType,
  pointerType,
  structType,
  targetType,
  tokenType,
  vectorType,
  voidType,
} from './types.ts'

const simpleTypes: ReadonlyMap<string, IrType> = new Map<string, IrType>([
  ['void', voidType],
  ['half', halfType],
  ['float', floatType],
  ['double', doubleType],
  ['label', labelType],
  ['metadata', metadataType],
  ['token', tokenType],
  ...([1, 8, 16, 32, 64] as const).map((bits) => [`i${bits}`, intType(bits)] as const),
])

export class TypeParser extends ParseCursor {
  protected readonly module: Module
  /** Of the typed pointer that was read last. */
  protected pointee: IrType | undefined = undefined
  private readonly namedTypes = new Map<string, IrType | undefined>()
  private readonly typeDefinitions = new Map<string, number>()
  private readonly groupDefinitions = new Map<string, ReadonlyMap<string, string>>()

  constructor(source: string, module: Module) {
    super(source)
    this.module = module
    this.findDefinitions()
  }

  /** Struct types and attribute groups may be used before they are written. */
  private findDefinitions(): void {
    for (; this.kind !== 'end'; this.advance()) {
      const next = this.position + 1
      if (this.kind === 'local' && this.textAt(next) === '=' && this.textAt(next + 1) === 'type')
        this.typeDefinitions.set(this.nameIn(this.text.slice(1)), next + 2)
      else if (this.at('attributes') && this.kindAt(next) === 'group') this.parseGroup()
    }
    if (!this.failed) this.position = 0
  }

  private parseGroup(): void {
    this.advance()
    const name = this.text
    this.advance()
    this.expect('=')
    this.expect('{')
    this.groupDefinitions.set(name, this.parseAttributes() as ReadonlyMap<string, string>)
    if (!this.at('}')) this.expected("an attribute or '}'")
  }

  // ---- Attributes ----

  /** Attributes as far as they go; groups are left alone. */
  protected parseAttributes(): Map<string, string | IrType> {
    const attributes = new Map<string, string | IrType>()
    while (true) {
      if (this.kind === 'string') {
        const key = this.takeString()
        attributes.set(key, this.take('=') ? this.takeString() : '')
        continue
      }
      const word = this.text
      if (this.kind !== 'word' || !attributeWords.has(word)) return attributes
      this.advance()
      attributes.set(word, this.parseAttributeValue(word))
    }
  }

  private parseAttributeValue(word: string): string | IrType {
    if (this.take('=')) return String(this.takeWhole('a number'))
    if (word === 'align' && this.kind === 'number') return String(this.takeWhole('an alignment'))
    if (!this.at('(')) return ''
    if (!typeAttributes.has(word)) return this.takeParenthesized()
    this.advance()
    const type = this.parseType()
    this.expect(')')
    return type
  }

  /** Function attributes: groups and words mixed. */
  protected parseFunctionAttributes(): Map<string, string> {
    const attributes = new Map<string, string>()
    while (this.kind === 'group' || this.kind === 'string' || (this.kind === 'word' && attributeWords.has(this.text))) {
      // `align 4` belongs to the function itself, not to its attributes.
      if (this.at('align')) return attributes
      if (this.kind !== 'group') {
        for (const [key, value] of this.parseAttributes()) attributes.set(key, value as string)
        continue
      }
      // As in LLVM, a group without a definition is empty.
      for (const [key, value] of this.groupDefinitions.get(this.text) ?? []) attributes.set(key, value)
      this.advance()
    }
    return attributes
  }

  // ---- Types ----

  protected parseType(): IrType {
    let type = this.nested(() => this.parseSimpleType()) ?? voidType
    while (!this.failed) {
      if (this.at('(')) type = this.parseFunctionType(type)
      else if (this.at('*') || this.at('addrspace')) type = this.parseTypedPointer(type)
      else break
    }
    return type
  }

  /** `i32*` and `i32 addrspace(3)*`, which LLVM still reads as pointers to anything. */
  private parseTypedPointer(pointee: IrType): IrType {
    if (pointee.kind === 'pointer') this.fail('a pointer to a pointer is just a pointer: write ptr')
    const space = this.at('addrspace') ? this.parseAddressSpace() : 0
    this.expect('*')
    this.pointee = pointee
    return pointerType(space)
  }

  /** As parseType; with the pointee of a typed pointer. */
  protected parsePointingType(): IrType {
    this.pointee = undefined
    const type = this.parseType()
    if (type.kind !== 'pointer') this.pointee = undefined
    return type
  }

  private parseFunctionType(result: IrType): IrType {
    this.expect('(')
    const parameters: IrType[] = []
    let variadic = false
    while (!this.at(')') && !this.failed) {
      if (this.take('...')) variadic = true
      else parameters.push(this.parseType())
      if (!this.take(',')) break
    }
    this.expect(')')
    return functionType(result, parameters, variadic)
  }

  /** A type that is no function type: what stands before the parenthesis of a call. */
  protected parseSimpleType(): IrType {
    if (this.kind === 'local') return this.parseNamedType()
    if (this.kind === 'word') return this.parseWordType()
    if (this.take('[')) {
      const [count, element] = this.parseCounted(']')
      return arrayType(count, element)
    }
    if (this.take('<')) {
      if (this.at('{')) {
        const type = this.parseStructBody(true)
        this.expect('>')
        return type
      }
      const [count, element] = this.parseCounted('>')
      if (count > fileLimits.vectorLanes.most)
        this.fail(`a vector of ${count} elements is not supported`, this.position - 1)
      return vectorType(count, element)
    }
    if (this.at('{')) return this.parseStructBody(false)
    this.expected('a type')
    return voidType
  }

  private parseWordType(): IrType {
    const word = this.text
    const simple = simpleTypes.get(word)
    if (simple !== undefined) {
      this.advance()
      return simple
    }
    if (word === 'ptr') {
      this.advance()
      return pointerType(this.at('addrspace') ? this.parseAddressSpace() : 0)
    }
    if (word === 'target') return this.parseTargetType()
    const bits = /^i(\d+)$/.exec(word)
    if (bits === null) {
      this.expected('a type')
      return voidType
    }
    const width = Number(bits[1])
    if (width < 1 || width > 64) this.fail(`${word} is not supported: integers have 1 to 64 bits`)
    this.advance()
    return intType(width)
  }

  protected parseAddressSpace(): number {
    this.expect('addrspace')
    this.expect('(')
    const space = this.takeWhole('an address space')
    this.expect(')')
    return space
  }

  private parseTargetType(): IrType {
    this.advance()
    this.expect('(')
    const name = this.takeString()
    const types: IrType[] = []
    const integers: number[] = []
    while (this.take(',')) {
      if (this.kind === 'number') integers.push(this.takeWhole('a number'))
      else types.push(this.parseType())
    }
    this.expect(')')
    return targetType(name, types, integers)
  }

  private parseCounted(close: string): [number, IrType] {
    const count = this.takeWhole('a number of elements')
    this.expect('x')
    const element = this.parseType()
    this.expect(close)
    return [count, element]
  }

  private parseStructElements(): IrType[] {
    const elements: IrType[] = []
    this.expect('{')
    while (!this.at('}') && !this.failed) {
      elements.push(this.parseType())
      if (!this.take(',')) break
    }
    this.expect('}')
    return elements
  }

  private parseStructBody(packed: boolean): IrType {
    return structType(this.parseStructElements(), packed)
  }

  private parseNamedType(): IrType {
    const name = this.nameIn(this.text.slice(1))
    const type = this.resolveNamedType(name)
    this.advance()
    return type
  }

  private resolveNamedType(name: string): IrType {
    const known = this.namedTypes.get(name)
    if (known !== undefined) return known
    const definition = this.typeDefinitions.get(name)
    if (definition === undefined || this.namedTypes.has(name)) {
      this.fail(definition === undefined ? `type %${name} is not defined` : `type %${name} contains itself`)
      return voidType
    }
    this.namedTypes.set(name, undefined)
    const back = this.position
    this.position = definition
    const type = this.nested(() => this.parseTypeDefinition(name)) ?? voidType
    if (!this.failed) this.position = back
    this.namedTypes.set(name, type)
    return type
  }

  private parseTypeDefinition(name: string): IrType {
    if (this.take('opaque')) return opaqueStructType(name)
    const packed = this.take('<')
    if (!this.at('{')) {
      this.expected('a struct')
      return voidType
    }
    const elements = this.parseStructElements()
    if (packed) this.expect('>')
    const type = namedStructType(name, elements, packed)
    this.module.structs.set(name, type)
    return type
  }

  /** `%T = type { ... }` at module level. */
  protected parseTypeStatement(): void {
    const name = this.nameIn(this.text.slice(1))
    this.resolveNamedType(name)
    this.position += this.failed ? 0 : 3
    if (this.take('opaque') || this.failed) return
    this.take('<')
    this.skipBraces()
    this.take('>')
  }
}
