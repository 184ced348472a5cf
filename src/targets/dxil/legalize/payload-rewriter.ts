// What payloads and records look like in memory, arrays for vectors, column by column where the matrix says so, and i32 for bool, and accesses to it.
import type { Builder } from '../../../ir/builder.ts'
import { ConstantInt, constantInt } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import type { Module } from '../../../ir/module.ts'
import { arrayType, type IrType, i1, i32, type StructType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { Place } from './memory-place.ts'
import { MemoryRewriter } from './memory-rewriter.ts'

export const dispatchIntrinsic = 'llvm.dx.dispatch.mesh'

/** On an entry: the members that are matrices column by column, as struct, number, rows and columns: `Payload 1 2 3,Inner 0 4 4`. */
export const columnsAttribute = 'hlsl.payloadcolumns'

interface MatrixShape {
  readonly rows: number
  readonly columns: number
}

/** Structs with the same names, but members as they are in memory. */
export class PayloadTypes {
  private readonly module: Module
  private readonly changed = new Map<IrType, IrType>()
  private readonly matrices = new Map<string, MatrixShape>()

  constructor(module: Module) {
    this.module = module
    for (const { attributes } of module.functions.values())
      for (const text of attributes.get(columnsAttribute)?.split(',') ?? []) {
        const [, member = '', rows, columns] = /^(.*) (\d+) (\d+)$/.exec(text) ?? []
        this.matrices.set(member, { rows: Number(rows), columns: Number(columns) })
      }
  }

  /** Of a member that lies column by column. */
  columnsOf(type: StructType, member: number): MatrixShape | undefined {
    return this.matrices.get(`${type.name} ${member}`)
  }

  of(type: IrType): IrType {
    let stored = this.changed.get(type)
    if (!stored) {
      stored = this.make(type)
      this.changed.set(type, stored)
    }
    return stored
  }

  private make(type: IrType): IrType {
    if (type === i1) return i32
    if (type.kind === 'vector' || type.kind === 'array') return arrayType(type.count, this.of(type.element))
    if (type.kind !== 'struct') return type
    const elements = type.elements.filter((element) => !isPadding(element)).map((element) => this.of(element))
    if (elements.every((element, index) => element === type.elements[index])) return type
    if (this.module.structs.get(type.name) === type) this.module.structs.delete(type.name)
    // Only vectors need padding to lie where HLSL has them: arrays are aligned like their components.
    const isPacked = type.packed && elements.length === type.elements.length
    const stored = this.module.createStruct(type.name, elements, isPacked)
    this.changed.set(stored, stored)
    return stored
  }
}

function isPadding(type: IrType): boolean {
  return type.kind === 'target' && type.name === 'dx.Padding'
}

/** What a struct is once it is stored: itself, or the one of its name. */
export function storedStruct(module: Module, type: IrType): IrType {
  return new PayloadTypes(module).of(type)
}

export class PayloadRewriter extends MemoryRewriter {
  private readonly type: IrType
  private readonly types: PayloadTypes
  readonly memory: Value

  constructor(builder: Builder, type: IrType, types: PayloadTypes, memory: Value) {
    super(builder)
    this.type = type
    this.types = types
    this.memory = memory
  }

  /** False when nothing was changed: the address escapes. */
  run(variable: Value): boolean {
    const root: Place = { type: this.type, fields: [], indices: [] }
    if (!this.isResolvable(variable, root)) return false
    this.replaceUses(variable, root)
    return true
  }

  protected override takesAddress(call: Instruction, pointer: Value): boolean {
    return call.intrinsic === dispatchIntrinsic && call.argument(call.argumentCount - 1) === pointer
  }

  override passAddress(call: Instruction, place: Place): void {
    const isWhole = place.fields.length === 0 && place.indices.length === 0
    call.setOperand(call.argumentCount - 1, isWhole ? this.memory : this.address(place))
  }

  override address(place: Place): Value {
    return this.builder.gep(this.types.of(this.type), this.memory, [0, ...this.pathOf(place).path])
  }

  override laneAddresses(place: Place, count: number): Value[] {
    const { path, matrix } = this.pathOf(place)
    const stored = this.types.of(this.type)
    return Array.from({ length: count }, (_, lane) =>
      this.builder.gep(stored, this.memory, [0, ...path, matrix ? columnLane(matrix, lane) : lane]),
    )
  }

  /** Members and indices in the order the type asks for them, and what matrix they lead to. */
  private pathOf({ fields, indices }: Place): { readonly path: Value[]; readonly matrix: MatrixShape | undefined } {
    const path: Value[] = []
    let type = this.type
    let matrix: MatrixShape | undefined
    let [field, index] = [0, 0]
    while (field < fields.length || index < indices.length) {
      if (type.kind === 'struct') {
        const member = fields[field++]!
        path.push(constantInt(i32, type.elements.slice(0, member).filter((element) => !isPadding(element)).length))
        matrix = this.types.columnsOf(type, member)
        type = type.elements[member]!
      } else if (type.kind === 'array' || type.kind === 'vector') {
        const at = indices[index++]!
        path.push(type.kind === 'vector' && matrix ? this.columnIndex(matrix, at) : at)
        type = type.element
      } else break
    }
    return { path, matrix }
  }

  private columnIndex(matrix: MatrixShape, index: Value): Value {
    const { builder } = this
    if (index instanceof ConstantInt) return constantInt(i32, columnLane(matrix, index.number))
    const [rows, columns] = [constantInt(i32, matrix.rows), constantInt(i32, matrix.columns)]
    const column = builder.binary('urem', index, columns)
    return builder.add(builder.mul(column, rows), builder.binary('udiv', index, columns))
  }
}

/** Where a component that is counted row by row lies column by column. */
function columnLane({ rows, columns }: MatrixShape, lane: number): number {
  return (lane % columns) * rows + Math.floor(lane / columns)
}
