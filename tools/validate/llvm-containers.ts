// LLVM reads what -Fo writes: obj2yaml the container, llvm-dis its bitcode.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { writeBitcode } from '../../src/targets/dxil/write/bitcode.ts'
import { writeContainer } from '../../src/targets/dxil/write/container.ts'
import type { Check } from './check.ts'

/** `name.profile.hlsl` */
const shaders = join(import.meta.dirname, '..', '..', 'test', 'targets', 'dxil-container', 'shaders')

export const check: Check = {
  name: 'llvm-containers',
  tools: ['obj2yaml-22', 'llvm-dis-22'],
  run(): string[] {
    const problems: string[] = []
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const compiler = createCompiler(createDiskHost())
    for (const path of readdirSync(shaders)) {
      const input = { path: join(shaders, path), text: readFileSync(join(shaders, path), 'utf8') }
      const { dxil, errorCount } = compiler.dxil(input, { ...defaultOptions, profile: path.split('.')[1]! })
      if (dxil === undefined || errorCount > 0) {
        problems.push(`${path} does not compile`)
        continue
      }
      const container = writeContainer(dxil, { signed: true })
      // LLVM no longer reads DXIL's layout, which aligns i8 to 32 bits.
      dxil.module.dataLayout = dxil.module.dataLayout.replace('-i8:32-', '-i8:8-')
      const files = { 'obj2yaml-22': container, 'llvm-dis-22': writeBitcode(dxil.module, dxil.pointees) }
      for (const [tool, bytes] of Object.entries(files)) {
        const file = join(folder, 'input')
        writeFileSync(file, bytes)
        const { status, stderr } = spawnSync(tool, [file, '-o', '-'], { encoding: 'utf8' })
        if (status !== 0) problems.push(`${path}: ${tool}: ${stderr.trim()}`)
      }
    }
    rmSync(folder, { recursive: true })
    return problems
  },
}
