// A SPIR-V module taken apart for running: types, constants, decorations, functions as blocks of instructions.

import { type EncodedInstruction, readModule, readString } from '../../../src/targets/spirv/disassemble/words.ts'
import { Decoration, StorageClass } from '../../../src/targets/spirv/enumerants.ts'

export type Type =
  | { readonly kind: 'void' | 'bool' | 'opaque' }
  | { readonly kind: 'int'; readonly bits: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly bits: number }
  | { readonly kind: 'vector' | 'matrix'; readonly element: Type; readonly count: number }
  | { readonly kind: 'array'; readonly element: Type; readonly count: number | undefined; readonly stride: number }
  | { readonly kind: 'struct'; readonly members: readonly Member[] }
  | { readonly kind: 'pointer'; readonly storage: string; readonly pointee: Type }
  | { readonly kind: 'image'; readonly element: Type; readonly isBuffer: boolean }

export interface Member {
  readonly type: Type
  readonly offset: number
  readonly order: MatrixOrder | undefined
}

/** How a matrix lies in memory, in SPIR-V's words. */
export interface MatrixOrder {
  readonly rowMajor: boolean
  readonly stride: number
}

/** Integers of 64 bits are bigints. */
export type Value = number | bigint | boolean | undefined | readonly Value[]

export interface Block {
  readonly label: number
  readonly instructions: EncodedInstruction[]
}

export interface SpirvFunction {
  readonly parameters: number[]
  readonly blocks: Map<number, Block>
  first: number
}

export interface GlobalVariable {
  readonly id: number
  readonly type: Type
  readonly storage: string
  readonly initializer: number | undefined
  readonly name: string
  readonly builtIn: number | undefined
}

const storageNames = new Map<number, string>(Object.entries(StorageClass).map(([name, value]) => [value, name]))
const bufferDimension = 5

export class SpirvProgram {
  readonly types = new Map<number, Type>()
  readonly constants = new Map<number, Value>()
  /** Of constants, parameters and the results of instructions. */
  readonly valueTypes = new Map<number, Type>()
  readonly variables: GlobalVariable[] = []
  readonly functions = new Map<number, SpirvFunction>()
  main = 0
  readonly #names = new Map<number, string>()
  readonly #decorations = new Map<string, readonly number[]>()

  constructor(bytes: Uint8Array) {
    const module = readModule(bytes)
    if (!module) throw new Error('no module')
    let current: SpirvFunction | undefined
    let block: Block | undefined
    for (const instruction of module.instructions) {
      const { name, words } = instruction
      if (name === 'OpFunction') {
        current = { parameters: [], blocks: new Map(), first: 0 }
        this.functions.set(words[1]!, current)
      } else if (name === 'OpFunctionEnd') current = undefined
      else if (current && name === 'OpFunctionParameter') {
        current.parameters.push(words[1]!)
        this.valueTypes.set(words[1]!, this.typeOf(words[0]!))
      } else if (current && name === 'OpLabel') {
        block = { label: words[0]!, instructions: [] }
        current.blocks.set(block.label, block)
        current.first ||= block.label
      } else if (current) {
        const type = this.types.get(words[0]!)
        if (type) this.valueTypes.set(words[1]!, type)
        block!.instructions.push(instruction)
      } else this.#declare(instruction)
    }
  }

  typeOf(id: number): Type {
    const type = this.types.get(id)
    if (!type) throw new Error(`%${id} is no type`)
    return type
  }

