// The order in which DXC comes to need the counters of buffers: in the entry points first, then in what they call.
//
//   uint i = Second.IncrementCounter();      1
//   append(First, i);                        2: with the buffer goes its counter
//   Third[i] = x;                            an element needs none
import type { Expression, Program, ProgramFunction, Variable } from '../../program/program.ts'
import { walkBody } from '../../program/walk.ts'

export function counterOrder({ entries }: Program): ReadonlyMap<Variable, number> {
  const order = new Map<Variable, number>()
  const queue: ProgramFunction[] = entries.map(({ function: target }) => target)
  const known = new Set(queue)
  // Grows while it is walked.
  for (const { body } of queue) {
    if (!body) continue
    const withoutCounter = new Set<Expression>()
    const visit = (node: Expression): void => {
      if (node.kind === 'resource-element' || (node.kind === 'method' && !node.name.endsWith('crementCounter')))
        withoutCounter.add(rootOf(node.object))
      if (node.kind === 'variable' && node.variable.kind === 'resource' && !withoutCounter.has(node))
        if (!order.has(node.variable)) order.set(node.variable, order.size)
      if (node.kind === 'call' && !known.has(node.function)) {
        known.add(node.function)
        queue.push(node.function)
      }
    }
    walkBody(body, visit)
  }
  return order
}

/** The variable that elements and members are taken of. */
function rootOf(expression: Expression): Expression {
  let root = expression
  while (root.kind === 'index' || root.kind === 'field') root = root.object
  return root
}
