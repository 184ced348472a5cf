// The options of a command line as an object, for those who have no command line: the library. Needs no Node.
import type { CompileOptions } from '../driver/options.ts'
import type { OutputName } from '../driver/outputs.ts'
import { parseCommandLine } from './parse.ts'
import { compileOptions } from './settings.ts'

/** What dxc's arguments ask for. */
export interface ArgumentOptions {
  readonly options: CompileOptions
  /** What `--emit` or `-spirv` asks for. */
  readonly emit: OutputName | undefined
  /** Words that are no options: names of files. */
  readonly files: readonly string[]
  /** What is wrong with the arguments, one sentence each. */
  readonly problems: readonly string[]
}

/** Reads options as dxc and descry write them: `['-T', 'ps_6_6', '-D', 'SHADOWS=1', 'a.hlsl']`. */
export function optionsFromArguments(words: readonly string[]): ArgumentOptions {
  const { settings, problems } = parseCommandLine('compile', words, () => false)
  settings.errorLimit ??= 0
  const emit = settings.emit ?? (settings.isSpirv ? 'spirv' : undefined)
  return { options: compileOptions(settings), emit, files: settings.inputs, problems }
}
