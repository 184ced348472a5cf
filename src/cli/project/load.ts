// A project on disk: finds `descry.json`, reads it and the lock beside it, and lists what there is to compile.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DiagnosticSink } from '../../diagnostics/sink.ts'
import { type Lock, readLock } from '../../project/lock.ts'
import { defaultFolder, lockFileName, readProject } from '../../project/project-file.ts'
import { type Unit, unitsOf } from '../../project/units.ts'
import { SourceMap } from '../../support/source.ts'
import { isFile, isFolder, reasonOf } from '../input.ts'
import { diskFiles } from './files.ts'
import { projectFileName } from './is-project.ts'

export interface LoadedProject {
  /** Where `descry.json` lies: everything is relative to it. */
  readonly folder: string
  readonly path: string
  /** Where outputs and the manifest go, relative to the project. */
  readonly outputFolder: string
  readonly units: readonly Unit[]
  readonly lock: Lock
  readonly hasLock: boolean
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
}

/** With errors in the sink, there is nothing to build; a string says why there is nothing at all. */
export function loadProject(given: string | undefined): LoadedProject | string {
  const path = given === undefined ? projectFileName : isFolder(given) ? join(given, projectFileName) : given
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const help = given === undefined ? "; 'descry init' writes one" : ''
    return `cannot read '${path}': ${reasonOf(error)}${help}`
  }
  const sources = new SourceMap()
  const sink = new DiagnosticSink()
  const folder = dirname(path)
  const project = readProject(path, text, sources, sink)
  const units = project && sink.errorCount === 0 ? unitsOf(project, diskFiles(folder), sink) : []
  const lockPath = join(folder, lockFileName)
  const hasLock = isFile(lockPath)
  const lock = hasLock ? readLock(lockPath, readFileSync(lockPath, 'utf8'), sources, sink) : undefined
  const outputFolder = project?.folder?.value ?? defaultFolder
  return { folder, path, outputFolder, units, lock: lock ?? new Map(), hasLock, sources, sink }
}
