// The descriptor handles a host has to fill in: where they are, of what, and where their bytes lie on each target.
//
//   StructuredBuffer<Material> materials;  struct Material { float4 tint; Texture2D.Handle albedo; }
//   => materials[].albedo: Texture2D<float4>, kind Texture, hlsl { offset 16, size 8, alignment 4 }, std430 { offset 16, ... }, ...
import type { BoundResource } from '../binding/bind.ts'
import {
  type DescriptorAccess,
  type DescriptorKind,
  descriptorAccessOf,
  descriptorKindOf,
} from '../hlsl/descriptors.ts'
import { constantMembers } from '../program/constant-members.ts'
import type { EntrySignature } from '../program/entry-signature.ts'
import { typeText } from '../types/print.ts'
import { arrayDimensions, arrayElement, type HandleType, type SemanticName, type Type } from '../types/types.ts'
import { type HostLayout, type HostStorage, hostLayouts, isSlot, Layouter, membersOf } from './host-layouts.ts'

/** Where a descriptor handle lies under the layout rules of one target. */
export interface HandleLayout {
  /** From the start of the buffer, or of an element of a structured buffer; null where the handle is bound to a slot instead. */
  readonly offset: number | null
  /** Of one handle. */
  readonly size: number | null
  readonly alignment: number | null
  /** Bytes from one innermost element to the next; null unless it is an array. */
  readonly arrayStride: number | null
}

/** A descriptor handle in memory that the host fills. */
export interface ReflectedHandle {
  /** `C.albedo`, `materials[].maps[].normal`, `input.texture`. */
  readonly name: string
  readonly storage: HostStorage | 'varying'
  /** The T of DescriptorHandle<T>. */
  readonly resource: string
  readonly kind: DescriptorKind
  readonly access: DescriptorAccess
  /** Of the array it is an element of, outermost first; empty unless it is one. */
  readonly elements: readonly number[]
  /** Of a varying; null for others. */
  readonly semantic: string | null
  /** null for a varying, which takes one location of two unsigned integers. */
  readonly layouts: Readonly<Record<HostLayout, HandleLayout>> | null
}

export function describeHandles(
  resources: readonly BoundResource[],
  signatures: readonly EntrySignature[],
): ReflectedHandle[] {
  const handles: ReflectedHandle[] = []
  for (const { declaration } of resources) {
    const { buffer, variable, type, path } = declaration
    const declared = path.length === 0 && variable?.declaredType ? arrayElement(variable.declaredType) : type
    if (buffer) addBuffer(buffer, handles)
    else if (declared?.kind === 'object' && declared.element) {
      const isConstant = declared.row.category === 'constant buffer'
      const isStructured = declared.row.category === 'structured buffer'
      if (!isConstant && !isStructured) continue
      const name = isStructured ? `${declaration.name}[]` : declaration.name
      const storage = isConstant ? 'constant' : 'structured'
      add(
        name,
        declared.element,
        declared.rowMajorElement,
        storage,
        new Map(hostLayouts.map((layout) => [layout, 0])),
        handles,
      )
    }
  }
  for (const { entry } of signatures)
    for (const { name, type, declaredType = type, semantic } of entry.function.parameters)
      addVarying(name, declaredType, semantic, handles)
  return handles
}

type Offsets = ReadonlyMap<HostLayout, number>

