// Whether `lint` has to make a module: whether a program may have mistakes that only its optimised module shows. Judged by the typed program
// alone, so the answer is "perhaps": registers that may collide, resources in variables, functions without a body, counters, loops and
// indices that may have no bound, values that the validator checks.
import type { BindingRules } from '../binding/rules.ts'
import { scalars } from '../hlsl/scalars.ts'
import { isIntrinsicLowered, isMethodLowered } from '../lower/lower.ts'
import { hasAttribute } from '../program/attributes.ts'
import { evaluateConstant } from '../program/evaluate/evaluate.ts'
import type {
  EntryPoint,
  Expression,
  IndexExpression,
  MethodExpression,
  Program,
  Statement,
} from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { someInBody, someStatement } from '../program/walk.ts'
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

/** Whether a program may have mistakes that only its optimised module shows. */
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
