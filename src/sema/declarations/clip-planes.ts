// `[clipplanes(plane, planes[1], s.plane)]`: constants of four components.
import type { Attribute, Expression as Syntax } from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import type { Expression, ProgramAttribute } from '../../program/program.ts'
import { rootVariableOf } from '../../program/writes.ts'
import { quoteType } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { checkExpression } from '../expressions/expressions.ts'

export function checkClipPlanes(checker: Checker, attribute: Attribute): ProgramAttribute | undefined {
  const planes: Expression[] = []
  for (const argument of attribute.arguments) {
    const plane = checkExpression(checker, argument)
    const { type } = plane
    if (type.kind === 'error') return undefined
    if (!mayNamePlane(plane) || rootVariableOf(plane)?.kind !== 'constant')
      checker.sink.report(attributeDiagnostics.err_hlsl_clipplanes_argument(argument))
    else if (plane.kind === 'index' && !isLiteral(argument))
      checker.sink.report(attributeDiagnostics.err_hlsl_clipplanes_subscript(argument))
    else if (type.kind !== 'vector' || type.count !== 4)
      checker.sink.report(attributeDiagnostics.err_hlsl_clipplanes_type(argument, { type: quoteType(type) }))
    else planes.push(plane)
  }
  if (planes.length < attribute.arguments.length) return undefined
  const { start, end } = attribute
  return { name: 'clipplanes', arguments: [], planes, span: { start, end } }
}

/** A row of a matrix is none, as in DXC. */
function mayNamePlane(plane: Expression): boolean {
  if (plane.kind === 'index') return plane.object.type.kind === 'array'
  return plane.kind === 'variable' || plane.kind === 'field'
}

function isLiteral(subscript: Syntax): boolean {
  return subscript.kind === 'index' && subscript.index.kind === 'number'
}
