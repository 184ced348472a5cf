// The resources and constant buffers a shader uses, as the writers need them.
import type { Bindings } from '../../binding/bind.ts'
import type { DescriptorPlace } from '../../binding/vulkan-place.ts'
import { attributeOf, hasAttribute } from '../../program/attributes.ts'
import { isIndexMark } from '../../program/index-marks.ts'
import type { ConstantBuffer, Expression, Variable } from '../../program/program.ts'
import { containsResources } from '../../program/resources.ts'
import { walkBody } from '../../program/walk.ts'
import type { UsedResource } from '../../rewrite/resources/sources.ts'
import { groupBy } from '../../support/lists.ts'
import { arrayType, type ObjectType } from '../../types/types.ts'
import { isOutsideVariable } from './binding-units.ts'
import type { Reached } from './collect.ts'
import type { HeapPlaces } from './heaps.ts'
import type { VulkanBuffer, VulkanResource } from './model.ts'

export function describeResources(
  used: readonly UsedResource[],
  reached: Reached,
  { resources: bound }: Bindings,
  heaps: HeapPlaces,
): VulkanResource[] {
  const { nonUniform, atomic, counted, onlyCounted } = kindsOfUse(reached)
  const rows = groupBy(bound, (row) => row.declaration)
  const found: VulkanResource[] = []
  for (const resource of used) {
    const { variable, object, declaration, element, heap } = resource
    if (!reached.variables.has(variable)) continue
    const row = declaration && rows.get(declaration)?.find((one) => one.element === element)
    const place = row?.vulkan
    const isRecord = isInRecord(variable)
    // A resource that is pushed, or bound nowhere, has no place.
    if (!heap && !place && !isRecord) continue
    const { set, binding } = place ?? (isRecord ? { set: 0, binding: 0 } : heaps.placeOf(resource))
    const { type } = variable
    found.push({
      variable,
      object,
      count: type.kind === 'array' ? type.count : 1,
      isArray: type.kind === 'array',
      set,
      binding,
      imageFormat: imageFormatOf(variable) ?? (atomic.has(variable) ? atomicFormat(object) : undefined),
      isCoherent: variable.modifiers.includes('globallycoherent'),
      heap: heap !== undefined,
      counter: place?.counter ?? (heap && counted.has(variable) ? heaps.counters : undefined),
      isUndeclared: onlyCounted(variable),
      isNonUniform: nonUniform.has(variable),
      isCombined: object.row.combined !== undefined || hasAttribute(variable.attributes, 'vk::combinedImageSampler'),
      isRecord,
      location: variable.location,
    })
  }
  return found.sort(byPlace)
}

/** `-fspv-preserve-bindings`: variables that nothing uses, and are bound all the same. Those inside of structs have no variable. */
export function unusedResources(
  { resources: bound }: Bindings,
  described: readonly VulkanResource[],
  used: readonly UsedResource[],
): VulkanResource[] {
  const inCode = new Set(described.map(({ variable }) => variable))
  const known = new Map(used.map(({ declaration, variable }) => [declaration, variable]))
  return bound.flatMap(({ declaration, vulkan: place }) => {
    const { variable: own, type: object, path, count, dimensions, location } = declaration
    const isArray = dimensions.length > 0
    const type = isArray && object ? arrayType(object, count) : object
    if (!place || !own || !object || !type || path.length > 0) return []
    const variable = known.get(declaration) ?? { ...own, type }
    if (inCode.has(variable)) return []
    return [
      {
        variable,
        object,
        count,
        isArray,
        set: place.set,
        binding: place.binding,
        imageFormat: imageFormatOf(own),
        isCoherent: own.modifiers.includes('globallycoherent'),
        heap: false,
        counter: place.counter,
        isUndeclared: false,
        isNonUniform: false,
        isCombined: object.row.combined !== undefined || hasAttribute(own.attributes, 'vk::combinedImageSampler'),
        isRecord: false,
        location,
      },
    ]
  })
}

