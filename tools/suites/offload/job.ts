// The lines of a job for tools/vulkan/run.c, made of a test of the offload suite.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf } from './numbers.ts'
import type { SuiteBuffer, SuiteTest } from './suite.ts'
import { list, number, numbers, type Row, text } from './values.ts'

export interface Job {
  readonly lines: readonly string[]
  /** Of each buffer, one for each element of an array. Their contents afterwards stand in `FILE.out`. */
  readonly files: ReadonlyMap<string, readonly string[]>
}

const kinds: Readonly<Record<string, string>> = {
  Buffer: 'texels',
  RWBuffer: 'rwtexels',
  StructuredBuffer: 'storage',
  RWStructuredBuffer: 'storage',
  ByteAddressBuffer: 'storage',
  RWByteAddressBuffer: 'storage',
  ConstantBuffer: 'uniform',
  Texture2D: 'image',
  RWTexture2D: 'rwimage',
  SampledTexture2D: 'combined',
  Sampler: 'sampler',
}

/** Numbers of VkFormat, by the suite's format and the number of channels. */
const vulkanFormats: Readonly<Record<string, readonly number[]>> = {
  Float16: [76, 83, 90, 97],
  Float32: [100, 103, 106, 109],
  Depth32: [126],
  Int16: [75, 82, 89, 96],
  UInt16: [74, 81, 88, 95],
  Int32: [99, 102, 105, 108],
  UInt32: [98, 101, 104, 107],
  Hex32: [98, 101, 104, 107],
  Int64: [111, 114, 117, 120],
  UInt64: [110, 113, 116, 119],
}

function formatOf(format: string, channels: number): number {
  return vulkanFormats[format]?.[channels - 1] ?? 0
}

/** `modules` are files, one for each stage of the test. What the test wants and the runner has not is a string. */
export function jobOf(
  test: SuiteTest,
  folder: string,
  modules: readonly string[],
  entries: readonly string[],
): Job | string {
  const files = new Map<string, string[]>()
  const lines: string[] = []
  for (const { name, kind, set, binding, counter } of test.resources) {
    if (kind === 'AccelerationStructure') {
      lines.push(...scene(test, name, folder), `scene ${set} ${binding}`)
      continue
    }
    const word = kinds[kind]
    if (word === undefined) return `no ${kind} here`
    if (word === 'sampler' || word === 'combined') lines.push(filter(test, name))
    if (word === 'sampler') {
      lines.push(`resource sampler ${set} ${binding} 0 0 -`)
      continue
    }
    const buffer = test.buffers.get(name)
    if (!buffer) return `no buffer ${name}`
    const written = filesOf(buffer, folder)
    files.set(name, written)
    for (const [element, file] of written.entries())
      lines.push(
        `resource ${word} ${set} ${binding} ${element} ${formatOf(buffer.format, buffer.channels)} ${file} ${sizeOf(buffer)}`,
      )
    if (counter === undefined) continue
    for (const element of written.keys()) {
      const file = join(folder, `${name}.counter.${element}`)
      writeFileSync(file, new Uint8Array(4))
      lines.push(`resource storage ${set} ${counter} ${element} 0 ${file}`)
    }
  }
  for (const [id, value] of test.stages.flatMap(({ constants }) => constants)) lines.push(`constant ${id} ${value}`)
  if (test.push) {
    writeFileSync(join(folder, 'push'), test.push)
    lines.push(`push ${join(folder, 'push')}`)
  }
  const last =
    test.stages[0]!.stage === 'Compute'
      ? dispatch(test, modules[0]!, entries[0]!)
      : drawing(test, folder, modules, entries, files)
  return { lines: [...lines, ...last], files }
}

function filesOf({ name, contents }: SuiteBuffer, folder: string): string[] {
  return contents.map((bytes, element) => {
    const file = join(folder, `${name}.${element}`)
    writeFileSync(file, bytes)
    return file
  })
}

function sizeOf({ width, height, levels }: SuiteBuffer): string {
  return `${width} ${height} ${levels}`
}

function dispatch({ groups }: SuiteTest, module: string, entry: string): string[] {
  const [x = 1, y = 1, z = 1] = groups
  return [`shader ${module} ${entry} ${x} ${y} ${z}`]
}

const filters: Readonly<Record<string, number>> = { Nearest: 0, Linear: 1 }
const addresses: Readonly<Record<string, number>> = { Repeat: 0, Mirror: 1, Clamp: 2, Border: 3 }
const comparisons: Readonly<Record<string, number>> = { Less: 1, Greater: 4 }

