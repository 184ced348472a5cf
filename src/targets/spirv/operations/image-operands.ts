// Optional operands of image instructions: a mask, then the operands in the order of its bits.
import { ImageOperands } from '../enumerants.ts'
import type { Id } from '../module.ts'

export class ImageOperandList {
  readonly #operands = new Map<number, readonly Id[]>()

  add(name: keyof typeof ImageOperands, ...ids: readonly Id[]): void {
    this.#operands.set(ImageOperands[name], ids)
  }

  /** Nothing when there are none. */
  words(): number[] {
    if (this.#operands.size === 0) return []
    const bits = [...this.#operands].sort(([left], [right]) => left - right)
    const mask = bits.reduce((all, [bit]) => all | bit, 0)
    return [mask, ...bits.flatMap(([, ids]) => ids)]
  }
}
