// `.descry/last-build.json`: what a build that had nothing to say was made from, so that the next one can see in no time that nothing changed.
//
//   project and options the same, every file that was read or looked for as it was, every output as it was written   =>   nothing to do
//
// A file with the size and time of last time is the same, unless it is so young that a later change could have the same time: such files, and
// those with another time, are compared by their hash.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskHost } from '../../node/host.ts'
import { buildIdentity, type JobCache } from '../cache/job-cache.ts'
import { Answers, type Read } from '../cache/reads.ts'
import { hashOf } from '../cache/store.ts'
import { factsOf } from '../input.ts'
import { writeWithFolders } from '../output.ts'
import { lockedJobs } from './compile-project.ts'
import type { LoadedProject } from './load.ts'
import { jobText, stateFolder, type UnitAnswer } from './run-units.ts'

/** Size and time; null when there is nothing. */
type Facts = readonly [size: number, time: number] | null

interface Stamp {
  /** Of the program, the project and its jobs. */
  readonly key: string
  readonly time: number
  readonly read: readonly (Read & { readonly facts: Facts })[]
  readonly written: readonly { readonly path: string; readonly hash: string; readonly facts: Facts }[]
  readonly compilations: number
  readonly shared: number
}

/** Times of files may be as coarse as this. */
const coarse = 2000

export interface Unchanged {
  readonly compilations: number
  /** Outputs that are the same as another permutation's. */
  readonly shared: number
  /** Everything that was read, or looked for and not found. */
  readonly files: readonly string[]
}

/** What the last build was, if this one would do nothing. */
export function findUnchanged(project: LoadedProject): Unchanged | undefined {
  const stamp = readStamp(project.folder)
  if (stamp?.key !== keyOf(project)) return undefined
  const answers = new Answers(createDiskHost(project.includeRoot))
  const isOld = (facts: Facts): boolean => facts === null || facts[1] < stamp.time - coarse
  const areReadSame = stamp.read.every(
    ({ what, path, hash, facts }) =>
      (isOld(facts) && sameFacts(facts, sizeAndTime(path))) || answers.hash(what, path) === hash,
  )
  if (!areReadSame) return undefined
  const areWrittenSame = stamp.written.every(
    ({ path, hash, facts }) => (isOld(facts) && sameFacts(facts, sizeAndTime(path))) || hashOfFile(path) === hash,
  )
  if (!areWrittenSame) return undefined
  const files = stamp.read.flatMap(({ what, path }) => (what === 'file' ? [path] : []))
  return { compilations: stamp.compilations, shared: stamp.shared, files }
}

/** `outputs` are paths. A build that cannot be remembered is only slower the next time. */
export function rememberBuild(
  project: LoadedProject,
  answers: readonly UnitAnswer[],
  outputs: readonly string[],
  shared: number,
  cache: JobCache,
): void {
  const { folder } = project
  const time = Date.now()
  const read = new Map<string, Read>()
  for (const { job } of answers) {
    const reads = cache.readsOf({ line: 1, text: jobText(job, folder) })
    if (!reads) return
    for (const one of reads) read.set(`${one.what} ${one.path}`, one)
  }
  const stamp: Stamp = {
    key: keyOf(project),
    time,
    read: [...read.values()].map((one) => ({ ...one, facts: sizeAndTime(one.path) })),
    written: outputs.map((path) => ({ path, hash: hashOfFile(path) ?? '', facts: sizeAndTime(path) })),
    compilations: answers.length,
    shared,
  }
  writeWithFolders(stampPath(folder), JSON.stringify(stamp), [])
}

function keyOf({ folder, path, units, lock, outputFolder, includeRoot }: LoadedProject): string {
  const jobs = lockedJobs(units, lock).map((job) => [jobText(job, folder), job.outputs])
  return hashOf(JSON.stringify([buildIdentity(), process.cwd(), path, includeRoot ?? null, outputFolder, jobs]))
}

function stampPath(folder: string): string {
  return join(folder, stateFolder, 'last-build.json')
}

function readStamp(folder: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampPath(folder), 'utf8')) as Stamp
  } catch {
    return undefined
  }
}

function sizeAndTime(path: string): Facts {
  const facts = factsOf(path)
  return facts ? [facts.size, facts.mtimeMs] : null
}

function sameFacts(left: Facts, right: Facts): boolean {
  return left === null || right === null ? left === right : left[0] === right[0] && left[1] === right[1]
}

function hashOfFile(path: string): string | undefined {
  try {
    return hashOf(readFileSync(path))
  } catch {
    return undefined
  }
}
