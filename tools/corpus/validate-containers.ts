// Compiles shaders to containers and asks a validator of DXIL what it thinks of them.
//
//   npx tsx tools/corpus/validate-containers.ts --src DIR --data FILE --validator COMMAND [--stage cs,vs,ps] [--filter TEXT] [--every N]
//                                        [--args OPTIONS] [--show N] [--keep DIR]
//
// COMMAND gets a container's path as its last argument, prints what is wrong and ends with 0 when nothing is: `dxv` does. A line of FILE
// is an entry point (see entries.ts); the repositories lie checked out in DIR. Shaders the front end rejects are left out.
// --args are options for every shader, as in --args='--rules dxc'. --keep leaves the containers, what was said of each (`N.txt`) and a
// list of them (`index.txt`) in DIR.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { emit } from '../emit.ts'
import { type Entry, inputOf, readEntries } from './entries.ts'
import { forEachAtOnce, type Outcome, reportOutcomes } from './outcomes.ts'

const { values } = parseArgs({
  options: {
    src: { type: 'string' },
    data: { type: 'string' },
    validator: { type: 'string' },
    stage: { type: 'string', default: '' },
    filter: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    args: { type: 'string', default: '' },
    show: { type: 'string', default: '30' },
    keep: { type: 'string' },
  },
})

const emitContainer = emit('container')
const compiler = createCompiler(createDiskHost())

function containerOf(entry: Entry, source: string): { bytes: Uint8Array } | { failure: string } {
  const args = [...entry.args, ...values.args.split(' ').filter((word) => word !== '')]
  const input = inputOf({ ...entry, args }, source)
  if ('problem' in input) return { failure: `invalid job: ${input.problem}` }
  try {
    const { outcome, output } = emitContainer(compiler, { path: input.path }, input.options)
    if (output instanceof Uint8Array) return { bytes: output }
    const unwritable = outcome.reported.find(({ diagnostic }) => /^err_(dxil|rootsig)/.test(diagnostic.id))
    return { failure: unwritable?.diagnostic.message ?? 'rejected' }
  } catch (error) {
    return { failure: `crash: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** What the validator says; empty when it accepts. */
function validate(command: string, file: string): Promise<string> {
  const [program, ...words] = command.split(' ')
  return new Promise((resolve) => {
    execFile(program!, [...words, file], { encoding: 'utf8', maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve(error ? stdout + stderr || error.message : '')
    })
  })
}

/** The first complaint without its names and numbers. */
function classOf(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('note:'))
  const line = lines.find((each) => each.includes('error:')) ?? lines[0] ?? ''
  return line
    .replace(/^.*error: /, '')
    .replace(/'[^']*'/g, "'...'")
    .replace(/\d+/g, 'N')
}

function isWanted({ id, profile }: Entry): boolean {
  return id.includes(values.filter) && (values.stage === '' || values.stage.split(',').includes(profile.split('_')[0]!))
}

async function main({ src, data, validator, keep }: typeof values): Promise<number> {
  if (src === undefined || data === undefined || validator === undefined) {
    console.log(
      'usage: npx tsx tools/corpus/validate-containers.ts --src DIR --data FILE --validator COMMAND [--stage cs,vs,ps]',
    )
    return 2
  }
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'validate-containers-'))
  mkdirSync(folder, { recursive: true })
  const entries = readEntries(data).filter(isWanted)
  const chosen = entries.filter((_, index) => index % Number(values.every) === 0)
  const outcomes: Outcome[] = []
  const written: { readonly outcome: Outcome; readonly file: string }[] = []
  for (const entry of chosen) {
    const outcome: Outcome = { id: entry.id, stage: entry.profile.split('_')[0]!, failure: undefined }
    outcomes.push(outcome)
    const result = containerOf(entry, src)
    if ('failure' in result) {
      outcome.failure = result.failure
      continue
    }
    const file = join(folder, `${outcomes.length}.dxo`)
    writeFileSync(file, result.bytes)
    written.push({ outcome, file })
  }
  await forEachAtOnce(written, availableParallelism(), async ({ outcome, file }) => {
    const complaint = await validate(validator, file)
    if (complaint === '') return
    outcome.failure = classOf(complaint)
    if (keep !== undefined) writeFileSync(file.replace(/dxo$/, 'txt'), complaint)
  })
  if (keep === undefined) rmSync(folder, { recursive: true })
  else writeFileSync(join(folder, 'index.txt'), outcomes.map(indexLine).join(''))
  return reportOutcomes(outcomes, Number(values.show)) ? 0 : 1
}

function indexLine({ id, failure }: Outcome, index: number): string {
  return `${index + 1} ${id} ${failure ?? 'accepted'}\n`
}

process.exitCode = await main(values)
