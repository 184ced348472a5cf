// From the typed program to a bound module: lower, optimise, bind.
import { type Bindings, bind } from '../binding/bind.ts'
import type { Stopped } from '../binding/dxc-copies.ts'
import { isMember } from '../binding/dxc-members.ts'
import { type Access, dxcAccessOrder, type VariableRank } from '../binding/dxc-order.ts'
import type { ImportedBinding } from '../binding/imported.ts'
import { reportLiteralIndices } from '../binding/report.ts'
import type { Diagnostic } from '../diagnostics/define.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { passDiagnostics } from '../diagnostics/tables/passes.ts'
import { offlineShaderModel } from '../hlsl/profiles.ts'
import { type GlobalVariable, initializerName, type Module } from '../ir/module.ts'
import type { Argument } from '../ir/values.ts'
import { type Lowered, type LowerOptions, lower } from '../lower/lower.ts'
import { Remarks } from '../passes/remarks.ts'
import { runPasses } from '../passes/run.ts'
import type { Choices } from '../program/choices.ts'
import type { Program, Variable } from '../program/program.ts'
import type { ResourceDeclaration } from '../program/resources.ts'
import { forEachExpression, walkExpression } from '../program/walk.ts'
import type { Location } from '../support/source.ts'
import type { Timer } from '../support/timer.ts'
import { reportMeshCalls } from '../targets/dxil/mesh-calls.ts'
import { reportTextureLimits } from '../targets/dxil/texture-limits.ts'
import { reportElementSizes } from './element-sizes.ts'
import { reportCounters, reportDoubts, reportUndefinedFunctions } from './module-checks.ts'
import { type CompileOptions, isForVulkan } from './options.ts'
import { pipelineFor } from './pipelines.ts'
import { reportPullModel } from './pull-model.ts'

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
  stage: GenerateStage = 'bound',
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
export function optimize(
  lowered: Lowered,
  { optimization, rules }: CompileOptions,
  sink: DiagnosticSink,
  timer?: Timer,
): Optimized {
  let followed: number | undefined
  const accesses = memberAccesses(lowered, (limit) => (followed = limit))
  if (followed !== undefined && rules === 'dxc') {
    const location = lowered.signatures[0]?.entry.function.location ?? 0
    sink.report(passDiagnostics.warn_binding_order_not_followed(location, { limit: followed }))
  }
  const remarks = new Remarks()
  const context = { remarks, level: optimization, report: (diagnostic: Diagnostic) => sink.report(diagnostic) }
  const steps = pipelineFor(optimization)
  // DXC asks for literal indices before it unrolls loops.
  const loops = rules === 'dxc' && hasMemberArrays(lowered) ? steps.indexOf('unroll-loops') : 0
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
  // What a library lacks may be linked.
  const forVulkan = isForVulkan(options)
  if (profile.stage !== 'library' || forVulkan) reportUndefinedFunctions(lowered, forVulkan, sink)
  const doubts = program.doubts?.filter(({ isTooNew }) => !isTooNew) ?? []
  reportDoubts(lowered, program, doubts)
  if (!forVulkan) {
    reportCounters(lowered, profile, sink)
    reportPullModel(lowered, sink)
    reportMeshCalls(lowered.module, program.entries, sink)
    // Without optimisation what is constant is known only when DXIL is made.
    if (options.optimization > 0) reportTextureLimits(lowered.module, profile.minor, sink)
  }
  const { module, resources, declarationOf } = lowered
  const bindings = bind(
    { module, resources, declarationOf, accesses, remarks, localAt: (use) => localAt(program, use) },
    {
      rules: options.rules,
      unused: options.unused,
      automaticSpace: options.autoBindingSpace,
      isLibrary: profile.stage === 'library',
      mayChooseHandles: profile.minor === offlineShaderModel,
      legacyReservation: options.legacyReservation,
      imported,
      isForVulkan: isForVulkan(options),
    },
    sink,
  )
  if (!forVulkan) reportElementSizes(bindings, sink)
  return bindings
}

/** DXC's order of the resources inside structs and buffers must be read off the module before it is optimised. */
function memberAccesses(
  { module, resources, declarationOf, signatures, functions }: Lowered,
  stopped: Stopped,
): Access[] {
  if (!resources.some(isMember)) return []
  const positions = new Map<Variable, number>()
  for (const { variable } of resources)
    if (variable && !positions.has(variable)) positions.set(variable, positions.size)
  const buffers = new Map<unknown, number>()
  for (const { variable } of resources) {
    // `$Globals` before every other buffer.
    const buffer = variable?.buffer ?? variable
    if (buffer && !buffers.has(buffer)) buffers.set(buffer, buffer.name === '$Globals' ? -1 : buffers.size)
  }
  const variableOf = (name: GlobalVariable): Variable | undefined => declarationOf.get(name)?.variable
  const rankOf = (name: GlobalVariable): VariableRank => {
    const declaration = declarationOf.get(name)
    return {
      position: positions.get(variableOf(name)!) ?? 0,
      isBare: declaration?.path.length === 0 && declaration.dimensions.length === 0,
    }
  }
  const bufferOrder = (name: GlobalVariable): number => {
    const variable = variableOf(name)
    return buffers.get(variable?.buffer ?? variable) ?? 0
  }
  const initializer = module.getFunction(initializerName)
  const isPointer = passedAsPointer(functions)
  const accesses = signatures.flatMap(({ entry }) => {
    const body = module.getFunction(`${entry.function.symbol}.body`)
    return body ? dxcAccessOrder(body, { rankOf, stopped, initializer, isPointer }) : []
  })
  return accesses.sort((first, second) => bufferOrder(first.name) - bufferOrder(second.name))
}

/** DXC passes a pointer to the variable itself as the object of a method and where a parameter is `const`. */
function passedAsPointer(functions: Lowered['functions']): (parameter: Argument) => boolean {
  const pointers = new Set<Argument>()
  for (const [{ parameters }, { arguments: passed }] of functions) {
    const constant = new Set(parameters.filter(({ isConst }) => isConst).map(({ name }) => name))
    for (const parameter of passed)
      if (parameter.name === 'this' || constant.has(parameter.name)) pointers.add(parameter)
  }
  return (parameter) => pointers.has(parameter)
}

/** The local variable or parameter that is named at a place of the source. */
function localAt({ functions }: Program, use: Location): Variable | undefined {
  let found: Variable | undefined
  for (const { body } of functions)
    if (body)
      forEachExpression(body, (root) =>
        walkExpression(root, (expression) => {
          if (expression.kind !== 'variable' || expression.start !== use) return
          const { variable } = expression
          if (variable.kind === 'local' || variable.kind === 'parameter') found = variable
        }),
      )
  return found
}
