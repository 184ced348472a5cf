// Built-in values of a ray without uses become zero: the module does not declare the built-in.
//
//   uint3 at = DispatchRaysIndex();      =>     uint3 at = uint3(0, 0, 0);        when `at` is never read
import type { Expression, ProgramFunction, Statement } from '../../program/program.ts'
import { mapChain, mapOperands, mapStatement } from '../../rewrite/map.ts'
import { makeZero } from '../../rewrite/nodes.ts'

/** Whether the optimised program still calls a built-in function. */
export type IsValueRead = (name: string) => boolean

export function dropUnusedValues(functions: readonly ProgramFunction[], isRead: IsValueRead): void {
  const expression = (node: Expression): Expression => {
    if (node.kind === 'binary' || node.kind === 'logical') return mapChain(node, expression)
    const isUnused =
      node.kind === 'intrinsic' && node.arguments.length === 0 && node.type.kind !== 'void' && !isRead(node.name)
    return isUnused ? makeZero(node.type, node) : mapOperands(node, expression)
  }
  const statement = (node: Statement): Statement => mapStatement(node, { expression, statement })
  for (const target of functions) if (target.body) target.body = mapStatement(target.body, { expression, statement })
}
