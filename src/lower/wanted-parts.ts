// Which parts of a struct need be copied to memory that only one function sees: those that it names.
//
//   Camera camera = cameras[0]; use(camera.near);        =>      one load, and not the hundred that the whole takes
//
// Everything is copied for debuggers, and what holds resources: DXC gives registers in the order of those copies.
import { type Parts, partsNamedBy, partsOf } from '../program/named-parts.ts'
import type { Parameter, ProgramFunction, Variable } from '../program/program.ts'
import { containsResources } from '../program/resources.ts'
import type { Type } from '../types/types.ts'
import type { Context } from './context.ts'

/** Of what the callee gets as its object or as an `in` parameter. */
export function partsWantedBy(
  context: Context,
  callee: ProgramFunction,
  parameter: Parameter | 'this',
  type: Type,
): Parts {
  if (!canBePartial(context, type)) return 'all'
  return partsOf(parameter, partsNamedBy(callee, context.shared.named))
}

/** Of a local variable of the function at hand. */
export function partsWantedOf(context: Context, variable: Variable): Parts {
  const { source, shared } = context
  if (!source || variable.isPrecise || !canBePartial(context, variable.type)) return 'all'
  return partsOf(variable, partsNamedBy(source, shared.named))
}

function canBePartial({ module }: Context, type: Type): boolean {
  return type.kind === 'struct' && !module.debug && !containsResources(type)
}
