// What `build`, `lock` and `check` share: a project that is open, its compilation, and what they say about it.
import { join } from 'node:path'
import type { Reported } from '../../diagnostics/sink.ts'
import { createDiskHost } from '../../node/host.ts'
import type { Lock } from '../../project/lock.ts'
import type { Unit } from '../../project/units.ts'
import { createProgress, type Progress } from '../batch/progress.ts'
import { JobCache } from '../cache/job-cache.ts'
import { megabyte } from '../cache/store.ts'
import { printReport } from '../report.ts'
import { isForPeople, type Settings } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { type CompiledProject, compileProject } from './compile-project.ts'
import { type LoadedProject, openProject } from './load.ts'
import { Places } from './places.ts'
import { reportProblems } from './problems.ts'
import { type Ask, askWorkers, jobText, stateFolder, type UnitAnswer } from './run-units.ts'

export class ProjectRun {
  readonly loaded: LoadedProject
  readonly places: Places
  readonly #settings: Settings
  readonly #terminal: Terminal
  readonly #ask: Ask
  readonly #reported: Reported[] = []

  private constructor(loaded: LoadedProject, settings: Settings, terminal: Terminal, ask: Ask) {
    this.loaded = loaded
    this.places = new Places(loaded.sources, loaded.folder)
    this.#settings = settings
    this.#terminal = terminal
    this.#ask = ask
  }

  static async open(
    settings: Settings,
    terminal: Terminal,
    ask = askWorkers(settings.jobs),
  ): Promise<ProjectRun | string> {
    const loaded = await openProject(settings.inputs[0], settings.includeRoot)
    return typeof loaded === 'string' ? loaded : new ProjectRun(loaded, settings, terminal, ask)
  }

  get cacheFolder(): string {
    return this.#settings.cache ?? join(this.loaded.folder, stateFolder, 'cache')
  }

  openCache(): JobCache {
    const { folder, includeRoot } = this.loaded
    return new JobCache(this.cacheFolder, folder, createDiskHost(includeRoot))
  }

  /** Nothing was worth a message until now. */
  get isQuiet(): boolean {
    return this.loaded.sink.reported.length === 0 && this.#reported.length === 0
  }

  /**
   * Where everything is; outputs are not made. Undefined, with everything said, when nothing can be made of it: a wrong project file, a
   * shader with errors.
   */
  async compile(lock: Lock, holdsReport: boolean): Promise<CompiledProject | undefined> {
    const { sink, units } = this.loaded
    if (sink.errorCount > 0) {
      await this.printReport()
      return undefined
    }
    const compiled = await this.compileUnits(units, lock, { keepsGoing: true, onlyReflects: true })
    const isBroken = sink.errorCount > 0 || compiled.answers.some(({ ok }) => !ok)
    if (isBroken || !holdsReport) await this.printReport()
    return isBroken ? undefined : compiled
  }

  /** Whatever fails, the others go on; problems of the layouts are in the sink, messages of compilations in the report. */
  async compileUnits(
    units: readonly Unit[],
    lock: Lock,
    { keepsGoing, onlyReflects }: { readonly keepsGoing: boolean; readonly onlyReflects: boolean },
  ): Promise<CompiledProject> {
    const { folder, sink } = this.loaded
    let progress: Progress | undefined
    let failed = false
    const step = (answer: UnitAnswer): void => {
      const { job, ok, diagnostics, isSkipped } = answer
      if (isSkipped) return
      if (!ok) failed = true
      this.#reported.push(...this.places.reported(diagnostics, job.unit.id))
      const error = diagnostics.find(({ severity }) => severity === 'error')?.message
      progress?.step({ id: job.unit.id, ok, error })
    }
    const begin = (total: number): void => {
      progress?.clear()
      progress = createProgress(total, this.#terminal, () => performance.now())
    }
    const options = {
      folder,
      ask: this.#ask,
      cache: this.cacheFolder,
      includeRoot: this.loaded.includeRoot,
      onlyReflects,
      isStopped: () => failed && !keepsGoing,
    }
    const compiled = await compileProject(units, lock, options, { begin, step })
    progress?.clear()
    for (const plan of compiled.plans) reportProblems(plan, this.places, sink)
    this.openCache().prune(this.#settings.cacheMegabytes * megabyte)
    return compiled
  }

  /** Those that compilations looked for and did not find. */
  missingFiles(answers: readonly UnitAnswer[]): string[] {
    const cache = this.openCache()
    const reads = answers.flatMap(({ job }) => cache.readsOf({ line: 1, text: jobText(job, this.loaded.folder) }) ?? [])
    return reads.flatMap(({ what, path, hash }) => (what === 'file' && hash === undefined ? [path] : []))
  }

  async printReport(): Promise<void> {
    const { sink, sources } = this.loaded
    const reported = [...sink.reported, ...this.#reported]
    await printReport([{ reported, sources }], this.#settings, this.#terminal)
  }

  /** For people who watch. */
  say(text: string): void {
    if (isForPeople(this.#settings.format)) this.#terminal.error(`descry: ${text}\n`)
  }
}
