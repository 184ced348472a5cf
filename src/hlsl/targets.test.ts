import { expect, test } from 'vitest'
import { isLabelOf, targetNames } from './targets.ts'

test('labels of __target_switch name targets alone, joined, or with a version', () => {
  const meant = (label: string): string[] => targetNames.filter((target) => isLabelOf(label, target))
  expect(meant('hlsl')).toEqual(['dxil', 'hlsl'])
  expect(meant('spirv_1_4')).toEqual(['spirv'])
  expect(meant('hlsl_glsl_spirv')).toEqual(['dxil', 'hlsl', 'glsl', 'spirv'])
  expect(meant('cpp')).toEqual(['cpu'])
  expect(meant('fragment')).toEqual([])
})
