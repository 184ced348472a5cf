// Everything a compilation depends on besides the text: one plain object for the command line, the batch worker and the library.
import type { WarningOptions } from '../diagnostics/sink.ts'
import { defaultWarnings } from '../diagnostics/sink.ts'
import type { Target } from '../hlsl/targets.ts'
import type { RootSignatureVersion } from '../rootsig/signature.ts'
import type { ExportRequest } from '../targets/dxil/exports.ts'
import type { BlockLayoutRules } from '../targets/vulkan/model.ts'
import { defaultVulkanOptions, type VulkanOptions } from '../targets/vulkan/options.ts'

export const hlslVersions = ['2016', '2017', '2018', '2021', '202x'] as const
/** `-HV` */
export type HlslVersion = (typeof hlslVersions)[number]

/** As stages compare it: 2016 to 2021; 202x is 2029, the value DXC gives `__HLSL_VERSION`. */
export function versionNumber(version: HlslVersion): number {
  return version === '202x' ? 2029 : Number(version)
}

export const languages = ['hlsl', 'slang'] as const
/** Which of the two a source is read as. */
export type Language = (typeof languages)[number]

export function languageOf(options: CompileOptions, path: string): Language {
  return options.language ?? (path.toLowerCase().endsWith('.slang') ? 'slang' : 'hlsl')
}

/** What the options say; else Slang's buffers lie as Slang lays them out, std140 and std430: a handle after a float is at 8, not at 4. */
export function vulkanLayout(options: CompileOptions, path: string): BlockLayoutRules {
  const { layout } = options.vulkan
  return layout === 'dxc' && languageOf(options, path) === 'slang' ? 'gl' : layout
}

export const bindingRules = ['clang', 'dxc'] as const
export const denormalModes = ['any', 'preserve', 'ftz'] as const
export const unusedPolicies = ['strip', 'reserve', 'keep'] as const

/** Which functions of a library others see. */
export interface ExportOptions {
  /** Of functions that say neither `export` nor `static` (`-default-linkage`); undefined: external in lib_6_x only. */
  readonly linkage: 'internal' | 'external' | undefined
  /** Nothing but these functions (`-exports`), and what they are called outside. */
  readonly names: readonly ExportRequest[] | undefined
  /** Functions with `export` stay inside (`-export-shaders-only`). */
  readonly shadersOnly: boolean
}

/** What becomes of root signatures. */
export interface RootSignatureSettings {
  /** `-force-rootsig-ver` */
  readonly version: RootSignatureVersion
  /** The macro of `-rootsig-define`. */
  readonly define: string | undefined
  /** `-Qstrip_rootsignature` */
  readonly isStripped: boolean
  /** A new one is to be written: the shader's own does not count. */
  readonly isIgnored: boolean
}

/** What a debugger gets. */
export interface DebugOptions {
  /** `full` (`-Zi`): lines, scopes and variables. `slim` (`-Zs`): only the sources, to compile them again. */
  readonly kind: 'none' | 'full' | 'slim'
  /** Debug information stays in the container (`-Qembed_debug`). */
  readonly isEmbedded: boolean
  /** So do the sources of a module in a program database (`-Qsource_in_debug_module`). */
  readonly hasSources: boolean
  /** The hash that names the shader covers its debug information, too (`-Zss`). */
  readonly hashesSources: boolean
  /** The program database's name, if it is not to be named by the hash (`-Fd`). */
  readonly name: string | undefined
}

/** An option that was given and does nothing. */
export interface IneffectiveOption {
  readonly name: string
  readonly why: string
}

