// Runs a compute module of SPIR-V on the CPU, as far as the random programs of the tests need it: one group, one wave.
//
// Threads run in turn, each until it needs the others: at a barrier, or to ask the other lanes of the wave. They all come there, so
// the next step is taken when all have stopped.

import type { ResourceInput } from '../../../src/execute/resources.ts'
import type { EncodedInstruction } from '../../../src/targets/spirv/disassemble/words.ts'
import { BuiltIn, GroupOperation } from '../../../src/targets/spirv/enumerants.ts'
import { type GlslInstruction, glslInstructions, type OpcodeName } from '../../../src/targets/spirv/opcodes.ts'
import { bitcast, compute, computeExtended, inType } from './compute.ts'
import { accessChain, cellPointer, load, type Pointer, readScalar, sizeOf, store, writeScalar } from './memory.ts'
import { type GlobalVariable, SpirvProgram, type Type, type Value, zeroOf } from './program.ts'
import { computeExtendedWhole, computeWhole } from './whole.ts'

/** What all lanes must come to: each gives a value and gets one back. */
interface Stop {
  readonly name: OpcodeName
  readonly operation: number
  readonly values: readonly Value[]
  readonly type: Type | undefined
}

interface Image {
  readonly view: DataView
  readonly shape: readonly number[]
  readonly components: number
}

type Register = Value | Pointer | Image
type Frame = Map<number, Register>

const glslNames = new Map<number, GlslInstruction>(
  Object.entries(glslInstructions).map(([name, code]) => [code, name as GlslInstruction]),
)
const budgetOfThread = 1_000_000

/** Resources are found by name; what the shader writes is in their bytes. */
export function runSpirv(bytes: Uint8Array, inputs: Readonly<Record<string, ResourceInput>>, threads: number): void {
  const program = new SpirvProgram(bytes)
  const shared = new Map<number, Pointer>()
  const lanes = Array.from({ length: threads }, (_, lane) => new Thread(program, inputs, shared, lane).run())
  let answers: Value[] = []
  for (;;) {
    const stops = lanes.map((lane, index) => lane.next(answers[index]))
    if (stops.every(({ done }) => done)) return
    if (stops.some(({ done }) => done)) throw new Error('a thread ended before a barrier')
    answers = answer(stops.map(({ value }) => value as Stop))
  }
}

/** What each lane gets from a wave operation; nothing from a barrier. */
function answer(stops: readonly Stop[]): Value[] {
  const [{ name, operation, type }] = stops as [Stop, ...Stop[]]
  if (stops.some((stop) => stop.name !== name)) throw new Error('threads wait at different instructions')
  const values = stops.map((stop) => stop.values[0])
  switch (name) {
    case 'OpControlBarrier':
      return []
    case 'OpGroupNonUniformBallot': {
      const mask = values.reduce((bits: number, value, lane) => bits | (value ? 1 << lane : 0), 0) >>> 0
      return stops.map(() => [mask, 0, 0, 0])
    }
    case 'OpGroupNonUniformShuffle':
      return stops.map((stop) => values[Number(stop.values[1])])
    case 'OpGroupNonUniformIAdd':
    case 'OpGroupNonUniformSMax':
    case 'OpGroupNonUniformUMax': {
      const isSum = name === 'OpGroupNonUniformIAdd'
      const combine = (x: number, y: number): number => (isSum ? x + y : Math.max(x, y))
      const upTo = operation === GroupOperation.ExclusiveScan ? 0 : stops.length
      return stops.map((_, lane) => {
        const taken = values.slice(0, upTo || lane).map(Number)
        return inType(type!, taken.length === 0 ? 0 : taken.reduce(combine))
      })
    }
    default:
      throw new Error(`${name} is not known here`)
  }
}

class Thread {
  readonly #program: SpirvProgram
  readonly #globals: Frame = new Map()
  readonly #lane: number
  #budget = budgetOfThread

  constructor(
    program: SpirvProgram,
    inputs: Readonly<Record<string, ResourceInput>>,
    shared: Map<number, Pointer>,
    lane: number,
  ) {
    this.#program = program
    this.#lane = lane
    for (const variable of program.variables) this.#globals.set(variable.id, this.#variable(variable, inputs, shared))
  }

  *run(): Generator<Stop, void, Value> {
    yield* this.#call(this.#program.main, [])
  }

