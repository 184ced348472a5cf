// Inputs and outputs of the stage. Those with a location are declared; built-ins have names and types of their own:
//
//   in_SV_VERTEXID0 : uint   =>   uint(gl_VertexIndex)        out_SV_COVERAGE0 : uint   =>   gl_SampleMask[0] = int(value)
import { scalars } from '../../../hlsl/scalars.ts'
import { arrayElement, arrayType, componentOf, isNumeric, type Type, uintType } from '../../../types/types.ts'
import type { StageVariable } from '../../vulkan/model.ts'
import { call, code, element } from './code.ts'
import type { Lines } from './lines.ts'
import type { Place, VerticesPlace } from './place.ts'
import { native } from './places.ts'
import { stageLayouts } from './stage-layouts.ts'
import { declaration } from './types.ts'
import type { Writer } from './writer.ts'

interface BuiltIn {
  readonly name: string
  /** GLSL's type where it is another than the model's. */
  readonly isInt?: true
  readonly extension?: string
}

const inputBuiltIns: Readonly<Record<string, BuiltIn>> = {
  VertexIndex: { name: 'gl_VertexIndex', isInt: true },
  InstanceIndex: { name: 'gl_InstanceIndex', isInt: true },
  FragCoord: { name: 'gl_FragCoord' },
  Layer: { name: 'gl_Layer', isInt: true },
  ViewportIndex: { name: 'gl_ViewportIndex', isInt: true },
  PrimitiveId: { name: 'gl_PrimitiveID', isInt: true },
  SampleId: { name: 'gl_SampleID', isInt: true },
  FrontFacing: { name: 'gl_FrontFacing' },
  SampleMask: { name: 'gl_SampleMaskIn[0]', isInt: true },
  FullyCoveredEXT: { name: 'gl_FragFullyCoveredNV', extension: 'GL_NV_conservative_raster_underestimation' },
  ViewIndex: { name: 'gl_ViewIndex', isInt: true, extension: 'GL_EXT_multiview' },
  BaryCoordKHR: { name: 'gl_BaryCoordEXT', extension: 'GL_EXT_fragment_shader_barycentric' },
  BaryCoordNoPerspKHR: { name: 'gl_BaryCoordNoPerspEXT', extension: 'GL_EXT_fragment_shader_barycentric' },
  ShadingRateKHR: { name: 'gl_ShadingRateEXT', isInt: true, extension: 'GL_EXT_fragment_shading_rate' },
  BaseVertex: { name: 'gl_BaseVertex', isInt: true },
  BaseInstance: { name: 'gl_BaseInstance', isInt: true },
  DrawIndex: { name: 'gl_DrawID', isInt: true },
  DeviceIndex: { name: 'gl_DeviceIndex', isInt: true, extension: 'GL_EXT_device_group' },
  HelperInvocation: { name: 'gl_HelperInvocation' },
  ClipDistance: { name: 'gl_ClipDistance' },
  CullDistance: { name: 'gl_CullDistance' },
  InvocationId: { name: 'gl_InvocationID', isInt: true },
  TessCoord: { name: 'gl_TessCoord' },
  TessLevelOuter: { name: 'gl_TessLevelOuter' },
  TessLevelInner: { name: 'gl_TessLevelInner' },
  Position: { name: 'gl_Position' },
  PointSize: { name: 'gl_PointSize' },
  GlobalInvocationId: { name: 'gl_GlobalInvocationID' },
  WorkgroupId: { name: 'gl_WorkGroupID' },
  LocalInvocationId: { name: 'gl_LocalInvocationID' },
  LocalInvocationIndex: { name: 'gl_LocalInvocationIndex' },
}

const outputBuiltIns: Readonly<Record<string, BuiltIn>> = {
  Position: { name: 'gl_Position' },
  PointSize: { name: 'gl_PointSize' },
  ClipDistance: { name: 'gl_ClipDistance' },
  CullDistance: { name: 'gl_CullDistance' },
  Layer: { name: 'gl_Layer', isInt: true, extension: 'GL_ARB_shader_viewport_layer_array' },
  ViewportIndex: { name: 'gl_ViewportIndex', isInt: true, extension: 'GL_ARB_shader_viewport_layer_array' },
  PrimitiveShadingRateKHR: {
    name: 'gl_PrimitiveShadingRateEXT',
    isInt: true,
    extension: 'GL_EXT_fragment_shading_rate',
  },
  PrimitiveId: { name: 'gl_PrimitiveID', isInt: true },
  CullPrimitiveEXT: { name: 'gl_CullPrimitiveEXT' },
  TessLevelOuter: { name: 'gl_TessLevelOuter' },
  TessLevelInner: { name: 'gl_TessLevelInner' },
  PrimitiveTriangleIndicesEXT: { name: 'gl_PrimitiveTriangleIndicesEXT' },
  PrimitiveLineIndicesEXT: { name: 'gl_PrimitiveLineIndicesEXT' },
  PrimitivePointIndicesEXT: { name: 'gl_PrimitivePointIndicesEXT' },
  FragDepth: { name: 'gl_FragDepth' },
  SampleMask: { name: 'gl_SampleMask[0]', isInt: true },
  FragStencilRefEXT: { name: 'gl_FragStencilRefARB', isInt: true, extension: 'GL_ARB_shader_stencil_export' },
}

