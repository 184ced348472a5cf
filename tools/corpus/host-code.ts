// Host code of real shaders, compiled and run: `npx tsx tools/corpus/host-code.ts LIST.jsonl SOURCES [--most N] [--dxc PATH]`.
//
// Takes different buffers of the entry points in a list (entries.ts), writes C++ and Rust for them, compiles both with g++ and rustc, runs
// them, and compares the offsets and sizes that they print with the reflection; with --dxc, also with those of dxc's listing.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { reflectionStage } from '../../src/driver/outputs/reflection.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { bufferDefinitions } from '../../src/reflect/buffer-definitions.ts'
import type { ReflectedBuffer } from '../../src/reflect/constant-buffers.ts'
import { runLanguages, runStructs } from '../host/run-structs.ts'
import { type Entry, inputOf, presentEntries, readEntries } from './entries.ts'

const [list, sources, ...rest] = process.argv.slice(2)
if (list === undefined || sources === undefined)
  throw new Error('usage: host-code.ts LIST.jsonl SOURCES [--most N] [--dxc PATH]')
const optionValue = (name: string): string | undefined =>
  rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined
const most = Number(optionValue('--most') ?? 200)
const dxc = optionValue('--dxc')

const compiler = createCompiler(createDiskHost())
const buffers: ReflectedBuffer[] = []
const seen = new Set<string>()
let compared = 0
const different: string[] = []

// Spread over the list, which is sorted by repository.
const entries = presentEntries(readEntries(list), sources)
for (const [index, entry] of entries.entries()) {
  if (buffers.length >= most) break
  if (index % 7 !== 0) continue
  const input = inputOf(entry, sources)
  if ('problem' in input) continue
  const compilation = compiler.generate({ path: input.path }, { ...input.options, rules: 'dxc' })
  const found = compilation.ask(reflectionStage)?.buffers ?? []
  const fresh = found.filter((buffer) => buffer.size > 0 && !seen.has(JSON.stringify(buffer)))
  for (const buffer of fresh) seen.add(JSON.stringify(buffer))
  buffers.push(...fresh)
  if (dxc !== undefined && fresh.length > 0 && compilation.bindings)
    compareWithDxc(entry, input.path, bufferDefinitions(compilation.bindings, input.options.native16Bit))
}

/** Offsets of the buffer definitions in both listings, in any order. */
function compareWithDxc(
  { id, entry, profile, defines, args, includes, repo }: Entry,
  path: string,
  ours: string,
): void {
  const root = join(sources!, repo.split('/').at(-1)!)
  const words = [
    path,
    '-T',
    profile,
    ...(entry === '' ? [] : ['-E', entry]),
    ...defines.flatMap((define) => ['-D', define]),
  ]
  let listing: string
  try {
    const folders = includes.flatMap((folder) => ['-I', join(root, folder)])
    listing = execFileSync(dxc!, [...words, ...args, ...folders], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    })
  } catch {
    return
  }
  const offsets = (text: string): string[] =>
    (text.match(/^;.*; Offset: .*$/gm) ?? []).map((line) => line.replace(/\s+/g, ' ').replace(';;', ';')).sort()
  compared++
  if (offsets(listing).join('\n') !== offsets(ours).join('\n')) different.push(id)
}

console.log(`${buffers.length} buffers`)
const folder = mkdtempSync(join(tmpdir(), 'descry-host-'))
for (const language of runLanguages) {
  const { structs, facts, different: wrong } = runStructs(buffers, language, folder)
  console.log(`${language}: ${structs} structs, ${facts} offsets and sizes, ${wrong.length} different`)
  for (const line of wrong) console.log(`  ${line}`)
}
if (dxc !== undefined)
  console.log(
    `dxc: ${compared - different.length} of ${compared} listings have the same offsets${different.map((id) => `\n  ${id}`).join('')}`,
  )
rmSync(folder, { recursive: true })
