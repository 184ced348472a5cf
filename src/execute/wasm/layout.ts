// Where everything lies in the memory of a translated shader.
//
//   scratch | group id | descriptors | lanes of each wave | constants | groupshared | frames of waves | buffers
import type { GlobalVariable } from '../../ir/module.ts'

/** Bytes for the operands and results of calls that JavaScript does. */
export const scratchSize = 16 * 256
export const groupAddress = scratchSize
export const descriptorAddress = groupAddress + 16

/** A resource by name and element of an array. */
export interface ResourceKey {
  readonly resource: string
  readonly index: number
}

export interface StaticObject {
  readonly base: number
  readonly size: number
}

/** What the translation needs: addresses are handed out as they are asked for. */
export class MemoryPlan {
  /** Keys of descriptors (base and size, eight bytes each), in order. */
  readonly keys: ResourceKey[] = []
  readonly globals = new Map<GlobalVariable, StaticObject>()
  /** Bytes of one wave: variables, then what is kept over barriers. */
  frameSize = 16
  readonly staticBase: number
  staticEnd: number
  static readonly mostKeys = 256

  constructor(waves: number) {
    // Four vectors for each wave: x, y, z and the index in the group.
    this.staticBase = descriptorAddress + MemoryPlan.mostKeys * 8 + waves * 64
    this.staticEnd = this.staticBase
  }

  get laneTable(): number {
    return descriptorAddress + MemoryPlan.mostKeys * 8
  }

  /** The address of its descriptor. */
  descriptorOf(resource: string, index: number): number {
    let number = this.keys.findIndex((key) => key.resource === resource && key.index === index)
    if (number < 0) number = this.keys.push({ resource, index }) - 1
    return descriptorAddress + number * 8
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

  /** Interleaved: word by word, each for four lanes. Returns the offset in the frame. */
  placeLocal(size: number): number {
    const offset = this.frameSize
    this.frameSize += Math.ceil(size / 4) * 16
    return offset
  }
}
