// Names every program has without declaring them: the enumerations and interfaces of descriptor handles (SP#015), and what a
// resource type declares:
//
//   if (T.kind == DescriptorKind.Sampler) ...     with T = SamplerState: DescriptorKind.Sampler
//
// They stand in a scope around the program's own, so a shader that has such a name already keeps it.
import type { Identifier } from '../../ast/nodes.ts'
import { handleDiagnostics } from '../../diagnostics/tables/handles.ts'
import { descriptorAccesses, descriptorAccessOf, descriptorKindOf, descriptorKinds } from '../../hlsl/descriptors.ts'
import { nowhere } from '../../support/source.ts'
import { type EnumType, intType, type ObjectType, type StructType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { Scope } from './symbols.ts'

function enumeration(name: string, values: Readonly<Record<string, number>>): EnumType {
  const enumerators = new Map(Object.entries(values).map(([key, value]) => [key, BigInt(value)]))
  return {
    kind: 'enum',
    name,
    scope: '',
    isScoped: true,
    isFixed: true,
    underlying: intType,
    location: nowhere,
    enumerators,
  }
}

const descriptorKind = enumeration('DescriptorKind', descriptorKinds)
const descriptorAccess = enumeration('DescriptorAccess', descriptorAccesses)

const enumerations: readonly EnumType[] = [
  descriptorKind,
  descriptorAccess,
  enumeration('BindlessDescriptorOptions', { None: 0, VkMutable: 1 }),
  enumeration('__DynamicResourceKind', { General: 0, Sampler: 1 }),
]

function coreInterface(name: string): StructType {
  const keyword = 'interface'
  const location = nowhere
  return { kind: 'struct', keyword, name, scope: '', location, bases: [], interfaces: [], fields: [], isComplete: true }
}

/** What textures, buffers, samplers and acceleration structures conform to, and nothing else can. */
export const descriptorInterface = coreInterface('IOpaqueDescriptor')

const coreTypes: ReadonlyMap<string, EnumType | StructType> = new Map(
  [...enumerations, descriptorInterface, coreInterface('IComparable')].map((type) => [type.name, type]),
)

export function createCoreScope(): Scope {
  const scope = new Scope('global', undefined, '')
  for (const type of coreTypes.values()) {
    const qualified = { type, rowMajor: undefined, isConst: false, normalized: undefined }
    scope.symbols.set(type.name, { kind: 'type', type: qualified, location: nowhere })
  }
  return scope
}

/**
 * A Slang program that declares what the language has already, as the proposal's listings do, gets the language's. `undefined`
 * when the name is free. DescriptorHandle has no type of its own: the result is then void.
 */
export function redeclaredCore(checker: Checker, name: Identifier | undefined): Type | undefined {
  if (!name || checker.options.language !== 'slang' || checker.scope !== checker.globalScope) return undefined
  const type = coreTypes.get(name.text) ?? (name.text === 'DescriptorHandle' ? ({ kind: 'void' } as const) : undefined)
  if (type) checker.sink.report(handleDiagnostics.warn_hlsl_core_redeclared(name, { name: name.text }))
  return type
}

/** Names the proposal's listings use for others. */
export const misnamed: ReadonlyMap<string, string> = new Map([
  ['ResourceKind', 'DescriptorKind'],
  ['getDescriptorFromBindlessHandle', 'getDescriptorFromHandle'],
])

/** `kind` and `descriptorAccess` of a resource type. */
export function descriptorConstant(
  { row }: ObjectType,
  name: string,
): { readonly value: bigint; readonly type: EnumType } | undefined {
  const type = name === 'kind' ? descriptorKind : name === 'descriptorAccess' ? descriptorAccess : undefined
  if (!type || row.class === undefined) return undefined
  const enumerator = name === 'kind' ? descriptorKindOf(row) : descriptorAccessOf(row)
  return { value: type.enumerators.get(enumerator)!, type }
}
