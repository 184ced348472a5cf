// Numbers and registers of the resources of a linked program.
import { allocate } from '../../../binding/allocate.ts'
import { unassigned } from '../../../binding/bind.ts'
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { linkDiagnostics } from '../../../diagnostics/tables/link.ts'
import { nowhere } from '../../../support/source.ts'
import { type DxilResource, resourceClassNumbers } from '../dxil-module.ts'

/** By class, then as given. */
export function numbered(resources: readonly DxilResource[]): DxilResource[] {
  const counts = { SRV: 0, UAV: 0, CBV: 0, Sampler: 0 }
  return [...resources]
    .sort((first, second) => resourceClassNumbers[first.class] - resourceClassNumbers[second.class])
    .map((record) => ({ ...record, id: counts[record.class]++ }))
}

/** Registers for those that have none. */
export function assignRegisters(resources: readonly DxilResource[], sink: DiagnosticSink): DxilResource[] {
  const rows = resources.map((record) => ({
    record,
    name: record.name,
    class: record.class,
    count: record.count,
    register: record.lower === unassigned ? undefined : record.lower,
    space: record.space === unassigned ? 0 : record.space,
    isReservation: false,
  }))
  const { placements, problems } = allocate(rows, 'no-room')
  for (const problem of problems) {
    const { name, register = 0, space } = problem.record
    sink.report(
      problem.kind === 'overlap'
        ? linkDiagnostics.err_link_overlap(nowhere, { name, register, space, other: problem.other.name })
        : linkDiagnostics.err_link_no_room(nowhere, { name }),
    )
  }
  const placeOf = new Map(placements.map(({ record, lower }) => [record.record, { lower, space: record.space }]))
  return resources.map((record) => ({ ...record, ...placeOf.get(record) }))
}
