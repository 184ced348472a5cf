// Declares what lives at module scope besides resources: statics, groupshared memory, specialisation constants, inputs and outputs.

import { scalars } from '../../hlsl/scalars.ts'
import type { Variable } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import { nowhere } from '../../support/source.ts'
import { arrayElement, isBufferPointer, isNumeric } from '../../types/types.ts'
import type { Interpolation, StageVariable, VulkanShader, VulkanStage } from '../vulkan/model.ts'
import { builtInNeeds } from './built-ins.ts'
import { type Shared, unsupported } from './context.ts'
import { applyDecorations, isPlaced, requireNeeds } from './decorations.ts'
import { BuiltIn, Decoration } from './enumerants.ts'
import { value } from './expressions.ts'
import { FunctionWriter } from './function-writer.ts'
import type { BuiltInName, DecorationName, Id, StorageClassName } from './module.ts'
import { type MemoryPlace, valuePlace, variablePlace } from './place.ts'
import { tellSemantic } from './reflection.ts'
import { bitsOf, scalarUnder, valueType } from './types.ts'

/** The initialiser of a static is made of literals, so its value is a constant. */
function constantOf(shared: Shared, { initializer }: Variable): Id | undefined {
  return initializer && value(new FunctionWriter(shared), initializer)
}

export function declareGlobal(shared: Shared, variable: Variable): void {
  const { module, shader, globals } = shared
  const type = valueType(shared, variable.type)
  const name = shader.names.get(variable) ?? variable.name
  const declare = (storage: 'Workgroup' | 'Private', initializer?: Id): void => {
    const id = module.globalVariable(storage, type, name, initializer)
    requireNeeds(shared, variable.attributes)
    applyDecorations(module, id, variable.attributes)
    globals.set(variable, variablePlace(variable.type, id, storage))
  }
  if (variable.kind === 'groupshared') {
    declare('Workgroup')
    return
  }
  if (declareNumberedBuiltIn(shared, variable, type, name)) return
  const element = arrayElement(variable.type)
  const isObject = element.kind === 'object' && !isBufferPointer(element)
  const initializer = constantOf(shared, variable) ?? (isObject ? undefined : module.zero(type))
  declare('Private', initializer)
}

/** `[[vk::ext_builtin_input(n)]]`, `[[vk::ext_builtin_output(n)]]`: the number is SPIR-V's. */
function declareNumberedBuiltIn(shared: Shared, variable: Variable, type: Id, name: string): boolean {
  const { module, shader, globals } = shared
  const attribute = variable.attributes.find((each) => each.name.startsWith('vk::ext_builtin_'))
  if (!attribute) return false
  const storage = attribute.name === 'vk::ext_builtin_input' ? 'Input' : 'Output'
  const number = Number(attribute.arguments[0])
  const id = module.globalVariable(storage, type, name)
  module.decorateWords('OpDecorate', [id, Decoration.BuiltIn, number])
  const known = Object.entries(BuiltIn).find((entry) => entry[1] === number)?.[0] as BuiltInName | undefined
  for (const { stage } of shader.entries) {
    if (known) builtInNeeds(module, known, stage, storage === 'Input')
    if (needsFlat(stage, storage, variable)) module.decorate(id, 'Flat')
  }
  requireNeeds(shared, variable.attributes)
  applyDecorations(module, id, variable.attributes)
  globals.set(variable, variablePlace(variable.type, id, storage))
  return true
}

export function declareSpecialization(
  shared: Shared,
  { variable, id: number }: VulkanShader['specialization'][number],
): void {
  const { module, shader, globals } = shared
  const { type } = variable
  const given = constantOf(shared, variable) ?? module.zero(valueType(shared, type))
  const id = specializationConstant(shared, given, valueType(shared, type))
  module.decorate(id, 'SpecId', number)
  module.name(id, shader.names.get(variable) ?? variable.name)
  globals.set(variable, valuePlace(type, id))
}

function specializationConstant({ module }: Shared, given: Id, type: Id): Id {
  const { opcode, operands } = module.definition(given) ?? bug('a specialisation constant has a constant default')
  if (module.definition(type)?.opcode === 'OpTypeBool')
    return module.freshConstant(opcode === 'OpConstantTrue' ? 'OpSpecConstantTrue' : 'OpSpecConstantFalse', type)
  const isWide = module.definition(type)?.operands[0] === 64
  const words = opcode === 'OpConstant' ? operands : isWide ? [0, 0] : [0]
  return module.freshConstant('OpSpecConstant', type, ...words)
}

