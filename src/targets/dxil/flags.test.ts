import { expect, test } from 'vitest'
import { dxilOf } from '../../../tools/emit.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../driver/options.ts'

function flagsOf(text: string, profile: string, options: Partial<CompileOptions> = {}): bigint {
  const compiler = createCompiler({ readFile: () => undefined })
  return dxilOf(compiler.compile({ path: 'main.hlsl', text }, { ...defaultOptions, profile, ...options })).dxil!.flags
}

const compute = 'RWBuffer<float> B; [numthreads(1, 1, 1)] void main() { B[0] = 1; }'

test('a module compiled without optimisation says so', () => {
  expect(flagsOf(compute, 'cs_6_0', { optimization: 0 })).toBe(1n)
  expect(flagsOf(compute, 'cs_6_0')).toBe(0n)
})

test('UAVs do not alias from DXIL 1.7 on, unless the option says they may', () => {
  expect(flagsOf(compute, 'cs_6_7')).toBe(1n << 33n)
  expect(flagsOf(compute, 'cs_6_7', { resourcesMayAlias: true })).toBe(0n)
})

test('of all sampling operations the last one decides about comparison with gradients', () => {
  const sample = 't.Sample(s, u)'
  const compare = 'd.SampleCmpGrad(c, u, 0.5, u, u)'
  const shader = (first: string, second: string): string => `
    Texture2D<float> t; Texture2D<float> d; SamplerState s; SamplerComparisonState c;
    float main(float2 u : U) : SV_Target { float a = ${first}; float b = ${second}; return a - b; }`
  expect(flagsOf(shader(sample, compare), 'ps_6_8')).toBe(1n << 37n)
  expect(flagsOf(shader(compare, sample), 'ps_6_8')).toBe(0n)
})
