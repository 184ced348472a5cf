// Lowers the HLSL above `; ==>` and prints the module below, without what every module says of itself.
import { verifyModule } from '../../src/analysis/verifier.ts'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { Module } from '../../src/ir/module.ts'
import { printModule } from '../../src/ir/printer.ts'
import { type Lowered, lower } from '../../src/lower/lower.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'

const compiler = createCompiler(createDiskHost())

export function renderLowered(fixture: Fixture): string {
  const args = argumentsOf(fixture.headers)
  return renderSections(fixture, (input) => printShort(lowerText(fixture.path, input, args).module))
}

/** Throws when the program has errors or the verifier finds something. */
export function lowerText(path: string, text: string, args: readonly string[]): Lowered {
  const { settings, problems } = parseCommandLine('lint', [...args], () => false)
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`)
  const outcome = compiler.compile({ path, text }, compileOptions(settings))
  const { checked } = outcome
  if (outcome.errorCount > 0) throw new Error(renderText(outcome.reported, outcome.sources, { color: false }))
  const lowered = lower(checked, { profile: outcome.profile })
  const wrong = verifyModule(lowered.module)
  if (wrong.length > 0) throw new Error(`${path}: ${wrong.map(({ message }) => message).join('\n')}`)
  return lowered
}

const common = [/^; ModuleID = .*\n/m, /^source_filename = .*\n/m, /^target .*\n/gm, /^!dx.valver = .*\n/m]

function printShort(module: Module): string {
  module.namedMetadata.delete('dx.valver')
  return common.reduce((text, line) => text.replace(line, ''), printModule(module)).trimStart()
}
