// Compares the signatures of real shaders, under --rules dxc, with those recorded from dxc's listings:
//
//   npx tsx tools/corpus/verify-signatures.ts --src DIR --data CORPUS.jsonl --expected INTERFACES.jsonl [--filter TEXT] [--sample N] [--show N]
//
// The files are those of recorded.ts; one of INTERFACES has the words of every row that dxc lists:
//   { id, signatures: { input: [["TEXCOORD", "0", "xy", "1", "NONE", "float", "xy"], ...], output, "patch-constant" } }
// A row is name, index, mask, register, system value, format and the components that are used.
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { emit, firstError } from '../emit.ts'
import { compareWithRecorded } from './recorded.ts'

type Rows = readonly (readonly string[])[]

/** By title in small letters: `input`, `output`, `patch-constant`. */
type Signatures = Readonly<Record<string, Rows>>

const compiler = createCompiler(createDiskHost())
const emitListing = emit('listing')

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

function judge(path: string, options: CompileOptions, expected: Signatures): string | undefined {
  const { outcome, output } = emitListing(compiler, { path }, options)
  const error = firstError(outcome)
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

process.exitCode = compareWithRecorded('signatures', judge) ? 0 : 1
