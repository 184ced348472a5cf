// Compiles a program to every output, asks a command or the language service about it, and says what went wrong that is no diagnostic.
import { optionsFromArguments } from '../../src/cli/arguments.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import {
  groupByTarget,
  type OutputGroup,
  type OutputName,
  outputNames,
  writeOutputs,
} from '../../src/driver/outputs.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { dump } from '../../src/targets/dxil/read/dump.ts'
import { firstError } from '../emit.ts'
import { commandCount, tryCommand } from './commands.ts'
import { askJudges } from './judges.ts'
import { measured, measuredProgram, type Slowest } from './measure.ts'
import { tryService } from './service.ts'

export interface FuzzJob {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

/** The errors that were thrown, by target or command. */
export interface FuzzAnswer {
  readonly thrown: readonly string[]
  readonly isAccepted: boolean
  readonly slowest: Slowest
}

type Outcome = 'written' | 'refused' | 'refused by the front end'

/** Errors without something in the shader or the options: they are written when all the others are. */
const special: readonly OutputName[] = ['pdb', 'root-signature', 'root-signature-text']
/** The first one's target is that of outputs which any target will do for. */
const usual = ['container', ...outputNames.filter((name) => name !== 'container' && !special.includes(name))] as const
const groups = groupByTarget(usual, undefined) as OutputGroup[]

/** glslangValidator and spirv-val look at what is written. */
const asksJudges = process.argv.includes('--judges')

const compiler = createCompiler(createDiskHost())

/** After so many, every target was the first and every command was asked. */
export const turnsOfAll = groups.length * (commandCount + 1)

/**
 * What the front end refuses is tried for one target, each in its turn, and all else for each; a command or the service comes last. What
 * it refuses for Vulkan it may take for Direct3D. Commands see of a program that is refused what was seen before: they are asked about every
 * fourth, the service about all.
 */
export async function tryAll(job: FuzzJob, turn: number): Promise<FuzzAnswer> {
  const thrown: string[] = []
  const outcomes: Outcome[] = []
  const slowest = await measuredProgram(thrown, () => tryOutputs(job, turn, thrown, outcomes))
  return { thrown, isAccepted: outcomes.includes('written'), slowest }
}

async function tryOutputs(job: FuzzJob, turn: number, thrown: string[], outcomes: Outcome[]): Promise<void> {
  const { options } = optionsFromArguments(job.args)
  let waiting = groups.map((_, step) => groups[(turn + step) % groups.length]!)
  let isRefused = false
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const { target } = group
    let outcome: Outcome = 'refused'
    await measured(target ?? 'any', thrown, () => {
      outcome = tryGroup(job, options, group!, thrown)
    })
    outcomes.push(outcome)
    if ((outcome as Outcome) !== 'refused by the front end') continue
    isRefused = !isVulkan(group)
    waiting = isRefused ? [] : waiting.filter((other) => !isVulkan(other))
  }
  const place = Math.floor(turn / groups.length) % (commandCount + 1)
  if (place === commandCount) await measured('service', thrown, () => tryService(job, turn, thrown))
  else if (!isRefused || turn % groups.length === 0) await tryCommand(job, place, thrown)
}

function isVulkan({ target }: OutputGroup): boolean {
  return target === 'spirv' || target === 'glsl'
}

function tryGroup(job: FuzzJob, options: CompileOptions, { target, names }: OutputGroup, thrown: string[]): Outcome {
  const compilation = compiler.compile(job, { ...options, target })
  const hasMistakes = Boolean(compilation.checked) && compilation.errorCount > 0
  const written = writeOutputs(compilation, writersOf(names), {})
  if (hasMistakes) return 'refused by the front end'
  if (!written) return 'refused'
  const container = written.get('container')
  if (container instanceof Uint8Array) {
    dump(container)
    writeOutputs(compilation, writersOf(special), {})
  }
  if (asksJudges) askJudges(written, compilation.profile.stage, options, thrown)
  const text = written.get('hlsl')
  if (typeof text === 'string') tryAgain(job, text, options, thrown)
  return 'written'
}

function writersOf(names: readonly OutputName[]): ReadonlyMap<OutputName, (typeof writers)[OutputName]> {
  return new Map(names.map((name) => [name, writers[name]]))
}

/** What includes more than this takes the time of ten others. */
const longestWithIncludes = 40_000

/** Whether the front end takes a program, which is not too long with all that it includes: mutants of others seldom reach any further. */
export function isWorthMutating(job: FuzzJob): boolean {
  const compilation = compiler.compile(job, { ...optionsFromArguments(job.args).options, target: 'dxil' })
  const text = writers.preprocessed(compilation, {})
  if (typeof text !== 'string' || text.length > longestWithIncludes) return false
  return Boolean(compilation.checked) && compilation.errorCount === 0
}

/** Written HLSL compiles, without the macros and with the registers that are in it. What only Vulkan understands is in it, with a warning for Direct3D, which `-WX` would make an error. */
function tryAgain({ path }: FuzzJob, text: string, options: CompileOptions, thrown: string[]): void {
  const warnings = { ...options.warnings, allAreErrors: false }
  const again = compiler.compile(
    { path, text },
    { ...options, defines: [], bindingTable: undefined, bindingTableMacro: undefined, target: 'dxil', warnings },
  )
  writers['llvm-bound'](again, {})
  const error = firstError(again)
  if (error) thrown.push(`written HLSL: ${error.message.replaceAll(/'[^']*'|\d+/g, '…')}`)
}
