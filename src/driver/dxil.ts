// From a compilation to DXIL: the module, its bitcode, and what debuggers get.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { driverDiagnostics } from '../diagnostics/tables/driver.ts'
import { latestShaderModel, offlineShaderModel, type Profile } from '../hlsl/profiles.ts'
import { printModule } from '../ir/printer.ts'
import { nowhere } from '../support/source.ts'
import { addDebugInfo, addSources } from '../targets/dxil/debug-info.ts'
import type { DxilModule, PayloadFacts } from '../targets/dxil/dxil-module.ts'
import { writeDebugMetadata } from '../targets/dxil/metadata.ts'
import { hex } from '../targets/dxil/read/bytes.ts'
import { type DxilOptions, toDxil } from '../targets/dxil/to-dxil.ts'
import { reportViolations } from '../targets/dxil/validate/report.ts'
import { writeBitcode } from '../targets/dxil/write/bitcode.ts'
import { type ContainerDebug, type DxilProgram, writeProgram } from '../targets/dxil/write/container.ts'
import { md5 } from '../targets/dxil/write/md5.ts'
import type { Compilation } from './compilation.ts'
import { debugSources } from './debug-sources.ts'
import type { CompileOptions } from './options.ts'
import { hasPayloadQualifiers } from './stage-options.ts'
import { tooNewErrorsStage } from './too-new.ts'

/** A stage: the module as DXIL; absent when there are errors. */
export function dxilStage(compilation: Compilation): DxilModule | undefined {
  const { profile, options, sink, program } = compilation
  compilation.ask(tooNewErrorsStage)
  checkValidator(profile, options, sink)
  const generated = compilation.giveAway()
  if (!generated || sink.errorCount > 0) return undefined
  const dxil = toDxil(
    generated,
    { ...dxilOptions(profile, options), subobjects: program.subobjects ?? [], payloads: payloadFacts(compilation) },
    sink,
  )
  if (sink.errorCount === 0) reportViolations(dxil, sink)
  return sink.errorCount === 0 ? dxil : undefined
}

/** A stage: the module as text LLVM reads, before debug information in the form of DXIL's LLVM goes into it. */
export function dxilTextStage(compilation: Compilation): string | undefined {
  const dxil = compilation.ask(dxilStage)
  // DXIL's layout aligns i8 to 32 bits, which LLVM no longer reads; no value is an i8.
  return dxil && printModule(dxil.module, { dataLayout: dxil.module.dataLayout.replace('-i8:32-', '-i8:8-') })
}

/** A stage: the module as bitcode, before debug information goes into it. */
export function programStage(compilation: Compilation): DxilProgram | undefined {
  const dxil = compilation.ask(dxilStage)
  return dxil && writeProgram(dxil)
}

/** A stage: the name and hash by which debuggers find the program database, and the module with debug information. */
export function debugStage(compilation: Compilation): ContainerDebug | undefined {
  const dxil = compilation.ask(dxilStage)
  const program = compilation.ask(programStage)
  const { options } = compilation
  const { kind, hashesSources, isEmbedded, hasSources } = options.debug
  if (!dxil || !program || kind === 'none') return undefined
  void compilation.ask(dxilTextStage)
  const sources = debugSources(compilation)
  const pointees = kind === 'full' ? writeDebugMetadata(dxil) : dxil.pointees
  if (kind === 'full') addDebugInfo(dxil.module, sources)
  if (isEmbedded || hasSources) addSources(dxil.module, sources)
  const bitcode = kind === 'full' ? writeBitcode(dxil.module, pointees) : undefined
  const bytes = md5((hashesSources ? bitcode : undefined) ?? program.bitcode)
  return { name: options.debug.name ?? `${hex(bytes)}.pdb`, bitcode, hash: { bytes, includesSource: hashesSources } }
}

const payloadStages = ['caller', 'closesthit', 'miss', 'anyhit'] as const

function payloadFacts({ program, profile, options }: Compilation): readonly PayloadFacts[] {
  if (!hasPayloadQualifiers(profile, options)) return []
  const bits = (stages: readonly string[], bit: number): number =>
    payloadStages.reduce((sum, stage, index) => sum | (stages.includes(stage) ? bit << (index * 4) : 0), 0)
  return program.structs.flatMap(({ isRayPayload, scope, name, fields }) => {
    if (!isRayPayload) return []
    const masks = fields.map(({ payloadAccess: access }) => (access ? bits(access.read, 1) | bits(access.write, 2) : 0))
    return [{ name: `struct.${scope}${name}`, masks }]
  })
}

const leastValidator = 8

/** 0.0 for modules that are input of a linker: they are not validated. */
export function validatorVersionFor(
  { minor }: Profile,
  { validatorVersion }: CompileOptions,
): readonly [number, number] {
  if (minor === offlineShaderModel) return [0, 0]
  return validatorVersion ?? [1, Math.min(Math.max(minor, leastValidator), latestShaderModel)]
}

/** A validator knows the shader models of its time. */
export function checkValidator(profile: Profile, { validatorVersion }: CompileOptions, sink: DiagnosticSink): void {
  const [major, minor] = validatorVersion ?? [0, 0]
  if (major === 0 || minor >= profile.minor) return
  const parameters = { version: `${major}.${minor}`, profile: profile.text, minor: profile.minor }
  sink.report(driverDiagnostics.err_validator_too_old(nowhere, parameters))
}

function dxilOptions(profile: Profile, options: CompileOptions): DxilOptions {
  const { native16Bit, isPackedOptimized, allResourcesBound, autoBindingSpace, resourcesMayAlias } = options
  const validatorVersion = validatorVersionFor(profile, options)
  const isUnoptimized = options.optimization === 0
  const { keepsReflection } = options
  const denormals = options.denormals === 'any' ? undefined : options.denormals
  return {
    profile,
    native16Bit,
    isPackedOptimized,
    validatorVersion,
    allResourcesBound,
    autoBindingSpace,
    resourcesMayAlias,
    isUnoptimized,
    keepsReflection,
    denormals,
    exports: options.exports.names,
  }
}
