// Functions of the program as internal functions of the module.
//
//   S f(inout float x, T t, float2 v)    =>    define internal void @f(ptr %result, ptr %x, ptr %t, <2 x float> %v)
//
// Result in memory first, then the object of a method, then the parameters; calls.ts says how each argument is passed.
import { poisonValue } from '../ir/constants.ts'
import type { IrFunction } from '../ir/module.ts'
import { functionType, type IrType, ptr, voidType } from '../ir/types.ts'
import type { Value } from '../ir/values.ts'
import { hasAttribute } from '../program/attributes.ts'
import { meshOutputOf } from '../program/entry-signature.ts'
import type { Parameter, ProgramFunction } from '../program/program.ts'
import { isReference } from '../program/variables.ts'
import { bug } from '../support/bug.ts'
import type { Location } from '../support/source.ts'
import { allocate, type Context, createContext, type ModuleContext } from './context.ts'
import { attachDeclared, declareVariable, enterFunction, scoped } from './debug.ts'
import { meshPlace } from './mesh.ts'
import { type MemoryPlace, memoryPlace, type Place } from './place.ts'
import { hasTooMuch, lowerBody } from './statements.ts'
import { irType, isPassedInMemory } from './types.ts'

export function returnsInMemory(shared: ModuleContext, fn: ProgramFunction): boolean {
  return fn.returnType.kind !== 'void' && isPassedInMemory(shared, fn.returnType)
}

/** Whether the callee gets a pointer. */
function isPointer(shared: ModuleContext, parameter: Parameter): boolean {
  return parameter.mode !== 'in' || isReference(parameter) || isPassedInMemory(shared, parameter.type)
}

/** Outputs of mesh shaders are not passed, but written with intrinsics. */
function isMeshOutput({ program }: ModuleContext, fn: ProgramFunction, parameter: Parameter): boolean {
  if (!meshOutputOf(parameter)) return false
  return program.entries.some((entry) => entry.stage === 'mesh' && entry.function === fn)
}

export function declareFunction(shared: ModuleContext, fn: ProgramFunction): IrFunction {
  const known = shared.functions.get(fn)
  if (known) return known
  const isEntry = shared.program.entries.some((entry) => entry.function === fn)
  const linkage = fn.body && (!fn.isExported || isEntry) ? 'internal' : 'external'
  const made = makeFunction(shared, fn, isEntry ? `${fn.symbol}.body` : fn.symbol, linkage, noAliases)
  if (linkage === 'external' && shared.options.profile.stage === 'library' && isNotInlined(fn))
    made.attributes.set('noinline', '')
  shared.functions.set(fn, made)
  return made
}

function isNotInlined({ attributes }: ProgramFunction): boolean {
  return hasAttribute(attributes, 'noinline')
}

/** A place of the caller that a parameter or the object stands for; only what it depends on is passed. */
export interface Alias {
  /** Aliases with the same key need the same code. */
  readonly key: string
  /** For the name of the function. */
  readonly name: string
  /** Values of the caller. */
  readonly operands: readonly Value[]
  /** The place in the function, from the parameters that carry the operands. */
  place(given: readonly Value[]): Place
}
export type Aliases = ReadonlyMap<Parameter | 'this', Alias>
const noAliases: Aliases = new Map()

