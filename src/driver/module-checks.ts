// Mistakes that only the optimised module shows: code that is never reached has none.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import { offlineShaderModel, type Profile } from '../hlsl/profiles.ts'
import { plainLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { GlobalVariable, type IrFunction } from '../ir/module.ts'
import type { Opcode } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import type { Lowered } from '../lower/lower.ts'
import { hasAttribute } from '../program/attributes.ts'
import type { Doubt, Program } from '../program/program.ts'
import { groupBy } from '../support/lists.ts'
import type { Location } from '../support/source.ts'
import { reportLoopsNotUnrolled } from '../targets/dxil/loops-not-unrolled.ts'
import { reportMemoryBounds } from '../targets/dxil/memory-bounds.ts'
import { reportMeshCalls } from '../targets/dxil/mesh-calls.ts'
import { reportMissingOperations } from '../targets/dxil/missing-operations.ts'
import { reportTextureLimits } from '../targets/dxil/texture-limits.ts'
import { reportSharedMemory, reportValidatorRules } from '../targets/dxil/validator-checks.ts'
import { type CompileOptions, isForVulkan, versionNumber } from './options.ts'
import { reportPullModel } from './pull-model.ts'
import { reportSignatures } from './signature-checks.ts'
import { reportUndefinedStores } from './unwritten-values.ts'

/** To be called once the module is optimised, before its resources are bound. */
export function reportModule(
  lowered: Lowered,
  program: Program,
  profile: Profile,
  options: CompileOptions,
  sink: DiagnosticSink,
): void {
  const { module } = lowered
  const { entries } = program
  const { minor } = profile
  const forVulkan = isForVulkan(options)
  // Modules of this model are input of a linker: no validator checks them.
  const isValidated = minor !== offlineShaderModel
  // What a library lacks may be linked.
  if (profile.stage !== 'library' || forVulkan) reportUndefinedFunctions(lowered, forVulkan, sink)
  const doubts = program.doubts?.filter(({ isTooNew }) => !isTooNew) ?? []
  reportDoubts(lowered, program, doubts)
  // Without optimisation what is constant is known only when DXIL is made.
  if (options.optimization > 0) reportTextureLimits(module, minor, forVulkan, sink)
  if (isValidated) reportSharedMemory(module, entries, lowered.entryFunctions, sink)
  if (forVulkan) return
  reportCounters(lowered, profile, sink)
  reportPullModel(lowered, sink)
  reportMissingOperations(module, minor, sink)
  reportMeshCalls(module, entries, sink)
  if (isValidated) {
    reportUndefinedStores(module, sink)
    reportMemoryBounds(module, sink)
    reportValidatorRules(module, entries, lowered.entryFunctions, options.native16Bit, sink)
  }
  reportSignatures(lowered, options, sink)
  reportLoopsNotUnrolled(module, program, versionNumber(options.hlslVersion), sink)
}

/** Calls of functions that have no body; for Vulkan, those that stand for an instruction need none. */
function reportUndefinedFunctions({ module, functions }: Lowered, isForVulkan: boolean, sink: DiagnosticSink): void {
  const names = new Map<IrFunction, string>()
  for (const [{ name, body, attributes }, made] of functions) {
    const isInstruction = isForVulkan && hasAttribute(attributes, 'vk::ext_instruction')
    if (!body && !isInstruction) names.set(made, name)
  }
  if (names.size === 0) return
  for (const fn of module.functions.values())
    for (const { opcode, calledFunction, location } of fn.instructions()) {
      const name = opcode === 'call' && calledFunction ? names.get(calledFunction) : undefined
      if (name === undefined) continue
      sink.report(stageLimitDiagnostics.err_hlsl_function_never_defined(plainLocation(location), { name }))
      names.delete(calledFunction!)
    }
}

/** What the checker doubted and optimisation left; in a function of its own it is there for every entry point. */
export function reportDoubts(
  { module }: Lowered,
  { entries }: Program,
  doubts: readonly Doubt[],
  severity: 'error' | 'warning' = 'error',
): void {
  if (doubts.length === 0) return
  const byPlace = groupBy(doubts, (doubt) => doubt.place)
  const roots = new Set([
    ...entries.map(({ function: { location } }) => location),
    ...doubts.map(({ entry }) => entry.location),
  ])
  const reported = new Set<Location>()
  for (const fn of module.functions.values())
    for (const { opcode, location } of fn.instructions()) {
      if (!operations.has(opcode)) continue
      const place = plainLocation(location)
      const found = byPlace.get(place)?.find(({ entry }) => !roots.has(fn.location) || entry.location === fn.location)
      if (!found || reported.has(place)) continue
      reported.add(place)
      found.report(severity)
    }
}

/** What built-in calls become. */
const operations: ReadonlySet<Opcode> = new Set<Opcode>(['call', 'atomicrmw', 'cmpxchg'])

const countersEitherWay = 6

/** The hidden counter of a buffer is never coherent, and counts in one direction only; later shader models leave that to the driver. */
function reportCounters({ module, declarationOf }: Lowered, { stage, minor }: Profile, sink: DiagnosticSink): void {
  const mayTurn = stage === 'library' || minor >= countersEitherWay
  const steps = new Map<GlobalVariable, Value>()
  for (const call of module.callsOf((intrinsic) => intrinsic === 'llvm.dx.resource.updatecounter')) {
    const name = (call.argument(0) as Instruction).operands?.find((each) => each instanceof GlobalVariable)
    if (!name) continue
    const { variable } = declarationOf.get(name) ?? {}
    const step = steps.get(name)
    if (!step && variable?.modifiers.includes('globallycoherent'))
      sink.report(stageLimitDiagnostics.err_hlsl_coherent_counter(variable.location, { name: variable.name }))
    steps.set(name, step ?? call.argument(1))
    if (step && step !== call.argument(1) && !mayTurn)
      sink.report(stageLimitDiagnostics.err_hlsl_counter_both_ways(plainLocation(call.location)))
  }
}
