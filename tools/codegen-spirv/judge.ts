// What spirv-val says of a module, with the rules DXC gives it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompileOptions } from '../../src/driver/options.ts'
import { classOf } from './compile.ts'

const folder = mkdtempSync(join(tmpdir(), 'codegen-spirv-'))

/** Undefined: accepted. */
export function judge(module: Uint8Array, { vulkan }: CompileOptions): string | undefined {
  const file = join(folder, 'module.spv')
  writeFileSync(file, module)
  const { layout, environment } = vulkan
  const rules = layout === 'gl' ? [] : [layout === 'dxc' ? '--relax-block-layout' : '--scalar-block-layout']
  const target = environment.replace('spirv', 'spv').replace(/^universal/, 'spv')
  const { status, stdout, stderr } = spawnSync('spirv-val', [...rules, '--target-env', target, file], {
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  return `spirv-val: ${classOf((stderr + stdout).split('\n')[0]!.replace(/^error: line \d+: /, ''))}`
}
