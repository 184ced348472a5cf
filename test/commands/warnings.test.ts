// Warnings about bindings: both are off until they are asked for.
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry } = createBench()

const shader = file(
  'a.hlsl',
  `struct S { Texture2D<float> A[2]; Texture2D<float> B; } s;
RWBuffer<float> Out;
RWBuffer<float> More : register(space1);
Texture2D<float> Fixed : register(t1);
[numthreads(1, 1, 1)]
void main() {
  Out[0] = s.B[uint2(0, 0)] + s.A[1][uint2(0, 0)] + More[0] + Fixed[uint2(0, 0)];
}
`,
)

const messages = (error: string): readonly string[] => error.split('\n').filter((line) => line.includes('warning:'))

test('nothing by default, and nothing when they are switched off again', async () => {
  expect((await descry('bindings', shader)).error).toBe('')
  expect((await descry('lint', shader)).error).toBe('')
  expect((await descry('lint', '-Wbinding-portability', '-Wno-binding-portability', shader)).error).toBe('')
})

test('-Wimplicit-binding lists what would move, and with whom', async () => {
  expect(messages((await descry('lint', '-Wimplicit-binding', shader)).error)).toEqual([
    'a.hlsl:1:57: warning: s.A has no register: it is bound to t2..t3 as long as Fixed stays as it is [-Wimplicit-binding]',
    'a.hlsl:1:57: warning: s.B has no register: it is bound to t0 as long as nothing else takes it [-Wimplicit-binding]',
    'a.hlsl:2:17: warning: Out has no register: it is bound to u0 as long as nothing else takes it [-Wimplicit-binding]',
    'a.hlsl:3:17: warning: More has no register: it is bound to u0, space1 as long as nothing else takes it [-Wimplicit-binding]',
  ])
})

test('-Wbinding-portability names both registers', async () => {
  const { error, status } = await descry('bindings', '-Wbinding-portability', shader)
  expect(status).toBe(0)
  expect(messages(error)).toEqual([
    "a.hlsl:1:57: warning: s.A.1 is at t3 under clang's rules and at t2 under dxc's [-Wbinding-portability]",
  ])
  expect(messages((await descry('bindings', '--rules', 'dxc', '-Wbinding-portability', shader)).error)).toEqual([
    "a.hlsl:1:57: warning: s.A.1 is at t2 under dxc's rules and at t3 under clang's [-Wbinding-portability]",
  ])
})

test('they can be errors', async () => {
  expect((await descry('bindings', '-Werror=binding-portability', shader)).status).toBe(1)
})

test('frozen source has neither', async () => {
  const plain = file('p.hlsl', 'RWBuffer<float> A, B;\n[numthreads(1, 1, 1)] void main() { A[0] = B[0]; }\n')
  const frozen = file('f.hlsl', (await descry('freeze', plain)).out)
  expect(await descry('lint', '-Wimplicit-binding', '-Wbinding-portability', frozen)).toEqual({
    status: 0,
    out: '',
    error: '',
  })
})
