// Entry points of files that the project does not name, by parsing them; kept in `.descry/entries.json` for as long as what was read is the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskHost } from '../../node/host.ts'
import type { EntryPoint, Unit } from '../../project/units.ts'
import { buildIdentity } from '../cache/job-cache.ts'
import { Answers, type Read } from '../cache/reads.ts'
import { writeWithFolders } from '../output.ts'
import { stateFolder } from './run-units.ts'

/** How a file is compiled that entry points are looked for in. */
export type EntryUnit = Pick<Unit, 'defines' | 'includes' | 'args'>

export interface FoundEntries {
  readonly entries: readonly EntryPoint[]
  readonly reads: readonly Read[]
}

/** Parses a file of the project in a folder (find-entries.ts). */
export type FindEntries = (folder: string, file: string, unit: EntryUnit) => FoundEntries

export class KnownEntries {
  readonly #folder: string
  readonly #path: string
  readonly #known: Map<string, FoundEntries>
  readonly #answers: Answers
  readonly #used = new Map<string, FoundEntries>()
  /** An unknown entry was requested. */
  hasMissed = false

  constructor(folder: string, includeRoot: string | undefined) {
    this.#answers = new Answers(createDiskHost(includeRoot))
    this.#folder = folder
    this.#path = join(folder, stateFolder, 'entries.json')
    this.#known = readKnown(this.#path)
  }

  /** Without `find`, what is not known has no entry points, which counts as missed. */
  entriesOf(file: string, unit: EntryUnit, find: FindEntries | undefined): readonly EntryPoint[] {
    const key = JSON.stringify([file, unit])
    const known = this.#known.get(key)
    const found = known && this.#answers.areSame(known.reads) ? known : find?.(this.#folder, file, unit)
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

function readKnown(path: string): Map<string, FoundEntries> {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { build: string; entries: readonly [string, FoundEntries][] }
    return new Map(kept.build === buildIdentity() ? kept.entries : [])
  } catch {
    return new Map()
  }
}
