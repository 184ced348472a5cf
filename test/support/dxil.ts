// Compiles the HLSL above `; ==>` to DXIL and prints the module below, without what every module says of itself.

import { verifyModule } from '../../src/analysis/verifier.ts'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { printModule } from '../../src/ir/printer.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { dxilOf } from '../../tools/emit.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'

const compiler = createCompiler(createDiskHost())
const common = [/^; ModuleID = .*\n/m, /^source_filename = .*\n/m, /^target .*\n/gm, /^!llvm.ident = .*\n/m]

/** Errors are printed instead of the module. */
export function renderDxil(fixture: Fixture): string {
  const { settings, problems } = parseCommandLine('lint', [...argumentsOf(fixture.headers)], () => false)
  if (problems.length > 0) throw new Error(`${fixture.path}: ${problems.join('; ')}`)
  return renderSections(fixture, (text) => {
    const { dxil, errorCount, reported, sources } = dxilOf(
      compiler.compile({ path: 'main.hlsl', text }, compileOptions(settings)),
    )
    if (!dxil || errorCount > 0) return renderText(reported, sources, { color: false })
    const wrong = verifyModule(dxil.module)
    if (wrong.length > 0) throw new Error(`${fixture.path}: ${wrong.map(({ message }) => message).join('\n')}`)
    return common.reduce((all, line) => all.replace(line, ''), printModule(dxil.module)).trimStart()
  })
}
