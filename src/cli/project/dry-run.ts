// `descry build --dry-run`: what would be compiled. Whether a unit has to be compiled once more for its layout shows only in a build.
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import { lockedJobs } from './compile-project.ts'
import { ProjectRun } from './project-run.ts'
import { isUpToDate } from './run-units.ts'

export async function dryRun(settings: Settings, terminal: Terminal): Promise<number> {
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const { folder, units, lock, sink } = project.loaded
  await project.printReport()
  if (sink.errorCount > 0) return exitStatus.failure
  const kept = project.openCache()
  const jobs = lockedJobs(units, lock)
  const stale = jobs.filter((job) => !isUpToDate(job, folder, kept))
  for (const { unit, family, outputs } of stale)
    terminal.out(`${unit.id} (${family}): ${outputs.map(({ file }) => file).join(', ')}\n`)
  project.say(`${stale.length} of ${jobs.length} compilations would run`)
  return exitStatus.success
}
