// Where everything lies in the memory of a translated shader.
//
//   the empty descriptor | scratch | masks | group id | descriptors | lanes of each pack | constants, groupshared | frames | buffers
//
// A pack is what one call of the shader runs: `chunks` times four threads. A handle is the address of a descriptor (base, size, and width
// and height of a texture); the one at 0 is that of nothing: every access is outside of it.
import type { GlobalVariable } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'

export const scratchAddress = 16
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
  readonly base: number
  readonly size: number
}

/** What the translation needs: addresses are handed out as they are asked for. */
export class MemoryPlan {
  /** Of handles that are known when the shader is translated, in order. */
  readonly keys: ResourceKey[] = []
  readonly globals = new Map<GlobalVariable, StaticObject>()
  readonly chunks: number
  readonly maskAddress: number
  readonly groupAddress: number
  readonly descriptorAddress: number
  readonly laneTable: number
  readonly staticBase: number
  staticEnd: number
  /** Bytes of one pack: variables, then what is kept over barriers. */
  frameSize = 16
  static readonly mostKeys = 256

  constructor(packs: number, chunks: number) {
    this.chunks = chunks
    this.maskAddress = scratchAddress + mostScratch * 16 * chunks
    this.groupAddress = this.maskAddress + Math.ceil(chunks / 4) * 16
    this.descriptorAddress = this.groupAddress + 16
    this.laneTable = this.descriptorAddress + MemoryPlan.mostKeys * bytesOfDescriptor
    this.staticBase = this.laneTable + packs * chunks * laneTable.size
    this.staticEnd = this.staticBase
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
      place = { base: this.staticEnd, size }
      this.globals.set(global, place)
      this.staticEnd += Math.ceil(size / 16) * 16
    }
    return place
  }

  /** Interleaved: word by word, each for four lanes, chunk by chunk. Returns the offset in the frame. */
  placeLocal(size: number): number {
    const offset = this.frameSize
    this.frameSize += localBytes(size) * this.chunks
    return offset
  }

  /** Vectors that a pack keeps over a barrier. Returns the offset in the frame. */
  placeKept(vectors: number): number {
    const offset = this.frameSize
    this.frameSize += vectors * 16
    return offset
  }
}

/** Bytes of a variable for the four lanes of a chunk. */
export function localBytes(size: number): number {
  return Math.ceil(size / 4) * 16
}
