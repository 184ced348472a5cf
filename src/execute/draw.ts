// Runs stages of drawing on the CPU: a pixel shader over a rectangle, quad by quad, and a vertex shader over a list of vertices.
//
//   shadePixels(module, 'main', resources, { width: 64, height: 64, input: (element, x, y) => ..., output: (x, y, element, ...) => ... })
//
// The four threads of a quad are a wave: derivatives are differences between them. Pixels outside the rectangle are helper lanes.
import type { IrFunction, Module } from '../ir/module.ts'
import type { BlockOrder } from './block-order.ts'
import { Budget } from './budget.ts'
import { type DispatchResult, refusal } from './dispatch.ts'
import { runGroup } from './group.ts'
import { type RuntimeValue, zeroOf } from './memory.ts'
import { type ResourceInput, Resources } from './resources.ts'
import { type Machine, type StageValues, Thread } from './thread.ts'
import type { Watch } from './watch.ts'

export interface DrawOptions {
  /** Component `column` of row `row` of an input at a pixel, or of a vertex at (its number, 0). */
  readonly input: (element: number, row: number, column: number, x: number, y: number) => RuntimeValue
  readonly output: (element: number, row: number, column: number, x: number, y: number, value: RuntimeValue) => void
  readonly budget?: number
  readonly watch?: Watch
  readonly flushesDenormals?: boolean
  readonly print?: ((text: string) => void) | undefined
}

type Inputs = Readonly<Record<string, ResourceInput>>

export function shadePixels(
  module: Module,
  entry: string,
  inputs: Inputs,
  size: { readonly width: number; readonly height: number },
  options: DrawOptions,
): DispatchResult {
  return run(module, entry, inputs, options, (fn, machine) => {
    for (let top = 0; top < size.height; top += 2)
      for (let left = 0; left < size.width; left += 2) {
        const threads = [0, 1, 2, 3].map((lane) => {
          const [x, y] = [left + (lane & 1), top + (lane >> 1)]
          return stageThread(machine, x, y, lane, 4, x >= size.width || y >= size.height, options)
        })
        runGroup(threads, fn, [])
      }
  })
}

export function shadeVertices(
  module: Module,
  entry: string,
  inputs: Inputs,
  count: number,
  options: DrawOptions,
): DispatchResult {
  return run(module, entry, inputs, options, (fn, machine) => {
    for (let vertex = 0; vertex < count; vertex++)
      runGroup([stageThread(machine, vertex, 0, 0, 1, false, options)], fn, [])
  })
}

function run(
  module: Module,
  entry: string,
  inputs: Inputs,
  { budget, watch, flushesDenormals = false, print }: DrawOptions,
  draw: (fn: IrFunction, machine: Machine) => void,
): DispatchResult {
  const fn = module.getFunction(entry)
  if (!fn || fn.isDeclaration) return { ok: false, reason: `there is no function '${entry}'` }
  const resources = new Resources(inputs)
  const orders = new Map<IrFunction, BlockOrder>()
  try {
    draw(fn, { resources, shared: new Map(), orders, budget: new Budget(budget), watch, flushesDenormals, print })
    resources.finish()
    return { ok: true }
  } catch (error) {
    return refusal(error)
  }
}

function stageThread(
  machine: Machine,
  x: number,
  y: number,
  lane: number,
  waveSize: number,
  isHelper: boolean,
  { input, output }: DrawOptions,
): Thread {
  const stage: StageValues = {
    isHelper,
    input: (element, row, column, type) => input(element, row, column, x, y) ?? zeroOf(type),
    output: (element, row, column, value) => output(element, row, column, x, y, value),
  }
  return new Thread(machine, {
    group: [x, y, 0],
    inGroup: [0, 0, 0],
    groupSize: [1, 1, 1],
    lane,
    waveSize,
    wave: 0,
    waves: 1,
    stage,
  })
}
