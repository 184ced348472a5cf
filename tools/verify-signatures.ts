// Compares the signatures of real shaders, under --rules dxc, with those recorded from dxc's listings:
//
//   npx tsx tools/verify-signatures.ts --src DIR --data CORPUS.jsonl --expected INTERFACES.jsonl [--filter TEXT] [--sample N] [--show N]
//
// A line of CORPUS is an entry point (see entries.ts), one of INTERFACES has its `id` and the words of every row that dxc lists:
//   { id, signatures: { input: [["TEXCOORD", "0", "xy", "1", "NONE", "float", "xy"], ...], output, "patch-constant" } }
// A row is name, index, mask, register, system value, format and the components that are used.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCompiler } from '../src/driver/compiler.ts'
import { createDiskHost } from '../src/node/host.ts'
import { emit } from './emit.ts'
import { type Entry, inputOf, presentEntries, readEntries } from './entries.ts'
import { type Outcome, reportOutcomes } from './outcomes.ts'

type Rows = readonly (readonly string[])[]

/** By title in small letters: `input`, `output`, `patch-constant`. */
type Signatures = Readonly<Record<string, Rows>>

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

const compiler = createCompiler(createDiskHost())
const emitListing = emit('listing')

function readExpected(file: string): Map<string, Signatures> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const rows = lines.filter((line) => line !== '').map((line) => JSON.parse(line))
  return new Map(rows.filter(({ signatures }) => signatures).map(({ id, signatures }) => [id, signatures]))
}

/** `; Input signature:`, a head, a line of dashes, then rows. Tables of the same titles, with other columns, follow the hash. */
function readSignatures(listing: string): Signatures {
  const found: Record<string, string[][]> = {}
  let rows: string[][] = []
  for (const line of listing.slice(0, listing.indexOf('; shader hash')).split('\n')) {
    const title = /^; (.+) signature:$/.exec(line)?.[1]
    if (title !== undefined) {
      rows = []
      found[title.toLowerCase().replaceAll(' ', '-')] = rows
    } else if (/^; \w/.test(line) && !/^; (Name |no parameters$)/.test(line))
      rows.push(line.slice(1).trim().split(/\s+/))
  }
  return found
}

function judge(entry: Entry, expected: Signatures): string | undefined {
  const input = inputOf(entry, values.src)
  if ('problem' in input) return input.problem
  const { outcome, output } = emitListing(compiler, { path: input.path }, { ...input.options, rules: 'dxc' })
  const error = outcome.reported.find(({ severity }) => severity === 'error')?.diagnostic
  if (error || typeof output !== 'string') return `error: ${error?.id}: ${error?.message.replace(/'[^']*'/g, "'...'")}`
  const found = readSignatures(output)
  for (const title of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const difference = compareRows(expected[title] ?? [], found[title] ?? [])
    if (difference !== undefined) return `${title}: ${difference}`
  }
  return undefined
}

/** Longer names run out of their column, and the records leave them out. */
const longestName = 20

function compareRows(expected: Rows, all: Rows): string | undefined {
  const found = all.filter(([name]) => name!.length <= longestName)
  const length = Math.max(expected.length, found.length)
  for (let index = 0; index < length; index++) {
    const [want, have] = [expected[index]?.join(' '), found[index]?.join(' ')]
    if (want !== have) return `dxc has ${want ?? 'no more rows'}, here is ${have ?? 'none'}`
  }
  return undefined
}

function judgeSafely(entry: Entry, expected: Signatures): string | undefined {
  try {
    return judge(entry, expected)
  } catch (error) {
    return `crash: ${error instanceof Error ? error.message : String(error)}`
  }
}

function main(): boolean {
  const expected = readExpected(values.expected)
  const known = presentEntries(readEntries(values.data), values.src).filter(({ id }) => expected.has(id))
  const chosen = known.filter(({ id }, index) => id.includes(values.filter) && index % Number(values.sample) === 0)
  const outcomes = chosen.map(
    (entry): Outcome => ({
      id: entry.id,
      stage: entry.profile.split('_')[0]!,
      failure: judgeSafely(entry, expected.get(entry.id)!),
    }),
  )
  return reportOutcomes(outcomes, Number(values.show))
}

process.exitCode = main() ? 0 : 1
