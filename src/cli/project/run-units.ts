// Compiles the units of a project on a pool of workers, as jobs of a batch whose answers are kept in the project's cache.
//
// Every unit leaves its outputs and its reflection in `.descry/`, one folder for each unit and family; build.ts takes them from there.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonDiagnostic } from '../../diagnostics/render/json.ts'
import { type OutputName, outputForFile, outputs } from '../../driver/outputs.ts'
import { createDiskHost } from '../../node/host.ts'
import { type Family, families } from '../../project/slots.ts'
import type { Unit, UnitOutput } from '../../project/units.ts'
import type { Reflection } from '../../reflect/reflection.ts'
import { groupBy } from '../../support/lists.ts'
import { lostAnswer } from '../batch/answer.ts'
import { type Answer, type AskOptions, askAll, poolSize, type Question } from '../batch/pool.ts'
import { workerScript } from '../batch/worker-process.ts'
import { JobCache } from '../cache/job-cache.ts'
import { writeWithFolders } from '../output.ts'

/** What of a unit is compiled at once. */
export interface UnitJob {
  readonly unit: Unit
  readonly family: Family
  readonly outputs: readonly UnitOutput[]
  /** Relative to the project: what it leaves, by output. */
  readonly staged: Readonly<Partial<Record<OutputName, string>>>
  /** What it imports: the text of a binding table. */
  readonly table?: string | undefined
}

export interface UnitAnswer {
  readonly job: UnitJob
  readonly ok: boolean
  readonly diagnostics: readonly JsonDiagnostic[]
  readonly reflection: Reflection | undefined
  /** It was not compiled: the cache had it. */
  readonly isKept: boolean
  /** It was not compiled: another permutation has the same tokens. */
  readonly isRepeated: boolean
  /** It was not begun: another one failed. */
  readonly isSkipped: boolean
}

export const stateFolder = '.descry'

/** Outputs are made for Direct3D or for Vulkan; those for any target go with what else is asked for. */
export function jobsOf(unit: Unit): UnitJob[] {
  const isVulkan = ({ name, file }: UnitOutput): boolean | undefined => {
    const { target } = outputs[outputForFile(name, file)]
    return target === undefined ? undefined : target === 'spirv' || target === 'glsl'
  }
  const vulkan = unit.outputs.filter((output) => isVulkan(output) === true)
  const others = unit.outputs.filter((output) => isVulkan(output) === false)
  const any = unit.outputs.filter((output) => isVulkan(output) === undefined)
  const isOnlyVulkan = vulkan.length > 0 && others.length === 0
  const byFamily: Readonly<Record<Family, readonly UnitOutput[]>> = {
    direct3d: isOnlyVulkan ? [] : [...others, ...any],
    vulkan: isOnlyVulkan ? [...vulkan, ...any] : vulkan,
  }
  return families
    .filter((family) => (family === 'direct3d' ? !isOnlyVulkan : vulkan.length > 0))
    .map((family) => jobOf(unit, family, byFamily[family], 'first'))
}

/** The same, once more: it leaves its files elsewhere, so that the cache finds both as they were. */
export function jobAgain({ unit, family, outputs: asked }: UnitJob, table: string): UnitJob {
  return { ...jobOf(unit, family, asked, 'again'), table }
}

/** Only what is needed to know where everything is, unless the cache has the whole already. */
function withoutOutputs(job: UnitJob, folder: string, kept: JobCache): UnitJob {
  if (isUpToDate(job, folder, kept)) return job
  const { reflection, dependencies } = job.staged
  const [target] = job.outputs.flatMap(({ name, file }) => outputs[outputForFile(name, file)].target ?? [])
  const args = target === undefined ? job.unit.args : [...job.unit.args, '--target', target]
  return { ...job, unit: { ...job.unit, args }, staged: { reflection, dependencies } }
}

