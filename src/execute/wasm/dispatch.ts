// Runs a compute entry point as WebAssembly: what `dispatch` does, many times faster. A shader that cannot be translated says so, and the
// interpreter takes it.
//
//   dispatchTranslated(module, 'main', { Out: { bytes } }, { groups: [64, 1, 1] })
//
// `module` is optimised, and changed by the translation. A call of the translated function runs a
// pack of threads: a wave where lanes work together, eight threads where they do not, so that the processor has two chains to work on.
import type { IrFunction, Module } from '../../ir/module.ts'
import { CannotRun } from '../cannot-run.ts'
import { type DispatchOptions, type DispatchResult, type GroupShape, placesOf, shapeOf } from '../dispatch.ts'
import { hasWaveOperations } from '../group.ts'
import { Memory } from '../memory.ts'
import type { ResourceInput } from '../resources.ts'
import { foreignCalls } from './calls.ts'
import { WasmModule } from './encoder.ts'
import { addHelpers } from './helpers.ts'
import { webAssembly } from './host.ts'
import { laneTable, MemoryPlan } from './layout.ts'
import { memoryScalars } from './memory-instructions.ts'
import { Placement } from './placement.ts'
import { type ForeignCall, Translation } from './translate.ts'
import { constantScalar } from './values.ts'

type Inputs = Readonly<Record<string, ResourceInput>>

/** A shader that can be dispatched again and again. */
export interface Translated {
  readonly dispatch: (inputs: Inputs, groups: readonly [number, number, number]) => DispatchResult
  readonly bytes: Uint8Array<ArrayBuffer>
}

const lanesOfChunk = 4
const usualLanes = 8
const mostIterations = 1_000_000_000
/** Than the interpreter, whose instructions a budget counts. */
const timesFaster = 1000

/** Or why it cannot be translated. */
export function translate(module: Module, entry: string, options: DispatchOptions = {}): Translated | string {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return `there is no function '${entry}'`
  const shape = shapeOf(module, fn, options)
  try {
    return translateFunction(
      fn,
      packsOf(shape, hasWaveOperations(module)),
      Math.min(options.budget ?? mostIterations, mostIterations),
      options.flushesDenormals ?? false,
    )
  } catch (error) {
    if (error instanceof CannotRun) return error.message
    throw error
  }
}

/** The threads of a group in packs. */
interface Packs {
  readonly shape: GroupShape
  readonly places: readonly (readonly [number, number, number])[]
  /** Threads of a pack. */
  readonly lanes: number
  readonly chunks: number
  readonly count: number
}

function packsOf(shape: GroupShape, areWaves: boolean): Packs {
  const places = placesOf(shape)
  const lanes = areWaves ? shape.waveSize : places.length > lanesOfChunk ? usualLanes : lanesOfChunk
  return { shape, places, lanes, chunks: Math.ceil(lanes / lanesOfChunk), count: Math.ceil(places.length / lanes) }
}

function translateFunction(fn: IrFunction, packs: Packs, iterations: number, flushesDenormals: boolean): Translated {
  const { shape } = packs
  const plan = new MemoryPlan(packs.count, packs.chunks)
  const wasm = new WasmModule()
  const calls: ForeignCall[] = []
  const foreign = wasm.importFunction('call', ['i32', 'i32'], [])
  const helpers = addHelpers(wasm)
  const masks = new Translation(fn, {
    plan,
    helpers,
    foreign,
    calls,
    groupSize: shape.size,
    waveSize: shape.waveSize,
    wavesOfGroup: Math.ceil(packs.places.length / shape.waveSize),
    mostIterations: iterations,
    flushesDenormals,
  }).emit(wasm)
  const bytes = wasm.encode()
  const compiled = new webAssembly.Module(bytes)
  const instructions = [...fn.instructions()].length
  const mostInstructions = iterations * timesFaster
  const made: Made = { compiled, plan, calls, flushesDenormals, packs, instructions, mostInstructions, masks }
  return { bytes, dispatch: (inputs, groups) => run(made, inputs, groups) }
}

interface Made {
  readonly compiled: object
  readonly plan: MemoryPlan
  readonly calls: readonly ForeignCall[]
  readonly flushesDenormals: boolean
  readonly packs: Packs
  readonly instructions: number
  readonly mostInstructions: number
  /** Where the masks of the entry are in a frame. */
  readonly masks: number
}

