// One run of a test, compiled here.
import { readFileSync } from 'node:fs'
import { parseCommandLine } from '../../../src/cli/parse.ts'
import { compileOptions } from '../../../src/cli/settings.ts'
import { createCompiler } from '../../../src/driver/compiler.ts'
import type { CompileOptions } from '../../../src/driver/options.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { emit, firstError } from '../../emit.ts'
import type { TestRun } from './runs.ts'

export interface CompiledRun {
  /** Undefined: written. Names and numbers are left out, so that the same trouble is the same class. */
  readonly failure?: string
  readonly options?: CompileOptions
  readonly module?: Uint8Array
}

const compiler = createCompiler(createDiskHost())

export function compileRun({ path, words: given }: TestRun, rules?: CompileOptions['rules']): CompiledRun {
  // dxc's form before its optimiser runs: there is no such thing here.
  const words = given.filter((word) => word !== '-fcgl' && word !== '-verify')
  const { settings, problems } = parseCommandLine('compile', words, () => false)
  if (problems.length > 0) return { failure: `command line: ${problems[0]}` }
  const asked = compileOptions(settings)
  const options = { ...asked, target: 'spirv' as const, rules: rules ?? asked.rules }
  try {
    const { outcome, output } = emit('spirv')(compiler, { path, text: readFileSync(path, 'utf8') }, options)
    const error = firstError(outcome)
    if (error) return { failure: `${error.id}: ${classOf(error.message)}`, options }
    if (typeof output === 'string') return { failure: 'nothing is written', options }
    return { options, module: output }
  } catch (error) {
    return { failure: `thrown: ${classOf(error instanceof Error ? error.message : String(error))}`, options }
  }
}

export function classOf(message: string): string {
  return message
    .replace(/'[^']*'/g, "'...'")
    .replace(/"[^"]*"/g, '"..."')
    .replace(/%\S+|\b\d+\b/g, '#')
}
