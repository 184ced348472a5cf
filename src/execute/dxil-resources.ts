// DXIL operations on resources. A module has no names of resources left: the dispatch binds by register, `u0` or `t3,space1`.
import type { Instruction } from '../ir/instructions.ts'
import { sizeInBytes } from '../ir/layout.ts'
import type { IrType } from '../ir/types.ts'
import { atomicResult } from './arithmetic.ts'
import { Handle, type Memory, type RuntimeValue } from './memory.ts'
import type { Resources } from './resources.ts'

/** A handle whose kind `annotateHandle` has given. */
class AnnotatedHandle extends Handle {
  readonly kind: number
  /** Bytes of an element; 1 for raw buffers. */
  readonly stride: number

  constructor({ resource, index }: Handle, kind: number, stride: number) {
    super(resource, index)
    this.kind = kind
    this.stride = stride
  }
}

const rawBuffer = 11
const structuredBuffer = 12
const letters = ['t', 'u', 'b', 's'] as const
const components = 4
/** Bits of each ComponentType, by number. */
const componentBits = [0, 32, 16, 16, 32, 32, 64, 64, 16, 32, 64, 16, 16, 32, 32, 64, 64] as const
const atomics = ['add', 'and', 'or', 'xor', 'min', 'max', 'umin', 'umax', 'xchg'] as const

type Operands = readonly RuntimeValue[]
type Operation = (call: Instruction, operands: Operands, resources: Resources) => RuntimeValue

/** By number; operands without the number itself. */
export const dxilResourceOperations: Readonly<Record<number, Operation>> = {
  59: (call, [handle, row], resources) =>
    resources.memoryOf(handle as Handle).read(call.type, (Number(row) >>> 0) * 16),
  66: (call, [handle, , ...coordinates], resources) =>
    readAt(call.type, resources, handle, texelPlace(resources, handle, coordinates.slice(0, 3))),
  67: (call, operands, resources) => {
    const [handle, ...coordinates] = operands
    return writeAt(call, resources, operands, 4, texelPlace(resources, handle, coordinates.slice(0, 3)))
  },
  68: (call, [handle, index, offset], resources) => readAt(call.type, resources, handle, place(handle, index, offset)),
  69: (call, operands, resources) =>
    writeAt(call, resources, operands, 3, place(operands[0], operands[1], operands[2])),
  70: (_call, [handle, step], resources) => resources.updateCounter(handle as Handle, Number(step)),
  72: (_call, [handle], resources) => {
    const { stride } = handle as AnnotatedHandle
    const sizes = resources.shapeOf(handle as Handle) ?? [Math.floor(bytesOf(resources, handle).byteLength / stride)]
    return Array.from({ length: components }, (_, axis) => sizes[axis] ?? 0)
  },
  78: (call, [handle, operation, index, offset, , value], resources) =>
    exchange(call.type, resources, handle, place(handle, index, offset), (old) =>
      atomicResult(atomics[Number(operation)]!, call.type, old, value),
    ),
  79: (call, [handle, index, offset, , expected, value], resources) =>
    exchange(call.type, resources, handle, place(handle, index, offset), (old) => (old === expected ? value : old)),
  139: (call, [handle, index, offset], resources) => readAt(call.type, resources, handle, place(handle, index, offset)),
  140: (call, operands, resources) =>
    writeAt(call, resources, operands, 3, place(operands[0], operands[1], operands[2])),
  216: (_call, [handle, properties]) => annotate(handle as Handle, properties as number[]),
  217: (_call, [binding, index]) => new Handle(registerName(binding as number[], Number(index)), 0),
}

function registerName([, , space, resourceClass]: readonly number[], register: number): string {
  const name = `${letters[resourceClass!]}${register >>> 0}`
  return space ? `${name},space${space}` : name
}

function annotate(handle: Handle, [basic, typed]: readonly number[]): AnnotatedHandle {
  const kind = basic! & 0xff
  if (kind === rawBuffer) return new AnnotatedHandle(handle, kind, 1)
  if (kind === structuredBuffer) return new AnnotatedHandle(handle, kind, typed!)
  const bits = componentBits[typed! & 0xff] ?? 0
  return new AnnotatedHandle(handle, kind, (bits / 8) * ((typed! >> 8) & 0xff))
}

function bytesOf(resources: Resources, handle: RuntimeValue): DataView {
  return resources.memoryOf(handle as Handle).bytes
}

function place(handle: RuntimeValue, index: RuntimeValue, offset: RuntimeValue): number {
  const { kind, stride } = handle as AnnotatedHandle
  return (Number(index) >>> 0) * stride + (kind === structuredBuffer ? Number(offset) >>> 0 : 0)
}

function texelPlace(resources: Resources, handle: RuntimeValue, coordinates: Operands): number {
  const shape = resources.shapeOf(handle as Handle) ?? []
  const index = resources.texelIndex(handle as Handle, coordinates.slice(0, shape.length).map(Number))
  return index < 0 ? index : index * (handle as AnnotatedHandle).stride
}

/** `{ T, T, T, T, i32 status }`: what lies at the place, and that it was there. */
function readAt(type: IrType, resources: Resources, handle: RuntimeValue, offset: number): RuntimeValue {
  const element = elementOf(type)
  const memory: Memory = resources.memoryOf(handle as Handle)
  const step = sizeInBytes(element)
  const values = Array.from({ length: components }, (_, index) =>
    memory.read(element, offset < 0 ? -1 : offset + index * step),
  )
  return [...values, 1]
}

/** From the operand `first`: four values and the mask of those to write. */
function writeAt(
  call: Instruction,
  resources: Resources,
  operands: Operands,
  first: number,
  offset: number,
): undefined {
  if (offset < 0) return
  const mask = Number(operands[first + components])
  // The call's own first argument is the number of the operation.
  const element = call.argument(first + 1).type
  const step = sizeInBytes(element)
  // A typed element takes only the components it has, whatever the mask.
  const { kind, stride } = operands[0] as AnnotatedHandle
  const width = kind === rawBuffer || kind === structuredBuffer ? components : stride / step
  const memory = resources.memoryOf(operands[0] as Handle)
  for (let index = 0; index < components; index++)
    if (mask & (1 << index) && index < width) memory.write(element, offset + index * step, operands[first + index])
}

function exchange(
  type: IrType,
  resources: Resources,
  handle: RuntimeValue,
  offset: number,
  change: (old: RuntimeValue) => RuntimeValue,
): RuntimeValue {
  const memory = resources.memoryOf(handle as Handle)
  const old = memory.read(type, offset)
  memory.write(type, offset, change(old))
  return old
}

function elementOf(type: IrType): IrType {
  return type.kind === 'struct' ? type.elements[0]! : type
}
