// Methods that change their object, called for one that cannot change.
//
//   struct S { int x; void reset() { x = 0; } };
//   S global;  StructuredBuffer<S> list;          global.reset(); list[0].reset();
//
// Nothing would come of it. That the method changes anything is known only once all bodies are.
import { expressionDiagnostics } from '../../diagnostics/tables/expressions.ts'
import { functionDiagnostics } from '../../diagnostics/tables/functions.ts'
import type { CallExpression, ProgramFunction } from '../../program/program.ts'
import { type Written, writtenBy } from '../../program/writes.ts'
import { typeText } from '../../types/print.ts'
import type { Checker } from '../checker.ts'
import { type Obstacle, obstacleTo } from '../expressions/lvalues.ts'

export function refuseChangedConstant(
  checker: Checker,
  { function: callee, object }: CallExpression,
  known: Map<ProgramFunction, Written>,
): void {
  if (!object || callee.isStatic || checker.options.language !== 'hlsl') return
  const obstacle = obstacleTo(checker, object)
  if (!obstacle || !isConstant(checker, obstacle) || !writtenBy(callee, known).has('this')) return
  const parameters = { name: callee.name, type: `'const ${typeText(object.type)}'` }
  const notes = [expressionDiagnostics.note_callee_decl(callee.location, { name: callee.name })]
  checker.sink.report(functionDiagnostics.err_member_function_call_bad_cvr(object.start, parameters, { notes }))
}

/** DXC lets methods change const variables of the shader. */
function isConstant({ options }: Checker, obstacle: Obstacle): boolean {
  if (obstacle.kind === 'read-only-element') return true
  if (obstacle.kind !== 'const') return false
  const { kind } = obstacle.variable
  return kind === 'constant' || kind === 'resource' || !options.isLenientLikeDxc
}
