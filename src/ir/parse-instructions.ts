// Instructions in IR text, one method per family. Local values may be used before they are defined (phis, loops); a
// placeholder of the stated type stands for them until then.
import { bug } from '../support/bug.ts'
import { ConstantInt, constantElement, poisonValue } from './constants.ts'
import { type CallDetails, Instruction } from './instructions.ts'
import { fullIntrinsicName } from './intrinsics.ts'
import { intrinsicBaseName, intrinsicName } from './mangle.ts'
import type { WrittenRecord } from './metadata.ts'
import { BasicBlock, type IrFunction } from './module.ts'
import {
  type AtomicOperation,
  type AtomicOrdering,
  atomicOperations,
  atomicOrderings,
  Flag,
  fastMath,
  floatPredicates,
  intPredicates,
  isBinaryOpcode,
  isCastOpcode,
  type Opcode,
  type Predicate,
} from './opcodes.ts'
import { MetadataParser } from './parse-metadata.ts'
import { Placeholder } from './parse-values.ts'
import {
  elementCount,
  elementType,
  type FunctionType,
  functionType,
  type IrType,
  i1,
  pointerType,
  scalarOf,
  structType,
  vectorType,
  voidType,
  withShapeOf,
} from './types.ts'
import type { Value } from './values.ts'

const flagWords: ReadonlyMap<string, number> = new Map<string, number>([...Object.entries(Flag), ['fast', fastMath]])
const orderingWords: ReadonlySet<string> = new Set(atomicOrderings)
const atomicWords: ReadonlySet<string> = new Set(atomicOperations)
const predicateWords: ReadonlySet<string> = new Set<string>([...intPredicates, ...floatPredicates])
const callingConventions: ReadonlySet<string> = new Set([
  'ccc',
  'fastcc',
  'coldcc',
  'spir_func',
  'spir_kernel',
  'tailcc',
  'cc',
])

export abstract class InstructionParser extends MetadataParser {
  private readonly values = new Map<string, Value>()
  private readonly blocks = new Map<string, BasicBlock>()
  /** The next number for a value without a name. */
  private nextNumber = 0
  protected fn: IrFunction | undefined = undefined

  // ---- Local names ----

  protected enterFunction(fn: IrFunction): void {
    this.fn = fn
    this.values.clear()
    this.blocks.clear()
    this.nextNumber = 0
  }

  /** A key no name can be: numbers and quoted names that look like numbers are different things. */
  private keyOf(token: string): string {
    return token.startsWith('"') ? `"${this.nameIn(token)}` : /^\d+$/.test(token) ? token : `"${token}`
  }

  protected define(token: string | undefined, value: Value, position: number): void {
    const key = token === undefined ? String(this.nextNumber) : this.keyOf(token)
    if (!key.startsWith('"')) {
      if (Number(key) < this.nextNumber) this.fail(`expected a number from %${this.nextNumber} on`, position)
      this.nextNumber = Number(key) + 1
    } else value.name = key.slice(1)
    const known = this.values.get(key)
    if (known instanceof Placeholder) {
      if (known.type !== value.type)
        this.fail(`%${token ?? key} is a ${value.type.text}, but was used as ${known.type.text}`)
      else if (known.hasUses) known.replaceAllUsesWith(value)
    } else if (known !== undefined || this.blocks.has(key)) this.fail(`%${token ?? key} is defined twice`, position)
    this.values.set(key, value)
  }

  protected parseLocal(type: IrType): Value {
    const token = this.text.slice(1)
    if (type.kind === 'label') return this.parseBlockName()
    const key = this.keyOf(token)
    let value = this.values.get(key)
    if (value === undefined) {
      if (this.fn === undefined) this.fail('a constant cannot name a local value')
      value = new Placeholder(type, token, this.position)
      this.values.set(key, value)
    } else if (value.type !== type) this.fail(`%${token} is a ${value.type.text}, not a ${type.text}`)
    this.advance()
    return value
  }

