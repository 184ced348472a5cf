// `descry rootsig FILE... [-E ENTRIES]`: writes a root signature that fits all of the entry points.
//
//   descry rootsig mesh.hlsl -E vs_6_0:VSMain,ps_6_0:PSMain
//   #define RS \
//     "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT), " \
//     "CBV(b0), " \
//     "DescriptorTable(SRV(t0, numDescriptors = 3), visibility = SHADER_VISIBILITY_PIXEL)"

import type { Compilation, Input } from '../../driver/compilation.ts'
import { createCompiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { needsOf } from '../../driver/root-signatures.ts'
import { createDiskHost } from '../../node/host.ts'
import { makeRootSignature } from '../../rootsig/make.ts'
import { printHlsl } from '../../rootsig/print.ts'
import { printCpp } from '../../rootsig/print-cpp.ts'
import type { RootSignature } from '../../rootsig/signature.ts'
import { writeRootSignature } from '../../rootsig/write.ts'
import { nowhere } from '../../support/source.ts'
import { assemble } from '../../targets/dxil/write/container.ts'
import { readInput } from '../input.ts'
import { lostFile, writeTo } from '../output.ts'
import { filesNamed } from '../project/files.ts'
import { printReportBeside } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'

export async function run(settings: Settings, terminal: Terminal): Promise<number> {
  const inputs: Input[] = []
  for (const path of settings.inputs.flatMap(filesNamed)) {
    const input = readInput(path)
    if (typeof input === 'string') return fail(terminal, [input])
    inputs.push(input)
  }
  const compiler = createCompiler(createDiskHost(settings.includeRoot))
  const compilations = inputs.flatMap((input) =>
    entriesOf(settings).map((options) => compiler.generate(input, options)),
  )
  await printReportBeside(compilations, settings, terminal)
  if (compilations.some(({ errorCount }) => errorCount > 0)) return exitStatus.failure
  const lost = lostFile(
    [settings.objectFile],
    compilations.flatMap(({ dependencies }) => dependencies),
  )
  if (lost !== undefined) return fail(terminal, [lost])
  const open = compilations.flatMap(unassigned)
  if (open.length > 0) return fail(terminal, open)
  const { making } = settings.rootSignature
  const version = settings.compile.rootSignature.version
  const made = makeRootSignature(compilations.flatMap(needs), { ...making, version })
  if (typeof made === 'number')
    return fail(terminal, [`the shaders need a root signature of ${made} words; D3D12 allows 64`])
  return write(made, settings, terminal)
}

/** `-E A,B`, each with a profile before it if it needs one: `ps_6_0:A`. The signature they bring along is not looked at. */
function entriesOf(settings: Settings): readonly CompileOptions[] {
  const options = compileOptions(settings)
  const rootSignature = { ...options.rootSignature, isIgnored: true }
  return options.entry.split(',').map((word) => {
    const colon = word.indexOf(':')
    const profile = colon < 0 ? options.profile : word.slice(0, colon)
    return { ...options, rootSignature, profile, entry: word.slice(colon + 1) }
  })
}

function needs({ bindings, profile, lowered }: Compilation): ReturnType<typeof needsOf>[] {
  return bindings && lowered ? [needsOf(bindings, lowered.module, profile, nowhere)] : []
}

function unassigned({ bindings, input }: Compilation): string[] {
  const open = bindings?.resources.find(({ isAssigned }) => !isAssigned)
  return open ? [`'${open.name}' of '${input.path}' has no register; give it one, or use -auto-binding-space`] : []
}

function write(signature: RootSignature, settings: Settings, terminal: Terminal): number {
  const { objectFile, rootSignature, compile } = settings
  const output = textOf(signature, rootSignature.form, rootSignature.name, compile.signed)
  const problems: string[] = []
  if (objectFile !== undefined) writeTo(objectFile, output, problems)
  else if (typeof output !== 'string' && terminal.outIsTerminal)
    problems.push('bytes are not text to print on a terminal; -Fo writes them to a file')
  else terminal.out(output)
  return problems.length > 0 ? fail(terminal, problems) : exitStatus.success
}

function textOf(signature: RootSignature, form: string, name: string, isSigned: boolean): string | Uint8Array {
  if (form === 'cpp') return printCpp(signature, name)
  if (form === 'bytes') return assemble([{ name: 'RTS0', data: writeRootSignature(signature) }], isSigned)
  return printHlsl(signature, name)
}
