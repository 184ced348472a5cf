// Runs the tests of compute and of drawing of the public offload test suite (llvm/offload-test-suite) on a Vulkan device: lavapipe
// does, which needs no GPU.
//
//   npx tsx tools/suites/offload-suite.ts --suite DIR [--emit spirv|glsl|dxc|none|wasm] [--dxc PATH] [--options=-fvk-use-dx-layout] [--filter TEXT]
//                                  [--sample N] [--show N] [--verbose]
//
// Needs cc and the headers of Vulkan (Debian: libvulkan-dev mesa-vulkan-drivers), for GLSL glslangValidator. A test counts when all buffers
// hold what it expects; one that expects an image, when DXC's SPIR-V draws the same (`--dxc`; without, it only has to draw).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type Outcome, reportOutcomes } from '../corpus/outcomes.ts'
import { emit, firstError } from '../emit.ts'
import { buildRunner, type Runner } from '../vulkan/runner.ts'
import { type Form, writeModule } from '../vulkan/write-module.ts'
import { execute } from './offload/execute.ts'
import { jobOf } from './offload/job.ts'
import { agree, bytesOf } from './offload/numbers.ts'
import { readSuite, type SuiteStage, type SuiteTest, shifts } from './offload/suite.ts'
import { text } from './offload/values.ts'

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    emit: { type: 'string', default: 'spirv' },
    dxc: { type: 'string' },
    options: { type: 'string', default: '' },
    filter: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    show: { type: 'string', default: '40' },
    verbose: { type: 'boolean', default: false },
  },
})

const compiler = createCompiler(createDiskHost())

/** The contents of every buffer and image afterwards, by name. */
type Contents = ReadonlyMap<string, readonly Uint8Array[]>

function main(): number {
  const { suite } = values
  if (suite === undefined || !['spirv', 'glsl', 'dxc', 'none', 'wasm'].includes(values.emit)) {
    console.log(
      'usage: npx tsx tools/suites/offload-suite.ts --suite DIR [--emit spirv|glsl|dxc|none|wasm] [--dxc PATH] [--filter TEXT] [--sample N] [--show N]',
    )
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'offload-'))
  const runner = ['none', 'wasm'].includes(values.emit) ? undefined : buildRunner(folder)
  const every = Math.max(1, Number(values.sample))
  const tests = readSuite(join(suite, 'test')).filter(
    ({ id, stages }) => id.includes(values.filter) && (runner !== undefined || stages[0]!.stage === 'Compute'),
  )
  const outcomes = tests
    .filter((_, index) => index % every === 0)
    .map((test): Outcome => {
      const failure = judge(test, folder, runner)
      if (failure !== undefined && values.verbose) console.log(`${test.id}: ${failure}`)
      const kind = failure?.replace(/\n.*/s, '').replace(/\d+/g, '#')
      return { id: test.id, stage: test.stages[0]!.stage === 'Compute' ? 'compute' : 'drawing', failure: kind }
    })
  rmSync(folder, { recursive: true })
  return reportOutcomes(outcomes, Number(values.show)) ? 0 : 1
}

/** What is wrong; `undefined` when the test passes. */
function judge(test: SuiteTest, folder: string, runner: Runner | undefined): string | undefined {
  if (!runner) return executed(test)
  const contents = runTest(test, folder, runner, values.emit as Form | 'dxc')
  if (typeof contents === 'string') return contents
  if (test.results.length > 0) return compare(test, contents)
  return values.dxc === undefined || values.emit === 'dxc' ? undefined : comparePictures(test, folder, runner, contents)
}

function executed(test: SuiteTest): string | undefined {
  const stage = test.stages[0]!
  const { settings, problems } = parseCommandLine('compile', [...stage.arguments, '-E', stage.entry], () => false)
  if (problems.length > 0) return `command line: ${problems[0]}`
  const compilation = compiler.compile({ path: `${test.id}.hlsl`, text: stage.shader }, compileOptions(settings))
  const contents = execute(test, compilation, values.emit === 'wasm')
  const error = firstError(compilation)
  if (error) return `not lowered: ${error.message}`
  return typeof contents === 'string' ? contents : compare(test, contents)
}

