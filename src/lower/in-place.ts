// Which arguments of a call need no copy: the callee gets the address of the caller's own variable.
//
//   float f(Surface s) { return s.a; }      f(surface)      =>      call float @f(ptr %surface)       no copy of all of Surface
//   void g(inout Light l) { l.b = 1; }      g(light)        =>      call void @g(ptr %light)          none in, none out
//
// The difference must not be observable: what an `in` parameter names does not change during the call, and nothing else names what an `inout`
// parameter changes. HLSL has no pointers, so the variables that a call names are all that it can reach besides statics, and those are
// always copied. A function that relies on this for its own parameters passes them on under the same rule. Structs with resources are
// copied as ever: DXC gives registers in the order of those copies.
import { basePointer } from '../ir/base-pointer.ts'
import { Instruction } from '../ir/instructions.ts'
import type { Value } from '../ir/values.ts'
import type { CallExpression, Expression, Parameter } from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import { forEachWrite, rootOf } from '../program/writes.ts'
import type { Context } from './context.ts'
import { writtenIn } from './instances.ts'
import type { MemoryPlace } from './place.ts'
import { isAggregate } from './types.ts'

const none: ReadonlySet<Parameter> = new Set()

/** `result` is where the result goes, if that is memory. */
export function argumentsInPlace(
  context: Context,
  expression: CallExpression,
  result: MemoryPlace | undefined,
): ReadonlySet<Parameter> {
  const { function: callee, arguments: given } = expression
  // Who is compiled elsewhere may write to what it takes for a copy.
  if (!callee.body) return none
  const written = writtenIn(context.shared, callee)
  const isCandidate = ({ mode, type }: Parameter, index: number): boolean =>
    given[index] !== undefined && (mode === 'inout' || (mode === 'in' && isAggregate(type))) && !containsResources(type)
  if (!callee.parameters.some(isCandidate)) return none

  const object = callee.isStatic ? undefined : expression.object
  const bases = callee.parameters.map((_, index) => given[index] && baseOf(context, given[index]))
  const ownBase = object && baseOf(context, object)
  const resultBase = result && variableUnder(result.pointer)
  const changed = changedByOperands(context, object ? [object, ...given] : given)
  const changedInside = new Set<Value | undefined>([resultBase])
  if (written.has('this')) changedInside.add(ownBase)
  callee.parameters.forEach(({ mode }, index) => {
    if (mode !== 'in') changedInside.add(bases[index])
  })
  const named = [...bases, ownBase, resultBase]
  return new Set(
    callee.parameters.filter((parameter, index) => {
      const base = bases[index]
      if (base === undefined || !isCandidate(parameter, index) || changed.has(base)) return false
      if (parameter.mode === 'in') return !written.has(parameter) && !changedInside.has(base)
      return named.indexOf(base) === named.lastIndexOf(base)
    }),
  )
}

/** The variable of this function, or of its caller, that an l-value is part of; undefined when others can reach it, too. */
function baseOf(context: Context, expression: Expression): Value | undefined {
  const root = rootOf(expression)
  if (root === undefined) return undefined
  const place = root.kind === 'this' ? context.thisPlace : context.variables.get(root.variable)
  return place?.kind === 'memory' && !place.shared ? variableUnder(place.pointer) : undefined
}

function variableUnder(pointer: Value): Value | undefined {
  const base = basePointer(pointer)
  const isVariable = base instanceof Instruction ? base.opcode === 'alloca' : base.kind === 'argument'
  return isVariable ? base : undefined
}

/** What the operands of a call change themselves, before it begins: `f(s, s.a++)`. */
function changedByOperands(context: Context, operands: readonly Expression[]): ReadonlySet<Value | undefined> {
  const changed = new Set<Value | undefined>()
  for (const operand of operands)
    forEachWrite(operand, context.shared.written, (target) => changed.add(baseOf(context, target)))
  return changed
}
