// What is wrong with layouts, and what changed since the lock, as diagnostics.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { projectDiagnostics } from '../../diagnostics/tables/project.ts'
import type { LayoutChange } from '../../project/changes.ts'
import type { Plan } from '../../project/plan.ts'
import { nameOf, slotText } from '../../project/slots.ts'
import { nowhere } from '../../support/source.ts'
import type { Places } from './places.ts'

export function reportProblems(
  { layout, problems, mismatches, linkage }: Plan,
  places: Places,
  sink: DiagnosticSink,
): void {
  for (const problem of problems) {
    const at = places.locate(problem.location)
    const name = nameOf(problem.key)
    if (problem.kind === 'no-room')
      sink.report(projectDiagnostics.err_layout_no_room(at, { name, layout, why: problem.why }))
    else {
      const { slot, other } = problem
      sink.report(projectDiagnostics.err_layout_overlap(at, { name, place: slotText(slot), other: nameOf(other) }))
    }
  }
  for (const { kind, name, location, first, second } of mismatches) {
    const report =
      kind === 'type' ? projectDiagnostics.warn_layout_mismatch : projectDiagnostics.warn_layout_member_mismatch
    sink.report(
      report(places.locate(location), {
        name: nameOf(name),
        layout,
        first: first.text,
        firstUnit: first.unit,
        second: second.text,
        secondUnit: second.unit,
      }),
    )
  }
  for (const { name, output, input } of linkage) {
    const parameters = { name, input: input.text, taker: input.unit, output: output.text, giver: output.unit }
    const report =
      output.text === '' ? projectDiagnostics.warn_stage_input_missing : projectDiagnostics.warn_stage_input_moved
    sink.report(report(nowhere, parameters))
  }
}

export function reportChanges(changes: readonly LayoutChange[], places: Places, sink: DiagnosticSink): void {
  for (const { kind, name, layout, before, after, location, lockedAt } of changes) {
    const source = places.locate(location)
    const notes = lockedAt ? [projectDiagnostics.note_lock_here(lockedAt)] : []
    const isInLock = source === 0 && lockedAt
    const at = isInLock ? lockedAt : source
    const extras = { notes: isInLock ? [] : notes }
    const texts = { name, layout, before: before ?? '', after: after ?? '' }
    if (kind === 'moved') sink.report(projectDiagnostics.err_lock_moved(at, texts, extras))
    else if (kind === 'appeared') sink.report(projectDiagnostics.err_lock_appeared(at, texts, extras))
    else sink.report(projectDiagnostics.err_lock_vanished(at, texts, extras))
  }
}
