// Writes real shaders as HLSL, GLSL or SPIR-V and asks a second opinion about the result:
//
//   hlsl    our own front end compiles it again and gives every resource the same register; how often the code is the same, too, is told
//   glsl    glslangValidator -V --target-env vulkan1.2
//   spirv   spirv-val --target-env vulkan1.2
//
//   npx tsx tools/corpus/verify-writers.ts --src DIR --data FILE --emit hlsl|glsl|spirv [--only cs] [--filter TEXT] [--sample N] [--show N] [--keep DIR]
//
// A line of FILE is an entry point (see entries.ts); the repositories lie checked out in DIR. Every stage counts, of a library
// for GLSL every entry point; those that do not compile to DXIL either are left out. `--sample 10` takes every tenth; `--keep` leaves what failed in a folder, with the reasons.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Reported } from '../../src/diagnostics/sink.ts'
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { isOutputName } from '../../src/driver/outputs.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { describeBindings } from '../../src/reflect/binding-table.ts'
import { append } from '../../src/support/lists.ts'
import { type Emitter, emit, firstError } from '../emit.ts'
import { codeText } from '../same-code.ts'
import { type Entry, inputOf, presentEntries, readEntries } from './entries.ts'

const usage =
  'usage: npx tsx tools/corpus/verify-writers.ts --src DIR --data FILE --emit hlsl|glsl|spirv [--only cs|vs|ps|...] [--filter TEXT] [--sample N] [--show N] [--keep DIR]'

const { values } = parseArgs({
  options: {
    src: { type: 'string' },
    data: { type: 'string' },
    emit: { type: 'string', default: 'hlsl' },
    only: { type: 'string', default: '' },
    filter: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    show: { type: 'string', default: '30' },
    keep: { type: 'string' },
  },
})

interface Outcome {
  readonly id: string
  readonly stage: string
  /** Of a library. */
  readonly entry?: string
  /** Of HLSL: the module is the same but for names. */
  hasSameCode?: boolean
  /** Absent: accepted. `kind` has no names and numbers, so that the same trouble is the same class. */
  failure?: { readonly kind: string; readonly text: string }
}

/** What judges an output: how its file ends and which command reads it. `undefined`: our own front end. */
interface Judge {
  readonly extension: string
  readonly command: ((file: string, stage: string) => readonly string[]) | undefined
}

/** By profile, and by the attribute of a library's entry point. */
const glslStages: Readonly<Record<string, string>> = {
  cs: 'comp',
  vs: 'vert',
  ps: 'frag',
  gs: 'geom',
  hs: 'tesc',
  ds: 'tese',
  ms: 'mesh',
  as: 'task',
  li: 'rgen',
  compute: 'comp',
  vertex: 'vert',
  pixel: 'frag',
  raygeneration: 'rgen',
  intersection: 'rint',
  anyhit: 'rahit',
  closesthit: 'rchit',
  miss: 'rmiss',
  callable: 'rcall',
}

const judges: Readonly<Record<string, Judge>> = {
  hlsl: { extension: 'hlsl', command: undefined },
  glsl: {
    extension: 'glsl',
    command: (file, stage) =>
      `glslangValidator -V --target-env vulkan1.2 -S ${glslStages[stage]} -o /dev/null ${file}`.split(' '),
  },
  spirv: { extension: 'spv', command: (file) => ['spirv-val', '--target-env', 'vulkan1.2', file] },
}

/** Leaves cores to others. */
const processesAtOnce = 2

const compiler = createCompiler(createDiskHost())

