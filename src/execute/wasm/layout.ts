// Where everything lies in the memory of a translated shader.
//
//   scratch | group id | descriptors | lanes of each wave | constants | groupshared | frames of waves | buffers
import type { GlobalVariable } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'

/** Bytes for the operands and results of calls that JavaScript does. */
export const scratchSize = 16 * 256
export const groupAddress = scratchSize
export const descriptorAddress = groupAddress + 16

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
  /** Keys of descriptors (base, size, and width and height of a texture), in order. */
  readonly keys: ResourceKey[] = []
  readonly globals = new Map<GlobalVariable, StaticObject>()
  /** Bytes of one wave: variables, then what is kept over barriers. */
  frameSize = 16
  readonly staticBase: number
  staticEnd: number
  static readonly mostKeys = 256

  constructor(waves: number) {
    // Four vectors for each wave: x, y, z and the index in the group.
    this.staticBase = descriptorAddress + MemoryPlan.mostKeys * 16 + waves * 64
    this.staticEnd = this.staticBase
  }

  get laneTable(): number {
    return descriptorAddress + MemoryPlan.mostKeys * 16
  }

  /** The address of its descriptor. */
  descriptorOf(resource: string, index: number, type: IrType): number {
    let number = this.keys.findIndex((key) => key.resource === resource && key.index === index)
    if (number < 0) number = this.keys.push({ resource, index, type }) - 1
    return descriptorAddress + number * 16
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
