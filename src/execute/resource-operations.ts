// Operations on resources: what `llvm.dx.resource.NAME` does, by name.
import type { Instruction } from '../ir/instructions.ts'
import { sizeInBytes } from '../ir/layout.ts'
import { type IrType, scalarOf } from '../ir/types.ts'
import { roundTo } from './arithmetic.ts'
import { CannotRun } from './cannot-run.ts'
import { Handle, type Memory, Pointer, type RuntimeValue, zeroOf } from './memory.ts'
import type { Resources } from './resources.ts'
import {
  clampedLevel,
  gather,
  levelOfDetail,
  type Sampled,
  type SampleRequest,
  type Sampler,
  sample,
} from './sampling.ts'

/** A call on a resource. */
export interface Access {
  readonly call: Instruction
  readonly operands: readonly RuntimeValue[]
  readonly resources: Resources
  readonly handle: Handle
  readonly type: IrType
  readonly memory: Memory
  /** How the coordinates (operand 2) change from lane to lane of the quad; for sampling that chooses the level by that. */
  readonly changes: readonly [ddx: RuntimeValue, ddy: RuntimeValue] | undefined
  /** Reads and writes memory, and reports accesses to watchers. */
  readonly read: (type: IrType, memory: Memory, offset: number) => RuntimeValue
  readonly write: (type: IrType, memory: Memory, offset: number, value: RuntimeValue) => void
}

type Operation = (access: Access) => RuntimeValue

/** Operations that need the quad's coordinates. */
export const takesDerivatives = /^(sample|samplebias|samplecmp|samplecmpbias)(\.clamp)?$|^calculatelod/

function flat(value: RuntimeValue): number[] {
  return (Array.isArray(value) ? value : [value]).map(Number)
}

const number = (value: RuntimeValue): number => Number(value ?? 0)

function place({ resources, type }: Access, index: RuntimeValue): number {
  return resources.offsetOf(type, number(index) >>> 0)
}

const row: Operation = ({ call, operands, memory, read }) => read(call.type, memory, (number(operands[1]) >>> 0) * 16)

function bufferSize({ resources, handle, type }: Access): number {
  return resources.elementCount(handle, type)
}

/** Sizes of a level, then the slices of an array. */
function dimensions({ resources, handle, type }: Access, level: number): number[] {
  const texture = resources.textureOf(handle, type)
  const { isArray, isCube } = texture.kind
  const sizes = level < texture.levels ? texture.sizeOf(level) : texture.sizeOf(0).map(() => 0)
  return isArray ? [...sizes, isCube ? texture.slices / 6 : texture.slices] : sizes
}

function sized(count: number): Operation {
  return (access) => {
    const isBuffer = access.resources.shapeOf(access.handle) === undefined
    const sizes = isBuffer ? [bufferSize(access)] : dimensions(access, 0)
    return count === 1 ? (sizes[0] ?? 0) : Array.from({ length: count }, (_, axis) => sizes[axis] ?? 0)
  }
}

const sizedByLevel: Operation = (access) => [
  ...dimensions(access, number(access.operands[1])),
  access.resources.textureOf(access.handle, access.type).levels,
]

const sizedBySamples: Operation = (access) => [
  ...dimensions(access, 0),
  access.resources.textureOf(access.handle, access.type).samples,
]

/** The result, with whether all of it was mapped where the call returns both. */
function withStatus({ type }: Instruction, value: (element: IrType) => RuntimeValue): RuntimeValue {
  return type.kind === 'struct' ? [value(type.elements[0]!), 1] : value(type)
}

const loadTexel: Operation = (access) => {
  const { call, operands, resources, handle, type, memory, read } = access
  const isMultisampled = type.kind === 'target' && type.name === 'dx.MSTexture'
  const isWritable = type.kind === 'target' && type.integers[0] === 1
  const third = number(operands[2])
  const coordinates = flat(operands[1]).map((at, axis) => at + (flat(operands[3])[axis] || 0))
  const level = isMultisampled || isWritable ? 0 : third
  const offset = resources.texelOffset(handle, type, coordinates, level, isMultisampled ? third : 0)
  return withStatus(call, (element) => (offset < 0 ? outside(access, element) : read(element, memory, offset)))
}

/** A read outside a texture is reported as one at offset -1. */
function outside({ memory, read }: Access, element: IrType): RuntimeValue {
  read(element, memory, -1)
  return zeroOf(element)
}

// ---- Sampling

function sampledBy(access: Access): { texture: Sampled; sampler: Sampler } {
  const { operands, resources, handle, type, memory } = access
  const element = type.kind === 'target' ? type.types[0]! : type
  const size = sizeInBytes(element)
  const texel = (index: number): readonly number[] => [...flat(memory.read(element, index * size)), 0, 0, 0].slice(0, 4)
  const samplerHandle = operands[1]
  return {
    texture: { shape: resources.textureOf(handle, type), texel },
    sampler: samplerHandle instanceof Handle ? resources.samplerOf(samplerHandle) : {},
  }
}

/** As many components as the call gives, in its type. */
function fitted(values: readonly number[], type: IrType): RuntimeValue {
  const scalar = scalarOf(type)
  const one = (value: number): number => (scalar.kind === 'float' ? roundTo(scalar.bits, value) : Math.trunc(value) | 0)
  return type.kind === 'vector' ? values.slice(0, type.count).map(one) : one(values[0]!)
}

interface Sampling {
  /** Positions of operands; the coordinates are always the third. */
  readonly offset: number
  readonly reference?: number
  readonly level?: number
  readonly bias?: number
  readonly gradient?: number
  readonly clamp?: number
}

