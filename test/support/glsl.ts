// Compiles the HLSL above `; ==>` to GLSL and prints it below; errors are printed instead.

import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { emit } from '../../tools/emit.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'
import { optionsOf } from './vulkan.ts'

const compiler = createCompiler(createDiskHost())

function glslOf(text: string, line: string): string {
  const { outcome, output } = emit('glsl')(compiler, { path: 'main.hlsl', text }, optionsOf(line))
  if (outcome.errorCount > 0) return renderText(outcome.reported, outcome.sources, { color: false })
  return String(output)
}

export function renderGlsl(fixture: Fixture): string {
  const line = [...argumentsOf(fixture.headers)].join(' ')
  return renderSections(fixture, (text) => glslOf(text, line))
}
