// What only the optimised module can tell: code that is never reached may do what it likes.
import type { BindingRules } from '../binding/rules.ts'
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../diagnostics/tables/stage-limits.ts'
import type { Profile } from '../hlsl/profiles.ts'
import { scalars } from '../hlsl/scalars.ts'
import { plainLocation } from '../ir/debug.ts'
import type { Instruction } from '../ir/instructions.ts'
import { GlobalVariable, type IrFunction } from '../ir/module.ts'
import type { Opcode } from '../ir/opcodes.ts'
import type { Value } from '../ir/values.ts'
import { isIntrinsicLowered, isMethodLowered, type Lowered } from '../lower/lower.ts'
import { hasAttribute } from '../program/attributes.ts'
import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import type {
  Doubt,
  EntryPoint,
  Expression,
  IndexExpression,
  MethodExpression,
  Program,
  Statement,
} from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { someInBody, someStatement } from '../program/walk.ts'
import { groupBy } from '../support/lists.ts'
import type { Location } from '../support/source.ts'
import { mayStayLoop } from '../targets/dxil/loops-not-unrolled.ts'
import { maximumShared } from '../targets/dxil/validate/limits.ts'
import { sizeOf } from '../types/layout.ts'
import { arrayElement, componentOf, isNumeric, type Type } from '../types/types.ts'
import { hasDoubtfulIndices } from './doubtful-indices.ts'
import { hasLargeElements } from './element-sizes.ts'
import { pullModelCalls } from './pull-model.ts'
import { registersMayCollide } from './register-collisions.ts'
import { mayFillSignatures } from './signature-checks.ts'
import { hasUnwrittenValues } from './unwritten-values.ts'

/** Calls of functions that have no body; for Vulkan, those that stand for an instruction need none. */
export function reportUndefinedFunctions(
  { module, functions }: Lowered,
  isForVulkan: boolean,
  sink: DiagnosticSink,
): void {
  const names = new Map<IrFunction, string>()
  for (const [{ name, body, attributes }, made] of functions) {
    const isInstruction = isForVulkan && hasAttribute(attributes, 'vk::ext_instruction')
    if (!body && !isInstruction) names.set(made, name)
  }
  if (names.size === 0) return
  for (const fn of module.functions.values())
    for (const { opcode, calledFunction, location } of fn.instructions()) {
      const name = opcode === 'call' && calledFunction ? names.get(calledFunction) : undefined
      if (name === undefined) continue
      sink.report(stageLimitDiagnostics.err_hlsl_function_never_defined(plainLocation(location), { name }))
      names.delete(calledFunction!)
    }
}

/** What the checker doubted and optimisation left; in a function of its own it is there for every entry point. */
export function reportDoubts(
  { module }: Lowered,
  { entries }: Program,
  doubts: readonly Doubt[],
  severity: 'error' | 'warning' = 'error',
): void {
  if (doubts.length === 0) return
  const byPlace = groupBy(doubts, (doubt) => doubt.place)
  const roots = new Set([
    ...entries.map(({ function: { location } }) => location),
    ...doubts.map(({ entry }) => entry.location),
  ])
  const reported = new Set<Location>()
  for (const fn of module.functions.values())
    for (const { opcode, location } of fn.instructions()) {
      if (!operations.has(opcode)) continue
      const place = plainLocation(location)
      const found = byPlace.get(place)?.find(({ entry }) => !roots.has(fn.location) || entry.location === fn.location)
      if (!found || reported.has(place)) continue
      reported.add(place)
      found.report(severity)
    }
}

/** What built-in calls become. */
const operations: ReadonlySet<Opcode> = new Set<Opcode>(['call', 'atomicrmw', 'cmpxchg'])

/** The hidden counter of a buffer is never coherent, and counts in one direction only; later shader models leave that to the driver. */
export function reportCounters(
  { module, declarationOf }: Lowered,
  { stage, minor }: Profile,
  sink: DiagnosticSink,
): void {
  const mayTurn = stage === 'library' || minor >= countersEitherWay
  const steps = new Map<GlobalVariable, Value>()
  for (const call of module.callsOf((intrinsic) => intrinsic === 'llvm.dx.resource.updatecounter')) {
    const name = (call.argument(0) as Instruction).operands?.find((each) => each instanceof GlobalVariable)
    if (!name) continue
    const { variable } = declarationOf.get(name) ?? {}
    const step = steps.get(name)
    if (!step && variable?.modifiers.includes('globallycoherent'))
      sink.report(stageLimitDiagnostics.err_hlsl_coherent_counter(variable.location, { name: variable.name }))
    steps.set(name, step ?? call.argument(1))
    if (step && step !== call.argument(1) && !mayTurn)
      sink.report(stageLimitDiagnostics.err_hlsl_counter_both_ways(plainLocation(call.location)))
  }
}

const countersEitherWay = 6
const countingMethods: ReadonlySet<string> = new Set(['IncrementCounter', 'DecrementCounter', 'Append', 'Consume'])

