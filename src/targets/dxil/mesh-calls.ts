// Calls that mesh and amplification shaders must make once, by the rules of the validator: SetMeshOutputCounts before anything is
// written, DispatchMesh on every path.
//
//   if (id == 0) SetMeshOutputCounts(3, 1);
//   vertices[id] = v;                              the call does not dominate this
import { DominatorTree, PostDominatorTree } from '../../analysis/dominators.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { plainLocation } from '../../ir/debug.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import type { EntryPoint } from '../../program/program.ts'

const setCounts = 'llvm.dx.set.mesh.output.counts'
const dispatch = 'llvm.dx.dispatch.mesh'
const writes = ['llvm.dx.mesh.indices.store', 'llvm.dx.vertex.output.store', 'llvm.dx.primitive.output.store']

/** Of a module that is optimised and still has the intrinsics of LLVM. */
export function reportMeshCalls(module: Module, entries: readonly EntryPoint[], sink: DiagnosticSink): void {
  const stages = new Map(entries.map((entry) => [entry.function.location, entry.stage]))
  for (const fn of module.functions.values()) {
    const stage = fn.isDeclaration ? undefined : stages.get(fn.location)
    // What stands in a function of its own is not seen here.
    if ((stage !== 'mesh' && stage !== 'amplification') || callsFunctions(fn)) continue
    if (stage === 'mesh') checkCounts(fn, sink)
    else checkDispatch(fn, sink)
  }
}

function callsFunctions(fn: IrFunction): boolean {
  return [...fn.instructions()].some(({ calledFunction }) => calledFunction && !calledFunction.isDeclaration)
}

function checkCounts(fn: IrFunction, sink: DiagnosticSink): void {
  const calls = [...fn.instructions()].filter(({ intrinsic }) => intrinsic === setCounts)
  const [call, second] = calls
  if (second) sink.report(diagnostics.err_hlsl_mesh_counts_repeated(plainLocation(second.location)))
  const stores = [...fn.instructions()].filter(({ intrinsic }) => writes.some((name) => intrinsic.startsWith(name)))
  const [store] = stores
  if (second || !store) return
  if (!call) {
    sink.report(diagnostics.err_hlsl_mesh_counts_missing(plainLocation(store.location)))
    return
  }
  const tree = new DominatorTree(fn)
  const early = stores.find((each) => !tree.dominates(call.block!, each.block!))
  if (!early) return
  const notes = [diagnostics.note_hlsl_mesh_counts(plainLocation(call.location))]
  sink.report(diagnostics.err_hlsl_mesh_counts_not_dominating(plainLocation(early.location), undefined, { notes }))
}

function checkDispatch(fn: IrFunction, sink: DiagnosticSink): void {
  const [call, second] = [...fn.instructions()].filter(({ intrinsic }) => intrinsic.startsWith(dispatch))
  if (!call || second) {
    sink.report(diagnostics.err_hlsl_dispatch_mesh_once(second ? plainLocation(second.location) : fn.location))
    return
  }
  if (!new PostDominatorTree(fn).postDominates(call.block!, fn.entry))
    sink.report(diagnostics.err_hlsl_dispatch_mesh_not_dominating(plainLocation(call.location)))
}
