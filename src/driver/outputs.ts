// Everything a compilation can be written as, one row each. `--emit`, `-Fo` and its kin, batch jobs, the library, `--help` and docs are made
// from these rows; what a row writes is a function in outputs/ (outputs/all.ts has them all, outputs/load.ts loads them on demand).
//
// The rows follow the pipeline, and several outputs of one compilation are written in this order, so that each finds its module
// before later passes change it.
import type { Target } from '../hlsl/targets.ts'
import type { Compilation } from './compilation.ts'
import type { CompileOptions } from './options.ts'

/** What is known about an output. */
export interface OutputRow {
  readonly kind: 'text' | 'bytes'
  /** What files of it are called. */
  readonly extension: string
  readonly summary: string
  /** What the program must be checked for; any target will do where this is left out. */
  readonly target?: Target
  /** The row that shows bytes to people. */
  readonly readable?: OutputName
  /** Files with these extensions get another row instead: `"dxil": "a.dxo"` is a container. */
  readonly inFiles?: Readonly<Record<string, OutputName>>
}

/** The names of all outputs. */
export const outputNames = [
  'preprocessed',
  'tokens',
  'dependencies',
  'ast',
  'llvm-raw',
  'llvm',
  'llvm-bound',
  'bindings',
  'bindings-json',
  'bindings-csv',
  'bindings-dxc',
  'import-table',
  'explain',
  'reflection',
  'hlsl',
  'glsl',
  'spirv',
  'spirv-asm',
  'dxil',
  'container',
  'listing',
  'header',
  'pdb',
  'reflection-part',
  'shader-hash',
  'root-signature',
  'root-signature-text',
] as const

/** The name of an output, as `emit` takes it. */
export type OutputName = (typeof outputNames)[number]

/** All outputs, by name. */
export const outputs: Readonly<Record<OutputName, OutputRow>> = {
  preprocessed: { kind: 'text', extension: '.i', summary: 'the text after directives and macros, with line markers' },
  tokens: { kind: 'text', extension: '.txt', summary: 'what the parser reads, one token a line' },
  dependencies: { kind: 'text', extension: '.d', summary: 'the files that were read, as a make rule' },
  ast: { kind: 'text', extension: '.txt', summary: 'the syntax tree' },
  'llvm-raw': { kind: 'text', extension: '.ll', summary: 'LLVM IR before any pass' },
  llvm: { kind: 'text', extension: '.ll', summary: 'LLVM IR after optimisation, implicit bindings still implicit' },
  'llvm-bound': { kind: 'text', extension: '.ll', summary: 'LLVM IR with every register assigned' },
  bindings: {
    kind: 'text',
    extension: '.txt',
    summary: 'the binding table for people; JSON or CSV in files of that name',
    inFiles: { '.json': 'bindings-json', '.csv': 'bindings-csv' },
  },
  'bindings-json': { kind: 'text', extension: '.json', summary: 'the binding table and diagnostics as JSON' },
  'bindings-csv': { kind: 'text', extension: '.csv', summary: 'the binding table as comma-separated values' },
  'bindings-dxc': { kind: 'text', extension: '.txt', summary: "the binding table as in dxc's listing" },
  'import-table': { kind: 'text', extension: '.csv', summary: 'the table that -import-binding-table reads' },
  explain: { kind: 'text', extension: '.txt', summary: 'why every resource is where it is, or why it is gone' },
  reflection: { kind: 'text', extension: '.json', summary: 'all that a host program needs to know, as JSON' },
  hlsl: { kind: 'text', extension: '.hlsl', summary: 'HLSL with every register written out', target: 'hlsl' },
  glsl: { kind: 'text', extension: '.glsl', summary: 'GLSL 4.60 for Vulkan', target: 'glsl' },
  spirv: {
    kind: 'bytes',
    extension: '.spv',
    summary: 'a SPIR-V module',
    target: 'spirv',
    readable: 'spirv-asm',
  },
  'spirv-asm': { kind: 'text', extension: '.spvasm', summary: 'SPIR-V as text', target: 'spirv' },
  dxil: {
    kind: 'text',
    extension: '.ll',
    summary: 'the DXIL module as text; a container in files named .dxo, .cso or .dxil',
    target: 'dxil',
    inFiles: { '.dxo': 'container', '.cso': 'container', '.dxil': 'container' },
  },
  container: {
    kind: 'bytes',
    extension: '.dxo',
    summary: 'the DXIL container that D3D12 loads',
    target: 'dxil',
    readable: 'listing',
  },
  listing: { kind: 'text', extension: '.txt', summary: "dxc's listing of the container", target: 'dxil' },
  header: {
    kind: 'text',
    extension: '.h',
    summary: 'the container, or the SPIR-V module, as an array in C',
  },
  pdb: {
    kind: 'bytes',
    extension: '.pdb',
    summary: 'the program database for PIX and RenderDoc; needs -Zi or -Zs',
    target: 'dxil',
  },
  'reflection-part': {
    kind: 'bytes',
    extension: '.bin',
    summary: "the part that D3D12's reflection is created from; JSON in files named .json",
    target: 'dxil',
    inFiles: { '.json': 'reflection' },
  },
  'shader-hash': { kind: 'bytes', extension: '.bin', summary: 'the hash that names the shader', target: 'dxil' },
  'root-signature': {
    kind: 'bytes',
    extension: '.rs',
    summary: 'the root signature in a container of its own',
    target: 'dxil',
    readable: 'root-signature-text',
  },
  'root-signature-text': { kind: 'text', extension: '.txt', summary: 'what the root signature holds', target: 'dxil' },
}

