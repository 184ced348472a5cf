// A program as it is lowered, before any pass.
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import type { Module } from '../../src/ir/module.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

const compiler = createCompiler(createMemoryHost({}))

export function rawModule(source: string): Module {
  const compilation = compiler.compile({ path: 'random.hlsl', text: source }, { ...defaultOptions, profile: 'cs_6_6' })
  const module = compilation.moduleAt('raw')
  if (!module)
    throw new Error(`${compilation.reported.map(({ diagnostic }) => diagnostic.message).join('\n')}\n${source}`)
  return module
}