  private parseBlockName(): BasicBlock {
    const key = this.keyOf(this.text.slice(1))
    if (this.kind !== 'local') this.expected('a block')
    this.advance()
    return this.blockFor(key)
  }

  private blockFor(key: string): BasicBlock {
    let block = this.blocks.get(key)
    if (block === undefined) {
      block = new BasicBlock(key.startsWith('"') ? key.slice(1) : '')
      this.blocks.set(key, block)
    }
    return block
  }

  /** The block that starts here, with or without a label. */
  protected startBlock(): BasicBlock {
    const position = this.position
    let key = String(this.nextNumber)
    if (this.kind === 'label') {
      key = this.keyOf(this.text.slice(0, -1))
      this.advance()
    }
    if (!key.startsWith('"')) {
      if (Number(key) < this.nextNumber) this.fail(`expected a number from ${this.nextNumber} on`, position)
      this.nextNumber = Number(key) + 1
    }
    const block = this.blockFor(key)
    if (block.parent !== undefined || this.values.has(key))
      this.fail(`%${key.replace('"', '')} is defined twice`, position)
    else this.fn?.insertBlock(block, undefined)
    return block
  }

  /** Everything that was used must have been defined. */
  protected leaveFunction(): void {
    for (const metadata of this.localMetadata.splice(0))
      if (metadata.value instanceof Placeholder)
        metadata.value = this.values.get(this.keyOf(metadata.value.name)) ?? metadata.value
    for (const [key, value] of this.values) {
      if (!(value instanceof Placeholder)) continue
      this.fail(`%${key.replace('"', '')} is not defined`, value.position)
      if (value.hasUses) value.replaceAllUsesWith(poisonValue(value.type))
    }
    for (const [key, block] of this.blocks)
      if (block.parent === undefined) this.fail(`block %${key.replace('"', '')} is not defined`)
    this.fn = undefined
  }

  // ---- One instruction ----

  protected parseInstruction(block: BasicBlock): Instruction | undefined {
    const records: WrittenRecord[] = []
    while (this.kind === 'record') records.push(this.parseRecord())
    const start = this.position
    let name: string | undefined
    if (this.kind === 'local') {
      name = this.text.slice(1)
      this.advance()
      this.expect('=')
    }
    const instruction = this.parseBody()
    if (instruction === undefined || this.failed) {
      instruction?.dropOperands()
      return undefined
    }
    if (this.at(',') && this.kindAt(this.position + 1) === 'metadata') {
      this.advance()
      this.parseAttachments((kind, node) => {
        instruction.metadata ??= new Map()
        instruction.metadata.set(kind, node)
      })
    }
    if (records.length > 0) instruction.writtenRecords = records
    if (instruction.type.kind !== 'void') this.define(name, instruction, start)
    else if (name !== undefined) this.fail('an instruction without a result cannot have a name', start)
    block.append(instruction)
    return instruction
  }

  private parseBody(): Instruction | undefined {
    let flags = this.parseFlags()
    const opcode = this.text
    if (this.kind !== 'word') return this.expected('an instruction')
    this.advance()
    flags |= this.parseFlags()
    const instruction = this.parseByOpcode(opcode)
    if (instruction !== undefined) instruction.flags |= flags
    return instruction
  }

  private parseFlags(): number {
    let flags = 0
    while (this.kind === 'word') {
      const flag = flagWords.get(this.text)
      if (flag === undefined) break
      flags |= flag
      this.advance()
    }
    return flags
  }

