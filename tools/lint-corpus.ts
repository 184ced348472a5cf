// Lints shaders that another compiler accepts, all in this process, and sorts what we say about them.
//
//   npx tsx tools/lint-corpus.ts --src DIR --data ENTRIES.jsonl [--filter TEXT] [--show N]
//
// A line of ENTRIES is { id, repo, file, entry, profile, defines, includes, args }: DXC compiles that entry point without an error.
// The repositories lie checked out in DIR, each under its own name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJob } from '../src/cli/batch/job.ts'
import { compileOptions } from '../src/cli/settings.ts'
import { createCompiler } from '../src/driver/compiler.ts'
import { createDiskHost } from '../src/node/host.ts'

interface Entry {
  readonly id: string
  readonly repo: string
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly args: readonly string[]
}

interface Result {
  readonly id: string
  readonly ms: number
  /** The first error, or what was thrown. */
  readonly failure: { readonly kind: string; readonly text: string } | undefined
}

const usage = 'usage: npx tsx tools/lint-corpus.ts --src DIR --data ENTRIES.jsonl [--filter TEXT] [--show N]'
const compiler = createCompiler(createDiskHost())

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      src: { type: 'string' },
      data: { type: 'string' },
      filter: { type: 'string', default: '' },
      show: { type: 'string', default: '20' },
    },
  })
  const data = values.data ?? positionals[0]
  if (data === undefined || values.src === undefined) {
    console.log(usage)
    return 2
  }
  const { src, filter, show } = values
  const lines = readFileSync(data, 'utf8').split('\n')
  const entries = lines.filter((line) => line !== '').map((line): Entry => JSON.parse(line))
  const wanted = entries.filter(({ id, file }) => id.includes(filter) || file.includes(filter))
  const present = wanted.filter((entry) => existsSync(pathOf(entry, src)))
  const results = present.map((entry) => lintEntry(entry, src))
  report(results, wanted.length - present.length, Number(show))
  return results.every(({ failure }) => failure === undefined) ? 0 : 1
}

function rootOf({ repo }: Entry, source: string): string {
  return join(source, repo.split('/').at(-1)!)
}

function pathOf(entry: Entry, source: string): string {
  return join(rootOf(entry, source), entry.file)
}

function lintEntry(entry: Entry, source: string): Result {
  const root = rootOf(entry, source)
  const { id, file, entry: name, profile, defines, includes, args } = entry
  const line = JSON.stringify({ id, file, entry: name, profile, defines, includes, args, command: 'lint' })
  const parsed = parseJob(line, 0, root)
  if ('problem' in parsed) return { id, ms: 0, failure: { kind: 'options', text: parsed.problem } }
  const start = performance.now()
  const failure = firstFailure(parsed.job.path, compileOptions(parsed.job.settings))
  return { id, ms: performance.now() - start, failure }
}

function firstFailure(path: string, options: ReturnType<typeof compileOptions>): Result['failure'] {
  try {
    const { reported, sources } = compiler.lint({ path }, options)
    const first = reported.find(({ severity }) => severity === 'error')?.diagnostic
    if (!first) return undefined
    const { file, line, column } =
      first.location > 0 ? sources.position(first.location) : { file: path, line: 0, column: 0 }
    // Names and numbers left out, the same mistake is the same class.
    const kind = `${first.id}: ${first.message.replace(/'[^']*'/g, "'...'")}`
    return { kind, text: `${file}:${line}:${column}: ${first.message}` }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: `thrown: ${text.split('\n')[0]}`, text }
  }
}

/** Failures by class, the most frequent first; then the slowest entry points and the totals. */
function report(results: readonly Result[], absent: number, show: number): void {
  const classes = new Map<string, { count: number; example: string }>()
  for (const { id, failure } of results) {
    if (!failure) continue
    const known = classes.get(failure.kind)
    if (known) known.count++
    else classes.set(failure.kind, { count: 1, example: `${id} at ${failure.text}` })
  }
  const sorted = [...classes].sort(([, left], [, right]) => right.count - left.count)
  for (const [kind, { count, example }] of sorted.slice(0, show))
    console.log(`${String(count).padStart(5)}  ${kind}\n       ${example}`)
  const slowest = [...results].sort((left, right) => right.ms - left.ms).slice(0, 5)
  for (const { id, ms } of slowest) console.log(`${String(Math.round(ms)).padStart(5)} ms  ${id}`)
  const good = results.filter(({ failure }) => failure === undefined).length
  const share = ((100 * good) / Math.max(1, results.length)).toFixed(2)
  console.log(`${good} of ${results.length} entry points without an error (${share} %), ${absent} files absent`)
}

process.exitCode = main()
