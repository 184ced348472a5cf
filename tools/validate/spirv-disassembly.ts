// spirv-dis prints the modules of the SPIR-V tests as our disassembler does, word for word.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { disassemble } from '../../src/targets/spirv/disassemble/disassemble.ts'
import { optionsOf } from '../../test/support/vulkan.ts'
import { emit } from '../emit.ts'
import { isKnownTo } from '../vulkan/known-capabilities.ts'
import type { Check } from './check.ts'

const fixtures = join(import.meta.dirname, '..', '..', 'test', 'targets', 'spirv')
const separator = '\n; ==>\n'

export const check: Check = {
  name: 'spirv-disassembly',
  tools: ['spirv-dis'],
  run(): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const compiler = createCompiler(createDiskHost())
    const problems: string[] = []
    for (const path of readdirSync(fixtures).filter((name) => name.endsWith('.hlsl'))) {
      const text = readFileSync(join(fixtures, path), 'utf8').split(separator)[0]!
      const options = optionsOf(/^\/\/ args: (.*)/.exec(text)?.[1] ?? '')
      const { output } = emit('spirv')(compiler, { path, text }, { ...options, target: 'spirv' })
      // A fixture of a message has no module.
      if (typeof output === 'string' || output.length === 0 || !isKnownTo('spirv-dis', output)) continue
      const file = join(folder, 'module.spv')
      writeFileSync(file, output)
      const wanted = spawnSync('spirv-dis', ['--no-color', file], { encoding: 'utf8' }).stdout.split('\n')
      const lines = (disassemble(output) ?? '').split('\n')
      const different = wanted.findIndex((line, index) => withoutVendor(line) !== withoutVendor(lines[index] ?? ''))
      if (different >= 0) problems.push(`${path}: '${lines[different]}' is '${wanted[different]}'`)
    }
    rmSync(folder, { recursive: true })
    return problems
  },
}

/** Older tools know what became EXT or KHR by its first name: `MissNV`. */
function withoutVendor(line: string): string {
  return line.replace(/(?<=\w)(NV|EXT|KHR)(?=_|\b)/g, '')
}