  #variable(
    { id, type, storage, initializer, name, builtIn }: GlobalVariable,
    inputs: Readonly<Record<string, ResourceInput>>,
    shared: Map<number, Pointer>,
  ): Register {
    switch (storage) {
      case 'Input':
        return cellPointer(this.#builtIn(builtIn, type))
      case 'Workgroup': {
        let pointer = shared.get(id)
        if (!pointer) shared.set(id, (pointer = cellPointer(zeroOf(type))))
        return pointer
      }
      case 'Uniform':
      case 'StorageBuffer': {
        const view = new DataView(inputs[name]?.bytes ?? new ArrayBuffer(0))
        return { kind: 'bytes', view, offset: 0, type, order: undefined, step: undefined }
      }
      case 'UniformConstant': {
        const input = inputs[name]
        if (!input) throw new Error(`no resource '${name}'`)
        const view = new DataView(input.bytes)
        const components = name === 'Typed' || name === 'Image' ? 4 : 1
        return { view, shape: input.shape ?? [view.byteLength / 4 / components], components }
      }
      default:
        return cellPointer(initializer === undefined ? zeroOf(type) : this.#program.constants.get(initializer))
    }
  }

  #builtIn(builtIn: number | undefined, type: Type): Value {
    switch (builtIn) {
      case BuiltIn.LocalInvocationIndex:
      case BuiltIn.SubgroupLocalInvocationId:
        return this.#lane
      case BuiltIn.GlobalInvocationId:
      case BuiltIn.LocalInvocationId:
        return [this.#lane, 0, 0]
      default:
        return zeroOf(type)
    }
  }

  *#call(id: number, values: readonly Register[]): Generator<Stop, Register, Value> {
    const target = this.#program.functions.get(id)!
    const frame: Frame = new Map()
    target.parameters.forEach((parameter, index) => {
      frame.set(parameter, values[index])
    })
    let previous = 0
    let label = target.first
    for (;;) {
      const step: { next?: number; result?: Register } = {}
      for (const instruction of target.blocks.get(label)!.instructions) {
        if (this.#budget-- === 0) throw new Error('the program does not end')
        const { name, words } = instruction
        if (name === 'OpPhi') {
          const from = [...words].findIndex((word, index) => index >= 3 && index % 2 === 1 && word === previous)
          frame.set(words[1]!, this.#get(frame, words[from - 1]!))
        } else if (name === 'OpBranch') step.next = words[0]!
        else if (name === 'OpBranchConditional') step.next = this.#get(frame, words[0]!) ? words[1]! : words[2]!
        else if (name === 'OpSwitch') step.next = this.#chosen(frame, words)
        else if (name === 'OpReturn') return undefined
        else if (name === 'OpReturnValue') return this.#get(frame, words[0]!)
        else yield* this.#execute(frame, instruction)
      }
      if (step.next === undefined) throw new Error('a block leads nowhere')
      previous = label
      label = step.next
    }
  }

  #get(frame: Frame, id: number): Register {
    return frame.has(id)
      ? frame.get(id)
      : this.#globals.has(id)
        ? this.#globals.get(id)
        : this.#program.constants.get(id)
  }

  #chosen(frame: Frame, words: Uint32Array): number {
    const selector = Number(this.#get(frame, words[0]!)) >>> 0
    for (let at = 2; at < words.length; at += 2) if (words[at] === selector) return words[at + 1]!
    return words[1]!
  }

  *#execute(frame: Frame, { name, words }: EncodedInstruction): Generator<Stop, void, Value> {
    const get = (index: number): Register => this.#get(frame, words[index]!)
    const value = (index: number): Value => get(index) as Value
    switch (name) {
      case undefined:
        throw new Error('an unknown instruction')
      case 'OpSelectionMerge':
      case 'OpLoopMerge':
      case 'OpMemoryBarrier':
        return
      case 'OpStore':
        store(get(0) as Pointer, value(1))
        return
      case 'OpImageWrite':
        this.#writeTexel(get(0) as Image, value(1), value(2), this.#program.valueTypes.get(words[2]!))
        return
      case 'OpControlBarrier':
        yield { name, operation: 0, values: [], type: undefined }
        return
    }
    const type = this.#program.typeOf(words[0]!)
    const id = words[1]!
    if (name === 'OpFunctionCall') {
      const values = Array.from(words.slice(3), (word) => this.#get(frame, word))
      frame.set(id, yield* this.#call(words[2]!, values))
    } else if (name.startsWith('OpGroupNonUniform')) {
      const hasOperation = name !== 'OpGroupNonUniformBallot' && name !== 'OpGroupNonUniformShuffle'
      const first = hasOperation ? 4 : 3
      const values = Array.from({ length: words.length - first }, (_, index) => value(first + index))
      frame.set(id, yield { name, operation: hasOperation ? words[3]! : 0, values, type })
    } else frame.set(id, this.#evaluate(frame, name, type, words))
  }

  #evaluate(frame: Frame, name: OpcodeName, type: Type, words: Uint32Array): Register {
    const get = (index: number): Register => this.#get(frame, words[index]!)
    const value = (index: number): Value => get(index) as Value
    const values = (from: number): Value[] =>
      Array.from({ length: words.length - from }, (_, index) => value(from + index))
    switch (name) {
      case 'OpVariable':
        return cellPointer(type.kind === 'pointer' ? zeroOf(type.pointee) : undefined)
      case 'OpLoad': {
        const pointer = get(2) as Pointer | Image
        return 'kind' in pointer ? load(pointer) : pointer
      }
      case 'OpAccessChain':
        return accessChain(get(2) as Pointer, values(3))
      case 'OpCompositeConstruct':
        return type.kind === 'vector' ? (values(2).flat() as Value[]) : values(2)
      case 'OpCompositeExtract': {
        let part = value(2)
        for (const index of words.slice(3)) part = (part as readonly Value[])[index]
        return part
      }
      case 'OpCompositeInsert': {
        const cell = cellPointer(value(3))
        store(accessChain(cell, [...words.slice(4)]), value(2))
        return load(cell)
      }
      case 'OpVectorShuffle': {
        const both = [...(value(2) as Value[]), ...(value(3) as Value[])]
        return Array.from(words.slice(4), (index) => both[index])
      }
      case 'OpVectorExtractDynamic':
        return (value(2) as readonly Value[])[Number(value(3))]
      case 'OpCopyLogical':
        return value(2)
      case 'OpBitcast':
        return bitcast(this.#typeOfValue(words[2]!), type, value(2))
      case 'OpSelect': {
        const chosen = value(2)
        if (!Array.isArray(chosen)) return chosen ? value(3) : value(4)
        return chosen.map((one, index) => ((one ? value(3) : value(4)) as Value[])[index])
      }
      case 'OpBitFieldInsert': {
        const [base, inserted, offset, count] = values(2).map(Number) as [number, number, number, number]
        const mask = (count === 32 ? -1 : 2 ** count - 1) << offset
        return inType(type, (base & ~mask) | ((inserted << offset) & mask))
      }
      case 'OpAtomicIAdd': {
        const pointer = get(2) as Pointer
        const old = load(pointer)
        store(pointer, inType(type, Number(old) + Number(value(5))))
        return old
      }
      case 'OpImageRead':
      case 'OpImageFetch':
        return this.#readTexel(get(2) as Image, value(3), type)
      case 'OpExtInst':
        return this.#extended(glslNames.get(words[3]!)!, type, values(4))
      default: {
        const computed = compute(name, type, values(2)) ?? computeWhole(name, values(2))
        if (computed === undefined) throw new Error(`${name} is not known here`)
        return computed
      }
    }
  }

  #typeOfValue(id: number): Type {
    const type = this.#program.valueTypes.get(id)
    if (!type) throw new Error(`the type of %${id} is not known`)
    return type
  }

  #extended(name: GlslInstruction, type: Type, values: readonly Value[]): Value {
    const computed = computeExtended(name, type, values) ?? computeExtendedWhole(name, type, values)
    if (computed === undefined) throw new Error(`${name} is not known here`)
    return computed
  }

  #offset({ shape, components }: Image, coordinate: Value): number {
    const at = Array.isArray(coordinate) ? coordinate.map(Number) : [Number(coordinate)]
    if (at.some((position, axis) => position < 0 || position >= (shape[axis] ?? 1))) return -1
    return (at[0]! + (at[1] ?? 0) * shape[0]!) * components * 4
  }

  #readTexel(image: Image, coordinate: Value, type: Type): Value {
    const offset = this.#offset(image, coordinate)
    const element = type.kind === 'vector' ? type.element : type
    const component = (index: number): Value => {
      const isPresent = offset >= 0 && index < image.components
      return isPresent ? readScalar(image.view, offset + index * sizeOf(element), element) : 0
    }
    return type.kind === 'vector' ? Array.from({ length: type.count }, (_, index) => component(index)) : component(0)
  }

  #writeTexel(image: Image, coordinate: Value, texel: Value, type: Type | undefined): void {
    const offset = this.#offset(image, coordinate)
    if (offset < 0) return
    const isFloat = image.components === 4 || (type?.kind === 'vector' ? type.element : type)?.kind === 'float'
    const element: Type = isFloat ? { kind: 'float', bits: 32 } : { kind: 'int', bits: 32, signed: true }
    const parts = Array.isArray(texel) ? texel : [texel]
    parts.slice(0, image.components).forEach((part, index) => {
      writeScalar(image.view, offset + index * 4, element, part)
    })
  }
}
