// Changes shaders at one place each and asks who takes the result: a program that Clang and DXC both refuse must be refused here, one that
// both take must be taken, and `--rules dxc` must take what DXC takes.
//
//   npx tsx tools/refusals.ts --dxc dxc [--clang clang-22] [--minutes 10] [--runs N] [--seed N] [--jobs N] [--longest 3000]
//                             [--cache FILE] [--keep DIR] [--show N] [FOLDER...]
//   npx tsx tools/refusals.ts --dxc dxc --again FILE...      programs that --keep has written, as they are
//
// The shaders are those of test/ and examples/, or of the folders. First each is given to both as it is: what Clang refuses for want of a
// feature (textures, most stages) tells nothing about its mutants, which count for DXC alone; --cache keeps these answers. Differences are
// grouped by message, the most frequent first, with the line that was changed in the shortest program; --keep writes that program.
// What is meant to differ stands with its reason in refusals/known.ts. Without --dxc the comparison is with Clang alone.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { groupBy } from '../src/support/lists.ts'
import { workThrough } from './fuzz/pool.ts'
import { type Shader, shadersOf } from './fuzz/shaders.ts'
import { compare, type Difference, judge, kinds, mutants, type Original } from './refusals/compare.ts'
import { createJudges, optionsOf } from './refusals/judges.ts'

const root = join(import.meta.dirname, '..')
const perBatch = 50

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clang: { type: 'string', default: 'clang-22' },
    dxc: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    runs: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    longest: { type: 'string', default: '3000' },
    seed: { type: 'string' },
    cache: { type: 'string' },
    keep: { type: 'string' },
    show: { type: 'string', default: '40' },
    again: { type: 'boolean', default: false },
  },
})
const places = positionals.length > 0 ? positionals : [join(root, 'test'), join(root, 'examples')]
type Answers = Pick<Original, 'isTakenByClang' | 'isTakenByDxc'>
/** By the hash of text and arguments. */
type Cache = Record<string, Answers>

/** A part of the shaders to be judged as they are, or the mutants of a seed. */
type Batch =
  | { readonly kind: 'judge'; readonly from: number; readonly count: number }
  | { readonly kind: 'mutate'; readonly seed: number; readonly count: number; readonly cache: Cache }
interface Report {
  readonly answers: Cache
  readonly programs: number
  readonly differences: readonly Difference[]
}

function keyOf({ text, args }: Shader): string {
  return createHash('sha1')
    .update(`${values.clang} ${values.dxc} ${args.join(' ')}\n${text}`)
    .digest('hex')
}

function originalsOf(shaders: readonly Shader[], cache: Cache): Original[] {
  return shaders
    .map((shader) => ({ ...shader, ...(cache[keyOf(shader)] ?? { isTakenByClang: false, isTakenByDxc: false }) }))
    .filter(({ isTakenByClang, isTakenByDxc }) => (values.dxc === undefined ? isTakenByClang : isTakenByDxc))
}

function serve(shaders: readonly Shader[]): void {
  const judges = createJudges(values.clang, values.dxc)
  let originals: readonly Original[] | undefined
  process.on('message', (batch: Batch) => {
    const report = { answers: {} as Cache, programs: 0, differences: [] as Difference[] }
    if (batch.kind === 'judge') {
      for (const shader of shaders.slice(batch.from, batch.from + batch.count))
        report.answers[keyOf(shader)] = judge(judges, shader)
    } else {
      originals ??= originalsOf(shaders, batch.cache)
      for (const program of mutants(originals, batch.seed, batch.count)) {
        report.programs++
        report.differences.push(...compare(judges, program))
      }
    }
    process.send!(report)
  })
  process.on('disconnect', () => process.exit())
}

async function work(batches: Iterator<Batch>, until: number, report: (report: Report) => void): Promise<void> {
  await workThrough<Batch, Report>({
    batches,
    jobs: Number(values.jobs),
    until,
    arguments: () => process.argv.slice(2),
    megabytes: 1024,
    report,
    died: (batch, _, how) =>
      how === 'stopped' || console.log(`a process ended: ${how} (${JSON.stringify(batch).slice(0, 80)})`),
  })
}