  private parseByOpcode(opcode: string): Instruction | undefined {
    if (isBinaryOpcode(opcode)) return this.parsePair(opcode)
    if (isCastOpcode(opcode)) return this.parseCast(opcode)
    switch (opcode) {
      case 'fneg':
      case 'freeze': {
        const value = this.parseTypedValue()
        return new Instruction(opcode, value.type, [value])
      }
      case 'icmp':
      case 'fcmp':
        return this.parseCompare(opcode)
      case 'select': {
        const [condition, ifTrue, ifFalse] = this.parseTypedValues(3)
        return new Instruction(opcode, ifTrue!.type, [condition!, ifTrue!, ifFalse!])
      }
      case 'phi':
        return this.parsePhi()
      case 'call':
        return this.parseCall()
      case 'getelementptr':
        return this.parseGetElementPointer()
      case 'extractelement':
      case 'insertelement':
      case 'shufflevector':
        return this.parseVector(opcode)
      case 'extractvalue':
      case 'insertvalue':
        return this.parseAggregate(opcode)
      case 'alloca':
        return this.parseAlloca()
      case 'load':
      case 'store':
        return this.parseAccess(opcode)
      case 'atomicrmw':
        return this.parseAtomicUpdate()
      case 'cmpxchg':
        return this.parseCompareExchange()
      case 'fence': {
        const instruction = new Instruction(opcode, voidType, [])
        this.parseOrdering(instruction)
        return instruction
      }
      case 'ret':
      case 'br':
      case 'switch':
      case 'unreachable':
        return this.parseTerminator(opcode)
      default:
        return this.fail(`'${opcode}' is not supported`, this.position - 1)
    }
  }

  private parseTypedValues(count: number): Value[] {
    const values: Value[] = []
    for (let index = 0; index < count; index++) {
      if (index > 0) this.expect(',')
      values.push(this.parseTypedValue())
    }
    return values
  }

  private parsePair(opcode: Opcode): Instruction {
    const lhs = this.parseTypedValue()
    this.expect(',')
    return new Instruction(opcode, lhs.type, [lhs, this.parseValue(lhs.type)])
  }

  private parseCast(opcode: Opcode): Instruction {
    const value = this.parseTypedValue()
    this.expect('to')
    return new Instruction(opcode, this.parseType(), [value])
  }

  private parseCompare(opcode: 'icmp' | 'fcmp'): Instruction | undefined {
    const predicate = this.text
    if (!predicateWords.has(predicate)) return this.expected('a predicate')
    this.advance()
    const lhs = this.parseTypedValue()
    this.expect(',')
    const instruction = new Instruction(opcode, withShapeOf(lhs.type, i1), [lhs, this.parseValue(lhs.type)])
    instruction.predicate = predicate as Predicate
    return instruction
  }

  private parsePhi(): Instruction {
    const type = this.parseType()
    const phi = new Instruction('phi', type, [])
    while (this.take('[')) {
      const value = this.parseValue(type)
      this.expect(',')
      phi.addIncoming(value, this.parseBlockName())
      this.expect(']')
      if (!this.at(',') || this.textAt(this.position + 1) !== '[') break
      this.advance()
    }
    return phi
  }

  // ---- Calls ----

  private parseCall(): Instruction | undefined {
    const convention = this.parseCallingConvention()
    const resultAttributes = this.parseAttributes()
    const written = this.parseType()
    const calleeName = this.kind === 'global' ? this.nameIn(this.text.slice(1)) : ''
    const isIntrinsic = calleeName.startsWith('llvm.')
    const isNowhere = this.at('null') || this.at('undef') || this.at('poison')
    if (this.kind !== 'global' && this.kind !== 'local' && !isNowhere) return this.expected('a function')
    const pointer = isIntrinsic ? undefined : this.parseValue(pointerType(0))
    if (isIntrinsic) this.advance()
    const args: Value[] = []
    const argumentAttributes: Map<string, string | IrType>[] = []
    this.expect('(')
    while (!this.at(')') && !this.failed) {
      const type = this.parseType()
      argumentAttributes.push(this.parseAttributes())
      args.push(this.parseValue(type))
      if (!this.take(',')) break
    }
    this.expect(')')
    const functionAttributes = this.parseFunctionAttributes()
    if (this.at('[')) return this.fail('operand bundles are not supported')
    if (this.failed) return undefined
    const parameters = args.map((argument) => argument.type)
    const type = written.kind === 'function' ? written : functionType(written, parameters)
    const callee = pointer ?? this.intrinsicFor(calleeName, type)
    const instruction = new Instruction('call', type.result, [...args, callee])
    instruction.subjectType = type
    instruction.call = callDetails(convention, resultAttributes, argumentAttributes, functionAttributes)
    return instruction
  }

