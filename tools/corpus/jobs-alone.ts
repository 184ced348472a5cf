// A worker keeps what it has read and checked for its next jobs; no job may be answered otherwise for that. Compiles a list of batch
// jobs in one worker, in a random order, then jobs of a sample each in a process of its own, and compares answers and files.
//
//   npx tsx tools/corpus/jobs-alone.ts [--every 20] [--seed 1] JOBS.jsonl          after `npm run build`
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { within } from '../../src/cli/batch/job.ts'

interface JobLine {
  readonly id?: string
  readonly file?: string
  readonly includes?: readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
}

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [list] = positionals
if (list === undefined) throw new Error('which list of jobs?')
const temporary = mkdtempSync(join(tmpdir(), 'descry-alone-'))
const command = join(import.meta.dirname, '../../bin/descry.js')

try {
  const jobs = shuffled(readFileSync(list, 'utf8').split('\n').filter(Boolean), Number(values.seed)).map(placed)
  const together = answersOf(jobs)
  const digests = jobs.map(filesOf)
  const sample = jobs.map((_, index) => index).filter((index) => index % Number(values.every) === 0)
  const different = sample.filter((index) => {
    const [alone] = answersOf([jobs[index]!])
    return alone !== together[index] || filesOf(jobs[index]!) !== digests[index]
  })
  for (const index of different) console.log(`differs: ${jobs[index]!.id}`)
  console.log(`${jobs.length} jobs in one worker, ${sample.length} of them alone, ${different.length} differ`)
  if (different.length > 0) process.exitCode = 1
} finally {
  rmSync(temporary, { recursive: true })
}

/** The job for a list that lies elsewhere, with its files in the temporary folder. */
function placed(line: string, index: number): JobLine {
  const job = JSON.parse(line) as JobLine
  const folder = resolve(dirname(list!))
  const outputs = Object.keys(job.outputs ?? {}).map((name) => [name, join(temporary, `${index}.${name}`)])
  return {
    ...job,
    id: `${job.id ?? index}`,
    ...(job.file !== undefined && { file: within(folder, job.file) }),
    ...(job.includes && { includes: job.includes.map((path) => within(folder, path)) }),
    ...(job.outputs && { outputs: Object.fromEntries(outputs) }),
  }
}

/** Without the time they took. */
function answersOf(some: readonly JobLine[]): string[] {
  const file = join(temporary, 'jobs.jsonl')
  writeFileSync(file, some.map((job) => `${JSON.stringify(job)}\n`).join(''))
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'batch', '--jobs', '1', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  const answers = stdout.trim().split('\n')
  if (stdout === '' || answers.length !== some.length) throw new Error(`not one answer for each job: ${stderr}`)
  return answers.map((answer) => answer.replace(/"ms":[\d.]+,/, ''))
}

function filesOf({ outputs = {} }: JobLine): string {
  const hash = createHash('sha256')
  for (const path of Object.values(outputs)) hash.update(existsSync(path) ? readFileSync(path) : 'none')
  return hash.digest('hex')
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items]
  let state = seed
  for (let index = result.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (index + 1)
    const item = result[index]!
    result[index] = result[other]!
    result[other] = item
  }
  return result
}
