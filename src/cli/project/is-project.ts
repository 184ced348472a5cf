// What a command takes for a project: a `descry.json`, or a folder with one.
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'

export const projectFileName = 'descry.json'

export function isProject(path: string): boolean {
  if (basename(path) === projectFileName) return true
  const facts = statSync(path, { throwIfNoEntry: false })
  return facts?.isDirectory() === true && statSync(join(path, projectFileName), { throwIfNoEntry: false }) !== undefined
}
