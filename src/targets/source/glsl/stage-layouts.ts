// The layout qualifiers of a stage, and memory that other shaders pass to it.
//
//   [maxvertexcount(3)] ... TriangleStream<V>     =>     layout(triangle_strip, max_vertices = 3) out;
import type { StageMemory } from '../../vulkan/model.ts'
import { code } from './code.ts'
import type { Lines } from './lines.ts'
import { native } from './places.ts'
import { declaration } from './types.ts'
import type { Writer } from './writer.ts'

type Words = Readonly<Record<string, string>>

const inputPrimitives: Words = {
  point: 'points',
  line: 'lines',
  triangle: 'triangles',
  lineadj: 'lines_adjacency',
  triangleadj: 'triangles_adjacency',
}
const strips: Words = { point: 'points', line: 'line_strip', triangle: 'triangle_strip' }
const domains: Words = { tri: 'triangles', quad: 'quads', isoline: 'isolines' }
const spacings: Words = {
  integer: 'equal_spacing',
  pow2: 'equal_spacing',
  fractional_even: 'fractional_even_spacing',
  fractional_odd: 'fractional_odd_spacing',
}
const orders: Words = { point: 'point_mode', triangle_cw: 'cw', triangle_ccw: 'ccw' }

export function stageLayouts(writer: Writer): string[] {
  const { groupSize, pixel, stage, primitives } = writer.shader
  const lines: string[] = []
  if (stage === 'pixel' && pixel.earlyDepthStencil) lines.push('layout(early_fragment_tests) in;')
  if (groupSize) {
    const [x, y, z] = groupSize
    lines.push(`layout(local_size_x = ${x}, local_size_y = ${y}, local_size_z = ${z}) in;`)
  }
  switch (stage) {
    case 'geometry': {
      const invocations = primitives.invocations > 1 ? `, invocations = ${primitives.invocations}` : ''
      lines.push(`layout(${inputPrimitives[primitives.input ?? 'point']}${invocations}) in;`)
      lines.push(`layout(${strips[primitives.output ?? 'point']}, max_vertices = ${primitives.vertices ?? 1}) out;`)
      break
    }
    case 'hull':
      lines.push(`layout(vertices = ${primitives.vertices ?? 1}) out;`)
      break
    case 'domain': {
      const words = [
        domains[primitives.domain ?? 'tri'],
        spacings[primitives.partitioning ?? ''],
        orders[primitives.topology ?? ''],
      ]
      lines.push(`layout(${words.filter((word) => word !== undefined).join(', ')}) in;`)
      break
    }
    case 'mesh': {
      const topology = `${primitives.output ?? 'triangle'}s`
      const counts = `max_vertices = ${primitives.vertices ?? 1}, max_primitives = ${primitives.primitives ?? 1}`
      lines.push(`layout(${topology}, ${counts}) out;`)
    }
  }
  const extension = extensions[stage]
  if (extension) writer.extensions.add(extension)
  return lines
}

const extensions: Words = {
  mesh: 'GL_EXT_mesh_shader',
  amplification: 'GL_EXT_mesh_shader',
  raygeneration: 'GL_EXT_ray_tracing',
  intersection: 'GL_EXT_ray_tracing',
  anyhit: 'GL_EXT_ray_tracing',
  closesthit: 'GL_EXT_ray_tracing',
  miss: 'GL_EXT_ray_tracing',
  callable: 'GL_EXT_ray_tracing',
}

const storages: Readonly<Record<StageMemory['kind'], string>> = {
  'task payload': 'taskPayloadSharedEXT',
  'incoming payload': 'layout(location = 0) rayPayloadInEXT',
  'hit attributes': 'hitAttributeEXT',
  'incoming callable data': 'layout(location = 0) callableDataInEXT',
}

export function memoryLines(writer: Writer): Lines {
  const lines: Lines = writer.shader.memory.map(({ kind, variable }) => {
    const name = writer.names.take(variable.name || 'payload')
    writer.variables.set(variable, native(code(name), variable.type))
    return `${storages[kind]} ${declaration(writer, variable.type, name)};`
  })
  return lines.length > 0 ? [...lines, ''] : []
}
