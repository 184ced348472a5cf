// The constant that holds a resource's name, the last argument of the calls that create its handles.
import { constantBytes } from '../ir/constants.ts'
import type { GlobalVariable, Module } from '../ir/module.ts'
import { arrayType, i8 } from '../ir/types.ts'

export function nameSymbol(name: string): string {
  return `${name}.str`
}

export function nameConstant(module: Module, name: string): GlobalVariable {
  const symbol = nameSymbol(name)
  const bytes = new TextEncoder().encode(`${name}\0`)
  const type = arrayType(bytes.length, i8)
  const known = module.getGlobal(symbol)
  if (known) return known
  const global = module.createGlobal(symbol, type, {
    linkage: 'private',
    constant: true,
    initializer: constantBytes(type, bytes),
    alignment: 1,
  })
  global.unnamedAddress = 'unnamed_addr'
  return global
}
