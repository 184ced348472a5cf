// spirv-val accepts what the SPIR-V writer makes of the shaders of its tests, for every version of Vulkan.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type VulkanEnvironment, vulkanEnvironments } from '../../src/targets/vulkan/options.ts'
import { emit } from '../emit.ts'
import { isKnownTo } from '../vulkan/known-capabilities.ts'
import type { Check } from './check.ts'

const targets = join(import.meta.dirname, '..', '..', 'test', 'targets')
const separator = '\n; ==>\n'

export const check: Check = {
  name: 'spirv',
  tools: ['spirv-val'],
  run(): string[] {
    const problems: string[] = []
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const compiler = createCompiler(createDiskHost())
    for (const path of fixtures()) {
      const text = readFileSync(join(targets, path), 'utf8').split(separator)[0]!
      const words = (/^\/\/ args: (.*)/.exec(text)?.[1] ?? '').split(' ')
      const options = compileOptions(parseCommandLine('lint', words, () => false).settings)
      const asked = words.some((word) => word.startsWith('-fspv-target-env='))
      for (const environment of asked ? [options.vulkan.environment!] : vulkanEnvironments) {
        const vulkan = { ...options.vulkan, environment }
        const { output } = emit('spirv')(compiler, { path, text }, { ...options, target: 'spirv', vulkan })
        // A fixture of a message has no module.
        if (typeof output === 'string' || output.length === 0 || !isKnownTo('spirv-val', output)) continue
        const file = join(folder, 'module.spv')
        writeFileSync(file, output)
        const { status, stdout, stderr } = spawnSync('spirv-val', [...flags(environment), file], { encoding: 'utf8' })
        if (status !== 0) problems.push(`${path} for ${environment}: ${(stderr + stdout).trim()}`)
      }
    }
    rmSync(folder, { recursive: true })
    return problems
  },
}

/** Of every folder with SPIR-V tests. */
function fixtures(): string[] {
  return readdirSync(targets, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.startsWith('spirv') && path.endsWith('.hlsl'))
    .sort()
}

/** Vulkan 1.0 has the layout of HLSL's constant buffers only as an extension. */
function flags(environment: VulkanEnvironment): string[] {
  const relaxed = environment === 'vulkan1.0' ? ['--relax-block-layout'] : []
  return [...relaxed, '--target-env', environmentNames[environment] ?? environment]
}

/** As spirv-val calls them; older ones do not know Vulkan 1.4, which has the SPIR-V of 1.3. */
const environmentNames: Partial<Record<VulkanEnvironment, string>> = {
  'vulkan1.1spirv1.4': 'vulkan1.1spv1.4',
  'vulkan1.4': 'vulkan1.3',
  'universal1.0': 'spv1.0',
  'universal1.1': 'spv1.1',
  'universal1.2': 'spv1.2',
  'universal1.3': 'spv1.3',
  'universal1.4': 'spv1.4',
  'universal1.5': 'spv1.5',
  'universal1.6': 'spv1.6',
}
