// The one function a program may replace: an exported getDescriptorFromHandle<T> decides how every handle becomes a descriptor
// (SP#015 §Obtaining Descriptor from DescriptorHandle<T>).
//
//   export T getDescriptorFromHandle<T>(DescriptorHandle<T> handle) where T : IOpaqueDescriptor { ... }
import type { FunctionDeclaration } from '../../ast/nodes.ts'
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import type { Checker } from '../checker.ts'
import { misnamed } from '../names/slang-prelude.ts'
import type { FunctionSymbol } from '../names/symbols.ts'
import { customizationPoint } from './handles.ts'

function hasWord({ modifiers }: FunctionDeclaration, wanted: string): boolean {
  return modifiers.some(({ word }) => word === wanted)
}

function isExported(declaration: FunctionDeclaration): boolean {
  return hasWord(declaration, 'export') && declaration.body !== undefined
}

/** A global generic function before it is declared; the second of two overrides is reported and not declared. */
export function checkOverride(
  checker: Checker,
  declaration: FunctionDeclaration,
  overloads: readonly FunctionSymbol[],
): 'second' | undefined {
  const { name, body } = declaration
  if (misnamed.get(name.text) === customizationPoint && isExported(declaration)) {
    const fixes = [{ span: { start: name.start, end: name.end }, text: customizationPoint }]
    checker.sink.report(diagnostics.warn_hlsl_override_name(name, { name: name.text }, { fixes }))
    return undefined
  }
  if (name.text !== customizationPoint || !body) return undefined
  if (isExported(declaration) || hasWord(declaration, 'extern'))
    for (const { modifiers } of declaration.parameters)
      for (const modifier of modifiers)
        if (modifier.word === 'out' || modifier.word === 'inout')
          checker.sink.report(diagnostics.err_hlsl_override_writes_handle(modifier, { mode: modifier.word }))
  if (!isExported(declaration)) {
    if (!hasWord(declaration, 'extern')) {
      const fixes = [{ span: { start: declaration.start, end: declaration.start }, text: 'export ' }]
      checker.sink.report(diagnostics.warn_hlsl_override_not_exported(name, undefined, { fixes }))
    }
    return undefined
  }
  const other = overloads.find((known) => known.declaration.templateParameters && isExported(known.declaration))
  if (!other) return undefined
  const notes = [diagnostics.note_hlsl_other_override(other.declaration.name)]
  checker.sink.report(diagnostics.err_hlsl_two_descriptor_overrides(name, undefined, { notes }))
  return 'second'
}

/** An exported definition stands beside the `extern` one it replaces. */
export function isReplacement(previous: FunctionDeclaration, declaration: FunctionDeclaration): boolean {
  if (declaration.name.text !== customizationPoint) return false
  return isExported(declaration) !== isExported(previous)
}

/** Without a type parameter it cannot serve every handle; reported, and not declared. */
export function rejectOverride(checker: Checker, declaration: FunctionDeclaration): boolean {
  const { name, templateParameters } = declaration
  if (name.text !== customizationPoint || templateParameters || checker.scope !== checker.globalScope) return false
  if (!hasWord(declaration, 'export') && !hasWord(declaration, 'extern')) return false
  checker.sink.report(diagnostics.err_hlsl_override_not_generic(name))
  return true
}
