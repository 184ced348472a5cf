// Runs a test of the offload suite without any device, in src/execute: registers of the test are looked up in the compilation's bindings.
import type { Compilation } from '../../../src/driver/compilation.ts'
import { type DispatchOptions, type DispatchResult, dispatch } from '../../../src/execute/dispatch.ts'
import { formatOf } from '../../../src/execute/formats.ts'
import type { ResourceInput } from '../../../src/execute/resources.ts'
import type { AddressMode, Comparison, Filter, Sampler } from '../../../src/execute/sampling.ts'
import { resourceHeap, samplerHeap } from '../../../src/execute/thread.ts'
import { translate } from '../../../src/execute/wasm/dispatch.ts'
import type { SuiteBuffer, SuiteResource, SuiteTest } from './suite.ts'
import { text } from './values.ts'

/** The contents of every buffer afterwards, by the suite's names; or why it did not run. */
export function execute(
  test: SuiteTest,
  compilation: Compilation,
  isTranslated: boolean,
): Map<string, Uint8Array[]> | string {
  const module = compilation.moduleAt('raw')
  if (!module) return 'not lowered'
  const inputs: Record<string, ResourceInput> = {}
  const contents = new Map<string, Uint8Array[]>()
  for (const resource of test.resources) {
    const sampler = samplerOf(test, resource)
    const buffer = test.buffers.get(resource.name)
    const copies = buffer?.contents.map((bytes) => bytes.slice()) ?? []
    contents.set(resource.name, copies)
    for (const name of namesOf(resource, compilation)) {
      if (!buffer) inputs[name] = { bytes: new ArrayBuffer(0), ...sampler }
      for (const [index, bytes] of copies.entries())
        inputs[copies.length === 1 ? name : `${name}[${index}]`] = {
          ...inputOf(bytes, resource.kind, buffer!),
          ...sampler,
        }
    }
  }
  const [x = 1, y = 1, z = 1] = test.groups
  const options = { groups: [x, y, z], budget: 200_000_000, flushesDenormals: test.flushesDenormals } as const
  const result = isTranslated
    ? translated(compilation, test, inputs, options)
    : dispatch(module, test.stages[0]!.entry, inputs, options)
  return result.ok ? contents : `did not run: ${result.reason}`
}

/** As WebAssembly. */
function translated(
  compilation: Compilation,
  { stages }: SuiteTest,
  inputs: Readonly<Record<string, ResourceInput>>,
  options: DispatchOptions,
): DispatchResult {
  const made = translate(compilation.moduleAt('optimized')!, stages[0]!.entry, options)
  return typeof made === 'string' ? { ok: false, reason: made } : made.dispatch(inputs, options.groups ?? [1, 1, 1])
}

function inputOf(
  bytes: Uint8Array,
  kind: string,
  { format, channels, width, height, levels }: SuiteBuffer,
): ResourceInput {
  const buffer = bytes.buffer as ArrayBuffer
  const isTyped = /^(RW)?(Buffer|Texture)/.test(kind)
  const written = isTyped ? `${['r', 'rg', '', 'rgba'][channels - 1]}${formats[format]}` : ''
  const typed = formatOf(written) ? { format: written } : {}
  return width > 0 ? { bytes: buffer, shape: [width, height], levels, ...typed } : { bytes: buffer, ...typed }
}

const formats: Readonly<Record<string, string>> = {
  Float16: '16float',
  Float32: '32float',
  Depth32: '32float',
  Int16: '16sint',
  UInt16: '16uint',
  Int32: '32sint',
  UInt32: '32uint',
  Hex32: '32uint',
}

const filters: Readonly<Record<string, Filter>> = { Nearest: 'point', Linear: 'linear' }
const addresses: Readonly<Record<string, AddressMode>> = { Repeat: 'wrap', Mirror: 'mirror', Border: 'border' }
const comparisons: Readonly<Record<string, Comparison>> = { Less: 'less', Greater: 'greater' }

function samplerOf({ samplers }: SuiteTest, { name }: SuiteResource): { sampler?: Sampler } {
  const row = samplers.find(({ Name }) => Name === name)
  if (!row) return {}
  const minify = filters[text(row.MinFilter) ?? 'Linear']!
  const sampler: Sampler = {
    minify,
    magnify: filters[text(row.MagFilter) ?? 'Linear']!,
    mip: minify,
    address: addresses[text(row.Address) ?? ''] ?? 'clamp',
    comparison: comparisons[text(row.ComparisonOp) ?? ''] ?? 'less-equal',
  }
  return { sampler }
}

/** The shader's names of what the test binds at a register or in a heap; a texture with a sampler has two. */
function namesOf({ kind, register, space, heapIndex }: SuiteResource, { bindings }: Compilation): string[] {
  if (heapIndex !== undefined) return [`${kind === 'Sampler' ? samplerHeap : resourceHeap}[${heapIndex}]`]
  const wanted = classOf(kind)
  const bound = (bindings?.resources ?? []).filter((each) => each.lower === register && each.space === space)
  return bound
    .filter(
      ({ declaration }) =>
        declaration.class === wanted || (kind === 'SampledTexture2D' && declaration.class === 'Sampler'),
    )
    .map(({ declaration }) => declaration.name)
}

function classOf(kind: string): string {
  if (kind.startsWith('RW')) return 'UAV'
  return kind === 'ConstantBuffer' ? 'CBV' : kind === 'Sampler' ? 'Sampler' : 'SRV'
}
