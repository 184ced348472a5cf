// Constants and globals' names in IR text. A global that is not known yet is stood in for by a placeholder,
// which is replaced when the whole module has been read.
import { bug } from '../support/bug.ts'
import {
  ConstantExpression,
  type ConstantExpressionOpcode,
  ConstantInt,
  constantAggregate,
  constantBool,
  constantBytes,
  constantFloat,
  constantInt,
  isConstant,
  poisonValue,
  splat,
  undefValue,
  zeroValue,
} from './constants.ts'
import { doubleFromBits, floatFromBits } from './float-bits.ts'
import { unescapeBytes } from './lexer.ts'
import { Flag } from './opcodes.ts'
import { TypeParser } from './parse-types.ts'
import { elementCount, elementType, type FloatType, type IrType, i8, scalarOf, withShapeOf } from './types.ts'
import { Value } from './values.ts'

/** Stands for a value whose definition comes later in the text. */
export class Placeholder extends Value {
  readonly position: number

  constructor(type: IrType, name: string, position: number) {
    super('argument', type, name, true)
    this.position = position
  }
}

const expressionOpcodes: ReadonlySet<string> = new Set<ConstantExpressionOpcode>([
  'getelementptr',
  'bitcast',
  'addrspacecast',
  'ptrtoint',
  'inttoptr',
  'trunc',
  'add',
  'sub',
  'xor',
])

const pointerFlags: ReadonlyMap<string, number> = new Map([
  ['inbounds', Flag.inbounds],
  ['nusw', Flag.nusw],
  ['nuw', Flag.nuw],
])

export abstract class ValueParser extends TypeParser {
  protected readonly unknownGlobals: Map<string, Placeholder> = new Map()

  /** `%x` inside a function. */
  protected abstract parseLocal(type: IrType): Value

  protected abstract parseMetadataValue(type: IrType): Value

  protected parseTypedValue(): Value {
    return this.parseValue(this.parseType())
  }

  protected parseTypedConstant(): Value {
    const start = this.position
    const value = this.parseTypedValue()
    const isLocal = this.kindAt(this.position - 1) === 'local'
    if (isLocal || !(isConstant(value) || value instanceof Placeholder)) this.fail('expected a constant', start)
    return value
  }

  /** A value of a known type. */
  protected parseValue(type: IrType): Value {
    return this.nested(() => this.parseInnerValue(type)) ?? poisonValue(type)
  }

  private parseInnerValue(type: IrType): Value {
    const start = this.position
    switch (this.kind) {
      case 'local':
        return this.parseLocal(type)
      case 'global':
        return this.parseGlobalName(type)
      case 'number':
        return this.parseNumber(type)
      case 'bytes':
        return this.parseBytes(type)
      case 'metadata':
        return this.parseMetadataValue(type)
      case 'word':
        return this.parseWordValue(type)
      case 'punctuation':
        if (this.at('!')) return this.parseMetadataValue(type)
        if (this.at('[')) return this.parseMembers(type, '[', ']')
        if (this.at('{')) return this.parseMembers(type, '{', '}')
        if (this.at('<')) {
          if (this.textAt(this.position + 1) !== '{') return this.parseMembers(type, '<', '>')
          this.advance()
          const value = this.parseMembers(type, '{', '}')
          this.expect('>')
          return value
        }
    }
    this.expected('a value')
    this.position = this.failed ? this.position : start
    return poisonValue(type)
  }

  // ---- Globals ----

  protected parseGlobalName(type: IrType): Value {
    const name = this.nameIn(this.text.slice(1))
    const symbol = this.module.getFunction(name) ?? this.module.getGlobal(name) ?? this.unknownGlobals.get(name)
    if (symbol !== undefined) {
      if (symbol.type !== type && !(symbol instanceof Placeholder))
        this.fail(`@${name} is a ${symbol.type.text}, not a ${type.text}`)
      this.advance()
      return symbol
    }
    const placeholder = new Placeholder(type, name, this.position)
    this.unknownGlobals.set(name, placeholder)
    this.advance()
    return placeholder
  }

  // ---- Numbers and words ----

  private parseNumber(type: IrType): Value {
    const text = this.text
    if (type.kind === 'int' && /^(?:-?\d+$|[us]0x)/.test(text)) {
      this.advance()
      // As for LLVM, bits that do not fit are cut off.
      return constantInt(type, integerOf(text))
    }
    if (type.kind !== 'float' || /^-?\d+$/.test(text)) {
      this.fail(`${text} is not of type ${type.text}`)
      return poisonValue(type)
    }
    const value = this.parseFloat(type, text)
    this.advance()
    return value
  }

