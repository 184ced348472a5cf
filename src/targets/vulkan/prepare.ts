// From the typed program and its bindings to what the GLSL and SPIR-V writers read (model.ts).
//
//   methods -> functions, resources named where they are used, statics, then `main`; sets and bindings last, for what is left
import type { Bindings } from '../../binding/bind.ts'
import type { BindingRules } from '../../binding/rules.ts'
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { vulkanDiagnostics } from '../../diagnostics/tables/vulkan.ts'
import { hasGroups } from '../../hlsl/profiles.ts'
import { attributeOf, hasAttribute } from '../../program/attributes.ts'
import type { Choices } from '../../program/choices.ts'
import type { ConstantBuffer, EntryPoint, Program, ProgramFunction, Variable } from '../../program/program.ts'
import type { ResourceDeclaration } from '../../program/resources.ts'
import { type RaiseOptions, type RaiseTarget, raiseFunctions, withoutDeadArms } from '../../raise/raise.ts'
import { methodsToFunctions } from '../../rewrite/methods.ts'
import { objectsInPlace } from '../../rewrite/objects-in-place.ts'
import { passStatics } from '../../rewrite/pass-statics.ts'
import type { ResourceUses } from '../../rewrite/resources/sources.ts'
import { type SpecialisedProgram, specialiseResources } from '../../rewrite/resources/specialise.ts'
import { nameAttributes } from './attribute-inputs.ts'
import { type Reached, reachedFrom, StructCollector } from './collect.ts'
import { undeclareCombinedSamplers } from './combined-samplers.ts'
import { describeBuffers, describeResources, unusedResources } from './describe.ts'
import { everyElement, flattenArrays } from './flatten-arrays.ts'
import { placeHeaps } from './heaps.ts'
import { InterfaceBuilder, type StageInterface } from './interface/stage-interface.ts'
import type { VulkanBuffer, VulkanEntry, VulkanResource, VulkanShader, VulkanStage } from './model.ts'
import { Namer } from './names.ts'
import type { VulkanOptions } from './options.ts'
import { primitiveModes } from './primitive-modes.ts'
import { dropUnusedInputs, type IsInputRead } from './unused-inputs.ts'
import { dropUnusedValues, type IsValueRead } from './unused-values.ts'

export interface PrepareInput extends Omit<RaiseOptions, 'hasRawRows' | 'sink'> {
  /** Free of errors. */
  readonly program: Program
  /** Those of the program, used or not. */
  readonly declarations: readonly ResourceDeclaration[]
  /** With places for Vulkan. */
  readonly bindings: Bindings
  readonly choices: Choices
  /** Minor version of shader model 6. */
  readonly shaderModel: number
  /** Semantics of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible: boolean
  /** `-auto-binding-space` */
  readonly automaticSpace: number
  readonly rules: BindingRules
  readonly inputsRead: (entry: ProgramFunction) => IsInputRead
  readonly isValueRead: IsValueRead
  readonly target: RaiseTarget
  /** `-E`, which chooses one of a library's where there can be only one. */
  readonly entryName: string | undefined
}

