// The threads of a group in packs: what one call of a translated shader runs. A pack is a wave where lanes work together, eight threads where
// they do not, so that the processor has two chains to work on.
import { type GroupShape, placesOf } from '../dispatch.ts'
import { laneTable, type MemoryPlan } from './layout.ts'

const lanesOfChunk = 4
const usualLanes = 8

export interface Packs {
  readonly shape: GroupShape
  readonly places: readonly (readonly [number, number, number])[]
  /** Threads of a pack. */
  readonly lanes: number
  readonly chunks: number
  readonly count: number
}

export function packsOf(shape: GroupShape, areWaves: boolean): Packs {
  const places = placesOf(shape)
  const lanes = areWaves ? shape.waveSize : places.length > lanesOfChunk ? usualLanes : lanesOfChunk
  return { shape, places, lanes, chunks: Math.ceil(lanes / lanesOfChunk), count: Math.ceil(places.length / lanes) }
}

/** For each chunk: x, y and z in the group, the index in it, lane and wave, of four lanes. Lanes of the last pack may have no thread. */
export function placeLanes(words: Int32Array, plan: MemoryPlan, { places, lanes, chunks, shape }: Packs): void {
  const [width, height] = shape.size
  places.forEach(([x, y, z], index) => {
    const lane = index % lanes
    const chunk = Math.floor(index / lanes) * chunks + (lane >> 2)
    const start = (plan.laneTable + chunk * laneTable.size) / 4 + (lane & 3)
    const wave = Math.floor(index / shape.waveSize)
    const row = [x, y, z, x + width * (y + height * z), index - wave * shape.waveSize, wave]
    for (const [vector, word] of row.entries()) words[start + vector * 4] = word
    words[plan.startMasks / 4 + chunk * lanesOfChunk + (lane & 3)] = -1
  })
}