  #decoration(id: number, name: keyof typeof Decoration, member?: number): number | undefined {
    const words = this.#decorations.get(`${id} ${member ?? ''} ${Decoration[name]}`)
    return words && (words[0] ?? 0)
  }

  #declare({ name, words }: EncodedInstruction): void {
    const [first = 0, second = 0, third = 0, ...rest] = words
    switch (name) {
      case 'OpEntryPoint':
        this.main = second
        break
      case 'OpName':
        this.#names.set(first, readString(words, 1).text)
        break
      case 'OpDecorate':
        this.#decorations.set(`${first}  ${second}`, [...words].slice(2))
        break
      case 'OpMemberDecorate':
        this.#decorations.set(`${first} ${second} ${third}`, rest)
        break
      case 'OpTypeVoid':
        this.types.set(first, { kind: 'void' })
        break
      case 'OpTypeBool':
        this.types.set(first, { kind: 'bool' })
        break
      case 'OpTypeInt':
        this.types.set(first, { kind: 'int', bits: second, signed: third === 1 })
        break
      case 'OpTypeFloat':
        this.types.set(first, { kind: 'float', bits: second })
        break
      case 'OpTypeVector':
      case 'OpTypeMatrix': {
        const kind = name === 'OpTypeVector' ? 'vector' : 'matrix'
        this.types.set(first, { kind, element: this.typeOf(second), count: third })
        break
      }
      case 'OpTypeArray':
      case 'OpTypeRuntimeArray': {
        const count = name === 'OpTypeArray' ? Number(this.constants.get(third)) : undefined
        const stride = this.#decoration(first, 'ArrayStride') ?? 0
        this.types.set(first, { kind: 'array', element: this.typeOf(second), count, stride })
        break
      }
      case 'OpTypeStruct': {
        const members = [...words].slice(1).map((type, index) => this.#member(first, type, index))
        this.types.set(first, { kind: 'struct', members })
        break
      }
      case 'OpTypePointer':
        this.types.set(first, { kind: 'pointer', storage: storageNames.get(second)!, pointee: this.typeOf(third) })
        break
      case 'OpTypeImage':
        this.types.set(first, { kind: 'image', element: this.typeOf(second), isBuffer: third === bufferDimension })
        break
      case 'OpTypeFunction':
        break
      case 'OpVariable':
        this.#declareVariable(words)
        break
      default:
        this.#declareConstant(name, words)
    }
  }

  #member(struct: number, type: number, index: number): Member {
    const stride = this.#decoration(struct, 'MatrixStride', index)
    const rowMajor = this.#decoration(struct, 'RowMajor', index) !== undefined
    return {
      type: this.typeOf(type),
      offset: this.#decoration(struct, 'Offset', index) ?? 0,
      order: stride === undefined ? undefined : { rowMajor, stride },
    }
  }

  #declareVariable(words: Uint32Array): void {
    const pointer = this.typeOf(words[0]!)
    const id = words[1]!
    if (pointer.kind !== 'pointer') throw new Error('a variable has a pointer type')
    this.variables.push({
      id,
      type: pointer.pointee,
      storage: pointer.storage,
      initializer: words[3],
      name: this.#names.get(id) || this.#blockName(pointer.pointee),
      builtIn: this.#decoration(id, 'BuiltIn'),
    })
  }

  /** A block of GLSL without an instance has its name on the type: `Result_block { int Result[]; }`. */
  #blockName(block: Type): string {
    for (const [id, type] of this.types) if (type === block) return this.#names.get(id)?.replace(/_block$/, '') ?? ''
    return ''
  }

  #declareConstant(name: EncodedInstruction['name'], words: Uint32Array): void {
    const id = words[1]!
    const type = this.types.get(words[0]!)
    if (type) this.valueTypes.set(id, type)
    switch (name) {
      case 'OpConstantTrue':
      case 'OpConstantFalse':
        this.constants.set(id, name === 'OpConstantTrue')
        break
      case 'OpConstant':
        this.constants.set(id, literal(this.typeOf(words[0]!), words.slice(2)))
        break
      case 'OpConstantComposite':
        this.constants.set(
          id,
          [...words].slice(2).map((part) => this.constants.get(part)),
        )
        break
      case 'OpConstantNull':
      case 'OpUndef':
        this.constants.set(id, zeroOf(this.typeOf(words[0]!)))
        break
    }
  }
}

function literal(type: Type, words: Uint32Array): Value {
  const view = new DataView(words.buffer, words.byteOffset, words.byteLength)
  if (type.kind === 'float') return type.bits === 64 ? view.getFloat64(0, true) : view.getFloat32(0, true)
  if (type.kind !== 'int') throw new Error('a literal is a number')
  if (type.bits === 64) return type.signed ? view.getBigInt64(0, true) : view.getBigUint64(0, true)
  return type.signed ? view.getInt32(0, true) : view.getUint32(0, true)
}

export function zeroOf(type: Type): Value {
  switch (type.kind) {
    case 'bool':
      return false
    case 'int':
      return type.bits === 64 ? 0n : 0
    case 'float':
      return 0
    case 'vector':
    case 'matrix':
    case 'array':
      return Array.from({ length: type.count ?? 0 }, () => zeroOf(type.element))
    case 'struct':
      return type.members.map((member) => zeroOf(member.type))
    default:
      return undefined
  }
}
