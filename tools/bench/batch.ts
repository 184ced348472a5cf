// `descry batch` over a list of entry points: tables, containers, tables from a cache, and with more workers; beside dxc where --dxc names
// one, else beside the time that the list has recorded (`ms`: one process per shader). Runs the built command line, so build first.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entry, jobOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { sampleOf } from '../sample.ts'
import { command, dxcWords, type ProcessRun, runAll } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

export const stage: BenchStage = {
  name: 'batch',
  async run({ corpus, entries, dxc, most }: BenchContext): Promise<readonly BenchRow[]> {
    if (corpus === undefined || entries === undefined) return []
    const all = presentEntries(readEntries(entries), corpus)
    const present = sampleOf(all, most)
    const folder = mkdtempSync(join(tmpdir(), 'descry-bench-'))
    const rows = await measure(present, corpus, dxc, folder)
    rmSync(folder, { recursive: true })
    return rows
  },
}

async function measure(
  present: readonly Entry[],
  corpus: string,
  dxc: string | undefined,
  folder: string,
): Promise<readonly BenchRow[]> {
  const theirs =
    dxc === undefined ? recorded(present) : await runAll(present.map((entry) => dxcWords(dxc, entry, corpus)))
  const tables = join(folder, 'tables.jsonl')
  const containers = join(folder, 'containers.jsonl')
  const jobs = present.map((entry) => jobOf(entry, corpus, 'bindings'))
  writeFileSync(tables, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
  const compile = (job: object, index: number): object => ({
    ...job,
    command: 'compile',
    outputs: { container: `${index}.dxo` },
  })
  writeFileSync(containers, jobs.map((job, index) => `${JSON.stringify(compile(job, index))}\n`).join(''))
  const batch = (file: string, ...words: string[]): Promise<ProcessRun> =>
    runAll([[process.execPath, command, 'batch', ...words, file]])
  const one = await batch(tables, '--jobs', '1')
  const two = await batch(tables, '--jobs', '2')
  const eight = await batch(tables, '--jobs', '8')
  const written = await batch(containers, '--jobs', '1')
  const cache = join(folder, 'cache')
  const filling = await batch(tables, '--jobs', '1', '--cache', cache)
  const cached = await batch(tables, '--jobs', '1', '--cache', cache)
  const row = (what: string, { elapsed, processor }: ProcessRun, note: string): BenchRow => ({
    what: `${present.length} entry points, ${what}`,
    milliseconds: processor,
    note: `${note}; ${(elapsed / 1000).toFixed(1)} s by the clock`,
  })
  const share = ({ processor }: ProcessRun): string => `${(processor / theirs.processor).toFixed(2)} of dxc's`
  return [
    row(dxc === undefined ? 'as recorded in the list' : 'dxc', theirs, 'one process each'),
    row('tables, --jobs 1', one, share(one)),
    row('containers, --jobs 1', written, share(written)),
    row('tables, --jobs 2', two, `${(one.elapsed / two.elapsed).toFixed(2)} x as fast as with one worker`),
    row('tables, --jobs 8', eight, `${(eight.processor / one.processor).toFixed(2)} of the time of one worker`),
    row('tables, cache filled', filling, `${(filling.processor / one.processor).toFixed(2)} of the time without`),
    row('tables, from the cache', cached, `${(filling.processor / cached.processor).toFixed(0)} x as fast`),
  ]
}

function recorded(present: readonly Entry[]): ProcessRun {
  const elapsed = present.reduce((sum, { ms = 0 }) => sum + ms, 0)
  return { elapsed, processor: elapsed }
}