function runTest(test: SuiteTest, folder: string, runner: Runner, form: Form | 'dxc'): Contents | string {
  const modules: string[] = []
  for (const [index, stage] of test.stages.entries()) {
    const module = join(folder, `${index}.spv`)
    const failure = form === 'dxc' ? compileByDxc(test, stage, module) : compile(test, stage, module, form)
    if (failure !== undefined) return failure
    modules.push(module)
  }
  const entries = test.stages.map(({ entry }) => (form === 'glsl' ? 'main' : entry))
  const job = jobOf(test, folder, modules, entries)
  if (typeof job === 'string') return job
  const failure = runner.run(job.lines)
  if (failure !== undefined) return `did not run: ${failure}`
  const read = (file: string): Uint8Array => new Uint8Array(readFileSync(`${file}.out`))
  return new Map([...job.files].map(([name, files]) => [name, files.map(read)]))
}

function commandLine(test: SuiteTest, { arguments: written, entry }: SuiteStage): string[] {
  const moved = Object.entries(shifts).flatMap(([letter, by]) => [`-fvk-${letter}-shift`, String(by), 'all'])
  return [
    ...written,
    ...values.options.split(' ').filter(Boolean),
    '-fspv-target-env=vulkan1.3',
    '-E',
    entry,
    ...(test.isShifted ? moved : []),
  ]
}

function compile(test: SuiteTest, stage: SuiteStage, module: string, form: Form): string | undefined {
  const { settings, problems } = parseCommandLine(
    'compile',
    [...commandLine(test, stage), '--rules', 'dxc'],
    () => false,
  )
  if (problems.length > 0) return `command line: ${problems[0]}`
  const { outcome, output } = emit(form)(
    compiler,
    { path: `${test.id}.hlsl`, text: stage.shader },
    compileOptions(settings),
  )
  const error = firstError(outcome)
  if (error) return `not written: ${error.message}`
  return writeModule(module, output, form, stage.arguments[stage.arguments.indexOf('-T') + 1] ?? '')
}

function compileByDxc(test: SuiteTest, stage: SuiteStage, module: string): string | undefined {
  const file = module.replace('.spv', '.hlsl')
  writeFileSync(file, stage.shader)
  const words = ['-spirv', ...commandLine(test, stage), '-Fo', module, file]
  const { status, stderr } = spawnSync(values.dxc ?? 'dxc', words, { encoding: 'utf8' })
  return status === 0 ? undefined : `dxc: ${stderr.split('\n').find((line) => line.includes('error')) ?? ''}`
}

function compare(test: SuiteTest, contents: Contents): string | undefined {
  for (const { rule, actual, expected, tolerance } of test.results) {
    const wanted = test.buffers.get(expected)
    const format = test.buffers.get(actual)?.format ?? 'UInt32'
    for (const [index, bytes] of (contents.get(actual) ?? []).entries()) {
      const right = wanted?.contents[index]
      if (!right) return `no buffer ${expected}`
      if (!agree(rule, tolerance, format, bytes, right))
        return `another result\n${actual}: ${dump(bytes, format)}\nnot    ${dump(right, format)}`
    }
  }
  return undefined
}

/** The same image as through DXC's SPIR-V, within what rounding may do; and not an empty one. */
function comparePictures(test: SuiteTest, folder: string, runner: Runner, contents: Contents): string | undefined {
  const theirs = runTest(test, folder, runner, 'dxc')
  if (typeof theirs === 'string') return theirs
  const name = text(test.bindings.RenderTarget) ?? ''
  const [ours, wanted] = [contents, theirs].map((map) => map.get(name)?.[0])
  if (!ours || !wanted) return 'no image'
  if (wanted.every((byte) => byte === 0)) return 'an empty image'
  const { format } = test.buffers.get(name)!
  return agree('BufferFloatEpsilon', 1e-5, format, ours, wanted) ? undefined : "another image than DXC's"
}

function dump(bytes: Uint8Array, format: string): string {
  const size = bytesOf(format)
  const words: string[] = []
  for (let at = 0; at + size <= Math.min(bytes.length, 16 * size); at += size)
    words.push(
      Buffer.from(bytes.slice(at, at + size))
        .reverse()
        .toString('hex'),
    )
  return words.join(' ')
}

process.exitCode = main()