async function main(source: string | undefined, data: string | undefined): Promise<number> {
  const judge = judges[values.emit]
  if (source === undefined || data === undefined || !judge) {
    console.log(usage)
    return 2
  }
  if (!isOutputName(values.emit)) {
    console.log(`missing: there is no writer for '${values.emit}' yet`)
    return 1
  }
  const emitter = emit(values.emit)
  const entries = wantedEntries(source, data)
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'verify-writers-'))
  mkdirSync(folder, { recursive: true })
  const outcomes: Outcome[] = []
  const running = new Set<Promise<void>>()
  for (const [index, [entry, outcome]] of entries.flatMap((entry) => jobsOf(entry, source)).entries()) {
    outcomes.push(outcome)
    const file = join(folder, `${index}.${judge.extension}`)
    const check = judgeEntry(entry, source, emitter, judge, file, outcome).then(() => {
      running.delete(check)
    })
    running.add(check)
    if (running.size >= processesAtOnce) await Promise.race(running)
  }
  await Promise.all(running)
  if (values.keep === undefined) rmSync(folder, { recursive: true })
  return report(outcomes)
}

/** A file of GLSL has one entry point: those of a library are jobs of their own. */
function jobsOf(entry: Entry, source: string): (readonly [Entry, Outcome])[] {
  const stage = entry.profile.slice(0, 2)
  const input = inputOf(entry, source)
  if (values.emit !== 'glsl' || stage !== 'li' || 'problem' in input) return [[entry, { id: entry.id, stage }]]
  const { program } = compiler.generate({ path: input.path }, input.options)
  const found = program.entries.map((each): readonly [Entry, Outcome] => [
    entry,
    { id: `${entry.id}:${each.function.name}`, stage: each.stage, entry: each.function.name },
  ])
  return found.length > 0 ? found : [[entry, { id: entry.id, stage }]]
}

function wantedEntries(source: string, data: string): Entry[] {
  const ofStage = (entry: Entry): boolean =>
    entry.profile.startsWith(values.only) && Object.hasOwn(glslStages, entry.profile.slice(0, 2))
  const wanted = readEntries(data).filter((entry) => entry.id.includes(values.filter) && ofStage(entry))
  const every = Math.max(1, Number(values.sample))
  return presentEntries(wanted, source).filter((_, index) => index % every === 0)
}

async function judgeEntry(
  entry: Entry,
  source: string,
  emitter: Emitter,
  judge: Judge,
  file: string,
  outcome: Outcome,
): Promise<void> {
  const input = inputOf(entry, source)
  if ('problem' in input) {
    outcome.failure = { kind: `invalid job: ${input.problem}`, text: input.problem }
    return
  }
  let output: string | Uint8Array = ''
  try {
    const emitted = emitter(
      compiler,
      { path: input.path },
      {
        ...input.options,
        entry: outcome.entry ?? input.options.entry,
        vulkan: { ...input.options.vulkan, environment: 'vulkan1.2' },
      },
    )
    output = emitted.output
    outcome.failure = emitFailure(input, emitted.outcome.reported, output)
    if (!outcome.failure && !judge.command) compileAgain(String(output), emitted.outcome, input.options, outcome)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    outcome.failure = { kind: `thrown: ${text.split('\n')[0]}`, text }
  }
  const { command } = judge
  if (!outcome.failure && command) {
    writeFileSync(file, output)
    outcome.failure = await runJudge(command(file, outcome.stage))
    if (!outcome.failure) rmSync(file)
  }
  if (!outcome.failure || outcome.failure.kind === rejected || values.keep === undefined) return
  if (output.length > 0) writeFileSync(file, output)
  writeFileSync(`${file}.txt`, `${entry.id}\n${outcome.failure.text}\n`)
}

const rejected = 'rejected by the front end'

function emitFailure(
  { path, options }: { readonly path: string; readonly options: CompileOptions },
  reported: readonly Reported[],
  output: string | Uint8Array,
): Outcome['failure'] {
  const error = reported.find(({ severity }) => severity === 'error')?.diagnostic
  if (error && compiler.generate({ path }, { ...options, target: undefined }).errorCount > 0)
    return { kind: rejected, text: error.message }
  if (error) return { kind: `not written: ${classOf(error.message)}`, text: error.message }
  return output.length === 0 ? { kind: 'not written', text: 'the output is empty' } : undefined
}

