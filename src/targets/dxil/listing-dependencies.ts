// `dx.viewIdState` in dxc's listing:
//
//   Number of inputs: 4, outputs per stream: { 9, 0, 0, 0 }
//   Outputs for Stream 0 dependent on ViewId: {  }
//   Inputs contributing to computation of Outputs for Stream 0:
//     output 4 depends on inputs: { 0 }
import { append } from '../../support/lists.ts'
import type { DxilModule } from './dxil-module.ts'

/** A part of the state: how many outputs there are, which depend on the view, and for each of them the inputs it depends on. */
interface Part {
  readonly outputs: number
  readonly ofView: readonly number[]
  readonly ofInputs: ReadonlyMap<number, readonly number[]>
}

/** What stands below the bindings. */
export function listingDependencies(dxil: DxilModule): string {
  const { stage, viewIdState, usesViewId } = dxil
  if (!viewIdState) return ''
  const state = new StateReader(viewIdState)
  const inputs = state.next()
  const streams = stage === 'geometry' ? [0, 1, 2, 3] : [0]
  const parts = streams.map(() => state.part(inputs, state.next(), usesViewId))
  const isWritten = stage === 'hull' || stage === 'mesh'
  const second = isWritten ? state.part(inputs, state.next(), usesViewId) : undefined
  const constants = stage === 'domain' ? state.next() : 0
  const ofConstants = stage === 'domain' ? state.part(constants, parts[0]!.outputs, false) : undefined
  const named = parts
    .map((part, stream) => ({ part, name: stage === 'geometry' ? `Outputs for Stream ${stream}` : 'Outputs' }))
    .filter(({ part }) => stage !== 'geometry' || part.outputs > 0)
  if (second) named.push({ part: second, name: stage === 'hull' ? 'PCOutputs' : 'Primitive Outputs' })
  const lines = [
    '',
    'ViewId state:',
    '',
    `Number of inputs: ${inputs}${countText(stage, parts, second?.outputs ?? constants)}`,
    ...named.map(({ part, name }) => `${name} dependent on ViewId: { ${part.ofView.join(', ')} }`),
    ...named.flatMap(({ part, name }) => dependencyLines('Inputs', name, part)),
    ...(ofConstants ? dependencyLines('PCInputs', 'Outputs', ofConstants) : []),
    '',
  ]
  return lines.map((line) => (line === '' ? ';\n' : `; ${line}\n`)).join('')
}

function countText(stage: string, parts: readonly Part[], second: number): string {
  const counts = parts.map(({ outputs }) => outputs).join(', ')
  const own = stage === 'geometry' ? `, outputs per stream: { ${counts} }` : `, outputs: ${counts}`
  if (stage === 'hull' || stage === 'domain') return `${own}, patchconst: ${second}`
  return stage === 'mesh' ? `${own}, primitive outputs: ${second}` : own
}

function dependencyLines(from: string, to: string, { ofInputs }: Part): string[] {
  const lines = [...ofInputs].map(
    ([output, inputs]) => `  output ${output} depends on inputs: { ${inputs.join(', ')} }`,
  )
  return [`${from} contributing to computation of ${to}:`, ...lines]
}

/** The words of the state one after the other. */
class StateReader {
  readonly #words: readonly number[]
  #position = 0

  constructor(words: readonly number[]) {
    this.#words = words
  }

  next(): number {
    return this.#words[this.#position++] ?? 0
  }

  part(inputs: number, outputs: number, usesViewId: boolean): Part {
    const ofView = usesViewId ? this.#outputsOf(outputs) : []
    const ofInputs = new Map<number, number[]>()
    for (let input = 0; input < inputs; input++)
      for (const output of this.#outputsOf(outputs)) append(ofInputs, output, input)
    const sorted = new Map([...ofInputs].sort(([first], [second]) => first - second))
    return { outputs, ofView, ofInputs: sorted }
  }

  /** The numbers of the bits that are set in the next mask. */
  #outputsOf(outputs: number): number[] {
    const mask = Array.from({ length: Math.ceil(outputs / 32) }, () => this.next())
    return Array.from({ length: outputs }, (_, output) => output).filter(
      (output) => (mask[output >> 5]! & (1 << (output & 31))) !== 0,
    )
  }
}
