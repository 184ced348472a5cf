// The shaders of test/handles on every target: glslangValidator compiles the GLSL, spirv-val accepts the SPIR-V, our own front end compiles
// the HLSL again, and DXIL passes its rules.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandLine } from '../../src/cli/parse.ts'
import { compileOptions } from '../../src/cli/settings.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { type Emitted, emit } from '../emit.ts'
import type { Check } from './check.ts'

const tests = join(import.meta.dirname, '..', '..', 'test', 'handles')
const environment = ['--target-env', 'vulkan1.2']
const glslStages: Readonly<Record<string, string>> = { cs: 'comp', vs: 'vert', ps: 'frag' }
/** What a target has not got, and says so. */
const refusals = [
  /descriptor set \d+ \(its compilers know sets up to \d+\) cannot be written as GLSL/,
  /cannot be written for Vulkan/,
]
const compiler = createCompiler(createDiskHost())

interface Shader {
  readonly path: string
  readonly text: string
  readonly words: readonly string[]
  readonly stage: string
}

export const check: Check = {
  name: 'handles',
  tools: ['glslangValidator', 'spirv-val'],
  async run(): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'descry-'))
    const problems: string[] = []
    for (const shader of shaders())
      for (const target of ['dxil', 'hlsl', 'glsl', 'spirv'] as const) {
        if (shader.stage === 'lib' && (target === 'glsl' || target === 'spirv')) continue
        const emitted = emitFor(shader, target)
        const message = emitted.outcome.reported.find(({ severity }) => severity === 'error')?.diagnostic.message
        const problem = message ?? judge(target, emitted, shader, folder)
        if (problem !== undefined && !refusals.some((refusal) => refusal.test(problem)))
          problems.push(`${shader.path} as ${target}: ${problem}`)
      }
    rmSync(folder, { recursive: true })
    return problems
  },
}

/** Without the answers of the tests, and for every target. */
function shaders(): Shader[] {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(slang|hlsl)$/.test(name))
  return files.sort().map((path): Shader => {
    const all = readFileSync(join(tests, path), 'utf8').split('\n')
    const text = all.map((line) => line.replace(/\s*\/\/=> .*$/, '')).join('\n')
    const words = (/^\/\/ args: (.*)$/m.exec(text)?.[1] ?? '')
      .replace(/--target \S+/, '')
      .split(' ')
      .filter(Boolean)
    return { path, text, words, stage: /-T (\w+?)_/.exec(words.join(' '))?.[1] ?? 'cs' }
  })
}

function emitFor({ path, text, words }: Shader, target: 'dxil' | 'hlsl' | 'glsl' | 'spirv'): Emitted {
  const { settings } = parseCommandLine(
    'compile',
    ['--emit', target, '-fspv-target-env=vulkan1.2', ...words, path],
    () => false,
  )
  return emit(target)(compiler, { path: join(tests, path), text }, compileOptions(settings))
}

function judge(target: string, { output }: Emitted, { words, stage }: Shader, folder: string): string | undefined {
  if (output.length === 0) return 'nothing is written'
  if (target === 'hlsl') return compileAgain(String(output), words)
  if (target === 'dxil') return undefined
  const file = join(folder, target === 'glsl' ? `shader.${glslStages[stage]}` : 'shader.spv')
  writeFileSync(file, output)
  return target === 'glsl'
    ? run('glslangValidator', '-V', ...environment, '-o', join(folder, 'out.spv'), file)
    : run('spirv-val', ...environment, file)
}

function compileAgain(text: string, words: readonly string[]): string | undefined {
  const { settings } = parseCommandLine('lint', [...words, 'output.hlsl'], () => false)
  const { hlslVersion, language } = defaultOptions
  const options = { ...compileOptions(settings), hlslVersion, language, target: 'dxil' } as const
  const { reported } = compiler.generate({ path: 'output.hlsl', text }, options)
  const error = reported.find(({ severity }) => severity === 'error')?.diagnostic
  return error && `${error.message}\n${text}`
}

function run(program: string, ...words: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return status === 0 ? undefined : (stdout + stderr).trim()
}
