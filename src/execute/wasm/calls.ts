// What JavaScript does for a translated shader, lane by lane, with the functions of the interpreter: operands and results lie in the scratch
// memory.
import type { Instruction } from '../../ir/instructions.ts'
import { isBinaryOpcode, isCastOpcode } from '../../ir/opcodes.ts'
import type { IrType } from '../../ir/types.ts'
import { bug } from '../../support/bug.ts'
import { binary, cast, flushed } from '../arithmetic.ts'
import { CannotRun } from '../cannot-run.ts'
import { Handle, type RuntimeValue } from '../memory.ts'
import { pureFunction } from '../pure-functions.ts'
import { operateOn, takesDerivatives } from '../resource-operations.ts'
import { resourceHeap, samplerHeap } from '../thread.ts'
import { type Lane, waveFunctions } from '../wave.ts'
import { boundName } from './addresses.ts'
import { operandsOf, scratchOf } from './foreign.ts'
import { type MemoryPlan, scratchOffset } from './layout.ts'
import type { Placement } from './placement.ts'
import { resourcePrefix } from './resource-instructions.ts'
import { Scratch } from './scratch.ts'
import type { ForeignCall } from './translate.ts'
import { partsOf } from './values.ts'

const lanes = [0, 1, 2, 3] as const
/** In vectors. */
const scratchStart = scratchOffset / 16

type Flush = (type: IrType, value: RuntimeValue) => RuntimeValue

/**
 * The function that the shader calls with the number of a call and the lanes that take part; with -1 and the number of a loop when it runs
 * too long.
 */
export function foreignCalls(
  calls: readonly ForeignCall[],
  placement: Placement,
  plan: MemoryPlan,
  flushesDenormals: boolean,
  stop: (loop: number) => never,
): (index: number, mask: number) => void {
  // They are made by the thread that has the first region.
  const scratch = new Scratch(placement.buffer, plan.regionOf(0), (descriptor) => placement.handleAt(descriptor))
  const flush: Flush = flushesDenormals ? flushed : (_type, value) => value
  const prepared = calls.map((call) =>
    call.isOfWave ? ofWave(call, scratch, plan) : ofLanes(call, scratch, placement, flush),
  )
  return (index, mask) => {
    const call = prepared[index]
    if (call) call(mask)
    else stop(mask)
  }
}

/** Reads the operands of a lane. */
function readerOf(instruction: Instruction, scratch: Scratch): (vector: number, lane: number) => RuntimeValue[] {
  const types = operandsOf(instruction).map(({ type }) => type)
  const starts: number[] = []
  types.reduce((at, type) => {
    starts.push(at)
    return at + partsOf(type).length
  }, 0)
  return (vector, lane) => types.map((type, index) => scratch.read(type, vector + starts[index]!, lane))
}

function ofWave({ instruction, name }: ForeignCall, scratch: Scratch, plan: MemoryPlan): () => void {
  const { type } = instruction
  const operation = waveFunctions[name] ?? bug(`${name} is not an operation of waves`)
  const read = readerOf(instruction, scratch)
  const step = scratchOf(instruction)
  return () => {
    const there: Lane[] = []
    for (let chunk = 0; chunk < plan.chunks; chunk++) {
      const mask = scratch.words[plan.maskOffset / 4 + chunk]!
      for (const lane of lanes)
        if (mask & (1 << lane))
          there.push({ lane: chunk * 4 + lane, operands: read(scratchStart + chunk * step, lane) })
    }
    const answers = there.map((own) => operation(there, own, type))
    for (const [index, { lane }] of there.entries())
      scratch.write(type, scratchStart + (lane >> 2) * step, lane & 3, answers[index])
  }
}

/** What a call gives for the operands of a lane; `there` are the lanes of the chunk that make it. */
type LaneFunction = (own: Lane, there: readonly Lane[]) => RuntimeValue

/** All operands are read before any result is written over them. */
function ofLanes(call: ForeignCall, scratch: Scratch, placement: Placement, flush: Flush): (mask: number) => void {
  const { instruction } = call
  const read = readerOf(instruction, scratch)
  const compute = laneFunction(call, placement, flush)
  return (mask) => {
    const there: Lane[] = []
    for (const lane of lanes) if (mask & (1 << lane)) there.push({ lane, operands: read(scratchStart, lane) })
    const answers = there.map((own) => compute(own, there))
    if (instruction.type.kind === 'void') return
    for (const [index, { lane }] of there.entries()) scratch.write(instruction.type, scratchStart, lane, answers[index])
  }
}

function laneFunction({ instruction, name }: ForeignCall, placement: Placement, flush: Flush): LaneFunction {
  const { opcode, type } = instruction
  if (isBinaryOpcode(opcode))
    return ({ operands: [left, right] }) => flush(type, binary(opcode, type, flush(type, left), flush(type, right)))
  if (isCastOpcode(opcode)) {
    const source = instruction.operand(0).type
    return ({ operands: [value] }) => cast(opcode, source, type, value)
  }
  if (name.startsWith(`${resourcePrefix}handlefrom`)) return handleFunction(instruction, name, placement)
  if (name.startsWith(resourcePrefix)) return resourceFunction(instruction, name, placement)
  const pure = pureFunction(name, instruction, instruction.argumentCount) ?? bug(`${name} is not a function`)
  return ({ operands }) => pure(operands, flush)
}

/** The address of the descriptor of what an index stands for. */
function handleFunction(call: Instruction, name: string, placement: Placement): LaneFunction {
  const bound = boundName(call)
  return ({ operands }) => {
    const handle =
      bound === undefined
        ? new Handle(name.endsWith('heap') && operands[1] ? samplerHeap : resourceHeap, Number(operands[0]) >>> 0)
        : new Handle(bound, Number(operands[3]) >>> 0)
    return placement.descriptorOf(handle, call.type)
  }
}

function resourceFunction(call: Instruction, name: string, { resources }: Placement): LaneFunction {
  const short = name.slice(resourcePrefix.length)
  const { type } = call.argument(0)
  return (own, there) => {
    const [handle] = own.operands
    if (!(handle instanceof Handle)) throw new CannotRun(`'${name}' on no resource is not run`)
    return operateOn(short, {
      call,
      operands: own.operands,
      resources,
      handle,
      type,
      memory: resources.memoryOf(handle, type),
      changes: takesDerivatives.test(short) ? changesOf(call, own, there) : undefined,
      read: (element, memory, offset) => memory.read(element, offset),
      write: (element, memory, offset, value) => memory.write(element, offset, value),
    })
  }
}

/** How the coordinates differ between the lanes of the quad, to the right and down. */
function changesOf(call: Instruction, own: Lane, there: readonly Lane[]): [RuntimeValue, RuntimeValue] {
  const coordinates = ({ lane, operands }: Lane): Lane => ({ lane, operands: [operands[2]] })
  const { type } = call.argument(2)
  const all = there.map(coordinates)
  const change = (name: string): RuntimeValue => waveFunctions[name]!(all, coordinates(own), type)
  return [change('llvm.dx.ddx.coarse'), change('llvm.dx.ddy.coarse')]
}
