// Runs a compute entry point on the CPU, instruction by instruction.
//
//   dispatch(module, 'main', { Out: { bytes: new ArrayBuffer(64) } }, { groups: [4, 1, 1] })
//
// Groups run one after the other, the threads of a group together (group.ts).
import type { ScopedLocation } from '../ir/debug.ts'
import type { IrFunction, Module } from '../ir/module.ts'
import { bug } from '../support/bug.ts'
import type { BlockOrder } from './block-order.ts'
import { Budget } from './budget.ts'
import { CannotRun } from './cannot-run.ts'
import { hasQuadOperations, hasWaveOperations, runGroup } from './group.ts'
import { type ResourceInput, Resources } from './resources.ts'
import { type Machine, Thread } from './thread.ts'
import type { Watch } from './watch.ts'

export interface DispatchOptions {
  readonly groups?: readonly [number, number, number]
  /** For modules without this attribute: DXIL has it in its metadata. */
  readonly groupSize?: readonly [number, number, number]
  /** Where the shader leaves it open; 4 if left out. */
  readonly waveSize?: number
  /** Instructions of all threads together; see budget.ts for what there is if it is left out. */
  readonly budget?: number
  readonly watch?: Watch
  /** `-denorm ftz`. */
  readonly flushesDenormals?: boolean
  /** Takes what `printf` says. */
  readonly print?: ((text: string) => void) | undefined
}

export type DispatchResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly location?: ScopedLocation }

/** Results are in the bytes of the resources. */
export function dispatch(
  module: Module,
  entry: string,
  inputs: Readonly<Record<string, ResourceInput>>,
  options: DispatchOptions = {},
): DispatchResult {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return { ok: false, reason: `there is no function '${entry}'` }
  const shape = shapeOf(module, fn, options)
  const { groups = [1, 1, 1], watch, flushesDenormals = false, print } = options
  const resources = new Resources(inputs)
  const budget = new Budget(options.budget)
  const orders = hasWaveOperations(module) ? new Map<IrFunction, BlockOrder>() : undefined
  try {
    for (let z = 0; z < groups[2]; z++) {
      for (let y = 0; y < groups[1]; y++) {
        for (let x = 0; x < groups[0]; x++) {
          watch?.group?.()
          const machine: Machine = { resources, shared: new Map(), orders, budget, watch, flushesDenormals, print }
          runGroup(createThreads(machine, [x, y, z], shape), fn, [], (stops, ended) => watch?.barrier?.(stops, ended))
        }
      }
    }
    resources.finish()
    return { ok: true }
  } catch (error) {
    return refusal(error)
  }
}

/** What an error that says why nothing runs comes to. */
export function refusal(error: unknown): DispatchResult {
  if (error instanceof CannotRun) return { ok: false, reason: error.message, location: error.location }
  throw error
}

/** How the threads of a group are arranged. */
export interface GroupShape {
  readonly size: readonly [number, number, number]
  readonly waveSize: number
  /** Quads are two by two threads, and not four in a row. */
  readonly hasSquareQuads: boolean
}

export function shapeOf(module: Module, fn: IrFunction, options: DispatchOptions): GroupShape {
  const size = options.groupSize ?? sizeOf(fn.attributes.get('hlsl.numthreads') ?? '1,1,1')
  const isEven = size[1] > 1 && size[0] % 2 === 0 && size[1] % 2 === 0
  return { size, waveSize: waveSizeOf(fn, options.waveSize ?? 4), hasSquareQuads: isEven && hasQuadOperations(module) }
}

/** What `[WaveSize]` says: one size, or a range, the wanted one if it lies inside. */
function waveSizeOf(fn: IrFunction, wanted: number): number {
  const written = fn.attributes.get('hlsl.wavesize')
  if (written === undefined) return wanted
  const [least = wanted, most = 0, preferred = 0] = written.split(',').map(Number)
  if (most === 0) return least
  return preferred > 0 ? preferred : Math.min(Math.max(wanted, least), most)
}

function sizeOf(text: string): [number, number, number] {
  const [x = 1, y = 1, z = 1] = text.split(',').map(Number)
  return [x, y, z]
}

/** Places of the threads in the group, lane by lane. */
export function placesOf({ size: [width, height, depth], hasSquareQuads }: GroupShape): [number, number, number][] {
  const places: [number, number, number][] = []
  for (let z = 0; z < depth; z++)
    for (let index = 0; index < width * height; index++) {
      const quad = index >> 2
      const column = hasSquareQuads ? (quad % (width / 2)) * 2 + (index & 1) : index % width
      const row = hasSquareQuads ? Math.floor(quad / (width / 2)) * 2 + ((index >> 1) & 1) : Math.floor(index / width)
      places.push([column, row, z])
    }
  return places
}

function createThreads(machine: Machine, group: readonly [number, number, number], shape: GroupShape): Thread[] {
  const { size: groupSize, waveSize } = shape
  if (waveSize < 1) return bug('a wave has lanes')
  const places = placesOf(shape)
  const waves = Math.ceil(places.length / waveSize)
  return places.map((inGroup, index) => {
    const wave = Math.floor(index / waveSize)
    return new Thread(machine, { group, inGroup, groupSize, lane: index % waveSize, waveSize, wave, waves })
  })
}
