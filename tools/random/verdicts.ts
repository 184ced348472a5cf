// What judges of random shaders have in common: one compiler, and how two runs are compared.
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { ResourceInput } from '../../src/execute/resources.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import type { Inputs } from '../../test/interpret/inputs.ts'
import { firstDifference } from '../vulkan/same-bytes.ts'

/** What one judge said of one shader; no problem: it agrees. */
export interface Verdict {
  readonly judge: string
  readonly problem?: string
  /** It cannot be asked about this shader. */
  readonly refusal?: string
}

/** The judges that take turns when not every one is asked about every shader: their places in the round. */
const turns = ['-O0', '-O1', 'WebAssembly', 'HLSL', 'SPIR-V', 'dxc', 'dxv'] as const
export type TurnName = (typeof turns)[number]

/**
 * Which judges are asked about a shader. What it means, and what -O3 and its container do, is asked of each; the others are asked of every
 * `every`th, each of others, so that a long run sees more programs for the same time.
 */
export class Turns {
  /** Of the shader among all of its kind. */
  readonly number: number
  readonly #every: number

  constructor(number: number, every: number) {
    this.number = number
    this.#every = every
  }

  /** Changes from one time that a judge is asked to the next. */
  get isEven(): boolean {
    return Math.floor(this.number / this.#every) % 2 === 0
  }

  has(name: TurnName): boolean {
    return (this.number + turns.indexOf(name)) % this.#every === 0
  }
}

export type RunOutcome = { readonly ok: boolean; readonly reason?: string }

export const compiler = createCompiler(createMemoryHost({}))
const letters = { SRV: 't', UAV: 'u', CBV: 'b', Sampler: 's' } as const

interface BoundResource {
  readonly name: string
  readonly class: keyof typeof letters
  readonly lower: number
  readonly count: number | undefined
}

/** The inputs under the names that DXIL knows: `u3`. */
export function byRegister(resources: readonly BoundResource[], inputs: Inputs): Inputs {
  const found: Record<string, ResourceInput> = {}
  for (const { name, class: kind, lower, count } of resources) {
    const input = inputs[name]
    if (input) found[`${letters[kind]}${lower}`] = input
    for (let index = 0; index < (count ?? 0); index++) {
      const element = inputs[`${name}[${index}]`]
      if (element) found[`${letters[kind]}${lower + index}`] = element
    }
  }
  return found
}

/** Whether a run leaves in fresh resources what is expected there. */
export function agreement(
  name: string,
  actual: Inputs,
  expected: Inputs,
  run: (inputs: Inputs) => RunOutcome,
): Verdict {
  const outcome = guarded(() => run(actual))
  if (typeof outcome === 'string') return { judge: name, problem: outcome }
  if (!outcome.ok) return { judge: name, problem: outcome.reason ?? 'it does not run' }
  return verdict(name, inputDifference(actual, expected))
}

export function verdict(name: string, problem: string | undefined): Verdict {
  return problem === undefined ? { judge: name } : { judge: name, problem }
}

/** The message of what is thrown instead. */
export function guarded<T>(run: () => T): T | string {
  try {
    return run()
  } catch (error) {
    return `crash: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  }
}

export function firstError({ reported }: Compilation): string {
  return reported.find(({ severity }) => severity === 'error')?.diagnostic.message ?? 'nothing is written'
}

function inputDifference(actual: Inputs, expected: Inputs): string | undefined {
  for (const [name, { bytes }] of Object.entries(expected)) {
    const at = firstDifference(actual[name]!.bytes, bytes)
    const word = (inputs: Inputs): string => (new Uint32Array(inputs[name]!.bytes)[at] ?? 0).toString(16)
    if (at >= 0) return `${name}, word ${at}: ${word(actual)} instead of ${word(expected)}`
  }
  return undefined
}
