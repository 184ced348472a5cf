// Compiles a program to every output, asks every command about it, and says what went wrong that is no diagnostic.
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
import { tryCommands } from './commands.ts'
import { measured } from './measure.ts'

export interface FuzzJob {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

/** The errors that were thrown, by target or command. */
export interface FuzzAnswer {
  readonly thrown: readonly string[]
  readonly isAccepted: boolean
}

/** Errors without something in the shader or the options: they come last, in a group of their own. */
const special: readonly OutputName[] = ['pdb', 'root-signature', 'root-signature-text']
/** The first one's target is that of outputs which any target will do for. */
const usual = ['container', ...outputNames.filter((name) => name !== 'container' && !special.includes(name))] as const
const groups = [...(groupByTarget(usual, undefined) as OutputGroup[]), { target: 'dxil', names: special } as const]

const compiler = createCompiler(createDiskHost())

/** A program that is refused for one target is tried for one other: most of what the others would do is the same. */
export async function tryAll(job: FuzzJob): Promise<FuzzAnswer> {
  const { options } = optionsFromArguments(job.args)
  const thrown: string[] = []
  let accepted = 0
  for (const [index, group] of groups.entries()) {
    if (index >= 2 && accepted === 0) break
    await measured(group.target ?? 'any', thrown, () => {
      if (tryGroup(job, options, group, thrown)) accepted++
    })
  }
  await tryCommands(job, accepted > 0, thrown)
  return { thrown, isAccepted: accepted > 0 }
}

function tryGroup(job: FuzzJob, options: CompileOptions, { target, names }: OutputGroup, thrown: string[]): boolean {
  const compilation = compiler.compile(job, { ...options, target })
  const written = writeOutputs(compilation, new Map(names.map((name) => [name, writers[name]])), {})
  const container = written?.get('container')
  if (container instanceof Uint8Array) dump(container)
  const text = written?.get('hlsl')
  if (typeof text === 'string') {
    const again = compiler.compile({ path: job.path, text }, { ...options, defines: [], target: 'dxil' })
    writers['llvm-bound'](again, {})
    const error = again.reported.find(({ severity }) => severity === 'error')
    if (error) thrown.push(`written HLSL: ${error.diagnostic.message.replaceAll(/'[^']*'|\d+/g, '…')}`)
  }
  return written !== undefined
}
