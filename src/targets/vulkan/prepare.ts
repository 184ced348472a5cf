// From the typed program and its bindings to what the GLSL and SPIR-V writers read (model.ts).
//
//   methods -> functions, resources named where they are used, statics, then `main`; sets and bindings last, for what is left
import type { Bindings } from '../../binding/bind.ts'
import type { BindingRules } from '../../binding/rules.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import type { ConstantBuffer, EntryPoint, Program, ProgramFunction } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { type RaiseTarget, raiseFunctions } from '../../raise/raise.ts'
import type { EvaluateConstant } from '../../rewrite/constants.ts'
import { methodsToFunctions } from '../../rewrite/methods.ts'
import { type ResourceUses, specialiseResources } from '../../rewrite/resources/specialise.ts'
import { type Reached, reachedFrom, StructCollector } from './collect.ts'
import { describeBuffers, describeResources } from './describe.ts'
import { placeHeaps } from './heaps.ts'
import type { VulkanBuffer, VulkanShader, VulkanStage } from './model.ts'
import { Namer } from './names.ts'
import type { VulkanOptions } from './options.ts'
import { buildInterface } from './stage-interface.ts'
import { dropUnusedInputs, type IsInputRead } from './unused-inputs.ts'

export interface PrepareInput {
  /** Free of errors. */
  readonly program: Program
  /** Those of the program, used or not. */
  readonly declarations: readonly ResourceDeclaration[]
  /** With places for Vulkan. */
  readonly bindings: Bindings
  /** Minor version of shader model 6. */
  readonly shaderModel: number
  /** `-auto-binding-space` */
  readonly automaticSpace: number
  readonly rules: BindingRules
  readonly isInputRead: IsInputRead
  readonly evaluate: EvaluateConstant
  readonly target: RaiseTarget
}

const writtenStages: ReadonlySet<string> = new Set<VulkanStage>(['compute', 'vertex', 'pixel'])

/** `undefined` when there is an error, which has been reported. */
export function prepare(input: PrepareInput, options: VulkanOptions, sink: DiagnosticSink): VulkanShader | undefined {
  const { program, declarations, bindings, evaluate, shaderModel } = input
  const entry = program.entries[0]
  if (!entry || !writtenStages.has(entry.stage)) {
    sink.report(vulkanDiagnostics.err_vulkan_stage(entry?.function.location ?? 0, { stage: entry?.stage ?? 'library' }))
    return undefined
  }
  const functions = methodsToFunctions(program.functions)
  const specialised = specialiseResources(
    { program, functions, entry: entry.function, declarations, uses: usesOf(bindings), evaluate },
    sink,
  )
  const whole = buildInterface({ ...entry, function: specialised.entry }, specialised.start, {
    ...options,
    shaderModel,
  })
  const { outputs, depth } = whole
  const { main, inputs } = options.keepsInterface
    ? whole
    : dropUnusedInputs(whole.main, whole.inputs, input.isInputRead)
  if (sink.errorCount > 0) return undefined

  raiseFunctions(reachedFrom(main).functions, input.target)
  const reached = reachedFrom(main)
  const heapPlace = placeHeaps(input, specialised.resources, options, sink)
  const resources = describeResources(specialised.resources, reached, bindings, heapPlace)
  const buffers = describeBuffers(specialised.constants, reached, bindings)
  const interfaceVariables = new Set([...inputs, ...outputs].map(({ variable }) => variable))
  const globals = [...reached.variables].filter(
    (variable) => (variable.kind === 'static' || variable.kind === 'groupshared') && !interfaceVariables.has(variable),
  )
  const shader: Omit<VulkanShader, 'names'> = {
    stage: entry.stage as VulkanStage,
    entryName: options.entryPointName ?? entry.function.name,
    main,
    functions: reached.functions,
    structs: collectStructs(reached, buffers),
    globals,
    inputs,
    outputs,
    resources,
    buffers,
    pushConstant: specialised.pushConstant,
    specialization: specialised.specialization.map((variable) => {
      const id = variable.attributes.find(({ name }) => name === 'vk::constant_id')?.arguments[0]
      return { variable, id: typeof id === 'number' ? id : 0 }
    }),
    groupSize: groupSizeOf(entry),
    pixel: { earlyDepthStencil: hasAttribute(entry.function, 'earlydepthstencil'), depth },
    layout: options.layout,
  }
  return sink.errorCount > 0 ? undefined : { ...shader, names: nameAll(shader) }
}

function usesOf({ resources }: Bindings): ResourceUses {
  const bound = new Set<ResourceDeclaration>()
  const buffers = new Set<ConstantBuffer>()
  const elements = new Map<ResourceDeclaration, Set<number>>()
  for (const { declaration, element } of resources) {
    bound.add(declaration)
    if (declaration.buffer) buffers.add(declaration.buffer)
    if (element === undefined) continue
    const known = elements.get(declaration)
    if (known) known.add(element)
    else elements.set(declaration, new Set([element]))
  }
  return {
    isUsed: (declaration) => bound.has(declaration),
    isBufferUsed: (buffer) => buffers.has(buffer),
    elementsOf: (declaration) => elements.get(declaration),
  }
}

function hasAttribute({ attributes }: ProgramFunction, name: string): boolean {
  return attributes.some((attribute) => attribute.name === name)
}

/** The attribute means nothing on other stages. */
function groupSizeOf({ function: target, stage }: EntryPoint): [number, number, number] | undefined {
  if (stage !== 'compute') return undefined
  const attribute = target.attributes.find(({ name }) => name === 'numthreads')
  if (!attribute) return undefined
  const [x = 1, y = 1, z = 1] = attribute.arguments
  return [Number(x), Number(y), Number(z)]
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
  const { pushConstant } = shader
  if (pushConstant) namer.add(pushConstant, `${pushConstant.scope}${pushConstant.name}`)
  for (const { variable } of shader.specialization) namer.add(variable, `${variable.scope}${variable.name}`)
  for (const variable of shader.globals) namer.add(variable, `${variable.scope}${variable.name}`)
  for (const target of shader.functions) namer.add(target, target.symbol)
  return namer.names
}
