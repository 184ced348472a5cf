// Intrinsics and methods that a shader model or a stage does not have. Only what an entry point reaches counts: headers are full of
// functions for other stages.
import type { Diagnostic } from '../../diagnostics/define.ts'
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import type { CallFacts } from '../../hlsl/facts.ts'
import { offlineShaderModel } from '../../hlsl/profiles.ts'
import { hasAttribute } from '../../program/attributes.ts'
import type { Doubt, EntryPoint, ProgramFunction } from '../../program/program.ts'
import { append } from '../../support/lists.ts'
import type { Location, Span } from '../../support/source.ts'
import { hasVisibleGroup } from '../calls/barriers.ts'
import type { BuiltinUse, Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'

/** Remembers a call for later if some profile lacks it. */
export function noteUse(checker: Checker, name: string, facts: CallFacts, { start, end }: Span, place: Location): void {
  const owner = checker.current?.function
  if (!owner || (!facts.shaderModel && !facts.stages && !facts.dxilStages && !facts.derivative)) return
  const use: BuiltinUse = { name, facts, span: { start, end: Math.max(end, start + name.length) }, place }
  append(checker.builtinUses, owner, use)
}

export function checkAvailability(checker: Checker, entries: readonly EntryPoint[]): void {
  for (const entry of entries)
    for (const target of reachedFrom(checker, entry))
      for (const use of checker.builtinUses.get(target) ?? []) checkUse(checker, use, entry)
}

/** Functions of a library that others link with. */
export function exportedAlone({ options }: Checker, functions: readonly ProgramFunction[]): readonly EntryPoint[] {
  const { stage, shaderModel, language } = options
  if (stage !== 'library' || language === 'slang' || shaderModel.minor === offlineShaderModel) return []
  return functions
    .filter(({ isExported, attributes }) => isExported && !hasAttribute(attributes, 'shader'))
    .map((target) => ({ function: target, stage, patchConstantFunction: undefined }))
}

/** A mistake, unless optimisation removes it; shaders for Vulkan are written with all their code. */
export function doubt(
  checker: Checker,
  place: Location,
  entry: EntryPoint,
  diagnostic: Diagnostic,
  warning?: Diagnostic,
): void {
  const key = `${entry.function.location} ${place}`
  if (checker.doubts.has(key)) return
  const report: Doubt['report'] = (severity) =>
    checker.sink.report(severity === 'error' ? diagnostic : (warning ?? diagnostic))
  if (isForVulkan(checker)) report('error')
  checker.doubts.set(key, { place, entry: entry.function, isTooNew: warning !== undefined, report })
}

export function reachedFrom(
  checker: Checker,
  { function: root, patchConstantFunction }: EntryPoint,
): Set<ProgramFunction> {
  const reached = new Set<ProgramFunction>([root])
  if (patchConstantFunction) reached.add(patchConstantFunction)
  for (const target of reached) for (const callee of checker.callees.get(target) ?? []) reached.add(callee)
  return reached
}

const derivativeStages = new Set(['pixel', 'compute', 'mesh', 'amplification', 'node', 'library'])
/** The first shader model with derivatives outside pixel shaders. */
const computeDerivatives = 6
/** DXC's checker knows the shader models of intrinsics only from 6.9 on; about older ones its validator looks at what is left. */
const strictModels = 9

function checkUse(checker: Checker, { name, facts, span, place }: BuiltinUse, entry: EntryPoint): void {
  const { minor } = checker.options.shaderModel
  const { stage } = entry
  const called = { name, entry: entry.function.name }
  const { start } = span
  const extras = { ranges: [span] }
  const needs = facts.shaderModel ?? 0
  const forVulkan = isForVulkan(checker)
  // Vulkan has no shader models; stages it has.
  if (needs > minor && (needs >= strictModels || !forVulkan)) {
    if (needs >= strictModels) {
      const parameters = { ...called, model: `6.${needs}` }
      checker.sink.report(diagnostics.warn_hlsl_intrinsic_in_wrong_shader_model(start, parameters, extras))
      return
    }
    const parameters = { name, needs, minor }
    const error = stageLimitDiagnostics.err_hlsl_needs_shader_model(start, parameters, extras)
    const warning = stageLimitDiagnostics.warn_hlsl_needs_shader_model(start, parameters, extras)
    doubt(checker, place, entry, error, warning)
    return
  }
  const stages: readonly string[] | undefined = facts.stages ?? (forVulkan ? undefined : facts.dxilStages)
  if (stages && !stages.includes(stage)) {
    const diagnostic = diagnostics.err_hlsl_intrinsic_in_wrong_stage(start, { ...called, stage }, extras)
    doubt(checker, place, entry, diagnostic)
    return
  }
  if (facts.group && !hasVisibleGroup(entry)) {
    doubt(checker, place, entry, stageLimitDiagnostics.err_hlsl_no_visible_group(start, called, extras))
    return
  }
  // Vulkan asks only whether the device has them, and only of code that is left: the SPIR-V writer decides.
  if (!facts.derivative || facts.wave || stage === 'pixel' || forVulkan) return
  if (!derivativeStages.has(stage))
    doubt(checker, place, entry, diagnostics.err_hlsl_derivatives_in_wrong_shader_kind(start, called, extras))
  else if (minor < computeDerivatives && stage !== 'library')
    doubt(checker, place, entry, diagnostics.err_hlsl_derivatives_in_wrong_shader_model(start, called, extras))
}