function countsElements({ name, object: { type } }: MethodExpression): boolean {
  return countingMethods.has(name) && type.kind === 'object' && type.row.class === 'UAV'
}

/** Whether a new enough shader model writes to it. */
function isMultisampled(type: Type): boolean {
  return type.kind === 'object' && type.row.name.startsWith('RWTexture2DMS')
}

/** An offset of a texture read that may be no constant, or too large. */
function hasOffset({ name, object: { type }, arguments: values, parameterTypes }: MethodExpression): boolean {
  if (type.kind !== 'object' || type.row.category !== 'texture' || !/^(?:Sample|Load)/.test(name)) return false
  return values.some((value, index) => {
    const wanted = parameterTypes[index]!
    if (index === 0 || !isNumeric(wanted) || scalars[componentOf(wanted).scalar].class !== 'int') return false
    const leaves = evaluateConstant(value)?.leaves
    return !leaves?.every((leaf) => typeof leaf === 'bigint' && leaf >= -8n && leaf <= 7n)
  })
}

/** `s.A[i]`: DXC requires a constant index, and what is constant is known once everything is inlined. */
function indexesMember({ object, index }: IndexExpression): boolean {
  if (index.kind === 'literal' || !containsResources(object.type)) return false
  return object.kind !== 'variable' || object.variable.buffer !== undefined
}

/** `s[i].b`: one of several resources, which may be known once everything is inlined. */
function choosesStruct({ object, index }: IndexExpression): boolean {
  return index.kind !== 'literal' && arrayElement(object.type).kind === 'struct' && containsResources(object.type)
}

/** One that may have no end, or none that is known. */
function isDoubtfulLoop(statement: Statement): boolean {
  if (statement.kind !== 'for' && statement.kind !== 'while' && statement.kind !== 'do') return false
  const { condition } = statement
  return !condition || mayStayLoop(statement) || evaluateConstant(condition) !== undefined
}

function sharedBytes({ globals }: Program): number {
  let sum = 0
  for (const global of globals)
    if (global.kind === 'groupshared' && !containsResources(global.type))
      sum += sizeOf(global.type, global.rowMajor, 'structured')
  return sum
}

function hasQueryFlags(type: Type): boolean {
  const element = arrayElement(type)
  return element.kind === 'object' && element.queryFlags !== 0
}

/** Which of several resources is meant may depend on what the shader does. */
function keepsResources({ globals, functions }: Program): boolean {
  return (
    globals.some((global) => global.kind === 'static' && containsResources(global.type)) ||
    functions.some(({ body, returnType }) => body && containsResources(returnType))
  )
}

/**
 * Whether there is anything in a program that only its module tells: registers that may collide, large elements, resources in variables, functions
 * without a body, doubts, counters, inputs, calls that mesh shaders must make, indices past the end, what the validator of DXIL asks.
 */
export function needsModule(program: Program, rules: BindingRules): boolean {
  const { functions, doubts, entries } = program
  return (
    doubts !== undefined ||
    registersMayCollide(program) ||
    hasLargeElements(program) ||
    hasUnwrittenValues(program) ||
    entries.some(isDoubtfulEntry) ||
    keepsResources(program) ||
    sharedBytes(program) > Math.min(...Object.values(maximumShared)) ||
    (entries.some(({ stage }) => !(stage in maximumShared)) && sharedBytes(program) > 0) ||
    functions.some(
      ({ body }) =>
        body &&
        (someStatement(body, isDoubtfulStatement) ||
          someInBody(body, (expression) => isDoubtfulExpression(expression, rules))),
    ) ||
    hasDoubtfulIndices(program)
  )
}

function isDoubtfulEntry(entry: EntryPoint): boolean {
  return (
    entry.stage === 'mesh' ||
    entry.stage === 'amplification' ||
    mayFillSignatures(entry) ||
    hasAttribute(entry.function.attributes, 'groupsharedlimit')
  )
}

function isDoubtfulStatement(statement: Statement): boolean {
  if (statement.kind !== 'variable-statement') return isDoubtfulLoop(statement)
  const { type } = statement.variable
  return containsResources(type) || hasQueryFlags(type)
}

function isDoubtfulExpression(expression: Expression, rules: BindingRules): boolean {
  switch (expression.kind) {
    case 'call':
      return !expression.function.body
    case 'intrinsic':
      return !isIntrinsicLowered(expression.name) || pullModelCalls.has(expression.name)
    case 'method':
      return (
        !isMethodLowered(expression) ||
        countsElements(expression) ||
        hasOffset(expression) ||
        expression.name === 'OutputComplete'
      )
    case 'conditional':
      return expression.type.kind === 'object'
    case 'resource-element':
      return isMultisampled(expression.object.type)
    case 'index':
      return choosesStruct(expression) || (rules === 'dxc' && indexesMember(expression))
    default:
      return false
  }
}
