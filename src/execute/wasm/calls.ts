// Calls of a translated shader that JavaScript does, lane by lane, with the functions of the interpreter: operands and results lie in
// the scratch memory, sixteen bytes for each scalar of four lanes.
import type { IrType } from '../../ir/types.ts'
import { flushed } from '../arithmetic.ts'
import { CannotRun } from '../cannot-run.ts'
import { Handle, type RuntimeValue } from '../memory.ts'
import { pureFunction } from '../pure-functions.ts'
import { operateOn } from '../resource-operations.ts'
import type { Resources } from '../resources.ts'
import { type Lane, waveFunctions } from '../wave.ts'
import type { WasmMemory } from './host.ts'
import type { ForeignCall } from './translate.ts'
import { scalarsOf } from './values.ts'

const lanes = [0, 1, 2, 3] as const

/** The function that the shader calls with the number of a call and the lanes that take part. */
export function foreignCalls(
  calls: readonly ForeignCall[],
  handleOf: (call: ForeignCall, operand: number) => Handle,
  resources: Resources,
  memory: WasmMemory,
  flushesDenormals: boolean,
): (index: number, mask: number) => void {
  const prepared = calls.map((call) =>
    prepare(call, handleOf, resources, flushesDenormals ? flushed : (_type, value) => value),
  )
  const [words, floats] = [new Int32Array(memory.buffer), new Float32Array(memory.buffer)]
  return (index, mask) => {
    const call = prepared[index]
    if (!call) throw new CannotRun('the shader runs too long')
    call(words, floats, mask)
  }
}

type Flush = (type: IrType, value: RuntimeValue) => RuntimeValue
type Prepared = (words: Int32Array, floats: Float32Array, mask: number) => void

function prepare(
  foreign: ForeignCall,
  handleOf: (call: ForeignCall, operand: number) => Handle,
  resources: Resources,
  flush: Flush,
): Prepared {
  const { call, name } = foreign
  const read = Array.from({ length: call.argumentCount }, (_, index) => call.argument(index).type)
  const starts: number[] = []
  read.reduce((at, type) => {
    starts.push(at)
    return at + scalarsOf(type).length
  }, 0)
  const operandsOf = (words: Int32Array, floats: Float32Array, lane: number): RuntimeValue[] =>
    read.map((type, index) =>
      type.kind === 'target' ? handleOf(foreign, index) : readValue(type, starts[index]!, words, floats, lane),
    )
  const result = (words: Int32Array, floats: Float32Array, lane: number, value: RuntimeValue): void => {
    if (call.type.kind !== 'void') writeValue(call.type, 0, words, floats, lane, value)
  }
  const pure = isPlain(name) ? pureFunction(name, call, call.argumentCount) : undefined
  if (pure) return eachLane(operandsOf, result, (operands) => pure(operands, flush))
  const wave = waveFunctions[name]
  if (wave)
    return (words, floats, mask) => {
      const there: Lane[] = lanes
        .filter((lane) => mask & (1 << lane))
        .map((lane) => ({ lane, operands: operandsOf(words, floats, lane) }))
      const answers = there.map((own) => wave(there, own, call.type))
      for (const [index, answer] of answers.entries()) result(words, floats, there[index]!.lane, answer)
    }
  return (words, floats, mask) => {
    const there = lanes
      .filter((lane) => mask & (1 << lane))
      .map((lane) => ({ lane, operands: operandsOf(words, floats, lane) }))
    for (const { lane, operands } of there) result(words, floats, lane, onResource(foreign, operands, resources))
  }
}

function isPlain(name: string): boolean {
  return !name.startsWith('llvm.dx.resource.') && !Object.hasOwn(waveFunctions, name)
}

/** All operands are read before any result is written over them. */
function eachLane(
  operandsOf: (words: Int32Array, floats: Float32Array, lane: number) => RuntimeValue[],
  result: (words: Int32Array, floats: Float32Array, lane: number, value: RuntimeValue) => void,
  pure: (operands: readonly RuntimeValue[]) => RuntimeValue,
): Prepared {
  return (words, floats) => {
    const answers = lanes.map((lane) => pure(operandsOf(words, floats, lane)))
    for (const [lane, answer] of answers.entries()) result(words, floats, lane, answer)
  }
}

function onResource(
  { call, name }: ForeignCall,
  operands: readonly RuntimeValue[],
  resources: Resources,
): RuntimeValue {
  const [handle] = operands
  if (!(handle instanceof Handle)) throw new CannotRun(`'${name}' on no resource is not run`)
  const type = call.argument(0).type
  return operateOn(name.slice('llvm.dx.resource.'.length), {
    call,
    operands,
    resources,
    handle,
    type,
    memory: resources.memoryOf(handle, type),
    changes: undefined,
    read: (element, memory, offset) => memory.read(element, offset),
    write: (element, memory, offset, value) => memory.write(element, offset, value),
  })
}

function readValue(type: IrType, start: number, words: Int32Array, floats: Float32Array, lane: number): RuntimeValue {
  if (type.kind === 'vector')
    return Array.from({ length: type.count }, (_, index) => readValue(type.element, start + index, words, floats, lane))
  const at = start * 4 + lane
  if (type.kind === 'float') return floats[at]
  return type.kind === 'int' && type.bits === 1 ? words[at]! & 1 : words[at]
}

/** Returns how many scalars it wrote. */
function writeValue(
  type: IrType,
  start: number,
  words: Int32Array,
  floats: Float32Array,
  lane: number,
  value: RuntimeValue,
): number {
  if (type.kind === 'vector' || type.kind === 'struct' || type.kind === 'array') {
    const count = type.kind === 'struct' ? type.elements.length : type.count
    let used = 0
    for (let index = 0; index < count; index++) {
      const inner = type.kind === 'struct' ? type.elements[index]! : type.element
      used += writeValue(inner, start + used, words, floats, lane, (value as RuntimeValue[] | undefined)?.[index])
    }
    return used
  }
  const at = start * 4 + lane
  if (type.kind === 'float') floats[at] = Number(value ?? 0)
  else words[at] = type.kind === 'int' && type.bits === 1 ? -Number(value ?? 0) : Number(value ?? 0)
  return 1
}
