// Lints the text of a fixture as `descry lint ARGS FILE` would, in memory except for what it includes.
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import type { JsonDiagnostic } from '../../src/diagnostics/render/json.ts'
import { toJson } from '../../src/diagnostics/render/json.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'

const compiler = createCompiler(createDiskHost())

export function lint(path: string, text: string, args: readonly string[]): readonly JsonDiagnostic[] {
  const { reported, sources } = run(path, text, args)
  return toJson(reported, sources)
}

export function lintText(path: string, text: string, args: readonly string[]): string {
  const { reported, sources } = run(path, text, args)
  return renderText(reported, sources, { color: false })
}

function run(path: string, text: string, args: readonly string[]): Compilation {
  const { settings, problems } = parseCommandLine('lint', ['--format', 'json', ...args], () => false)
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  return compiler.lint({ path, text }, compileOptions(settings))
}
