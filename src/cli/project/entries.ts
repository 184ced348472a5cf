// Entry points of files that the project does not name, by parsing them; kept in `.descry/entries.json` for as long as what was read is the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskHost } from '../../node/host.ts'
import type { EntryPoint, Unit } from '../../project/units.ts'
import { within } from '../batch/job.ts'
import { buildIdentity } from '../cache/job-cache.ts'
import { Answers, type Read, recordReads } from '../cache/reads.ts'
import { writeWithFolders } from '../output.ts'
import { parseCommandLine } from '../parse.ts'
import { compileOptions, newSettings } from '../settings.ts'
import { stateFolder } from './run-units.ts'

/** How a file is compiled that entry points are looked for in. */
export type EntryUnit = Pick<Unit, 'defines' | 'includes' | 'args'>

interface Found {
  readonly entries: readonly EntryPoint[]
  readonly reads: readonly Read[]
}

/** Parses a file; what it reads, the host is asked for. */
export type FindEntries = (file: string, unit: EntryUnit) => Found

export class KnownEntries {
  readonly #path: string
  readonly #known: Map<string, Found>
  readonly #answers: Answers
  readonly #used = new Map<string, Found>()
  /** Somebody asked for what is not known. */
  hasMissed = false

  constructor(folder: string, includeRoot: string | undefined) {
    this.#answers = new Answers(createDiskHost(includeRoot))
    this.#path = join(folder, stateFolder, 'entries.json')
    this.#known = readKnown(this.#path)
  }

  /** Without `find`, what is not known has no entry points, which counts as missed. */
  entriesOf(file: string, unit: EntryUnit, find: FindEntries | undefined): readonly EntryPoint[] {
    const key = JSON.stringify([file, unit])
    const known = this.#known.get(key)
    const found = known && this.#answers.areSame(known.reads) ? known : find?.(file, unit)
    if (!found) {
      this.hasMissed = true
      return []
    }
    this.#used.set(key, found)
    return found.entries
  }

  keep(): void {
    const text = JSON.stringify({ build: buildIdentity(), entries: [...this.#used] })
    writeWithFolders(this.#path, text, [])
  }
}

function readKnown(path: string): Map<string, Found> {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { build: string; entries: readonly [string, Found][] }
    return new Map(kept.build === buildIdentity() ? kept.entries : [])
  } catch {
    return new Map()
  }
}

/** Loads the compiler. */
export async function parser(folder: string, includeRoot: string | undefined): Promise<FindEntries> {
  const [{ createCompiler }, { entryPointsOf }] = await Promise.all([
    import('../../driver/compiler.ts'),
    import('../../driver/entry.ts'),
  ])
  const { host, take } = recordReads(createDiskHost(includeRoot))
  const compiler = createCompiler(host)
  return (file, { defines, includes, args }) => {
    const settings = newSettings()
    parseCommandLine('compile', args, () => false, settings)
    settings.defines.push(...defines)
    settings.includes.push(...includes.map((path) => within(folder, path)))
    const options = { ...compileOptions(settings), profile: 'lib_6_6' }
    const entries = entryPointsOf(compiler.compile({ path: within(folder, file) }, options))
    return { entries: entries.map(({ entry, profile }) => ({ entry, profile })), reads: take() }
  }
}
