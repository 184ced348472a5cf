// Compares containers, part by part, with those that dxc writes for the same shaders and options.
//
//   npx tsx tools/corpus/dxc-containers.ts --dxc PATH --src DIR --data FILE [--every N] [--filter TEXT] [--args OPTIONS] [--show N] [--dxa PATH]
//   npx tsx tools/corpus/dxc-containers.ts --golden DIR
//
// A line of FILE is an entry point (see entries.ts); the repositories lie checked out in the folder of --src. --args goes to both compilers,
// as in --args='-Zi -Qembed_debug'; ours also gets dxc's rules and validator. --golden compares with containers that were kept, `NAME.PROFILE.dxo` beside
// `NAME.PROFILE.hlsl`. What is compared, and how, is in dxc/compare-parts.ts. --dxa PATH, DXC's assembler, also compares what D3D12's reflection says.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type Comparison, compareContainers } from '../dxc/compare-parts.ts'
import { compareReflections } from '../dxc/compare-reflection.ts'
import { emit } from '../emit.ts'
import { type Entry, inputOf, jobOf, presentEntries, readEntries } from './entries.ts'

const { values } = parseArgs({
  options: {
    dxc: { type: 'string', default: 'dxc' },
    src: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
    golden: { type: 'string' },
    every: { type: 'string', default: '1' },
    filter: { type: 'string', default: '' },
    args: { type: 'string', default: '' },
    show: { type: 'string', default: '3' },
    dxa: { type: 'string' },
  },
})

const extra = values.args.split(' ').filter((word) => word !== '')
const compiler = createCompiler(createDiskHost())
const emitContainer = emit('container')

interface Pair {
  readonly id: string
  readonly entry: Entry
  /** dxc's container; undefined when it refuses the shader. */
  readonly theirs: () => Uint8Array | undefined
}

function goldenPairs(folder: string): Pair[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.dxo'))
    .map((name) => {
      const file = name.replace(/dxo$/, 'hlsl')
      const profile = name.split('.').at(-2) ?? ''
      const common = { defines: [], includes: [], args: [], repo: basename(resolve(folder)) }
      const entry: Entry = { ...common, id: name, file, entry: 'main', profile }
      return { id: name, entry, theirs: () => readFileSync(join(folder, name)) }
    })
}

function corpusPairs(folder: string): Pair[] {
  const entries = presentEntries(readEntries(values.data), values.src).filter(({ id }) => id.includes(values.filter))
  const chosen = entries.filter((_, index) => index % Number(values.every) === 0)
  return chosen.map((entry) => ({ id: entry.id, entry, theirs: () => runDxc(entry, join(folder, 'dxc.dxo')) }))
}

interface Job {
  readonly file: string
  readonly entry: string
  readonly profile: string
  readonly defines: readonly string[]
  readonly includes: readonly string[]
  readonly args: readonly string[]
}

function runDxc(entry: Entry, output: string): Uint8Array | undefined {
  const { file, entry: name, profile, defines, includes, args } = jobOf(entry, resolve(values.src), 'bindings') as Job
  const words = [file, '-T', profile, '-E', name, '-Fo', output, ...args, ...extra]
  words.push(...defines.flatMap((define) => ['-D', define]), ...includes.flatMap((folder) => ['-I', folder]))
  rmSync(output, { force: true })
  try {
    execFileSync(values.dxc, words, { stdio: 'ignore' })
    return readFileSync(output)
  } catch {
    return undefined
  }
}

function ours(entry: Entry): Uint8Array | undefined {
  const args = ['--rules', 'dxc', '-validator-version', '1.10', ...entry.args, ...extra]
  const input = inputOf(
    { ...entry, args },
    resolve(values.golden === undefined ? values.src : join(values.golden, '..')),
  )
  if ('problem' in input) throw new Error(input.problem)
  const { output } = emitContainer(compiler, { path: input.path }, input.options)
  return output instanceof Uint8Array ? output : undefined
}

function comparisons(expected: Uint8Array, found: Uint8Array, folder: string): Comparison[] {
  const parts = compareContainers(expected, found)
  return values.dxa === undefined ? parts : [...parts, ...compareReflections(values.dxa, folder, expected, found)]
}

function main(): number {
  const folder = mkdtempSync(join(tmpdir(), 'dxc-containers-'))
  const pairs = values.golden === undefined ? corpusPairs(folder) : goldenPairs(values.golden)
  const counts = new Map<string, { equal: number; all: number; examples: string[] }>()
  let missing = 0
  for (const { id, entry, theirs } of pairs) {
    const expected = theirs()
    const found = expected && ours(entry)
    if (!expected || !found) {
      missing++
      continue
    }
    for (const { what, difference } of comparisons(expected, found, folder)) {
      const count = counts.get(what) ?? { equal: 0, all: 0, examples: [] }
      counts.set(what, count)
      count.all++
      if (difference === undefined) count.equal++
      else count.examples.push(`${id}: ${difference}`)
    }
  }
  rmSync(folder, { recursive: true })
  for (const [what, { equal, all, examples }] of counts) {
    console.log(`${what.padEnd(14)} ${equal} of ${all} equal`)
    for (const example of examples.slice(0, Number(values.show))) console.log(`    ${example}`)
  }
  console.log(`${pairs.length - missing} of ${pairs.length} shaders compiled by both`)
  return [...counts.values()].every(({ equal, all }) => equal === all) ? 0 : 1
}

process.exitCode = main()
