// A test of the offload test suite: its shaders, how they are compiled, what its buffers hold before and afterwards.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from './numbers.ts'
import { list, number, numbers, type Row, row, text } from './values.ts'
import { parseYaml } from './yaml.ts'

export interface SuiteBuffer {
  readonly name: string
  readonly format: string
  readonly channels: number
  readonly stride: number
  /** One for each element of an array of descriptors. */
  readonly contents: readonly Uint8Array[]
  readonly width: number
  readonly height: number
  readonly levels: number
}

export interface SuiteResource {
  readonly name: string
  readonly kind: string
  readonly set: number
  readonly binding: number
  /** Where Direct3D has it. */
  readonly register: number
  readonly space: number
  /** In a descriptor heap. */
  readonly heapIndex: number | undefined
  /** Of a buffer with a hidden counter. */
  readonly counter: number | undefined
}

export interface SuiteResult {
  readonly rule: string
  readonly actual: string
  readonly expected: string
  readonly tolerance: number
}

export interface SuiteStage {
  /** As the suite calls it: `Compute`, `Vertex`. */
  readonly stage: string
  readonly shader: string
  readonly arguments: readonly string[]
  readonly entry: string
  readonly constants: readonly (readonly [id: number, value: number])[]
}

export interface SuiteTest {
  readonly id: string
  readonly stages: readonly SuiteStage[]
  readonly groups: readonly number[]
  readonly buffers: ReadonlyMap<string, SuiteBuffer>
  readonly resources: readonly SuiteResource[]
  readonly results: readonly SuiteResult[]
  /** What the suite expects of denormal numbers where it does not say otherwise. */
  readonly flushesDenormals: boolean
  readonly push: Uint8Array | undefined
  /** Whether registers become bindings by `shifts`: a test without bindings for Vulkan. */
  readonly isShifted: boolean
  /** Rows of the description that only the job needs. */
  readonly samplers: readonly Row[]
  readonly structures: Row
  readonly bindings: Row
  readonly dispatch: Row
}

/** Registers become bindings by these where a test has none for Vulkan; the options of the compiler are the same. */
export const shifts = { b: 0, t: 100, u: 200, s: 300 } as const

/** Tests of compute and of drawing; not those of the suite's own tools, which expect failures. */
export function readSuite(folder: string): SuiteTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test(\.yaml)?$/.test(file) && !file.startsWith('Tools'))
    .sort()
    .flatMap((file) => readTest(file, readFileSync(join(folder, file), 'utf8')) ?? [])
}

