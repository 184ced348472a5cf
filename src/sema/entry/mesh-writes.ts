// What a mesh shader does with its outputs: they are written, indices as a whole, and never read.
//
//   triangles[i].x = 0;              a vector in out indices array must be accessed as a whole
//   triangles[1] = triangles[0];     output arrays of a mesh shader can not be read from
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { forEachExpression, walkExpression } from '../../program/walk.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'

const outputs = ['vertices', 'primitives', 'indices']

export function checkMeshWrites(checker: Checker, { parameters, body }: ProgramFunction): void {
  const found = parameters.filter(({ modifiers }) => modifiers.some((word) => outputs.includes(word)))
  if (found.length === 0 || !body || isForVulkan(checker)) return
  const watched = new Map<Variable, boolean>(found.map((each) => [each, each.modifiers.includes('indices')]))
  forEachExpression(body, (root) => {
    const written = new Set<Expression>()
    walkExpression(root, (expression) => {
      if (expression.kind === 'assign' && !expression.compound) noteWritten(expression.target, written)
      else if (expression.kind === 'call')
        for (const [index, argument] of expression.arguments.entries())
          if (expression.function.parameters[index]?.mode === 'out') noteWritten(argument, written)
    })
    walkExpression(root, (expression) => {
      if (expression.kind !== 'variable') return
      if (!watched.has(expression.variable) || written.has(expression)) return
      checker.sink.report(diagnostics.err_hlsl_mesh_output_read(expression))
    })
    walkExpression(root, (expression) => {
      if (expression.kind !== 'assign') return
      const { target } = expression
      if ((target.kind === 'swizzle' || target.kind === 'index') && isIndexElement(target.object, watched))
        checker.sink.report(diagnostics.err_hlsl_mesh_index_part(target))
    })
  })
}

function isIndexElement(expression: Expression, watched: ReadonlyMap<Variable, boolean>): boolean {
  return (
    expression.kind === 'index' &&
    expression.object.kind === 'variable' &&
    watched.get(expression.object.variable) === true
  )
}

/** The variable at the bottom of what is assigned to. */
function noteWritten(target: Expression, written: Set<Expression>): void {
  let current = target
  while ('object' in current && current.object) current = current.object as Expression
  written.add(current)
}
