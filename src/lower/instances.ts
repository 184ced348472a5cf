// Functions written once for every set of places they are called with, because what they are given cannot, or need not, be copied:
//
//   float f(Texture2D all[], uint i);   f(Textures, 3)      =>    define internal float @f.Textures(i32 %i)
//   buffer[i].add(1)                                        =>    define internal void @S::add.buffer(ptr %this, i32 %0)
//
// An array of resources that the function only reads is indexed where it is declared; a copy would be a table of its indices. The object
// of a method that lies in a UAV or in groupshared memory stays there: other threads see what is written, and only what the method
// writes may be.
import type { IrFunction } from '../ir/module.ts'
import type { Value } from '../ir/values.ts'
import type { Expression, Parameter, ProgramFunction } from '../program/program.ts'
import { type Written, writtenBy } from '../program/writes.ts'
import { arrayElement } from '../types/types.ts'
import type { Context, ModuleContext } from './context.ts'
import { type Alias, type Aliases, lowerFunction, makeFunction } from './functions.ts'
import type { Place } from './place.ts'
import { lowerPlace } from './places.ts'

/** DXC accepts these parameters; Clang does not (0028 §Changes from DXC), and under its rules the checker has rejected them. */
function isUnbounded({ type }: Parameter): boolean {
  return type.kind === 'array' && type.count === undefined && arrayElement(type).kind === 'object'
}

export function takesUnbounded(fn: ProgramFunction): boolean {
  return fn.parameters.some(isUnbounded)
}

/** What the function changes: its object, parameters. */
export function writtenIn(shared: ModuleContext, fn: ProgramFunction): Written {
  return writtenBy(fn, shared.written)
}

/** The array of resources that an argument names, when the function may use it in place. */
export function resourceAlias(
  context: Context,
  fn: ProgramFunction,
  parameter: Parameter,
  argument: Expression,
): Alias | undefined {
  const { type, mode } = parameter
  if (mode !== 'in' || type.kind !== 'array' || arrayElement(type).kind !== 'object') return undefined
  const { shared } = context
  if (!isUnbounded(parameter) && (!namesArray(argument) || writtenIn(shared, fn).has(parameter))) return undefined
  const place = lowerPlace(context, argument)
  if (place.kind !== 'resource') return undefined
  const { declaration, index } = place
  return {
    key: `${shared.resources.declarations.indexOf(declaration)}${index ? '+' : ''}`,
    name: declaration.name,
    operands: index ? [index] : [],
    place: ([given]) => ({ ...place, index: given }),
  }
}

/** A global array of resources or a part of one: lowering it has no effects. */
function namesArray(argument: Expression): boolean {
  let at = argument
  while (at.kind === 'index') at = at.object
  return at.kind === 'variable' && (at.variable.kind === 'resource' || at.variable.kind === 'parameter')
}

/** The place of a method's object, when other threads see it. */
export function objectAlias(place: Place): Alias | undefined {
  if (place.kind === 'memory' && place.shared)
    return {
      key: 'shared',
      name: 'shared',
      operands: [place.pointer],
      place: ([pointer]) => ({ ...place, pointer: pointer! }),
    }
  if (place.kind !== 'buffer' || !place.writable) return undefined
  const { pointer, dynamic, offset, rules, rowMajor } = place
  const operands: Value[] = dynamic ? [pointer, dynamic] : [pointer]
  return {
    key: `${rules} ${rowMajor} ${offset}${dynamic ? '+' : ''}`,
    name: 'buffer',
    operands,
    place: ([base, bytes]) => ({ ...place, pointer: base!, dynamic: bytes }),
  }
}

export function instanceOf(shared: ModuleContext, fn: ProgramFunction, aliases: Aliases): IrFunction {
  let instances = shared.instances.get(fn)
  if (!instances) shared.instances.set(fn, (instances = new Map()))
  const list = [...aliases.entries()]
  const key = list.map(([of, alias]) => `${of === 'this' ? of : fn.parameters.indexOf(of)}: ${alias.key}`).join(', ')
  const known = instances.get(key)
  if (known) return known
  const symbol = [fn.symbol, ...list.map(([, { name }]) => name)].join('.')
  const made = makeFunction(shared, fn, symbol, 'internal', aliases)
  instances.set(key, made)
  lowerFunction(shared, fn, made, aliases)
  return made
}
