// Types as debuggers see them. Objects have no parts that a debugger could show.
//
//   float3 x        DebugTypeVector %float 3           float2x3 m      DebugTypeMatrix: 2 vectors of 3         struct      members, offsets in bits
import { scalars } from '../../hlsl/scalars.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Location, Position } from '../../support/source.ts'
import { typeText } from '../../types/print.ts'
import { type MatrixType, memberTypes, type ScalarType, type StructType, type Type } from '../../types/types.ts'
import type { DebugSet } from './debug-set.ts'
import type { Id, SpirvModule } from './module.ts'
import { bitsOf, isNativeMatrix, matrixShape } from './types.ts'

const publicFlag = 3
const structureTag = 1

const encodings = { bool: 2, float: 3, signed: 4, unsigned: 6 } as const

export class DebugTypes {
  readonly #module: SpirvModule
  readonly #set: DebugSet
  readonly #positionOf: (location: Location) => Position | undefined
  readonly #known = new Map<Type, Id | undefined>()

  constructor(module: SpirvModule, set: DebugSet, positionOf: (location: Location) => Position | undefined) {
    this.#module = module
    this.#set = set
    this.#positionOf = positionOf
  }

  /** `undefined` when there is nothing to show. */
  of(type: Type): Id | undefined {
    if (!this.#known.has(type)) this.#known.set(type, this.#make(type))
    return this.#known.get(type)
  }

  ofFunction({ returnType, parameters }: ProgramFunction): Id {
    const module = this.#module
    const result = returnType.kind === 'void' ? module.voidType() : this.#orNumber(returnType)
    const types = parameters.map(({ type }) => this.#orNumber(type))
    return this.#set.declare('DebugTypeFunction', module.uint(publicFlag), result, ...types)
  }

  /** Something has to stand for objects. */
  #orNumber(type: Type): Id {
    return this.of(type) ?? this.#basic(typeText(type), 0, 0)
  }

  #make(type: Type): Id | undefined {
    const { uint } = this.#numbers
    switch (type.kind) {
      case 'scalar':
        return this.#scalar(type)
      case 'enum':
        return this.#scalar(type.underlying)
      case 'vector':
        return this.#vector(this.#scalar(type.element), type.count)
      case 'matrix':
        return this.#matrix(type)
      case 'array': {
        const element = this.of(type.element)
        return element && this.#set.declare('DebugTypeArray', element, uint(type.count ?? 0))
      }
      case 'struct':
        return this.#struct(type)
      default:
        return undefined
    }
  }

  get #numbers(): { readonly uint: (value: number) => Id; readonly text: (text: string) => Id } {
    const module = this.#module
    return { uint: (value) => module.uint(value), text: (text) => module.string(text) }
  }

  #basic(name: string, bits: number, encoding: number): Id {
    const { uint, text } = this.#numbers
    return this.#set.declare('DebugTypeBasic', text(name), uint(bits), uint(encoding), uint(0))
  }

  #scalar(type: ScalarType): Id {
    const known = this.#known.get(type)
    if (known !== undefined) return known
    const { class: kind, signed } = scalars[type.scalar]
    const encoding = kind === 'int' ? encodings[signed ? 'signed' : 'unsigned'] : encodings[kind]
    const id = this.#basic(type.scalar, bitsOf(type.scalar), encoding)
    this.#known.set(type, id)
    return id
  }

  #vector(scalar: Id, count: number): Id {
    return count === 1 ? scalar : this.#set.declare('DebugTypeVector', scalar, this.#module.uint(count))
  }

  #matrix(type: MatrixType): Id {
    const { uint } = this.#numbers
    const { vectors, length } = matrixShape(type)
    const vector = this.#vector(this.#scalar(type.element), length)
    if (vectors === 1) return vector
    if (!isNativeMatrix(type)) return this.#set.declare('DebugTypeArray', vector, uint(vectors))
    return this.#set.declare('DebugTypeMatrix', vector, uint(vectors), this.#module.bool(true))
  }

  #struct(type: StructType): Id {
    const { uint, text } = this.#numbers
    const set = this.#set
    const position = this.#positionOf(type.location) ?? { file: '', line: 0, column: 0 }
    const place = [set.source(position.file), uint(position.line), uint(position.column)]
    let offset = 0
    const members = [...type.bases.map((base) => ({ name: base.name, type: base })), ...type.fields].map((member) => {
      const size = sizeOf(member.type)
      const at = [uint(offset), uint(size), uint(publicFlag)]
      offset += size
      return set.declare('DebugTypeMember', text(member.name), this.#orNumber(member.type), ...place, ...at)
    })
    const name = text(`${type.scope}${type.name}`)
    const tail = [uint(offset), uint(publicFlag), ...members]
    return set.declare('DebugTypeComposite', name, uint(structureTag), ...place, set.unit, name, ...tail)
  }
}

/** In bits, without padding: as values have it. */
function sizeOf(type: Type): number {
  switch (type.kind) {
    case 'scalar':
      return bitsOf(type.scalar)
    case 'enum':
      return bitsOf(type.underlying.scalar)
    case 'vector':
      return type.count * bitsOf(type.element.scalar)
    case 'matrix':
      return type.rows * type.columns * bitsOf(type.element.scalar)
    case 'array':
      return (type.count ?? 0) * sizeOf(type.element)
    case 'struct':
      return memberTypes(type).reduce((sum, each) => sum + sizeOf(each), 0)
    default:
      return 64
  }
}
