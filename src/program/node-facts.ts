// What a node of a work graph is: how it is launched, what it takes and what it gives. From the attributes of the entry and its parameters
// to plain data, from which the module's metadata and the runtime data are written.
import { nodeFlags, nodeKinds } from '../hlsl/node-flags.ts'
import { scalars } from '../hlsl/scalars.ts'
import { alignmentOf, sizeOf, structLayout } from '../types/layout.ts'
import type { ObjectType, StructType, Type } from '../types/types.ts'
import { attributeOf } from './attributes.ts'
import type { EntryPoint, Parameter, ProgramAttribute } from './program.ts'

export interface NodeId {
  readonly name: string
  readonly index: number
}

export interface NodeRecord {
  readonly size: number
  readonly alignment: number
  /** SV_DispatchGrid: where it is, its component type in DXIL, how many components. */
  readonly grid: readonly [offset: number, component: number, count: number] | undefined
}

export interface NodeParameter {
  readonly flags: number
  readonly record: NodeRecord | undefined
  readonly maxRecords: number
  /** Number of the output it shares its records with. */
  readonly sharedWith: number | undefined
  readonly arraySize: number
  readonly allowsSparse: boolean
  readonly id: NodeId
}

type Grid = readonly [number, number, number]

export interface NodeFacts {
  /** 1 broadcasting, 2 coalescing, 3 thread. */
  readonly launch: number
  readonly isProgramEntry: boolean
  readonly id: NodeId
  readonly localRootArguments: number | undefined
  readonly sharesInputOf: NodeId | undefined
  readonly dispatchGrid: Grid | undefined
  readonly maxDispatchGrid: Grid | undefined
  readonly maxRecursionDepth: number
  readonly inputs: readonly NodeParameter[]
  readonly outputs: readonly NodeParameter[]
}

const launches = ['', 'broadcasting', 'coalescing', 'thread']
const unbounded = 0xffffffff

type Attributes = readonly ProgramAttribute[]

function valuesOf(attributes: Attributes, name: string): readonly (number | string)[] | undefined {
  return attributeOf(attributes, name)?.arguments
}

function idOf(attributes: Attributes, name: string): NodeId | undefined {
  const values = valuesOf(attributes, name)
  return values && { name: String(values[0]), index: Number(values[1] ?? 0) }
}

function gridOf(attributes: Attributes, name: string): Grid | undefined {
  const values = valuesOf(attributes, name)
  return values && [Number(values[0]), Number(values[1] ?? 1), Number(values[2] ?? 1)]
}

export function nodeFacts({ function: fn }: EntryPoint): NodeFacts {
  const { attributes } = fn
  const launch = String(valuesOf(attributes, 'nodelaunch')?.[0] ?? 'broadcasting')
  const objects = fn.parameters.filter(({ type }) => type.kind === 'object' && Object.hasOwn(nodeKinds, type.row.name))
  const isInput = ({ type }: Parameter): boolean => type.kind === 'object' && type.row.category === 'node input'
  const outputs = objects.filter((parameter) => !isInput(parameter))
  const localRoot = valuesOf(attributes, 'nodelocalrootargumentstableindex')?.[0]
  return {
    launch: Math.max(1, launches.indexOf(launch)),
    isProgramEntry: valuesOf(attributes, 'nodeisprogramentry') !== undefined,
    id: idOf(attributes, 'nodeid') ?? { name: fn.name, index: 0 },
    localRootArguments: localRoot === undefined ? undefined : Number(localRoot),
    sharesInputOf: idOf(attributes, 'nodeshareinputof'),
    dispatchGrid: gridOf(attributes, 'nodedispatchgrid'),
    maxDispatchGrid: gridOf(attributes, 'nodemaxdispatchgrid'),
    maxRecursionDepth: Number(valuesOf(attributes, 'nodemaxrecursiondepth')?.[0] ?? 0),
    inputs: objects.filter(isInput).map((parameter) => parameterFacts(parameter, [])),
    outputs: outputs.map((parameter) => parameterFacts(parameter, outputs)),
  }
}

function parameterFacts(
  { name, type, attributes, modifiers }: Parameter,
  outputs: readonly Parameter[],
): NodeParameter {
  const { row, element } = type as ObjectType
  const isUnbounded = valuesOf(attributes, 'unboundedsparsenodes') !== undefined
  const shared = valuesOf(attributes, 'maxrecordssharedwith')?.[0]
  const sharedWith = outputs.findIndex((other) => other.name === shared)
  const canTrack = row.name.startsWith('RWDispatch') || row.category !== 'node input'
  const isTracked = element?.kind === 'struct' && element.tracksSharing === true && canTrack
  return {
    flags:
      nodeKinds[row.name]! |
      (isTracked ? nodeFlags.tracksSharing : 0) |
      (modifiers.includes('globallycoherent') ? nodeFlags.coherent : 0),
    record: element && recordFacts(element),
    maxRecords: Number(valuesOf(attributes, 'maxrecords')?.[0] ?? 0),
    sharedWith: sharedWith < 0 ? undefined : sharedWith,
    arraySize: isUnbounded ? unbounded : Number(valuesOf(attributes, 'nodearraysize')?.[0] ?? 0),
    allowsSparse: isUnbounded || valuesOf(attributes, 'allowsparsenodes') !== undefined,
    id: idOf(attributes, 'nodeid') ?? { name, index: 0 },
  }
}

function recordFacts(type: Type): NodeRecord {
  return {
    size: sizeOf(type, false, 'structured'),
    alignment: alignmentOf(type, 'structured'),
    grid: type.kind === 'struct' ? gridField(type, 0) : undefined,
  }
}

const componentTypes: Readonly<Record<string, number>> = { uint: 5, uint16_t: 3, min16uint: 3 }

/** The field with the number of groups to launch, however deeply nested. */
function gridField(struct: StructType, start: number): NodeRecord['grid'] {
  const layout = structLayout(struct, 'structured')
  for (const [index, base] of struct.bases.entries()) {
    const found = gridField(base, start + (layout.bases[index] ?? 0))
    if (found) return found
  }
  for (const [index, { type, semantic }] of struct.fields.entries()) {
    const offset = start + (layout.fields[index]?.offset ?? 0)
    if (semantic?.text.toLowerCase() === 'sv_dispatchgrid') {
      const scalar = type.kind === 'vector' || type.kind === 'array' ? type.element : type
      const count = type.kind === 'vector' || type.kind === 'array' ? (type.count ?? 1) : 1
      const name = scalar.kind === 'scalar' ? scalar.scalar : 'uint'
      const component = componentTypes[name] ?? (scalars[name].bits === 16 ? 3 : 5)
      return [offset, component, count]
    }
    const nested = type.kind === 'struct' ? gridField(type, offset) : undefined
    if (nested) return nested
  }
  return undefined
}
