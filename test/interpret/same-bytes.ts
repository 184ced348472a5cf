// Two runs left the same in their resources: the same integers, or floats that differ only in rounding.
import { expect } from 'vitest'
import { firstDifference } from '../../tools/vulkan/same-bytes.ts'
import type { Inputs } from './inputs.ts'

export function expectSameBytes(actual: Inputs, expected: Inputs, source: string): void {
  for (const [name, { bytes }] of Object.entries(expected)) {
    const at = firstDifference(actual[name]!.bytes, bytes)
    const word = (inputs: Inputs): number | undefined => new Int32Array(inputs[name]!.bytes)[at]
    expect(word(actual), `${name}[${at}]\n${source}`).toBe(word(expected))
  }
}