function sampling(positions: Sampling): Operation {
  return (access) => {
    const { call, operands, changes } = access
    const { texture, sampler } = sampledBy(access)
    const at = (position: number | undefined): RuntimeValue => (position === undefined ? undefined : operands[position])
    const [ddx, ddy] =
      positions.gradient === undefined ? (changes ?? []) : [at(positions.gradient), at(positions.gradient + 1)]
    const chosen = ddx === undefined ? number(at(positions.level)) : levelOfDetail(texture, flat(ddx), flat(ddy))
    const level = chosen + number(at(positions.bias))
    const request: SampleRequest = {
      coordinates: flat(operands[2]),
      offset: flat(at(positions.offset)),
      level: positions.clamp === undefined ? level : Math.max(level, number(at(positions.clamp))),
      reference: positions.reference === undefined ? undefined : number(at(positions.reference)),
    }
    return withStatus(call, (element) => fitted(sample(texture, sampler, request), element))
  }
}

const gathering =
  (offset: number, component: number, reference?: number): Operation =>
  (access) => {
    const { call, operands } = access
    const { texture, sampler } = sampledBy(access)
    const request = {
      coordinates: flat(operands[2]),
      offset: flat(operands[offset]),
      level: 0,
      reference: reference === undefined ? undefined : number(operands[reference]),
    }
    return withStatus(call, (element) =>
      fitted(gather(texture, sampler, request, number(operands[component])), element),
    )
  }

const levelOf =
  (isClamped: boolean): Operation =>
  (access) => {
    const { texture, sampler } = sampledBy(access)
    const [ddx, ddy] = access.changes ?? []
    const level = levelOfDetail(texture, flat(ddx), flat(ddy)) + (sampler.bias ?? 0)
    return Math.fround(isClamped ? clampedLevel(texture, sampler, level) : level)
  }

const resourceOperations: Readonly<Record<string, Operation>> = {
  casthandle: ({ handle }) => handle,
  getpointer: (access) => new Pointer(access.memory, place(access, access.operands[1])),
  gettexturepointer: ({ operands, resources, handle, type, memory }) =>
    new Pointer(memory, resources.texelOffset(handle, type, flat(operands[1]))),
  'load.typedbuffer': (access) =>
    withStatus(access.call, (element) => access.read(element, access.memory, place(access, access.operands[1]))),
  'load.rawbuffer': (access) =>
    withStatus(access.call, (element) =>
      access.read(element, access.memory, place(access, access.operands[1]) + number(access.operands[2])),
    ),
  'store.typedbuffer': (access) => {
    access.write(access.call.argument(2).type, access.memory, place(access, access.operands[1]), access.operands[2])
    return undefined
  },
  'store.rawbuffer': (access) => {
    const offset = place(access, access.operands[1]) + number(access.operands[2])
    access.write(access.call.argument(3).type, access.memory, offset, access.operands[3])
    return undefined
  },
  'load.cbufferrow.2': row,
  'load.cbufferrow.4': row,
  'load.cbufferrow.8': row,
  updatecounter: ({ resources, handle, operands }) => resources.updateCounter(handle, number(operands[1])),
  'getdimensions.x': sized(1),
  'getdimensions.xy': sized(2),
  'getdimensions.xyz': sized(3),
  'getdimensions.levels.x': sizedByLevel,
  'getdimensions.levels.xy': sizedByLevel,
  'getdimensions.levels.xyz': sizedByLevel,
  'getdimensions.ms.xy': sizedBySamples,
  'getdimensions.ms.xyz': sizedBySamples,
  'load.texture': loadTexel,
  'store.texture': ({ call, operands, resources, handle, type, memory, write }) => {
    write(call.argument(2).type, memory, resources.texelOffset(handle, type, flat(operands[1])), operands[2])
    return undefined
  },
  'store.texture.sample': ({ call, operands, resources, handle, type, memory, write }) => {
    const offset = resources.texelOffset(handle, type, flat(operands[1]), 0, number(operands[2]))
    write(call.argument(3).type, memory, offset, operands[3])
    return undefined
  },
  sample: sampling({ offset: 3 }),
  'sample.clamp': sampling({ offset: 3, clamp: 4 }),
  samplebias: sampling({ bias: 3, offset: 4 }),
  'samplebias.clamp': sampling({ bias: 3, offset: 4, clamp: 5 }),
  samplelevel: sampling({ level: 3, offset: 4 }),
  samplegrad: sampling({ gradient: 3, offset: 5 }),
  'samplegrad.clamp': sampling({ gradient: 3, offset: 5, clamp: 6 }),
  samplecmp: sampling({ reference: 3, offset: 4 }),
  'samplecmp.clamp': sampling({ reference: 3, offset: 4, clamp: 5 }),
  samplecmpbias: sampling({ reference: 3, bias: 4, offset: 5 }),
  'samplecmpbias.clamp': sampling({ reference: 3, bias: 4, offset: 5, clamp: 6 }),
  samplecmpgrad: sampling({ reference: 3, gradient: 4, offset: 6 }),
  'samplecmpgrad.clamp': sampling({ reference: 3, gradient: 4, offset: 6, clamp: 7 }),
  samplecmplevel: sampling({ reference: 3, level: 4, offset: 5 }),
  samplecmplevelzero: sampling({ reference: 3, offset: 4 }),
  gather: gathering(3, 4),
  gathercmp: gathering(4, 5, 3),
  calculatelod: levelOf(true),
  'calculatelod.unclamped': levelOf(false),
}

export function operateOn(name: string, access: Access): RuntimeValue {
  const operation = resourceOperations[name]
  if (!operation) throw new CannotRun(`'llvm.dx.resource.${name}' is not run`)
  return operation(access)
}
