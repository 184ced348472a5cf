// Runs the compute tests of the public offload test suite (llvm/offload-test-suite) on a Vulkan device: lavapipe does, which needs no GPU.
//
//   npx tsx tools/offload-suite.ts --suite DIR [--emit spirv|glsl] [--filter TEXT] [--sample N] [--show N] [--verbose]
//
// Needs cc and the headers of Vulkan (Debian: libvulkan-dev mesa-vulkan-drivers), for GLSL glslangValidator. A test counts when all buffers
// hold what it expects.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCommandLine } from '../src/cli/parse.ts'
import { compileOptions } from '../src/cli/settings.ts'
import { createCompiler } from '../src/driver/compiler.ts'
import { createDiskHost } from '../src/node/host.ts'
import { emit } from './emit.ts'
import { agree, bytesOf } from './offload/numbers.ts'
import { readSuite, type SuiteBuffer, type SuiteTest } from './offload/suite.ts'
import { type Outcome, reportOutcomes } from './outcomes.ts'

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    emit: { type: 'string', default: 'spirv' },
    filter: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    show: { type: 'string', default: '40' },
    verbose: { type: 'boolean', default: false },
  },
})

const compiler = createCompiler(createDiskHost())

const kinds: Readonly<Record<string, string>> = {
  Buffer: 'texels',
  RWBuffer: 'rwtexels',
  StructuredBuffer: 'storage',
  RWStructuredBuffer: 'storage',
  ByteAddressBuffer: 'storage',
  RWByteAddressBuffer: 'storage',
  ConstantBuffer: 'uniform',
  Texture2D: 'image',
  RWTexture2D: 'rwimage',
  Sampler: 'sampler',
}

/** Numbers of VkFormat, by the suite's format and the number of channels. */
const vulkanFormats: Readonly<Record<string, readonly number[]>> = {
  Float16: [76, 83, 90, 97],
  Float32: [100, 103, 106, 109],
  Int16: [75, 82, 89, 96],
  UInt16: [74, 81, 88, 95],
  Int32: [99, 102, 105, 108],
  UInt32: [98, 101, 104, 107],
  Hex32: [98, 101, 104, 107],
  Int64: [111, 114, 117, 120],
  UInt64: [110, 113, 116, 119],
}

function main(): number {
  const { suite } = values
  if (suite === undefined || (values.emit !== 'spirv' && values.emit !== 'glsl')) {
    console.log(
      'usage: npx tsx tools/offload-suite.ts --suite DIR [--emit spirv|glsl] [--filter TEXT] [--sample N] [--show N]',
    )
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'offload-'))
  const runner = join(folder, 'run')
  execFileSync('cc', ['-O1', '-o', runner, join(import.meta.dirname, 'vulkan', 'run.c'), '-lvulkan'])
  const every = Math.max(1, Number(values.sample))
  const tests = readSuite(join(suite, 'test')).filter(({ id }) => id.includes(values.filter))
  const outcomes = tests
    .filter((_, index) => index % every === 0)
    .map((test): Outcome => {
      const failure = runTest(test, folder, runner)
      if (failure !== undefined && values.verbose) console.log(`${test.id}: ${failure}`)
      const kind = failure?.replace(/\n.*/s, '').replace(/\d+/g, '#')
      return { id: test.id, stage: 'cs', failure: kind }
    })
  rmSync(folder, { recursive: true })
  return reportOutcomes(outcomes, Number(values.show)) ? 0 : 1
}

/** What is wrong; `undefined` when the test passes. */
function runTest(test: SuiteTest, folder: string, runner: string): string | undefined {
  const line = [...test.arguments, '-fspv-target-env=vulkan1.3', '--rules', 'dxc']
  const { settings, problems } = parseCommandLine('compile', [...line, '-E', test.entry], () => false)
  if (problems.length > 0) return `command line: ${problems[0]}`
  const module = join(folder, 'shader.spv')
  const name = values.emit as 'spirv' | 'glsl'
  const { outcome, output } = emit(name)(
    compiler,
    { path: `${test.id}.hlsl`, text: test.shader },
    compileOptions(settings),
  )
  const error = outcome.reported.find(({ severity }) => severity === 'error')
  if (error) return `not written: ${error.diagnostic.message}`
  if (name === 'spirv') writeFileSync(module, output)
  else {
    const text = join(folder, 'shader.comp')
    writeFileSync(text, output)
    const judged = spawnSync('glslangValidator', ['-V', '--target-env', 'vulkan1.3', '-o', module, text], {
      encoding: 'utf8',
    })
    if (judged.status !== 0) return `glslang: ${judged.stdout.split('\n').find((row) => row.includes('ERROR')) ?? ''}`
  }
  return execute(test, folder, runner, module, name === 'glsl' ? 'main' : test.entry)
}

function execute(test: SuiteTest, folder: string, runner: string, module: string, entry: string): string | undefined {
  const lines: string[] = []
  const files = new Map<string, string[]>()
  for (const { name, kind, set, binding } of test.resources) {
    const buffer = test.buffers.get(name)
    const word = kinds[kind]
    if (word === undefined) return `no ${kind} here`
    if (binding < 0) return 'no binding for Vulkan in the test'
    if (word === 'sampler') {
      lines.push(`resource sampler ${set} ${binding} 0 0 -`)
      continue
    }
    if (!buffer) return `no buffer ${name}`
    buffer.contents.forEach((contents, element) => {
      const file = join(folder, `${name}.${element}`)
      writeFileSync(file, contents)
      files.set(name, [...(files.get(name) ?? []), file])
      lines.push(
        `resource ${word} ${set} ${binding} ${element} ${formatOf(buffer)} ${file} ${buffer.width} ${buffer.height}`,
      )
    })
  }
  for (const [id, value] of test.constants) lines.push(`constant ${id} ${value}`)
  if (test.push) {
    writeFileSync(join(folder, 'push'), test.push)
    lines.push(`push ${join(folder, 'push')}`)
  }
  const [x = 1, y = 1, z = 1] = test.groups
  lines.push(`shader ${module} ${entry} ${x} ${y} ${z}`)
  writeFileSync(join(folder, 'job'), `${lines.join('\n')}\n`)
  const ran = spawnSync(runner, [join(folder, 'job')], { encoding: 'utf8', timeout: 60_000 })
  if (ran.status !== 0) return `did not run: ${ran.stdout || (ran.signal ?? ran.status)}`
  return compare(test, files)
}

function formatOf({ format, channels }: SuiteBuffer): number {
  return vulkanFormats[format]?.[channels - 1] ?? 0
}

function compare(test: SuiteTest, files: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const { rule, actual, expected, tolerance } of test.results) {
    const wanted = test.buffers.get(expected)
    const format = test.buffers.get(actual)?.format ?? 'UInt32'
    for (const [index, file] of (files.get(actual) ?? []).entries()) {
      const bytes = wanted?.contents[index]
      if (!bytes) return `no buffer ${expected}`
      if (!agree(rule, tolerance, format, new Uint8Array(readFileSync(`${file}.out`)), bytes))
        return `another result\n${actual}: ${dump(new Uint8Array(readFileSync(`${file}.out`)), format)}\nnot    ${dump(bytes, format)}`
    }
  }
  return undefined
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
