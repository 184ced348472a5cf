// The macros a target defines before the first line.
//
// DXC's are those of its InitPreprocessor.cpp (version of the golden data: 1.9.2607), Clang's those `clang -E -dM` shows for
// HLSL that a shader may ask for.
import { type Stage, stageList, stages } from '../hlsl/profiles.ts'

export interface PredefinedTarget {
  /** Whose macros: `__hlsl_dx_compiler` or `__hlsl_clang`. */
  readonly compiler: 'dxc' | 'clang'
  readonly stage: Stage
  readonly major: number
  readonly minor: number
  /** 2016 to 2021; 202x is 2029. */
  readonly languageVersion: number
  /** `-enable-16bit-types`. */
  readonly hasNative16Bit: boolean
  /** The SPIR-V version when that is the target. */
  readonly spirv: { readonly major: number; readonly minor: number } | undefined
}

/** Stages that can be a target have a macro. */
const targets = stageList.filter((stage) => stages[stage].prefix !== undefined)

/** 202x is 2029 to DXC; Clang counts it as 2028 and 202y as 2029. */
const unfinishedVersion = 2029
const clangUnfinishedVersion = 2028

export function predefinedMacros(target: PredefinedTarget): readonly (readonly [name: string, value: string])[] {
  const { compiler, spirv } = target
  const isUnfinished = compiler === 'clang' && target.languageVersion === unfinishedVersion
  const macros: (readonly [string, string])[] = [
    ['__HLSL_VERSION', String(isUnfinished ? clangUnfinishedVersion : target.languageVersion)],
    ...targets.map((stage) => [`__SHADER_STAGE_${stage.toUpperCase()}`, String(stages[stage].kind)] as const),
    ['__SHADER_TARGET_STAGE', String(stages[target.stage].kind)],
    ['__SHADER_TARGET_MAJOR', String(target.major)],
    ['__SHADER_TARGET_MINOR', String(target.minor)],
  ]
  if (target.hasNative16Bit) macros.push(['__HLSL_ENABLE_16_BIT', '1'])
  if (compiler === 'dxc')
    macros.push(
      ['__hlsl_dx_compiler', '1'],
      ['__DXC_VERSION_MAJOR', '1'],
      ['__DXC_VERSION_MINOR', '9'],
      ['__DXC_VERSION_RELEASE', '2607'],
      ['__DXC_VERSION_COMMITS', '0'],
    )
  else
    macros.push(
      ['__hlsl_clang', '1'],
      ['__HLSL_202x', String(clangUnfinishedVersion)],
      ['__HLSL_202y', String(unfinishedVersion)],
      ['__clang__', '1'],
      ['__clang_major__', '22'],
      ['__clang_minor__', '1'],
      ['__clang_patchlevel__', '8'],
    )
  if (spirv) {
    macros.push(['__spirv__', '1'])
    if (compiler === 'dxc')
      macros.push(['__SPIRV_MAJOR_VERSION__', String(spirv.major)], ['__SPIRV_MINOR_VERSION__', String(spirv.minor)])
    else macros.push(['__SPIRV__', '1'], ['__spirv', '1'], ['__SPIRV', '1'])
  }
  return macros
}
