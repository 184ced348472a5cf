// `descry FILE`: compile like dxc. Diagnostics go to stderr, the output to stdout or into the files that were asked for.
import { isAbsolute } from 'node:path'
import type { Compilation } from '../../driver/compilation.ts'
import { createCompiler } from '../../driver/compiler.ts'
import { type CompileOptions, type DebugOptions, isForVulkan } from '../../driver/options.ts'
import { loadWriters } from '../../driver/outputs/load.ts'
import {
  groupByTarget,
  type Output,
  type OutputDetails,
  type OutputName,
  outputForFile,
  outputs,
  writeOutputs,
} from '../../driver/outputs.ts'
import { signatureProfile } from '../../driver/root-signatures.ts'
import { createDiskHost } from '../../node/host.ts'
import { dependencyFileFor } from '../../preprocess/dependencies.ts'
import type { SourceMap } from '../../support/source.ts'
import { readBytes, readInput, startsWith } from '../input.ts'
import { lostFile, writeWithFolders } from '../output.ts'
import type { Recompilation } from '../recompile.ts'
import { reportText } from '../report.ts'
import type { Settings } from '../settings.ts'
import { compileOptions, isForPeople } from '../settings.ts'
import type { Terminal } from '../terminal.ts'
import { exitStatus, fail } from '../terminal.ts'
import type { TimeTrace } from '../time-trace.ts'

/** One output, and the file it goes to; stdout without one. */
export interface Request {
  readonly name: OutputName
  readonly file?: string | undefined
}

export async function run(given: Settings, terminal: Terminal): Promise<number> {
  if (!given.recompiles) return await perform(given, terminal)
  const { prepareRecompilation } = await import('../recompile.ts')
  const again = prepareRecompilation(given)
  return typeof again === 'string' ? fail(terminal, [again]) : await perform(again.settings, terminal, again)
}

/** Compiles, or does what options ask for instead: changes a container, dumps, verifies or links. `known`: a source that is in no file. */
async function perform(settings: Settings, terminal: Terminal, known?: Recompilation): Promise<number> {
  const changesContainer = isAboutContainer(settings)
  if (changesContainer) {
    const { runOnContainer } = await import('../container-files.ts')
    const status = runOnContainer(settings, terminal)
    if (status !== exitStatus.success || settings.listingFile === undefined) return status
  }
  if (changesContainer || settings.dumpsBinary || settings.privateOutput !== undefined)
    return (await import('./dump.ts')).run(settings, terminal)
  if (settings.verifies) return (await import('./verify.ts')).run(settings, terminal)
  const requests = requestsOf(settings)
  if (settings.links) return await linkInputs(settings, requests, terminal)
  return await compile(settings, requests, terminal, known)
}

async function compile(
  settings: Settings,
  requests: readonly Request[],
  terminal: Terminal,
  known: Recompilation | undefined,
): Promise<number> {
  const asked = requests.map(({ name }) => name)
  const names = isSignatureChecked(settings, asked) ? [...asked, 'container' as const] : asked
  const groups = groupByTarget(names, settings.compile.target)
  if (typeof groups === 'string') return fail(terminal, [groups])
  const input = known?.input ?? readInput(settings.inputs[0]!)
  if (typeof input === 'string') return fail(terminal, [input])
  const compileFor = { ...compileOptions(settings), target: groups[0]?.target, debug: debugOptions(settings, terminal) }
  const options = {
    ...compileFor,
    ineffective: [...compileFor.ineffective, ...unusedOptions(settings, requests, compileFor)],
  }
  const trace = await timeTrace(settings)
  const host = known?.host ?? createDiskHost(settings.includeRoot)
  const compilation = createCompiler(host, trace).compile(input, options)
  const writers = await loadWriters(names)
  const problems: string[] = []
  const details = outputDetails(settings, problems)
  if (problems.length > 0) return fail(terminal, problems)
  trace?.begin('compile')
  const written = writeOutputs(compilation, writers, details)
  trace?.end()
  const files = [...requests.map(({ file }) => file), settings.diagnosticsFile, settings.timing.trace]
  const lost = lostFile(files, compilation.dependencies)
  if (lost !== undefined) return fail(terminal, [lost])
  if (settings.showsIncludes) showIncludes(compilation.sources, requests, settings, terminal)
  await reportDiagnostics(compilation, settings, terminal, problems)
  if (trace) writeTimes(trace, settings, terminal, problems)
  const misfits: string[] = []
  if (settings.rootSignature.extract && written && !written.has('root-signature'))
    misfits.push('there is no root signature')
  const ready = written && (await finished(written, settings, problems, misfits))
  if (ready) await writeRequests(requests, ready, compilation, terminal, problems)
  if (problems.length > 0) return fail(terminal, problems)
  for (const misfit of misfits) terminal.error(`${input.path}: error: ${misfit}\n`)
  if (misfits.length > 0) return exitStatus.failure
  return compilation.errorCount > 0 ? exitStatus.failure : exitStatus.success
}

