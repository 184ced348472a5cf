// Runs the threads of a group together: each until it needs the others.
//
// No thread passes a barrier before all have reached it. Where lanes of a wave work together they run in step: those at the same place do a block
// together, and the group that is furthest back runs first (block-order.ts).
import type { Instruction } from '../ir/instructions.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import { bug } from '../support/bug.ts'
import { append } from '../support/lists.ts'
import { comparePlaces } from './block-order.ts'
import type { RuntimeValue } from './memory.ts'
import type { Stop, Thread } from './thread.ts'
import { type Lane, waveFunctions } from './wave.ts'

interface Running {
  readonly steps: Generator<Stop, RuntimeValue, RuntimeValue>
  readonly lane: number
  /** Why it does not run; `undefined` when it can. */
  stop: Stop | 'end' | undefined
  answer: RuntimeValue
  result: RuntimeValue
}

/** Whether lanes do something together in a module. */
export function hasWaveOperations(module: Module): boolean {
  return [...module.functions.values()].some(isWaveFunction)
}

function isWaveFunction({ isDeclaration, intrinsic, name }: IrFunction): boolean {
  if (!isDeclaration) return false
  return Object.hasOwn(waveFunctions, intrinsic) || /^dx\.op\.(wave|quad)/.test(name) || usesQuads(intrinsic)
}

/** Whether which threads make a quad matters in a module. */
export function hasQuadOperations(module: Module): boolean {
  return [...module.functions.values()].some(({ isDeclaration, intrinsic }) => isDeclaration && usesQuads(intrinsic))
}

function usesQuads(intrinsic: string): boolean {
  return /^llvm\.dx\.(quad\.|dd[xy]\.|resource\.(sample(bias|cmp|cmpbias)?(\.clamp)?$|calculatelod))/.test(intrinsic)
}

/** Returns what the function gave in each thread. `atBarrier` is called when all have come to one. */
export function runGroup(
  threads: readonly Thread[],
  fn: IrFunction,
  args: readonly RuntimeValue[],
  atBarrier: (stops: readonly Instruction[], ended: number) => void = () => {},
): RuntimeValue[] {
  const running = threads.map(
    (thread): Running => ({
      steps: thread.run(fn, args),
      lane: thread.identity.lane,
      stop: undefined,
      answer: undefined,
      result: undefined,
    }),
  )
  const waves = new Map<number, Running[]>()
  for (const [index, { identity }] of threads.entries()) append(waves, identity.wave, running[index]!)
  while (running.some(({ stop }) => stop !== 'end')) {
    for (const wave of waves.values()) runWave(wave)
    // Everybody has ended or waits at a barrier now.
    const stops: Instruction[] = []
    for (const thread of running) {
      const { stop } = thread
      if (stop === undefined || stop === 'end') continue
      if (stop.kind === 'barrier') stops.push(stop.at)
      thread.stop = undefined
    }
    atBarrier(stops, running.length - stops.length)
  }
  return running.map(({ result }) => result)
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
  if (done) {
    thread.stop = 'end'
    thread.result = value
  } else thread.stop = value
}

/** Does the operation that the lanes have come to, if it is one; they are all at the same instruction. */
function finishWave(group: readonly Running[]): boolean {
  const { stop } = group[0]!
  if (stop === undefined || stop === 'end' || stop.kind !== 'wave') return false
  const operation = waveFunctions[stop.operation]!
  const lanes: Lane[] = group.map((thread) => ({ lane: thread.lane, operands: operandsOf(thread) }))
  group.forEach((thread, index) => {
    thread.answer = operation(lanes, lanes[index]!, stop.type)
  })
  return true
}

function operandsOf({ stop }: Running): readonly RuntimeValue[] {
  return stop !== undefined && stop !== 'end' && stop.kind === 'wave' ? stop.operands : bug('a lane is somewhere else')
}