function run(made: Made, inputs: Inputs, groups: readonly [number, number, number]): DispatchResult {
  const { compiled, plan, calls, flushesDenormals, packs } = made
  const threads = groups[0] * groups[1] * groups[2] * packs.places.length
  if (threads * made.instructions > made.mostInstructions)
    return { ok: false, reason: `the shader runs too long: ${threads} threads are too many` }
  const frames = plan.staticEnd
  const frameSize = Math.ceil(plan.frameSize / 16) * 16
  try {
    const placement = new Placement(plan, inputs, frames + frameSize * packs.count)
    const words = new Int32Array(placement.buffer)
    const all = new Uint8Array(placement.buffer)
    placeLanes(words, plan, packs)
    const shared = placeGlobals(plan, placement.buffer)
    const instance = new webAssembly.Instance(compiled, {
      shader: { memory: placement.memory, call: foreignCalls(calls, placement, plan, flushesDenormals) },
    })
    const runPack = instance.exports.run as (frame: number, lanes: number) => number
    const states = new Uint8Array(packs.count)
    const masks = maskWords(packs)
    const masksOfPack = packs.chunks * lanesOfChunk
    for (let z = 0; z < groups[2]; z++)
      for (let y = 0; y < groups[1]; y++)
        for (let x = 0; x < groups[0]; x++) {
          words.set([x, y, z], plan.groupAddress / 4)
          for (const { base, size } of shared) all.fill(0, base, base + size)
          all.fill(0, frames, frames + frameSize * packs.count)
          states.fill(1)
          for (let pack = 0; pack < packs.count; pack++)
            words.set(
              masks.subarray(pack * masksOfPack, (pack + 1) * masksOfPack),
              (frames + pack * frameSize + made.masks) / 4,
            )
          for (let running = true; running; ) {
            running = false
            for (let pack = 0; pack < packs.count; pack++) {
              if (!states[pack]) continue
              const lanes = plan.laneTable + pack * packs.chunks * laneTable.size
              states[pack] = runPack(frames + pack * frameSize, lanes)
              if (states[pack]) running = true
            }
          }
        }
    placement.finish()
    return { ok: true }
  } catch (error) {
    if (error instanceof CannotRun) return { ok: false, reason: error.message }
    throw error
  }
}

/** For each chunk: x, y and z in the group, the index in it, lane and wave, of four lanes. */
function placeLanes(words: Int32Array, plan: MemoryPlan, { places, lanes, chunks, shape }: Packs): void {
  const [width, height] = shape.size
  places.forEach(([x, y, z], index) => {
    const lane = index % lanes
    const chunk = Math.floor(index / lanes) * chunks + (lane >> 2)
    const start = (plan.laneTable + chunk * laneTable.size) / 4 + (lane & 3)
    const wave = Math.floor(index / shape.waveSize)
    const row = [x, y, z, x + width * (y + height * z), index - wave * shape.waveSize, wave]
    for (const [vector, word] of row.entries()) words[start + vector * 4] = word
  })
}

/** Lanes of the last pack that have no thread stay away. */
function maskWords({ places, lanes, chunks, count }: Packs): Int32Array {
  const masks = new Int32Array(count * chunks * lanesOfChunk)
  places.forEach((_, index) => {
    masks[Math.floor(index / lanes) * chunks * lanesOfChunk + (index % lanes)] = -1
  })
  return masks
}

/** Writes constants, and returns where groupshared memory is. */
function placeGlobals({ globals }: MemoryPlan, buffer: ArrayBuffer): { base: number; size: number }[] {
  const shared: { base: number; size: number }[] = []
  for (const [global, { base, size }] of globals) {
    if (global.addressSpace === 3) shared.push({ base, size })
    else if (global.initializer) {
      const memory = new Memory(size, new DataView(buffer, base, size))
      for (const [index, { type, offset }] of memoryScalars(global.valueType).entries()) {
        const scalar = constantScalar(global.initializer, index) ?? 0
        memory.write(type, offset, typeof scalar === 'number' ? scalar : scalar.value)
      }
    }
  }
  return shared
}
