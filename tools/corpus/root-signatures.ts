// Root signatures of real shaders against dxc: those the files have, and those that `descry rootsig` writes for their entry points.
//
//   npx tsx tools/corpus/root-signatures.ts --dxc dxc macros FILE...
//   npx tsx tools/corpus/root-signatures.ts --dxc dxc --dxv dxv [--cxx g++] [--every N] --src DIR made ENTRIES.jsonl
//
// `macros` compiles every macro that looks like a root signature and compares the RTS0 part byte for byte; what both refuse is alike.
// `made` writes a signature for each entry point (see entries.ts), lets dxc compile the text and compares the bytes, asks the
// validator about the container with it, and a C++ compiler about the C++ form.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createCompiler } from '../../src/driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../../src/driver/options.ts'
import { needsOf } from '../../src/driver/root-signatures.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { makeRootSignature } from '../../src/rootsig/make.ts'
import { printHlsl } from '../../src/rootsig/print.ts'
import { printCpp } from '../../src/rootsig/print-cpp.ts'
import type { RootSignature } from '../../src/rootsig/signature.ts'
import { nowhere } from '../../src/support/source.ts'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { emit } from '../emit.ts'
import { inputOf, presentEntries, readEntries } from './entries.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dxc: { type: 'string', default: 'dxc' },
    dxv: { type: 'string', default: 'dxv' },
    cxx: { type: 'string' },
    src: { type: 'string', default: '.' },
    every: { type: 'string', default: '1' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'root-signatures-'))
const compiler = createCompiler(createDiskHost())
const counts = new Map<string, number>()

function note(what: string, example?: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
  if (example !== undefined) console.log(`${what}: ${example}`)
}

const profile = 'rootsig_1_1'

/** dxc does not join literals of a macro that nothing stands between, so the attribute of an entry point gets a chance, too. */
function theirs(file: string, name: string): Buffer | undefined {
  const wrapper = join(folder, 'entry.hlsl')
  writeFileSync(
    wrapper,
    `#include "${resolve(file)}"\n[RootSignature(${name})] [numthreads(1, 1, 1)] void entry() {}\n`,
  )
  return dxcPart(['-T', profile, '-E', name, file]) ?? dxcPart(['-T', 'cs_6_0', '-E', 'entry', wrapper])
}

function dxcPart(args: readonly string[]): Buffer | undefined {
  const output = join(folder, 'theirs.bin')
  writeFileSync(output, '')
  const { status } = spawnSync(values.dxc, [...args, '-Fo', output], { encoding: 'utf8' })
  const bytes = readFileSync(output)
  return status === 0 && bytes.length > 0 ? partOf(bytes) : undefined
}

function ours(file: string, name: string): Buffer | undefined {
  const options: CompileOptions = { ...defaultOptions, profile, entry: name }
  const { output } = emit('root-signature')(compiler, { path: file }, options)
  return output instanceof Uint8Array ? partOf(output) : undefined
}

function partOf(bytes: Uint8Array): Buffer {
  const part = readContainer(bytes).parts.find(({ name }) => name === 'RTS0')
  return Buffer.from(part?.data ?? [])
}

// ---- Signatures of files

const looksLikeOne = /^\s*#\s*define\s+(\w+)[ \t\\]((?:[^\n\\]|\\\r?\n|\\)*)/gm
const words = /"[^"]*\b(?:RootFlags|DescriptorTable|RootConstants|StaticSampler|(?:CBV|SRV|UAV)\s*\()/

function compareMacros(file: string): void {
  for (const [, name, body] of readFileSync(file, 'latin1').matchAll(looksLikeOne)) {
    if (!words.test(body!)) continue
    const [other, own] = [theirs(file, name!), ours(file, name!)]
    if (!other && !own) note('both refuse')
    else if (!other) note('only dxc refuses', `${file} ${name}`)
    else if (!own) note('only descry refuses', `${file} ${name}`)
    else note(other.equals(own) ? 'equal' : 'differs', other.equals(own) ? undefined : `${file} ${name}`)
  }
}

// ---- Signatures made for entry points

function makeFor(path: string, options: CompileOptions): RootSignature | string {
  const compilation = compiler.generate(
    { path },
    { ...options, rootSignature: { ...options.rootSignature, isIgnored: true } },
  )
  const { bindings, lowered, profile: parsed, errorCount } = compilation
  if (errorCount > 0 || !bindings || !lowered) return 'rejected by the front end'
  if (bindings.resources.some(({ isAssigned }) => !isAssigned)) return 'has resources without registers'
  const made = makeRootSignature([needsOf(bindings, lowered.module, parsed, nowhere)], {
    version: 1,
    mostConstants: 0,
    descriptors: 'constant buffers',
    isLocal: false,
  })
  return typeof made === 'number' ? 'too large' : made
}

function checkMade(id: string, path: string, options: CompileOptions): void {
  const made = makeFor(path, options)
  if (typeof made === 'string') {
    note(made)
    return
  }
  // A name of its own: files are read once.
  const text = join(folder, `made${counts.get('bytes equal') ?? 0}-${counts.get('bytes differ') ?? 0}.hlsl`)
  writeFileSync(text, printHlsl(made, 'RS'))
  const [other, own] = [theirs(text, 'RS'), ours(text, 'RS')]
  if (other && own?.equals(other)) note('bytes equal')
  else note('bytes differ', id)
  judge(id, path, options, printHlsl(made, 'RS'))
  if (values.cxx !== undefined) compileCpp(id, values.cxx, printCpp(made, 'RS'))
}

/** The text of the macro as a `-D` option. */
function defineOf(text: string): string {
  const literals = [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1])
  return `DESCRY_RS="${literals.join('')}"`
}

