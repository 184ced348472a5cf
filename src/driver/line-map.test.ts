// Lines of outputs lead to the source, for every shader of the tests of writers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { optionsFromArguments } from '../cli/arguments.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import { createCompiler } from './compiler.ts'
import { linesOf } from './line-map.ts'
import { loadWriters } from './outputs/load.ts'
import { type OutputName, writeOutputs } from './outputs.ts'
import { completeOptions } from './partial-options.ts'

const tests = join(import.meta.dirname, '..', '..', 'test', 'targets')

async function linesFor(text: string, name: OutputName, words: readonly string[] = []) {
  const { options } = optionsFromArguments(words)
  const target =
    name === 'spirv-asm' ? 'spirv' : name === 'glsl' || name === 'hlsl' || name === 'dxil' ? name : undefined
  const compilation = createCompiler(createMemoryHost({})).compile(
    { path: 'a.hlsl', text },
    completeOptions({ ...options, target }),
  )
  const written = writeOutputs(compilation, await loadWriters([name]), {})?.get(name)
  if (typeof written !== 'string') return undefined
  return { written, lines: await linesOf(compilation, name, written) }
}

const source = `RWBuffer<float> A;
float f(float x)
{
  if (x > 2)
    x = x * 3;
  return x;
}
[numthreads(1, 1, 1)] void main()
{
  A[0] = f(A[1]);
}
`

test.each([
  ['llvm-raw', /fmul/],
  ['llvm-bound', /fmul/],
  ['dxil', /fmul/],
  ['spirv-asm', /OpFMul/],
  ['glsl', /x \* 3|x \*= 3/],
  ['hlsl', /x \* 3|x \*= 3/],
] as const)('a line of %s leads to its statement', async (name, pattern) => {
  const { written, lines } = (await linesFor(source, name))!
  expect(lines![written.split('\n').findIndex((line) => pattern.test(line))]).toMatchObject({ file: 'a.hlsl', line: 5 })
  expect(lines).toHaveLength(written.split('\n').length)
})

test.each(['glsl', 'hlsl', 'spirv'] as const)('marks do not change %s', async (folder) => {
  const files = readdirSync(join(tests, folder)).filter((file) => file.endsWith('.hlsl'))
  const name = folder === 'spirv' ? 'spirv-asm' : folder
  const changed: string[] = []
  let count = 0
  for (const file of files) {
    const text = readFileSync(join(tests, folder, file), 'utf8').split('\n; ==>\n', 1)[0]!
    const [, words = ''] = /^\/\/ args: (.*)$/m.exec(text) ?? []
    const made = await linesFor(
      text,
      name,
      words.split(' ').filter((word) => word !== ''),
    )
    if (!made) continue
    count++
    if (!made.lines) changed.push(file)
  }
  expect(changed).toEqual([])
  expect(count).toBeGreaterThan(5)
})