function jobOf(unit: Unit, family: Family, asked: readonly UnitOutput[], round: 'first' | 'again'): UnitJob {
  const folder = `${stateFolder}/${family}/${digest(unit.id)}/${round}`
  const staged: Partial<Record<OutputName, string>> = {}
  for (const { name, file } of asked) {
    const output = outputForFile(name, file)
    staged[output] = `${folder}/${output}${outputs[output].extension}`
  }
  staged.reflection = `${folder}/reflection.json`
  staged.dependencies = `${folder}/dependencies.d`
  return { unit, family, outputs: asked, staged }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Answers the jobs of a project: processes on this machine, or others on many. */
export type Ask = (questions: readonly Question[], run: ProjectPlaces, options: AskOptions) => Promise<void>

export interface ProjectPlaces {
  /** Where the project lies: paths of jobs are relative to it. */
  readonly folder: string
  readonly cache: string
  /** Nothing outside of it is read. */
  readonly includeRoot: string | undefined
}

export interface RunOptions extends ProjectPlaces {
  readonly ask: Ask
  /** No outputs are made. */
  readonly onlyReflects: boolean
  /** Called for each, in order. */
  readonly answered: (answer: UnitAnswer) => void
  /** Nothing new is begun once this is true. */
  readonly isStopped?: () => boolean
}

export async function runUnits(wanted: readonly UnitJob[], options: RunOptions): Promise<void> {
  const { folder, cache, includeRoot, onlyReflects } = options
  const kept = new JobCache(cache, folder, createDiskHost(includeRoot))
  const jobs = onlyReflects ? wanted.map((job) => withoutOutputs(job, folder, kept)) : wanted
  const questions = withRepeats(
    jobs,
    jobs.map((job, index) => questionOf(job, index, folder)),
  )
  const known = new Set<Question>()
  let next = 0
  await options.ask(questions, options, {
    known(question) {
      const answer = kept.find(question)
      if (answer) known.add(question)
      return answer
    },
    lost: lostAnswer,
    isStopped: options.isStopped,
    answered(answer) {
      const index = next++
      options.answered(unitAnswer(wanted[index]!, answer, folder, known.has(questions[index]!)))
    },
  })
}

/** Marks those that may have the same tokens as another permutation. */
function withRepeats(jobs: readonly UnitJob[], questions: readonly Question[]): readonly Question[] {
  const keyOf = ({ unit, family }: UnitJob): string => `${family} ${unit.shader}`
  const groups = groupBy(jobs, keyOf)
  return questions.map((question, index) =>
    groups.get(keyOf(jobs[index]!))!.length > 1 ? { ...question, mayRepeat: true } : question,
  )
}

/** On this machine, so many at a time. */
export function askWorkers(jobs: number | undefined): Ask {
  const pool = { script: workerScript(), size: poolSize(jobs) }
  return (questions, { folder, cache, includeRoot }, options) =>
    askAll(questions, { ...options, ...pool, words: [folder, cache, includeRoot ?? ''] })
}

/** Would the cache answer? Nothing is compiled, or written. */
export function isUpToDate(job: UnitJob, folder: string, kept: JobCache): boolean {
  return kept.has(questionOf(job, 0, folder))
}

function questionOf(job: UnitJob, index: number, folder: string): Question {
  return { line: index + 1, text: jobText(job, folder) }
}

/** As a line of a batch. */
export function jobText({ unit, family, staged, table }: UnitJob, folder: string): string {
  const args = [...unit.args]
  if (table !== undefined) args.push('-import-binding-table', writeTable(table, folder))
  return JSON.stringify({
    id: `${unit.id} (${family})`,
    command: 'compile',
    file: unit.file,
    entry: unit.entry,
    ...(unit.profile !== undefined && { profile: unit.profile }),
    defines: unit.defines,
    includes: unit.includes,
    args,
    outputs: staged,
  })
}

/** The same table is the same file, so that the cache knows it again. */
function writeTable(text: string, folder: string): string {
  const path = `${folder}/${stateFolder}/layouts/${digest(text)}.csv`
  if (!existsSync(path)) writeWithFolders(path, text, [])
  return path
}

function unitAnswer(job: UnitJob, answer: Answer, folder: string, isKept: boolean): UnitAnswer {
  const { ok, text, isSkipped = false, isRepeated = false } = answer
  const { diagnostics } = JSON.parse(text) as { readonly diagnostics: readonly JsonDiagnostic[] }
  const reflection = ok ? readReflection(join(folder, job.staged.reflection!)) : undefined
  return { job, ok: ok && reflection !== undefined, diagnostics, reflection, isKept, isRepeated, isSkipped }
}

function readReflection(path: string): Reflection | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Reflection
  } catch {
    return undefined
  }
}
