// What payloads and records look like in memory, arrays for vectors, column by column where the matrix says so, and i32 for bool, and accesses to it.
import type { Builder } from '../../../ir/builder.ts'
import { ConstantInt, constantInt } from '../../../ir/constants.ts'
import type { Instruction } from '../../../ir/instructions.ts'
import type { IrFunction, Module } from '../../../ir/module.ts'
import { arrayType, type IrType, i1, i32, type StructType, type VectorType } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import type { Place } from './memory-place.ts'
import { MemoryRewriter } from './memory-rewriter.ts'

export const dispatchIntrinsic = 'llvm.dx.dispatch.mesh'

/** On a function: which members are matrices, as struct, number, rows, columns, order and element: `Payload 1 2 3 column float;Inner 0 4 4 row bool`. */
export const matricesAttribute = 'hlsl.payloadmatrices'

/** On a function of a library: which parameters and whether the result are matrices, by the number of the argument: `0 2 3 column float;result 2 2 row bool`. */
export const passedMatricesAttribute = 'hlsl.passedmatrices'

export interface MatrixMember {
  readonly rows: number
  readonly columns: number
  readonly rowMajor: boolean
  /** As it is called in a module. */
  readonly element: string
}

/** Structs with the same names, but members as they are in memory. */
export class PayloadTypes {
  protected readonly module: Module
  private readonly changed = new Map<IrType, IrType>()
  private readonly matrices = new Map<string, MatrixMember>()

  /** Records of nodes with matrices have their layout already. */
  constructor(module: Module, hasMatrices = true) {
    this.module = module
    if (!hasMatrices) return
    for (const { attributes } of module.functions.values())
      for (const text of attributes.get(matricesAttribute)?.split(';') ?? []) {
        const [, member = '', matrix = ''] = /^(.*) (\d+ \d+ (?:row|column) .*)$/.exec(text) ?? []
        this.matrices.set(member, matrixOfText(matrix))
      }
  }

  /** What a member is, if it is a matrix or an array of them. */
  matrixOf(type: StructType, member: number): MatrixMember | undefined {
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
    if (type.kind === 'vector') return this.vector(type)
    if (type.kind === 'array') return arrayType(type.count, this.of(type.element))
    if (type.kind !== 'struct') return type
    const elements = type.elements.flatMap((element, index) =>
      isPadding(element) ? [] : [this.member(element, this.matrixOf(type, index))],
    )
    if (elements.every((element, index) => element === type.elements[index])) return type
    if (this.module.structs.get(type.name) === type) this.module.structs.delete(type.name)
    // Only vectors need padding to lie where HLSL has them: arrays are aligned like their components.
    const isPacked = type.packed && elements.length === type.elements.length
    const stored = this.module.createStruct(type.name, elements, isPacked)
    this.changed.set(stored, stored)
    return stored
  }

  protected vector(type: VectorType): IrType {
    return arrayType(type.count, this.of(type.element))
  }

  /** Of a member, or of a whole variable, that may be a matrix. */
  member(type: IrType, _matrix: MatrixMember | undefined): IrType {
    return this.of(type)
  }
}

function matrixOfText(text: string): MatrixMember {
  const [rows, columns, order, ...element] = text.split(' ')
  return { rows: Number(rows), columns: Number(columns), rowMajor: order === 'row', element: element.join(' ') }
}

/** The matrices among what a function is given, by the number of the argument, and what it returns. */
export function passedMatrices({ attributes }: IrFunction): ReadonlyMap<number | 'result', MatrixMember> {
  const texts = attributes.get(passedMatricesAttribute)?.split(';') ?? []
  return new Map(
    texts.map((text) => {
      const [place = ''] = text.split(' ', 1)
      return [place === 'result' ? place : Number(place), matrixOfText(text.slice(place.length + 1))]
    }),
  )
}

function isPadding(type: IrType): boolean {
  return type.kind === 'target' && type.name === 'dx.Padding'
}

/** What a struct is once it is stored: itself, or the one of its name. */
export function storedStruct(module: Module, type: IrType): IrType {
  return new PayloadTypes(module, false).of(type)
}

export class PayloadRewriter extends MemoryRewriter {
  readonly type: IrType
  protected readonly types: PayloadTypes
  readonly memory: Value
  /** What the whole is, if it is a matrix or an array of them. */
  readonly matrix: MatrixMember | undefined

  constructor(builder: Builder, type: IrType, types: PayloadTypes, memory: Value, matrix?: MatrixMember) {
    super(builder)
    this.type = type
    this.types = types
    this.memory = memory
    this.matrix = matrix
  }

  /** False when nothing was changed: the address escapes. */
  run(variable: Value): boolean {
    if (!this.isResolvable(variable, this.root)) return false
    this.replaceUses(variable, this.root)
    return true
  }

  protected get root(): Place {
    return { type: this.type, fields: [], indices: [] }
  }

  protected override takesAddress(call: Instruction, pointer: Value): boolean {
    return call.intrinsic === dispatchIntrinsic && call.argument(call.argumentCount - 1) === pointer
  }

  override passAddress(call: Instruction, place: Place, _pointer: Value): void {
    const isWhole = place.fields.length === 0 && place.indices.length === 0
    call.setOperand(call.argumentCount - 1, isWhole ? this.memory : this.address(place))
  }

  get storedType(): IrType {
    return this.types.member(this.type, this.matrix)
  }

  override address(place: Place): Value {
    return this.builder.gep(this.storedType, this.memory, [0, ...this.pathOf(place).path])
  }

  override laneAddresses(place: Place, count: number): Value[] {
    const { path, matrix } = this.pathOf(place)
    return Array.from({ length: count }, (_, lane) =>
      this.builder.gep(this.storedType, this.memory, [0, ...path, matrix ? storedLane(matrix, lane) : lane]),
    )
  }

  /** Members and indices in the order the type asks for them, and what matrix they lead to. */
  protected pathOf({ fields, indices }: Place): { readonly path: Value[]; readonly matrix: MatrixMember | undefined } {
    const path: Value[] = []
    let type = this.type
    let { matrix } = this
    let [field, index] = [0, 0]
    while (field < fields.length || index < indices.length) {
      if (type.kind === 'struct') {
        const member = fields[field++]!
        path.push(constantInt(i32, type.elements.slice(0, member).filter((element) => !isPadding(element)).length))
        matrix = this.types.matrixOf(type, member)
        type = type.elements[member]!
      } else if (type.kind === 'array' || type.kind === 'vector') {
        const at = indices[index++]!
        path.push(type.kind === 'vector' && matrix ? this.storedIndex(matrix, at) : at)
        type = type.element
      } else break
    }
    return { path, matrix }
  }

  private storedIndex(matrix: MatrixMember, index: Value): Value {
    const { builder } = this
    if (matrix.rowMajor) return index
    if (index instanceof ConstantInt) return constantInt(i32, storedLane(matrix, index.number))
    const [rows, columns] = [constantInt(i32, matrix.rows), constantInt(i32, matrix.columns)]
    const column = builder.binary('urem', index, columns)
    return builder.add(builder.mul(column, rows), builder.binary('udiv', index, columns))
  }
}

/** Where a component lies that is counted row by row. */
export function storedLane({ rows, columns, rowMajor }: MatrixMember, lane: number): number {
  return rowMajor ? lane : (lane % columns) * rows + Math.floor(lane / columns)
}
