// A project on disk: finds `descry.json`, reads it and the lock beside it, and lists what there is to compile.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DiagnosticSink, type WarningOptions } from '../../diagnostics/sink.ts'
import { isPlain } from '../../project/glob.ts'
import { type Lock, readLock } from '../../project/lock.ts'
import { defaultFolder, lockFileName, type ProjectFile, readProject } from '../../project/project-file.ts'
import { type Unit, unitsOf } from '../../project/units.ts'
import { SourceMap } from '../../support/source.ts'
import { isFile, isFolder, reasonOf, writtenText } from '../input.ts'
import { parseCommandLine } from '../parse.ts'
import { compileOptions } from '../settings.ts'
import { type FindEntries, KnownEntries } from './entries.ts'
import { diskFiles } from './files.ts'
import { projectFileName } from './is-project.ts'

export interface LoadedProject {
  /** Where `descry.json` lies: everything is relative to it. */
  readonly folder: string
  readonly path: string
  /** Nothing outside of it is read. */
  readonly includeRoot: string | undefined
  /** Where outputs and the manifest go, relative to the project. */
  readonly outputFolder: string
  readonly units: readonly Unit[]
  /** Those that patterns of the project name. */
  readonly files: readonly string[]
  /** Patterns that may name more files than there are today. */
  readonly patterns: readonly string[]
  readonly lock: Lock
  readonly hasLock: boolean
  readonly sources: SourceMap
  readonly sink: DiagnosticSink
  /** Units are missing because their entry points were not searched. */
  readonly hasUnknownEntries: boolean
}

/** The compiler is loaded only when there are files whose entry points are unknown. */
export async function openProject(
  given: string | undefined,
  includeRoot: string | undefined,
): Promise<LoadedProject | string> {
  const quick = loadProject(given, { includeRoot })
  if (typeof quick === 'string' || !quick.hasUnknownEntries) return quick
  const { createEntryFinder } = await import('./find-entries.ts')
  return loadProject(given, { includeRoot, find: createEntryFinder(includeRoot), keepsEntries: true })
}

export interface LoadOptions {
  readonly includeRoot?: string | undefined
  /** Without it, files whose entry points are not known have none. */
  readonly find?: FindEntries
  /** What was found is written down for the next time. */
  readonly keepsEntries?: true
}

/** With errors in the sink, there is nothing to build; a string says why there is nothing at all. */
function loadProject(
  given: string | undefined,
  { includeRoot, find, keepsEntries }: LoadOptions,
): LoadedProject | string {
  const path = given === undefined ? projectFileName : isFolder(given) ? join(given, projectFileName) : given
  let text: string
  try {
    text = writtenText(readFileSync(path))
  } catch (error) {
    const help = given === undefined ? "; 'descry init' writes one" : ''
    return `cannot read '${path}': ${reasonOf(error)}${help}`
  }
  if (!/\.jsonc?$/i.test(path)) return `'${path}' is no project: that is a descry.json, or a folder with one`
  const sources = new SourceMap()
  const reading = new DiagnosticSink()
  const folder = dirname(path)
  const project = readProject(path, text, sources, reading)
  const known = new KnownEntries(folder, includeRoot)
  const isGood = project && reading.reported.length === 0
  const sink = isGood ? new DiagnosticSink(warningsOf(project)) : reading
  const listed = isGood ? listUnits(project, folder, known, find, sink) : { units: [], files: [], patterns: [] }
  if (keepsEntries) known.keep()
  const lockPath = join(folder, lockFileName)
  const hasLock = isFile(lockPath)
  const lock = hasLock ? readLock(lockPath, writtenText(readFileSync(lockPath)), sources, sink) : undefined
  const outputFolder = project?.folder?.value ?? defaultFolder
  return {
    folder,
    path,
    includeRoot,
    outputFolder,
    ...listed,
    lock: lock ?? new Map(),
    hasLock,
    sources,
    sink,
    hasUnknownEntries: known.hasMissed,
  }
}

/** What `-W` in the options of all shaders says is about the project, too. */
function warningsOf({ args = [] }: ProjectFile): WarningOptions {
  const words = args.map(({ value }) => value)
  const { settings } = parseCommandLine('compile', words, () => false)
  return { ...compileOptions(settings).warnings, errorLimit: 0 }
}

type ListedUnits = Pick<LoadedProject, 'units' | 'files' | 'patterns'>

function listUnits(
  project: ProjectFile,
  folder: string,
  known: KnownEntries,
  find: FindEntries | undefined,
  sink: DiagnosticSink,
): ListedUnits {
  const disk = diskFiles(folder, (file, unit) => known.entriesOf(file, unit, find))
  const files = new Set<string>()
  const patterns = new Set<string>()
  const match = (pattern: string): readonly string[] => {
    if (!isPlain(pattern)) patterns.add(pattern)
    const matched = disk.match(pattern)
    for (const file of matched) files.add(join(folder, file))
    return matched
  }
  const units = unitsOf(project, { ...disk, match }, sink)
  return { units, files: [...files], patterns: [...patterns] }
}
