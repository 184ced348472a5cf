// Resources of the random programs.
import type { ResourceInput } from '../../src/execute/resources.ts'
import { constantFloats, constantIntegers, mostConstants } from './constant-programs.ts'
import { bytesOfTrees } from './member-programs.ts'
import { bytesOfNumbers } from './number-programs.ts'
import { libraryEntries } from './programs.ts'
import { bytesOfShapes } from './shape-programs.ts'

export type Inputs = Readonly<Record<string, ResourceInput>>

function integers(count: number): ResourceInput {
  return { bytes: Int32Array.from({ length: count }, (_, index) => index * 7 - 20).buffer }
}

function floats(count: number): ResourceInput {
  return { bytes: Float32Array.from({ length: count }, (_, index) => index * 0.75 - 2).buffer }
}

/** Of builtin-programs.ts. */
export function builtinInputs(): Inputs {
  return { Result: { bytes: new ArrayBuffer(64) } }
}

/** Of programs.ts. */
export function integerInputs(): Inputs {
  return { In: integers(16), Out: integers(16), Result: integers(32) }
}

/** Of libraryPrograms in programs.ts. */
export function libraryInputs(): Inputs {
  const results = libraryEntries.map((name) => [`ResultOf${name}`, integers(32)] as const)
  return { ...integerInputs(), Out: integers(64), ...Object.fromEntries(results) }
}

/** Of resource-programs.ts. */
export function resourceInputs(): Inputs {
  return {
    Constants: floats(64),
    Points: floats(12),
    Items: floats(28),
    Bytes: integers(32),
    Typed: floats(16),
    Image: { ...floats(32), shape: [4, 2] },
  }
}

/** Of layout-programs.ts: more than any of their structs takes, times four. */
export function layoutInputs(): Inputs {
  return { Constants: integers(128), Data: floats(512), Out: integers(512) }
}

/** Of passing-programs.ts. */
export function passingInputs(): Inputs {
  const names = ['A', 'B', 'Global.buffer', 'Pair.0.buffer', 'Pair.1.buffer']
  for (let index = 0; index < 4; index++) names.push(`Many[${index}]`, `Grid[${index}]`)
  const inputs = names.map((name, seed) => [
    name,
    { bytes: Int32Array.from({ length: 4 }, (_, index) => seed * 3 + index * 5 - 4).buffer },
  ])
  return Object.fromEntries([...inputs, ['Result', { bytes: new ArrayBuffer(32) }]])
}

/** Of member-programs.ts. */
export function memberInputs(): Inputs {
  const [first, second] = [integers(8), integers(8)]
  return {
    $Globals: integers(64),
    Constants: integers(256),
    Source: integers(bytesOfTrees / 4),
    Target: integers(bytesOfTrees / 4),
    Result: integers(16),
    // As an array, and as DXC numbers them.
    'Held.buffers[0]': first,
    'Held.buffers[1]': second,
    'Held.buffers.0': first,
    'Held.buffers.1': second,
  }
}

/** Of language-programs.ts. */
export function languageInputs(): Inputs {
  return { Constants: integers(64), Own: integers(8), Bits: integers(8), Result: { bytes: new ArrayBuffer(128) } }
}

/** Of constant-programs.ts. */
export function constantInputs(): Inputs {
  return {
    Integers: { bytes: constantIntegers.slice().buffer },
    Floats: { bytes: constantFloats.slice().buffer },
    Result: { bytes: new ArrayBuffer(mostConstants * 8) },
  }
}

/** Of number-programs.ts: all kinds of bits. */
export function numberInputs(): Inputs {
  let state = 12345
  const next = (): number => {
    state = (Math.imul(state, 747796405) + 1) | 0
    return state ^ (state >>> 15)
  }
  return {
    In: { bytes: Int32Array.from({ length: bytesOfNumbers / 4 }, next).buffer },
    Out: { bytes: new ArrayBuffer(bytesOfNumbers) },
  }
}

/** Of shape-programs.ts: more than any of their structs takes, times four. */
export function shapeInputs(): Inputs {
  return { Constants: floats(2048), Data: floats(4096), Result: { bytes: new ArrayBuffer(bytesOfShapes) } }
}