  /** The overload of an intrinsic is decided by the types, not by the suffixes in the text. */
  protected intrinsicFor(written: string, type: FunctionType): IrFunction {
    const declared = this.module.declareFunction(fullIntrinsicName(written, type), type)
    if (declared.functionType === type) return declared
    const types = [type.result, ...type.parameters]
    return this.module.declareFunction(intrinsicName(intrinsicBaseName(written), types), type)
  }

  protected parseCallingConvention(): string {
    if (this.kind !== 'word' || !callingConventions.has(this.text)) return ''
    const word = this.text
    this.advance()
    if (word === 'ccc') return ''
    return word === 'cc' ? `cc ${this.takeWhole('a calling convention')}` : word
  }

  // ---- Memory ----

  private parseGetElementPointer(): Instruction {
    const sourceType = this.parseType()
    this.expect(',')
    const operands = [this.parseTypedValue()]
    while (this.at(',') && this.kindAt(this.position + 1) !== 'metadata') {
      this.advance()
      operands.push(this.parseTypedValue())
    }
    const lanes = operands.find((operand) => operand.type.kind === 'vector')?.type
    const base = operands[0]!.type
    const instruction = new Instruction('getelementptr', lanes ? withShapeOf(lanes, scalarOf(base)) : base, operands)
    instruction.subjectType = sourceType
    return instruction
  }

  /** `, align 4`. */
  private parseAlignment(instruction: Instruction): void {
    if (!this.at(',') || this.textAt(this.position + 1) !== 'align') return
    this.position += 2
    instruction.alignment = this.takeWhole('an alignment')
  }

  private parseAlloca(): Instruction {
    const type = this.parseType()
    const operands: Value[] = []
    let alignment = 0
    let space = 0
    while (this.at(',') && this.kindAt(this.position + 1) !== 'metadata') {
      this.advance()
      if (this.take('align')) alignment = this.takeWhole('an alignment')
      else if (this.at('addrspace')) space = this.parseAddressSpace()
      else operands.push(this.parseTypedValue())
    }
    const instruction = new Instruction('alloca', pointerType(space), operands)
    instruction.subjectType = type
    instruction.alignment = alignment
    return instruction
  }

  private parseAccess(opcode: 'load' | 'store'): Instruction {
    const atomic = this.take('atomic')
    const isVolatile = this.take('volatile')
    let instruction: Instruction
    if (opcode === 'load') {
      const type = this.parseType()
      this.expect(',')
      instruction = new Instruction('load', type, [this.parseTypedValue()])
    } else instruction = new Instruction('store', voidType, this.parseTypedValues(2))
    if (isVolatile) instruction.flags |= Flag.volatile
    if (atomic) this.parseOrdering(instruction)
    this.parseAlignment(instruction)
    return instruction
  }

  private parseOrdering(instruction: Instruction): void {
    if (this.take('syncscope')) {
      this.expect('(')
      instruction.syncScope = this.takeString()
      this.expect(')')
    }
    instruction.ordering = this.parseOrderingWord()
  }

  private parseOrderingWord(): AtomicOrdering | undefined {
    const word = this.text
    if (!orderingWords.has(word)) return this.expected('an atomic ordering')
    this.advance()
    return word as AtomicOrdering
  }

  private parseAtomicUpdate(): Instruction | undefined {
    const operation = this.text
    if (!atomicWords.has(operation)) return this.expected('an atomic operation')
    this.advance()
    const [pointer, value] = this.parseTypedValues(2)
    const instruction = new Instruction('atomicrmw', value!.type, [pointer!, value!])
    instruction.atomicOperation = operation as AtomicOperation
    this.parseOrdering(instruction)
    this.parseAlignment(instruction)
    return instruction
  }

