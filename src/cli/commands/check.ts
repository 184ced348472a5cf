// `descry check [PROJECT]`: reports what no longer fits descry.lock.
import { changesFrom } from '../../project/changes.ts'
import { lockFileName } from '../../project/project-file.ts'
import { writeTo } from '../output.ts'
import { reportChanges } from '../project/problems.ts'
import { ProjectRun } from '../project/project-run.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const { lock, hasLock, sink } = project.loaded
  if (!hasLock)
    return fail(terminal, [`there is no ${lockFileName} beside '${project.loaded.path}'; 'descry lock' writes one`])
  const compiled = await project.compile(lock, true)
  if (!compiled) return exitStatus.failure
  const changes = changesFrom(lock, compiled.plans)
  reportChanges(changes, project.places, sink)
  await project.printReport()
  const { report } = settings.project
  if (report !== undefined) {
    const { reportFor } = await import('../project/report.ts')
    const problems: string[] = []
    writeTo(report, reportFor(report, changes, lock, compiled.plans), problems)
    if (problems.length > 0) return fail(terminal, problems)
  }
  if (changes.length === 0) project.say('everything is where the lock says')
  return sink.errorCount > 0 ? exitStatus.failure : exitStatus.success
}
