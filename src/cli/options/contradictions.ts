// Options that contradict each other or the profile: dxc refuses the same ones (HLSLOptions.cpp).
//
//   -Zpr -Zpc                     '-Zpr' and '-Zpc' exclude each other
//   -T ps_6_6 -exports main       '-exports' is for libraries (-T lib_6_3 and newer), not for ps_6_6
import { latestShaderModel, offlineShaderModel, type Profile, parseProfile } from '../../hlsl/profiles.ts'
import type { ShiftLetter } from '../../targets/vulkan/options.ts'
import type { Settings } from '../settings.ts'

const positionStages: ReadonlySet<string> = new Set(['vertex', 'domain', 'geometry', 'mesh', 'library'])

const exclusive: readonly (readonly [string, string])[] = [
  ['-Zpr', '-Zpc'],
  ['-Gfa', '-Gfp'],
  ['-pack-prefix-stable', '-pack-optimized'],
  ['-pack_prefix_stable', '-pack-optimized'],
  ['-Zi', '-Zs'],
  ['-Zss', '-Zsb'],
  ['-Qsource_in_debug_module', '-Zs'],
  ['-Qkeep_reflect_in_dxil', '-Qstrip_reflect_from_dxil'],
  ['-Qstrip_priv', '-setprivate'],
  ...['b', 's', 't', 'u'].map((letter) => [`-fvk-${letter}-shift`, '-fvk-bind-register'] as const),
  ['-fvk-use-gl-layout', '-fvk-use-dx-layout'],
  ['-spirv', '-Qstrip_reflect'],
  ['-spirv', '-Gec'],
  // What is about sources says nothing about a compiled shader.
  ...[
    ...['-T', '-E', '-D', '-fcgl', '-Zi', '-Zpr', '-Zpc', '-Gfa', '-Gfp', '-O0', '-all-resources-bound'],
    ...['-force-rootsig-ver', '-H', '-ast-dump', '-M', '-MD', '-MF', '-Fre', '-Fsh'],
  ].map((name) => ['-dumpbin', name] as const),
]

interface Need {
  readonly option: string
  /** What is missing; undefined when nothing is. */
  readonly missing: (settings: Settings, profile: Profile | undefined) => string | undefined
}

function needsLibrary(option: string): Need {
  return {
    option,
    missing: (_, profile) =>
      profile && profile.stage !== 'library'
        ? `is for libraries (-T lib_6_3 and newer), not for ${profile.text}`
        : undefined,
  }
}

function needsModel(option: string, minor: number): Need {
  return {
    option,
    missing: (_, profile) =>
      profile && profile.minor < minor ? `needs shader model 6.${minor}, not ${profile.text}` : undefined,
  }
}

/** A shift for every space leaves no space for another one. */
function mustBeAlone(letter: ShiftLetter): Need {
  return {
    option: `-fvk-${letter}-shift`,
    missing: ({ compile: { vulkan } }) => {
      const shifts = vulkan.shifts.filter((shift) => shift.letter === letter)
      return shifts.length > 1 && shifts.some(({ space }) => space === 'all')
        ? 'for all spaces must be the only one of its letter'
        : undefined
    },
  }
}

const needs: readonly Need[] = [
  ...(['b', 's', 't', 'u'] as const).map(mustBeAlone),
  {
    option: '-fvk-invert-y',
    missing: ({ isSpirv }, profile) =>
      isSpirv && profile && !positionStages.has(profile.stage)
        ? `is for stages that write SV_Position, not for ${profile.text}`
        : undefined,
  },
  {
    option: '-T',
    missing: ({ compile: { signed } }, profile) =>
      profile?.stage === 'library' && (profile.minor === 1 || profile.minor === 2) && signed
        ? `${profile.text} needs -Vd: validators know libraries from lib_6_3 on`
        : undefined,
  },
  needsLibrary('-exports'),
  needsLibrary('-export-shaders-only'),
  needsLibrary('-default-linkage'),
  needsModel('-denorm', 2),
  needsModel('-enable-16bit-types', 2),
  needsModel('-enable-payload-qualifiers', 6),
  needsLibrary('-enable-payload-qualifiers'),
  {
    option: '-enable-16bit-types',
    missing: ({ compile: { hlslVersion, isBackCompatible }, isVersionGiven }) => {
      if (isBackCompatible && !isVersionGiven) return 'needs -HV 2018 or newer, and -Gec is 2016'
      return ['2016', '2017'].includes(hlslVersion) ? `needs -HV 2018 or newer, not ${hlslVersion}` : undefined
    },
  },
  {
    option: '-Gfa',
    missing: ({ compile, links }) => (compile.allResourcesBound || links ? undefined : 'needs -all-resources-bound'),
  },
  {
    option: '-Gec',
    missing: ({ compile: { hlslVersion }, isVersionGiven }) =>
      isVersionGiven && hlslVersion !== '2016'
        ? `is not supported with '-HV ${hlslVersion}', only with 2016`
        : undefined,
  },
  {
    option: '-validator-version',
    missing: ({ compile: { validatorVersion: [major, minor] = [0, 0] } }, profile) => {
      if (major > 1 || minor > latestShaderModel) return `knows validators up to 1.${latestShaderModel}`
      const isOffline = profile?.minor === offlineShaderModel
      return isOffline && major !== 0 ? `is only 0.0 for ${profile.text}, which nobody validates` : undefined
    },
  },
  {
    option: '-Zss',
    missing: ({ compile }) => (compile.debug.kind === 'none' ? 'needs debug information, -Zi or -Zs' : undefined),
  },
  {
    option: '-Qembed_debug',
    missing: ({ compile }) => (compile.debug.kind === 'full' ? undefined : 'needs debug information, -Zi'),
  },
  {
    option: '-Fd',
    missing: ({ compile, links, recompiles }) =>
      compile.debug.kind !== 'none' || links || recompiles ? undefined : 'needs debug information, -Zi or -Zs',
  },
]

/** `given` are the options of one command line, by the first of their names. */
export function contradictions(given: ReadonlySet<string>, settings: Settings): string[] {
  const profile = settings.compile.profile === undefined ? undefined : parseProfile(settings.compile.profile)
  return [
    ...exclusive
      .filter((pair) => pair.every((name) => given.has(name)))
      .map(([a, b]) => `'${a}' and '${b}' exclude each other`),
    ...needs.flatMap(({ option, missing }) => {
      const what = given.has(option) ? missing(settings, profile) : undefined
      return what === undefined ? [] : [`'${option}' ${what}`]
    }),
  ]
}
