// `descry build --watch`: builds, waits until one of the files that were read changes, builds again.
import { type FSWatcher, statSync, watch as watchFolder } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'

/** Editors write a file in several steps. */
const quiet = 50

type Build = (
  settings: Settings,
  terminal: Terminal,
) => Promise<{ readonly status: number; readonly files: readonly string[] }>

/** Ends only when the process does. */
export async function watch(settings: Settings, terminal: Terminal, build: Build): Promise<number> {
  for (;;) {
    const start = Date.now()
    const { status, files } = await build(settings, terminal)
    if (files.length === 0) return status
    await change(files, start, () => terminal.error('descry: waiting for changes\n'))
  }
}

/**
 * Folders are watched, not files: editors replace files, and a file that is gone may come back. What changed while it was built, since
 * `start`, has changed already. `begun`: from now on nothing is missed.
 */
function change(files: readonly string[], start: number, begun: () => void): Promise<void> {
  const names = new Map<string, Set<string>>()
  for (const file of files) {
    const folder = dirname(file)
    const known = names.get(folder)
    if (known) known.add(basename(file))
    else names.set(folder, new Set([basename(file)]))
  }
  return new Promise((resolve) => {
    const watchers: FSWatcher[] = []
    let timer: NodeJS.Timeout | undefined
    const end = (): void => {
      for (const watcher of watchers) watcher.close()
      resolve()
    }
    for (const [folder, known] of names)
      watchers.push(
        watchFolder(folder, (_, name) => {
          if (name !== null && !known.has(name)) return
          clearTimeout(timer)
          timer = setTimeout(end, quiet)
        }),
      )
    begun()
    if (files.some((file) => hasChanged(file, start))) end()
  })
}

/** A time in the future is that of another clock. */
function hasChanged(file: string, start: number): boolean {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return time >= start && time <= Date.now()
}
