import { expect, test } from 'vitest'
import { createCompiler } from '../../src/driver/compiler.ts'
import { defaultOptions } from '../../src/driver/options.ts'
import { dispatch } from '../../src/execute/dispatch.ts'
import { createMemoryHost } from '../../src/preprocess/host.ts'

test('a static local that needs a parameter is set the first time control comes by', () => {
  const text = `RWBuffer<int> Out;
int next(int start) { static int n = start; n += 1; return n; }
[numthreads(1, 1, 1)] void main() { Out[0] = next(5); Out[1] = next(9); }`
  const compiler = createCompiler(createMemoryHost({}))
  const raw = compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile: 'cs_6_6' }).moduleAt('raw')
  const bytes = new ArrayBuffer(8)
  expect(dispatch(raw!, 'main', { Out: { bytes } })).toEqual({ ok: true })
  expect([...new Int32Array(bytes)]).toEqual([6, 7])
})
