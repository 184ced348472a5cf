// From the typed program to a bound module: lower, optimise, bind.
import { type Bindings, bind } from '../binding/bind.ts'
import { isMember } from '../binding/dxc-members.ts'
import type { Access } from '../binding/dxc-order.ts'
import type { ImportedBinding } from '../binding/imported.ts'
import { reportLiteralIndices } from '../binding/report.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { offlineShaderModel, type Profile } from '../hlsl/profiles.ts'
import type { Module } from '../ir/module.ts'
import { type Lowered, type LowerOptions, lower } from '../lower/lower.ts'
import type { PassContext } from '../passes/define.ts'
import { Remarks } from '../passes/remarks.ts'
import { runPasses } from '../passes/run.ts'
import type { Choices } from '../program/choices.ts'
import type { Program, Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { walkBody } from '../program/walk.ts'
import type { Location } from '../support/source.ts'
import type { Timer } from '../support/timer.ts'
import { reportElementSizes } from './element-sizes.ts'
import { memberAccesses } from './member-accesses.ts'
import { reportModule } from './module-checks.ts'
import { type CompileOptions, isForVulkan } from './options.ts'
import { pipelineFor } from './pipelines.ts'

export interface Generated {
  readonly module: Module
  readonly lowered: Lowered
  readonly bindings: Bindings
  /** How conditions turned out. */
  readonly choices: Choices
}

/** How far to go: `raw` is the module before any pass, `optimized` has implicit bindings still implicit. */
export type GenerateStage = 'raw' | 'optimized' | 'bound'

export interface GenerateInput extends LowerOptions {
  /** Free of errors. */
  readonly program: Program
  /** The rows of `-import-binding-table`. */
  readonly imported: readonly ImportedBinding[]
}

/** What is known of a module besides once it is optimised. */
export interface Optimized {
  readonly accesses: readonly Access[]
  readonly remarks: Remarks
  readonly choices: Choices
}

/** All of it at once, up to a stage. */
export function generate(
  input: GenerateInput,
  options: CompileOptions,
  sink: DiagnosticSink,
  stage: GenerateStage,
): Generated {
  const lowered = lower(input.program, input)
  const { module } = lowered
  const nothing: Bindings = { resources: [], unused: [] }
  if (stage === 'raw')
    return { module, lowered, bindings: nothing, choices: { conditions: new Map(), iterations: new Map() } }
  const optimized = optimize(lowered, options, sink)
  const { choices } = optimized
  if (stage === 'optimized') return { module, lowered, bindings: nothing, choices }
  return { module, lowered, bindings: bindModule(input, lowered, optimized, options, sink), choices }
}

/** Changes the module in place. */
export function optimize(lowered: Lowered, options: CompileOptions, sink: DiagnosticSink, timer?: Timer): Optimized {
  const { optimization, rules } = options
  let followed: number | undefined
  const accesses = memberAccesses(lowered, (limit) => (followed = limit))
  if (followed !== undefined && rules === 'dxc') {
    const location = lowered.signatures[0]?.entry.function.location ?? 0
    sink.report(passDiagnostics.warn_binding_order_not_followed(location, { limit: followed }))
  }
  const remarks = new Remarks()
  const context: PassContext = {
    remarks,
    level: optimization,
    report: (diagnostic) => sink.report(diagnostic),
    // A path on which nothing is set may turn out to be the only one: then the resource of the other one is not used.
    keepsUnsetHandles: true,
  }
  lowered.module.keepsCrossLane = rules === 'dxc' && !isForVulkan(options)
  const steps = pipelineFor(optimization)
  // DXC asks for literal indices before it unrolls loops; for Vulkan it leaves arrays inside of structs as they are.
  const loops = rules === 'dxc' && !isForVulkan(options) && hasMemberArrays(lowered) ? steps.indexOf('unroll-loops') : 0
  if (loops > 0) {
    runPasses(lowered.module, steps.slice(0, loops), context, { timer })
    reportLiteralIndices(lowered.module, lowered.declarationOf, sink)
  }
  runPasses(lowered.module, steps.slice(loops), context, { timer })
  return { accesses, remarks, choices: remarks.choices(lowered.module) }
}

function hasMemberArrays({ resources }: Lowered): boolean {
  return resources.some((declaration) => isMember(declaration) && isInArray(declaration))
}

function isInArray({ dimensions, path }: ResourceDeclaration): boolean {
  return dimensions.length > 0 || path.some(({ kind }) => kind === 'element')
}

/** Changes the module in place: every handle that names a resource gets its register. */
export function bindModule(
  { program, profile, imported }: GenerateInput,
  lowered: Lowered,
  { accesses, remarks }: Optimized,
  options: CompileOptions,
  sink: DiagnosticSink,
): Bindings {
  reportModule(lowered, program, profile, options, sink)
  const { module, resources, declarationOf } = lowered
  const bindings = bind(
    { module, resources, declarationOf, accesses, remarks, localAt: (use) => localAt(program, use) },
    {
      rules: options.rules,
      unused: options.unused,
      automaticSpace: options.autoBindingSpace,
      isLibrary: profile.stage === 'library',
      mayChooseHandles: profile.minor === offlineShaderModel,
      mustSetHandles: mustSetHandles(profile, options),
      legacyReservation: options.legacyReservation,
      imported,
      isForVulkan: isForVulkan(options),
    },
    sink,
  )
  if (!isForVulkan(options)) reportElementSizes(bindings, sink)
  return bindings
}

/** Later shader models make a handle of whatever a variable holds. */
function mustSetHandles({ minor }: Profile, options: CompileOptions): boolean {
  return minor < 6 && !isForVulkan(options)
}

/** The local variable or parameter that is named at a place of the source. */
function localAt({ functions }: Program, use: Location): Variable | undefined {
  let found: Variable | undefined
  for (const { body } of functions)
    if (body)
      walkBody(body, (expression) => {
        if (expression.kind !== 'variable' || expression.start !== use) return
        const { variable } = expression
        if (variable.kind === 'local' || variable.kind === 'parameter') found = variable
      })
  return found
}
