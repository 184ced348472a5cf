// LLVM reads what -Fo writes: obj2yaml the container, llvm-dis its bitcode.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { writeBitcode } from '../../src/targets/dxil/write/bitcode.ts'
import { writeContainer, writeProgram } from '../../src/targets/dxil/write/container.ts'
import { dxilOf } from '../emit.ts'
import type { Check } from './check.ts'

const targets = join(import.meta.dirname, '..', '..', 'test', 'targets')

interface Shader {
  readonly path: string
  readonly text: string
  readonly options: CompileOptions
}

/** `name.profile.hlsl`, and the fixtures of DXIL: options in the first line, the expected module behind `; ==>`. */
function shaders(): Shader[] {
  const plain = join(targets, 'dxil-container', 'shaders')
  const fixtures = join(targets, 'dxil')
  return [
    ...readdirSync(plain).map((file) => {
      const path = join(plain, file)
      return { path, text: readFileSync(path, 'utf8'), options: { ...defaultOptions, profile: file.split('.')[1]! } }
    }),
    ...readdirSync(fixtures)
      .filter((file) => file.endsWith('.hlsl'))
      .map((file) => {
        const path = join(fixtures, file)
        const [text = '', expected = ''] = readFileSync(path, 'utf8').split('; ==>')
        const args = /^\/\/ args: (.*)/.exec(text)?.[1]?.split(' ') ?? []
        const { settings } = parseCommandLine('lint', args, () => false)
        return { path, text: expected.includes('define ') ? text : '', options: compileOptions(settings) }
      })
      .filter(({ text }) => text !== ''),
  ]
}

export const check: Check = {
  name: 'llvm-containers',
  tools: ['obj2yaml-22', 'llvm-dis-22'],
  run(): string[] {
    const problems: string[] = []
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const compiler = createCompiler(createDiskHost())
    for (const { path, text, options } of shaders()) {
      const { dxil, errorCount } = dxilOf(compiler.compile({ path, text }, options))
      if (dxil === undefined || errorCount > 0) {
        problems.push(`${path} does not compile`)
        continue
      }
      const container = writeContainer(dxil, writeProgram(dxil), { signed: true, stripReflection: false })
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
