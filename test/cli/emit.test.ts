// What other targets write from the command line: modules go to files, text to the terminal or a file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const bench = createBench()
const shader = bench.file('a.hlsl', 'RWBuffer<float> A; [numthreads(1, 1, 1)] void main() { A[0] = 1; }')
const magic = [0x03, 0x02, 0x23, 0x07]

test('-spirv prints the module as text, and writes it with -Fo', async () => {
  const printed = await bench.descry('-T', 'cs_6_0', '-spirv', shader)
  expect(printed).toMatchObject({ status: 0, error: '' })
  expect(printed.out).toContain('; Version: 1.0\n')
  const file = join(bench.folder, 'a.spv')
  const listing = join(bench.folder, 'a.txt')
  const written = await bench.descry('-T', 'cs_6_0', '-spirv', '-Fo', file, '-Fc', listing, shader)
  expect(written).toEqual({ status: 0, out: '', error: '' })
  expect([...readFileSync(file).subarray(0, 4)]).toEqual(magic)
  expect(bench.read('a.txt')).toBe(printed.out)
})

test.each(['hlsl', 'glsl'])('-Fo takes what --emit %s asks for', async (target) => {
  const printed = await bench.descry('-T', 'cs_6_6', '--emit', target, shader)
  const written = await bench.descry('-T', 'cs_6_6', '--emit', target, '-Fo', join(bench.folder, 'b.txt'), shader)
  expect(written).toEqual({ status: 0, out: '', error: '' })
  expect(printed.out).not.toBe('')
  expect(bench.read('b.txt')).toBe(printed.out)
})

test('-fspv-target-env decides the version', async () => {
  const { out } = await bench.descry('-T', 'cs_6_0', '--emit', 'spirv-asm', '-fspv-target-env=vulkan1.3', shader)
  expect(out).toContain('; Version: 1.6\n')
})

test('-fcgl prints the module before any pass, with -spirv the module that is made without passes', async () => {
  expect((await bench.descry('-T', 'cs_6_0', '-fcgl', shader)).out).toContain('target datalayout')
  for (const words of [
    ['-spirv', '-fcgl'],
    ['-fcgl', '-spirv'],
  ])
    expect((await bench.descry('-T', 'cs_6_0', ...words, shader)).out).toMatch(/^; SPIR-V/)
})

test('a validator that does not know the shader model is refused', async () => {
  const { status, error } = await bench.descry('-T', 'cs_6_6', '-validator-version', '1.4', shader)
  expect(status).toBe(1)
  expect(error).toContain("error: validator version 1.4 does not support target profile 'cs_6_6'")
})

test.each(['llvm-raw', 'llvm-bound', 'dxil'])('-validator-version is in %s', async (output) => {
  const { out } = await bench.descry('-T', 'cs_6_0', '--emit', output, '-validator-version', '1.5', shader)
  const [, node] = /^!dx\.valver = !\{(!\d+)\}$/m.exec(out)!
  expect(out).toContain(`\n${node} = !{i32 1, i32 5}\n`)
})
