// Single instructions of LLVM 3.7 bitcode as text.
import {
  atomicWords,
  castWords,
  firstIntegerPredicate,
  floatPredicateWords,
  floatWords,
  integerPredicateWords,
  integerWords,
  orderingWords,
} from './bitcode-codes.ts'
import type { FunctionReader } from './bitcode-function.ts'
import type { ReadType } from './bitcode-types.ts'
import { malformed } from './malformed.ts'

export interface InstructionText {
  readonly text: string
  /** Of the result; void's when there is none. */
  readonly type: number
}

type Decoder = (reader: FunctionReader) => InstructionText

export function instructionText(reader: FunctionReader): InstructionText {
  const decode =
    decoders[reader.code] ?? malformed(`the bitcode has an instruction of an unknown kind (${reader.code})`)
  return decode(reader)
}

function isFloat({ types }: FunctionReader['table'], index: number): boolean {
  const type = types.at(index)
  const scalar = type.kind === 'vector' ? types.at(type.parts[0]) : type
  return scalar.kind === 'half' || scalar.kind === 'float' || scalar.kind === 'double'
}

function fastText(flags: number): string {
  if ((flags & 1) !== 0) return 'fast '
  return ['', 'nnan ', 'ninf ', 'nsz ', 'arcp '].filter((_, bit) => (flags & (1 << bit)) !== 0).join('')
}

function flagsText(word: string, flags: number, float: boolean): string {
  if (float) return fastText(flags)
  if (word === 'udiv' || word === 'sdiv' || word === 'lshr' || word === 'ashr') return (flags & 1) !== 0 ? 'exact ' : ''
  return `${(flags & 1) !== 0 ? 'nuw ' : ''}${(flags & 2) !== 0 ? 'nsw ' : ''}`
}

function word(list: readonly string[], index: number): string {
  return list[index] ?? malformed(`an instruction names an unknown operation (${index})`)
}

function alignText(encoded: number): string {
  return encoded === 0 ? '' : `, align ${2 ** ((encoded & 31) - 1)}`
}

const nothing = 0

function binary(reader: FunctionReader): InstructionText {
  const lhs = reader.typedValue()
  const rhs = reader.text(reader.value())
  const float = isFloat(reader.table, lhs.type)
  const name = word(float ? floatWords : integerWords, reader.number())
  const flags = reader.isAtEnd ? 0 : reader.number()
  return { text: `${name} ${flagsText(name, flags, float)}${reader.typed(lhs)}, ${rhs}`, type: lhs.type }
}

function cast(reader: FunctionReader): InstructionText {
  const value = reader.typedValue()
  const type = reader.type()
  const name = word(castWords, reader.number())
  return { text: `${name} ${reader.typed(value)} to ${reader.table.types.at(type).text}`, type }
}

function compare(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  const lhs = reader.typedValue()
  const rhs = reader.text(reader.value())
  const predicate = reader.number()
  const flags = reader.isAtEnd ? 0 : reader.number()
  const bool = types.indexOf('int', 'i1')
  const shape = types.at(lhs.type)
  const type = shape.kind === 'vector' ? types.indexOf('vector', `<${shape.count} x i1>`) : bool
  const text =
    predicate >= firstIntegerPredicate
      ? `icmp ${word(integerPredicateWords, predicate - firstIntegerPredicate)}`
      : `fcmp ${fastText(flags)}${word(floatPredicateWords, predicate)}`
  return { text: `${text} ${reader.typed(lhs)}, ${rhs}`, type }
}

function elementPointer(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  const inBounds = reader.number() !== 0
  const source = reader.type()
  const base = reader.typedValue()
  let current = source
  const items = [reader.typed(base)]
  for (let index = 0; !reader.isAtEnd; index++) {
    const operand = reader.typedValue()
    items.push(reader.typed(operand))
    if (index > 0) current = memberType(types.at(current), reader.text(operand.index))
  }
  const space = types.at(base.type).count
  const text = `getelementptr ${inBounds ? 'inbounds ' : ''}${types.at(source).text}, ${items.join(', ')}`
  if (space === 0) return { text, type: types.pointerTo(current) }
  return { text, type: types.indexOf('pointer', `${types.at(current).text} addrspace(${space})*`) }
}