async function reportDiagnostics(
  compilation: Compilation,
  settings: Settings,
  terminal: Terminal,
  problems: string[],
): Promise<void> {
  terminal.error(await reportText([compilation], settings, terminal))
  if (settings.diagnosticsFile === undefined) return
  const text = await reportText([compilation], { ...settings, color: 'never' }, terminal)
  writeWithFolders(settings.diagnosticsFile, text, problems)
}

async function writeRequests(
  requests: readonly Request[],
  written: ReadonlyMap<OutputName, Output>,
  compilation: Compilation,
  terminal: Terminal,
  problems: string[],
): Promise<void> {
  for (const { name, file } of requests) {
    const output = written.get(name)
    if (output === undefined) continue
    if (file !== undefined) writeWithFolders(await fileName(name, file, compilation), output, problems)
    else if (typeof output !== 'string' && terminal.outIsTerminal)
      problems.push(`'${name}' is not text to print on a terminal; -Fo writes it to a file`)
    else terminal.out(output)
  }
}

async function linkInputs(settings: Settings, requests: readonly Request[], terminal: Terminal): Promise<number> {
  const problems: string[] = []
  const details = outputDetails(settings, problems)
  if (problems.length > 0) return fail(terminal, problems)
  return (await import('../link.ts')).runLink(settings, requests, details, terminal)
}

function outputDetails(settings: Settings, problems: string[]): OutputDetails {
  return {
    objectFile: settings.objectFile,
    variable: settings.headerVariable,
    privateData: privateData(settings, problems),
  }
}

/** The timer of the stages, if times are asked for. */
async function timeTrace({ timing: { report, trace } }: Settings): Promise<TimeTrace | undefined> {
  if (!report && trace === undefined) return undefined
  const { TimeTrace } = await import('../time-trace.ts')
  return new TimeTrace()
}

function writeTimes(times: TimeTrace, { timing }: Settings, terminal: Terminal, problems: string[]): void {
  const { report, trace, granularity } = timing
  if (report) terminal.error(times.report())
  if (trace === '-') terminal.out(times.json(granularity))
  else if (trace !== undefined) writeWithFolders(trace, times.json(granularity), problems)
}

/** Options of outputs that are not written; dxc refuses them. */
function unusedOptions(
  settings: Settings,
  requests: readonly Request[],
  options: CompileOptions,
): CompileOptions['ineffective'] {
  const { headerVariable, rootSignature, privateFile } = settings
  const writes = (wanted: OutputName) => requests.some(({ name }) => name === wanted)
  const shifts = isForVulkan(options) ? [] : options.vulkan.shifts.map(({ letter }) => `-fvk-${letter}-shift`)
  const unused = [...new Set(shifts)].map((name) => ({ name, why: 'it is for Vulkan (-spirv)' }))
  const noContainer = 'no container is written (-Fo)'
  if (rootSignature.set !== undefined && !writes('container'))
    unused.push({ name: '-setrootsignature', why: noContainer })
  if (privateFile !== undefined && !writes('container') && !(writes('header') && !isForVulkan(options)))
    unused.push({ name: '-setprivate', why: noContainer })
  if (rootSignature.verify !== undefined && isForVulkan(options))
    unused.push({ name: '-verifyrootsignature', why: 'it is for DXIL' })
  if (headerVariable !== undefined && !writes('header')) unused.push({ name: '-Vn', why: 'no header is written (-Fh)' })
  const written = settings.preprocess ? 'preprocessed text is' : 'dependencies are'
  for (const { name, file } of filesAskedFor(settings))
    if (!requests.some((request) => request.file === file)) unused.push({ name, why: `only ${written} written` })
  return unused
}

/** The files that a whole compilation would write. */
function filesAskedFor(settings: Settings): { name: string; file: string }[] {
  const { listingFile, rootSignature, files } = settings
  // The rule of `-M` names it.
  const objectFile = settings.preprocess ? settings.objectFile : undefined
  const named = { '-Fo': objectFile, '-Fc': listingFile, '-Frs': rootSignature.file }
  return [
    ...Object.entries(named).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }])),
    ...files.map(({ name, file }) => ({ name: fileOptions[name] ?? name, file })),
  ]
}

const fileOptions: Partial<Record<OutputName, string>> = {
  header: '-Fh',
  pdb: '-Fd',
  'reflection-part': '-Fre',
  'shader-hash': '-Fsh',
}

/** `-verifyrootsignature` needs the container, whether it is written or not. */
function isSignatureChecked({ rootSignature, isSpirv }: Settings, outputNames: readonly OutputName[]): boolean {
  const isForDxil = outputNames.some((name) => name === 'header' || outputs[name].target === 'dxil')
  return rootSignature.verify !== undefined && isForDxil && !isSpirv && !outputNames.includes('container')
}