function judge(id: string, path: string, options: CompileOptions, text: string): void {
  const rootSignature = { ...options.rootSignature, define: 'DESCRY_RS' }
  const given = { ...options, defines: [...options.defines, defineOf(text)], rootSignature }
  const { outcome, output } = emit('container')(compiler, { path }, given)
  if (!(output instanceof Uint8Array)) {
    note('no container', `${id}: ${outcome.reported[0]?.diagnostic.message}`)
    return
  }
  // Libraries have root signatures as subobjects only.
  if (partOf(output).length === 0 && !options.profile?.startsWith('lib')) note('no RTS0 in the container', id)
  const file = join(folder, 'made.dxo')
  writeFileSync(file, output)
  const { status, stdout, stderr } = spawnSync(values.dxv, [file], { encoding: 'utf8' })
  if (status === 0) note('valid')
  else note('invalid', `${id}: ${`${stdout}${stderr}`.split('\n')[0]}`)
}

/** What the C++ form needs of d3d12.h, in as few lines as can be. */
const header = `
#include <climits>
typedef unsigned UINT; typedef float FLOAT;
`

function compileCpp(id: string, cxx: string, text: string): void {
  const file = join(folder, 'made.cpp')
  const names = new Set(text.match(/\bD3D(?:12)?_[A-Z0-9_]+\b/g))
  const types = new Set(['D3D12_DESCRIPTOR_RANGE1', 'D3D12_ROOT_PARAMETER1', 'D3D12_STATIC_SAMPLER_DESC'])
  for (const type of ['D3D12_VERSIONED_ROOT_SIGNATURE_DESC', 'D3D12_ROOT_SIGNATURE_DESC1']) types.add(type)
  const constants = [...names].filter((name) => !types.has(name)).map((name) => `constexpr int ${name} = 1;`)
  writeFileSync(file, `${header}${constants.join('\n')}\n${structs}\n${text}\n`)
  const { status, stderr } = spawnSync(cxx, ['-std=c++20', '-fsyntax-only', file], { encoding: 'utf8' })
  if (status === 0) note('C++ compiles')
  else note('C++ does not compile', `${id}: ${stderr.split('\n').find((line) => line.includes('error'))}`)
}

const structs = `
struct D3D12_DESCRIPTOR_RANGE1 { int RangeType; UINT NumDescriptors, BaseShaderRegister, RegisterSpace; int Flags; UINT OffsetInDescriptorsFromTableStart; };
struct D3D12_ROOT_DESCRIPTOR_TABLE1 { UINT NumDescriptorRanges; const D3D12_DESCRIPTOR_RANGE1 *pDescriptorRanges; };
struct D3D12_ROOT_CONSTANTS { UINT ShaderRegister, RegisterSpace, Num32BitValues; };
struct D3D12_ROOT_DESCRIPTOR1 { UINT ShaderRegister, RegisterSpace; int Flags; };
struct D3D12_ROOT_PARAMETER1 {
  int ParameterType;
  union { D3D12_ROOT_DESCRIPTOR_TABLE1 DescriptorTable; D3D12_ROOT_CONSTANTS Constants; D3D12_ROOT_DESCRIPTOR1 Descriptor; };
  int ShaderVisibility;
};
struct D3D12_STATIC_SAMPLER_DESC {
  int Filter, AddressU, AddressV, AddressW; FLOAT MipLODBias; UINT MaxAnisotropy; int ComparisonFunc, BorderColor;
  FLOAT MinLOD, MaxLOD; UINT ShaderRegister, RegisterSpace; int ShaderVisibility;
};
struct D3D12_ROOT_SIGNATURE_DESC1 {
  UINT NumParameters; const D3D12_ROOT_PARAMETER1 *pParameters; UINT NumStaticSamplers;
  const D3D12_STATIC_SAMPLER_DESC *pStaticSamplers; int Flags;
};
struct D3D12_VERSIONED_ROOT_SIGNATURE_DESC { int Version; union { D3D12_ROOT_SIGNATURE_DESC1 Desc_1_1; }; };`

const [mode, ...files] = positionals
if (mode === 'macros') for (const file of files) compareMacros(file)
else
  for (const file of files) {
    const entries = presentEntries(readEntries(file), values.src).filter(
      (_, index) => index % Number(values.every) === 0,
    )
    for (const entry of entries) {
      const input = inputOf(entry, values.src)
      if (!('problem' in input) && existsSync(input.path)) checkMade(entry.id, input.path, input.options)
    }
  }
for (const [what, count] of [...counts].sort()) console.log(`${String(count).padStart(5)} ${what}`)
