// The table of types of LLVM 3.7 bitcode. Members come before what is made of them, so no record mentions a later one.
//
// Pointers inside structs and arrays are `i8*`: the only such struct of DXIL is %dx.types.Handle.
import { ConstantAggregate } from '../../../ir/constants.ts'
import type { GlobalVariable, IrFunction } from '../../../ir/module.ts'
import { type FunctionType, type IrType, i8 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { bug } from '../../../support/bug.ts'
import { Pointees } from './bitcode-pointers.ts'
import { type BitWriter, utf8 } from './bitstream.ts'

const codes = {
  count: 1,
  void: 2,
  float: 3,
  double: 4,
  label: 5,
  opaque: 6,
  integer: 7,
  pointer: 8,
  half: 10,
  array: 11,
  vector: 12,
  metadata: 16,
  literalStruct: 18,
  structName: 19,
  namedStruct: 20,
  function: 21,
} as const

interface TypeRecord {
  readonly code: number
  readonly operands: readonly number[]
  /** Of a struct. */
  readonly name: string
}

const typesBlock = 17

/** A struct had to be called `struct.S.0` when the module still knew another `struct.S`; when that is gone, the name is free. */
function shortened(name: string, taken: Set<string>): string {
  const short = /^((?:hostlayout\.)?struct\..*)\.\d+$/.exec(name)?.[1]
  if (short === undefined || taken.has(short)) return name
  taken.add(short)
  return short
}

function holdsFunction({ operands }: ConstantAggregate): boolean {
  return operands.some((each) => each.kind === 'function' || (each instanceof ConstantAggregate && holdsFunction(each)))
}

export class BitcodeTypes {
  private readonly records: TypeRecord[] = []
  private readonly byKey = new Map<string, number>()
  private readonly byType = new Map<IrType, number>()
  /** By pointee and address space, of which there are fewer than 8. */
  private readonly pointers = new Map<number, number>()
  private readonly byFunction = new Map<IrFunction, number>()
  readonly pointees: Pointees

  constructor(pointees: Pointees = new Pointees()) {
    this.pointees = pointees
  }

  private add(code: number, operands: readonly number[], name = ''): number {
    const key = `${code}:${operands.join(',')}:${name}`
    let id = this.byKey.get(key)
    if (id === undefined) {
      id = this.records.length
      this.records.push({ code, operands, name })
      this.byKey.set(key, id)
    }
    return id
  }

  of(type: IrType): number {
    let id = this.byType.get(type)
    if (id === undefined) {
      id = this.make(type)
      this.byType.set(type, id)
    }
    return id
  }

  private make(type: IrType): number {
    switch (type.kind) {
      case 'void':
        return this.add(codes.void, [])
      case 'label':
        return this.add(codes.label, [])
      case 'metadata':
        return this.add(codes.metadata, [])
      case 'int':
        return this.add(codes.integer, [type.bits])
      case 'float':
        return this.add(type.bits === 16 ? codes.half : type.bits === 32 ? codes.float : codes.double, [])
      case 'pointer':
        return this.pointer(this.of(i8), type.addressSpace)
      case 'array':
        return this.add(codes.array, [type.count, this.of(type.element)])
      case 'vector':
        return this.add(codes.vector, [type.count, this.of(type.element)])
      case 'struct': {
        if (type.opaque) return this.add(codes.opaque, [0], type.name)
        // Padding is a word of newer LLVMs; these structs only describe resources, so nothing counts their members.
        const members = type.elements.filter(({ kind }) => kind !== 'target')
        const operands = [type.packed ? 1 : 0, ...members.map((element) => this.of(element))]
        return this.add(type.name === '' ? codes.literalStruct : codes.namedStruct, operands, type.name)
      }
      case 'function':
        return this.signature(type, (index) => this.of(type.parameters[index]!), this.of(type.result))
      default:
        return bug(`DXIL has no type ${type.text}`)
    }
  }

  private signature(type: FunctionType, parameter: (index: number) => number, result: number): number {
    return this.add(codes.function, [
      type.variadic ? 1 : 0,
      result,
      ...type.parameters.map((_, index) => parameter(index)),
    ])
  }

  pointer(pointee: number, addressSpace: number): number {
    const key = pointee * 8 + addressSpace
    let id = this.pointers.get(key)
    if (id === undefined) {
      id = this.add(codes.pointer, [pointee, addressSpace])
      this.pointers.set(key, id)
    }
    return id
  }

  ofFunction(fn: IrFunction): number {
    let id = this.byFunction.get(fn)
    if (id === undefined) {
      const { parameters, result } = fn.functionType
      const parameter = (index: number): number => {
        const type = parameters[index]!
        if (type.kind !== 'pointer') return this.of(type)
        return this.pointer(this.of(this.pointees.ofParameter(fn, index)), type.addressSpace)
      }
      const resultId =
        result.kind === 'pointer'
          ? this.pointer(this.of(this.pointees.ofResult(fn)), result.addressSpace)
          : this.of(result)
      id = this.signature(fn.functionType, parameter, resultId)
      this.byFunction.set(fn, id)
    }
    return id
  }

  /** The type of parameter `index` as the function's own type has it. */
  ofParameter(fn: IrFunction, index: number): number {
    return this.records[this.ofFunction(fn)]!.operands[index + 2] ?? bug(`${fn.name} has no parameter ${index}`)
  }

  ofValue(value: Value): number {
    if (value instanceof ConstantAggregate && holdsFunction(value)) return this.ofFunctions(value)
    if (value.type.kind !== 'pointer') return this.of(value.type)
    if (value.kind === 'function') return this.pointer(this.ofFunction(value as IrFunction), 0)
    return this.pointer(this.of(this.pointees.of(value)), value.type.addressSpace)
  }

  ofGlobal({ initializer, valueType }: GlobalVariable): number {
    return initializer instanceof ConstantAggregate && holdsFunction(initializer)
      ? this.ofFunctions(initializer)
      : this.of(valueType)
  }

  /** The list of functions that set static variables: the pointers in it have types. */
  private ofFunctions({ type, operands }: ConstantAggregate): number {
    const members = operands.map((operand) => this.ofValue(operand))
    if (type.kind === 'array') return this.add(codes.array, [operands.length, members[0]!])
    return this.add(codes.literalStruct, [0, ...members])
  }

  write(writer: BitWriter): void {
    writer.enterBlock(typesBlock, 4)
    const text = writer.defineText(codes.structName, 0)
    writer.record(codes.count, [this.records.length])
    const taken = new Set(this.records.map(({ name }) => name))
    for (const { code, operands, name } of this.records) {
      if (name !== '') writer.textRecord(text, [], utf8(shortened(name, taken)))
      writer.record(code, operands)
    }
    writer.leaveBlock()
  }
}
