// Freezes many shaders and checks what the command promises: nothing moves, and only what was told stays implicit.
//
//   npx tsx tools/corpus/freeze.ts CASES.jsonl [--src DIR] [--rules dxc] [--for direct3d|vulkan|both] [--most N]
//
// A line is a job of `descry batch`; with --src, `file` and `includes` are relative to DIR/<name of `repo`>. With `--for vulkan` sets and
// bindings are frozen, with `--for both` they and the registers of Direct3D.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJob } from '../../src/cli/batch/job.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { tableOf } from '../../src/driver/bindings-result.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { freeze, freezeBoth } from '../../src/driver/freeze/freeze.ts'
import { bindingRules, type CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { overlayHost } from '../../src/preprocess/host.ts'
import { compareBindings } from '../../src/reflect/compare.ts'

interface Case {
  readonly id: string
  readonly repo?: string
  readonly file?: string
  readonly includes?: readonly string[]
  readonly args?: readonly string[]
}

const words = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const index = words.indexOf(name)
  return index < 0 ? undefined : words.splice(index, 2)[1]
}
const folder = option('--src')
const asked = option('--rules')
const side = option('--for') ?? 'direct3d'
const most = Number(option('--most') ?? Number.POSITIVE_INFINITY)
const [path] = words
if (path === undefined)
  throw new Error(
    'usage: tools/corpus/freeze.ts CASES.jsonl [--src DIR] [--rules NAME] [--for direct3d|vulkan|both] [--most N]',
  )

const host = createDiskHost()
const compiler = createCompiler(host)
const counts = { skipped: 0, whole: 0, partly: 0, unportable: 0, wrong: 0 }
const reasons = new Map<string, number>()

function jobOf(line: string, number: number) {
  const { dxc: _, bindings: __, lines: ___, ms: ____, commit: _____, repo, ...fields } = JSON.parse(line)
  const at = folder === undefined || repo === undefined ? '' : join(folder, (repo as string).split('/')[1]!)
  return parseJob(JSON.stringify(known(fields)), number, at)
}

function known({ id, file, source, entry, profile, defines, includes, args }: Case & Record<string, unknown>): object {
  return { id, file, source, entry, profile, defines, includes, args }
}

function check(line: string, number: number, rules: CompileOptions['rules']): void {
  const parsed = jobOf(line, number)
  if (!('job' in parsed)) throw new Error(parsed.problem)
  const { id, path: file, source, settings } = parsed.job
  const options = { ...compileOptions(settings), rules }
  const input = { path: file, text: source ?? host.readFile(file) ?? '' }
  const vulkan = side === 'direct3d' ? undefined : compiler.generate(input, { ...options, target: 'spirv' })
  const direct3d = side === 'vulkan' ? undefined : compiler.generate(input, options)
  const sides = [vulkan, direct3d].filter((outcome) => outcome !== undefined)
  if (sides.some(({ errorCount }) => errorCount > 0)) {
    counts.skipped++
    return
  }
  const { files, kept, unportable } =
    vulkan && direct3d ? freezeBoth(input, direct3d, vulkan, host) : freeze(input, sides[0]!, host)
  const texts = new Map(files.map((frozen) => [frozen.path, frozen.text]))
  const told = kept.flatMap(({ name }) => name.split(', '))
  let isWrong = false
  for (const outcome of sides) {
    const again = createCompiler(overlayHost(host, texts)).generate(
      { path: file, text: texts.get(file) ?? input.text },
      outcome.options,
    )
    const changes = again.errorCount === 0 ? compareBindings(tableOf(outcome), tableOf(again)) : []
    const left = (again.bindings?.resources ?? []).filter(({ isImplicit, vulkan: place }) =>
      place ? place.reason.kind === 'next' : isImplicit && outcome !== vulkan,
    )
    const untold = left.filter(({ name }) => !told.some((text) => name === text || name.startsWith(`${text}.`)))
    if (again.errorCount === 0 && changes.length === 0 && untold.length === 0) continue
    isWrong = true
    console.log(`wrong ${id} (${rules}): ${JSON.stringify(changes)} left ${untold.map(({ name }) => name)}`)
  }
  const isPartly = kept.some(({ isHarmless }) => !isHarmless)
  for (const { reason, isHarmless } of kept) if (!isHarmless) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  counts[isWrong ? 'wrong' : unportable.length > 0 ? 'unportable' : isPartly ? 'partly' : 'whole']++
}

const lines = readFileSync(path, 'utf8').trim().split('\n')
const step = Math.max(1, Math.floor(lines.length / most))
for (const rules of bindingRules)
  if (asked === undefined || asked === rules)
    lines.forEach((line, index) => {
      if (index % step === 0) check(line, index + 1, rules)
    })
console.log(counts)
for (const [reason, count] of [...reasons].sort((first, second) => second[1] - first[1]).slice(0, 20))
  console.log(`${String(count).padStart(5)}  ${reason}`)
process.exitCode = counts.wrong > 0 ? 1 : 0
