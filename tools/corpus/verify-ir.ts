// Lowers shaders to IR and asks LLVM whether it is any.
//
//   npx tsx tools/corpus/verify-ir.ts --src DIR [--data FILE] [--emit raw|opt|dxil] [--filter TEXT] [--stage cs] [--show N] [--keep DIR]
//
// A line of FILE is an entry point (see entries.ts); the repositories lie checked out in DIR.
// Shaders the front end rejects are counted and left out. Needs llvm-as-22.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Reported } from '../../src/diagnostics/sink.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { pipelineFor } from '../../src/driver/pipelines.ts'
import { printModule } from '../../src/ir/printer.ts'
import { lower } from '../../src/lower/lower.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { Remarks } from '../../src/passes/remarks.ts'
import { runPasses } from '../../src/passes/run.ts'
import { emit } from '../emit.ts'
import { type Entry, inputOf, readEntries } from './entries.ts'
import { forEachAtOnce, type Outcome, reportOutcomes } from './outcomes.ts'

const { values } = parseArgs({
  options: {
    src: { type: 'string' },
    data: { type: 'string' },
    emit: { type: 'string', default: 'raw' },
    filter: { type: 'string', default: '' },
    stage: { type: 'string', default: '' },
    show: { type: 'string', default: '30' },
    keep: { type: 'string' },
  },
})

const compiler = createCompiler(createDiskHost())

function emitDxil(path: string, options: CompileOptions): { text: string } | { failure: string } {
  const { outcome, output } = emit('dxil')(compiler, { path }, options)
  if (typeof output !== 'string' || outcome.errorCount > 0)
    return { failure: unwritable(outcome.reported) ?? 'rejected' }
  return { text: output }
}

function unwritable(reported: readonly Reported[]): string | undefined {
  return reported.find(({ diagnostic }) => diagnostic.id.startsWith('err_dxil'))?.diagnostic.message
}

/** The text of the IR, or why there is none: `rejected` when the front end reports errors. */
function irOf(entry: Entry, source: string): { text: string } | { failure: string } {
  const input = inputOf(entry, source)
  if ('problem' in input) return { failure: `invalid job: ${input.problem}` }
  try {
    if (values.emit === 'dxil') return emitDxil(input.path, input.options)
    const outcome = compiler.lint({ path: input.path }, input.options)
    if (outcome.errorCount > 0) return { failure: 'rejected' }
    const { module } = lower(outcome.program, { profile: outcome.profile, name: entry.file })
    if (values.emit === 'opt') runPasses(module, pipelineFor(3), { remarks: new Remarks(), level: 3 })
    return { text: printModule(module) }
  } catch (error) {
    return { failure: `lowering: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function assembleOne(file: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('llvm-as-22', ['-o', '/dev/null', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    let text = ''
    child.stderr.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? '' : text || `exit ${code}`))
  })
}

/** What kinds of trouble have in common: names and numbers left out. */
function classOf(problem: string): string {
  const lines = problem.split('\n').filter((line) => line !== '')
  const line = lines.find((text) => text.includes('error:')) ?? lines[1] ?? lines[0] ?? ''
  return `llvm-as: ${line.replace(/^.*error: /, '').replace(/'[^']*'/g, "'...'")}`
}

async function main(source: string | undefined, data: string | undefined): Promise<number> {
  if (source === undefined || data === undefined) {
    console.log(
      'usage: npx tsx tools/corpus/verify-ir.ts --src DIR --data FILE [--emit raw|opt|dxil] [--filter TEXT] [--stage cs]',
    )
    return 2
  }
  const entries = readEntries(data).filter(
    ({ id, profile }) => id.includes(values.filter) && profile.startsWith(values.stage),
  )
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'verify-ir-'))
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const outcomes: Outcome[] = []
  const files: string[] = []
  const owners: Outcome[] = []
  for (const entry of entries) {
    const outcome: Outcome = { id: entry.id, stage: entry.profile.split('_')[0]!, failure: undefined }
    outcomes.push(outcome)
    const result = irOf(entry, source)
    if ('failure' in result) {
      outcome.failure = result.failure
      continue
    }
    const file = join(folder, `${outcomes.length}.ll`)
    writeFileSync(file, result.text)
    files.push(file)
    owners.push(outcome)
  }
  await forEachAtOnce(files, availableParallelism(), async (file, index) => {
    const problem = await assembleOne(file)
    if (problem === '') return
    owners[index]!.failure = classOf(problem)
    if (values.keep !== undefined) console.log(`${file}: ${owners[index]!.id}`)
  })
  if (values.keep === undefined) rmSync(folder, { recursive: true })
  return reportOutcomes(outcomes, Number(values.show)) ? 0 : 1
}

process.exitCode = await main(values.src, values.data)