/** The output has no macros left, and says itself how its matrices lie. */
function compileAgain(text: string, source: Compilation, options: CompileOptions, judged: Outcome): void {
  const { defines, includes, hlslVersion, matrixOrder } = defaultOptions
  const outcome = compiler.generate(
    { path: 'output.hlsl', text },
    { ...options, defines, includes, hlslVersion, matrixOrder, language: 'hlsl', bindingTable: undefined },
  )
  const error = firstError(outcome)
  if (error) {
    const place = error.location > 0 ? outcome.sources.position(error.location) : undefined
    const message = `${place ? `${place.line}:${place.column}: ` : ''}${error.message}`
    judged.failure = { kind: `${error.id}: ${classOf(error.message)}`, text: message }
    return
  }
  judged.hasSameCode = codeOf(source) === codeOf(outcome)
  const expected = tableLines(source)
  const actual = tableLines(outcome)
  const missing = expected.filter((line) => !actual.includes(line))
  const added = actual.filter((line) => !expected.includes(line))
  if (missing.length === 0 && added.length === 0) return
  const differences = [...missing.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)]
  const kind = missing.length > added.length ? 'gone' : missing.length < added.length ? 'added' : 'changed'
  judged.failure = { kind: `binding table differs: ${kind}`, text: differences.join('\n') }
}

function codeOf({ generated }: Compilation): string {
  return generated ? codeText(generated.module) : ''
}

function tableLines({ generated, sources }: Compilation): string[] {
  if (!generated) return []
  const { resources } = describeBindings(generated.bindings, sources)
  return resources.map(
    ({ name, class: resourceClass, kind, register, count, space }) =>
      `${name} ${resourceClass} ${kind} ${register} space${space} x${count ?? 'unbounded'}`,
  )
}

function runJudge([program, ...options]: readonly string[]): Promise<Outcome['failure']> {
  return new Promise((resolve) => {
    const child = spawn(program!, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    const add = (chunk: Buffer): void => {
      text += chunk.toString()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('error', ({ message }) => resolve({ kind: message, text: message }))
    child.on('close', (code) => {
      if (code === 0) return resolve(undefined)
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      const line = lines.find((candidate) => /\berror\b/i.test(candidate)) ?? lines[0] ?? `exit ${code}`
      resolve({ kind: classOf(line), text })
    })
  })
}

/** Places, names and numbers left out. */
function classOf(problem: string): string {
  const [line = ''] = problem.split('\n')
  return line
    .replace(/^(?:ERROR|error): (?:\S+:\d+: |line \d+: \d+: )?/, '')
    .replace(/'[^']*'/g, "'...'")
    .replace(/\b\d+(\[%[^\]]*\])?/g, '#')
}

function report(outcomes: readonly Outcome[]): number {
  const judged = outcomes.filter(({ failure }) => failure?.kind !== rejected)
  const classes = new Map<string, Outcome[]>()
  for (const outcome of judged) {
    if (outcome.failure) append(classes, outcome.failure.kind, outcome)
  }
  const sorted = [...classes].sort(([, left], [, right]) => right.length - left.length)
  for (const [kind, { length, 0: example }] of sorted.slice(0, Number(values.show))) {
    const detail = example!.failure!.text.split('\n').slice(0, 3).join('\n         ')
    console.log(`${String(length).padStart(5)}  ${kind}\n       ${example!.id}\n         ${detail}`)
  }
  for (const stage of new Set(judged.map((outcome) => outcome.stage))) {
    const all = judged.filter((outcome) => outcome.stage === stage)
    if (all.length > 0) console.log(`${stage}: ${share(all)}`)
  }
  const same = judged.filter(({ hasSameCode }) => hasSameCode).length
  if (same > 0) console.log(`same code: ${same}`)
  console.log(`all: ${share(judged)}; ${outcomes.length - judged.length} rejected by the front end`)
  return classes.size === 0 ? 0 : 1
}

function share(outcomes: readonly Outcome[]): string {
  const good = outcomes.filter(({ failure }) => !failure).length
  return `${good} of ${outcomes.length} (${((100 * good) / Math.max(1, outcomes.length)).toFixed(2)} %)`
}

process.exitCode = await main(values.src, values.data)
