// Compares sets, bindings and locations of real shaders, under --rules dxc, with those recorded from `dxc -spirv -fspv-target-env=vulkan1.2`:
//
//   npx tsx tools/corpus/vulkan-interfaces.ts --src DIR --data CORPUS.jsonl --expected INTERFACES.jsonl [--filter TEXT] [--sample N] [--show N]
//
// The files are those of recorded.ts; one of INTERFACES has what DXC gave:
//   { id, spirv: { bindings: [[name, set, binding], ...], inputs: [["in.var.TEXCOORD0", 0], ...], outputs, pushConstants } }
import { createCompiler } from '../../src/driver/compiler.ts'
import type { CompileOptions } from '../../src/driver/options.ts'
import { createDiskHost } from '../../src/node/host.ts'
import {
  type ModuleInterface,
  type ModuleStageVariable,
  readInterface,
} from '../../src/targets/spirv/read/interface.ts'
import { emit, firstError } from '../emit.ts'
import { compareWithRecorded } from './recorded.ts'

interface Expected {
  readonly bindings: readonly (readonly [name: string, set: number, binding: number])[]
  readonly inputs: readonly (readonly [name: string, location: number])[]
  readonly outputs: readonly (readonly [name: string, location: number])[]
  readonly pushConstants: readonly unknown[]
}

const compiler = createCompiler(createDiskHost())

function judge(path: string, given: CompileOptions, expected: Expected): string | undefined {
  const options: CompileOptions = {
    ...given,
    target: 'spirv',
    vulkan: { ...given.vulkan, environment: 'vulkan1.2' },
  }
  const { outcome, output } = emit('spirv')(compiler, { path }, options)
  const error = firstError(outcome)
  if (error || typeof output === 'string') return `error: ${error?.id}: ${error?.message.replace(/'[^']*'/g, "'...'")}`
  const module = readInterface(output)!
  const rows = outcome.bindings?.resources.filter(({ isUsed }) => isUsed) ?? []
  const found = rows.flatMap(({ name, vulkan }) => (vulkan ? [`${name} ${vulkan.set},${vulkan.binding}`] : []))
  const counters = rows.flatMap(({ name, vulkan }) =>
    vulkan?.counter ? [`counter.var.${name} ${vulkan.counter.set},${vulkan.counter.binding}`] : [],
  )
  const declared = new Set(rows.map(({ name }) => name))
  const heaps = module.descriptors
    .filter(({ count, name }) => count === null && !declared.has(name))
    .map(({ name, set, binding }) => `${heapName(name)} ${set},${binding}`)
    .filter((text) => /DescriptorHeap/.test(text))
  const wanted = expected.bindings.map(([name, set, binding]) => `${name} ${set},${binding}`)
  return (
    difference('bindings', wanted, [...found, ...counters, ...heaps]) ??
    difference('inputs', expected.inputs.map(locationLine), locationsOf(module, 'inputs')) ??
    difference('outputs', expected.outputs.map(locationLine), locationsOf(module, 'outputs')) ??
    difference('push constants', [`${expected.pushConstants.length}`], [`${module.pushConstants.length}`])
  )
}

function heapName(name: string): string {
  return /[Ss]ampler/.test(name) ? 'SamplerDescriptorHeap' : /[Hh]eap/.test(name) ? 'ResourceDescriptorHeap' : name
}

function locationLine([name, location]: readonly [string, number]): string {
  return `${semanticOf(name)} ${location}`
}

/** `in.var.TexCoord` and `in_TEXCOORD0` are one. */
function semanticOf(name: string): string {
  const [, word = name, index = '0'] =
    /^(.*?)(\d*)$/.exec(name.replace(/^(in|out)[._](var\.)?/, '').toLowerCase()) ?? []
  return `${word}${index === '' ? '0' : index}`
}

function locationsOf(module: ModuleInterface, side: 'inputs' | 'outputs'): string[] {
  return module.entryPoints
    .flatMap((entry): readonly ModuleStageVariable[] => entry[side])
    .flatMap(({ name, location }) => (location === undefined ? [] : [`${semanticOf(name)} ${location}`]))
}

function difference(what: string, wanted: readonly string[], found: readonly string[]): string | undefined {
  const missing = wanted.filter((line) => !found.includes(line))
  const added = found.filter((line) => !wanted.includes(line))
  if (missing.length === 0 && added.length === 0) return undefined
  return `${what}: dxc ${missing.slice(0, 4).join('; ') || '-'} / here ${added.slice(0, 4).join('; ') || '-'}`
}

process.exitCode = compareWithRecorded('spirv', judge) ? 0 : 1
