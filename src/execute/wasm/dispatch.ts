// Runs a compute entry point as WebAssembly: what `dispatch` does, many times faster, and on several threads of the machine if there are
// many groups. A shader that cannot be translated is run by the interpreter.
//
//   const made = translate(module, 'main')
//   made.dispatch({ Out: { bytes } }, [64, 1, 1])
//
// `module` is optimised, and changed by the translation.
import type { ScopedLocation } from '../../ir/debug.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import { defaultBudget, tooLong } from '../budget.ts'
import { CannotRun } from '../cannot-run.ts'
import { type DispatchOptions, type DispatchResult, refusal, shapeOf } from '../dispatch.ts'
import { hasWaveOperations } from '../group.ts'
import { Memory } from '../memory.ts'
import type { ResourceInput } from '../resources.ts'
import { foreignCalls } from './calls.ts'
import { WasmModule } from './encoder.ts'
import { addGroupLoop } from './group-loop.ts'
import { machineThreads, mayWait } from './helper-threads.ts'
import { addHelpers } from './helpers.ts'
import { webAssembly } from './host.ts'
import { MemoryPlan } from './layout.ts'
import { MathCalls, mathImports } from './math-calls.ts'
import { memoryScalars } from './memory-instructions.ts'
import { type Packs, packsOf, placeLanes } from './packs.ts'
import { Placement } from './placement.ts'
import { dealGroups, runGroups, runGroupsAsync, type Started } from './run-groups.ts'
import { type ForeignCall, Translation } from './translate.ts'
import { constantScalar } from './values.ts'

type Inputs = Readonly<Record<string, ResourceInput>>
type Groups = readonly [number, number, number]

