// Functions that take unbounded arrays of resources. Such an array cannot be copied, so the function is written once for every set of
// arrays it is called with:
//
//   float f(Texture2D all[], uint i);   f(Textures, 3)        =>        define internal float @f.Textures(i32 %i)
//
// DXC accepts these parameters; Clang does not (0028 §Changes from DXC), and under its rules the checker has rejected them.
import type { IrFunction } from '../ir/module.ts'
import type { Parameter, ProgramFunction } from '../program/program.ts'
import { arrayElement } from '../types/types.ts'
import type { ModuleContext } from './context.ts'
import { type Aliases, lowerFunction, makeFunction } from './functions.ts'

export function isUnbounded({ type }: Parameter): boolean {
  return type.kind === 'array' && type.count === undefined && arrayElement(type).kind === 'object'
}

export function takesUnbounded(fn: ProgramFunction): boolean {
  return fn.parameters.some(isUnbounded)
}

export function instanceOf(shared: ModuleContext, fn: ProgramFunction, aliases: Aliases): IrFunction {
  let instances = shared.instances.get(fn)
  if (!instances) shared.instances.set(fn, (instances = new Map()))
  const { declarations } = shared.resources
  const key = [...aliases.values()]
    .map(({ place, hasIndex }) => `${declarations.indexOf(place.declaration)}${hasIndex ? '+' : ''}`)
    .join(' ')
  const known = instances.get(key)
  if (known) return known
  const names = [...aliases.values()].map(({ place }) => place.declaration.name)
  const made = makeFunction(shared, fn, [fn.symbol, ...names].join('.'), 'internal', aliases)
  instances.set(key, made)
  lowerFunction(shared, fn, made, aliases)
  return made
}
