// A SPIR-V module under construction: ids, the sections in the order of the format, and one id per type and constant.
//
//   module.type('OpTypeInt', 32, 1)               the same id every time
//   module.capability('Int64')                    once, however often it is asked for
//   module.decorate(id, 'Binding', 3)
//
// Words go to the section they belong to at once; `toWords` puts the sections one behind the other. Same calls, same words.
import { bug } from '../../support/bug.ts'
import {
  AddressingModel,
  type BuiltIn,
  Capability,
  Decoration,
  ExecutionMode,
  type ExecutionModel,
  ExecutionModel as executionModels,
  MemoryModel,
  SourceLanguage,
  StorageClass,
} from './enumerants.ts'
import { type OpcodeName, opcodes } from './opcodes.ts'
import { textParts } from './texts.ts'

export type Id = number

export type StorageClassName = keyof typeof StorageClass
export type CapabilityName = keyof typeof Capability
export type DecorationName = keyof typeof Decoration
export type BuiltInName = keyof typeof BuiltIn
export type ExecutionModelName = keyof typeof ExecutionModel
export type ExecutionModeName = keyof typeof ExecutionMode

/** As in the header: 1.5 is 0x10500. */
export type SpirvVersion = number

const magic = 0x07230203
/** Of tools without a registered number. */
const generator = 0

/** What defined a type or constant. */
interface Definition {
  readonly opcode: OpcodeName
  /** 0 for types. */
  readonly type: Id
  readonly operands: readonly number[]
}

/** The words of a string: UTF-8, little endian, with at least one zero byte at the end. */
export function stringWords(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  const words = new Array<number>((bytes.length >> 2) + 1).fill(0)
  bytes.forEach((byte, index) => {
    words[index >> 2]! |= byte << ((index & 3) * 8)
  })
  return words.map((word) => word >>> 0)
}

/** Appends an instruction: the first word holds its length and number. */
export function pushInstruction(section: number[], opcode: OpcodeName, operands: readonly number[]): void {
  section.push((((operands.length + 1) << 16) | opcodes[opcode]) >>> 0)
  for (const operand of operands) section.push(operand >>> 0)
}

export class SpirvModule {
  readonly version: SpirvVersion
  readonly isVulkanModel: boolean
  /** Components of the longest vector that was asked for; SPIR-V has no more than four. */
  longestVector = 1
  #nextId = 1
  readonly #capabilities = new Set<CapabilityName>()
  readonly #extensions = new Set<string>()
  readonly #importIds = new Map<string, Id>()
  readonly #imports: number[] = []
  readonly #entryPoints: number[] = []
  readonly #modes: number[] = []
  readonly #names: number[] = []
  readonly #nameTexts = new Map<Id, string>()
  readonly #texts: number[] = []
  readonly #strings = new Map<string, Id>()
  readonly #sources: number[] = []
  readonly #processes: number[] = []
  readonly #annotations: number[] = []
  readonly #globals: number[] = []
  readonly #functions: number[] = []
  readonly #interned = new Map<string, Id>()
  readonly #definitions = new Map<Id, Definition>()
  readonly #named = new Set<Id>()
  readonly #decorated = new Set<string>()
  readonly #globalVariables: { readonly id: Id; readonly storage: StorageClassName }[] = []
  /** The type of the value an id stands for, by id. */
  readonly #types: Id[] = []

  constructor(version: SpirvVersion, isVulkanModel = false) {
    this.version = version
    this.isVulkanModel = isVulkanModel
    this.capability('Shader')
    if (!isVulkanModel) return
    this.capability('VulkanMemoryModel')
    this.extension('SPV_KHR_vulkan_memory_model', 1, 5)
  }

  /** Whether something in the module asked for the Vulkan memory model. */
  get needsVulkanModel(): boolean {
    return this.#capabilities.has('VulkanMemoryModel')
  }

  newId(type: Id = 0): Id {
    const id = this.#nextId++
    this.#types[id] = type
    return id
  }