/** What a compilation depends on besides its source. */
export interface CompileOptions {
  /** undefined: Slang for files named `*.slang`, else HLSL. */
  readonly language: Language | undefined
  /** What code is made for: decides about __target_switch and what a DescriptorHandle is; undefined: DXIL. */
  readonly target: Target | undefined
  /** Name of the entry function; libraries have none. */
  readonly entry: string
  /** `cs_6_6`; undefined: what the entry's attributes say, and `cs_6_6` when they say nothing. */
  readonly profile: string | undefined
  /** `NAME` or `NAME=VALUE`, in order. */
  readonly defines: readonly string[]
  /** Macros of the target that are taken away (`-U`). */
  readonly undefines: readonly string[]
  /** Files that are read before the source (`-include`). */
  readonly forcedIncludes: readonly string[]
  /** Operands of `##` are expanded before they are pasted (`-flegacy-macro-expansion`). */
  readonly expandsPasted: boolean
  /** Folders for #include, in order. */
  readonly includes: readonly string[]
  readonly hlslVersion: HlslVersion
  readonly optimization: 0 | 1 | 2 | 3
  readonly warnings: WarningOptions
  /** `half` and `int16_t` are 16 bits wide (`-enable-16bit-types`). */
  readonly native16Bit: boolean
  /** `printf` is kept, for running the module. */
  readonly keepsMessages: boolean
  /** Signatures are packed for size, not so that a longer one keeps the places of a shorter (`-pack-optimized`). */
  readonly isPackedOptimized: boolean
  /** How matrices without `row_major` or `column_major` lie in memory (`-Zpr`, `-Zpc`). */
  readonly matrixOrder: 'row' | 'column'
  /** Which compiler's way of assigning registers is followed. */
  readonly rules: (typeof bindingRules)[number]
  /** What resources that are optimised away do to the registers of the others. */
  readonly unused: (typeof unusedPolicies)[number]
  /** Space for implicit bindings; undefined leaves those of a library unassigned. */
  readonly autoBindingSpace: number | undefined
  /** Registers written on unused resources stay taken (`-flegacy-resource-reservation`). */
  readonly legacyReservation: boolean
  /** Which functions of a library can be called from outside, beside its shaders. */
  readonly exports: ExportOptions
  /** The validator a module is meant for (`-validator-version`); undefined: that of the shader model, at least 1.8. */
  readonly validatorVersion: readonly [major: number, minor: number] | undefined
  /** `-all-resources-bound` */
  readonly allResourcesBound: boolean
  /** `-res-may-alias` */
  readonly resourcesMayAlias: boolean
  /** A CSV file of registers for resources without one, read through the host (`-import-binding-table`). */
  readonly bindingTable: string | undefined
  /** A macro whose text is such a table (`-binding-table-define`). */
  readonly bindingTableMacro: string | undefined
  /** No liberties with floating point: no reassociation, NaN and infinities as they come (`-Gis`). */
  readonly strictFloats: boolean
  /** Semantics of Direct3D 9 are system values (`-Gec`). */
  readonly isBackCompatible: boolean
  /** Semantics of outputs that are computed as `precise` ones (`-precise-output`). */
  readonly preciseOutputs: readonly string[]
  /** What becomes of denormal numbers of 32 bits (`-denorm`). */
  readonly denormals: (typeof denormalModes)[number]
  /** A warning each. */
  readonly ineffective: readonly IneffectiveOption[]
  /** What is wrong with the options themselves: an error each. */
  readonly mistakes: readonly string[]
  /** The container carries its digest (not with `-Vd`). */
  readonly signed: boolean
  readonly rootSignature: RootSignatureSettings
  /** `-enable-payload-qualifiers`, `-disable-payload-qualifiers`; undefined: as the shader model does. */
  readonly payloadQualifiers: 'on' | 'off' | undefined
  readonly debug: DebugOptions
  /** The container goes without reflection (`-Qstrip_reflect`). */
  readonly stripsReflection: boolean
  /** The program itself has names and fields, too (`-Qkeep_reflect_in_dxil`). */
  readonly keepsReflection: boolean
  /** What GLSL and SPIR-V need to know besides. */
  readonly vulkan: VulkanOptions
  /** The program is checked after every step on its way to GLSL and SPIR-V: for tests and tools. */
  readonly verifiesSteps: boolean
}

export function isForVulkan({ target }: CompileOptions): boolean {
  return target === 'spirv' || target === 'glsl'
}

export const defaultProfile = 'cs_6_6'
export const defaultTarget: Target = 'dxil'

/** GLSL and SPIR-V have sets and bindings instead of registers. */
export const defaultOptions: CompileOptions = {
  language: undefined,
  target: undefined,
  entry: 'main',
  profile: undefined,
  defines: [],
  undefines: [],
  forcedIncludes: [],
  expandsPasted: false,
  includes: [],
  hlslVersion: '2021',
  optimization: 3,
  warnings: defaultWarnings,
  native16Bit: false,
  keepsMessages: false,
  isPackedOptimized: false,
  matrixOrder: 'column',
  rules: 'clang',
  unused: 'strip',
  autoBindingSpace: undefined,
  legacyReservation: false,
  exports: { linkage: undefined, names: undefined, shadersOnly: false },
  validatorVersion: undefined,
  allResourcesBound: false,
  resourcesMayAlias: false,
  bindingTable: undefined,
  bindingTableMacro: undefined,
  strictFloats: false,
  isBackCompatible: false,
  preciseOutputs: [],
  denormals: 'any',
  ineffective: [],
  mistakes: [],
  signed: true,
  payloadQualifiers: undefined,
  rootSignature: { version: 1, define: undefined, isStripped: false, isIgnored: false },
  debug: {
    kind: 'none',
    isEmbedded: false,
    hasSources: false,
    hashesSources: false,
    name: undefined,
  },
  stripsReflection: false,
  keepsReflection: false,
  vulkan: defaultVulkanOptions,
  verifiesSteps: false,
}
