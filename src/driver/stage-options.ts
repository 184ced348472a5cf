// What the stages of the front end take from the options.
import { offlineShaderModel, type Profile, rootSignatureProfiles } from '../hlsl/profiles.ts'
import type { LowerOptions } from '../lower/lower.ts'
import type { ParseOptions } from '../parse/parse.ts'
import { predefinedMacros } from '../preprocess/predefined.ts'
import type { CheckOptions, LibraryExports } from '../sema/checker.ts'
import { unmangled } from '../targets/dxil/mangled-names.ts'
import { defaultEnvironment, spirvVersionOf } from '../targets/vulkan/options.ts'
import { type CompileOptions, defaultTarget, isForVulkan, languageOf, versionNumber } from './options.ts'

/** DXC's macros: shaders written for dxc test `__hlsl_dx_compiler`. */
export function macrosOf(
  { stage, major, minor }: Profile,
  options: CompileOptions,
): readonly (readonly [string, string])[] {
  const macros = predefinedMacros({
    compiler: 'dxc',
    stage,
    major,
    minor,
    languageVersion: versionNumber(options.hlslVersion),
    hasNative16Bit: options.native16Bit,
    spirv: isForVulkan(options) ? spirvVersionOf(options.vulkan.environment ?? defaultEnvironment) : undefined,
  })
  if (!rootSignatureProfiles.some((each) => each === options.profile)) return macros
  return macros.map(([name, value]) => [name, ofSignatures[name] ?? value])
}

/** A root signature by itself is for no stage and no shader model. */
const ofSignatures: Readonly<Record<string, string>> = {
  __SHADER_TARGET_STAGE: '16',
  __SHADER_TARGET_MAJOR: '0',
  __SHADER_TARGET_MINOR: '0',
}

export function parseOptions(options: CompileOptions, path: string): ParseOptions {
  const isStrictLikeDxc = options.rules === 'dxc'
  return { language: languageOf(options, path), hlslVersion: versionNumber(options.hlslVersion), isStrictLikeDxc }
}

export function checkOptions(profile: Profile, options: CompileOptions, path: string): CheckOptions {
  return {
    language: languageOf(options, path),
    hlslVersion: versionNumber(options.hlslVersion),
    stage: profile.stage,
    shaderModel: { major: profile.major, minor: profile.minor },
    entry: profile.stage === 'library' ? '' : options.entry,
    isProfileAssumed: options.profile === undefined,
    native16Bit: options.native16Bit,
    defaultRowMajor: options.matrixOrder === 'row',
    target: options.target ?? defaultTarget,
    isLenientLikeDxc: options.rules === 'dxc',
    isBackCompatible: options.isBackCompatible,
    exports: libraryExports(profile, options),
    rootSignatureVersion: options.rootSignature.version,
    hasPayloadQualifiers: hasPayloadQualifiers(profile, options),
    hasMessages: options.keepsMessages || isForVulkan(options),
  }
}

/** From 6.7 on, and in 6.6 when asked for. */
export function hasPayloadQualifiers({ stage, minor }: Profile, { payloadQualifiers }: CompileOptions): boolean {
  if (stage !== 'library' || payloadQualifiers === 'off') return false
  return minor >= 7 || (minor === 6 && payloadQualifiers === 'on')
}

export function lowerOptions(profile: Profile, options: CompileOptions, name: string): LowerOptions {
  return {
    profile,
    name,
    debug: options.debug.kind === 'full',
    strictFloats: options.strictFloats,
    defaultRowMajor: options.matrixOrder === 'row',
    hasMessages: options.keepsMessages ? 'with text' : isForVulkan(options),
    hasBuiltInVariables: isForVulkan(options),
    preciseOutputs: options.preciseOutputs,
    isBackCompatible: options.isBackCompatible,
    validatorVersion: options.validatorVersion,
  }
}

/** Whether functions of a library are exported without `export`, when no option names the exports. */
export function isExternalByDefault({ stage, minor }: Profile, { exports }: CompileOptions): boolean {
  if (stage !== 'library' || exports.names || exports.shadersOnly) return false
  return exports.linkage === undefined ? minor === offlineShaderModel : exports.linkage === 'external'
}

function libraryExports(profile: Profile, options: CompileOptions): LibraryExports {
  const { names, shadersOnly } = options.exports
  return {
    isExternalByDefault: isExternalByDefault(profile, options),
    names: names && new Set(names.map(({ target }) => unmangled(target))),
    shadersOnly,
  }
}
