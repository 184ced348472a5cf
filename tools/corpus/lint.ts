// Lints shaders that another compiler accepts, all in this process, and sorts what we say about them.
//
//   npx tsx tools/corpus/lint.ts --src DIR --data ENTRIES.jsonl [--rules dxc] [--filter TEXT] [--show N]
//
// A line of ENTRIES (see entries.ts) is an entry point that DXC compiles without an error; the repositories lie checked out in DIR.
import { parseArgs } from 'node:util'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type Entry, inputOf, presentEntries, readEntries } from './entries.ts'

interface Result {
  readonly id: string
  readonly ms: number
  /** The first error, or what was thrown. */
  readonly failure: { readonly kind: string; readonly text: string } | undefined
}

const usage =
  'usage: npx tsx tools/corpus/lint.ts --src DIR --data ENTRIES.jsonl [--rules dxc] [--filter TEXT] [--show N]'
const compiler = createCompiler(createDiskHost())

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      src: { type: 'string' },
      data: { type: 'string' },
      rules: { type: 'string', default: 'clang' },
      filter: { type: 'string', default: '' },
      show: { type: 'string', default: '20' },
    },
  })
  const data = values.data ?? positionals[0]
  if (data === undefined || values.src === undefined) {
    console.log(usage)
    return 2
  }
  const { src, rules, filter, show } = values
  const wanted = readEntries(data).filter(({ id, file }) => id.includes(filter) || file.includes(filter))
  const present = presentEntries(wanted, src)
  const results = present.map((entry) => lintEntry({ ...entry, args: [...entry.args, '--rules', rules] }, src))
  report(results, wanted.length - present.length, Number(show))
  return results.every(({ failure }) => failure === undefined) ? 0 : 1
}

function lintEntry(entry: Entry, source: string): Result {
  const { id } = entry
  const input = inputOf(entry, source)
  if ('problem' in input) return { id, ms: 0, failure: { kind: 'options', text: input.problem } }
  const start = performance.now()
  const failure = firstFailure(input.path, input.options)
  return { id, ms: performance.now() - start, failure }
}

function firstFailure(path: string, options: CompileOptions): Result['failure'] {
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
