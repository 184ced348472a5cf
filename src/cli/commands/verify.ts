// `descry -verify FILE`: the diagnostics of a shader against the comments that expect them. Writes no code.
import { toJson } from '../../diagnostics/render/json.ts'
import type { Input } from '../../driver/compilation.ts'
import { type Compiler, createCompiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { createDiskHost } from '../../node/host.ts'
import { spelling } from '../../support/intern.ts'
import { readInput } from '../input.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import { type VerifiedFile, verify } from '../verify.ts'

export function run(settings: Settings, terminal: Terminal): number {
  const input = readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  const options = compileOptions(settings)
  const compiler = createCompiler(createDiskHost(settings.includeRoot))
  const { reported, sources } = compiler.lint(input, options)
  const diagnostics = toJson(reported, sources)
  const files = sources.files
    .filter(({ name }) => !name.startsWith('<'))
    .map(({ name, text }): VerifiedFile => {
      return name === input.path ? { name, text, active: activeLines(compiler, input, options) } : { name, text }
    })
  const problems = verify(files, diagnostics)
  terminal.error(problems)
  return problems === '' ? exitStatus.success : exitStatus.failure
}

/** Lines that `#if` does not leave out: those whose mark is among the tokens when each line is replaced by one. */
function activeLines(compiler: Compiler, { path, text }: Required<Input>, options: CompileOptions): Set<number> {
  const isContinued = (line: string | undefined): boolean => /\\\r?$/.test(line ?? '')
  const marked = text!.split('\n').map((line, index, lines) => {
    if (isContinued(line) || isContinued(lines[index - 1])) return line
    const mark = `line_${index + 1}_`
    return /^\s*#/.test(line) ? `${mark}\n${line}` : mark
  })
  const { tokens } = compiler.compile({ path, text: marked.join('\n') }, options).preprocessed
  const active = new Set<number>()
  for (let index = 0; index < tokens.count; index++) {
    const [, line] = /^line_(\d+)_$/.exec(spelling(tokens.atoms[index]!)) ?? []
    if (line !== undefined) active.add(Number(line))
  }
  return active
}
