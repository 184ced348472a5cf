// Mutates shaders and compiles them to every output: whatever is wrong with them, the compiler answers with diagnostics, in time.
//
//   npm run fuzz:mutated                                  ten minutes of the shaders in test/ and examples/
//   npm run fuzz:mutated -- --minutes 60 --keep /tmp/found FOLDER...
//   npm run fuzz:mutated -- --seed 123 --runs 1000        the first programs of a seed again
//
// Internal errors, other exceptions and programs that take more than ten seconds or a gigabyte are reported by class, the most frequent
// first; --keep writes the shortest program of each. Options of a shader are those of its `// args:` or `// RUN: %dxc` line.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom, mutate, pick } from './fuzz/mutations.ts'
import type { FuzzAnswer, FuzzJob } from './fuzz/worker.ts'

const root = join(import.meta.dirname, '..')
const limitInMilliseconds = 10_000
const limitInMegabytes = 1024

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    runs: { type: 'string', default: 'Infinity' },
    seed: { type: 'string' },
    keep: { type: 'string' },
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

  async answer(job: FuzzJob): Promise<FuzzAnswer> {
    const child = (this.#child ??= fork(join(import.meta.dirname, 'fuzz', 'worker.ts'), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${limitInMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }))
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<FuzzAnswer | string>((resolve) => {
      timer = setTimeout(() => resolve('over ten seconds'), limitInMilliseconds)
      child.removeAllListeners()
      child.once('message', (message: FuzzAnswer) => resolve(message))
      child.once('exit', () => resolve('the process died'))
      child.send(job)
    })
    clearTimeout(timer)
    if (typeof answer !== 'string') return answer
    this.close()
    return { thrown: [answer], isAccepted: false }
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

async function fuzz(shaders: readonly Shader[], seed: number): Promise<Map<string, Finding>> {
  const random = createRandom(seed)
  const texts = shaders.map(({ text }) => text)
  const findings = new Map<string, Finding>()
  const compiler = new CompilerProcess()
  const end = Date.now() + Number(values.minutes) * 60_000
  let programs = 0
  let accepted = 0
  for (; programs < Number(values.runs) && Date.now() < end; programs++) {
    const shader = pick(shaders, random)
    const job = { ...shader, text: mutate(shader.text, texts, random) }
    const { thrown, isAccepted } = await compiler.answer(job)
    if (isAccepted) accepted++
    for (const message of thrown) {
      const known = findings.get(message)
      if (!known) console.log(`new: ${message}\n     ${job.path} ${job.args.join(' ')}`)
      if (!known) findings.set(message, { count: 1, shortest: job })
      else known.count++
      if (known && job.text.length < known.shortest.text.length) known.shortest = job
    }
  }
  compiler.close()
  console.log(`${programs} programs of ${shaders.length} shaders, ${accepted} compiled to some output`)
  return findings
}

function report(findings: ReadonlyMap<string, Finding>): void {
  const sorted = [...findings].sort(([, left], [, right]) => right.count - left.count)
  for (const [index, [message, { count, shortest }]] of sorted.entries()) {
    console.log(`${String(count).padStart(5)}  ${message}\n       ${shortest.path} ${shortest.args.join(' ')}`)
    if (values.keep === undefined) continue
    mkdirSync(values.keep, { recursive: true })
    writeFileSync(
      join(values.keep, `${index}${extname(shortest.path)}`),
      `// ${shortest.args.join(' ')}\n// ${message}\n${shortest.text}`,
    )
  }
}

const places = positionals.length > 0 ? positionals : [join(root, 'test'), join(root, 'examples')]
const seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed)
console.log(`seed ${seed}`)
const findings = await fuzz(places.flatMap(shadersOf), seed)
report(findings)
if (findings.size > 0) {
  console.error(`failed; to repeat: npm run fuzz:mutated -- --seed ${seed} ${positionals.join(' ')}`)
  process.exit(1)
}
