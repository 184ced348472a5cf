// `descry build --ninja FILE`: rules with which ninja builds the project, one for each unit; depfiles list what they read.
import { join, relative } from 'node:path'
import { lockFileName } from '../../project/project-file.ts'
import type { Unit } from '../../project/units.ts'
import { slashes } from '../../support/slashes.ts'
import { within } from '../batch/job.ts'
import { writeWithFolders } from '../output.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import { ProjectRun } from './project-run.ts'
import { stateFolder } from './run-units.ts'

export async function writeNinja(file: string, settings: Settings, terminal: Terminal): Promise<number> {
  const project = await ProjectRun.open(settings, terminal)
  if (typeof project === 'string') return fail(terminal, [project])
  const { folder, path, units, hasLock, sink } = project.loaded
  await project.printReport()
  if (sink.errorCount > 0) return exitStatus.failure
  const problems: string[] = []
  writeWithFolders(file, ninjaText(units, folder, path, hasLock), problems)
  if (problems.length > 0) return fail(terminal, problems)
  project.say(`${file}: ${units.length} rules`)
  return exitStatus.success
}

/** Ninja runs commands where it was started: paths are relative to here, as those of this command are. */
function ninjaText(units: readonly Unit[], folder: string, path: string, hasLock: boolean): string {
  const project = [path, ...(hasLock ? [join(folder, lockFileName)] : [])].map(escaped).join(' ')
  const lines = [
    'rule descry',
    `  command = descry build ${shellWord(path)} --only $unit --depfile $depfile`,
    '  description = descry $unit',
    '  depfile = $depfile',
    '  deps = gcc',
    '',
  ]
  units.forEach((unit, index) => {
    const outputs = unit.outputs.map(({ file }) => escaped(relative('.', within(folder, file))))
    const depfile = join(folder, stateFolder, 'ninja', `${index}.d`)
    lines.push(
      `build ${outputs.join(' ')}: descry ${escaped(join(folder, unit.file))} | ${project}`,
      `  unit = ${plain(shellWord(unit.id))}`,
      `  depfile = ${plain(depfile)}`,
    )
  })
  return `${lines.join('\n')}\n`
}

function escaped(path: string): string {
  return slashes(path).replace(/[$ :]/g, '$$$&')
}

function shellWord(text: string): string {
  return `"${text.replace(/(["\\`$])/g, '\\$1')}"`
}

/** In the value of a variable only `$` has a meaning. */
function plain(text: string): string {
  return text.replace(/\$/g, '$$$$')
}
