// The types of memory that others see: uniform and storage blocks, push constants.
//
// They differ from those of values in their decorations (offsets, strides, the order of matrices); what a block may not hold, it does not
// hold any more (src/raise/stored).
//
//   struct S in two blocks   two types when the rules differ       float3x2     the type of values; its order is decorated
//
// Types are made once per type, rules and order.
import { storedForms } from '../../raise/raise.ts'
import { bug } from '../../support/bug.ts'
import { matrixVectors } from '../../types/layout.ts'
import { arrayElement, type MatrixType, type ScalarType, type StructType, type Type } from '../../types/types.ts'
import { arrayStride, type BlockRules, blockRules, matrixStride, structLayout } from '../vulkan/layout.ts'
import type { Shared } from './context.ts'
import type { CapabilityName, Id } from './module.ts'
import type { MemoryRules } from './place.ts'
import { bitsOf, fieldIndex, isNativeMatrix, matrixShape, scalarTypeId, valueType } from './types.ts'

/** Rules of a kind of block under the shader's options. */
export function rulesOf({ shader }: Shared, rules: MemoryRules): BlockRules {
  // As DXC lays out records of nodes, whatever the options say of buffers.
  if (rules === 'payload') return blockRules('scalar', 'storage')
  return blockRules(shader.layout, rules === 'uniform' || rules === 'texture' ? rules : 'storage')
}

/** Matrices that are arrays of vectors have no decoration for their order: they are stored by rows (src/raise/stored). */
export function storedByRows(type: Type, rowMajor: boolean): boolean {
  const element = arrayElement(type)
  return rowMajor || (element.kind === 'matrix' && !isNativeMatrix(element) && matrixShape(element).vectors > 1)
}

/** A matrix that is a vector as a value, but whose scalars have a row of 16 bytes each in Direct3D's constant buffers: float1x3. */
export function isSpread(type: MatrixType, rowMajor: boolean, rules: BlockRules): boolean {
  const { count, length } = matrixVectors(type, rowMajor)
  return rules === 'dx constant' && count > 1 && length === 1
}

export function memoryType(shared: Shared, type: Type, rules: MemoryRules, rowMajor: boolean): Id {
  const { module } = shared
  switch (type.kind) {
    case 'scalar':
      return memoryScalar(shared, type, rules)
    case 'enum':
      return memoryScalar(shared, type.underlying, rules)
    case 'vector':
      return module.vectorType(memoryScalar(shared, type.element, rules), type.count)
    case 'matrix': {
      const { vectors, length } = matrixShape(type)
      const scalar = memoryScalar(shared, type.element, rules)
      if (vectors === 1 && !isSpread(type, rowMajor, rulesOf(shared, rules))) return module.vectorType(scalar, length)
      if (vectors === 1)
        return interned(shared, type, rules, rowMajor, () =>
          stridedArray(shared, scalar, length, matrixStride(type, rowMajor, rulesOf(shared, rules))),
        )
      if (isNativeMatrix(type)) return valueType(shared, type)
      return interned(shared, type, rules, rowMajor, () => {
        const vector = module.vectorType(scalar, length)
        return stridedArray(shared, vector, vectors, matrixStride(type, rowMajor, rulesOf(shared, rules)))
      })
    }
    case 'array':
      return interned(shared, type, rules, rowMajor, () => {
        const element = memoryType(shared, type.element, rules, rowMajor)
        return stridedArray(shared, element, type.count, arrayStride(type, rowMajor, rulesOf(shared, rules)))
      })
    case 'struct':
      return interned(shared, type, rules, false, () => {
        const id = memoryStruct(shared, type, rules)
        const source = storedForms.spirv.source(type)
        nameMemoryStruct(shared, id, type, shared.shader.names.get(source) ?? source.name)
        if (rules === 'payload') decorateRecord(shared, id, type)
        return id
      })
    default:
      return type.kind === 'object' && type.row.isValue
        ? valueType(shared, type)
        : bug(`no memory of type ${type.kind}`)
  }
}