export function isOutputName(name: string): name is OutputName {
  return Object.hasOwn(outputs, name)
}

/** What goes into a file when this output is asked for. */
export function outputForFile(name: OutputName, file: string): OutputName {
  const [extension = ''] = /\.[^./\\]*$/.exec(file.toLowerCase()) ?? []
  const { inFiles } = outputs[name]
  return inFiles && Object.hasOwn(inFiles, extension) ? inFiles[extension]! : name
}

/** What an output depends on besides the compilation. */
export interface OutputDetails {
  /** The file a make rule is about. Default: the source. */
  readonly objectFile?: string | undefined
  /** Columns that tables for people may take. */
  readonly width?: number | undefined
  /** The name of the array in a header. Default: `g_` and the entry. */
  readonly variable?: string | undefined
  /** Bytes of the user's own for the container. */
  readonly privateData?: Uint8Array | undefined
  /** Only this resource is explained. */
  readonly resource?: string | undefined
}

/** What an output holds: text or bytes. */
export type Output = string | Uint8Array

/** Undefined when there are errors. */
export type WriteOutput = (compilation: Compilation, details: OutputDetails) => Output | undefined

/** Outputs that one compilation can make. */
export interface OutputGroup {
  readonly target: CompileOptions['target']
  readonly names: readonly OutputName[]
}

/** One group for each target, in order; outputs that any target will do for are in the first. Or a sentence about what contradicts. */
export function groupByTarget(names: readonly OutputName[], asked: CompileOptions['target']): OutputGroup[] | string {
  const targets = new Set(names.flatMap((name) => outputs[name].target ?? []))
  if (asked !== undefined) {
    const other = names.find((name) => (outputs[name].target ?? asked) !== asked)
    if (other !== undefined)
      return `'${other}' is made for the target ${outputs[other].target}, not for ${asked}, which was asked for`
    targets.add(asked)
  }
  const [first, ...others] = targets
  const fits = (target: CompileOptions['target']) => names.filter((name) => outputs[name].target === target)
  return [
    { target: first, names: names.filter((name) => (outputs[name].target ?? first) === first) },
    ...others.map((target) => ({ target, names: fits(target) })),
  ]
}

/** Writes them in the order of the pipeline. Undefined when there are errors: then nothing can be used. */
export function writeOutputs(
  compilation: Compilation,
  writers: ReadonlyMap<OutputName, WriteOutput>,
  details: OutputDetails,
): Map<OutputName, Output> | undefined {
  const written = new Map<OutputName, Output>()
  for (const name of outputNames) {
    const output = writers.get(name)?.(compilation, details)
    if (output !== undefined) written.set(name, output)
  }
  return compilation.errorCount === 0 ? written : undefined
}
