// The files around a project: those that patterns name, and the entry points in them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixedFolder, globPattern, isPlain } from '../../project/glob.ts'
import type { ProjectFiles } from '../../project/units.ts'
import { isFile, isFolder } from '../input.ts'

/** Folders that hold other people's files, or our own outputs. */
const skipped = new Set(['node_modules', '.git', '.descry'])

export function diskFiles(folder: string, entriesOf: ProjectFiles['entriesOf']): ProjectFiles {
  return {
    entriesOf,
    match(pattern) {
      if (isPlain(pattern)) return isFile(join(folder, pattern)) ? [pattern] : []
      const matches = globPattern(pattern)
      return listFiles(folder, fixedFolder(pattern)).filter((path) => matches.test(path))
    },
  }
}

/** The files that a word of the command line names: `*.hlsl` stands for itself where no shell has replaced it. */
export function filesNamed(word: string): readonly string[] {
  const pattern = word.replaceAll('\\', '/')
  if (isPlain(word) || isFile(word)) return [word]
  const matches = globPattern(pattern)
  const found = listFiles('', fixedFolder(pattern)).filter((path) => matches.test(path))
  return found.length === 0 ? [word] : found
}

/** Below a folder, relative to the root, sorted. */
export function listFiles(root: string, folder: string): string[] {
  return listBelow(root, folder).files.sort()
}

/** The folder itself, and all below it that patterns look into. */
export function listFolders(root: string, folder: string): string[] {
  return listBelow(root, folder).folders
}

function listBelow(root: string, folder: string): { readonly files: string[]; readonly folders: string[] } {
  const files: string[] = []
  const folders: string[] = []
  const visit = (path: string): void => {
    folders.push(path)
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory() && !skipped.has(entry.name)) visit(name)
      else if (entry.isFile()) files.push(name)
    }
  }
  if (isFolder(join(root, folder))) visit(folder)
  return { files, folders }
}
