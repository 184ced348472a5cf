// Real shaders compared with what was recorded of dxc, one by one:
//
//   --src DIR --data CORPUS.jsonl --expected INTERFACES.jsonl [--filter TEXT] [--sample N] [--show N]
//
// A line of CORPUS is an entry point (see entries.ts), one of INTERFACES has its `id` and, under a name that the tool asks for, what dxc gave.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CompileOptions } from '../../src/driver/options.ts'
import { type Entry, inputOf, presentEntries, readEntries } from './entries.ts'
import { type Outcome, reportOutcomes } from './outcomes.ts'

/** What is different, if anything. */
export type Judge<Recorded> = (path: string, options: CompileOptions, recorded: Recorded) => string | undefined

/** Prints what differs, by class; true when nothing does. */
export function compareWithRecorded<Recorded>(name: string, judge: Judge<Recorded>): boolean {
  const { values } = parseArgs({
    options: {
      src: { type: 'string', default: '' },
      data: { type: 'string', default: '' },
      expected: { type: 'string', default: '' },
      filter: { type: 'string', default: '' },
      sample: { type: 'string', default: '1' },
      show: { type: 'string', default: '40' },
    },
  })
  const recorded = readRecorded<Recorded>(values.expected, name)
  const failureOf = (entry: Entry): string | undefined => {
    const input = inputOf(entry, values.src)
    if ('problem' in input) return input.problem
    try {
      return judge(input.path, { ...input.options, rules: 'dxc' }, recorded.get(entry.id)!)
    } catch (error) {
      return `crash: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  const every = Math.max(1, Number(values.sample))
  const entries = presentEntries(readEntries(values.data), values.src)
    .filter(({ id }) => recorded.has(id) && id.includes(values.filter))
    .filter((_, index) => index % every === 0)
  const outcomes = entries.map(
    (entry): Outcome => ({ id: entry.id, stage: entry.profile.split('_')[0]!, failure: failureOf(entry) }),
  )
  return reportOutcomes(outcomes, Number(values.show))
}

function readRecorded<Recorded>(file: string, name: string): Map<string, Recorded> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const rows = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  return new Map(rows.filter((row) => row[name]).map((row) => [row.id, row[name]]))
}
