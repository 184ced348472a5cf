// spirv-val accepts what the SPIR-V writer makes of every built-in function and method; functions with all kinds of arguments.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type BuiltinShader, builtinShaders } from '../../test/support/builtin-calls.ts'
import { optionsOf } from '../../test/support/vulkan.ts'
import { emit } from '../emit.ts'
import type { Check } from './check.ts'

const variations = 8

export const check: Check = {
  name: 'spirv-builtins',
  tools: ['spirv-val'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const compiler = createCompiler(createDiskHost())
    const problems: string[] = []
    const validate = ({ name, text, source, spirv }: BuiltinShader): void => {
      for (const [stage, main] of entries) {
        const options = optionsOf(
          `-T ${stage}_6_10 -HV 2021 -enable-16bit-types -fspv-target-env=vulkan1.2${spirv ? ' -spirv' : ''}`,
        )
        const { output } = emit('spirv')(compiler, { path: 'main.hlsl', text: source + main }, options)
        // Those without a module are the subject of a test.
        if (output.length === 0) continue
        const file = join(folder, 'module.spv')
        writeFileSync(file, output)
        const result = spawnSync('spirv-val', ['--target-env', 'vulkan1.2', file], { encoding: 'utf8' })
        if (result.status !== 0) problems.push(`${name} (${stage}): ${text}: ${(result.stderr + result.stdout).trim()}`)
        return
      }
    }
    for (let variation = 0; variation < variations; variation++)
      for (const shader of builtinShaders(variation))
        if (variation === 0 || !shader.name.includes('.')) validate(shader)
    rmSync(folder, { recursive: true })
    return problems
  },
}

/** What only pixel shaders can do is tried second. */
const entries = [
  ['cs', '[numthreads(8, 8, 1)] void main() { call(); }'],
  ['ps', 'float4 main() : SV_Target { call(); return 0; }'],
] as const