/** A struct type of its own with the layout of `type`, without a name: for blocks too. */
export function memoryStruct(shared: Shared, type: StructType, rules: MemoryRules): Id {
  const layout = structLayout(type, rulesOf(shared, rules))
  const members: BlockMember[] = type.bases.map((base, index) => ({
    type: base,
    rowMajor: false,
    offset: layout.bases[index]!,
  }))
  for (const [index, { type: own, rowMajor }] of type.fields.entries())
    members.push({ type: own, rowMajor, offset: layout.fields[index]!.offset })
  return structOf(shared, members, rules)
}

export function nameMemoryStruct({ module }: Shared, id: Id, type: StructType, name: string): void {
  module.name(id, name)
  type.bases.forEach((base, index) => {
    module.memberName(id, index, base.name)
  })
  for (const field of type.fields) module.memberName(id, fieldIndex(type, field.index), field.name)
}

/** The decorations of the record of a node. */
function decorateRecord({ module }: Shared, id: Id, type: StructType): void {
  if (type.tracksSharing) module.decorate(id, 'TrackFinishWritingAMDX')
  for (const { index, semantic } of type.fields)
    if (semantic?.text.toLowerCase() === 'sv_dispatchgrid')
      module.memberDecorate(id, fieldIndex(type, index), 'PayloadDispatchIndirectAMDX')
}

interface BlockMember {
  readonly type: Type
  readonly rowMajor: boolean
  readonly offset: number
}

export function structOf(shared: Shared, members: readonly BlockMember[], rules: MemoryRules): Id {
  const { module } = shared
  const types = members.map(({ type, rowMajor }) => memoryType(shared, type, rules, rowMajor))
  const id = module.freshType('OpTypeStruct', ...types)
  members.forEach((member, index) => {
    decorateMember(shared, id, index, member, rules)
  })
  return id
}

/** Where a member lies and how its matrices do. A row of HLSL is a column of SPIR-V, so the words are exchanged. */
export function decorateMember(
  { module, shader }: Shared,
  struct: Id,
  index: number,
  { type, rowMajor, offset }: BlockMember,
  rules: MemoryRules,
): void {
  module.memberDecorate(struct, index, 'Offset', offset)
  const element = arrayElement(type)
  if (element.kind !== 'matrix' || !isNativeMatrix(element) || matrixShape(element).vectors === 1) return
  module.memberDecorate(struct, index, rowMajor ? 'ColMajor' : 'RowMajor')
  const stride = matrixStride(element, rowMajor, rulesOf({ shader } as Shared, rules))
  module.memberDecorate(struct, index, 'MatrixStride', stride)
}

const emptyStride = 16

/** `count` is undefined for an array as long as the buffer. */
export function stridedArray({ module }: Shared, element: Id, count: number | undefined, stride: number): Id {
  const id =
    count === undefined
      ? module.freshType('OpTypeRuntimeArray', element)
      : module.freshType('OpTypeArray', element, module.uint(count))
  // Elements without members take no room, but an array of them must step on.
  module.decorate(id, 'ArrayStride', stride || emptyStride)
  return id
}

function memoryScalar(shared: Shared, { scalar: kind }: ScalarType, rules: MemoryRules): Id {
  if (bitsOf(kind) === 16) {
    shared.module.extension('SPV_KHR_16bit_storage', 1, 3)
    shared.module.capability(halfStorage[rules])
  }
  return scalarTypeId(shared, kind)
}

const halfStorage: Readonly<Record<MemoryRules, CapabilityName>> = {
  uniform: 'UniformAndStorageBuffer16BitAccess',
  texture: 'StorageBuffer16BitAccess',
  storage: 'StorageBuffer16BitAccess',
  push: 'StoragePushConstant16',
  record: 'StorageBuffer16BitAccess',
  payload: 'StorageBuffer16BitAccess',
}

function interned(shared: Shared, type: Type, rules: MemoryRules, rowMajor: boolean, make: () => Id): Id {
  let number = shared.typeKeys.get(type)
  if (number === undefined) shared.typeKeys.set(type, (number = shared.typeKeys.size))
  const key = `${number} ${rules} ${rowMajor}`
  let id = shared.memoryTypes.get(key)
  if (id === undefined) shared.memoryTypes.set(key, (id = make()))
  return id
}
