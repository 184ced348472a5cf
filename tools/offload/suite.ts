// A test of the offload test suite: the shader, how it is compiled, what its buffers hold before and afterwards.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from './numbers.ts'
import { parseYaml, type Yaml } from './yaml.ts'

export interface SuiteBuffer {
  readonly name: string
  readonly format: string
  readonly channels: number
  readonly stride: number
  /** One for each element of an array of descriptors. */
  readonly contents: readonly Uint8Array[]
  readonly width: number
  readonly height: number
}

export interface SuiteResource {
  readonly name: string
  readonly kind: string
  readonly set: number
  readonly binding: number
}

export interface SuiteResult {
  readonly rule: string
  readonly actual: string
  readonly expected: string
  readonly tolerance: number
}

export interface SuiteTest {
  readonly id: string
  readonly shader: string
  readonly arguments: readonly string[]
  readonly entry: string
  readonly groups: readonly number[]
  readonly buffers: ReadonlyMap<string, SuiteBuffer>
  readonly resources: readonly SuiteResource[]
  readonly results: readonly SuiteResult[]
  readonly constants: readonly (readonly [id: number, value: number])[]
  readonly push: Uint8Array | undefined
}

type Map = { readonly [key: string]: Yaml }

function list(value: Yaml | undefined): readonly Map[] {
  return Array.isArray(value) ? (value as Map[]) : []
}

function text(value: Yaml | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function map(value: Yaml | undefined): Map {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Map) : {}
}

function number(value: Yaml | undefined, otherwise: number): number {
  return text(value) === undefined ? otherwise : Number(text(value))
}

/** Compute tests with expected buffers; not those of the suite's own tools, which expect failures. */
export function readSuite(folder: string): SuiteTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test') && !file.startsWith('Tools'))
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
  const names = [...sections.keys()]
  const shader = names.find((name) => name.endsWith('.hlsl'))
  const pipeline = names.find((name) => name.endsWith('.yaml'))
  const run = whole.split('\n').find((line) => /RUN:.*%dxc_target /.test(line))
  if (!shader || !pipeline || !run) return undefined
  const yaml = map(parseYaml(sections.get(pipeline)!))
  const [stage] = list(yaml.Shaders)
  const results = list(yaml.Results).map(resultOf)
  if (stage?.Stage !== 'Compute' || results.length === 0) return undefined
  const buffers = list(yaml.Buffers).map(bufferOf)
  const dispatch = map(yaml.DispatchParameters).DispatchGroupCount ?? stage.DispatchSize
  return {
    id,
    shader: sections.get(shader)!,
    arguments: argumentsOf(run),
    entry: text(stage.Entry) ?? 'main',
    groups: Array.isArray(dispatch) ? dispatch.map(Number) : [1, 1, 1],
    buffers: new Map(buffers.map((buffer) => [buffer.name, buffer])),
    resources: list(yaml.DescriptorSets).flatMap((set, index) =>
      list(set.Resources).map((resource) => resourceOf(resource, index)),
    ),
    results,
    constants: list(stage.SpecializationConstants).map((row) => [
      number(row.ConstantID, 0),
      new DataView(encode(text(row.Type) ?? 'UInt32', [text(row.Value) ?? '0']).buffer).getUint32(0, true),
    ]),
    push: pushed(list(yaml.PushConstants)),
  }
}

function argumentsOf(run: string): string[] {
  const words = run.slice(run.indexOf('%dxc_target ') + 12).split(/\s+/)
  const kept: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (word === '|' || word === '&&') break
    if (word === '-Fo') index++
    else if (/^-[TED]$|^-HV$/.test(word)) kept.push(word, words[++index] ?? '')
    else if (word.startsWith('-')) kept.push(word)
  }
  return kept
}

function bufferOf(row: Map): SuiteBuffer {
  const format = text(row.Format) ?? 'UInt32'
  const properties = map(row.OutputProps)
  const size = number(row.FillSize ?? row.ZeroInitSize, 0)
  const data = row.Data
  const lists = Array.isArray(data) ? (Array.isArray(data[0]) ? (data as Yaml[][]) : [data as Yaml[]]) : []
  const filled =
    lists.length > 0
      ? lists.map((values) => encode(format, values as string[]))
      : [fill(format, size, text(row.FillValue))]
  const copies = number(row.ArraySize, filled.length)
  return {
    name: text(row.Name) ?? '',
    format,
    channels: number(row.Channels, 1),
    stride: number(row.Stride, 0),
    contents: Array.from({ length: copies }, (_, index) => filled[index] ?? filled[0]!),
    width: number(properties.Width, 0),
    height: number(properties.Height, 0),
  }
}

function fill(format: string, size: number, value: string | undefined): Uint8Array {
  const bytes = new Uint8Array(size)
  if (value === undefined) return bytes
  const one = encode(format, [value])
  for (let at = 0; at < size; at += one.length) bytes.set(one, at)
  return bytes
}

function resourceOf(row: Map, set: number): SuiteResource {
  const place = map(row.VulkanBinding)
  return {
    name: text(row.Name) ?? '',
    kind: text(row.Kind) ?? '',
    set,
    binding: number(place.Binding, -1),
  }
}

function resultOf(row: Map): SuiteResult {
  return {
    rule: text(row.Rule) ?? 'BufferExact',
    actual: text(row.Actual) ?? '',
    expected: text(row.Expected) ?? '',
    tolerance: number(row.ULPT ?? row.Epsilon, 0),
  }
}

function pushed(rows: readonly Map[]): Uint8Array | undefined {
  const bytes: number[] = []
  for (const row of rows)
    for (const value of list(row.Values)) {
      const data = value.Data
      bytes.push(
        ...encode(text(value.Format) ?? 'UInt32', Array.isArray(data) ? (data as string[]) : [text(data) ?? '0']),
      )
    }
  return bytes.length > 0 ? new Uint8Array(bytes) : undefined
}
