// The files of a commit as a Host: `descry diff --git main a.hlsl` reads a.hlsl and what it includes as they were there.
//
// Paths are those of the working tree; files outside of the repository are read from disk, as they are.
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { createDiskHost, decodeText } from '../node/host.ts'
import type { Host } from '../preprocess/host.ts'

/** The commit, or what is wrong with it. `includeRoot`: where files outside of the repository must lie. */
export function createGitHost(revision: string, near: string, includeRoot: string | undefined): Host | string {
  const folder = dirname(resolve(near))
  const root = git(folder, ['rev-parse', '--show-toplevel'])?.toString('utf8').trim()
  if (root === undefined) return `'${near}' is in no repository of git`
  const commit = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
  if (commit === undefined) return `'${revision}' is not a commit of the repository of '${near}'`
  const name = commit.toString('utf8').trim()
  const disk = createDiskHost(includeRoot)
  const inside = (path: string): string | undefined => {
    const below = relative(realpathSync(root), resolve(realFolder(path)))
    return below.startsWith('..') ? undefined : below.split(sep).join('/')
  }
  return {
    readFile(path) {
      const own = inside(path)
      if (own === undefined) return disk.readFile(path)
      const bytes = git(root, ['cat-file', 'blob', `${name}:${own}`])
      return bytes && decodeText(bytes)
    },
    listDirectory(path) {
      const own = inside(path)
      if (own === undefined) return disk.listDirectory?.(path)
      const listed = git(root, ['ls-tree', '--name-only', '-z', `${name}:${own === '.' ? '' : own}`])
      return listed
        ?.toString('utf8')
        .split('\0')
        .filter((entry) => entry !== '')
    },
  }
}

/** With links in the folders on the way resolved, as git has them; the file itself may exist in the commit only. */
function realFolder(path: string): string {
  const full = resolve(path)
  try {
    return `${realpathSync(dirname(full))}${sep}${full.slice(dirname(full).length + 1)}`
  } catch {
    return full
  }
}

function git(folder: string, words: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...words], { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 })
  } catch {
    return undefined
  }
}
