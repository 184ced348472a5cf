// All that is measured: programs as text go through every stage to every target, modules of IR through the passes, and of the controls
// it is known how steep they are.
import { createCompiler } from '../../../src/driver/compiler.ts'
import { defaultOptions } from '../../../src/driver/options.ts'
import { writers } from '../../../src/driver/outputs/all.ts'
import { type OutputName, outputs } from '../../../src/driver/outputs.ts'
import { pipelineFor } from '../../../src/driver/pipelines.ts'
import type { Module } from '../../../src/ir/module.ts'
import { definePass } from '../../../src/passes/define.ts'
import { Remarks } from '../../../src/passes/remarks.ts'
import { runPasses, type Step } from '../../../src/passes/run.ts'
import { createMemoryHost } from '../../../src/preprocess/host.ts'
import { walk } from './fit.ts'
import { type ModuleShape, modules } from './modules.ts'
import { type SourceShape, sources } from './sources.ts'
import type { TimeSheet } from './time-sheet.ts'

export interface Shape {
  readonly name: string
  /** The smallest. */
  readonly size: number
  /** Makes what is worked on; the work is measured. */
  prepare(size: number): (sheet: TimeSheet) => void
}

/** Ever twice as large. */
export function sizes({ size }: Shape): readonly number[] {
  return [1, 2, 4, 8, 16].map((factor) => size * factor)
}

const targets: readonly OutputName[] = ['container', 'spirv', 'glsl', 'hlsl']

function ofSource({ name, size, files }: SourceShape): Shape {
  const prepare = (count: number) => {
    const texts = files(count)
    return (sheet: TimeSheet): void => {
      for (const output of targets) {
        const compiler = createCompiler(createMemoryHost(texts), sheet)
        const { target } = outputs[output]
        const compilation = compiler.compile({ path: 'main.hlsl' }, { ...defaultOptions, profile: 'cs_6_6', target })
        sheet.measure(`write ${output}`, () => writers[output](compilation, {}))
        if (compilation.errorCount === 0) {
          if (compilation.lowered) measureWalk(compilation.lowered.module, sheet)
          continue
        }
        throw new Error(`'${name}' does not compile: ${compilation.reported[0]?.diagnostic.message}`)
      }
    }
  }
  return { name: `text, ${name}`, size, prepare }
}

function ofModule({ name, size, build }: ModuleShape, steps: readonly Step[] = pipelineFor(3)): Shape {
  const prepare = (count: number) => {
    const module = build(count)
    return (timer: TimeSheet): void => {
      runPasses(module, steps, { remarks: new Remarks(), level: 3 }, { timer })
      measureWalk(module, timer)
    }
  }
  return { name: `IR, ${name}`, size, prepare }
}

/** The least that a pass can do: look at everything once. */
function measureWalk(module: Module, sheet: TimeSheet): void {
  sheet.measure(walk, () => {
    let uses = 0
    for (const fn of module.functions.values())
      for (const block of fn.blocks)
        for (const instruction of block.instructions)
          for (const operand of instruction.operands) uses += operand.uses.length
    if (uses < 0) throw new Error('no value has less than no uses')
  })
}

/** Asks each instruction of a function about all before it. */
const quadraticPass = definePass({
  name: 'a quadratic pass',
  summary: 'Take too long.',
  after: [],
  run(module: Module): boolean {
    let sameOpcode = 0
    for (const fn of module.functions.values()) {
      const instructions = [...fn.blocks].flatMap((block) => [...block.instructions])
      for (const later of instructions)
        for (const earlier of instructions) {
          if (earlier === later) break
          if (earlier.opcode === later.opcode) sameOpcode++
        }
    }
    return sameOpcode < 0
  },
})

/** Where measuring must find something: otherwise it finds nothing elsewhere, either. */
export const controls: readonly Shape[] = [ofModule({ ...modules[0]!, name: 'control', size: 100 }, [quadraticPass])]

export const shapes: readonly Shape[] = [
  ...sources.map((source) => ofSource(source)),
  ...modules.map((module) => ofModule(module)),
]

export function shapeNamed(name: string): Shape {
  const shape = [...controls, ...shapes].find((each) => each.name === name)
  if (!shape) throw new Error(`no shape '${name}'`)
  return shape
}
