// How many instructions of DXIL an entry point has, beside dxc (--dxc): the middle, the 90th of 100, and the middle of each stage.
import { execFileSync } from 'node:child_process'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { append } from '../../src/support/lists.ts'
import { type Entry, inputOf, presentEntries, readEntries } from '../corpus/entries.ts'
import { emit } from '../emit.ts'
import { sampleOf } from '../sample.ts'
import { dxcWords } from './processes.ts'
import type { BenchContext, BenchRow, BenchStage } from './stage.ts'

export const stage: BenchStage = {
  name: 'instructions',
  run({ corpus, entries, dxc, most }: BenchContext): readonly BenchRow[] {
    if (corpus === undefined || entries === undefined || dxc === undefined) return []
    const all = presentEntries(readEntries(entries), corpus)
    const compiler = createCompiler(createDiskHost())
    const ratios = new Map<string, number[]>()
    const start = performance.now()
    for (const entry of sampleOf(all, most)) {
      const ours = ourCount(entry, corpus, compiler)
      const theirs = dxcCount(entry, corpus, dxc)
      if (!ours || !theirs) continue
      for (const group of ['all', entry.profile.slice(0, 2)]) append(ratios, group, ours / theirs)
    }
    const milliseconds = performance.now() - start
    return [...ratios].map(([group, list]) => ({
      what: `${list.length} entry points, ${group}`,
      milliseconds: group === 'all' ? milliseconds : 0,
      note: `middle ${quantile(list, 0.5)}, 90th of 100 ${quantile(list, 0.9)}, most ${quantile(list, 1)} of dxc's`,
    }))
  },
}

function quantile(list: readonly number[], part: number): string {
  const sorted = [...list].sort((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(2)
}

function ourCount(entry: Entry, corpus: string, compiler: ReturnType<typeof createCompiler>): number {
  const input = inputOf(entry, corpus)
  if ('problem' in input) return 0
  const { output } = emit('dxil')(compiler, { path: input.path }, input.options)
  return typeof output === 'string' ? countInstructions(output) : 0
}

function dxcCount(entry: Entry, corpus: string, dxc: string): number {
  const [program, ...words] = dxcWords(dxc, entry, corpus, '')
  try {
    return countInstructions(execFileSync(program!, words, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' }))
  } catch {
    return 0
  }
}

/** Lines of function bodies in LLVM text; a switch has its cases on lines of their own, further to the right. */
function countInstructions(text: string): number {
  let count = 0
  let isInside = false
  for (const line of text.split('\n')) {
    if (line.startsWith('define ')) isInside = true
    else if (line === '}') isInside = false
    else if (isInside && /^ {2}[%a-z]/.test(line)) count++
  }
  return count
}
