// Inputs and outputs of the stage. Those with a location are declared; built-ins have names and types of their own:
//
//   in_SV_VERTEXID0 : uint   =>   uint(gl_VertexIndex)        out_SV_COVERAGE0 : uint   =>   gl_SampleMask[0] = int(value)
import { type Type, uintType } from '../../../types/types.ts'
import type { StageVariable } from '../../vulkan/model.ts'
import type { Lines } from '../lines.ts'
import { call, code } from './code.ts'
import type { Place } from './place.ts'
import { native } from './places.ts'
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
  FragDepth: { name: 'gl_FragDepth' },
  SampleMask: { name: 'gl_SampleMask[0]', isInt: true },
  FragStencilRefEXT: { name: 'gl_FragStencilRefARB', isInt: true, extension: 'GL_ARB_shader_stencil_export' },
}

export function interfaceLines(writer: Writer): Lines {
  const { inputs, outputs } = writer.shader
  const lines: Lines = []
  for (const input of inputs) addVariable(writer, input, 'in', lines)
  for (const output of outputs) addVariable(writer, output, 'out', lines)
  const { pixel, groupSize, stage } = writer.shader
  if (groupSize) {
    const [x, y, z] = groupSize
    lines.unshift(`layout(local_size_x = ${x}, local_size_y = ${y}, local_size_z = ${z}) in;`)
  }
  if (stage === 'pixel') {
    if (pixel.earlyDepthStencil) lines.unshift('layout(early_fragment_tests) in;')
    if (pixel.depth && pixel.depth !== 'any') lines.push(`layout(depth_${pixel.depth}) out float gl_FragDepth;`)
  }
  if (lines.length > 0) lines.push('')
  return lines
}

function addVariable(writer: Writer, variable: StageVariable, side: 'in' | 'out', lines: Lines): void {
  const { builtin } = variable
  const { type, name: wanted, location: place } = variable.variable
  if (builtin !== undefined) {
    const table = side === 'in' ? inputBuiltIns : outputBuiltIns
    const row = Object.hasOwn(table, builtin) ? table[builtin] : undefined
    if (!row) writer.unsupported(`the built-in ${builtin}`, place)
    if (row?.extension) writer.extensions.add(row.extension)
    // The size tells how many of the distances there are.
    if (row && type.kind === 'array' && row.name.endsWith('Distance'))
      lines.push(`${side} float ${row.name}[${type.count}];`)
    writer.variables.set(variable.variable, builtInPlace(writer, row ?? { name: 'gl_Missing' }, type))
    return
  }
  const name = writer.names.take(wanted)
  const layout = [
    `location = ${variable.location ?? 0}`,
    ...(variable.component ? [`component = ${variable.component}`] : []),
    ...(variable.blendIndex === undefined ? [] : [`index = ${variable.blendIndex}`]),
  ]
  const words = [...variable.interpolation, side].join(' ')
  lines.push(`layout(${layout.join(', ')}) ${words} ${declaration(writer, type, name)};`)
  writer.variables.set(variable.variable, native(code(name), type))
}

function builtInPlace(writer: Writer, row: BuiltIn, type: Type): Place {
  if (!row.isInt) return native(code(row.name), type)
  return {
    kind: 'converted',
    type: uintType,
    load: () => call('uint', code(row.name)),
    store: (value) => writer.effect(`${row.name} = ${call('int', value).text};`),
  }
}
