// What a mesh shader does with its outputs: they are written, indices as a whole, and never read.
//
//   triangles[i].x = 0;              a vector in out indices array must be accessed as a whole
//   triangles[1] = triangles[0];     output arrays of a mesh shader can not be read from
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { usesOfArrays } from '../../program/mesh-outputs.ts'
import type { Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { forEachExpression, walkExpression } from '../../program/walk.ts'
import type { Checker } from '../checker.ts'
import { isForVulkan } from '../declarations/vulkan-attributes.ts'

const outputs = ['vertices', 'primitives', 'indices']

/** `checked` are parameters of functions that were given an output array and are known to be in order. */
export function checkMeshWrites(checker: Checker, fn: ProgramFunction, checked: Set<Variable>): void {
  if (isForVulkan(checker)) return
  const found = fn.parameters.filter(({ modifiers }) => modifiers.some((word) => outputs.includes(word)))
  const watched = new Map<Variable, boolean>(found.map((each) => [each, each.modifiers.includes('indices')]))
  checkArrays(checker, fn, watched, checked)
}

/** `watched` tells which arrays hold indices. */
function checkArrays(
  checker: Checker,
  fn: ProgramFunction,
  watched: ReadonlyMap<Variable, boolean>,
  checked: Set<Variable>,
): void {
  if (watched.size === 0 || !fn.body) return
  for (const each of watched.keys()) checked.add(each)
  const { reads, passedTo } = usesOfArrays(fn, watched)
  for (const read of reads) checker.sink.report(diagnostics.err_hlsl_mesh_output_read(read))
  forEachExpression(fn.body, (root) => {
    walkExpression(root, (expression) => {
      if (expression.kind !== 'assign') return
      const { target } = expression
      if ((target.kind === 'swizzle' || target.kind === 'index') && isIndexElement(target.object, watched))
        checker.sink.report(diagnostics.err_hlsl_mesh_index_part(target))
    })
  })
  for (const { callee, parameter, array } of passedTo)
    if (!checked.has(parameter))
      checkArrays(checker, callee, new Map([[parameter, watched.get(array) === true]]), checked)
}

function isIndexElement(expression: Expression, watched: ReadonlyMap<Variable, boolean>): boolean {
  return (
    expression.kind === 'index' &&
    expression.object.kind === 'variable' &&
    watched.get(expression.object.variable) === true
  )
}
