// Runs DXC's own tests (files with `// RUN: %dxc ... %s` lines) through dxc and through us, and compares what comes out.
//
//   npx tsx tools/suites/dxc-tests.ts --dxc dxc --dxa dxa --dxv dxv [--part RTS0] [--dump rdat] [--grep REGEXP] [--filter TEXT] [--show N] [--rules dxc] DIR...
//
// --part compares a part of the container byte for byte, --dump what dxa prints of one (rdat, psv, rs), --dxv asks the validator about
// our container, and about dxc's when ours is refused (`-Vd`, `lib_6_x`). A run counts when dxc takes it; what both refuse counts as alike.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { signatureProfile } from '../../src/driver/root-signatures.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { append } from '../../src/support/lists.ts'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { emit, firstError } from '../emit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dxc: { type: 'string', default: 'dxc' },
    dxa: { type: 'string', default: 'dxa' },
    dxv: { type: 'string' },
    part: { type: 'string' },
    dump: { type: 'string' },
    grep: { type: 'string', default: '' },
    filter: { type: 'string', default: '' },
    show: { type: 'string', default: '10' },
    rules: { type: 'string', default: 'clang' },
  },
})

// A test may write files of its own (`-Fd %t.pdb`): everything runs in a temporary folder.
const directories = positionals.map((directory) => resolve(directory))
const folder = mkdtempSync(join(tmpdir(), 'dxc-tests-'))
process.chdir(folder)
const compiler = createCompiler(createDiskHost())
const classes = new Map<string, string[]>()

interface TestRun {
  readonly file: string
  readonly args: readonly string[]
}

/** Options of dxc that need files or mean another program. */
const foreign = /^[-/](?:Fo|Fc|Fd|Fh|Fre|Frs|Fe|P|link|dumpbin|ast-dump|fcgl|verify|spirv|Odump)/i

function runsOf(file: string): readonly TestRun[] {
  const text = readFileSync(file, 'utf8')
  if (!new RegExp(values.grep).test(text)) return []
  const lines = [...text.matchAll(/^\s*\/\/\s*RUN:\s*(.*)$/gm)].map((match) => match[1]!)
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const command = line.split(/\s*(?:2>|[|&;>])\s*/).find((each) => /%dxc\b/.test(each) && !/%dxcver/.test(each))
    if (command === undefined || !command.includes('%s')) return []
    const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|((?:\\.|[^\s"']|"[^"]*")+)/g)].map(
      (match) => match[1] ?? match[2] ?? match[3]!.replaceAll('"', ''),
    )
    const args = words.slice(words.indexOf('%dxc') + 1).filter((word) => word !== '%s')
    if (args.some((word) => foreign.test(word)) || seen.has(args.join(' '))) return []
    seen.add(args.join(' '))
    return [{ file, args }]
  })
}

function theirs({ file, args }: TestRun): Uint8Array | undefined {
  const output = join(folder, 'theirs.dxo')
  writeFileSync(output, '')
  const { status } = spawnSync(values.dxc, [...args, '-Fo', output, file], { encoding: 'utf8', timeout: 60_000 })
  const bytes = readFileSync(output)
  return status === 0 && bytes.length > 0 ? bytes : undefined
}

function ours({ file, args }: TestRun): Uint8Array | string {
  const { settings, problems } = parseCommandLine('compile', [...args, '--rules', values.rules, file], existsSync)
  if (problems.length > 0) return `command line: ${problems[0]}`
  const options = compileOptions(settings)
  try {
    const name = signatureProfile(options) === undefined ? 'container' : 'root-signature'
    const { outcome, output } = emit(name)(compiler, { path: file }, options)
    if (output instanceof Uint8Array) return output
    const first = firstError(outcome)
    return first ? `${first.id}: ${first.message}` : 'nothing'
  } catch (error) {
    return `crash: ${error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 2).join(' ') : String(error)}`
  }
}

function partOf(bytes: Uint8Array, name: string): Buffer | undefined {
  const part = readContainer(bytes).parts.find((each) => each.name === name)
  return part && Buffer.from(part.data)
}

function dumpOf(bytes: Uint8Array, what: string): string {
  const file = join(folder, 'dump.dxo')
  writeFileSync(file, bytes)
  try {
    return execFileSync(values.dxa, [`-dump${what}`, file], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error)
  }
}

/** The first line that differs; sizes follow from what comes later. */
function difference(left: string, right: string): string {
  const [first, second] = [left.split('\n'), right.split('\n')]
  const at = first.findIndex((line, index) => line !== second[index] && !line.includes('(size = '))
  return `dxc '${first[at]?.trim()}', descry '${second[at]?.trim()}'`
}

function compare(run: TestRun): void {
  const label = `${run.file.replace(/^.*\/test\//, '')} ${run.args.join(' ')}`
  const [other, own] = [theirs(run), ours(run)]
  if (!other) {
    append(classes, typeof own === 'string' ? 'both refuse' : 'only dxc refuses', label)
    return
  }
  if (typeof own === 'string') {
    append(classes, 'only descry refuses', `${label}: ${own}`)
    return
  }
  append(classes, 'both accept', label)
  const { part, dump, dxv } = values
  if (part !== undefined) {
    const [left, right] = [partOf(other, part), partOf(own, part)]
    if (left || right) append(classes, left && right && left.equals(right) ? `${part} equal` : `${part} differs`, label)
  }
  if (dump !== undefined) {
    const [left, right] = [dumpOf(other, dump), dumpOf(own, dump)]
    if (left === right) append(classes, `${dump} equal`, label)
    else append(classes, `${dump} differs`, `${label}: ${difference(left, right)}`)
  }
  if (dxv === undefined) return
  const failure = violation(dxv, own)
  if (failure === undefined) append(classes, 'valid', label)
  else if (violation(dxv, other) === undefined) append(classes, 'invalid', `${label}: ${failure}`)
  else append(classes, 'both invalid', label)
}

/** What the validator says first against a container. */
function violation(dxv: string, bytes: Uint8Array): string | undefined {
  const file = join(folder, 'judged.dxo')
  writeFileSync(file, bytes)
  const { status, stdout, stderr } = spawnSync(dxv, [file], { encoding: 'utf8' })
  if (status === 0) return undefined
  return `${stdout}${stderr}`.split('\n').find((line) => /error/i.test(line)) ?? ''
}

for (const directory of directories) {
  const isFile = statSync(directory).isFile()
  const names = isFile ? [''] : readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names) {
    const file = isFile ? directory : join(directory, name)
    if (/\.(?:hlsl|ll|test)$/.test(file) && file.includes(values.filter)) for (const run of runsOf(file)) compare(run)
  }
}
const quiet = new Set([
  'both accept',
  'both refuse',
  'both invalid',
  'valid',
  `${values.part} equal`,
  `${values.dump} equal`,
])
for (const [what, examples] of classes)
  if (!quiet.has(what)) for (const example of examples.slice(0, Number(values.show))) console.log(`${what}: ${example}`)
for (const [what, examples] of [...classes].sort()) console.log(`${String(examples.length).padStart(5)} ${what}`)
process.chdir(tmpdir())
rmSync(folder, { recursive: true })
