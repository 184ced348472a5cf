// `descry build [PROJECT]`: compiles what changed, writes the files the project asks for, and a manifest of them.
import { join } from 'node:path'
import { dependencyRule } from '../../preprocess/dependencies.ts'
import { type BuiltUnit, manifestOf } from '../../project/manifest.ts'
import { lockFileName } from '../../project/project-file.ts'
import type { Unit } from '../../project/units.ts'
import { within } from '../batch/job.ts'
import { writeWithFolders } from '../output.ts'
import { filesRead } from '../project/depfile.ts'
import { placeOutputs, readManifest, removeStale } from '../project/place.ts'
import { ProjectRun } from '../project/project-run.ts'
import type { Ask } from '../project/run-units.ts'
import { findUnchanged, rememberBuild } from '../project/stamp.ts'
import type { Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const { isDryRun, ninja, watches } = settings.project
  if (isDryRun) return (await import('../project/dry-run.ts')).dryRun(settings, terminal)
  if (ninja !== undefined) return (await import('../project/ninja.ts')).writeNinja(ninja, settings, terminal)
  if (watches) return (await import('../project/watch.ts')).watch(settings, terminal, build)
  return (await build(settings, terminal)).status
}

export interface Built {
  readonly status: number
  readonly project?: ProjectRun
  /** Everything that was read, or looked for and not found. */
  readonly files: readonly string[]
}

/** `ask`: who compiles; processes on this machine when left out. */
export async function build(settings: Settings, terminal: Terminal, ask?: Ask): Promise<Built> {
  const start = performance.now()
  const { keepsGoing, only, depfile } = settings.project
  const project = await ProjectRun.open(settings, terminal, ask)
  if (typeof project === 'string') return { status: fail(terminal, [project]), files: [] }
  const { folder, lock, sink, units, outputFolder } = project.loaded
  if (sink.errorCount > 0) {
    await project.printReport()
    return { status: exitStatus.failure, project, files: project.loaded.files }
  }
  const isWhole = only === undefined && depfile === undefined
  const unchanged = isWhole ? findUnchanged(project.loaded) : undefined
  if (unchanged) {
    const { compilations, shared, files } = unchanged
    sayDone(
      project,
      { compilations, upToDate: compilations, repeated: 0, failed: 0, skipped: 0, written: 0, shared },
      start,
    )
    return { status: exitStatus.success, project, files }
  }
  const chosen = only === undefined ? units : units.filter(({ id, shader }) => id === only || shader === only)
  if (only !== undefined && chosen.length === 0)
    return { status: fail(terminal, [`no shader of the project is called '${only}'`]), files: [] }
  // A unit cannot be placed without those it shares a layout with.
  const layouts = new Set(chosen.map(({ layout }) => layout))
  const needed = only === undefined ? units : units.filter(({ layout }) => layouts.has(layout))
  const { answers } = await project.compileUnits(needed, lock, { keepsGoing, onlyReflects: false })
  const isChosen = ({ id }: Unit): boolean => chosen.some((unit) => unit.id === id)
  const wanted = answers.filter(({ job }) => isChosen(job.unit))
  const manifestFolder = within(folder, outputFolder)
  const read = filesRead(wanted.map(({ job }) => join(folder, job.staged.dependencies!)))
  // One that failed has left no list.
  const files = [...new Set([...read, ...chosen.map(({ file }) => join(folder, file))])]
  const sources = [...files, project.loaded.path, join(folder, lockFileName)]
  const placed = placeOutputs(wanted, { folder, manifestFolder, shares: only === undefined, sources })
  const problems = [...placed.problems]
  const skipped = wanted.filter(({ isSkipped }) => isSkipped).length
  const failed = wanted.filter(({ ok }) => !ok).length - skipped
  const manifestPath = join(manifestFolder, 'manifest.json')
  const outputs = [manifestPath, ...filesIn(placed.built).map((file) => join(manifestFolder, file))]
  if (only === undefined && failed === 0) {
    const manifest = manifestOf(placed.built)
    const before = readManifest(manifestPath)
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`
    if (JSON.stringify(before) !== JSON.stringify(manifest)) writeWithFolders(manifestPath, text, problems)
    removeStale(before, manifest, manifestFolder)
  }
  const target = chosen.flatMap(({ outputs }) => outputs.map(({ file }) => within(folder, file)))[0]
  if (depfile !== undefined && target !== undefined) writeWithFolders(depfile, dependencyRule(target, files), problems)
  await project.printReport()
  const upToDate = wanted.filter(({ isKept }) => isKept).length
  const repeated = wanted.filter(({ isRepeated }) => isRepeated).length
  const { written, shared } = placed
  sayDone(project, { compilations: wanted.length, upToDate, repeated, failed, skipped, written, shared }, start)
  if (isWhole && failed === 0 && problems.length === 0 && project.isQuiet)
    rememberBuild(project.loaded, wanted, outputs, shared, project.openCache())
  const status = failed > 0 || sink.errorCount > 0 ? exitStatus.failure : exitStatus.success
  return {
    status: problems.length > 0 ? fail(terminal, problems) : status,
    project,
    files: [...files, ...project.missingFiles(wanted)],
  }
}

/** Relative to the manifest, each once. */
function filesIn(built: readonly BuiltUnit[]): string[] {
  return [...new Set(built.flatMap(({ outputs }) => Object.values(outputs).map(({ file }) => file)))]
}

interface Counts {
  readonly compilations: number
  readonly upToDate: number
  /** Permutations with the tokens of another one. */
  readonly repeated: number
  readonly failed: number
  readonly skipped: number
  readonly written: number
  readonly shared: number
}

function sayDone(project: ProjectRun, counts: Counts, start: number): void {
  const { compilations, upToDate, repeated, failed, skipped, written, shared } = counts
  const parts = [
    `${compilations} compilation${compilations === 1 ? '' : 's'}`,
    `${upToDate} up to date`,
    ...(repeated > 0 ? [`${repeated} with the tokens of another permutation`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} not begun`] : []),
    `${written} file${written === 1 ? '' : 's'} written`,
    ...(shared > 0 ? [`${shared} the same as another permutation's`] : []),
  ]
  project.say(`${parts.join(', ')} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
