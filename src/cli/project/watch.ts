// `descry build --watch`: builds, waits until one of the files that were read changes, or one appears that was looked for or that a pattern
// of the project names, builds again.
import { type FSWatcher, watch as watchFolder } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fixedFolder } from '../../project/glob.ts'
import { lockFileName } from '../../project/project-file.ts'
import type { Built } from '../commands/build.ts'
import { factsOf, isFolder } from '../input.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { diskFiles, listFolders } from './files.ts'
import type { LoadedProject } from './load.ts'

/** Editors write a file in several steps. */
const quiet = 50

type Build = (settings: Settings, terminal: Terminal) => Promise<Built>

/** Ends only when the process does. */
export async function watch(settings: Settings, terminal: Terminal, build: Build): Promise<number> {
  for (;;) {
    const start = Date.now()
    const { status, project, files } = await build(settings, terminal)
    if (!project) return status
    const { path, folder } = project.loaded
    const watched = [path, join(folder, lockFileName), ...files]
    await change(watched, namesOf(project.loaded), start, () => terminal.error('descry: waiting for changes\n'))
  }
}

/** What patterns of the project name, and the folders where they look. */
interface PatternNames {
  readonly folders: readonly string[]
  /** Differs when other files are named, or other folders are there. */
  now(): string
}

function namesOf({ folder, patterns }: LoadedProject): PatternNames {
  const { match } = diskFiles(folder, () => [])
  const folders = (): string[] => [...new Set(patterns.flatMap((pattern) => listFolders(folder, fixedFolder(pattern))))]
  return {
    folders: folders().map((name) => join(folder, name)),
    now: () => JSON.stringify([folders(), patterns.map(match)]),
  }
}

/**
 * Folders are watched, not files: editors replace files, and a file that is gone may come back. What changed while it was built, since
 * `start`, has changed already. `begun`: from now on nothing is missed.
 */
function change(files: readonly string[], patterns: PatternNames, start: number, begun: () => void): Promise<void> {
  const names = new Map<string, Set<string>>(patterns.folders.map((folder) => [folder, new Set()]))
  for (const file of files) {
    const folder = dirname(file)
    const known = names.get(folder)
    if (known) known.add(basename(file))
    else if (isFolder(folder)) names.set(folder, new Set([basename(file)]))
  }
  const named = patterns.now()
  return new Promise((resolve) => {
    const watchers: FSWatcher[] = []
    let timer: NodeJS.Timeout | undefined
    let isCertain = false
    const end = (): void => {
      if (!isCertain && patterns.now() === named) return
      for (const watcher of watchers) watcher.close()
      resolve()
    }
    for (const [folder, known] of names)
      watchers.push(
        watchFolder(folder, (event, name) => {
          if (name === null || known.has(name)) isCertain = true
          else if (event !== 'rename') return
          clearTimeout(timer)
          timer = setTimeout(end, quiet)
        }),
      )
    begun()
    isCertain = files.some((file) => hasChanged(file, start))
    if (isCertain) end()
  })
}

/** A time in the future is that of another clock. */
function hasChanged(file: string, start: number): boolean {
  const time = factsOf(file)?.mtimeMs ?? 0
  return time >= start && time <= Date.now()
}
