// Runs a compute entry point as WebAssembly: what `dispatch` does, many times faster. A shader that cannot be translated says so, and the
// interpreter takes it.
//
//   dispatchTranslated(module, 'main', { Out: { bytes } }, { groups: [64, 1, 1] })
//
// `module` is optimised, and changed by the translation. Waves have four lanes.
import { ConstantInt, ConstantString } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { GlobalVariable, type IrFunction, type Module } from '../../ir/module.ts'
import { CannotRun } from '../cannot-run.ts'
import { type DispatchOptions, type DispatchResult, type GroupShape, placesOf, shapeOf } from '../dispatch.ts'
import { hasWaveOperations } from '../group.ts'
import { Handle } from '../memory.ts'
import { type ResourceInput, Resources } from '../resources.ts'
import { foreignCalls } from './calls.ts'
import { WasmModule } from './encoder.ts'
import { addHelpers } from './helpers.ts'
import { webAssembly } from './host.ts'
import { memoryScalars } from './instructions.ts'
import { descriptorAddress, groupAddress, MemoryPlan } from './layout.ts'
import { type ForeignCall, Translation } from './translate.ts'
import { constantWord } from './values.ts'

type Inputs = Readonly<Record<string, ResourceInput>>

/** A shader that can be dispatched again and again. */
export interface Translated {
  readonly dispatch: (inputs: Inputs, groups: readonly [number, number, number]) => DispatchResult
  readonly bytes: Uint8Array<ArrayBuffer>
}

const lanesOfWave = 4
const page = 65536
const mostIterations = 1_000_000_000

/** Or why it cannot be translated. */
export function translate(module: Module, entry: string, options: DispatchOptions = {}): Translated | string {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return `there is no function '${entry}'`
  const shape = shapeOf(module, fn, options)
  if (shape.waveSize !== lanesOfWave && hasWaveOperations(module))
    return `waves of ${shape.waveSize} lanes are not translated`
  try {
    return translateFunction(
      fn,
      shape,
      Math.min(options.budget ?? mostIterations, mostIterations),
      options.flushesDenormals ?? false,
    )
  } catch (error) {
    if (error instanceof CannotRun) return error.message
    throw error
  }
}

function translateFunction(
  fn: IrFunction,
  shape: GroupShape,
  iterations: number,
  flushesDenormals: boolean,
): Translated {
  const places = placesOf(shape)
  const waves = Math.ceil(places.length / lanesOfWave)
  const plan = new MemoryPlan(waves)
  const wasm = new WasmModule()
  const calls: ForeignCall[] = []
  const foreign = wasm.importFunction('call', ['i32', 'i32'], [])
  const helpers = addHelpers(wasm)
  const start = new Translation(fn, {
    plan,
    helpers,
    foreign,
    calls,
    groupSize: shape.size,
    mostIterations: iterations,
    flushesDenormals,
  }).emit(wasm)
  if (plan.keys.length > MemoryPlan.mostKeys) throw new CannotRun('so many resources are not translated')
  const bytes = wasm.encode()
  const compiled = new webAssembly.Module(bytes)
  const entryMask = start
  return {
    bytes,
    dispatch: (inputs, groups) =>
      run(compiled, plan, calls, flushesDenormals, shape, places, waves, entryMask, inputs, groups),
  }
}

