// LLVM accepts the IR of every example and of the shaders of the binding tests: as lowered, optimised, and bound.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import type { GenerateStage } from '../../src/driver/generate.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { printModule } from '../../src/ir/printer.ts'
import { createDiskHost } from '../../src/node/host.ts'
import type { Check } from './check.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['examples', 'test/bindings', 'test/targets/dxil-container/shaders']
const stages: readonly GenerateStage[] = ['raw', 'optimized', 'bound']

export const check: Check = {
  name: 'llvm-ir',
  tools: ['llvm-as-22'],
  run(): string[] {
    const compiler = createCompiler(createDiskHost())
    const problems: string[] = []
    let accepted = 0
    for (const path of folders.flatMap(shadersIn)) {
      const options = { ...defaultOptions, profile: profileOf(path) }
      // Some of the tests are about errors, also those that are found last.
      const compilation = compiler.generate({ path }, options)
      if (compilation.errorCount > 0) continue
      for (const stage of stages) {
        const module = compilation.moduleAt(stage)
        if (!module) continue
        const { status, stderr } = spawnSync('llvm-as-22', ['-o', '/dev/null'], {
          input: printModule(module),
          encoding: 'utf8',
        })
        if (status === 0) accepted++
        else problems.push(`${path}, ${stage}: ${stderr.trim()}`)
      }
    }
    if (accepted === 0) problems.push('no shader was compiled')
    return problems
  },
}

function shadersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hlsl'))
    .sort()
    .map((name) => join(root, folder, name))
}

/** From the name, `x.ps_6_0.hlsl`, or from the words `-T profile` at the top; else the entry says it. */
function profileOf(path: string): string | undefined {
  const [, named] = /\.([a-z]+_\d_\d)\.hlsl$/.exec(path) ?? []
  return named ?? /^\/\/.*-T (\w+)/m.exec(readFileSync(path, 'utf8'))?.[1]
}
