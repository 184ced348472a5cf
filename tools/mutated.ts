// Mutates shaders and compiles them to every output: whatever is wrong with them, the compiler answers with diagnostics, in time.
//
//   npm run fuzz:mutated                                  ten minutes of the shaders in test/ and examples/
//   npm run fuzz:mutated -- --minutes 60 --jobs 8 --keep /tmp/found FOLDER...
//   npm run fuzz:mutated -- --seed 123 --runs 250         the programs of one seed again
//   npm run fuzz:mutated -- --judges                      glslangValidator and spirv-val look at GLSL and SPIR-V
//   npm run fuzz:mutated -- --unmutated FOLDER...         every shader once, as it is
//   npm run fuzz:mutated -- --again FILE...               programs that --keep has written, as they are
//
// All outputs means: all rows of src/driver/outputs.ts, for each of the four targets. What the front end refuses is refused for every
// target alike and is tried for one, each in its turn. Then one of the commands (fuzz/commands.ts) or the language service (fuzz/service.ts)
// is asked about the program, in turn. Containers are read back, and HLSL that was written is compiled again.
//
// Internal errors, other exceptions and programs that take more than ten seconds or a gigabyte are reported by class, the most frequent
// first; so is HLSL that was written and does not compile again. --keep writes the shortest program of each. Options of a shader are
// those of its `// args:` or `// RUN: %dxc` line, or of the entry points that it seems to have; a list of jobs for `descry batch` may
// stand in place of a folder. Shaders of more than --longest characters are left out: what is wrong with a compiler
// shows in short ones as well, and a long one takes the time of ten.
//
// The long run, a million programs, is one file on a machine with many cores that has Node and a folder of shaders:
//
//   npx esbuild tools/mutated.ts --bundle --platform=node --format=esm --outfile=mutated.mjs
//   node mutated.mjs --jobs 16 --minutes 15 --keep found shaders > mutated.log
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { workThrough } from './fuzz/pool.ts'
import { type Shader, shadersOf } from './fuzz/shaders.ts'
import { type FuzzJob, tryAll, turnsOfAll } from './fuzz/try.ts'
import { type CurrentProgram, type FuzzBatch, type FuzzReport, serveBatches } from './fuzz/worker.ts'

const root = join(import.meta.dirname, '..')
const limitInMegabytes = 1024
const perBatch = 250
/** Ten seconds of work can take longer on a busy machine: a process measures its own (measure.ts), and is killed only after these. */
const killAfterSeconds = 90
/** Of a program that is under way when the run ends. */
const longestSeconds = 15

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    runs: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    longest: { type: 'string', default: '6000' },
    seed: { type: 'string' },
    keep: { type: 'string' },
    again: { type: 'boolean', default: false },
    unmutated: { type: 'boolean', default: false },
    /** glslangValidator and spirv-val look at GLSL and SPIR-V that is written. */
    judges: { type: 'boolean', default: false },
    /** Where a process that serves says what it tries. */
    current: { type: 'string' },
  },
})

interface Finding {
  count: number
  shortest: FuzzJob
}

/** What all processes said. */
class Summary {
  readonly #findings = new Map<string, Finding>()
  readonly #start = Date.now()
  #programs = 0
  #compiled = 0
  #slowest: FuzzReport['slowest'] = { milliseconds: 0, what: 'nothing' }
  #megabytes = 0
  #milliseconds = 0

  get hasFindings(): boolean {
    return this.#findings.size > 0
  }

