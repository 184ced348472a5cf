// Runs a compute entry point on the CPU.
//
//   dispatch(module, 'main', { Out: { bytes: new ArrayBuffer(64) } }, { groups: [4, 1, 1] })
//
// Groups run one after the other. The threads of a group run in turn, each until it needs the others: a barrier lets nobody pass
// before all have come. Where lanes of a wave work together they run in step: those at the same place do a block together, and whoever
// is further back goes first (block-order.ts). It exists to prove passes right; users may test shaders with it.
import type { IrFunction, Module } from '../../../src/ir/module.ts'
import type { IrType } from '../../../src/ir/types.ts'
import { bug } from '../../../src/support/bug.ts'
import { roundTo, wrap } from './arithmetic.ts'
import { type BlockOrder, comparePlaces } from './block-order.ts'
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
  const orders = [...module.functions.values()].some(isWaveFunction) ? new Map<IrFunction, BlockOrder>() : undefined
  try {
    for (let z = 0; z < groups[2]; z++) {
      for (let y = 0; y < groups[1]; y++) {
        for (let x = 0; x < groups[0]; x++) {
          const machine: Machine = { resources, shared: new Map(), orders, budget }
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

function isWaveFunction({ isDeclaration, intrinsic, name }: IrFunction): boolean {
  return isDeclaration && (Object.hasOwn(waveFunctions, intrinsic) || /^dx\.op\.(wave|quad)/.test(name))
}

function runGroup(threads: readonly Running[]): void {
  const waves = new Map<number, Running[]>()
  for (const thread of threads) {
    const wave = waves.get(thread.wave)
    if (wave) wave.push(thread)
    else waves.set(thread.wave, [thread])
  }
  while (threads.some(({ stop }) => stop !== 'end')) {
    for (const wave of waves.values()) runWave(wave)
    // Everybody has ended or waits at a barrier now.
    for (const thread of threads) if (thread.stop !== 'end') thread.stop = undefined
  }
}

/** Runs until all lanes have ended or wait at a barrier. */
function runWave(lanes: readonly Running[]): void {
  for (let group = furthestBack(lanes); group.length > 0; group = furthestBack(lanes)) {
    do for (const lane of group) advance(lane)
    while (finishWave(group))
  }
}

/** The lanes that run next: those at the place that is furthest back. */
function furthestBack(lanes: readonly Running[]): Running[] {
  let group: Running[] = []
  let least: readonly number[] | undefined
  for (const lane of lanes) {
    const { stop } = lane
    if (stop !== undefined && (stop === 'end' || stop.kind === 'barrier')) continue
    const place = stop?.kind === 'place' ? stop.place : []
    const order = least ? comparePlaces(place, least) : -1
    if (order > 0) continue
    if (order < 0) group = []
    group.push(lane)
    least = place
  }
  return group
}

function advance(thread: Running): void {
  const { done, value } = thread.steps.next(thread.answer)
  thread.answer = undefined
  thread.stop = done ? 'end' : value
}

/** Does the operation that the lanes have come to, if it is one; they are all at the same instruction. */
function finishWave(group: readonly Running[]): boolean {
  const { stop } = group[0]!
  if (stop === undefined || stop === 'end' || stop.kind !== 'wave') return false
  const operation = waveFunctions[stop.operation]!
  const lanes: Lane[] = group.map((thread) => ({ lane: thread.lane, operands: operandsOf(thread) }))
  group.forEach((thread, index) => {
    thread.answer = fitted(stop.at.type, operation(lanes, lanes[index]!))
  })
  return true
}

function operandsOf({ stop }: Running): readonly RuntimeValue[] {
  return stop !== undefined && stop !== 'end' && stop.kind === 'wave' ? stop.operands : bug('a lane is somewhere else')
}

/** Sums and products of many lanes wrap and round as those of two do. */
function fitted(type: IrType, value: RuntimeValue): RuntimeValue {
  if (typeof value !== 'number') return value
  if (type.kind === 'float') return roundTo(type.bits, value)
  return type.kind === 'int' && type.bits <= 32 ? wrap(type.bits, value) : value
}
