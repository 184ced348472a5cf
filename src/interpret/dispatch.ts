// Runs a compute entry point on the CPU.
//
//   dispatch(module, 'main', { Out: { bytes: new ArrayBuffer(64) } }, { groups: [4, 1, 1] })
//
// Groups run one after the other. The threads of a group run in turn, each until it needs the others: a barrier lets nobody pass
// before all have come; a wave operation is done when every lane that can still come is there, for all lanes that wait at the same
// instruction. It exists to prove passes right; users may test shaders with it.
import type { Instruction } from '../ir/instructions.ts'
import type { Module } from '../ir/module.ts'
import type { IrType } from '../ir/types.ts'
import { roundTo, wrap } from './arithmetic.ts'
import type { RuntimeValue } from './memory.ts'
import { type ResourceInput, Resources } from './resources.ts'
import { CannotRun, type Machine, type Stop, Thread } from './thread.ts'
import { type Lane, waveFunctions } from './wave.ts'

export interface DispatchOptions {
  readonly groups?: readonly [number, number, number]
  /** Of a module that does not tell: DXIL has it in its metadata. */
  readonly groupSize?: readonly [number, number, number]
  readonly waveSize?: number
  /** Instructions of all threads together. */
  readonly budget?: number
}

export type DispatchResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

const defaultBudget = 10_000_000

/** Results are in the bytes of the resources. */
export function dispatch(
  module: Module,
  entry: string,
  inputs: Readonly<Record<string, ResourceInput>>,
  options: DispatchOptions = {},
): DispatchResult {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return { ok: false, reason: `there is no function '${entry}'` }
  const groupSize = options.groupSize ?? sizeOf(fn.attributes.get('hlsl.numthreads') ?? '1,1,1')
  const { groups = [1, 1, 1], waveSize = 4 } = options
  const resources = new Resources(inputs)
  const budget = { remaining: options.budget ?? defaultBudget }
  try {
    for (let z = 0; z < groups[2]; z++) {
      for (let y = 0; y < groups[1]; y++) {
        for (let x = 0; x < groups[0]; x++) {
          const machine: Machine = { resources, shared: new Map(), budget }
          runGroup(
            createThreads(machine, [x, y, z], groupSize, waveSize).map(({ thread, wave, lane }) => ({
              steps: thread.run(fn, []),
              wave,
              lane,
              stop: undefined,
              answer: undefined,
            })),
          )
        }
      }
    }
    return { ok: true }
  } catch (error) {
    if (error instanceof CannotRun) return { ok: false, reason: error.message }
    throw error
  }
}

function sizeOf(text: string): [number, number, number] {
  const [x = 1, y = 1, z = 1] = text.split(',').map(Number)
  return [x, y, z]
}

function createThreads(
  machine: Machine,
  group: readonly [number, number, number],
  groupSize: readonly [number, number, number],
  waveSize: number,
): { thread: Thread; wave: number; lane: number }[] {
  const threads: { thread: Thread; wave: number; lane: number }[] = []
  for (let z = 0; z < groupSize[2]; z++) {
    for (let y = 0; y < groupSize[1]; y++) {
      for (let x = 0; x < groupSize[0]; x++) {
        const lane = threads.length % waveSize
        const thread = new Thread(machine, { group, inGroup: [x, y, z], groupSize, lane, waveSize })
        threads.push({ thread, wave: Math.floor(threads.length / waveSize), lane })
      }
    }
  }
  return threads
}

interface Running {
  readonly steps: Generator<Stop, RuntimeValue, RuntimeValue>
  readonly wave: number
  readonly lane: number
  /** Why it does not run; `undefined` when it can. */
  stop: Stop | 'end' | undefined
  answer: RuntimeValue
}

function runGroup(threads: readonly Running[]): void {
  let alive = [...threads]
  while (alive.length > 0) {
    for (const thread of alive) if (!thread.stop) advance(thread)
    alive = alive.filter(({ stop }) => stop !== 'end')
    // Everybody waits now. Waves go first: their lanes may reach the barrier the others wait at.
    if (finishWaves(alive)) continue
    for (const thread of alive) thread.stop = undefined
  }
}

function advance(thread: Running): void {
  const { done, value } = thread.steps.next(thread.answer)
  thread.answer = undefined
  thread.stop = done ? 'end' : value
}

interface Meeting {
  readonly operation: string
  readonly type: IrType
  readonly threads: Running[]
  readonly lanes: Lane[]
}

/** Does the wave operations whose lanes have all come; tells whether there were any. */
function finishWaves(threads: readonly Running[]): boolean {
  const meetings = new Map<Instruction, Map<number, Meeting>>()
  for (const thread of threads) {
    const { stop, wave, lane } = thread
    if (stop === undefined || stop === 'end' || stop.kind !== 'wave') continue
    let byWave = meetings.get(stop.at)
    if (!byWave) meetings.set(stop.at, (byWave = new Map()))
    let meeting = byWave.get(wave)
    if (!meeting)
      byWave.set(wave, (meeting = { operation: stop.operation, type: stop.at.type, threads: [], lanes: [] }))
    meeting.threads.push(thread)
    meeting.lanes.push({ lane, operands: stop.operands })
  }
  for (const byWave of meetings.values()) {
    for (const meeting of byWave.values()) {
      const operation = waveFunctions[meeting.operation]!
      meeting.threads.forEach((thread, index) => {
        thread.answer = fitted(meeting.type, operation(meeting.lanes, meeting.lanes[index]!))
        thread.stop = undefined
      })
    }
  }
  return meetings.size > 0
}

/** Sums and products of many lanes wrap and round as those of two do. */
function fitted(type: IrType, value: RuntimeValue): RuntimeValue {
  if (typeof value !== 'number') return value
  if (type.kind === 'float') return roundTo(type.bits, value)
  return type.kind === 'int' && type.bits <= 32 ? wrap(type.bits, value) : value
}
