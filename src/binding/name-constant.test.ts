import { expect, test } from 'vitest'
import { Module } from '../ir/module.ts'
import { printModule } from '../ir/printer.ts'
import { nameConstant } from './name-constant.ts'

test('a name is one constant, however often it is needed', () => {
  const module = new Module('test')
  const made = nameConstant(module, 's.a')
  expect(nameConstant(module, 's.a')).toBe(made)
  nameConstant(module, 's.b')
  expect(printModule(module).match(/^@.*$/gm)).toEqual([
    '@s.a.str = private unnamed_addr constant [4 x i8] c"s.a\\00", align 1',
    '@s.b.str = private unnamed_addr constant [4 x i8] c"s.b\\00", align 1',
  ])
})