function addBuffer(buffer: NonNullable<BoundResource['declaration']['buffer']>, handles: ReflectedHandle[]): void {
  const members = buffer.members.map((member) => ({ ...member, type: member.declaredType ?? member.type }))
  if (!members.some(({ type }) => containsHandle(type))) return
  const places = constantMembers(buffer)
  const ends = new Map<HostLayout, number>(hostLayouts.map((layout) => [layout, 0]))
  const prefix = buffer.name === '$Globals' ? '' : `${buffer.name}.`
  for (const [index, { name, type, rowMajor }] of members.entries()) {
    const offsets = new Map<HostLayout, number>()
    for (const layout of hostLayouts) {
      const layouter = new Layouter(layout, 'constant')
      // Direct3D's own places may be written out: packoffset, register(c2).
      const offset = layout === 'hlsl' ? places[index]!.offset : layouter.place(ends.get(layout)!, type, rowMajor)
      offsets.set(layout, offset)
      ends.set(layout, offset + layouter.extent(type, rowMajor).size)
    }
    add(prefix + name, type, rowMajor, 'constant', offsets, handles)
  }
}

function containsHandle(type: Type): boolean {
  const element = arrayElement(type)
  if (element.kind === 'handle') return true
  return element.kind === 'struct' && membersOf(element).some((member) => containsHandle(member.type))
}

function add(
  name: string,
  type: Type,
  rowMajor: boolean,
  storage: HostStorage,
  offsets: Offsets,
  handles: ReflectedHandle[],
): void {
  if (!containsHandle(type)) return
  const element = arrayElement(type)
  const full = type.kind === 'array' ? `${name}${'[]'.repeat(arrayDimensions(type).length)}` : name
  if (element.kind === 'handle') handles.push(describe(name, element, type, rowMajor, storage, offsets))
  else if (element.kind === 'struct') {
    const ends = new Map(offsets)
    for (const member of membersOf(element)) {
      const places = new Map<HostLayout, number>()
      for (const layout of hostLayouts) {
        const layouter = new Layouter(layout, storage)
        const start = offsets.get(layout)!
        const offset = start + layouter.place(ends.get(layout)! - start, member.type, member.rowMajor)
        places.set(layout, offset)
        ends.set(layout, offset + layouter.extent(member.type, member.rowMajor).size)
      }
      add(`${full}.${member.name}`, member.type, member.rowMajor, storage, places, handles)
    }
  }
}

function describe(
  name: string,
  { target }: HandleType,
  type: Type,
  rowMajor: boolean,
  storage: HostStorage,
  offsets: Offsets,
): ReflectedHandle {
  const layouts = Object.fromEntries(
    hostLayouts.map((layout) => [layout, layoutOf(layout, type, rowMajor, storage, offsets.get(layout)!)]),
  ) as Record<HostLayout, HandleLayout>
  return { ...factsOf(name, target, type), storage, semantic: null, layouts }
}

function layoutOf(
  layout: HostLayout,
  type: Type,
  rowMajor: boolean,
  storage: HostStorage,
  offset: number,
): HandleLayout {
  if (isSlot(layout, storage)) return { offset: null, size: null, alignment: null, arrayStride: null }
  const layouter = new Layouter(layout, storage)
  const { size, alignment } = layouter.extent(arrayElement(type), rowMajor)
  let stride: number | null = null
  for (let inner = type; inner.kind === 'array'; inner = inner.element) stride = layouter.stride(inner, rowMajor)
  return { offset, size, alignment, arrayStride: stride }
}

function factsOf(
  name: string,
  target: HandleType['target'],
  type: Type,
): Pick<ReflectedHandle, 'name' | 'resource' | 'kind' | 'access' | 'elements'> {
  return {
    name,
    resource: typeText(target),
    kind: descriptorKindOf(target.row),
    access: descriptorAccessOf(target.row),
    elements: arrayDimensions(type).map((count) => count ?? 0),
  }
}

function addVarying(name: string, type: Type, semantic: SemanticName | undefined, handles: ReflectedHandle[]): void {
  const element = arrayElement(type)
  if (element.kind === 'handle') {
    const { target } = element
    handles.push({
      ...factsOf(name, target, type),
      storage: 'varying',
      semantic: semantic?.text ?? null,
      layouts: null,
    })
  } else if (element.kind === 'struct')
    for (const field of element.fields) addVarying(`${name}.${field.name}`, field.type, field.semantic, handles)
}