export function describeBuffers(
  constants: ReadonlyMap<Variable, Variable>,
  { variables }: Reached,
  { resources: bound }: Bindings,
  keepsUnused: boolean,
): VulkanBuffer[] {
  const used = new Set<ConstantBuffer>()
  for (const [original, mapped] of constants) if (variables.has(mapped) && original.buffer) used.add(original.buffer)
  const buffers: VulkanBuffer[] = []
  for (const { declaration, vulkan } of bound) {
    const { buffer } = declaration
    const isRecord = buffer !== undefined && isInRecord(buffer)
    if (!buffer || (!keepsUnused && !used.has(buffer)) || (!vulkan && !isRecord)) continue
    const { set, binding } = vulkan ?? { set: 0, binding: 0 }
    // Members of a buffer that nothing uses have no other variable; pushed and specialized ones are none.
    const isUnused = (member: Variable): boolean =>
      keepsUnused && !isOutsideVariable(member) && !containsResources(member.type)
    const members = buffer.members.flatMap((member) => constants.get(member) ?? (isUnused(member) ? [member] : []))
    if (members.length === 0) continue
    buffers.push({ buffer, members, isRecord, set, binding })
  }
  return buffers.sort(byPlace)
}

function byPlace(first: DescriptorPlace, second: DescriptorPlace): number {
  return first.set - second.set || first.binding - second.binding
}

/** Of a ray tracing shader. */
function isInRecord({ attributes }: Variable | ConstantBuffer): boolean {
  return attributes.some(({ name }) => name === 'vk::shader_record_ext' || name === 'vk::shader_record_nv')
}

/** GLSL's spelling. */
export function imageFormatOf({ attributes }: Pick<Variable, 'attributes'>): string | undefined {
  const format = attributeOf(attributes, 'vk::image_format')?.arguments[0]
  return typeof format === 'string' && format !== 'unknown' ? format : undefined
}

const atomicFormats: Readonly<Record<string, string>> = {
  uint: 'r32ui',
  int: 'r32i',
  float: 'r32f',
  uint64_t: 'r64ui',
  int64_t: 'r64i',
}

/** Atomic operations need the format of texels; that of buffers follows from the element type. */
function atomicFormat({ row, element }: ObjectType): string | undefined {
  if (row.category !== 'texture' && row.category !== 'typed buffer') return undefined
  return element?.kind === 'scalar' ? atomicFormats[element.scalar] : undefined
}

interface KindsOfUse {
  readonly nonUniform: ReadonlySet<Variable>
  /** Targets of atomic operations. */
  readonly atomic: ReadonlySet<Variable>
  /** Buffers whose counter is used. */
  readonly counted: ReadonlySet<Variable>
  /** Whether nothing but its counter is. */
  readonly onlyCounted: (variable: Variable) => boolean
}

const counterMethods: ReadonlySet<string> = new Set(['IncrementCounter', 'DecrementCounter'])
const elementMethods: ReadonlySet<string> = new Set(['Append', 'Consume'])

function kindsOfUse({ functions }: Reached): KindsOfUse {
  const nonUniform = new Set<Variable>()
  const atomic = new Set<Variable>()
  const counted = new Set<Variable>()
  const uses = new Map<Variable, number>()
  const countOnly = (variable: Variable, step: 1 | -1): void => {
    uses.set(variable, (uses.get(variable) ?? 0) + step)
  }
  const visit = (expression: Expression): void => {
    if (expression.kind === 'variable') countOnly(expression.variable, 1)
    else if (expression.kind === 'method') {
      const variable = variableOf(expression.object)
      if (!variable || !(counterMethods.has(expression.name) || elementMethods.has(expression.name))) return
      counted.add(variable)
      if (counterMethods.has(expression.name)) countOnly(variable, -1)
    } else if (expression.kind === 'index' && expression.object.kind === 'variable') {
      if (isIndexMark(expression.index)) nonUniform.add(expression.object.variable)
    } else if (expression.kind === 'intrinsic') {
      expression.modes.forEach((mode, index) => {
        const variable = mode === 'ref' ? resourceOf(expression.arguments[index]!) : undefined
        if (variable) atomic.add(variable)
      })
    }
  }
  for (const { body } of functions) if (body) walkBody(body, visit)
  return { nonUniform, atomic, counted, onlyCounted: (variable) => counted.has(variable) && uses.get(variable) === 0 }
}

function resourceOf(target: Expression): Variable | undefined {
  if (target.kind === 'swizzle') return resourceOf(target.object)
  if (target.kind !== 'resource-element') return undefined
  return variableOf(target.object)
}

/** A resource variable, or one of which this is an element. */
function variableOf(target: Expression): Variable | undefined {
  const object = target.kind === 'index' ? target.object : target
  return object.kind === 'variable' ? object.variable : undefined
}