  private parseFloat(type: FloatType, text: string): Value {
    if (!text.startsWith('0x')) {
      const number = Number(text)
      const value = constantFloat(type, number)
      if (!Object.is(value.value, number)) this.fail(`${text} is not exact as ${type.text}`)
      return value
    }
    if (/^0x[0-9a-fA-F]/.test(text)) {
      const bits = BigInt(text)
      const number = doubleFromBits(bits)
      const value = constantFloat(type, number, bits)
      if (bits > 0xffffffffffffffffn || !Object.is(value.value, number))
        this.fail(`${text} is not exact as ${type.text}`)
      return value
    }
    if (text[2] !== 'H' || type.bits !== 16 || text.length > 7) {
      this.fail(`${text} is not of type ${type.text}`)
      return poisonValue(type)
    }
    return floatFromBits(type, BigInt(`0x${text.slice(3)}`))
  }

  private parseBytes(type: IrType): Value {
    const bytes = unescapeBytes(this.text.slice(2, -1))
    if (type.kind !== 'array' || type.element !== i8 || type.count !== bytes.length) {
      this.fail(`a string of ${bytes.length} bytes is not of type ${type.text}`)
      return poisonValue(type)
    }
    this.advance()
    return constantBytes(type, bytes)
  }

  private parseWordValue(type: IrType): Value {
    const word = this.text
    if (expressionOpcodes.has(word)) return this.parseExpression(word as ConstantExpressionOpcode, type)
    if (type.kind === 'metadata') return this.parseMetadataValue(type)
    const value = this.simpleConstant(word, type)
    if (value === undefined) {
      this.expected(`a ${type.text}`)
      return poisonValue(type)
    }
    this.advance()
    if (word !== 'splat') return value
    this.expect('(')
    const element = this.parseTypedConstant()
    this.expect(')')
    if (element.type !== scalarOf(type)) this.fail(`${element.type.text} is not an element of ${type.text}`)
    return splat(type, element)
  }

  private simpleConstant(word: string, type: IrType): Value | undefined {
    switch (word) {
      case 'true':
      case 'false':
        return type.kind === 'int' && type.bits === 1 ? constantBool(word === 'true') : undefined
      case 'null':
        return type.kind === 'pointer' ? zeroValue(type) : undefined
      case 'none':
        return type.kind === 'token' ? zeroValue(type) : undefined
      case 'undef':
        return undefValue(type)
      case 'poison':
        return poisonValue(type)
      case 'zeroinitializer':
        return zeroValue(type)
      case 'splat':
        return type.kind === 'vector' ? zeroValue(type) : undefined
      default:
        return undefined
    }
  }

  // ---- Aggregates and expressions ----

  private parseMembers(type: IrType, open: string, close: string): Value {
    const start = this.position
    this.expect(open)
    const members: Value[] = []
    while (!this.at(close) && !this.failed) {
      members.push(this.parseTypedConstant())
      if (!this.take(',')) break
    }
    this.expect(close)
    const shape = { '[': 'array', '<': 'vector', '{': 'struct' }[open]
    const fits =
      type.kind === shape &&
      members.length === elementCount(type) &&
      members.every((member, index) => member.type === elementType(type, index))
    if (fits) return constantAggregate(type, members)
    this.fail(`these members do not make a ${type.text}`, start)
    return poisonValue(type)
  }

  private parseExpression(opcode: ConstantExpressionOpcode, type: IrType): Value {
    const start = this.position
    this.advance()
    let flags = 0
    for (let flag = pointerFlags.get(this.text); flag !== undefined; flag = pointerFlags.get(this.text)) {
      flags |= flag
      this.advance()
    }
    if (opcode !== 'getelementptr' && this.take('nsw')) flags |= Flag.nsw
    this.expect('(')
    const sourceType = opcode === 'getelementptr' ? this.parseType() : undefined
    if (sourceType !== undefined) this.expect(',')
    const operands = [this.parseTypedConstant()]
    while (this.take(',')) operands.push(this.parseTypedConstant())
    const first = operands[0] ?? bug('an expression has operands')
    let result = first.type
    if (opcode === 'getelementptr') {
      const lanes = operands.find((operand) => operand.type.kind === 'vector')
      if (lanes !== undefined) result = withShapeOf(lanes.type, scalarOf(result))
    } else if (this.take('to')) result = this.parseType()
    this.expect(')')
    if (result !== type) this.fail(`the expression is a ${result.text}, not a ${type.text}`, start)
    return new ConstantExpression(opcode, result, operands, flags, sourceType)
  }

  /** Integers whose type the place determines, such as case values. */
  protected parseTypedInt(what: string): ConstantInt | undefined {
    const start = this.position
    const value = this.parseTypedValue()
    if (value instanceof ConstantInt) return value
    return this.fail(`expected ${what}`, start)
  }
}

/** `-7`, `u0xFF`, or `s0x7F`, whose highest set bit is the sign. */
function integerOf(text: string): bigint {
  if (!/^[us]/.test(text)) return BigInt(text)
  const bits = BigInt(text.slice(1))
  return text.startsWith('u') ? bits : BigInt.asIntN(bits.toString(2).length, bits)
}