  /** The type id of a value's id. */
  typeOf(value: Id): Id {
    return this.#types[value] || bug(`%${value} has no type`)
  }

  /** Of types and constants only. */
  definition(id: Id): Definition | undefined {
    return this.#definitions.get(id)
  }

  atLeast(major: number, minor: number): boolean {
    return this.version >= ((major << 16) | (minor << 8))
  }

  /** Where storage buffers are; before SPIR-V 1.3 they are uniforms with blocks decorated as BufferBlock. */
  get storageBuffer(): StorageClassName {
    return this.atLeast(1, 3) ? 'StorageBuffer' : 'Uniform'
  }

  // ---- What the module needs

  capability(name: CapabilityName): void {
    this.#capabilities.add(name)
  }

  /** Left out where the version already has it: `extension('SPV_EXT_descriptor_indexing', 1, 5)`. */
  extension(name: string, coreMajor = 99, coreMinor = 0): void {
    if (!this.atLeast(coreMajor, coreMinor)) this.#extensions.add(name)
  }

  get extensions(): ReadonlySet<string> {
    return this.#extensions
  }

  /** All ids are below. */
  get bound(): number {
    return this.#nextId
  }

  extendedSet(name: string): Id {
    let id = this.#importIds.get(name)
    if (id === undefined) {
      this.#importIds.set(name, (id = this.newId()))
      pushInstruction(this.#imports, 'OpExtInstImport', [id, ...stringWords(name)])
    }
    return id
  }

  /** Called last: the interface lists variables that must exist by then; all of them, or those in `used`. */
  entryPoint(model: ExecutionModelName, main: Id, name: string, used?: ReadonlySet<Id>): void {
    const everything = this.atLeast(1, 4)
    const listed = this.#globalVariables.filter(
      ({ id, storage }) => (everything || storage === 'Input' || storage === 'Output') && used?.has(id) !== false,
    )
    const operands = [executionModels[model], main, ...stringWords(name), ...listed.map(({ id }) => id)]
    pushInstruction(this.#entryPoints, 'OpEntryPoint', operands)
  }

  /** Once for equal operands. */
  executionMode(main: Id, mode: ExecutionModeName, ...operands: number[]): void {
    const key = `${main} mode ${mode} ${operands.join(' ')}`
    if (this.#decorated.has(key)) return
    this.#decorated.add(key)
    pushInstruction(this.#modes, 'OpExecutionMode', [main, ExecutionMode[mode], ...operands])
  }

  /** A mode whose operands are constants of the module. */
  executionModeId(main: Id, mode: ExecutionModeName, ...operands: Id[]): void {
    pushInstruction(this.#modes, 'OpExecutionModeId', [main, ExecutionMode[mode], ...operands])
  }

  /** One for equal texts. */
  string(text: string): Id {
    let id = this.#strings.get(text)
    if (id === undefined) {
      this.#strings.set(text, (id = this.newId()))
      pushInstruction(this.#texts, 'OpString', [id, ...stringWords(text)])
    }
    return id
  }

  /** A file of the program, with its text where that is kept; a long one is continued. */
  source(languageVersion: number, file?: Id, text?: string): void {
    const [first, ...others] = textParts(text)
    const tail = first === undefined ? [] : stringWords(first)
    pushInstruction(this.#sources, 'OpSource', [
      SourceLanguage.HLSL,
      languageVersion,
      ...(file === undefined ? [] : [file, ...tail]),
    ])
    for (const other of others) pushInstruction(this.#sources, 'OpSourceContinued', stringWords(other))
  }

  /** What made the module. */
  processed(text: string): void {
    pushInstruction(this.#processes, 'OpModuleProcessed', stringWords(text))
  }

  // ---- Names and decorations

  name(id: Id, text: string): void {
    if (text === '') return
    this.#nameTexts.set(id, text)
    pushInstruction(this.#names, 'OpName', [id, ...stringWords(text)])
  }

  nameOf(id: Id): string | undefined {
    return this.#nameTexts.get(id)
  }

  /** The first name stays: a value may be that of several variables. */
  nameValue(id: Id, text: string): void {
    if (this.#named.has(id)) return
    this.#named.add(id)
    this.name(id, text)
  }

  memberName(struct: Id, index: number, text: string): void {
    pushInstruction(this.#names, 'OpMemberName', [struct, index, ...stringWords(text)])
  }

  /** Once for equal operands. */
  decorate(id: Id, decoration: DecorationName, ...operands: number[]): void {
    const key = `${id} ${decoration} ${operands.join(' ')}`
    if (this.#decorated.has(key)) return
    this.#decorated.add(key)
    pushInstruction(this.#annotations, 'OpDecorate', [id, Decoration[decoration], ...operands])
  }

  /** Decorations by number, of any form. */
  decorateWords(
    opcode: 'OpDecorate' | 'OpDecorateId' | 'OpDecorateString' | 'OpMemberDecorate',
    words: readonly number[],
  ): void {
    pushInstruction(this.#annotations, opcode, words)
  }

  memberDecorate(struct: Id, index: number, decoration: DecorationName, ...operands: number[]): void {
    pushInstruction(this.#annotations, 'OpMemberDecorate', [struct, index, Decoration[decoration], ...operands])
  }

  // ---- Types and constants

  /** Types other than structs are the same when their operands are. */
  type(opcode: OpcodeName, ...operands: number[]): Id {
    const key = `${opcode} ${operands.join(' ')}`
    let id = this.#interned.get(key)
    if (id === undefined) {
      id = this.freshType(opcode, ...operands)
      this.#interned.set(key, id)
    }
    return id
  }

  /** A type of its own: structs, and arrays with a stride. */
  freshType(opcode: OpcodeName, ...operands: number[]): Id {
    const id = this.newId()
    pushInstruction(this.#globals, opcode, [id, ...operands])
    this.#definitions.set(id, { opcode, type: 0, operands })
    return id
  }

  pointerType(storage: StorageClassName, pointee: Id): Id {
    return this.type('OpTypePointer', StorageClass[storage], pointee)
  }

  voidType(): Id {
    return this.type('OpTypeVoid')
  }

  boolType(): Id {
    return this.type('OpTypeBool')
  }

  intType(bits: number, signed: boolean): Id {
    if (bits === 64) this.capability('Int64')
    if (bits === 16) this.capability('Int16')
    return this.type('OpTypeInt', bits, signed ? 1 : 0)
  }

  floatType(bits: number): Id {
    if (bits === 64) this.capability('Float64')
    if (bits === 16) this.capability('Float16')
    return this.type('OpTypeFloat', bits)
  }

  /** The component itself when there is only one. */
  vectorType(component: Id, count: number): Id {
    this.longestVector = Math.max(this.longestVector, count)
    return count === 1 ? component : this.type('OpTypeVector', component, count)
  }

  /** Without a stride: for values and for memory only the shader sees. */
  arrayType(element: Id, count: number): Id {
    return this.type('OpTypeArray', element, this.uint(count))
  }

  /** An interned constant or other value of the global section. */
  constant(opcode: OpcodeName, type: Id, ...operands: number[]): Id {
    const key = `${opcode} ${type} ${operands.join(' ')}`
    let id = this.#interned.get(key)
    if (id === undefined) {
      id = this.freshConstant(opcode, type, ...operands)
      this.#interned.set(key, id)
    }
    return id
  }

  /** A constant of its own: specialisation constants. */
  freshConstant(opcode: OpcodeName, type: Id, ...operands: number[]): Id {
    const id = this.newId(type)
    pushInstruction(this.#globals, opcode, [type, id, ...operands])
    this.#definitions.set(id, { opcode, type, operands })
    return id
  }

  bool(value: boolean): Id {
    return this.constant(value ? 'OpConstantTrue' : 'OpConstantFalse', this.boolType())
  }

  int(value: number): Id {
    return this.integer(this.intType(32, true), BigInt(value))
  }

  uint(value: number): Id {
    return this.integer(this.intType(32, false), BigInt(value))
  }

  float(value: number): Id {
    return this.floating(this.floatType(32), value)
  }

  /** Of any integer type; the value is taken modulo its width. */
  integer(type: Id, value: bigint): Id {
    const { operands } = this.definition(type) ?? bug('no type')
    const [bits, signed] = operands
    if (bits === 64) {
      const words = BigInt.asUintN(64, value)
      return this.constant('OpConstant', type, Number(words & 0xffffffffn), Number(words >> 32n))
    }
    const narrow = signed ? BigInt.asIntN(bits!, value) : BigInt.asUintN(bits!, value)
    return this.constant('OpConstant', type, Number(BigInt.asUintN(32, narrow)))
  }

  /** Of any floating-point type. */
  floating(type: Id, value: number): Id {
    const [bits] = (this.definition(type) ?? bug('no type')).operands
    return this.constant('OpConstant', type, ...floatWords(value, bits!))
  }

  composite(type: Id, parts: readonly Id[]): Id {
    return this.constant('OpConstantComposite', type, ...parts)
  }

  zero(type: Id): Id {
    const opcode = this.definition(type)?.opcode
    if (opcode === 'OpTypeInt') return this.integer(type, 0n)
    if (opcode === 'OpTypeFloat') return this.floating(type, 0)
    return opcode === 'OpTypeBool' ? this.bool(false) : this.constant('OpConstantNull', type)
  }

  undef(type: Id): Id {
    return this.constant('OpUndef', type)
  }

  /** Whether the id is a constant that may stand in an OpConstantComposite. */
  isConstant(id: Id): boolean {
    const opcode = this.definition(id)?.opcode
    return opcode !== undefined && constantOpcodes.has(opcode)
  }

  /** The value of a scalar constant that is not a specialisation constant. */
  constantValue(id: Id): number | bigint | boolean | undefined {
    const definition = this.definition(id)
    if (!definition) return undefined
    if (definition.opcode === 'OpConstantTrue') return true
    if (definition.opcode === 'OpConstantFalse') return false
    if (definition.opcode !== 'OpConstant') return undefined
    const type = this.definition(definition.type)!
    const [bits, signed] = type.operands
    const [low, high = 0] = definition.operands
    if (type.opcode === 'OpTypeFloat') return wordsToFloat(low!, high, bits!)
    const value = (BigInt(high) << 32n) | BigInt(low!)
    return signed ? BigInt.asIntN(bits!, value) : BigInt.asUintN(bits!, value)
  }

  // ---- Variables and functions

  /** At module scope. */
  globalVariable(storage: StorageClassName, pointee: Id, name: string, initializer?: Id): Id {
    const type = this.pointerType(storage, pointee)
    const id = this.newId(type)
    const tail = initializer === undefined ? [] : [initializer]
    pushInstruction(this.#globals, 'OpVariable', [type, id, StorageClass[storage], ...tail])
    this.name(id, name)
    this.#globalVariables.push({ id, storage })
    return id
  }

  /** The variables of module scope that the instructions of a function name. */
  globalsIn(words: readonly number[]): Set<Id> {
    const known = new Set(this.#globalVariables.map(({ id }) => id))
    const found = new Set<Id>()
    for (let at = 0; at < words.length; ) {
      const length = words[at]! >>> 16
      const [first, last] = pointerOperands[words[at]! & 0xffff] ?? [0, 0]
      for (let operand = first; operand < Math.min(last, length); operand++)
        if (known.has(words[at + operand]!)) found.add(words[at + operand]!)
      at += length
    }
    return found
  }

  addFunction(words: readonly number[]): void {
    for (const word of words) this.#functions.push(word)
  }

  toWords(): Uint32Array {
    const head: number[] = []
    for (const name of this.#capabilities) pushInstruction(head, 'OpCapability', [Capability[name]])
    for (const name of this.#extensions) pushInstruction(head, 'OpExtension', stringWords(name))
    head.push(...this.#imports)
    const hasAddresses = this.#capabilities.has('PhysicalStorageBufferAddresses')
    const addressing = AddressingModel[hasAddresses ? 'PhysicalStorageBuffer64' : 'Logical']
    pushInstruction(head, 'OpMemoryModel', [addressing, MemoryModel[this.isVulkanModel ? 'Vulkan' : 'GLSL450']])
    if (this.#sources.length === 0) this.source(0)
    const sections = [
      [magic, this.version, generator, this.#nextId, 0],
      head,
      this.#entryPoints,
      this.#modes,
      this.#texts,
      this.#sources,
      this.#names,
      this.#processes,
      this.#annotations,
      this.#globals,
      this.#functions,
    ]
    const words = new Uint32Array(sections.reduce((length, section) => length + section.length, 0))
    let offset = 0
    for (const section of sections) {
      words.set(section, offset)
      offset += section.length
    }
    return words
  }
}

/** Where instructions have pointers among their words: from, and up to. */
const pointerOperands: Readonly<Record<number, readonly [number, number]>> = Object.fromEntries(
  Object.entries(opcodes).flatMap(([name, number]): [number, readonly [number, number]][] => {
    if (name === 'OpStore') return [[number, [1, 2]]]
    if (name === 'OpLoad' || name === 'OpArrayLength' || name === 'OpImageTexelPointer') return [[number, [3, 4]]]
    if (/^Op(AccessChain|InBoundsAccessChain|FunctionCall|CopyObject)$/.test(name)) return [[number, [3, 0xffff]]]
    if (
      /^Op(Atomic|RayQuery|TraceRay|ExecuteCallable|EmitMeshTasks|CopyMemory|HitObject|Interpolate|(Enqueue|FinishWriting)?NodePayload)/.test(
        name,
      )
    )
      return [[number, [1, 0xffff]]]
    return name === 'OpExtInst' ? [[number, [5, 0xffff]]] : []
  }),
)

const constantOpcodes: ReadonlySet<OpcodeName> = new Set<OpcodeName>([
  'OpConstantTrue',
  'OpConstantFalse',
  'OpConstant',
  'OpConstantComposite',
  'OpConstantNull',
])

const scratch = new DataView(new ArrayBuffer(8))

function floatWords(value: number, bits: number): number[] {
  if (bits === 64) {
    scratch.setFloat64(0, value, true)
    return [scratch.getUint32(0, true), scratch.getUint32(4, true)]
  }
  scratch.setFloat32(0, value, true)
  const word = scratch.getUint32(0, true)
  return [bits === 16 ? halfBits(word) : word]
}

/** A 32-bit float's bits as those of the nearest 16-bit one, ties to even. */
function halfBits(word: number): number {
  const sign = (word >>> 16) & 0x8000
  const exponent = (word >>> 23) & 0xff
  const mantissa = word & 0x7fffff
  if (exponent === 0xff) return sign | 0x7c00 | (mantissa ? 0x200 : 0)
  const unbiased = exponent - 127
  if (unbiased > 15) return sign | 0x7c00
  if (unbiased < -25) return sign
  const shift = unbiased < -14 ? 13 + (-14 - unbiased) : 13
  const full = unbiased < -14 ? mantissa | 0x800000 : mantissa
  const kept = full >>> shift
  const rest = full & ((1 << shift) - 1)
  const half = 1 << (shift - 1)
  const rounded = kept + (rest > half || (rest === half && (kept & 1) === 1) ? 1 : 0)
  return sign | ((unbiased < -14 ? 0 : (unbiased + 15) << 10) + rounded)
}

function wordsToFloat(low: number, high: number, bits: number): number {
  if (bits === 16) {
    const exponent = (low >>> 10) & 0x1f
    const fraction = low & 0x3ff
    const sign = low & 0x8000 ? -1 : 1
    if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
    return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
  }
  scratch.setUint32(0, low, true)
  scratch.setUint32(4, high, true)
  return bits === 64 ? scratch.getFloat64(0, true) : scratch.getFloat32(0, true)
}