const interpolations: Readonly<Record<Interpolation, DecorationName>> = {
  flat: 'Flat',
  noperspective: 'NoPerspective',
  centroid: 'Centroid',
  sample: 'Sample',
}

/** Of a triangle. */
const corners = 3

/** An input or output; the shader treats it as a static. */
export function declareStageVariable(
  shared: Shared,
  stage: VulkanStage,
  described: StageVariable,
  storage: 'Input' | 'Output',
): void {
  const { module, shader, globals } = shared
  const { variable, builtin, location, component, blendIndex, interpolation, rate, stream, isPerVertex } = described
  const { type } = variable
  const name = shader.names.get(variable) ?? variable.name
  /** Built-ins and attributes that are arrays where HLSL has the first element. */
  const count = builtin === 'SampleMask' ? 1 : isPerVertex ? corners : undefined
  const plain = valueType(shared, type)
  const id = module.globalVariable(storage, count === undefined ? plain : module.arrayType(plain, count), name)
  if (builtin !== undefined) decorateBuiltIn(shared, id, builtin, stage, storage)
  if (rate === 'patch' && builtin !== 'TessCoord' && builtin !== 'PrimitiveId' && builtin !== 'ViewIndex')
    module.decorate(id, 'Patch')
  if (rate === 'primitive') module.decorate(id, 'PerPrimitiveEXT')
  if (stream !== undefined) module.decorate(id, 'Stream', stream)
  if (location !== undefined && !isPlaced(variable.attributes)) module.decorate(id, 'Location', location)
  requireNeeds(shared, variable.attributes)
  applyDecorations(module, id, variable.attributes)
  if (component !== undefined) module.decorate(id, 'Component', component)
  tellSemantic(shared, id, described.writtenSemantic)
  if (blendIndex !== undefined) module.decorate(id, 'Index', blendIndex)
  if (isPerVertex) {
    module.capability('FragmentBarycentricKHR')
    module.extension('SPV_KHR_fragment_shader_barycentric')
    module.decorate(id, 'PerVertexKHR')
  } else {
    for (const word of interpolation) {
      if (word === 'sample') module.capability('SampleRateShading')
      module.decorate(id, interpolations[word])
    }
    if (needsFlat(stage, storage, variable)) module.decorate(id, 'Flat')
  }
  requireHalves(shared, variable)
  const place: MemoryPlace = variablePlace(type, id, storage)
  globals.set(variable, count === undefined ? place : { ...place, chain: [module.int(0)] })
}

function needsFlat(stage: VulkanStage, storage: StorageClassName, variable: Variable): boolean {
  return stage === 'pixel' && storage === 'Input' && !isInterpolated(variable)
}

/** Whether the rasteriser can blend between vertices: numbers that are neither whole nor of 64 bits. */
function isInterpolated({ type }: Variable): boolean {
  const element = arrayElement(type)
  if (!isNumeric(element) && element.kind !== 'enum') return true
  const { scalar } = scalarUnder(element)
  const { class: scalarClass } = scalars[scalar]
  return scalarClass === 'bool' || (scalarClass === 'float' && bitsOf(scalar) < 64)
}

function requireHalves({ module }: Shared, { type }: Variable): void {
  const element = arrayElement(type)
  if (!isNumeric(element) || bitsOf(scalarUnder(element).scalar) !== 16) return
  module.capability('StorageInputOutput16')
  module.extension('SPV_KHR_16bit_storage', 1, 3)
}

function decorateBuiltIn(shared: Shared, id: Id, name: string, stage: VulkanStage, storage: StorageClassName): void {
  const { module } = shared
  if (!Object.hasOwn(BuiltIn, name)) {
    unsupported(shared, { start: nowhere, end: nowhere }, `the built-in '${name}'`)
    return
  }
  module.decorate(id, 'BuiltIn', BuiltIn[name as BuiltInName])
  builtInNeeds(module, name as BuiltInName, stage, storage === 'Input')
}