  private parseCompareExchange(): Instruction {
    const operands = this.parseTypedValues(3)
    const instruction = new Instruction('cmpxchg', structType([operands[1]!.type, i1]), operands)
    this.parseOrdering(instruction)
    instruction.failureOrdering = this.parseOrderingWord()
    this.parseAlignment(instruction)
    return instruction
  }

  // ---- Vectors and aggregates ----

  private parseVector(opcode: 'extractelement' | 'insertelement' | 'shufflevector'): Instruction | undefined {
    const operands = this.parseTypedValues(opcode === 'extractelement' ? 2 : 3)
    const type = operands[0]!.type
    if (opcode === 'extractelement') return new Instruction(opcode, scalarOf(type), operands)
    if (opcode === 'insertelement') return new Instruction(opcode, type, operands)
    const mask = maskOf(operands[2]!)
    if (mask === undefined) return this.fail('the mask of a shufflevector must be constant')
    const instruction = new Instruction(opcode, vectorType(mask.length, scalarOf(type)), operands.slice(0, 2))
    instruction.indices = mask
    return instruction
  }

  private parseAggregate(opcode: 'extractvalue' | 'insertvalue'): Instruction | undefined {
    const operands = this.parseTypedValues(opcode === 'extractvalue' ? 1 : 2)
    const indices: number[] = []
    let type: IrType = operands[0]!.type
    while (this.at(',') && this.kindAt(this.position + 1) === 'number') {
      this.advance()
      const index = this.takeWhole('an index')
      const member = type.kind === 'vector' ? undefined : elementType(type, index)
      if (member === undefined) return this.fail(`${type.text} has no member ${index}`, this.position - 1)
      type = member
      indices.push(index)
    }
    if (indices.length === 0) return this.expected('an index')
    const instruction = new Instruction(opcode, opcode === 'extractvalue' ? type : operands[0]!.type, operands)
    instruction.indices = indices
    return instruction
  }

  // ---- Terminators ----

  private parseTerminator(opcode: 'ret' | 'br' | 'switch' | 'unreachable'): Instruction | undefined {
    if (opcode === 'unreachable') return new Instruction(opcode, voidType, [])
    if (opcode === 'ret') {
      const type = this.parseType()
      return new Instruction(opcode, voidType, type.kind === 'void' ? [] : [this.parseValue(type)])
    }
    const first = this.parseTypedValue()
    if (opcode === 'br' && first instanceof BasicBlock) return new Instruction(opcode, voidType, [first])
    this.expect(',')
    const operands = [first, this.parseTarget()]
    if (opcode === 'br') {
      this.expect(',')
      return new Instruction(opcode, voidType, [...operands, this.parseTarget()])
    }
    const instruction = new Instruction(opcode, voidType, operands)
    this.expect('[')
    while (!this.at(']') && !this.failed) {
      const value = this.parseTypedInt('a case number')
      this.expect(',')
      const target = this.parseTarget()
      if (value !== undefined) instruction.addCase(value, target)
    }
    this.expect(']')
    return instruction
  }

  private parseTarget(): BasicBlock {
    this.expect('label')
    return this.parseBlockName()
  }
}

function maskOf(value: Value): number[] | undefined {
  const mask: number[] = []
  for (let index = 0; index < elementCount(value.type); index++) {
    const lane = constantElement(value, index) ?? bug('a mask has lanes')
    if (lane instanceof ConstantInt) mask.push(lane.number)
    else if (lane.kind === 'poison' || lane.kind === 'undef') mask.push(-1)
    else return undefined
  }
  return mask
}

function callDetails(
  callingConvention: string,
  resultAttributes: ReadonlyMap<string, string | IrType>,
  argumentAttributes: readonly ReadonlyMap<string, string | IrType>[],
  functionAttributes: ReadonlyMap<string, string>,
): CallDetails | undefined {
  const plain =
    callingConvention === '' &&
    resultAttributes.size === 0 &&
    functionAttributes.size === 0 &&
    argumentAttributes.every((attributes) => attributes.size === 0)
  return plain ? undefined : { callingConvention, resultAttributes, argumentAttributes, functionAttributes }
}
