// Sets and bindings of Vulkan in tables and reflection, and what `-spirv` prints.
import { expect, test } from 'vitest'
import { bindingsResult, tableOf } from '../../src/driver/bindings-result.ts'
import { createCompiler } from '../../src/driver/compiler.ts'
import { reflectionStage } from '../../src/driver/outputs/reflection.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { bindingsText } from '../../src/reflect/bindings-text.ts'
import { optionsOf } from '../support/vulkan.ts'

const compiler = createCompiler(createDiskHost())
const source = `
Texture2D Albedo : register(t2, space1);
RWStructuredBuffer<uint> Counted;
[numthreads(1, 1, 1)] void main() { Counted[Counted.IncrementCounter()] = Albedo.Load(0).x; }
#ifdef __spirv__
Texture2D OnlyVulkan;
#endif
`

function compile(line: string) {
  const options = optionsOf(line)
  return { options, outcome: compiler.generate({ path: 'a.hlsl', text: source }, options) }
}

test('the table has a column for sets and bindings', () => {
  const { outcome } = compile('-spirv -fvk-u-shift 8 all')
  expect(bindingsText(tableOf(outcome))).toBe(
    `REGISTER    SET, BINDING         NAME     TYPE                      COUNT  WHY
t2, space1  1, 2                 Albedo   Texture2D<float4>                register annotation
u0          0, 8 (counter 0, 0)  Counted  RWStructuredBuffer<uint>         u0 is the first free register

NOT BOUND   WHY
OnlyVulkan  never referenced by code the entry point reaches
`,
  )
})

test('results and reflection say it only when it is asked for', () => {
  const vulkan = compile('-spirv')
  expect(bindingsResult(vulkan.outcome)).toMatchObject({
    resources: [
      { vulkan: { set: 1, binding: 2 } },
      { vulkan: { set: 0, binding: 0, counter: { set: 0, binding: 1 } } },
    ],
  })
  const { resources } = vulkan.outcome.ask(reflectionStage)!
  expect(resources[0]).toMatchObject({ name: 'Albedo', vulkan: { set: 1, binding: 2 } })
  const direct = compile('')
  expect(tableOf(direct.outcome).resources.some((row) => 'vulkan' in row)).toBe(false)
  expect(tableOf(direct.outcome).unused).toEqual([])
})

test('options are read as dxc writes them', () => {
  const { vulkan } = optionsOf('-fvk-b-shift 1 all -vkbr t3 0 4 2 -fvk-bind-globals 5 6 -fspv-target-env=vulkan1.3')
  expect(vulkan).toMatchObject({
    shifts: [{ letter: 'b', amount: 1, space: 'all' }],
    registers: [{ letter: 't', number: 3, space: 0, binding: 4, set: 2 }],
    globals: { binding: 5, set: 6 },
    environment: 'vulkan1.3',
  })
  expect(() => optionsOf('-fvk-b-shift x 0')).toThrow('expected a number')
  expect(() => optionsOf('-fvk-bind-register q0 0 0 0')).toThrow('expected a register')
})