function memberType(type: ReadType, index: string): number {
  if (type.kind === 'array' || type.kind === 'vector') return type.parts[0]!
  if (type.kind !== 'struct') malformed(`${type.text} has no members`)
  return type.parts[Number(index)] ?? malformed(`${type.text} has no member ${index}`)
}

function extractValue(reader: FunctionReader): InstructionText {
  const aggregate = reader.typedValue()
  let type = aggregate.type
  let text = `extractvalue ${reader.typed(aggregate)}`
  while (!reader.isAtEnd) {
    const index = reader.number()
    type = memberType(reader.table.types.at(type), String(index))
    text += `, ${index}`
  }
  return { text, type }
}

function insertValue(reader: FunctionReader): InstructionText {
  const aggregate = reader.typedValue()
  let text = `insertvalue ${reader.typed(aggregate)}, ${reader.typed(reader.typedValue())}`
  while (!reader.isAtEnd) text += `, ${reader.number()}`
  return { text, type: aggregate.type }
}

function select(reader: FunctionReader): InstructionText {
  const ifTrue = reader.typedValue()
  const ifFalse = reader.value()
  const condition = reader.typedValue()
  const other = reader.typed({ index: ifFalse, type: ifTrue.type })
  return { text: `select ${reader.typed(condition)}, ${reader.typed(ifTrue)}, ${other}`, type: ifTrue.type }
}

function extractElement(reader: FunctionReader): InstructionText {
  const vector = reader.typedValue()
  const index = reader.typedValue()
  const type =
    reader.table.types.at(vector.type).parts[0] ?? malformed('extractelement of something that is not a vector')
  return { text: `extractelement ${reader.typed(vector)}, ${reader.typed(index)}`, type }
}

function insertElement(reader: FunctionReader): InstructionText {
  const vector = reader.typedValue()
  const element =
    reader.table.types.at(vector.type).parts[0] ?? malformed('insertelement into something that is not a vector')
  const value = reader.typed({ index: reader.value(), type: element })
  return {
    text: `insertelement ${reader.typed(vector)}, ${value}, ${reader.typed(reader.typedValue())}`,
    type: vector.type,
  }
}

function shuffle(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  const first = reader.typedValue()
  const second = reader.typed({ index: reader.value(), type: first.type })
  const mask = reader.typedValue()
  const element = types.at(types.at(first.type).parts[0]).text
  const type = types.indexOf('vector', `<${types.at(mask.type).count} x ${element}>`)
  return { text: `shufflevector ${reader.typed(first)}, ${second}, ${reader.typed(mask)}`, type }
}

function ret(reader: FunctionReader): InstructionText {
  return { text: reader.isAtEnd ? 'ret void' : `ret ${reader.typed(reader.typedValue())}`, type: nothing }
}

function branch(reader: FunctionReader): InstructionText {
  const ifTrue = reader.label(reader.number())
  if (reader.isAtEnd) return { text: `br label ${ifTrue}`, type: nothing }
  const ifFalse = reader.label(reader.number())
  return { text: `br i1 ${reader.text(reader.value())}, label ${ifTrue}, label ${ifFalse}`, type: nothing }
}

function switchText(reader: FunctionReader): InstructionText {
  const type = reader.type()
  const value = reader.typed({ index: reader.value(), type })
  let text = `switch ${value}, label ${reader.label(reader.number())} [`
  while (reader.left >= 2)
    text += `\n    ${reader.typed({ index: reader.number(), type })}, label ${reader.label(reader.number())}`
  return { text: `${text}\n  ]`, type: nothing }
}

function phi(reader: FunctionReader): InstructionText {
  const type = reader.type()
  const items: string[] = []
  while (reader.left >= 2) items.push(`[ ${reader.text(reader.signedValue())}, ${reader.label(reader.number())} ]`)
  return { text: `phi ${reader.table.types.at(type).text} ${items.join(', ')}`, type }
}

