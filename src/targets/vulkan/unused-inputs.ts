// Leaves out the inputs that nothing reads any more, as DXC does unless -fspv-preserve-interface is given: an input that is declared must
// be written by the stage before. The others keep their locations.
//
//   void main() { shade(V(in_POSITION0, in_NORMAL0)); }     =>     void main() { shade(V(in_POSITION0, float3(0))); }
import { splitSemantic } from '../../hlsl/semantics.ts'
import type { Expression, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { mapOperands, mapStatement } from '../../rewrite/map.ts'
import { makeZero } from '../../rewrite/nodes.ts'
import type { StageVariable } from './model.ts'

/** Whether the optimised program reads something of an input: name in lower case, and index. */
export type IsInputRead = (semantic: string, index: number) => boolean

export interface KeptInputs {
  readonly main: ProgramFunction
  readonly inputs: readonly StageVariable[]
}

export function dropUnusedInputs(
  main: ProgramFunction,
  inputs: readonly StageVariable[],
  isRead: IsInputRead,
): KeptInputs {
  const gone = new Set<Variable>()
  for (const { semantic, builtin, variable } of inputs) {
    // Several values share an array of distances.
    if (semantic === '' || (builtin !== undefined && variable.type.kind === 'array')) continue
    const { name, index } = splitSemantic(semantic)
    if (!isRead(name.toLowerCase(), index)) gone.add(variable)
  }
  if (gone.size === 0 || !main.body) return { main, inputs }
  const expression = (node: Expression): Expression =>
    node.kind === 'variable' && gone.has(node.variable) ? makeZero(node.type, node) : mapOperands(node, expression)
  const statement = (node: Statement): Statement => mapStatement(node, { expression, statement })
  const body = mapStatement(main.body, { expression, statement })
  return { main: { ...main, body }, inputs: inputs.filter(({ variable }) => !gone.has(variable)) }
}