/** The answers about the shaders as they are, known or asked for. */
async function judgeAll(shaders: readonly Shader[]): Promise<Cache> {
  const { cache: file } = values
  const cache: Cache = file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const unknown = shaders.flatMap((shader, index) => (cache[keyOf(shader)] ? [] : [index]))
  const batches = unknown.map((from): Batch => ({ kind: 'judge', from, count: 1 }))
  await work(batches[Symbol.iterator](), Number.POSITIVE_INFINITY, ({ answers }) => Object.assign(cache, answers))
  if (file !== undefined) writeFileSync(file, JSON.stringify(cache))
  return cache
}

function* batchesOf(seed: number, cache: Cache): Generator<Batch> {
  for (let done = 0; done < Number(values.runs); done += perBatch)
    yield { kind: 'mutate', seed: seed + done / perBatch, count: perBatch, cache }
}

async function main(shaders: readonly Shader[]): Promise<void> {
  const cache = await judgeAll(shaders)
  const originals = originalsOf(shaders, cache)
  const both = originals.filter(({ isTakenByClang }) => isTakenByClang).length
  console.log(`${shaders.length} shaders, ${originals.length} to change, ${both} of them taken by Clang`)
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x3fffffff) : Number(values.seed)
  const judges = createJudges(values.clang, values.dxc)
  const differences: Difference[] = originals.flatMap((original) => compare(judges, original))
  let programs = originals.length
  await work(batchesOf(seed, cache), Date.now() + Number(values.minutes) * 60_000, (report) => {
    programs += report.programs
    differences.push(...report.differences)
  })
  console.log(`seed ${seed}: ${programs} programs`)
  print(differences, shaders)
}

function print(differences: readonly Difference[], shaders: readonly Shader[]): void {
  const texts = new Map(shaders.map(({ path, text }) => [path, text]))
  for (const kind of kinds) {
    const own = differences.filter((difference) => difference.kind === kind)
    const byGroup = groupBy(own, (each) => each.group)
    const groups = [...byGroup].sort((left, right) => right[1].length - left[1].length)
    console.log(`${kind}: ${own.length} in ${groups.length} groups`)
    for (const [index, [group, members]] of groups.slice(0, Number(values.show)).entries()) {
      const shortest = members.reduce((best, each) =>
        each.program.text.length < best.program.text.length ? each : best,
      )
      console.log(
        `${String(members.length).padStart(5)}  ${group}\n       ${shortest.program.path} ${shortest.program.args.join(' ')}`,
      )
      for (const message of shortest.messages) console.log(`         ${message}`)
      for (const line of changedLines(texts.get(shortest.program.path) ?? '', shortest.program.text))
        console.log(`         ${line}`)
      keep(`${kinds.indexOf(kind)}-${index}.hlsl`, shortest)
    }
  }
}

/** What is not in the other text, in a few lines. */
function changedLines(before: string, after: string): readonly string[] {
  const [left, right] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  let end = 0
  while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const part = (lines: readonly string[], sign: string): readonly string[] =>
    lines.slice(start, Math.min(lines.length - end, start + 4)).map((line) => `${sign} ${line.trim().slice(0, 150)}`)
  return [...part(left, '-'), ...part(right, '+')]
}

function keep(name: string, { program, messages }: Difference): void {
  if (values.keep === undefined) return
  mkdirSync(values.keep, { recursive: true })
  const head = [`// args: ${program.args.join(' ')}`, ...messages.map((message) => `// ${message}`)]
  writeFileSync(join(values.keep, name), `${head.join('\n')}\n${program.text}`)
}

/** Comments are no place for a change; what the first of them say is known. */
function withoutComments(shader: Shader): Shader {
  const text = shader.text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replaceAll(/^(?:[ \t]*\n)+/gm, '')
  return { ...shader, text, args: shader.args.filter((word) => word !== '-verify') }
}

const shaders = places
  .flatMap((place) => shadersOf(place, Number(values.longest)))
  .filter(({ path }) => path.endsWith('.hlsl'))
  .map(withoutComments)
  .filter(({ args }) => optionsOf(args, 'clang') !== undefined)
if (process.send) serve(shaders)
else if (values.again) {
  const judges = createJudges(values.clang, values.dxc)
  for (const shader of shaders)
    for (const { kind, messages } of compare(judges, { ...shader, isTakenByClang: true, isTakenByDxc: true }))
      console.log(`${shader.path}: ${kind}: ${messages.join(' | ')}`)
} else await main(shaders)
