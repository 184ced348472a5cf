// The kinds of random shaders that can be run: what they need, and who can judge them.
import fc from 'fast-check'
import type { CompileOptions } from '../../src/driver/options.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { constantPrograms } from './constant-programs.ts'
import {
  constantInputs,
  type Inputs,
  integerInputs,
  languageInputs,
  libraryInputs,
  memberInputs,
  numberInputs,
  passingInputs,
  resourceInputs,
  shapeInputs,
} from './inputs.ts'
import { languagePrograms } from './language-programs.ts'
import { memberPrograms } from './member-programs.ts'
import { mixedLayoutInputs, mixedLayoutPrograms } from './mixed-layout-programs.ts'
import { numberPrograms } from './number-programs.ts'
import { passingPrograms } from './passing-programs.ts'
import { libraryPrograms, programs } from './programs.ts'
import { resourcePrograms } from './resource-programs.ts'
import { shapePrograms } from './shape-programs.ts'
import { sharedPrograms } from './shared-programs.ts'
import { wavePrograms } from './wave-programs.ts'

export interface RandomShader {
  readonly text: string
  readonly waveSize?: number
  /** Of a library. */
  readonly entries?: readonly string[]
  /** Besides those of its kind. */
  readonly options?: Partial<CompileOptions>
}

export interface Kind {
  readonly name: string
  readonly shaders: fc.Arbitrary<RandomShader>
  readonly inputs: () => Inputs
  readonly options?: Partial<CompileOptions>
  readonly groups?: readonly [number, number, number]
  /**
   * Whether what DXC makes of it can be run here, and must do the same; true if left out. DXC evaluates arguments from right to left,
   * and lanes need not meet again where they do here.
   */
  readonly runsDxc?: boolean
  /** What is wrong with what a shader left, whoever ran it. */
  readonly problem?: (inputs: Inputs) => string | undefined
  /** Threads of a group, when the tests' interpreter of SPIR-V can run it: one group, one wave that stays together. */
  readonly spirvThreads?: number
}

const ints = (count: number): ResourceInput => ({
  bytes: Int32Array.from({ length: count }, (_, index) => index * 7 - 20).buffer,
})

/** Every thread has sixteen elements of its own. */
const withOwnElements = (text: string): string =>
  text.replace(/Out\[(.*?) & 15\] = /g, 'Out[id.x * 16u + ($1 & 15)] = ')

/** Shaders of a library, which have no `main`. */
export const libraries: Kind = {
  name: 'libraries',
  shaders: libraryPrograms.map(({ text, entries }) => ({ text: withOwnElements(text), entries })),
  inputs: libraryInputs,
  options: { profile: 'lib_6_6' },
}

export const kinds: readonly Kind[] = [
  {
    name: 'statements',
    shaders: programs.map((text) => ({ text: withOwnElements(text) })),
    inputs: () => ({ ...integerInputs(), Out: ints(64) }),
    runsDxc: false,
    spirvThreads: 4,
  },
  {
    name: 'waves',
    shaders: fc.tuple(wavePrograms, fc.constantFrom(4, 4, 4, 8, 8, 16, 64)).map(([text, waveSize]) => ({
      text: text.replace('numthreads(8', `numthreads(${waveSize > 8 ? 20 : 8}`),
      waveSize,
    })),
    inputs: () => ({ In: ints(20), Result: { bytes: new ArrayBuffer(320) } }),
    runsDxc: false,
  },
  {
    name: 'resources',
    shaders: resourcePrograms.map((text) => ({ text })),
    inputs: resourceInputs,
    spirvThreads: 4,
  },
  {
    name: 'chosen resources',
    // Two threads would write to the same places.
    shaders: passingPrograms.map((text) => ({ text })),
    inputs: passingInputs,
    runsDxc: false,
  },
  {
    name: 'language',
    shaders: languagePrograms(false),
    inputs: languageInputs,
    spirvThreads: 4,
  },
  {
    name: 'side effects',
    shaders: languagePrograms(true),
    inputs: languageInputs,
    runsDxc: false,
    spirvThreads: 4,
  },
  {
    name: 'shapes',
    shaders: shapePrograms.map((text) => ({ text })),
    inputs: shapeInputs,
    options: { strictFloats: true },
    spirvThreads: 4,
  },
  { name: 'members', shaders: memberPrograms, inputs: memberInputs },
  {
    name: 'barriers',
    shaders: sharedPrograms.map((text) => ({ text })),
    inputs: () => ({ Result: { bytes: new ArrayBuffer(3 * 40 * 16) } }),
    groups: [3, 1, 1],
  },
  {
    name: 'constants',
    shaders: constantPrograms.map((text) => ({ text })),
    inputs: constantInputs,
    problem: ({ Result }) => {
      const words = new Uint32Array(Result!.bytes)
      const at = words.findIndex((word, index) => index % 2 === 0 && word !== words[index + 1])
      return at < 0 ? undefined : `constant ${at / 2} is ${words[at]}, computed ${words[at + 1]}`
    },
    spirvThreads: 1,
  },
  {
    name: 'numbers',
    shaders: numberPrograms.map((text) => ({ text })),
    inputs: numberInputs,
    // Numbers that are none come, too: nobody may take liberties with them.
    options: { native16Bit: true, strictFloats: true },
  },
  {
    name: 'layouts',
    shaders: mixedLayoutPrograms.map((text) => ({ text })),
    inputs: mixedLayoutInputs,
    options: { native16Bit: true, strictFloats: true },
  },
]
