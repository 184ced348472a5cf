// Prints the shader above `; ==>` as it is prepared for the writers, or what is wrong with it.

import { renderText } from '../../src/diagnostics/render/text.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { vulkanOf } from '../../tools/emit.ts'
import { checkShader } from './check-shader.ts'
import { argumentsOf, type Fixture } from './fixture.ts'
import { printShader } from './print-shader.ts'
import { renderSections } from './sections.ts'
import { optionsOf } from './vulkan.ts'

const compiler = createCompiler(createDiskHost())

export function renderVulkan(fixture: Fixture): string {
  const options = optionsOf([...argumentsOf(fixture.headers)].join(' '))
  return renderSections(fixture, (text) => {
    const { shader, reported, sources } = vulkanOf(compiler, { path: 'main.hlsl', text }, options)
    const messages = renderText(reported, sources, { color: false })
    if (!shader) return messages
    const broken = checkShader(shader)
    if (broken.length > 0) throw new Error(`${fixture.path}: ${broken.join('\n')}`)
    return messages + printShader(shader)
  })
}
