// Intrinsics and methods that a shader model or a stage does not have. Only what an entry point reaches counts: headers are full of
// functions for other stages.
import { expressionDiagnostics as diagnostics } from '../../diagnostics/tables/expressions.ts'
import type { CallFacts } from '../../hlsl/facts.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import type { BuiltinUse, Checker } from '../checker.ts'

/** Remembers a call for later if some profile lacks it. */
export function noteUse(checker: Checker, name: string, facts: CallFacts, { start, end }: Span): void {
  const owner = checker.current?.function
  if (!owner || (!facts.shaderModel && !facts.stages && !facts.derivative)) return
  const use: BuiltinUse = { name, facts, span: { start, end: Math.max(end, start + name.length) } }
  const known = checker.builtinUses.get(owner)
  if (known) known.push(use)
  else checker.builtinUses.set(owner, [use])
}

export function checkAvailability(checker: Checker, entries: readonly EntryPoint[]): void {
  const reported = new Set<string>()
  for (const entry of entries) {
    for (const target of reachedFrom(checker, entry)) {
      for (const use of checker.builtinUses.get(target) ?? []) {
        const key = `${entry.stage} ${use.span.start}`
        if (reported.has(key)) continue
        if (!isAvailable(checker, use, entry)) reported.add(key)
      }
    }
  }
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
/** DXC's checker knows the shader models of intrinsics only from 6.9 on. */
const strictModels = 9

function isAvailable(checker: Checker, { name, facts, span }: BuiltinUse, entry: EntryPoint): boolean {
  const { minor } = checker.options.shaderModel
  const { stage } = entry
  const called = { name, entry: entry.function.name }
  const { start } = span
  const extras = { ranges: [span] }
  if ((facts.shaderModel ?? 0) > minor) {
    const parameters = { ...called, model: `6.${facts.shaderModel}` }
    const isError = (facts.shaderModel ?? 0) >= strictModels
    const report = isError
      ? diagnostics.warn_hlsl_intrinsic_in_wrong_shader_model
      : diagnostics.warn_hlsl_intrinsic_needs_shader_model
    checker.sink.report(report(start, parameters, extras))
    return !isError
  }
  if (facts.stages && !(facts.stages as readonly string[]).includes(stage)) {
    checker.sink.report(diagnostics.err_hlsl_intrinsic_in_wrong_stage(start, { ...called, stage }, extras))
    return false
  }
  if (!facts.derivative || facts.wave || stage === 'pixel') return true
  // Vulkan asks only whether the device has them, and only of code that is left: the SPIR-V writer decides.
  if (checker.options.target === 'spirv') return true
  if (!derivativeStages.has(stage)) {
    checker.sink.report(diagnostics.warn_hlsl_derivatives_in_wrong_shader_kind(start, called, extras))
    return false
  }
  if (minor >= computeDerivatives) return true
  checker.sink.report(diagnostics.warn_hlsl_derivatives_in_wrong_shader_model(start, called, extras))
  return false
}
