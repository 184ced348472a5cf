// Leaves out the inputs that nothing reads any more, as DXC does unless -fspv-preserve-interface is given: an input that is declared must
// be written by the stage before. The others keep their locations.
//
//   void main() { shade(V(in_POSITION0, in_NORMAL0)); }     =>     void main() { shade(V(in_POSITION0, float3(0))); }
import { splitSemantic } from '../../hlsl/semantics.ts'
import type { Expression, ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { mapOperands, mapStatement } from '../../rewrite/map.ts'
import { makeZero } from '../../rewrite/nodes.ts'
import type { StageVariable } from './model.ts'

/** Whether the optimised program reads something of an input: name in lower case, and index; without one: any of them. */
export type IsInputRead = (semantic: string, index: number | undefined, list: 'inputs' | 'patchConstants') => boolean

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
  for (const { semantic, builtin, variable, rate, vertices } of inputs) {
    if (semantic === '') continue
    const { name, index } = splitSemantic(semantic)
    // Several values share an array of distances.
    const element = vertices !== undefined && variable.type.kind === 'array' ? variable.type.element : variable.type
    const isShared = builtin !== undefined && element.kind === 'array'
    const list = rate === 'patch' ? 'patchConstants' : 'inputs'
    if (!isRead(name.toLowerCase(), isShared ? undefined : index, list)) gone.add(variable)
  }
  if (gone.size === 0 || !main.body) return { main, inputs }
  const expression = (node: Expression): Expression =>
    isPartOf(node, gone) ? makeZero(node.type, node) : mapOperands(node, expression)
  const statement = (node: Statement): Statement => mapStatement(node, { expression, statement })
  const body = mapStatement(main.body, { expression, statement })
  return { main: { ...main, body }, inputs: inputs.filter(({ variable }) => !gone.has(variable)) }
}

/** The variable, what one vertex has of it, or one of its distances. */
function isPartOf(node: Expression, variables: ReadonlySet<Variable>): boolean {
  if (node.kind === 'variable') return variables.has(node.variable)
  return node.kind === 'index' && isPartOf(node.object, variables)
}