/** Whether the input is a compiled shader that is to be changed or disassembled. */
function isAboutContainer(settings: Settings): boolean {
  const { inputs, rootSignature, compile, recompiles, links, dumpsBinary, objectFile, strippedParts, privateFile } =
    settings
  const { extract, file, set, verify } = rootSignature
  const [path = '-'] = inputs
  if (recompiles || links) return false
  const isWritten = objectFile !== undefined
  const isChanged = dumpsBinary || strippedParts.length > 0 || privateFile !== undefined
  const isAsked = extract || compile.rootSignature.isStripped || (file ?? set ?? verify) !== undefined
  return (isAsked || (isWritten && isChanged)) && path !== '-' && startsWith(path, 'DXBC')
}

/** With the root signature of another file in the container, or compared with it; nothing where that fails. */
export async function finished(
  written: ReadonlyMap<OutputName, Output>,
  settings: Settings,
  problems: string[],
  misfits: string[],
): Promise<ReadonlyMap<OutputName, Output> | undefined> {
  const { set, verify } = settings.rootSignature
  const container = written.get('container')
  if (container === undefined || typeof container === 'string' || (set ?? verify) === undefined) return written
  const { updateContainer } = await import('../container-files.ts')
  const updated = updateContainer(container, settings, problems, misfits)
  return updated && problems.length + misfits.length === 0 ? new Map([...written, ['container', updated]]) : undefined
}

function privateData({ privateFile }: Settings, problems: string[]): Uint8Array | undefined {
  if (privateFile === undefined) return undefined
  const bytes = readBytes(privateFile)
  if (typeof bytes !== 'string') return bytes
  problems.push(bytes)
  return undefined
}

/** On stdout as in dxc, unless something else than a listing, whose comments look the same, is printed there. */
function showIncludes(
  sources: SourceMap,
  requests: readonly Request[],
  { format }: Settings,
  terminal: Terminal,
): void {
  const isShared = !isForPeople(format) || requests.some(({ name, file }) => file === undefined && name !== 'listing')
  if (isShared) terminal.error(includeTree(sources))
  else terminal.out(includeTree(sources))
}

/** As dxc prints it: every path that was opened, once, as seen from the current folder, with the number of files before it. */
function includeTree(sources: SourceMap): string {
  const names = [
    ...new Set(sources.includes.map(({ name }) => (isAbsolute(name) ? name : `./${name.replace(/^\.\//, '')}`))),
  ]
  const lines = names.map((name, index) => `; Opening file [${name}], stack top [${index}]\n`)
  return lines.length === 0 ? '' : `${lines.join('')}; \n`
}

/** Debug information must be somewhere, unless `-Qstrip_debug` drops it; a module of SPIR-V keeps it anyway. */
function debugOptions(settings: Settings, terminal: Terminal): DebugOptions {
  const { files, isSpirv, strippedParts } = settings
  const { debug } = settings.compile
  const isSomewhere = isSpirv || debug.isEmbedded || files.some(({ name }) => name === 'pdb')
  if (debug.kind !== 'full' || isSomewhere || strippedParts.includes('ILDB')) return debug
  terminal.error('descry: warning: no file for debug information (-Fd), so it stays in the container (-Qembed_debug)\n')
  return { ...debug, isEmbedded: true }
}

/** A program database in a folder is called after its shader. */
async function fileName(name: OutputName, file: string, compilation: Compilation): Promise<string> {
  if (name !== 'pdb' || !/[\\/]$/.test(file)) return file
  const { debugStage } = await import('../../driver/dxil.ts')
  return file + (compilation.ask(debugStage)?.name ?? '')
}

/** What the options ask for. */
export function requestsOf(settings: Settings): readonly Request[] {
  const { objectFile, listingFile, rootSignature } = settings
  if (settings.dependencies === 'print') return [{ name: 'dependencies', file: settings.dependencyFile }]
  if (settings.preprocess) return [{ name: 'preprocessed', file: settings.preprocessFile }]
  const requests: Request[] = []
  const isSignature = rootSignature.extract || signatureProfile(settings.compile) !== undefined
  const main = settings.emit ?? (settings.isSpirv ? 'spirv' : isSignature ? 'root-signature' : 'container')
  const readable = outputs[main].readable ?? main
  if (objectFile !== undefined) requests.push({ name: outputForFile(main, objectFile), file: objectFile })
  if (listingFile !== undefined) requests.push({ name: main === 'dxil' ? 'listing' : readable, file: listingFile })
  // As dxc: without a file to write to, the text.
  const isWritten = settings.files.some(({ name }) => name === 'header' || name === 'pdb')
  const isWrittenAlone = isSignature && rootSignature.file !== undefined
  if (requests.length === 0 && (settings.emit !== undefined || !(isWritten || isWrittenAlone)))
    requests.push({ name: settings.emit ?? readable })
  if (rootSignature.file !== undefined) requests.push({ name: 'root-signature', file: rootSignature.file })
  for (const { name, file } of settings.files) requests.push({ name: outputForFile(name, file), file })
  if (settings.dependencies === 'write') requests.push({ name: 'dependencies', file: dependencyFile(settings) })
  return requests
}

function dependencyFile({ dependencyFile, objectFile, inputs }: Settings): string {
  return dependencyFile ?? dependencyFileFor(objectFile ?? inputs[0]!)
}
