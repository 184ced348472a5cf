// What DXIL's validator refuses and the optimised module already shows, reported in the words of HLSL and before code is made, so that `lint`
// and `bindings` know it, too:
//
//   while (true) count++;                                  a loop without a way out
//   groupshared float4 a[1500], b[1500];                   more shared memory than a group has
//   record.OutputComplete(); record.Get().x = 1;           a record that is gone
import { DominatorTree } from '../../analysis/dominators.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { plainLocation } from '../../ir/debug.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { GlobalVariable, IrFunction, Module } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { attributeOf } from '../../program/attributes.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import { sharedSize } from './shared-memory.ts'
import { blockWithoutWayOut } from './validate/flow.ts'
import { maximumShared } from './validate/limits.ts'

/** What the entry points became. */
type EntryFunctions = ReadonlyMap<ProgramFunction, IrFunction>

export function reportValidatorRules(
  module: Module,
  entries: readonly EntryPoint[],
  entryFunctions: EntryFunctions,
  native16Bit: boolean,
  sink: DiagnosticSink,
): void {
  for (const entry of entries) {
    const fn = entryFunctions.get(entry.function)
    if (fn) reportSharedSize(entry, fn, [...module.globals.values()], native16Bit, sink)
  }
  const isCompleting = module.callsOf((intrinsic) => intrinsic.startsWith(complete)).length > 0
  for (const fn of module.functions.values()) {
    if (fn.isDeclaration) continue
    reportLoopWithoutEnd(fn, sink)
    if (isCompleting) reportCompletedRecords(fn, sink)
  }
}

const sharedSpace = 3

/** Only threads of a group share memory, in Vulkan, too. */
export function reportSharedMemory(
  module: Module,
  entries: readonly EntryPoint[],
  entryFunctions: EntryFunctions,
  sink: DiagnosticSink,
): void {
  const shared = [...module.globals.values()].filter(({ addressSpace }) => addressSpace === sharedSpace)
  if (shared.length === 0) return
  for (const { stage, function: entry, patchConstantFunction } of entries) {
    if (stage in maximumShared) continue
    for (const target of patchConstantFunction ? [entry, patchConstantFunction] : [entry]) {
      const fn = entryFunctions.get(target)
      const used = fn && shared.find((global) => isUsedIn(global, fn))
      if (!used) continue
      const parameters = { name: used.name, stage, entry: entry.name }
      sink.report(diagnostics.err_hlsl_groupshared_stage(target.location, parameters))
    }
  }
}

function reportSharedSize(
  { stage, function: { name, location, attributes } }: EntryPoint,
  fn: IrFunction,
  globals: readonly GlobalVariable[],
  native16Bit: boolean,
  sink: DiagnosticSink,
): void {
  const explicit = attributeOf(attributes, 'groupsharedlimit')?.arguments[0]
  const limit = typeof explicit === 'number' ? explicit : maximumShared[stage]
  if (limit === undefined) return
  const shared = globals.filter((global) => global.addressSpace === sharedSpace && isUsedIn(global, fn))
  const size = shared.reduce((sum, { valueType }) => sum + sharedSize(valueType, native16Bit), 0)
  const kind = explicit === undefined ? 'maximum' : 'explicit limit'
  if (size > limit) sink.report(diagnostics.err_hlsl_groupshared_total(location, { name, size, kind, limit }))
}

function isUsedIn({ uses }: Value, fn: IrFunction): boolean {
  return uses.some(({ user }) => (user instanceof Instruction ? user.block?.parent === fn : isUsedIn(user, fn)))
}

function reportLoopWithoutEnd(fn: IrFunction, sink: DiagnosticSink): void {
  const caught = blockWithoutWayOut(fn)
  if (caught) sink.report(diagnostics.err_hlsl_loop_without_end(plainLocation(caught.terminator!.location)))
}

const complete = 'llvm.dx.node.output.complete'

/** A record that was handed on is out of reach. */
function reportCompletedRecords(fn: IrFunction, sink: DiagnosticSink): void {
  const calls = [...fn.instructions()].filter(({ intrinsic }) => intrinsic.startsWith(complete))
  if (calls.length === 0) return
  const tree = new DominatorTree(fn)
  for (const call of calls) {
    const late = accessesOf(call.argument(0)).find((access) => tree.instructionDominates(call, access))
    if (!late) continue
    const notes = [diagnostics.note_hlsl_record_completed(plainLocation(call.location))]
    sink.report(diagnostics.err_hlsl_record_after_complete(plainLocation(late.location), undefined, { notes }))
  }
}

/** What reads, writes or asks a record, through pointers into it. */
function accessesOf(record: Value): readonly Instruction[] {
  return record.uses.flatMap(({ user }) => {
    if (!(user instanceof Instruction) || user.intrinsic.startsWith(complete)) return []
    return user.type.kind === 'pointer' ? accessesOf(user) : [user]
  })
}
