// The process that tools/mutated.ts talks to: compiles programs to every output and says what went wrong that is no diagnostic.
import { optionsFromArguments } from '../../src/cli/arguments.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { writers } from '../../src/driver/outputs/all.ts'
import { type OutputName, outputs, writeOutputs } from '../../src/driver/outputs.ts'
import { createDiskHost } from '../../src/node/host.ts'

export interface FuzzJob {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

/** The errors that were thrown, by output. */
export interface FuzzAnswer {
  readonly thrown: readonly string[]
  readonly isAccepted: boolean
}

/** Outputs of one compilation each. */
const groups: readonly (readonly OutputName[])[] = [
  ['llvm-raw', 'llvm', 'llvm-bound', 'bindings', 'explain', 'reflection', 'dxil', 'container'],
  ['hlsl'],
  ['glsl'],
  ['spirv', 'spirv-asm'],
]

const compiler = createCompiler(createDiskHost())

function tryAll({ path, text, args }: FuzzJob): FuzzAnswer {
  const { options } = optionsFromArguments(args)
  const thrown: string[] = []
  let isAccepted = false
  for (const names of groups) {
    try {
      const target = outputs[names[0]!].target ?? 'dxil'
      const compilation = compiler.compile({ path, text }, { ...options, target })
      if (writeOutputs(compilation, new Map(names.map((name) => [name, writers[name]])), {})) isAccepted = true
    } catch (error) {
      thrown.push(`${names[0]}: ${describe(error)}`)
    }
  }
  return { thrown, isAccepted }
}

/** The message without what differs from program to program, and where it was thrown. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /\/src\//.test(line) && !/support\/bug/.test(line))
  const place = frames[0]?.replace(/^.*\/(src\/[^)]*?):(\d+):\d+\)?$/, '$1:$2')
  return `${error.message.split('\n')[0]!.slice(0, 160)} (${place ?? 'nowhere'})`
}

process.on('message', (job: FuzzJob) => process.send!(tryAll(job)))
