// Lints shaders that another compiler accepts, and sorts what we say about them.
//
//   npx tsx tools/lint-corpus.ts ENTRIES.jsonl --src DIR [--filter TEXT] [--jobs N] [--show N]
//
// A line of ENTRIES is { id, repo, file, entry, profile, defines, includes, args }: DXC compiles that entry point without an error.
// The repositories lie checked out in DIR, each under its own name. Uses the built command (npm run build).
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JsonDiagnostic } from '../src/diagnostics/render/json.ts'

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
  readonly ok: boolean
  readonly ms: number
  readonly diagnostics: readonly JsonDiagnostic[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    src: { type: 'string' },
    filter: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    show: { type: 'string', default: '20' },
  },
})

function main(data: string | undefined, source: string | undefined): number {
  if (data === undefined || source === undefined) {
    console.log('usage: npx tsx tools/lint-corpus.ts ENTRIES.jsonl --src DIR [--filter TEXT] [--jobs N] [--show N]')
    return 2
  }
  const entries = readLines<Entry>(readFileSync(data, 'utf8')).filter(({ id }) => id.includes(values.filter))
  const jobs = entries.map((entry) => jobOf(entry, source)).filter(({ file }) => existsSync(file))
  const results = runBatch(jobs)
  report(results, entries.length - jobs.length)
  return results.every(({ ok }) => ok) ? 0 : 1
}

function jobOf({ id, repo, file, entry, profile, defines, includes, args }: Entry, source: string) {
  const root = join(source, repo.split('/').at(-1)!)
  const folders = includes.map((folder) => join(root, folder))
  return { id, file: join(root, file), entry, profile, defines, includes: folders, args, command: 'lint' }
}

function runBatch(jobs: readonly object[]): readonly Result[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-corpus-'))
  const file = join(folder, 'jobs.jsonl')
  writeFileSync(file, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
  const descry = join(import.meta.dirname, '..', 'bin', 'descry.js')
  const { stdout } = spawnSync(process.execPath, [descry, 'batch', '--jobs', values.jobs, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  rmSync(folder, { recursive: true })
  return readLines<Result>(stdout)
}

function readLines<Row>(text: string): readonly Row[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}

/** Failures by their first error, names and numbers left out, the most frequent first. */
function report(results: readonly Result[], absent: number): void {
  const classes = new Map<string, { count: number; example: string }>()
  for (const { id, ok, diagnostics } of results) {
    const first = diagnostics.find(({ severity }) => severity === 'error')
    if (ok || !first) continue
    const kind = `${first.id}: ${first.message.replace(/'[^']*'/g, "'...'")}`
    const known = classes.get(kind)
    if (known) known.count++
    else
      classes.set(kind, { count: 1, example: `${id} at ${first.file}:${first.line}:${first.column}: ${first.message}` })
  }
  const sorted = [...classes].sort(([, left], [, right]) => right.count - left.count)
  for (const [kind, { count, example }] of sorted.slice(0, Number(values.show)))
    console.log(`${String(count).padStart(5)}  ${kind}\n       ${example}`)
  const good = results.filter(({ ok }) => ok).length
  const slowest = results.reduce((most, { ms }) => Math.max(most, ms), 0)
  const share = ((100 * good) / Math.max(1, results.length)).toFixed(2)
  console.log(
    `${good} of ${results.length} entry points without an error (${share} %), ${absent} files absent, slowest ${Math.round(slowest)} ms`,
  )
}

process.exitCode = main(positionals[0], values.src)
