// Unit tests of shaders. In a project of your own: `import { expectShader, loadShader } from 'descry/run'`.
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { expectShader, loadShader } from '../../src/run.ts'

const shader = loadShader(readFileSync(new URL('color.hlsl', import.meta.url), 'utf8'), {
  profile: 'cs_6_6',
  entry: 'sum',
})

test('white has a luminance of one', () => {
  expectShader(shader).call('luminance', [1, 1, 1]).toGive(1)
})

test('tone mapping stays below one', () => {
  expectShader(shader).call('tonemap', [0, 1, 3], 1).toGive([0, 0.5, 0.75])
})

test('groups sum up 64 values, without races and out-of-bounds accesses', () => {
  const Values = Array.from({ length: 128 }, (_, index) => index)
  expectShader(shader)
    .dispatch([2, 1, 1], { Values, Sums: 2 })
    .toGive({ Sums: [2016, 6112] })
  expectShader(shader)
    .dispatch([2, 1, 1], { Values, Sums: 1 })
    .toHaveProblem("write of element 1 of 'Sums', which has 1")
})