/** `undefined` when there is an error, which has been reported. */
export function prepare(input: PrepareInput, options: VulkanOptions, sink: DiagnosticSink): VulkanShader | undefined {
  const entries = chosenEntries(input, sink)
  if (sink.errorCount > 0) return undefined
  const { interfaces, specialised } = buildInterfaces(input, entries, options, sink)
  if (sink.errorCount > 0) return undefined
  const mains = interfaces.map(({ main }) => main)
  if (!options.keepsInterface) dropUnusedValues(reachedFrom(mains).functions, input.isValueRead)
  const inputs = new Map(interfaces.flatMap((each) => each.inputs.map(({ variable, builtin }) => [variable, builtin])))
  const perVertex = nameAttributes(reachedFrom(mains).functions, inputs, sink)
  raiseFunctions(reachedFrom(mains).functions, input.target, { ...input, hasRawRows: options.hasRawRows, sink })
  if (sink.errorCount > 0) return undefined
  const reached = reachedFrom(mains)
  reportUndefined(reached, input.target, sink)
  const resources = placeResources(input, specialised, reached, options, sink)
  const buffers = describeBuffers(specialised.constants, reached, input.bindings, options.keepsBindings)
  const stages = interfaces.map((each, index) => {
    const memory = each.memory.filter(({ variable }) => reached.variables.has(variable))
    const marked = each.inputs.map((one) => (perVertex.has(one.variable) ? { ...one, isPerVertex: true } : one))
    return describeEntry(entries[index]!, { ...each, inputs: marked, memory }, options)
  })
  const shader: Omit<VulkanShader, 'names'> = {
    ...stages[0]!,
    entries: stages,
    functions: reached.functions,
    structs: collectStructs(reached, buffers),
    globals: globalsOf(reached, stages),
    resources,
    buffers,
    pushConstant: specialised.pushConstant,
    specialization: specialised.specialization.map((variable) => {
      const id = attributeOf(variable.attributes, 'vk::constant_id')?.arguments[0]
      return { variable, id: typeof id === 'number' ? id : 0 }
    }),
    layout: options.layout,
  }
  return sink.errorCount > 0 ? undefined : { ...shader, names: nameAll(shader) }
}

/** Functions without parameters for the entry points, all resources in them by name, and what goes in and out of them. */
function buildInterfaces(
  input: PrepareInput,
  entries: readonly EntryPoint[],
  options: VulkanOptions,
  sink: DiagnosticSink,
): { readonly interfaces: readonly StageInterface[]; readonly specialised: SpecialisedProgram } {
  const { program, declarations, bindings, choices, shaderModel, isBackCompatible } = input
  const functions = new Map(methodsToFunctions(program.functions))
  for (const [source, made] of functions) {
    if (!made.body) continue
    const body = withoutDeadArms(made.body, choices.conditions)
    // Calls name the functions that methods.ts has made.
    if (made === source) functions.set(source, { ...made, body })
    else made.body = body
  }
  objectsInPlace(functions)
  const tessellationOrder = input.rules === 'dxc' ? 'alpha' : 'linked'
  const interfaceOptions = { ...options, shaderModel, isBackCompatible, tessellationOrder } as const
  const builders = entries.map((entry) => new InterfaceBuilder(entry, functions, interfaceOptions, sink))
  for (const { made } of builders) for (const target of made) functions.set(target, target)
  const own = builders.map(({ function: target, patchConstantFunction: other }) => (other ? [target, other] : [target]))
  const roots = passStatics(functions, own, program)
  const specialised = specialiseResources(
    { program, functions, entries: roots, declarations, uses: usesOf(bindings), iterations: choices.iterations },
    sink,
  )
  const specialisedRoots = [...specialised.entries]
  const interfaces = builders.map((builder, index) => {
    const own = specialisedRoots.shift()!
    const whole = builder.finish(own, builder.patchConstantFunction && specialisedRoots.shift(), specialised.start)
    if (options.keepsInterface) return whole
    const isRead = input.inputsRead(entries[index]!.function)
    return { ...whole, ...dropUnusedInputs(whole.main, whole.inputs, isRead) }
  })
  return { interfaces, specialised }
}

/** With their sets and bindings; changes the functions where arrays become single resources. */
function placeResources(
  input: PrepareInput,
  specialised: SpecialisedProgram,
  reached: Reached,
  options: VulkanOptions,
  sink: DiagnosticSink,
): readonly VulkanResource[] {
  const { bindings } = input
  const heaps = placeHeaps(input, specialised.resources, options, sink)
  const described = undeclareCombinedSamplers(
    describeResources(specialised.resources, reached, bindings, heaps),
    reached.functions,
  )
  const unused = options.keepsBindings ? unusedResources(bindings, described, specialised.resources) : []
  if (!options.flattensArrays) return [...described, ...unused]
  const members = specialised.resources.filter(({ declaration }) => declaration && declaration.path.length > 0)
  const inStructs = new Set(members.map(({ variable }) => variable))
  return [...flattenArrays(reached.functions, described, inStructs, sink), ...unused.flatMap(everyElement)]
}

