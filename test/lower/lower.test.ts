import { expect, test } from 'vitest'
import type { GlobalVariable } from '../../src/ir/module.ts'
import { isHandleCall, resourceNameOf } from '../../src/passes/remarks.ts'
import { nowhere } from '../../src/support/source.ts'
import { runFixtures } from '../support/fixture.ts'
import { lowerText, renderLowered } from '../support/lower.ts'

runFixtures({ folder: 'lower', extensions: ['.hlsl'], headers: ['args'], render: renderLowered })

const resources = `
  namespace N { RWBuffer<float> A; }
  RWBuffer<float> A[3];
  struct S { RWBuffer<float> B; float n; };
  S s;
  [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
    if (i > 2 && A[i][0] > 1)
      N::A[0] = s.B[i] + s.n;
    for (uint j = 0; j < i; j++)
      A[0][j] = j ? 1 : 2;
  }`

test('a handle call leads back to its declaration, also when names repeat', () => {
  const { module, declarationOf } = lowerText('names.hlsl', resources, [])
  const found = new Set<string>()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      if (!isHandleCall(instruction)) continue
      const declaration = declarationOf.get(resourceNameOf(instruction) as GlobalVariable)!
      found.add(`${declaration.variable?.scope ?? ''}${declaration.name} #${declaration.order}`)
    }
  expect([...found].sort()).toEqual(['$Globals #3', 'A #1', 'N::A #0', 's.B #2'])
})

test('every instruction knows where it comes from', () => {
  const { module } = lowerText('locations.hlsl', resources, [])
  const lost = [...module.functions.values()]
    .flatMap((fn) => [...fn.instructions()])
    .filter(({ location }) => location === nowhere)
  expect(lost).toEqual([])
})

test('a deep expression and a long list do not overflow the stack', () => {
  const sum = Array.from({ length: 150 }, () => '(x +').join(' ')
  const list = Array.from({ length: 20_000 }, (_, index) => index).join(', ')
  const text = `
    RWBuffer<int> B;
    static const int table[20000] = { ${list} };
    [numthreads(1, 1, 1)] void main(uint x : SV_GroupIndex) { B[table[x]] = ${sum} 1${')'.repeat(150)}; }`
  const { module } = lowerText('deep.hlsl', text, [])
  expect(module.getGlobal('table')?.isConstant).toBe(true)
})