function readTest(id: string, written: string): SuiteTest | undefined {
  const whole = written.replaceAll('\r', '')
  const sections = new Map<string, string>()
  for (const part of whole.split(/^(?:#|\/\/)--- ?/m).slice(1)) {
    const end = part.indexOf('\n')
    sections.set(part.slice(0, end).trim(), part.slice(end + 1))
  }
  const pipeline = [...sections.keys()].find((name) => name.endsWith('.yaml'))
  const runs = whole.split('\n').filter((line) => /RUN:.*%dxc_target /.test(line))
  if (!pipeline || runs.length === 0) return undefined
  const yaml = row(parseYaml(sections.get(pipeline)!))
  const results = list(yaml.Results).map(resultOf)
  const first = list(yaml.Shaders)[0]?.Stage
  const isCompute = first === 'Compute'
  if (isCompute ? results.length === 0 : first !== 'Vertex') return undefined
  const stages = list(yaml.Shaders).flatMap((stage) => stageOf(stage, runs, sections) ?? [])
  if (stages.length === 0) return undefined
  const buffers = list(yaml.Buffers).map(bufferOf)
  const dispatch = row(yaml.DispatchParameters)
  const sets = list(yaml.DescriptorSets)
  const isShifted = sets.some(({ Resources }) =>
    list(Resources).some(({ VulkanBinding }) => VulkanBinding === undefined),
  )
  return {
    id,
    stages: isCompute ? stages.slice(0, 1) : stages,
    groups: numbers(dispatch.DispatchGroupCount ?? list(yaml.Shaders)[0]?.DispatchSize, [1, 1, 1]),
    buffers: new Map(buffers.map((buffer) => [buffer.name, buffer])),
    resources: sets.flatMap(({ Resources }, index) =>
      list(Resources).map((resource) => resourceOf(resource, index, isShifted)),
    ),
    isShifted,
    results,
    flushesDenormals: !list(yaml.Results).some(({ DenormMode }) => text(DenormMode) === 'Preserve'),
    push: pushed(list(yaml.PushConstants)),
    samplers: list(yaml.Samplers),
    structures: row(yaml.AccelerationStructures),
    bindings: row(yaml.Bindings),
    dispatch,
  }
}

const profileLetters: Readonly<Record<string, string>> = {
  Compute: 'cs',
  Vertex: 'vs',
  Hull: 'hs',
  Domain: 'ds',
  Geometry: 'gs',
  Pixel: 'ps',
}

/** The first line that runs the compiler for the stage says how, and which of the files is the shader. */
function stageOf(stage: Row, runs: readonly string[], sections: ReadonlyMap<string, string>): SuiteStage | undefined {
  const name = text(stage.Stage) ?? ''
  const run = runs.find((line) => line.includes(`-T ${profileLetters[name]}_`))
  const file = run && [...sections.keys()].find((key) => run.includes(`%t/${key}`) && key.endsWith('.hlsl'))
  const shader = file ?? [...sections.keys()].find((key) => key.endsWith('.hlsl'))
  if (!run || !shader) return undefined
  return {
    stage: name,
    shader: sections.get(shader)!,
    arguments: argumentsOf(run),
    entry: text(stage.Entry) ?? 'main',
    constants: list(stage.SpecializationConstants).map((constant) => [
      number(constant.ConstantID, 0),
      new DataView(encode(text(constant.Type) ?? 'UInt32', [text(constant.Value) ?? '0']).buffer).getUint32(0, true),
    ]),
  }
}

function argumentsOf(run: string): string[] {
  const words = run.slice(run.indexOf('%dxc_target ') + 12).split(/\s+/)
  const kept: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (word === '|' || word === '&&') break
    if (word === '-Fo') index++
    else if (word === '-E') index++
    else if (/^-[TD]$|^-HV$/.test(word)) kept.push(word, words[++index] ?? '')
    else if (word.startsWith('-')) kept.push(word)
  }
  return kept
}

function bufferOf(buffer: Row): SuiteBuffer {
  const format = text(buffer.Format) ?? 'UInt32'
  const properties = row(buffer.OutputProps)
  const size = number(buffer.FillSize ?? buffer.ZeroInitSize, 0)
  const data = buffer.Data
  const lists = Array.isArray(data) ? (Array.isArray(data[0]) ? (data as string[][]) : [data as string[]]) : []
  const filled =
    lists.length > 0 ? lists.map((values) => encode(format, values)) : [fill(format, size, text(buffer.FillValue))]
  const copies = number(buffer.ArraySize, filled.length)
  return {
    name: text(buffer.Name) ?? '',
    format,
    channels: number(buffer.Channels, 1),
    stride: number(buffer.Stride, 0),
    contents: Array.from({ length: copies }, (_, index) => filled[index] ?? filled[0]!),
    width: number(properties.Width, 0),
    height: number(properties.Height, 0),
    levels: number(properties.MipLevels, 1),
  }
}

function fill(format: string, size: number, value: string | undefined): Uint8Array {
  const bytes = new Uint8Array(size)
  if (value === undefined) return bytes
  const one = encode(format, [value])
  for (let at = 0; at < size; at += one.length) bytes.set(one, at)
  return bytes
}

function resourceOf(resource: Row, index: number, isShifted: boolean): SuiteResource {
  const kind = text(resource.Kind) ?? ''
  const place = row(resource.VulkanBinding)
  const register = row(resource.DirectXBinding)
  return {
    name: text(resource.Name) ?? '',
    kind,
    set: isShifted ? number(register.Space, 0) : index,
    binding: isShifted ? number(register.Register, 0) + shifts[letterOf(kind)] : number(place.Binding, 0),
    register: number(register.Register, 0),
    space: number(register.Space, 0),
    heapIndex: text(resource.HeapIndex) === undefined ? undefined : number(resource.HeapIndex, 0),
    counter: text(place.CounterBinding) === undefined ? undefined : number(place.CounterBinding, 0),
  }
}

function letterOf(kind: string): keyof typeof shifts {
  if (kind.startsWith('RW')) return 'u'
  return kind === 'ConstantBuffer' ? 'b' : kind === 'Sampler' ? 's' : 't'
}

function resultOf(result: Row): SuiteResult {
  return {
    rule: text(result.Rule) ?? 'BufferExact',
    actual: text(result.Actual) ?? '',
    expected: text(result.Expected) ?? '',
    tolerance: number(result.ULPT ?? result.Epsilon, 0),
  }
}

function pushed(rows: readonly Row[]): Uint8Array | undefined {
  const bytes: number[] = []
  for (const { Values } of rows)
    for (const { Format, Data } of list(Values))
      bytes.push(...encode(text(Format) ?? 'UInt32', Array.isArray(Data) ? (Data as string[]) : [text(Data) ?? '0']))
  return bytes.length > 0 ? new Uint8Array(bytes) : undefined
}
