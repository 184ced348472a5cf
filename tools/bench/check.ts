// Parsing and checking: lines per second on real shaders, and the time of one shader of a thousand lines.
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'
import { functions, lighting } from './large-shader.ts'
import { chosenInputs } from './modules.ts'
import { type BenchContext, type BenchRow, type BenchStage, bestTime } from './stage.ts'

export const stage: BenchStage = {
  name: 'check',
  run(context: BenchContext): readonly BenchRow[] {
    return [thousandLines(), ...real(context)]
  },
}

function thousandLines(): BenchRow {
  const text = `${lighting}${functions('light', 100, () => '0')}[numthreads(8, 8, 1)] void main() {}\n`
  const lines = text.split('\n').length - 1
  const compiler = createCompiler(createMemoryHost({}))
  const work = () => void compiler.lint({ path: 'generated.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' })
  const milliseconds = bestTime(work, 30)
  return { what: `parse and check ${lines} lines, warm`, milliseconds, amount: { count: lines, unit: 'lines' } }
}

function real(context: BenchContext): readonly BenchRow[] {
  const inputs = chosenInputs(context)
  if (inputs.length === 0) return []
  const host = createDiskHost()
  const compiler = createCompiler(host)
  const lineCounts = new Map<string, number>()
  const linesOf = (file: string): number => {
    const known = lineCounts.get(file) ?? (host.readFile(file) ?? '').split('\n').length
    lineCounts.set(file, known)
    return known
  }
  const files = inputs.flatMap(({ path, options }) => compiler.compile({ path }, options).dependencies)
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0)
  const parse = bestTime(() => {
    for (const { path, options } of inputs) void compiler.compile({ path }, options).unit
  }, 3)
  const check = bestTime(() => {
    for (const { path, options } of inputs) compiler.lint({ path }, options)
  }, 3)
  const amount = { count: lines, unit: 'lines' } as const
  return [
    { what: `preprocess and parse ${inputs.length} entry points`, milliseconds: parse, amount },
    { what: 'the same and check', milliseconds: check, amount },
  ]
}
