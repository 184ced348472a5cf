// What spirv-val says of a module, with the rules DXC gives it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompileOptions } from '../../../src/driver/options.ts'
import { readInterface } from '../../../src/targets/spirv/read/interface.ts'
import { classOf } from './compile.ts'

const folder = mkdtempSync(join(tmpdir(), 'codegen-spirv-'))

/** The oldest environment that reads a version of SPIR-V. */
const firstOf: Readonly<Record<string, string>> = { '1.0': 'vulkan1.0', '1.4': 'vulkan1.1spv1.4' }

/** Undefined: accepted. */
export function judge(module: Uint8Array, { vulkan }: CompileOptions, validator: string): string | undefined {
  const file = join(folder, 'module.spv')
  writeFileSync(file, module)
  const { layout, environment } = vulkan
  const rules = layout === 'gl' ? [] : [layout === 'dxc' ? '--relax-block-layout' : '--scalar-block-layout']
  const asked = environment?.replace('spirv', 'spv').replace(/^universal/, 'spv')
  // spirv-val 2023 does not know Vulkan 1.4, which has the SPIR-V of 1.3.
  const target = (asked ?? firstOf[readInterface(module)!.version] ?? 'vulkan1.0').replace('vulkan1.4', 'vulkan1.3')
  const { status, stdout, stderr } = spawnSync(validator, [...rules, '--target-env', target, file], {
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  return `spirv-val: ${classOf((stderr + stdout).split('\n')[0]!.replace(/^error: line \d+: /, ''))}`
}
