// What a command takes for a project: a `descry.json`, or a folder with one.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isFolder } from '../input.ts'

export const projectFileName = 'descry.json'

export function isProject(path: string): boolean {
  return basename(path) === projectFileName || (isFolder(path) && existsSync(join(path, projectFileName)))
}
