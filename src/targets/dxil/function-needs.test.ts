import { expect, test } from 'vitest'
import { dxilOf } from '../../../tools/emit.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { defaultOptions } from '../../driver/options.ts'
import { functionNeeds } from './function-needs.ts'
import { stageMask } from './operation-stages.ts'

function needs(text: string): Map<string, { mask: number; minor: number; features: bigint }> {
  const compiler = createCompiler({ readFile: () => undefined })
  const { dxil } = dxilOf(compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile: 'lib_6_8' }))
  const { module, entries, functionFeatures } = dxil!
  return new Map(
    [...functionNeeds(module, entries, functionFeatures, 8)].map(([fn, each]) => [
      fn.name.replace(/^\W*(\w+)@.*/, '$1'),
      { ...each, features: functionFeatures.get(fn)! },
    ]),
  )
}

test('operations narrow the stages and raise the shader model', () => {
  const found = needs(`
    export float Slope(float x) { return ddx(x); }
    export uint Lane() { return WaveGetLaneIndex(); }
    export float Double(float x) { return x * 2; }
    [shader("compute")] [numthreads(8, 8, 1)] void Main(uint3 id : SV_DispatchThreadID) {
      RWBuffer<float> output = ResourceDescriptorHeap[0];
      output[id.x] = ddx(float(id.x));
    }`)
  expect(found.get('Slope')!.mask).toBe(stageMask(['library', 'pixel', 'compute', 'mesh', 'amplification', 'node']))
  expect(found.get('Slope')!.features).toBe(1n << 40n)
  expect(found.get('Lane')!.features).toBe(1n << 14n)
  expect(found.get('Double')).toEqual({ mask: (1 << 16) - 1, minor: 0, features: 0n })
  expect(found.get('Main')!.mask).toBe(stageMask(['compute']))
  expect(found.get('Main')!.minor).toBe(6)
})
