// Who is asked whether a program is in order: Clang, DXC, and the compiler under the rules of either.
//
// Clang's front end is incomplete (no textures, samplers, ray tracing), and is asked without its headers (clang/prelude.ts): that it refuses
// means something only for a change of a program that it takes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { fullPrelude, tripleOf } from '../clang/prelude.ts'
import { firstError } from '../emit.ts'

export interface Program {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

/** The first message that refuses the program, or nothing when it is in order. */
export interface Verdict {
  readonly refusal: Refusal | undefined
}

export interface Refusal {
  readonly message: string
  /** Of the first error; undefined when it has no place, as those of code generation and the validator. */
  readonly line: number | undefined
}

export interface Judges {
  clang(program: Program): Verdict
  /** Undefined where there is none. */
  readonly dxc: ((program: Program) => Verdict) | undefined
  descry(program: Program, rules: 'clang' | 'dxc'): Verdict
}

const mostSeconds = 20

export function createJudges(clang: string, dxc: string | undefined): Judges {
  const folder = mkdtempSync(join(tmpdir(), 'refusals-'))
  const file = join(folder, 'program.hlsl')
  const prelude = join(folder, 'prelude.hlsl')
  writeFileSync(prelude, fullPrelude())
  const compiler = createCompiler(createDiskHost())
  const ask = (command: string, args: readonly string[], { text }: Program): Verdict => {
    writeFileSync(file, text)
    const { status, stderr, signal } = spawnSync(command, [...args, file], {
      encoding: 'utf8',
      timeout: mostSeconds * 1000,
      // A crashed Clang that hangs while it says so catches others.
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return { refusal: status === 0 ? undefined : refusalIn(stderr, signal) }
  }
  return {
    clang: (program) => ask(clang, clangArguments(program.args, prelude), program),
    dxc:
      dxc === undefined
        ? undefined
        : (program) => ask(dxc, ['-Fo', join(folder, 'program.dxo'), ...dxcArguments(program.args)], program),
    descry(program, rules) {
      const options = optionsOf(program.args, rules)
      if (!options) return { refusal: { message: 'command line', line: undefined } }
      try {
        const compilation = compiler.generate(program, options)
        const first = firstError(compilation)
        if (!first) return { refusal: undefined }
        const { message, location } = first
        return { refusal: { message, line: location === 0 ? undefined : compilation.sources.position(location).line } }
      } catch (error) {
        return {
          refusal: { message: `crash: ${error instanceof Error ? error.message : String(error)}`, line: undefined },
        }
      }
    },
  }
}

function refusalIn(text: string, signal: string | null): Refusal {
  const lines = text.split('\n')
  const [, line, message] =
    lines.map((each) => /:(\d+):\d+: (?:fatal )?error: (.*)/.exec(each)).find((match) => match) ?? []
  if (message !== undefined) return { message, line: Number(line) }
  const other = lines.find((each) => /error|fail|assert|stack dump/i.test(each)) ?? lines[0] ?? ''
  return { message: signal === null ? other.replace(/^.*?error: /, '') : `ended by ${signal}`, line: undefined }
}

/** What the arguments ask of us, if we know them all. */
export function optionsOf(args: readonly string[], rules: 'clang' | 'dxc'): CompileOptions | undefined {
  const { settings, problems } = parseCommandLine('bindings', [...args, '--rules', rules], () => false)
  return problems.length > 0 ? undefined : compileOptions(settings)
}

function clangArguments(args: readonly string[], prelude: string): string[] {
  const profile = optionValue(args, 'T')
  const isLibrary = profile?.startsWith('lib') ?? false
  return [
    ...['-cc1', '-triple', tripleOf(profile), '-x', 'hlsl', '-fsyntax-only', '-w', '-include', prelude],
    ...(isLibrary ? [] : ['-hlsl-entry', optionValue(args, 'E') ?? 'main']),
    ...args.filter((word) => /^-D./.test(word)),
    ...args.flatMap((word, index) => (/^[-/]D$/.test(word) ? ['-D', args[index + 1]!] : [])),
    ...(args.some((word) => /^[-/]enable-16bit-types$/.test(word))
      ? ['-fnative-half-type', '-fnative-int16-type']
      : []),
  ]
}

/** Without ours; a profile is what DXC cannot do without. */
function dxcArguments(args: readonly string[]): string[] {
  const theirs = args.filter((word, index) => !word.startsWith('--') && !args[index - 1]?.startsWith('--'))
  return optionValue(args, 'T') === undefined ? [...theirs, '-T', 'cs_6_6'] : theirs
}

/** Of an option that stands before its value, or is joined with it. */
function optionValue(args: readonly string[], letter: string): string | undefined {
  for (const [index, word] of args.entries()) {
    const [, value] = new RegExp(`^[-/]${letter}(.*)$`).exec(word) ?? []
    if (value !== undefined) return value === '' ? args[index + 1] : value
  }
  return undefined
}
