import { expect, test } from 'vitest'
import { type PredefinedTarget, predefinedMacros } from './predefined.ts'

const target: PredefinedTarget = {
  compiler: 'dxc',
  stage: 'mesh',
  major: 6,
  minor: 7,
  languageVersion: 2021,
  hasNative16Bit: false,
  spirv: undefined,
}

function valuesOf(changes: Partial<PredefinedTarget>): Record<string, string> {
  return Object.fromEntries(predefinedMacros({ ...target, ...changes }))
}

test('stage and shader model', () => {
  expect(valuesOf({})).toMatchObject({
    __SHADER_TARGET_STAGE: '13',
    __SHADER_STAGE_MESH: '13',
    __SHADER_STAGE_PIXEL: '0',
    __SHADER_TARGET_MAJOR: '6',
    __SHADER_TARGET_MINOR: '7',
    __HLSL_VERSION: '2021',
    __hlsl_dx_compiler: '1',
    __DXC_VERSION_MAJOR: '1',
  })
  expect(valuesOf({})).not.toHaveProperty('__SHADER_STAGE_CLOSESTHIT')
})

test('what depends on options', () => {
  expect(valuesOf({})).not.toHaveProperty('__HLSL_ENABLE_16_BIT')
  expect(valuesOf({ hasNative16Bit: true })).toHaveProperty('__HLSL_ENABLE_16_BIT', '1')
  expect(valuesOf({})).not.toHaveProperty('__spirv__')
  expect(valuesOf({ spirv: { major: 1, minor: 5 } })).toMatchObject({ __spirv__: '1', __SPIRV_MINOR_VERSION__: '5' })
})

test('the two compilers', () => {
  expect(valuesOf({ compiler: 'clang' })).toMatchObject({ __hlsl_clang: '1', __clang__: '1' })
  expect(valuesOf({ compiler: 'clang' })).not.toHaveProperty('__hlsl_dx_compiler')
  expect(valuesOf({ languageVersion: 2029 })).toHaveProperty('__HLSL_VERSION', '2029')
  expect(valuesOf({ languageVersion: 2029, compiler: 'clang' })).toHaveProperty('__HLSL_VERSION', '2028')
})
