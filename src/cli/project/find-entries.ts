// Finds the entry points of files by parsing them: needs the compiler, which a build that has nothing to do never loads.
import { createCompiler } from '../../driver/compiler.ts'
import { entryPointsOf } from '../../driver/entry.ts'
import { createDiskHost } from '../../node/host.ts'
import { within } from '../batch/job.ts'
import { recordReads } from '../cache/reads.ts'
import { parseCommandLine } from '../parse.ts'
import { compileOptions, newSettings } from '../settings.ts'
import type { FindEntries } from './entries.ts'

export function createEntryFinder(includeRoot?: string): FindEntries {
  const { host, take } = recordReads(createDiskHost(includeRoot))
  const compiler = createCompiler(host)
  return (folder, file, { defines, includes, args }) => {
    const settings = newSettings()
    parseCommandLine('compile', args, () => false, settings)
    settings.defines.push(...defines)
    settings.includes.push(...includes.map((path) => within(folder, path)))
    const options = { ...compileOptions(settings), profile: 'lib_6_6' }
    const entries = entryPointsOf(compiler.compile({ path: within(folder, file) }, options))
    return { entries: entries.map(({ entry, profile }) => ({ entry, profile })), reads: take() }
  }
}
