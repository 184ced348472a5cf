// Random shaders of every kind before every judge: what all levels of optimisation, the targets that can be run here, and DXC say of them.
//
//   npx tsx tools/random-shaders.ts --count 1000 [--kind waves,numbers] [--seed N] [--jobs 8] [--minutes 20]
//                                   [--judge-every N] [--dxc PATH] [--dxv PATH] [--keep DIR]
//
// --count is of each kind; --jobs processes work at once. With --judge-every 8, what a shader means, -O3 and its container are asked about
// every shader, and each of the other judges (other levels and targets, DXC, the validator) about every eighth; the table at the end
// counts what was asked. What differs is printed once for each class, with the seed that repeats it
// (`--kind K --seed S --count 20`), and --keep writes the shortest programs of each class. `npm test` tries a few programs of each kind.
//
// The long run, 100,000 of each kind, is one file on a machine with many cores that has Node, dxc and dxv and nothing else:
//
//   npx esbuild tools/random-shaders.ts --bundle --platform=node --format=esm --outfile=random-shaders.mjs
//   node random-shaders.mjs --count 100000 --jobs 16 --minutes 27 --judge-every 8 --dxc PATH --dxv PATH --keep found > random.log
//
// Kinds take turns, so that a run that --minutes ends has tried as many of each. What is counted and is no difference: "DXC optimises
// otherwise" (one of both removed a use of a resource that both had), "DXC -Od results" and "DXC unfolded results" (only DXC's
// optimiser, or its folding of constants, computes something else than DXC does without it).
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { workThrough } from './fuzz/pool.ts'
import { kinds } from './random/kinds.ts'
import { type Batch, type BatchReport, type Failure, serveBatches } from './random/worker.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    kind: { type: 'string', default: '' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    'judge-every': { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    dxc: { type: 'string', default: '' },
    dxv: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
})

/** Shaders that share a seed. */
const perBatch = 20
const keptOfClass = 3
const firstSeed = values.seed === undefined ? Math.floor(Math.random() * 0x3fffffff) : Number(values.seed)

/** The kinds in turn, so that a run that is stopped has tried as many of each. */
function* batches(): Generator<Batch> {
  const wanted = values.kind.split(',')
  const chosen = kinds.filter(({ name }) => wanted.some((each) => name.includes(each)))
  const most = Number(values.count)
  const every = Number(values['judge-every'])
  for (let done = 0; done < most; done += perBatch)
    for (const { name } of chosen)
      yield {
        kind: name,
        seed: firstSeed + done / perBatch,
        count: Math.min(perBatch, most - done),
        first: done,
        every,
      }
}

class Totals {
  readonly #kinds = new Map<
    string,
    { programs: number; milliseconds: number; outside: number; asked: Map<string, number> }
  >()
  readonly #refused = new Map<string, number>()
  readonly #classes = new Map<string, { count: number; kept: Failure[] }>()

  get failureCount(): number {
    return [...this.#classes.values()].reduce((sum, { count }) => sum + count, 0)
  }

  add({ batch, asked, refused, failures, milliseconds, outside }: BatchReport): void {
    const total = this.#kinds.get(batch.kind) ?? { programs: 0, milliseconds: 0, outside: 0, asked: new Map() }
    this.#kinds.set(batch.kind, total)
    total.programs += batch.count
    total.milliseconds += milliseconds
    total.outside += outside
    for (const [name, count] of Object.entries(asked)) total.asked.set(name, (total.asked.get(name) ?? 0) + count)
    for (const [why, count] of Object.entries(refused)) {
      const line = `${batch.kind}, ${why}`.replaceAll(/'[^']*'|\d+/g, '…')
      this.#refused.set(line, (this.#refused.get(line) ?? 0) + count)
    }
    for (const failure of failures) this.#fail(failure)
  }

  #fail(failure: Failure): void {
    const { kind, judge, problem, seed, count } = failure
    const key = `${kind}, ${judge}: ${problem.replaceAll(/'[^']*'|\b[0-9a-f]*\d[0-9a-f]*\b/g, '…').slice(0, 160)}`
    const known = this.#classes.get(key)
    if (known) {
      known.count++
      const longest = known.kept.at(-1)!
      if (known.kept.length >= keptOfClass && failure.text.length >= longest.text.length) return
      known.kept.push(failure)
      known.kept.sort((left, right) => left.text.length - right.text.length)
      known.kept.length = Math.min(known.kept.length, keptOfClass)
    } else {
      console.log(`new: ${kind}, ${judge}: ${problem}\n     --kind '${kind}' --seed ${seed} --count ${count}`)
      this.#classes.set(key, { count: 1, kept: [failure] })
    }
  }

  print(): void {
    for (const [line, count] of [...this.#refused].sort(([, left], [, right]) => right - left).slice(0, 20))
      console.log(`cannot be asked ${count} times: ${line}`)
    console.log(this.#table())
    for (const [key, { count }] of this.#classes) console.log(`${String(count).padStart(6)}  ${key}`)
  }

  /** Markdown: a column for each kind, and a row for each judge with how many shaders it was asked about. */
  #table(): string {
    const kindsTried = [...this.#kinds]
    const judges = new Set(kindsTried.flatMap(([, { asked }]) => [...asked.keys()]))
    const cell = (kind: string, judge: string, asked: ReadonlyMap<string, number>): string => {
      const different = [...this.#classes]
        .filter(([key]) => key.startsWith(`${kind}, ${judge}: `))
        .reduce((sum, [, { count }]) => sum + count, 0)
      return `${asked.get(judge) ?? ''}${different > 0 ? ` (${different} different)` : ''}`
    }
    const rows = [
      ['', ...kindsTried.map(([kind]) => kind)],
      ['---', ...kindsTried.map(() => '---')],
      ['programs', ...kindsTried.map(([, { programs }]) => String(programs))],
      ['milliseconds each', ...kindsTried.map(([, each]) => (each.milliseconds / each.programs).toFixed(0))],
      ['waited for DXC', ...kindsTried.map(([, each]) => (each.outside / each.programs).toFixed(1))],
      ...[...judges].map((judge) => [judge, ...kindsTried.map(([kind, { asked }]) => cell(kind, judge, asked))]),
    ]
    return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  }

  keep(folder: string): void {
    mkdirSync(folder, { recursive: true })
    for (const [index, [key, { count, kept }]] of [...this.#classes].entries())
      for (const [place, { seed, text, problem }] of kept.entries())
        writeFileSync(
          join(folder, `${index}-${place}.hlsl`),
          `// ${key} (${count} times)\n// seed ${seed}: ${problem}\n${text}`,
        )
  }
}

async function runAll(): Promise<void> {
  console.log(`seed ${firstSeed}`)
  const totals = new Totals()
  await workThrough<Batch, BatchReport>({
    batches: batches(),
    jobs: Number(values.jobs),
    until: Date.now() + Number(values.minutes) * 60_000,
    arguments: () => ['--dxc', values.dxc, '--dxv', values.dxv],
    megabytes: 1024,
    report: (report) => totals.add(report),
    died: (batch, _, how) => {
      if (how === 'stopped') return
      const failure = { ...batch, judge: 'process', problem: how, text: '' }
      totals.add({ batch, asked: {}, refused: {}, failures: [failure], milliseconds: 0, outside: 0 })
    },
  })
  totals.print()
  if (values.keep !== undefined) totals.keep(values.keep)
  process.exitCode = totals.failureCount > 0 ? 1 : 0
}

if (process.send) serveBatches(values.dxc || undefined, values.dxv || undefined)
else await runAll()
