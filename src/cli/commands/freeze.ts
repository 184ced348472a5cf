// `descry freeze FILE`: the source with every implicit binding written out.
//
// Prints the main file; -i writes all files that change. What cannot be annotated, and what the other rules still place elsewhere, is told
// on stderr, and the exit status is 1 then.
import { readFileSync } from 'node:fs'
import { tableOf } from '../../driver/bindings-result.ts'
import type { Compilation, Input } from '../../driver/compilation.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { type Frozen, freeze, freezeBoth } from '../../driver/freeze/freeze.ts'
import { freezeResult, isWhole } from '../../driver/freeze/result.ts'
import { type CompileOptions, isForVulkan } from '../../driver/options.ts'
import { createDiskHost, encodeLike, isText } from '../../node/host.ts'
import type { Host } from '../../preprocess/host.ts'
import { ambiguousNames, importTable } from '../../reflect/bindings-csv.ts'
import { placeText, positionText } from '../../reflect/bindings-text.ts'
import { readInput } from '../input.ts'
import { writeTo } from '../output.ts'
import { printReport, printReportBeside } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const { inPlace, csv, format } = settings
  const path = settings.inputs[0]!
  if (inPlace && csv) return fail(terminal, ["'-i' rewrites the source and '--csv' prints a table: choose one"])
  if (inPlace && path === '-') return fail(terminal, ["'-i' cannot write back to stdin"])
  const input = readInput(path)
  if (typeof input === 'string') return fail(terminal, [input])
  const options = compileOptions(settings)
  const host = createDiskHost(settings.includeRoot)
  const outcome = createCompiler(host).generate(input, options)
  const failed = outcome.errorCount > 0
  if (failed || format !== 'json' || csv) await printReportBeside([outcome], settings, terminal)
  if (failed) return exitStatus.failure
  if (csv) {
    const table = tableOf(outcome)
    terminal.out(importTable(table))
    const ambiguous = ambiguousNames(table)
    for (const name of ambiguous)
      terminal.error(
        `descry: warning: several resources are called ${name}, and a table means the last of them: write a register on the others\n`,
      )
    return ambiguous.length > 0 ? exitStatus.failure : exitStatus.success
  }
  const partner = settings.freezesBoth ? otherSide(input, outcome, host) : undefined
  if (partner && partner.errorCount > 0) {
    await printReport([partner], settings, terminal)
    return exitStatus.failure
  }
  const [direct3d, vulkan] = isForVulkan(options) ? [partner, outcome] : [outcome, partner]
  const frozen = direct3d && vulkan ? freezeBoth(input, direct3d, vulkan, host) : freeze(input, outcome, host)
  if (format === 'json') terminal.out(`${JSON.stringify(freezeResult(frozen, outcome), undefined, 2)}\n`)
  else tell(frozen, options, terminal)
  const problems: string[] = []
  if (inPlace) writeBack(frozen, problems, terminal)
  else if (format !== 'json') print(frozen, input, terminal)
  if (problems.length > 0) return fail(terminal, problems)
  return isWhole(frozen) ? exitStatus.success : exitStatus.failure
}

/** Never over bytes that could not be read as text: they would be lost. */
export function writeBack({ files }: Frozen, problems: string[], terminal: Terminal, tellsNothing = true): void {
  for (const { path, text } of files) {
    const bytes = readFileSync(path)
    if (isText(bytes)) writeTo(path, encodeLike(bytes, text), problems)
    else problems.push(`'${path}' is neither UTF-8 nor UTF-16, so it is left as it is`)
  }
  if (problems.length > 0) return
  if (files.length === 0 && tellsNothing)
    terminal.error('descry: note: nothing to write: every binding stands in the source already\n')
  for (const { path } of files) terminal.error(`descry: note: wrote the bindings into ${path}\n`)
}

/** The shader for Vulkan when it was compiled for Direct3D, and the other way round. */
function otherSide(input: Required<Input>, { options }: Compilation, host: Host): Compilation {
  return createCompiler(host).generate(input, { ...options, target: isForVulkan(options) ? undefined : 'spirv' })
}

function print({ files }: Frozen, { path, text }: Required<Input>, terminal: Terminal): void {
  terminal.out(files.find((file) => file.path === path)?.text ?? text)
  for (const file of files)
    if (file.path !== path) terminal.error(`descry: note: ${file.path} must change, too; -i writes all files\n`)
}

export function tell({ kept, unportable, refusal }: Frozen, options: CompileOptions, terminal: Terminal): void {
  for (const { name, reason, location, isHarmless } of kept) {
    const place = location ? `${positionText(location)}: ` : ''
    terminal.error(
      `${place}${isHarmless ? 'note' : 'warning'}: ${name} ${name.includes(', ') ? 'stay' : 'stays'} implicit: ${reason}\n`,
    )
  }
  const other = options.rules === 'clang' ? 'dxc' : 'clang'
  if (refusal !== undefined)
    terminal.error(
      `descry: note: --rules ${other} refuses this shader (${refusal}), so only the table of --rules ${options.rules} is frozen\n`,
    )
  for (const { name, before, after } of unportable)
    terminal.error(
      `descry: warning: --rules ${other} still places ${name} ${after ? `at ${placeText(after)}` : 'nowhere'}${before ? `, not at ${placeText(before)}` : ''}; ${before && 'vulkan' in before ? 'no annotation says both' : 'no annotation says both, freeze --csv can'}\n`,
    )
}