export function makeFunction(
  shared: ModuleContext,
  fn: ProgramFunction,
  symbol: string,
  linkage: 'internal' | 'external',
  aliases: Aliases,
): IrFunction {
  const types: IrType[] = []
  const names: string[] = []
  const pointees = new Map<number, IrType>()
  const inMemory = returnsInMemory(shared, fn)
  if (inMemory) {
    types.push(ptr)
    names.push('result')
  }
  const addAlias = ({ operands }: Alias, name: string): void => {
    for (const operand of operands) {
      types.push(operand.type)
      names.push(name)
    }
  }
  const self = aliases.get('this')
  if (self) addAlias(self, 'this')
  else if (fn.owner && !fn.isStatic) {
    types.push(ptr)
    names.push('this')
  }
  for (const parameter of fn.parameters) {
    if (isMeshOutput(shared, fn, parameter)) continue
    const alias = aliases.get(parameter)
    if (alias) {
      addAlias(alias, parameter.name)
      continue
    }
    const isAddress = isPointer(shared, parameter)
    if (isAddress) pointees.set(types.length, irType(shared, parameter.type))
    types.push(isAddress ? ptr : irType(shared, parameter.type))
    names.push(parameter.name)
  }
  const result = inMemory ? voidType : irType(shared, fn.returnType)
  const made = shared.module.createFunction(symbol, functionType(result, types), { linkage, parameterNames: names })
  made.location = fn.location
  for (const [index, pointee] of pointees) made.arguments[index]!.pointee = pointee
  if (inMemory) {
    const result = irType(shared, fn.returnType)
    made.arguments[0]!.attributes.set('sret', result)
    made.arguments[0]!.pointee = result
  }
  return made
}

export function lowerFunction(
  shared: ModuleContext,
  fn: ProgramFunction,
  into: IrFunction = declareFunction(shared, fn),
  aliases = noAliases,
): void {
  if (!fn.body) return
  const context = createContext(shared, into, fn)
  enterFunction(context, fn)
  context.builder.location = scoped(context, fn.location)
  bindParameters(context, fn, aliases)
  lowerBody(context, fn.body)
  if (hasTooMuch(context)) shared.tooLarge ??= fn
  finish(context, fn)
  attachDeclared(context)
}

function bindParameters(context: Context, fn: ProgramFunction, aliases: Aliases): void {
  const { shared, builder } = context
  const given = context.function.arguments
  let next = 0
  if (returnsInMemory(shared, fn)) context.resultPlace = memoryPlace(fn.returnType, given[next++]!)
  const placeOf = (alias: Alias): Place => {
    const first = next
    next += alias.operands.length
    return alias.place(given.slice(first, next))
  }
  const self = aliases.get('this')
  if (self) context.thisPlace = placeOf(self)
  else if (fn.owner && !fn.isStatic) context.thisPlace = memoryPlace(fn.owner, given[next++]!)
  for (const parameter of fn.parameters) {
    if (isMeshOutput(shared, fn, parameter)) {
      context.variables.set(parameter, meshPlace(shared, fn, parameter))
      continue
    }
    const alias = aliases.get(parameter)
    if (alias) {
      context.variables.set(parameter, placeOf(alias))
      continue
    }
    const argument = given[next++] ?? bug(`the parameter ${parameter.name} is not passed`)
    if (isPointer(shared, parameter)) {
      bindParameter(context, fn, parameter, memoryPlace(parameter.type, argument))
      continue
    }
    builder.location = scoped(context, parameter.location)
    const pointer = allocate(context, irType(shared, parameter.type), `${parameter.name}.addr`)
    builder.store(argument, pointer)
    bindParameter(context, fn, parameter, memoryPlace(parameter.type, pointer))
  }
}

function bindParameter(context: Context, fn: ProgramFunction, parameter: Parameter, place: MemoryPlace): void {
  context.variables.set(parameter, place)
  declareVariable(context, parameter, place, fn.parameters.indexOf(parameter) + 1)
}

/** Where a function is left last: at its return, or its closing brace. */
export function endOf({ body, location }: ProgramFunction): Location {
  if (!body) return location
  const last = body.statements.at(-1)
  return last?.kind === 'return' ? last.start : body.end - 1
}

/** A function that ends without `return` gives nothing, or anything. */
function finish(context: Context, fn: ProgramFunction): void {
  const { builder } = context
  if (!builder.isOpen) return
  builder.location = scoped(context, endOf(fn))
  const { resultType } = context.function
  if (fn.returnType.kind === 'void' || resultType === voidType) builder.ret()
  else builder.ret(poisonValue(resultType))
}