function run(
  compiled: object,
  plan: MemoryPlan,
  calls: readonly ForeignCall[],
  flushesDenormals: boolean,
  { size }: GroupShape,
  places: readonly (readonly number[])[],
  waves: number,
  entryMask: number,
  inputs: Inputs,
  groups: readonly [number, number, number],
): DispatchResult {
  const resources = new Resources(inputs)
  const frames = plan.staticEnd
  const frameSize = Math.ceil(plan.frameSize / 16) * 16
  let end = frames + frameSize * waves
  const buffers = plan.keys.map(({ resource, index, type }) => {
    const handle = new Handle(resource, index)
    const memory = resources.memoryOf(handle, type)
    const [width = 0, height = 1] = resources.shapeOf(handle) ?? []
    const base = end
    end += Math.ceil(memory.bytes.byteLength / 16) * 16
    return { memory, base, width, height }
  })
  const memory = new webAssembly.Memory({ initial: Math.ceil((end + 16) / page) })
  const words = new Int32Array(memory.buffer)
  const all = new Uint8Array(memory.buffer)
  for (const [index, { memory: bound, base, width, height }] of buffers.entries()) {
    words.set([base, bound.bytes.byteLength, width, height], (descriptorAddress + index * 16) / 4)
    all.set(new Uint8Array(bound.bytes.buffer, 0, bound.bytes.byteLength), base)
  }
  placeLanes(words, plan.laneTable, places, size)
  const shared = placeGlobals(plan, all)
  const instance = new webAssembly.Instance(compiled, {
    shader: { memory, call: foreignCalls(calls, handleOf, resources, memory, flushesDenormals) },
  })
  const runWave = instance.exports.run as (frame: number, lanes: number) => number
  const states = new Uint8Array(waves)
  const masks = maskWords(places.length, waves)
  try {
    for (let z = 0; z < groups[2]; z++)
      for (let y = 0; y < groups[1]; y++)
        for (let x = 0; x < groups[0]; x++) {
          words.set([x, y, z], groupAddress / 4)
          for (const { base, size: bytes } of shared) all.fill(0, base, base + bytes)
          all.fill(0, frames, frames + frameSize * waves)
          states.fill(1)
          for (let wave = 0; wave < waves; wave++)
            words.set(masks.subarray(wave * 4, wave * 4 + 4), (frames + wave * frameSize + entryMask) / 4)
          for (let running = true; running; ) {
            running = false
            for (let wave = 0; wave < waves; wave++) {
              if (!states[wave]) continue
              states[wave] = runWave(frames + wave * frameSize, plan.laneTable + wave * 64)
              if (states[wave]) running = true
            }
          }
        }
  } catch (error) {
    if (error instanceof CannotRun) return { ok: false, reason: error.message }
    throw error
  }
  for (const { memory: bound, base } of buffers)
    new Uint8Array(bound.bytes.buffer).set(all.subarray(base, base + bound.bytes.byteLength))
  resources.finish()
  return { ok: true }
}

function handleOf({ call }: ForeignCall, operand: number): Handle {
  const handle = call.argument(operand)
  if (handle instanceof Instruction && /handlefrom(implicit)?binding$/.test(handle.intrinsic)) {
    const index = handle.argument(3)
    const name = handle.argument(handle.argumentCount - 1)
    const text = name instanceof GlobalVariable ? name.initializer : undefined
    if (index instanceof ConstantInt && text instanceof ConstantString)
      return new Handle(new TextDecoder().decode(text.bytes.subarray(0, -1)), index.number >>> 0)
  }
  throw new CannotRun('a resource that is chosen while the shader runs is not translated')
}

/** For each wave: x, y and z in the group, and the index in it, of four lanes. */
function placeLanes(
  words: Int32Array,
  table: number,
  places: readonly (readonly number[])[],
  [width, height]: readonly [number, number, number],
): void {
  places.forEach(([x = 0, y = 0, z = 0], index) => {
    const start = table / 4 + Math.floor(index / lanesOfWave) * 16 + (index % lanesOfWave)
    words[start] = x
    words[start + 4] = y
    words[start + 8] = z
    words[start + 12] = x + width * (y + height * z)
  })
}

/** Lanes of the last wave that have no thread stay away. */
function maskWords(threads: number, waves: number): Int32Array {
  return Int32Array.from({ length: waves * lanesOfWave }, (_, index) => (index < threads ? -1 : 0))
}

/** Writes constants, and returns where groupshared memory is. */
function placeGlobals({ globals }: MemoryPlan, all: Uint8Array): { base: number; size: number }[] {
  const shared: { base: number; size: number }[] = []
  for (const [global, { base, size }] of globals) {
    if (global.addressSpace === 3) shared.push({ base, size })
    else if (global.initializer) {
      const view = new DataView(all.buffer)
      for (const [index, { offset }] of memoryScalars(global.valueType).entries()) {
        const word = constantWord(global.initializer, index) ?? 0
        view.setInt32(base + offset, word, true)
      }
    }
  }
  return shared
}
