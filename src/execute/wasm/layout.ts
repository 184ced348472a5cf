// Where everything lies in the memory of a translated shader.
//
//   what all threads share:     the empty descriptor | control | descriptors | lanes and masks of each pack | constants
//   a region for each thread:   scratch | masks | group id | patience | groupshared | frames of the packs of a group
//   buffers
//
// Threads are those of the machine. A pack is what one call of the shader runs: `chunks` times four threads of the shader. A handle is the
// address of a descriptor (base, size, and width and height of a texture); the one at 0 is that of nothing: every access is outside of it.
import type { GlobalVariable } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'

/** Words at `controlAddress`: how the groups are dealt to threads. `failed` is 2 and the number of the loop that does not end, if it is one. */
export const control = { next: 0, working: 1, failed: 2, total: 3, piece: 4, width: 5, height: 6, words: 8 } as const
export const controlAddress = 16
/** In a region. */
export const scratchOffset = 0
/** Vectors for the operands and results of calls that JavaScript does, for each chunk. */
export const mostScratch = 256
export const bytesOfDescriptor = 16
/** Vectors of a chunk in the table of lanes: x, y, z and index in the group, lane, wave. */
export const laneTable = { x: 0, index: 48, lane: 64, wave: 80, size: 96 } as const
/** An offset that is outside of everything, with room to add to it. */
export const outside = 0xf0000000 | 0

/** A resource by name and element of an array. */
export interface ResourceKey {
  readonly resource: string
  readonly index: number
  /** Of the handle. */
  readonly type: IrType
}

export interface StaticObject {
  /** An address, or where it lies in the region of a thread. */
  readonly base: number
  readonly size: number
  readonly isOfGroup: boolean
}

export const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16

/** What the translation needs: addresses are handed out as they are asked for. */
export class MemoryPlan {
  /** Of handles that are known when the shader is translated, in order. */
  readonly keys: ResourceKey[] = []
  readonly globals = new Map<GlobalVariable, StaticObject>()
  readonly packs: number
  readonly chunks: number
  readonly descriptorAddress: number
  readonly laneTable: number
  /** Which lanes of a pack have a thread. */
  readonly startMasks: number
  /** In a region. */
  readonly maskOffset: number
  readonly groupOffset: number
  /** What the loops of the group may still cost. */
  readonly patienceOffset: number
  readonly groupshared: number
  /** Bytes of one pack: whether it still runs, variables, then what is kept over barriers. */
  frameSize = 16
  #sharedEnd: number
  #groupsharedEnd: number
  static readonly mostKeys = 256

  constructor(packs: number, chunks: number) {
    this.packs = packs
    this.chunks = chunks
    this.descriptorAddress = controlAddress + control.words * 4
    this.laneTable = this.descriptorAddress + MemoryPlan.mostKeys * bytesOfDescriptor
    this.startMasks = this.laneTable + packs * chunks * laneTable.size
    this.#sharedEnd = this.startMasks + packs * chunks * 16
    this.maskOffset = scratchOffset + mostScratch * 16 * chunks
    this.groupOffset = this.maskOffset + Math.ceil(chunks / 4) * 16
    this.patienceOffset = this.groupOffset + 16
    this.groupshared = this.patienceOffset + 16
    this.#groupsharedEnd = this.groupshared
  }

  /** The address of the region of a thread. */
  regionOf(thread: number): number {
    return this.#sharedEnd + thread * (this.framesOffset + this.frameSize * this.packs)
  }

  /** Where the frames begin in a region. */
  get framesOffset(): number {
    return this.#groupsharedEnd
  }

  /** The address of its descriptor; undefined when there are too many. */
  descriptorOf(resource: string, index: number, type: IrType): number | undefined {
    let number = this.keys.findIndex((key) => key.resource === resource && key.index === index)
    if (number < 0 && this.keys.length < MemoryPlan.mostKeys) number = this.keys.push({ resource, index, type }) - 1
    return number < 0 ? undefined : this.descriptorAddress + number * bytesOfDescriptor
  }

  placeGlobal(global: GlobalVariable, size: number): StaticObject {
    let place = this.globals.get(global)
    if (!place) {
      const isOfGroup = global.addressSpace === 3
      place = { base: isOfGroup ? this.#groupsharedEnd : this.#sharedEnd, size, isOfGroup }
      this.globals.set(global, place)
      if (isOfGroup) this.#groupsharedEnd += aligned(size)
      else this.#sharedEnd += aligned(size)
    }
    return place
  }

  /** Interleaved: word by word, each for four lanes, chunk by chunk. Returns the offset in the frame. */
  placeLocal(size: number): number {
    return this.#placeInFrame(localBytes(size) * this.chunks)
  }

  /** Vectors that a pack keeps over a barrier. Returns the offset in the frame. */
  placeKept(vectors: number): number {
    return this.#placeInFrame(vectors * 16)
  }

  #placeInFrame(bytes: number): number {
    const offset = this.frameSize
    this.frameSize += bytes
    return offset
  }
}

/** Bytes of a variable for the four lanes of a chunk. */
export function localBytes(size: number): number {
  return Math.ceil(size / 4) * 16
}
