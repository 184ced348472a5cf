// Compiles the HLSL above `; ==>` to SPIR-V and prints the module below, without names, which the ids show, and what every module says.

import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { emit } from '../../tools/emit.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'
import { optionsOf } from './vulkan.ts'

const compiler = createCompiler(createDiskHost())
const common = [/^;.*\n/gm, /^ *Op(MemoryModel|Source|Name|MemberName) .*\n/gm, /^ *OpCapability Shader\n/gm]

/** Unless the fixture asks for another. */
const environment = '-fspv-target-env=vulkan1.2'

/** Errors are printed instead of the module. */
export function renderSpirv(fixture: Fixture): string {
  const words = [environment, ...argumentsOf(fixture.headers)]
  const options: CompileOptions = { ...optionsOf(words.join(' ')), target: 'spirv' }
  return renderSections(fixture, (text) => {
    const { outcome, output } = emit('spirv-asm')(compiler, { path: 'main.hlsl', text }, options)
    if (outcome.errorCount > 0) return renderText(outcome.reported, outcome.sources, { color: false })
    return common.reduce((all, line) => all.replace(line, ''), String(output)).trimStart()
  })
}
