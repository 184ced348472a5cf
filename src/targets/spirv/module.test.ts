import { expect, test } from 'vitest'
import { SpirvModule, stringWords } from './module.ts'

const version = 0x10500

test('strings end with a zero byte, in a word of its own when they must', () => {
  expect(stringWords('abc')).toEqual([0x00636261])
  expect(stringWords('abcd')).toEqual([0x64636261, 0])
  expect(stringWords('é')).toEqual([0x0000a9c3])
})

test('equal types and constants have one id, structs each their own', () => {
  const module = new SpirvModule(version)
  expect(module.vectorType(module.floatType(32), 3)).toBe(module.vectorType(module.floatType(32), 3))
  expect(module.int(7)).toBe(module.int(7))
  expect(module.int(7)).not.toBe(module.uint(7))
  expect(module.freshType('OpTypeStruct')).not.toBe(module.freshType('OpTypeStruct'))
})

test('numbers are read back as they were written, rounded to their type', () => {
  const module = new SpirvModule(version)
  const [half, double] = [module.floatType(16), module.floatType(64)]
  const back = (value: number): unknown => module.constantValue(module.floating(half, value))
  expect([1, -2.5, 65504, 1e6, 2 ** -24, 2 ** -26, 0.1].map(back)).toEqual([
    1,
    -2.5,
    65504,
    Number.POSITIVE_INFINITY,
    2 ** -24,
    0,
    0.0999755859375,
  ])
  // Exactly between two numbers the even one is taken.
  expect(back(1 + 2 ** -11)).toBe(1)
  expect(back(1 + 3 * 2 ** -11)).toBe(1 + 2 ** -9)
  expect(module.constantValue(module.floating(double, Math.PI))).toBe(Math.PI)
  expect(module.constantValue(module.integer(module.intType(64, true), -5n))).toBe(-5n)
  expect(module.constantValue(module.integer(module.intType(16, false), -1n))).toBe(0xffffn)
})

test('the width of a type brings its capability, and an extension only where the version lacks it', () => {
  const words = (make: (module: SpirvModule) => void): number => {
    const module = new SpirvModule(version)
    make(module)
    return module.toWords().length
  }
  const plain = words(() => {})
  expect(words((module) => module.capability('Shader'))).toBe(plain)
  expect(words((module) => module.extension('SPV_EXT_descriptor_indexing', 1, 5))).toBe(plain)
  expect(words((module) => module.extension('SPV_KHR_ray_query'))).toBeGreaterThan(plain)
  // OpCapability has two words, OpTypeInt four.
  expect(words((module) => module.intType(64, true))).toBe(plain + 6)
})

test('a decoration is written once', () => {
  const module = new SpirvModule(version)
  const id = module.newId()
  module.decorate(id, 'NonUniform')
  const length = module.toWords().length
  module.decorate(id, 'NonUniform')
  expect(module.toWords()).toHaveLength(length)
})
