// Mutates shaders and compiles them to every output: whatever is wrong with them, the compiler answers with diagnostics, in time.
//
//   npm run fuzz:mutated                                  ten minutes of the shaders in test/ and examples/
//   npm run fuzz:mutated -- --minutes 60 --keep /tmp/found FOLDER...
//   npm run fuzz:mutated -- --seed 123 --runs 1000        the first programs of a seed again
//   npm run fuzz:mutated -- --again FILE...               programs that --keep has written, as they are
//
// Internal errors, other exceptions and programs that take more than ten seconds or a gigabyte are reported by class, the most frequent
// first; so is HLSL that was written and does not compile again. --keep writes the shortest program of each. Options of a shader are
// those of its `// args:` or `// RUN: %dxc` line. Half of the programs are mutants of mutants that compile, which reach further.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom, mutate, pick } from './fuzz/mutations.ts'
import { type FuzzAnswer, type FuzzJob, tryAll } from './fuzz/try.ts'

const root = join(import.meta.dirname, '..')
const limitInMegabytes = 1024
/** Ten seconds of work can take longer on a busy machine: the process measures its own (worker.ts), and is killed only after this. */
const killAfterMilliseconds = 300_000
const jobsAtOnce = 32
const mostSurvivors = 2000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    runs: { type: 'string', default: 'Infinity' },
    seed: { type: 'string' },
    keep: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
})

interface Shader {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

function shadersOf(place: string): Shader[] {
  const files = statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file))
  return files
    .filter((file) => /\.(?:hlsl|slang)$/.test(file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => text.length < 20_000)
    .map(({ path, text }) => ({ path, text, args: argumentsOf(text) }))
}

/** Without names of files, and without what asks for another output. */
function argumentsOf(text: string): string[] {
  const line = /^\s*\/\/\s*(?:args:|RUN:\s*%dxc)\s+([^|&>\n]*)/m.exec(text)?.[1] ?? ''
  const words = line.trim().split(/\s+/)
  return words.filter(
    (word) => word !== '' && word !== '%s' && !/^[-/](?:Fo|Fc|Fd|Fh|Fre|fcgl|ast-dump|spirv)/.test(word),
  )
}

/** One process that compiles; a new one takes its place when it dies or takes too long. */
class CompilerProcess {
  #child: ChildProcess | undefined

  /** What it said of each job. All are sent at once, so that the process never waits for the next. */
  async answers(jobs: readonly FuzzJob[]): Promise<FuzzAnswer[]> {
    const answers: FuzzAnswer[] = []
    while (answers.length < jobs.length) {
      const problem = await this.#send(jobs.slice(answers.length), answers)
      if (problem === undefined) continue
      this.close()
      answers.push({ thrown: [problem], isAccepted: false })
    }
    return answers
  }

  /** Adds answers as they come. Returns what went wrong with the job after the last of them. */
  #send(jobs: readonly FuzzJob[], answers: FuzzAnswer[]): Promise<string | undefined> {
    const child = (this.#child ??= fork(join(import.meta.dirname, 'fuzz', 'worker.ts'), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${limitInMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }))
    child.removeAllListeners()
    const end = answers.length + jobs.length
    return new Promise((resolve) => {
      const startTimer = () => setTimeout(() => resolve('over five minutes'), killAfterMilliseconds)
      let timer = startTimer()
      const finish = (problem?: string) => {
        clearTimeout(timer)
        resolve(problem)
      }
      child.on('message', (answer: FuzzAnswer) => {
        answers.push(answer)
        clearTimeout(timer)
        timer = startTimer()
        if (answers.length === end) finish()
      })
      child.once('exit', () => finish('the process died'))
      for (const job of jobs) child.send(job)
    })
  }

  close(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

interface Finding {
  count: number
  shortest: FuzzJob
}

class Findings {
  readonly all = new Map<string, Finding>()

  add(message: string, job: FuzzJob): void {
    const known = this.all.get(message)
    if (!known) {
      console.log(`new: ${message}\n     ${job.path} ${job.args.join(' ')}`)
      this.all.set(message, { count: 1, shortest: job })
      keep(this.all.size - 1, message, job)
      return
    }
    known.count++
    if (job.text.length < known.shortest.text.length) known.shortest = job
  }
}

async function fuzz(shaders: readonly Shader[], seed: number): Promise<Map<string, Finding>> {
  const random = createRandom(seed)
  const texts = shaders.map(({ text }) => text)
  const findings = new Findings()
  const compiler = new CompilerProcess()
  const end = Date.now() + Number(values.minutes) * 60_000
  const most = Number(values.runs)
  /** Mutated programs that compile, to be mutated further. */
  const survivors: Shader[] = []
  let programs = 0
  let accepted = 0
  while (programs < most && Date.now() < end) {
    const jobs = Array.from({ length: Math.min(jobsAtOnce, most - programs) }, (): FuzzJob => {
      const shader = survivors.length > 0 && random() < 0.5 ? pick(survivors, random) : pick(shaders, random)
      return { ...shader, text: mutate(shader.text, texts, random) }
    })
    const answers = await compiler.answers(jobs)
    for (const [index, { thrown, isAccepted }] of answers.entries()) {
      const job = jobs[index]!
      if (isAccepted) {
        accepted++
        if (survivors.length < mostSurvivors) survivors.push(job)
        else survivors[Math.floor(random() * mostSurvivors)] = job
      }
      for (const message of thrown) findings.add(message, job)
    }
    programs += jobs.length
  }
  compiler.close()
  console.log(`${programs} programs of ${shaders.length} shaders, ${accepted} compiled to some output`)
  return findings.all
}

function keep(index: number, message: string, { path, args, text }: FuzzJob): void {
  if (values.keep === undefined) return
  mkdirSync(values.keep, { recursive: true })
  writeFileSync(
    join(values.keep, `${index}${extname(path)}`),
    `// args: ${args.join(' ')}\n// ${message} in ${path}\n${text}`,
  )
}

function report(findings: ReadonlyMap<string, Finding>): void {
  const found = [...findings].map(([message, finding], index) => ({ message, index, ...finding }))
  for (const { message, index, count, shortest } of found.sort((left, right) => right.count - left.count)) {
    console.log(`${String(count).padStart(5)}  ${message}\n       ${shortest.path} ${shortest.args.join(' ')}`)
    keep(index, message, shortest)
  }
}

async function again(shaders: readonly Shader[]): Promise<void> {
  for (const shader of shaders) {
    const { thrown } = await tryAll(shader)
    for (const message of thrown) console.log(`${shader.path}: ${message}`)
    if (thrown.length > 0) process.exitCode = 1
  }
}

const places = positionals.length > 0 ? positionals : [join(root, 'test'), join(root, 'examples')]
if (values.again) await again(places.flatMap(shadersOf))
else await main(places.flatMap(shadersOf))

async function main(shaders: readonly Shader[]): Promise<void> {
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed)
  console.log(`seed ${seed}`)
  const findings = await fuzz(shaders, seed)
  report(findings)
  if (findings.size === 0) return
  console.error(`failed; to repeat: npm run fuzz:mutated -- --seed ${seed} ${positionals.join(' ')}`)
  process.exitCode = 1
}
