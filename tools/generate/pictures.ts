// The pictures of docs/generated/, drawn from the examples by what the commands use.
import { readFileSync } from 'node:fs'
import { drawBindings, drawChanges } from '../../src/draw/bindings.ts'
import { drawFlow } from '../../src/draw/flow.ts'
import { drawLayout } from '../../src/draw/layout.ts'
import { standaloneSvg } from '../../src/draw/svg.ts'
import { tableOf } from '../../src/driver/bindings-result.ts'
import type { Compilation } from '../../src/driver/compilation.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { diffResult } from '../../src/driver/diff.ts'
import { flowOf } from '../../src/driver/flow.ts'
import { layoutsOf } from '../../src/driver/layouts.ts'
import { completeOptions, type PartialOptions } from '../../src/driver/partial-options.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

function compiled(path: string, options: PartialOptions): Compilation {
  return createCompiler(createMemoryHost({})).generate(
    { path, text: readFileSync(path, 'utf8') },
    completeOptions(options),
  )
}

const material = { path: 'examples/material.hlsl', options: { profile: 'ps_6_0' } }
const scene = { path: 'examples/scene.hlsl', options: { profile: 'ps_6_6' } }

/** A picture is a row: file name and content. */
export const pictures: Readonly<Record<string, () => string>> = {
  'registers.svg': () => {
    const compilation = compiled(scene.path, scene.options)
    return standaloneSvg(drawBindings(`Registers of ${scene.path}`, tableOf(compilation)))
  },
  'layout.svg': () => {
    const [buffer] = layoutsOf(compiled(scene.path, scene.options), 'Frame').buffers
    return standaloneSvg(drawLayout(buffer!))
  },
  'flow.svg': () => {
    const flow = flowOf(compiled(scene.path, scene.options))
    return standaloneSvg(drawFlow(`Resources that ${scene.path} reaches`, flow!))
  },
  'rules.svg': () => {
    const clang = compiled(material.path, material.options)
    const dxc = compiled(material.path, { ...material.options, rules: 'dxc' })
    const { changes } = diffResult(clang, dxc)
    return standaloneSvg(drawChanges(`${material.path} under Clang's rules and DXC's`, tableOf(dxc), changes))
  },
}
