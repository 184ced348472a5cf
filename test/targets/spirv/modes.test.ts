import { expect, test } from 'vitest'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { emit } from '../../../tools/emit.ts'
import { optionsOf } from '../../support/vulkan.ts'

const compiler = createCompiler(createDiskHost())

/** The lines of a module that name an execution mode or an extension. */
function modesOf(text: string, words: string): string[] {
  const { output } = emit('spirv-asm')(compiler, { path: 'main.hlsl', text }, optionsOf(`${words} -spirv`))
  return [...String(output).matchAll(/Op(?:ExecutionMode %main|Extension) (.*)/g)].map(([, mode]) => mode!)
}

const compute = '[numthreads(8, 1, 1)] void main() {}'

test('-fspv-enable-maximal-reconvergence', () => {
  expect(modesOf(compute, '-T cs_6_0')).toEqual(['LocalSize 8 1 1'])
  expect(modesOf(compute, '-T cs_6_0 -fspv-enable-maximal-reconvergence')).toEqual([
    '"SPV_KHR_maximal_reconvergence"',
    'MaximallyReconvergesKHR',
    'LocalSize 8 1 1',
  ])
})

test('helper lanes take part in wave operations', () => {
  const text = '[WaveOpsIncludeHelperLanes] float4 main() : SV_Target { return 1; }'
  expect(modesOf(text, '-T ps_6_7')).toEqual([
    '"SPV_KHR_maximal_reconvergence"',
    '"SPV_KHR_quad_control"',
    'MaximallyReconvergesKHR',
    'RequireFullQuadsKHR',
    'OriginUpperLeft',
  ])
})
