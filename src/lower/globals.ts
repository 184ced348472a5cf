// Static and groupshared variables.
//
//   static const float k[2] = {1, 2};   =>   @k = internal constant [2 x float] [...]
//   static float x = f();               =>   @x = internal global float 0.0, stored by @_GLOBAL__init, which the entry calls first
//   groupshared uint g[64];             =>   @g = internal addrspace(3) global [64 x i32] undef
//
// Only what reachable functions mention becomes a global: an initialiser counts only if its variable is used.
import { isConstant, poisonValue, undefValue, zeroValue } from '../ir/constants.ts'
import { type GlobalVariable, initializerName } from '../ir/module.ts'
import { functionType, type IrType, voidType } from '../ir/types.ts'
import { hasAttribute } from '../program/attributes.ts'
import type { Expression, Program, Variable } from '../program/program.ts'
import { walkBody, walkExpression } from '../program/walk.ts'
import { constantFromLeaves, leafReader, storeLeaves } from './aggregates.ts'
import { lowerLeaves } from './constructs.ts'
import { type Context, createContext, type ModuleContext, withCoherence } from './context.ts'
import { containsQuery, initializeObject } from './objects.ts'
import { memoryPlace, type Place } from './place.ts'
import { irType } from './types.ts'

/** Makes the globals that reachable functions use, in declaration order: initialisers run in that order. */
export function lowerStatics(shared: ModuleContext): void {
  const used = usedStatics(shared.program)
  for (const global of shared.program.globals)
    if (global.kind !== 'constant-buffer' && used.has(global)) staticPlace(shared, global)
}

function usedStatics(program: Program): Set<Variable> {
  const used = new Set<Variable>()
  const visit = (expression: Expression): void => {
    if (expression.kind !== 'variable') return
    const { variable } = expression
    if (variable.kind === 'static' || variable.kind === 'groupshared') used.add(variable)
  }
  for (const { body } of program.functions) if (body) walkBody(body, visit)
  // The set grows while it is walked.
  for (const { initializer } of used) if (initializer) walkExpression(initializer, visit)
  return used
}

export function staticPlace(shared: ModuleContext, variable: Variable): Place {
  const known = shared.globals.get(variable)
  if (known) return known
  const isShared = variable.kind === 'groupshared'
  const type = irType(shared, variable.type)
  const global = shared.module.createGlobal(`${variable.scope}${variable.name}`, type, {
    linkage: isFromOutside(shared, variable) ? 'external' : 'internal',
    addressSpace: isShared ? 3 : 0,
    initializer: isShared ? undefValue(type) : isFromOutside(shared, variable) ? undefined : initialValue(type),
  })
  global.location = variable.location
  const place = memoryPlace(variable.type, global, isShared)
  shared.globals.set(variable, place)
  if (!isShared && variable.initializer) initializeGlobal(shared, variable, global, place)
  else if (containsQuery(variable.type)) initializeObject(initializerContext(shared), place)
  return place
}

/** Nothing here knows its value. */
function isFromOutside({ options }: ModuleContext, { attributes }: Variable): boolean {
  return options.hasBuiltInVariables === true && hasAttribute(attributes, 'vk::ext_builtin_input')
}

/** Handles have no zero. */
function initialValue(type: IrType): ReturnType<typeof zeroValue> {
  return containsTarget(type) ? poisonValue(type) : zeroValue(type)
}

function containsTarget(type: IrType): boolean {
  switch (type.kind) {
    case 'target':
      return true
    case 'array':
      return containsTarget(type.element)
    case 'struct':
      return type.elements.some(containsTarget)
    default:
      return false
  }
}

/** Constants become the global's own value; the builder folds them, so an initialiser that leaves no instruction is one. */
function initializeGlobal(shared: ModuleContext, variable: Variable, global: GlobalVariable, place: Place): void {
  const context = initializerContext(shared)
  const block = context.builder.block
  const before = block.instructions.last
  context.builder.location = variable.location
  const leaves = withCoherence(context, variable.modifiers, () => lowerLeaves(context, variable.initializer!))
  const folded = context.builder.block === block && block.instructions.last === before
  if (folded && leaves.every(({ value }) => isConstant(value))) {
    let next = 0
    global.initializer = constantFromLeaves(shared, variable.type, () => leaves[next++]!.value)
    global.isConstant = variable.isConst
    return
  }
  context.builder.location = variable.location
  storeLeaves(context, place, leafReader(leaves))
}

function initializerContext(shared: ModuleContext): Context {
  if (!shared.initializer) {
    const fn = shared.module.createFunction(initializerName, functionType(voidType, []), { linkage: 'internal' })
    shared.initializer = createContext(shared, fn)
  }
  return shared.initializer
}

/** Ends the initialiser, or drops it when there is nothing to do. */
export function finishInitializer(shared: ModuleContext): void {
  const context = shared.initializer
  if (!context) return
  const { builder } = context
  if (context.function.blocks.first === builder.block && !builder.block.instructions.first) {
    shared.module.eraseFunction(context.function)
    shared.initializer = undefined
    return
  }
  builder.ret()
  // No shader calls an exported function here: it finds its statics initialised.
  if (shared.program.functions.some(({ isExported }) => isExported)) context.function.linkage = 'external'
}
