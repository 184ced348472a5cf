// The binding table of a shader that any compiler compiled: a DXIL container or a SPIR-V module.
import { type ResourceClass, registerLetters, resourceKinds } from '../hlsl/resources.ts'
import type { BindingRow, BindingTable } from '../reflect/binding-table.ts'
import { reasonText } from '../reflect/reason-text.ts'
import { isContainer } from '../targets/dxil/read/container.ts'
import { attempt, Malformed } from '../targets/dxil/read/malformed.ts'
import { type ResourceRecord, readCompiledShader } from '../targets/dxil/read/resource-records.ts'
import { type ModuleDescriptor, type ModuleInterface, readInterface } from '../targets/spirv/read/interface.ts'
import type { SavedTable } from './diff.ts'
import { moduleFacts } from './module-facts.ts'

/** Undefined when the bytes are no compiled shader; a sentence when they are one that cannot be read. */
export function readCompiledTable(bytes: Uint8Array, file: string): SavedTable | string | undefined {
  if (isContainer(bytes)) {
    const shader = attempt(() => readCompiledShader(bytes))
    if (shader instanceof Malformed) return `'${file}': ${shader.message}`
    if (!shader) return `'${file}' holds no program`
    const { entry, profile, resources } = shader
    const table: BindingTable = { resources: resources.map(rowOfRecord), unused: [] }
    return { side: { file, entry, profile, rules: 'clang' }, table }
  }
  const found = readInterface(bytes)
  return found && tableOfModule(found, file)
}

const unassigned = 0xffffffff
const why = { kind: 'compiled' } as const
const reason = reasonText(why)

function rowOfRecord({ class: resourceClass, name, space, lower, count, type, kind }: ResourceRecord): BindingRow {
  const register = `${registerLetters[resourceClass]}${lower}`
  const [kindName = resourceClass === 'CBV' ? 'CBuffer' : 'Sampler'] =
    Object.entries(resourceKinds).find(([, number]) => number === kind) ?? []
  return {
    name: name === '' ? `(${register})` : name,
    class: resourceClass,
    register,
    lower,
    count: count ?? null,
    space,
    implicit: false,
    ...(lower === unassigned && space === unassigned ? { assigned: false as const } : {}),
    type: typeText(resourceClass, type, kindName),
    kind: kindName,
    dimensions: count === 1 ? [] : [count ?? null],
    location: null,
    reason,
    why,
  }
}

/** `class.Texture2D<vector<float, 4> >` is `Texture2D<float4>`; a constant buffer has the name of its own struct. */
function typeText(resourceClass: ResourceClass, type: string, kind: string): string {
  if (resourceClass === 'CBV') return 'cbuffer'
  if (kind === 'TBuffer') return 'tbuffer'
  return type
    .replace(/^(hostlayout\.)?(class|struct)\./, '')
    .replace(/vector<([^<>]*), (\d)>/g, '$1$2')
    .replace(/matrix<([^<>]*), (\d), (\d)>/g, '$1$2x$3')
    .replaceAll('unsigned int', 'uint')
    .replaceAll(' >', '>')
    .replace(/, 0>$/, '>')
}

/** What classes of HLSL the kinds of descriptors come from. */
const classOfKind: Readonly<Record<string, ResourceClass>> = {
  sampler: 'Sampler',
  'uniform buffer': 'CBV',
  'storage buffer': 'UAV',
  'storage image': 'UAV',
  'storage texel buffer': 'UAV',
}

export function tableOfModule(module: ModuleInterface, file: string): SavedTable {
  const { entryPoints, descriptors } = module
  const table: BindingTable = { resources: descriptors.map(rowOfDescriptor), unused: [] }
  const [entry] = entryPoints
  return {
    side: { file, entry: entry?.name ?? '', profile: entry?.model ?? '', rules: 'clang' },
    table: { ...table, vulkan: nothingElse },
    facts: moduleFacts(module),
  }
}

/** Locations and constants are what `dump` prints. */
const nothingElse = {
  layout: '',
  pushConstants: [],
  specialization: [],
  inputs: [],
  outputs: [],
  heaps: [],
} as const

function rowOfDescriptor({ name, set, binding, kind, count, inputAttachment }: ModuleDescriptor): BindingRow {
  const resourceClass = classOfKind[kind] ?? 'SRV'
  return {
    name,
    class: resourceClass,
    register: `${registerLetters[resourceClass]}${binding}`,
    lower: binding,
    count,
    space: set,
    implicit: false,
    type: kind,
    kind,
    dimensions: count === 1 ? [] : [count],
    location: null,
    reason,
    why,
    vulkan: { set, binding, ...(inputAttachment !== undefined && { inputAttachment }), reason, why },
  }
}
