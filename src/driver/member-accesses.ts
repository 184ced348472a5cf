// Where DXC meets the resources inside structs and buffers: under its rules they get registers in that order.
import { isMember, memberCounts, memberPath } from '../binding/dxc-members.ts'
import type { Passing } from '../binding/dxc-nodes.ts'
import { type Access, type BufferVariable, dxcAccessOrder, type FoundMember } from '../binding/dxc-order.ts'
import { initializerName } from '../ir/module.ts'
import type { Argument } from '../ir/values.ts'
import type { Lowered } from '../lower/lower.ts'
import type { Variable } from '../program/program.ts'
import { arrayElement } from '../types/types.ts'

/** To be called before the module is optimised. `stopped` is called when the search gives up at a limit. */
export function memberAccesses(
  { module, resources, declarationOf, signatures, functions }: Lowered,
  stopped: (limit: number) => void,
): Access[] {
  if (!resources.some(isMember)) return []
  const variables = new Map<Variable, BufferVariable>()
  for (const { variable } of resources)
    if (variable && !variables.has(variable))
      variables.set(variable, { kind: 'variable', ...bufferOf(variable), position: variables.size })
  const bufferNames = ['$Globals', ...new Set([...variables.values()].map(({ buffer }) => buffer))]
  const memberAt = ({ name, element }: Access): FoundMember | undefined => {
    const declaration = declarationOf.get(name)
    if (!declaration || !isMember(declaration)) return undefined
    const variable = variables.get(declaration.variable!)!
    return { variable, path: memberPath(declaration, element), counts: memberCounts(declaration) }
  }
  const bufferOrder = (access: Access): number => bufferNames.indexOf(memberAt(access)!.variable.buffer)
  const initializer = module.getFunction(initializerName)
  const passingOf = passings(functions)
  // DXC goes through the uses of a buffer, and those of the last function of a library stand first.
  const accesses = signatures.toReversed().flatMap(({ entry }) => {
    const body = module.getFunction(`${entry.function.symbol}.body`)
    return body ? dxcAccessOrder(body, { memberAt, stopped, initializer, passingOf }) : []
  })
  return accesses.sort((first, second) => bufferOrder(first) - bufferOrder(second))
}

/** The name of the constant buffer that a variable with members lies in, or is. */
function bufferOf({ buffer, type, name }: Variable): Pick<BufferVariable, 'buffer' | 'isBuffer'> {
  const isBuffer = arrayElement(type).kind === 'object' && !buffer
  return { buffer: buffer?.name ?? (isBuffer ? name : '$Globals'), isBuffer }
}

/** How functions are given their structs. */
function passings(functions: Lowered['functions']): (parameter: Argument) => Passing {
  const found = new Map<Argument, Passing>()
  for (const [{ parameters }, { arguments: passed }] of functions)
    for (const argument of passed) {
      const parameter = parameters.find(({ name }) => name === argument.name)
      if (argument.name === 'this') found.set(argument, 'object')
      else if (parameter?.mode === 'in') found.set(argument, parameter.isConst ? 'const' : 'value')
    }
  return (argument) => found.get(argument) ?? 'written'
}
