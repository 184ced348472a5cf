// `-link`: the inputs are compiled libraries, `a.lib;b.lib` or one after the other.

import { canLink, type LibraryFile, link } from '../driver/link.ts'
import type { OutputDetails } from '../driver/outputs.ts'
import { finished, type Request } from './commands/compile.ts'
import { readBytes } from './input.ts'
import { writeTo, writeWithFolders } from './output.ts'
import { reportText } from './report.ts'
import type { Settings } from './settings.ts'
import { compileOptions } from './settings.ts'
import type { Terminal } from './terminal.ts'
import { exitStatus, fail } from './terminal.ts'

export async function runLink(
  settings: Settings,
  requests: readonly Request[],
  details: OutputDetails,
  terminal: Terminal,
): Promise<number> {
  const options = compileOptions(settings)
  if (options.profile === undefined)
    return fail(terminal, ['-link needs a profile to link for: -T ps_6_0, or -T lib_6_3'])
  const other = requests.find(({ name }) => !canLink(name))
  if (other) return fail(terminal, [`'${other.name}' cannot be made of linked libraries`])
  const problems: string[] = []
  const files = settings.inputs
    .flatMap((input) => input.split(';'))
    .filter((path) => path !== '')
    .flatMap((path): LibraryFile[] => {
      const bytes = readBytes(path)
      if (typeof bytes !== 'string') return [{ path, bytes }]
      problems.push(bytes)
      return []
    })
  const twice = files.find(({ path }, index) => files.findIndex((each) => each.path === path) !== index)
  if (twice) problems.push(`'${twice.path}' is given twice`)
  if (problems.length > 0) return fail(terminal, problems)
  const names = requests.map(({ name }) => name)
  const result = link(files, options, names, details)
  terminal.error(await reportText([result], settings, terminal))
  if (settings.diagnosticsFile !== undefined)
    writeTo(settings.diagnosticsFile, await reportText([result], { ...settings, color: 'never' }, terminal), problems)
  const misfits: string[] = []
  const ready = await finished(result.written, settings, problems, misfits)
  for (const { name, file } of requests) {
    const output = ready?.get(name)
    if (output === undefined) continue
    if (file !== undefined) writeWithFolders(file, output, problems)
    else if (typeof output === 'string' || !terminal.outIsTerminal) terminal.out(output)
    else problems.push(`'${name}' is not text to print on a terminal; -Fo writes it to a file`)
  }
  if (problems.length > 0) return fail(terminal, problems)
  for (const misfit of misfits) terminal.error(`${files[0]!.path}: error: ${misfit}\n`)
  if (misfits.length > 0) return exitStatus.failure
  return result.errorCount > 0 ? exitStatus.failure : exitStatus.success
}