/** Of a triangle. */
const corners = 3

export function interfaceLines(writer: Writer): Lines {
  const { inputs, outputs } = writer.shader
  const lines: Lines = [...stageLayouts(writer)]
  for (const input of inputs) addVariable(writer, input, 'in', lines)
  for (const output of outputs) addVariable(writer, output, 'out', lines)
  const { pixel, stage } = writer.shader
  if (stage === 'pixel' && pixel.depth && pixel.depth !== 'any')
    lines.push(`layout(depth_${pixel.depth}) out float gl_FragDepth;`)
  if (lines.length > 0) lines.push('')
  return lines
}

function addVariable(writer: Writer, variable: StageVariable, side: 'in' | 'out', lines: Lines): void {
  const { builtin, vertices, rate } = variable
  const { type, name: wanted, location: place } = variable.variable
  if (builtin !== undefined) {
    const table = side === 'in' ? inputBuiltIns : outputBuiltIns
    const found = Object.hasOwn(table, builtin) ? table[builtin] : undefined
    if (!found) writer.unsupported(`the built-in ${builtin}`, place)
    const row = builtInOfStage(writer, found ?? { name: 'gl_Missing' }, side)
    if (row.extension) writer.extensions.add(row.extension)
    // The size is the number of distances.
    if (vertices === undefined && type.kind === 'array' && row.name.endsWith('Distance'))
      lines.push(`${side} float ${row.name}[${type.count}];`)
    writer.variables.set(
      variable.variable,
      vertices === undefined ? builtInPlace(writer, row, type) : verticesPlace(writer, row, variable, side),
    )
    return
  }
  if (writer.shader.stage === 'pixel' && side === 'out') checkPixelOutput(writer, variable)
  const name = writer.names.take(wanted)
  const layout = [
    ...(variable.stream === undefined ? [] : [`stream = ${variable.stream}`]),
    `location = ${variable.location ?? 0}`,
    ...(variable.component ? [`component = ${variable.component}`] : []),
    ...(variable.blendIndex === undefined ? [] : [`index = ${variable.blendIndex}`]),
  ]
  const rates = rate === 'patch' ? ['patch'] : rate === 'primitive' ? ['perprimitiveEXT'] : []
  if (variable.isPerVertex) {
    writer.extensions.add('GL_EXT_fragment_shader_barycentric')
    lines.push(`layout(${layout.join(', ')}) pervertexEXT in ${declaration(writer, arrayType(type, corners), name)};`)
    writer.corners.set(variable.variable, code(name))
    writer.variables.set(variable.variable, native(element(code(name), code('0')), type))
    return
  }
  const words = [...variable.interpolation, ...rates, side].join(' ')
  // The number of vertices is in the layout of the stage.
  const declared = vertices !== undefined && type.kind === 'array' ? arrayType(type.element, undefined) : type
  lines.push(`layout(${layout.join(', ')}) ${words} ${declaration(writer, declared, name)};`)
  writer.variables.set(variable.variable, native(code(name), type))
}

/** GLSL knows fewer types for them than SPIR-V; a matrix of one row or column is a vector. */
function checkPixelOutput(writer: Writer, { variable, writtenSemantic }: StageVariable): void {
  const one = arrayElement(variable.type)
  if (one.kind === 'matrix' && one.rows > 1 && one.columns > 1)
    writer.unsupported(`'${writtenSemantic}' of a matrix type`)
  else if (isNumeric(one) && scalars[componentOf(one).scalar].bits === 64)
    writer.unsupported(`'${writtenSemantic}' of 64-bit numbers`)
}

/** Names and extensions that differ between stages. */
function builtInOfStage({ shader: { stage } }: Writer, row: BuiltIn, side: 'in' | 'out'): BuiltIn {
  if (stage === 'geometry' && side === 'in' && row.name === 'gl_PrimitiveID')
    return { ...row, name: 'gl_PrimitiveIDIn' }
  if (row.extension !== 'GL_ARB_shader_viewport_layer_array' || (stage !== 'geometry' && stage !== 'mesh')) return row
  const { extension: _, ...plain } = row
  return plain
}

function builtInPlace(writer: Writer, row: BuiltIn, type: Type): Place {
  if (!row.isInt) return native(code(row.name), type)
  return {
    kind: 'converted',
    type: uintType,
    load: () => call('uint', code(row.name)),
    store: (value) => writer.lines.push(`${row.name} = ${call('int', value).text};`),
    index: code(row.name),
  }
}

/** `gl_in[i].gl_Position`; the indices of a mesh are an array of their own. */
function verticesPlace(writer: Writer, row: BuiltIn, variable: StageVariable, side: 'in' | 'out'): VerticesPlace {
  const { rate, builtin } = variable
  const { type } = variable.variable
  const isMesh = writer.shader.stage === 'mesh'
  const array =
    side === 'in' ? 'gl_in' : !isMesh ? 'gl_out' : rate === 'primitive' ? 'gl_MeshPrimitivesEXT' : 'gl_MeshVerticesEXT'
  const each = type.kind === 'array' ? type.element : type
  return {
    kind: 'vertices',
    type,
    element: (index) =>
      builtin?.endsWith('IndicesEXT')
        ? native(element(code(row.name), index), each)
        : builtInPlace(writer, { ...row, name: `${element(code(array), index).text}.${row.name}` }, each),
  }
}
