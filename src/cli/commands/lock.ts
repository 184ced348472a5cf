// `descry lock [PROJECT]`: writes descry.lock. What it holds stays where it is; what is new gets a place and is added.
import { join } from 'node:path'
import { printLock } from '../../project/lock.ts'
import { lockOf, release } from '../../project/plan.ts'
import { lockFileName } from '../../project/project-file.ts'
import { writeTo } from '../output.ts'
import { ProjectRun } from '../project/project-run.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const { compacts, released } = settings.project
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const lock = release(compacts ? new Map() : project.loaded.lock, released)
  const compiled = await project.compile(lock, false)
  if (!compiled) return exitStatus.failure
  const path = join(project.loaded.folder, lockFileName)
  const text = printLock(lockOf(compiled.plans, !compacts))
  const problems: string[] = []
  writeTo(path, text, problems)
  if (problems.length > 0) return fail(terminal, problems)
  const count = compiled.plans.reduce((sum, { slots }) => sum + slots.length, 0)
  const layouts = new Set(compiled.plans.map(({ layout }) => layout)).size
  project.say(`${path}: ${count} places in ${layouts} layout${layouts === 1 ? '' : 's'}`)
  return exitStatus.success
}
