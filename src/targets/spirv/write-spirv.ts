// From a prepared shader to the words of a SPIR-V module, from top to bottom.
//
// Everything others refer to is declared first: resources, blocks, inputs and outputs, globals. Then the functions are written,
// callees first, and last the entry point, whose interface lists all variables there are.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { spirvDiagnostics } from '../../diagnostics/tables/spirv.ts'
import type { ProgramFunction } from '../../program/program.ts'
import type { Span } from '../../support/source.ts'
import { reachedFrom } from '../vulkan/collect.ts'
import { isPermitted } from '../vulkan/extensions.ts'
import type { VulkanShader } from '../vulkan/model.ts'
import { environmentOf, spirvVersionOf, type VulkanEnvironment } from '../vulkan/options.ts'
import { environmentLacks, type Shared, unsupported } from './context.ts'
import { DebugInfo, type SpirvDebug } from './debug-info.ts'
import { declareEntry, writeEntryPoint } from './entry-points.ts'
import { declareFunction, writeFunction } from './functions.ts'
import { declareGlobal, declareSpecialization } from './globals.ts'
import { inlineInstruction } from './inline-instructions.ts'
import type { ModeOptions } from './modes.ts'
import { SpirvModule, type SpirvVersion } from './module.ts'
import { hasPrecision } from './precise-variables.ts'
import { declareBuffer, declarePushConstant, declareResources } from './resources.ts'

export type { SpirvDebug }

interface SpirvOptions extends ModeOptions {
  /**
   * Every statement begins with an OpLine whose line is its Location, for tools that show where instructions come from; no other tool
   * can read such a module.
   */
  readonly marksLines?: true
  readonly debug?: SpirvDebug | undefined
  readonly environment: VulkanEnvironment | undefined
  readonly extensions: readonly string[]
  readonly mostIds: number | undefined
  readonly usesVulkanModel: boolean
  readonly reflects: boolean
}

/** As the header of a module has it. */
function versionWord(environment: VulkanEnvironment): SpirvVersion {
  const { major, minor } = spirvVersionOf(environment)
  return (major << 16) | (minor << 8)
}

const mostComponents = 4

/** The module's words; when the sink has new errors they are not of use. */
export function writeSpirv(shader: VulkanShader, options: SpirvOptions, sink: DiagnosticSink): Uint32Array {
  const module = writeModule(shader, options, sink)
  // Inline SPIR-V may ask for the model anywhere, and every access depends on it.
  if (module.isVulkanModel || !module.needsVulkanModel || sink.errorCount > 0) return module.toWords()
  return writeModule(shader, { ...options, usesVulkanModel: true }, sink).toWords()
}

function writeModule(shader: VulkanShader, options: SpirvOptions, sink: DiagnosticSink): SpirvModule {
  const stages = shader.entries.map(({ stage }) => stage)
  const version = versionWord(environmentOf(options.environment, stages))
  const module = new SpirvModule(version, options.usesVulkanModel)
  const shared: Shared = {
    module,
    shader,
    entry: shader,
    sink,
    strictFloats: options.strictFloats,
    reflects: options.reflects,
    hasPrecision: hasPrecision(shader),
    debug: options.debug && new DebugInfo(module, options.debug),
    marksLines: options.marksLines ?? false,
    structs: new Map(),
    memoryTypes: new Map(),
    globals: new Map(),
    resources: new Map(),
    functions: new Map(),
    uses: new Map(),
    payloads: new Map(),
    coherentPayloads: new Set(),
    builtIns: new Map(),
    wideBuffers: new Map(),
    refused: new Set(),
    typeKeys: new Map(),
  }
  if (module.isVulkanModel && !module.atLeast(1, 3))
    environmentLacks(shared, spanOf(shader.main), 'the Vulkan memory model', 3)
  for (const entry of shader.entries) declareEntry(shared, entry)
  for (const constant of shader.specialization) declareSpecialization(shared, constant)
  for (const buffer of shader.buffers) declareBuffer(shared, buffer)
  declareResources(shared)
  declarePushConstant(shared)
  for (const variable of shader.globals) declareGlobal(shared, variable)
  for (const target of shader.functions) if (!inlineInstruction(target)) declareFunction(shared, target)
  writeFunctions(shared)
  if (module.longestVector > mostComponents)
    unsupported(shared, spanOf(shader.main), `a vector of ${module.longestVector} components`)
  for (const entry of shader.entries) {
    writeEntryPoint(shared, entry, options)
    shared.debug?.entryPoint(entry.main)
  }
  checkLimits(shared, options)
  return module
}

/** What the command line allows. */
function checkLimits({ module, shader, sink }: Shared, { extensions, mostIds }: SpirvOptions): void {
  const { location } = shader.main
  for (const extension of module.extensions)
    if (!isPermitted(extension, extensions)) sink.report(spirvDiagnostics.err_spirv_extension(location, { extension }))
  if (mostIds !== undefined && module.bound > mostIds)
    sink.report(spirvDiagnostics.err_spirv_ids(location, { bound: module.bound, most: mostIds }))
}

/** Those of an entry point are written as of its stage; one that several call as of the first. */
function writeFunctions(shared: Shared): void {
  const written = new Set<ProgramFunction>()
  for (const entry of shared.shader.entries) {
    shared.entry = entry
    for (const target of reachedFrom([entry.main]).functions) {
      if (!written.has(target) && !inlineInstruction(target)) writeFunction(shared, target)
      written.add(target)
    }
  }
}

function spanOf({ location }: ProgramFunction): Span {
  return { start: location, end: location }
}