/** A shader that can be dispatched again and again. */
export interface Translated {
  /** On so many threads of the machine; if left out, as many as there are where it pays and the results do not depend on it. */
  readonly dispatch: (inputs: Inputs, groups: Groups, threads?: number) => DispatchResult
  /** The calling thread does not wait for the others. */
  readonly dispatchAsync: (inputs: Inputs, groups: Groups, threads?: number) => Promise<DispatchResult>
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Than the interpreter, whose instructions a budget counts. */
const timesFaster = 1000
/** What the loops of one group may cost for each instruction of the budget: bytes of code. */
const costOfInstruction = 400
const mostThreads = 64
/** A dispatch of fewer threads of the shader is not worth a thread of the machine. */
const leastThreads = 1024

/** Or why it cannot be translated. */
export function translate(module: Module, entry: string, options: DispatchOptions = {}): Translated | string {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return `there is no function '${entry}'`
  const shape = shapeOf(module, fn, options)
  const wanted: Wanted = {
    fn,
    packs: packsOf(shape, hasWaveOperations(module)),
    budget: options.budget ?? defaultBudget,
    flushesDenormals: options.flushesDenormals ?? false,
  }
  try {
    const alone = make(wanted, false)
    let shared: Made | undefined
    const prepared = ([inputs, groups, threads]: Parameters<Translated['dispatch']>): Prepared => {
      const count = threadsFor(alone, groups, threads)
      if (count === 1) return prepare(alone, inputs, groups, 1, false)
      shared ??= make(wanted, true)
      return prepare(shared, inputs, groups, count, threads !== undefined)
    }
    return {
      bytes: alone.bytes,
      dispatch: (inputs, groups, threads) => {
        try {
          const { started, placement } = prepared([inputs, groups, mayWait() ? threads : 1])
          runGroups(started)
          placement.finish()
          return { ok: true }
        } catch (error) {
          return refusal(error)
        }
      },
      dispatchAsync: async (...given) => {
        try {
          const { started, placement } = prepared(given)
          await runGroupsAsync(started)
          placement.finish()
          return { ok: true }
        } catch (error) {
          return refusal(error)
        }
      },
    }
  } catch (error) {
    if (error instanceof CannotRun) return error.message
    throw error
  }
}

interface Wanted {
  readonly fn: IrFunction
  readonly packs: Packs
  readonly budget: number
  readonly flushesDenormals: boolean
}

interface Made extends Wanted {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly compiled: object
  readonly plan: MemoryPlan
  readonly calls: readonly ForeignCall[]
  /** Their places. */
  readonly loops: readonly ScopedLocation[]
  readonly instructions: number
}

function make(wanted: Wanted, isShared: boolean): Made {
  const { fn, packs, budget, flushesDenormals } = wanted
  const plan = new MemoryPlan(packs.count, packs.chunks)
  const wasm = new WasmModule()
  const calls: ForeignCall[] = []
  const loops: ScopedLocation[] = []
  const foreign = wasm.importFunction('call', ['i32', 'i32'], [])
  const mathCalls = new MathCalls(wasm)
  const helpers = addHelpers(wasm, isShared)
  const { run, masks } = new Translation(fn, {
    plan,
    helpers,
    mathCalls,
    foreign,
    calls,
    groupSize: packs.shape.size,
    waveSize: packs.shape.waveSize,
    wavesOfGroup: Math.ceil(packs.places.length / packs.shape.waveSize),
    loops,
    flushesDenormals,
  }).emit(wasm)
  addGroupLoop(
    wasm,
    plan,
    run,
    masks,
    Math.min(Math.floor(budget * costOfInstruction), Number.MAX_SAFE_INTEGER),
    isShared,
  )
  const bytes = wasm.encode(isShared)
  const compiled = new webAssembly.Module(bytes)
  return { ...wanted, bytes, compiled, plan, calls, loops, instructions: [...fn.instructions()].length }
}

/**
 * How many threads of the machine run the groups. Calls of JavaScript are for the calling thread alone. What an atomic operation finds
 * depends on the order of the groups, so a shader that looks at it runs on one thread, unless it is said otherwise.
 */
function threadsFor({ calls, fn, packs }: Made, groups: Groups, threads: number | undefined): number {
  const count = groups[0] * groups[1] * groups[2]
  if (calls.length > 0 || machineThreads() === 1) return 1
  const pays = count * packs.places.length >= leastThreads
  if (threads === undefined && (!pays || looksAtOrder(fn))) return 1
  return Math.max(1, Math.floor(Math.min(threads ?? machineThreads(), count, mostThreads)))
}

function looksAtOrder(fn: IrFunction): boolean {
  return [...fn.instructions()].some(
    ({ opcode, atomicOperation, uses }) =>
      opcode === 'cmpxchg' || (opcode === 'atomicrmw' && (uses.length > 0 || atomicOperation === 'xchg')),
  )
}

interface Prepared {
  readonly started: Started
  readonly placement: Placement
}

function prepare(made: Made, inputs: Inputs, groups: Groups, threads: number, isUrgent: boolean): Prepared {
  const { compiled, plan, calls, flushesDenormals, packs } = made
  const count = groups[0] * groups[1] * groups[2] * packs.places.length
  if (count * made.instructions > made.budget * timesFaster)
    throw new CannotRun(`the shader runs too long: ${count} threads are too many`)
  const placement = new Placement(plan, inputs, threads)
  const words = new Int32Array(placement.buffer)
  dealGroups(words, groups)
  placeLanes(words, plan, packs)
  placeConstants(plan, placement.buffer)
  const stop = (loop: number): never => {
    throw tooLong(made.budget, made.loops[loop] ?? 0)
  }
  const instance = new webAssembly.Instance(compiled, {
    shader: {
      memory: placement.memory,
      call: foreignCalls(calls, placement, plan, flushesDenormals, stop),
      ...mathImports,
    },
  })
  const work = instance.exports.work as Started['work']
  const regions = Array.from({ length: threads }, (_, thread) => plan.regionOf(thread))
  return { placement, started: { work, compiled, memory: placement.memory, regions, isUrgent, stop } }
}

function placeConstants({ globals }: MemoryPlan, buffer: ArrayBufferLike): void {
  for (const [global, { base, size, isOfGroup }] of globals)
    if (!isOfGroup && global.initializer) {
      const memory = new Memory(size, new DataView(buffer, base, size))
      for (const [index, { type, offset }] of memoryScalars(global.valueType).entries()) {
        const scalar = constantScalar(global.initializer, index) ?? 0
        memory.write(type, offset, typeof scalar === 'number' ? scalar : scalar.value)
      }
    }
}
