// What the processes of tools/mutated.ts do: they make the programs of a seed and try each.
//
// Half of the programs are mutants of mutants that compiled, which reach further; of the others, nearly all are mutants of shaders that the
// front end takes as they are. What only differs in comments or space from a program of the same seed is not tried: a fifth of all mutants
// would be. The program that is tried is in a file, so that whoever
// started the process knows of which one it died.
import { openSync, writeSync } from 'node:fs'
import type { Slowest } from './measure.ts'
import { mutate } from './mutations.ts'
import { createRandom, pick, type Random } from './random.ts'
import type { Shader } from './shaders.ts'
import { type FuzzJob, isWorthMutating, tryAll } from './try.ts'
import { mutateArguments } from './vocabulary.ts'

export interface FuzzBatch {
  readonly seed: number
  readonly count: number
  /** The shaders from this one on, as they are. */
  readonly first?: number
}

export interface FoundProblem {
  readonly message: string
  readonly job: FuzzJob
}

export interface FuzzReport {
  readonly programs: number
  /** To some output. */
  readonly compiled: number
  readonly problems: readonly FoundProblem[]
  /** The program that took the longest, and what of it. */
  readonly slowest: Slowest
  /** The most that the process has ever had. */
  readonly megabytes: number
  /** Of processor time. */
  readonly milliseconds: number
}

/** What the first line of the file says about the program that is tried. */
export interface CurrentProgram {
  readonly index: number
  readonly job: FuzzJob
  /** Of those before it. */
  readonly problems: readonly FoundProblem[]
}

/** Until the process that started this one is done. */
export function serveBatches(shaders: readonly Shader[], currentFile: string): void {
  const file = openSync(currentFile, 'w')
  process.on('message', async (batch: FuzzBatch) => {
    process.send!(await tryBatch(batch, shaders, file))
  })
  process.on('disconnect', () => process.exit())
}

/** Whether they are worth mutating, known for those that were ever picked. */
const worth = new Map<Shader, boolean>()

/** One that is, but for every tenth. */
function pickShader(shaders: readonly Shader[], random: Random): Shader {
  const isAnyGood = random() < 0.1
  for (let picks = 0; picks < 100; picks++) {
    const shader = pick(shaders, random)
    let isWorth = worth.get(shader)
    if (isWorth === undefined) worth.set(shader, (isWorth = isWorthMutating(shader)))
    if (isWorth || isAnyGood) return shader
  }
  return pick(shaders, random)
}

async function tryBatch(
  { seed, count, first }: FuzzBatch,
  shaders: readonly Shader[],
  file: number,
): Promise<FuzzReport> {
  const random = createRandom(seed)
  const texts = shaders.map(({ text }) => text)
  const survivors: FuzzJob[] = []
  const problems: FoundProblem[] = []
  const tried = new Set<string>()
  const start = process.cpuUsage()
  let slowest: Slowest = { milliseconds: 0, what: 'nothing' }
  for (let index = 0; index < count; index++) {
    const pickAny = (): FuzzJob =>
      survivors.length > 0 && random() < 0.5 ? pick(survivors, random) : pickShader(shaders, random)
    const job = first === undefined ? newMutant(pickAny, texts, tried, random) : shaders[first + index]!
    const current: CurrentProgram = { index, job, problems }
    writeSync(file, `${JSON.stringify(current)}\n`, 0)
    const answer = await tryAll(job, (first ?? 0) + index)
    if (answer.isAccepted) survivors.push(job)
    for (const message of answer.thrown) problems.push({ message, job })
    if (answer.slowest.milliseconds > slowest.milliseconds)
      slowest = { ...answer.slowest, what: `${answer.slowest.what} of ${job.path}` }
  }
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  const { user, system } = process.cpuUsage(start)
  const milliseconds = (user + system) / 1000
  return { programs: count, compiled: survivors.length, problems, slowest, megabytes, milliseconds }
}

function newMutant(pickAny: () => FuzzJob, texts: readonly string[], tried: Set<string>, random: Random): FuzzJob {
  for (;;) {
    const shader = pickAny()
    tried.add(codeOf(shader))
    const text = mutate(shader.text, texts, random)
    const args = random() < 0.1 ? mutateArguments(shader.args, random) : shader.args
    const job = { ...shader, text, args }
    const code = codeOf(job)
    if (tried.has(code)) continue
    tried.add(code)
    return job
  }
}

/** What the compiler sees of a program, more or less. */
function codeOf({ text, args }: FuzzJob): string {
  return `${args.join(' ')} ${text.replaceAll(/(?:\/\/.*|\s)+/g, ' ')}`
}