/** Variables of the module that belong to no stage's interface. */
function globalsOf({ variables }: Reached, stages: readonly VulkanEntry[]): readonly Variable[] {
  const ofStage = new Set(
    stages.flatMap(({ inputs, outputs, memory, node }) => [
      ...[...inputs, ...outputs, ...memory].map(({ variable }) => variable),
      ...(node ? [...node.inputs, ...node.outputs] : []),
    ]),
  )
  return [...variables].filter(
    (variable) =>
      (variable.kind === 'static' || variable.kind === 'groupshared') &&
      !ofStage.has(variable) &&
      // The texts of printf are no data.
      variable.type.kind !== 'string',
  )
}

/** A function without a body is an instruction of inline SPIR-V, or a mistake; calls that the optimised module kept have been reported. */
function reportUndefined({ functions }: Reached, target: PrepareInput['target'], sink: DiagnosticSink): void {
  for (const { name, body, attributes, location } of functions) {
    if (body) continue
    const isInstruction = hasAttribute(attributes, 'vk::ext_instruction')
    if (!isInstruction) sink.report(stageLimitDiagnostics.err_hlsl_function_never_defined(location, { name }))
    else if (target === 'glsl') sink.report(vulkanDiagnostics.err_vulkan_inline_spirv(location, { name }))
  }
}

/** Those of the program; the one that is named, where the target's files have one only. */
function chosenEntries({ program, target, entryName }: PrepareInput, sink: DiagnosticSink): readonly EntryPoint[] {
  const { entries } = program
  const named = target === 'glsl' ? entries.filter(({ function: { name } }) => name === entryName) : []
  const chosen = named.length > 0 ? named : entries
  const [first, second] = chosen
  if (!first) sink.report(vulkanDiagnostics.err_vulkan_no_entry(0))
  if (first && second && target === 'glsl')
    sink.report(
      vulkanDiagnostics.err_vulkan_several_entries(second.function.location, {
        first: first.function.name,
        second: second.function.name,
      }),
    )
  for (const {
    stage,
    function: { location },
  } of chosen)
    if (stage === 'node' && target === 'glsl') sink.report(vulkanDiagnostics.err_vulkan_stage(location, { stage }))
  if (target === 'glsl' && first?.stage === 'hull') reportTessellation(first, sink)
  return chosen
}

/** The defaults of an evaluation shader of GLSL; lines have no order. */
const glslDefaults: ReadonlySet<string> = new Set(['integer', 'pow2', 'triangle_ccw', 'line'])

function reportTessellation({ function: { attributes } }: EntryPoint, sink: DiagnosticSink): void {
  for (const { name, arguments: values, span } of attributes) {
    const value = String(values[0]).toLowerCase()
    if ((name !== 'partitioning' && name !== 'outputtopology') || glslDefaults.has(value)) continue
    sink.report(vulkanDiagnostics.warn_vulkan_glsl_tessellation(span, { attribute: name, value }))
  }
}

function describeEntry(entry: EntryPoint, made: StageInterface, options: VulkanOptions): VulkanEntry {
  const { main, inputs, outputs, memory, node, depth, rate } = made
  return {
    stage: entry.stage as VulkanStage,
    entryName: options.entryPointName ?? entry.function.name,
    main,
    inputs,
    outputs,
    memory,
    node,
    groupSize: groupSizeOf(entry),
    pixel: { earlyDepthStencil: hasAttribute(entry.function.attributes, 'earlydepthstencil'), depth, rate },
    primitives: primitiveModes(entry),
  }
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

/** The attribute means nothing on other stages. */
function groupSizeOf({ function: target, stage }: EntryPoint): [number, number, number] | undefined {
  if (!hasGroups(stage)) return undefined
  const attribute = attributeOf(target.attributes, 'numthreads')
  if (!attribute) return stage === 'node' ? [1, 1, 1] : undefined
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
  for (const { main } of shader.entries) namer.add(main, 'main')
  for (const { inputs, outputs, memory, node } of shader.entries) {
    for (const { variable } of [...inputs, ...outputs, ...memory]) namer.add(variable, variable.name)
    for (const variable of node?.inputs ?? []) namer.add(variable, variable.name)
  }
  for (const struct of shader.structs) namer.add(struct, `${struct.scope}${struct.name || 'unnamed'}`)
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
