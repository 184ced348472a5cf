// From the typed program and its bindings to what the GLSL and SPIR-V writers read (model.ts).
import type { Bindings, BoundResource } from '../../binding/bind.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import type {
  ConstantBuffer,
  EntryPoint,
  Program,
  ProgramFunction,
  Statement,
  Variable,
} from '../../program/program.ts'
import { arrayElement, type ObjectType } from '../../types/types.ts'
import { placeResources, type VulkanPlace } from './bindings.ts'
import { type Reached, reachedFrom, StructCollector } from './collect.ts'
import type { EvaluateConstant } from './constants.ts'
import type { VulkanBuffer, VulkanResource, VulkanShader, VulkanStage } from './model.ts'
import { Namer } from './names.ts'
import type { VulkanOptions } from './options.ts'
import { buildInterface } from './stage-interface.ts'
import { initializeStatics } from './statics.ts'

export interface PrepareInput {
  /** Free of errors. */
  readonly program: Program
  readonly bindings: Bindings
  /** Minor version of shader model 6. */
  readonly shaderModel: number
  readonly evaluate: EvaluateConstant
}

const writtenStages: ReadonlySet<string> = new Set<VulkanStage>(['compute', 'vertex', 'pixel'])

/** `undefined` when there is an error, which has been reported. */
export function prepare(input: PrepareInput, options: VulkanOptions, sink: DiagnosticSink): VulkanShader | undefined {
  const { program, bindings, evaluate, shaderModel } = input
  const entry = program.entries[0]
  if (!entry || !writtenStages.has(entry.stage)) {
    sink.report(vulkanDiagnostics.err_vulkan_stage(entry?.function.location ?? 0, { stage: entry?.stage ?? 'library' }))
    return undefined
  }
  const start: Statement[] = initializeStatics(entry.function, evaluate)
  const { main, inputs, outputs, depth } = buildInterface(entry, start, { ...options, shaderModel })
  const reached = reachedFrom(main)
  const places = placeResources(program, bindings.resources, options, sink)
  const resources = describeResources(reached, places)
  const buffers = describeBuffers(reached, places)
  const interfaceVariables = new Set([...inputs, ...outputs].map(({ variable }) => variable))
  const globals = [...reached.variables].filter(
    (variable) => (variable.kind === 'static' || variable.kind === 'groupshared') && !interfaceVariables.has(variable),
  )
  const structs = collectStructs(reached, buffers)
  const shader: Omit<VulkanShader, 'names'> = {
    stage: entry.stage as VulkanStage,
    entryName: entry.function.name,
    main,
    functions: reached.functions,
    structs,
    globals,
    inputs,
    outputs,
    resources,
    buffers,
    pushConstant: undefined,
    specialization: [],
    groupSize: groupSizeOf(entry),
    pixel: { earlyDepthStencil: hasAttribute(entry.function, 'earlydepthstencil'), depth },
    layout: options.layout,
  }
  return sink.errorCount > 0 ? undefined : { ...shader, names: nameAll(shader) }
}

function hasAttribute({ attributes }: ProgramFunction, name: string): boolean {
  return attributes.some((attribute) => attribute.name === name)
}

function groupSizeOf({ function: target }: EntryPoint): [number, number, number] | undefined {
  const attribute = target.attributes.find(({ name }) => name === 'numthreads')
  if (!attribute) return undefined
  const [x = 1, y = 1, z = 1] = attribute.arguments
  return [Number(x), Number(y), Number(z)]
}

function describeResources({ variables }: Reached, places: ReadonlyMap<BoundResource, VulkanPlace>): VulkanResource[] {
  const resources: VulkanResource[] = []
  for (const [bound, place] of places) {
    const { variable, type } = bound.declaration
    if (!variable || !type || !variables.has(variable)) continue
    resources.push({
      variable,
      object: arrayElement(variable.type) as ObjectType,
      count: bound.count,
      isArray: variable.type.kind === 'array',
      set: place.set,
      binding: place.binding,
      imageFormat: imageFormatOf(variable),
      isCoherent: variable.modifiers.includes('globallycoherent'),
      heap: false,
      counter: place.counter,
      isNonUniform: false,
      isCombined: variable.attributes.some(({ name }) => name === 'vk::combinedImageSampler'),
      location: variable.location,
    })
  }
  return resources.sort(byPlace)
}

function byPlace(first: VulkanPlace | VulkanBuffer, second: VulkanPlace | VulkanBuffer): number {
  return first.set - second.set || first.binding - second.binding
}

function imageFormatOf({ attributes }: Variable): string | undefined {
  const format = attributes.find(({ name }) => name === 'vk::image_format')?.arguments[0]
  return typeof format === 'string' ? format : undefined
}

function describeBuffers({ variables }: Reached, places: ReadonlyMap<BoundResource, VulkanPlace>): VulkanBuffer[] {
  const used = new Set<ConstantBuffer>()
  for (const { kind, buffer } of variables) if (kind === 'constant' && buffer) used.add(buffer)
  const buffers: VulkanBuffer[] = []
  for (const [{ declaration }, { set, binding }] of places) {
    const { buffer } = declaration
    if (buffer && used.has(buffer))
      buffers.push({
        buffer,
        members: buffer.members.filter(({ kind }) => kind === 'constant'),
        set,
        binding,
      })
  }
  return buffers.sort(byPlace)
}

function collectStructs({ functions, variables }: Reached, buffers: readonly VulkanBuffer[]): VulkanShader['structs'] {
  const collector = new StructCollector()
  for (const { members } of buffers) for (const { type } of members) collector.add(type)
  for (const { type, kind } of variables) if (kind !== 'local' && kind !== 'parameter') collector.add(type)
  for (const target of functions) collector.addFunction(target)
  return [...collector.structs]
}

function nameAll(shader: Omit<VulkanShader, 'names'>): Namer['names'] {
  const namer = new Namer()
  namer.add(shader.main, 'main')
  for (const { variable } of [...shader.inputs, ...shader.outputs]) namer.add(variable, variable.name)
  for (const struct of shader.structs) namer.add(struct, `${struct.scope}${struct.name}`)
  for (const { variable } of shader.resources) namer.add(variable, `${variable.scope}${variable.name}`)
  for (const { buffer, members } of shader.buffers) {
    namer.add(buffer, buffer.name)
    for (const member of members) namer.add(member, `${member.scope}${member.name}`)
  }
  for (const variable of shader.globals) namer.add(variable, `${variable.scope}${variable.name}`)
  for (const target of shader.functions) namer.add(target, target.symbol)
  return namer.names
}