function alloca(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  const first = reader.type()
  reader.type()
  reader.number()
  const align = reader.number()
  // Bit 6: the first type is the allocated one; older writers give the pointer.
  const allocated = (align & 64) !== 0 ? first : (types.at(first).parts[0] ?? malformed('an alloca of nothing'))
  return { text: `alloca ${types.at(allocated).text}${alignText(align & 31)}`, type: types.pointerTo(allocated) }
}

function load(reader: FunctionReader): InstructionText {
  const pointer = reader.typedValue()
  const type = reader.type()
  const align = alignText(reader.number())
  const isVolatile = reader.number() !== 0 ? 'volatile ' : ''
  const atomic = reader.code === 41
  const order = atomic ? ` ${word(orderingWords, reader.number())}` : ''
  const text = `load ${atomic ? 'atomic ' : ''}${isVolatile}${reader.table.types.at(type).text}, ${reader.typed(pointer)}${order}${align}`
  return { text, type }
}

function store(reader: FunctionReader): InstructionText {
  const pointer = reader.typedValue()
  const value = reader.typedValue()
  const align = alignText(reader.number())
  const isVolatile = reader.number() !== 0 ? 'volatile ' : ''
  const atomic = reader.code === 45
  const order = atomic ? ` ${word(orderingWords, reader.number())}` : ''
  const text = `store ${atomic ? 'atomic ' : ''}${isVolatile}${reader.typed(value)}, ${reader.typed(pointer)}${order}${align}`
  return { text, type: nothing }
}

function atomicUpdate(reader: FunctionReader): InstructionText {
  const pointer = reader.typedValue()
  const type = reader.table.types.at(pointer.type).parts[0] ?? malformed('an atomic operation on no pointer')
  const value = reader.typed({ index: reader.value(), type })
  const operation = word(atomicWords, reader.number())
  const isVolatile = reader.number() !== 0 ? 'volatile ' : ''
  return {
    text: `atomicrmw ${isVolatile}${operation} ${reader.typed(pointer)}, ${value} ${word(orderingWords, reader.number())}`,
    type,
  }
}

function compareExchange(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  const pointer = reader.typedValue()
  const expected = reader.typedValue()
  const replacement = reader.typed({ index: reader.value(), type: expected.type })
  const isVolatile = reader.number() !== 0 ? 'volatile ' : ''
  const success = word(orderingWords, reader.number())
  reader.number()
  const failure = word(orderingWords, reader.number())
  const text = `cmpxchg ${isVolatile}${reader.typed(pointer)}, ${reader.typed(expected)}, ${replacement} ${success} ${failure}`
  const parts = [expected.type, types.indexOf('int', 'i1')]
  const result = `{ ${types.at(parts[0]).text}, i1 }`
  return { text, type: types.struct(result, parts) }
}

function call(reader: FunctionReader): InstructionText {
  const { types } = reader.table
  reader.number()
  const tail = (reader.number() & 1) !== 0 ? 'tail ' : ''
  const type = types.at(reader.type())
  const callee = reader.text(reader.typedValue().index)
  const items = type.parts.map((parameter) => {
    const kind = types.at(parameter).kind
    if (kind === 'label') return `label ${reader.label(reader.number())}`
    if (kind === 'metadata') return reader.metadataText()
    return reader.typed({ index: reader.value(), type: parameter })
  })
  while (type.variadic && !reader.isAtEnd) items.push(reader.typed(reader.typedValue()))
  return { text: `${tail}call ${types.at(type.result).text} ${callee}(${items.join(', ')})`, type: type.result }
}

function fence(reader: FunctionReader): InstructionText {
  return { text: `fence ${word(orderingWords, reader.number())}`, type: nothing }
}

const decoders: Readonly<Record<number, Decoder>> = {
  2: binary,
  3: cast,
  6: extractElement,
  7: insertElement,
  8: shuffle,
  9: compare,
  10: ret,
  11: branch,
  12: switchText,
  15: () => ({ text: 'unreachable', type: nothing }),
  16: phi,
  19: alloca,
  20: load,
  26: extractValue,
  27: insertValue,
  28: compare,
  29: select,
  34: call,
  36: fence,
  38: atomicUpdate,
  41: load,
  43: elementPointer,
  44: store,
  45: store,
  46: compareExchange,
}