function filter({ samplers }: SuiteTest, name: string): string {
  const sampler = samplers.find(({ Name }) => Name === name) ?? {}
  const minify = filters[text(sampler.MinFilter) ?? 'Linear']
  const magnify = filters[text(sampler.MagFilter) ?? 'Linear']
  const address = addresses[text(sampler.Address) ?? 'Clamp']
  return `filter ${minify} ${magnify} ${address} ${comparisons[text(sampler.ComparisonOp) ?? ''] ?? 0}`
}

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
const instanceFlags: Readonly<Record<string, number>> = {
  TriangleCullDisable: 1,
  TriangleFrontCounterclockwise: 2,
  ForceOpaque: 4,
  ForceNonOpaque: 8,
}

function scene(test: SuiteTest, name: string, folder: string): string[] {
  const fileOf = (buffer: string | undefined): string => filesOf(test.buffers.get(buffer ?? '')!, folder)[0]!
  const lines: string[] = []
  for (const structure of list(test.structures.BLAS)) {
    for (const triangles of list(structure.Triangles)) {
      const indices = text(triangles.IndexBuffer)
      const place = numbers(triangles.Transform, identity).join(' ')
      const counts = `${number(triangles.VertexStride, 12)} ${number(triangles.VertexCount, 0)} ${indices ? fileOf(indices) : '-'} ${number(triangles.IndexCount, 0)}`
      lines.push(`triangles ${text(structure.Name)} ${fileOf(text(triangles.VertexBuffer))} ${counts} ${place}`)
    }
    for (const boxes of list(structure.AABBs))
      lines.push(
        `boxes ${text(structure.Name)} ${fileOf(text(boxes.AABBBuffer))} ${number(boxes.AABBStride, 24)} ${number(boxes.AABBCount, 0)}`,
      )
  }
  const instances = list(list(test.structures.TLAS).find(({ Name }) => Name === name)?.Instances)
  return [...lines, ...instances.map(instance)]
}

function instance(row: Row): string {
  const flags = Array.isArray(row.InstanceFlags) ? (row.InstanceFlags as string[]) : []
  const bits = flags.reduce((sum, flag) => sum | (instanceFlags[flag] ?? 0), 0)
  const facts = `${number(row.InstanceID, 0)} ${number(row.InstanceMask, 255)} ${number(row.InstanceContributionToHitGroupIndex, 0)} ${bits}`
  return `instance ${text(row.BLAS)} ${facts} ${numbers(row.Transform, identity).join(' ')}`
}

/** Numbers of VkPrimitiveTopology. */
const topologies: Readonly<Record<string, number>> = { PointList: 0, LineList: 1, TriangleList: 3, PatchList: 10 }

function drawing(
  { stages, buffers, bindings, dispatch: parameters }: SuiteTest,
  folder: string,
  modules: readonly string[],
  entries: readonly string[],
  files: Map<string, readonly string[]>,
): string[] {
  const lines: string[] = []
  const target = buffers.get(text(bindings.RenderTarget) ?? '')
  if (target) {
    const [file] = filesOf(target, folder)
    files.set(target.name, [file!])
    lines.push(`target ${formatOf(target.format, target.channels)} ${file} ${target.width} ${target.height}`)
  }
  const attributes = list(bindings.VertexAttributes)
  const vertices = buffers.get(text(bindings.VertexBuffer) ?? '')
  const width = (row: Row): number => number(row.Channels, 1) * bytesOf(text(row.Format) ?? '')
  const stride = attributes.reduce((end, row) => Math.max(end, number(row.Offset, 0) + width(row)), 0)
  if (vertices) {
    lines.push(`vertices ${filesOf(vertices, folder)[0]} ${stride}`)
    for (const [location, row] of attributes.entries())
      lines.push(
        `attribute ${location} ${formatOf(text(row.Format) ?? '', number(row.Channels, 1))} ${number(row.Offset, 0)}`,
      )
  }
  for (const [index, { stage }] of stages.entries())
    lines.push(`stage ${stage.toLowerCase()} ${modules[index]} ${entries[index]}`)
  const count = number(parameters.VertexCount, vertices ? vertices.contents[0]!.length / stride : 3)
  const topology = topologies[text(bindings.Topology) ?? 'TriangleList'] ?? 3
  return [...lines, `draw ${count} ${topology} ${number(bindings.PatchControlPoints, 0)}`]
}