  add({ programs, compiled, problems, slowest, megabytes, milliseconds }: FuzzReport): void {
    this.#programs += programs
    this.#compiled += compiled
    this.#milliseconds += milliseconds
    if (slowest.milliseconds > this.#slowest.milliseconds) this.#slowest = slowest
    this.#megabytes = Math.max(this.#megabytes, megabytes)
    for (const { message, job } of problems) this.find(message, job)
  }

  find(message: string, job: FuzzJob): void {
    const known = this.#findings.get(message)
    if (!known) {
      console.log(`new: ${message}\n     ${job.path} ${job.args.join(' ')}`)
      this.#findings.set(message, { count: 1, shortest: job })
      keep(this.#findings.size - 1, message, job)
      return
    }
    known.count++
    if (job.text.length < known.shortest.text.length) known.shortest = job
  }

  print(): void {
    const seconds = (Date.now() - this.#start) / 1000
    console.log(
      `${this.#programs} programs, ${(this.#programs / seconds).toFixed(1)} a second, ${(this.#milliseconds / this.#programs).toFixed(1)} ms of processor time each`,
    )
    console.log(`${this.#compiled} compiled to some output, ${this.#programs - this.#compiled} refused for all`)
    console.log(`slowest: ${this.#slowest.milliseconds} ms (${this.#slowest.what})`)
    console.log(`largest process: ${this.#megabytes} MB`)
    const found = [...this.#findings].map(([message, finding], index) => ({ message, index, ...finding }))
    for (const { message, index, count, shortest } of found.sort((left, right) => right.count - left.count)) {
      console.log(`${String(count).padStart(5)}  ${message}\n       ${shortest.path} ${shortest.args.join(' ')}`)
      keep(index, message, shortest)
    }
  }
}

function keep(index: number, message: string, { path, args, text }: FuzzJob): void {
  if (values.keep === undefined) return
  mkdirSync(values.keep, { recursive: true })
  writeFileSync(
    join(values.keep, `${index}${extname(path)}`),
    `// args: ${args.join(' ')}\n// ${message} in ${path}\n${text}`,
  )
}

async function again(shaders: readonly Shader[]): Promise<void> {
  for (const shader of shaders) {
    const messages = new Set<string>()
    for (let turn = 0; turn < turnsOfAll; turn++)
      for (const message of (await tryAll(shader, turn)).thrown) messages.add(message)
    for (const message of messages) console.log(`${shader.path}: ${message}`)
    if (messages.size > 0) process.exitCode = 1
  }
}

function* batches(seed: number): Generator<FuzzBatch> {
  const most = values.unmutated ? shaders.length : Number(values.runs)
  for (let done = 0; done < most; done += perBatch) {
    const batch = { seed: seed + done / perBatch, count: Math.min(perBatch, most - done) }
    yield values.unmutated ? { ...batch, first: done } : batch
  }
}

async function runAll(shaders: readonly Shader[]): Promise<void> {
  if (shaders.length === 0)
    throw new Error(`no shaders of at most ${values.longest} characters in ${places.join(', ')}`)
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x3fffffff) : Number(values.seed)
  console.log(`seed ${seed}, ${shaders.length} shaders`)
  const folder = mkdtempSync(join(tmpdir(), 'mutated-'))
  const currentFile = (job: number) => join(folder, `${job}.json`)
  /** How long a process has been at its program. */
  const secondsAt = (job: number): number => {
    const written = statSync(currentFile(job), { throwIfNoEntry: false })?.mtimeMs
    return written === undefined ? 0 : (Date.now() - written) / 1000
  }
  const summary = new Summary()
  await workThrough<FuzzBatch, FuzzReport>({
    batches: batches(seed),
    jobs: Number(values.jobs),
    until: Date.now() + Number(values.minutes) * 60_000,
    arguments: (job) => [
      ...(values.judges ? ['--judges'] : []),
      ...['--current', currentFile(job), '--longest', values.longest, ...places],
    ],
    megabytes: limitInMegabytes,
    report: (report) => summary.add(report),
    died: (_, job, how) => {
      const current = JSON.parse(readFileSync(currentFile(job), 'utf8').split('\n')[0]!) as CurrentProgram
      const { index, problems } = current
      const isProblem = how !== 'stopped' || secondsAt(job) > longestSeconds
      const all = isProblem ? [...problems, { message: how, job: current.job }] : problems
      summary.add({ ...nothing, programs: index + (isProblem ? 1 : 0), problems: all })
    },
    hangs: (job) => secondsAt(job) > killAfterSeconds,
  })
  rmSync(folder, { recursive: true })
  summary.print()
  if (summary.hasFindings) process.exitCode = 1
}

const nothing: FuzzReport = {
  programs: 0,
  compiled: 0,
  problems: [],
  slowest: { milliseconds: 0, what: 'nothing' },
  megabytes: 0,
  milliseconds: 0,
}
const places = positionals.length > 0 ? positionals : [join(root, 'test'), join(root, 'examples')]
const shaders = places.flatMap((place) => shadersOf(place, values.again ? undefined : Number(values.longest)))
if (values.again) await again(shaders)
else if (process.send && values.current !== undefined) serveBatches(shaders, values.current)
else await runAll(shaders)
