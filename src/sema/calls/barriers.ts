// What the flags of `Barrier(memory, semantics)` may be, and what they ask of the stage that reaches it. The words are DXC's.
//
//   Barrier(0, 8);                          there is no such flag before shader model 6.9
//   Barrier(UAV_MEMORY, GROUP_SYNC);        in a vertex shader: it has no group
import type { Diagnostic } from '../../diagnostics/define.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { builtinConstants } from '../../hlsl/builtins.ts'
import { nodeFlags, nodeKinds } from '../../hlsl/node-flags.ts'
import { integerValue } from '../../program/evaluate/evaluate.ts'
import type { EntryPoint, Expression, IntrinsicExpression } from '../../program/program.ts'
import type { Checker } from '../checker.ts'

const flag = (name: string): number => Number(builtinConstants.get(name))
const groupMemory = flag('GROUP_SHARED_MEMORY')
const nodeMemory = flag('NODE_INPUT_MEMORY') | flag('NODE_OUTPUT_MEMORY')
const deviceMemory = flag('UAV_MEMORY') | nodeMemory
const allMemory = flag('ALL_MEMORY')
const groupScope = flag('GROUP_SCOPE')
const deviceScope = flag('DEVICE_SCOPE')
const reorderScope = flag('REORDER_SCOPE')
const groupSemantics = flag('GROUP_SYNC') | groupScope
/** Shader model 6.x with REORDER_SCOPE. */
const firstModelWithReorder = 9

/** Flags that do not exist, wherever the call stands. */
export function checkBarrierFlags({ options, sink }: Checker, values: readonly Expression[]): void {
  const [memory, semantics] = values as [Expression, Expression]
  const memoryFlags = flagsOf(memory)
  const semanticFlags = flagsOf(semantics)
  const canReorder = options.shaderModel.minor >= firstModelWithReorder
  const known = groupSemantics | deviceScope | (canReorder ? reorderScope : 0)
  if (memoryFlags !== undefined && (memoryFlags & ~allMemory) !== 0)
    sink.report(diagnostics.err_hlsl_barrier_invalid_memory_flags(memory))
  else if (semanticFlags !== undefined && (semanticFlags & ~known) !== 0) {
    const last = canReorder ? ', REORDER_SCOPE' : ''
    sink.report(diagnostics.err_hlsl_barrier_invalid_semantic_flags(semantics, { last }))
  }
}

/** Flags that the stage has nothing for. */
export function barrierProblems(call: IntrinsicExpression, entry: EntryPoint): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  const [memory, semantics] = call.arguments as [Expression, Expression]
  const hasGroup = hasVisibleGroup(entry)
  const memoryFlags = flagsOf(memory)
  const semanticFlags = flagsOf(semantics) ?? 0
  const notes = [diagnostics.note_hlsl_entry_defined_here(entry.function.location)]
  let applicable = scopesOf(memory)
  if (memoryFlags !== undefined) {
    const hasNodes = entry.stage === 'node' || entry.stage === 'library'
    const missing = (hasGroup ? 0 : groupMemory) | (hasNodes ? 0 : nodeMemory)
    // Who names every kind of memory means those there are.
    const found = memoryFlags === allMemory ? 0 : memoryFlags & missing
    if ((found & groupMemory) !== 0)
      problems.push(diagnostics.warn_hlsl_barrier_group_memory_requires_group(memory, undefined, { notes }))
    if ((found & nodeMemory) !== 0)
      problems.push(diagnostics.warn_hlsl_barrier_node_memory_requires_node(memory, undefined, { notes }))
    const left = memoryFlags === allMemory ? memoryFlags & ~missing : memoryFlags
    applicable = { group: left !== 0, device: (left & deviceMemory) !== 0 }
  }
  if (!hasGroup && (semanticFlags & groupSemantics) !== 0)
    problems.push(diagnostics.warn_hlsl_barrier_group_semantic_requires_group(semantics, undefined, { notes }))
  for (const [scope, name, isApplicable] of [
    [deviceScope, 'DEVICE_SCOPE', applicable.device],
    [groupScope, 'GROUP_SCOPE', applicable.group],
  ] as const) {
    if (isApplicable || (semanticFlags & scope) === 0) continue
    problems.push(diagnostics.err_hlsl_barrier_no_mem_with_required_scope(semantics, { scope: name }, { notes }))
  }
  return problems
}

export function hasVisibleGroup({ stage, function: { attributes } }: EntryPoint): boolean {
  if (stage !== 'node') return ['compute', 'mesh', 'amplification', 'library'].includes(stage)
  return !attributes.some(({ name, arguments: [launch] }) => name === 'nodelaunch' && launch === 'thread')
}

/** Who else can see an object; of numbers that are not constant nothing is known. */
function scopesOf({ type }: Expression): { readonly group: boolean; readonly device: boolean } {
  const record = (type.kind === 'object' ? (nodeKinds[type.row.name] ?? 0) : 0) & nodeFlags.dispatch
  return {
    group: record !== nodeFlags.thread,
    device: record !== nodeFlags.thread && record !== nodeFlags.group,
  }
}

function flagsOf(expression: Expression): number | undefined {
  const value = integerValue(expression)
  return value === undefined ? undefined : Number(BigInt.asIntN(32, value))
}
