// What is wrong with layouts, and what changed since the lock, as diagnostics.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { projectDiagnostics } from '../../diagnostics/tables/project.ts'
import type { LayoutChange } from '../../project/changes.ts'
import type { Plan } from '../../project/plan.ts'
import { nameOf, slotText } from '../../project/slots.ts'
import type { Places } from './places.ts'

export function reportProblems({ layout, problems }: Plan, places: Places, sink: DiagnosticSink): void {
  for (const problem of problems) {
    const at = places.locate(problem.location)
    const name = nameOf(problem.key)
    if (problem.kind === 'no-room')
      sink.report(projectDiagnostics.err_layout_no_room(at, { name, layout, why: problem.why }))
    else if (problem.kind === 'overlap') {
      const { slot, other } = problem
      sink.report(projectDiagnostics.err_layout_overlap(at, { name, place: slotText(slot), other: nameOf(other) }))
    } else {
      const { first, second } = problem
      sink.report(
        projectDiagnostics.warn_layout_mismatch(at, {
          name,
          layout,
          first: first.type,
          firstUnit: first.unit,
          second: second.type,
          secondUnit: second.unit,
        }),
      )
    }
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
