// `lint` for a target of Vulkan reports what otherwise only writing it reports.
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()
const shader = file(
  'status.hlsl',
  `StructuredBuffer<float> In; RWStructuredBuffer<float> Out;
[numthreads(1, 1, 1)] void main() {
  uint status;
  Out[0] = In.Load(0, status) + status;
}
`,
)
const part = file('part.hlsl', 'float twice(float x) { return 2 * x; }\n')

test('operations that SPIR-V and GLSL lack have their place', async () => {
  for (const target of ['spirv', 'glsl']) {
    const { status, error } = await descry('lint', '-T', 'cs_6_6', '--target', target, shader)
    expect(status).toBe(1)
    expect(error).toMatch(/status\.hlsl:4:\d+: error: .*structured buffer.* cannot be written as/)
  }
  expect(await descry('lint', '-T', 'cs_6_6', shader)).toMatchObject({ status: 0, error: '' })
})

test('a library without entry points may be a part of others', async () => {
  expect(await descry('lint', '-T', 'lib_6_6', '--target', 'spirv', part)).toMatchObject({ status: 0, error: '' })
})
