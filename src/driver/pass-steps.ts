// What every pass did to a module, one after the other: for tools that step through the optimiser.
import { printModule } from '../ir/printer.ts'
import { Remarks } from '../passes/remarks.ts'
import { runPasses } from '../passes/run.ts'
import { placeOf, type SourcePlace } from '../reflect/binding-table.ts'
import type { Compilation } from './compilation.ts'
import { pipelineFor } from './pipelines.ts'

/** The remark of a pass about a resource that lost its last use, or one of its uses. */
export interface PassRemark {
  readonly resource: string
  readonly text: string
  readonly location: SourcePlace | null
}

export interface PassStep {
  readonly pass: string
  readonly summary: string
  readonly changed: boolean
  readonly remarks: readonly PassRemark[]
}

export interface PassSteps {
  readonly steps: readonly PassStep[]
  /** The module before and after the step that was asked for. */
  readonly before: string
  readonly after: string
}

/** `shown` is the number of a step. Undefined when the program has errors. The compilation must be a new one: its module is used up. */
export function passSteps(compilation: Compilation, shown: number): PassSteps | undefined {
  const { lowered, options, sources } = compilation
  if (!lowered) return undefined
  const { module } = lowered
  const remarks = new Remarks()
  const seen = new Map<unknown, unknown>()
  const steps: PassStep[] = []
  let before = shown === 0 ? printModule(module) : ''
  let after = before
  runPasses(
    module,
    pipelineFor(options.optimization),
    { remarks, level: options.optimization },
    {
      afterPass({ name, summary }, _, changed) {
        const made: PassRemark[] = []
        for (const [resource, remark] of remarks.entries()) {
          if (seen.get(resource) === remark) continue
          seen.set(resource, remark)
          made.push({
            resource: resource.name.replace(/\.str$/, ''),
            text: remark.text,
            location: placeOf(remark.location || remark.use, sources),
          })
        }
        const number = steps.push({ pass: name, summary, changed, remarks: made }) - 1
        if (number === shown) after = changed ? printModule(module) : before
        if (number + 1 === shown) before = after = printModule(module)
      },
    },
  )
  return { steps, before, after }
}
