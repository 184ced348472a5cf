// Options that change what is compiled, and how.
import { parseWarningOption } from '../../diagnostics/warnings.ts'
import { bindingRules, denormalModes, hlslVersions, languages, unusedPolicies } from '../../driver/options.ts'
import { listProfiles, parseProfile, rootSignatureProfiles } from '../../hlsl/profiles.ts'
import { targetNames } from '../../hlsl/targets.ts'
import { nearest } from '../../support/nearest.ts'
import type { ExportRequest } from '../../targets/dxil/exports.ts'
import { unmangled } from '../../targets/dxil/mangled-names.ts'
import type { OptionRow } from './row.ts'
import { always, oneOf, wholeNumber } from './row.ts'

const optimizations = [0, 1, 2, 3] as const

const applyTarget = oneOf(targetNames, (settings, value) => {
  settings.compile.target = value
})

export const languageOptions: readonly OptionRow[] = [
  {
    names: ['-T'],
    form: 'adjacent',
    value: 'profile',
    section: 'language',
    summary: "target profile (default: from the entry's attributes, else cs_6_6)",
    apply: (settings, value) => {
      settings.compile.profile = value
      if (parseProfile(value) || rootSignatureProfiles.some((each) => each === value)) return undefined
      const close = nearest(value, [...listProfiles(), ...rootSignatureProfiles])
      return close === undefined ? 'no such profile' : `no such profile; did you mean '${close}'?`
    },
  },
  {
    names: ['-E'],
    form: 'adjacent',
    value: 'entry',
    section: 'language',
    summary: 'entry function (default: main)',
    apply: always((settings, value) => {
      settings.compile.entry = value
    }),
  },
  {
    names: ['-HV'],
    form: 'adjacent',
    value: 'version',
    section: 'language',
    summary: 'HLSL version: 2016, 2017, 2018, 2021 (default) or 202x',
    apply: oneOf(hlslVersions, (settings, value) => {
      settings.isVersionGiven = true
      settings.compile.hlslVersion = value
    }),
  },
  {
    names: ['--language', '-x', '-lang'],
    form: 'word',
    value: 'name',
    section: 'language',
    summary: 'hlsl or slang (default: slang for files named *.slang, else hlsl)',
    apply: oneOf(languages, (settings, value) => {
      settings.compile.language = value
    }),
  },
  {
    names: ['--target', '-target'],
    form: 'word',
    value: 'name',
    section: 'language',
    summary:
      'what handles and __target_switch are checked for: dxil, hlsl, glsl, spirv, wgsl, metal, cuda or cpu (default: what is emitted)',
    apply: (settings, value) => {
      if (settings.isSpirv && value !== 'spirv') return "it contradicts '-spirv'"
      return applyTarget(settings, value)
    },
  },
  {
    names: ['-enable-16bit-types'],
    section: 'language',
    summary: 'half, int16_t and uint16_t are 16 bits wide',
    apply: always((settings) => {
      settings.compile.native16Bit = true
    }),
  },
  {
    names: ['-Gis'],
    section: 'language',
    summary: 'floating point as in IEEE 754, without reassociation or assumptions about NaN and infinities',
    apply: always((settings) => {
      settings.compile.strictFloats = true
    }),
  },
  {
    names: ['-Gec'],
    section: 'language',
    summary:
      'compatibility with Direct3D 9: its semantics are system values (POSITION, COLOR, DEPTH, VPOS), constants are writable, -HV 2016; deprecated',
    apply: always((settings) => {
      settings.compile.isBackCompatible = true
    }),
  },
  {
    names: ['-precise-output'],
    form: 'adjacent',
    value: 'semantic',
    section: 'language',
    summary: 'outputs with this semantic are precise',
    apply: always((settings, value) => {
      settings.compile.preciseOutputs = [...settings.compile.preciseOutputs, value]
    }),
  },
  {
    names: ['-denorm'],
    form: 'adjacent',
    value: 'mode',
    section: 'language',
    summary: `denormal numbers of 32 bits: ${denormalModes.join(', ')} (any is the default)`,
    apply: oneOf(denormalModes, (settings, value) => {
      settings.compile.denormals = value
    }),
  },
  {
    names: ['-pack-optimized', '-pack_optimized'],
    section: 'language',
    summary: 'pack signatures into few registers; connected stages must have the same signature',
    apply: always((settings) => {
      settings.compile.isPackedOptimized = true
    }),
  },
  {
    names: ['-Zpr'],
    section: 'language',
    summary: 'matrices without row_major or column_major are row-major',
    apply: always((settings) => {
      settings.compile.matrixOrder = 'row'
    }),
  },
  {
    names: ['-Zpc'],
    section: 'language',
    summary: 'matrices without row_major or column_major are column-major (default)',
    apply: always((settings) => {
      settings.compile.matrixOrder = 'column'
    }),
  },
]

/** `a;b,c=d`: a, and d under the names b and c. Names may be mangled, with `\\01` for the byte before. */
function exportRequests(list: string): ExportRequest[] {
  const plain = (name: string): string => name.trim().replace(/^\\01/, '\u0001')
  return list.split(';').flatMap((entry): ExportRequest[] => {
    const [outer = '', inner] = entry.split('=')
    const names = outer
      .split(',')
      .map(plain)
      .filter((name) => name !== '')
    if (inner === undefined) return names.map((name) => ({ target: name, names: [unmangled(name)] }))
    return [{ target: plain(inner), names: names.map(unmangled) }]
  })
}

export const libraryOptions: readonly OptionRow[] = [
  {
    names: ['-default-linkage'],
    form: 'adjacent',
    value: 'linkage',
    section: 'language',
    summary: 'functions of a library without export or static are internal (default) or external',
    apply: oneOf(['internal', 'external'], (settings, linkage) => {
      settings.compile.exports = { ...settings.compile.exports, linkage }
    }),
  },
  {
    names: ['-exports'],
    form: 'adjacent',
    value: 'names',
    section: 'language',
    summary: 'the functions of a library that are kept: a;b,c=d keeps a, and d under the names b and c',
    apply: always((settings, value) => {
      const names = [...(settings.compile.exports.names ?? []), ...exportRequests(value)]
      settings.compile.exports = { ...settings.compile.exports, names }
    }),
  },
  {
    names: ['-export-shaders-only'],
    section: 'language',
    summary: 'functions of a library with export are not kept',
    apply: always((settings) => {
      settings.compile.exports = { ...settings.compile.exports, shadersOnly: true }
    }),
  },
]

export const dxilOptions: readonly OptionRow[] = [
  {
    names: ['-validator-version'],
    form: 'adjacent',
    value: 'version',
    section: 'output',
    summary: 'the validator that is to accept the module, such as 1.8',
    apply: (settings, value) => {
      const [, major, minor] = /^(\d+)\.(\d+)$/.exec(value) ?? []
      if (major === undefined || minor === undefined) return 'a version is two numbers, like 1.8'
      settings.compile.validatorVersion = [Number(major), Number(minor)]
      return undefined
    },
  },
  {
    names: ['-all-resources-bound', '-all_resources_bound'],
    section: 'output',
    summary: 'every descriptor is bound before the shader runs',
    apply: always((settings) => {
      settings.compile.allResourcesBound = true
    }),
  },
  {
    names: ['-res-may-alias', '-res_may_alias'],
    section: 'output',
    summary: 'UAVs may be views of the same memory',
    apply: always((settings) => {
      settings.compile.resourcesMayAlias = true
    }),
  },
]

export const preprocessorOptions: readonly OptionRow[] = [
  {
    names: ['-D'],
    form: 'adjacent',
    value: 'name[=value]',
    section: 'preprocessor',
    summary: 'define a macro',
    apply: (settings, value) => {
      settings.defines.push(value)
      return /^[A-Za-z_$][\w$]*(\([^)]*\))?(=|$)/.test(value) ? undefined : 'a macro name is an identifier'
    },
  },
  {
    names: ['-U'],
    form: 'adjacent',
    value: 'name',
    section: 'preprocessor',
    summary: 'undefine a macro of an earlier -D or of the compiler',
    apply: always((settings, name) => {
      const kept = settings.defines.filter((define) => define.split(/[=(]/, 1)[0] !== name)
      settings.defines.splice(0, settings.defines.length, ...kept)
      settings.compile.undefines = [...settings.compile.undefines, name]
    }),
  },
  {
    names: ['-include'],
    form: 'adjacent',
    value: 'file',
    section: 'preprocessor',
    summary: 'read this file before the source',
    apply: always((settings, file) => {
      settings.compile.forcedIncludes = [...settings.compile.forcedIncludes, file]
    }),
  },
  {
    names: ['-flegacy-macro-expansion'],
    section: 'preprocessor',
    summary: 'expand the operands of ## before they are pasted, as fxc does',
    apply: always((settings) => {
      settings.compile.expandsPasted = true
    }),
  },
  {
    names: ['-I'],
    form: 'adjacent',
    value: 'dir',
    section: 'preprocessor',
    summary: 'search this folder for #include',
    apply: always((settings, value) => {
      settings.includes.push(value)
    }),
  },
  {
    names: ['--include-root'],
    form: 'word',
    value: 'dir',
    section: 'preprocessor',
    summary:
      'only files below this folder can be included, or read for a job, regardless of links and -I; for services that compile untrusted shaders',
    apply: always((settings, value) => {
      settings.includeRoot = value
    }),
  },
]

export const bindingOptions: readonly OptionRow[] = [
  {
    names: ['--rules'],
    form: 'word',
    value: 'name',
    section: 'binding',
    summary: "whose binding rules: clang (default) or dxc's",
    apply: oneOf(bindingRules, (settings, value) => {
      settings.compile.rules = value
    }),
  },
  {
    names: ['--unused'],
    form: 'word',
    value: 'policy',
    section: 'binding',
    summary: 'unused resources: strip (default), reserve (keep their registers free) or keep',
    apply: oneOf(unusedPolicies, (settings, value) => {
      settings.compile.unused = value
    }),
  },
  {
    names: ['-fhlsl-unused-resource-bindings='],
    form: 'joined',
    value: 'policy',
    section: 'binding',
    summary: 'the same in the words of dxc: strip, reserve-explicit (only written registers) or reserve-all',
    apply: oneOf(['strip', 'reserve-explicit', 'reserve-all'], (settings, value) => {
      settings.compile.unused = value === 'reserve-all' ? 'reserve' : 'strip'
      settings.compile.legacyReservation = value === 'reserve-explicit'
    }),
  },
  {
    names: ['-flegacy-resource-reservation'],
    section: 'binding',
    summary: 'registers written on unused resources stay taken; no unbounded arrays',
    apply: always((settings) => {
      settings.compile.legacyReservation = true
    }),
  },
  {
    names: ['-auto-binding-space'],
    form: 'adjacent',
    value: 'space',
    section: 'binding',
    summary: 'register space for implicit bindings; binds libraries too',
    apply: wholeNumber((settings, value) => {
      settings.compile.autoBindingSpace = value
    }),
  },
  {
    names: ['-import-binding-table'],
    form: 'adjacent',
    value: 'file',
    section: 'binding',
    summary: 'registers for resources without one, a CSV file with ResourceName, Binding and Space',
    apply: always((settings, value) => {
      settings.compile.bindingTable = value
    }),
  },
  {
    names: ['-binding-table-define'],
    form: 'adjacent',
    value: 'macro',
    section: 'binding',
    summary: 'the same table as the text of a macro',
    apply: always((settings, value) => {
      settings.compile.bindingTableMacro = value
    }),
  },
]

export const optimizationOptions: readonly OptionRow[] = [
  ...optimizations.map(
    (level): OptionRow => ({
      names: level === 0 ? ['-O0', '-Od'] : [`-O${level}`],
      section: 'optimization',
      summary: level === 0 ? 'do not optimise' : `optimisation level ${level}${level === 3 ? ' (default)' : ''}`,
      apply: (settings) => {
        settings.compile.optimization = level
        settings.levelGiven = true
        return settings.spirvPassesGiven ? 'it cannot be used together with -Oconfig' : undefined
      },
    }),
  ),
]

const aboutOptions = ['unknown-warning-option', 'unused-command-line-argument', 'promoted-profile'] as const

export const warningOptions: readonly OptionRow[] = [
  {
    names: ['-W'],
    form: 'joined',
    value: '[no-][error=]name',
    mayBeEmpty: true,
    section: 'warnings',
    summary: 'switch a warning or group on or off, or make it an error or not; the last one wins',
    apply: always((settings, value) => {
      settings.warnings.push(parseWarningOption(value))
    }),
  },
  {
    names: ['-Werror'],
    section: 'warnings',
    summary: 'warnings are errors',
    apply: always((settings) => {
      settings.warningsAreErrors = true
    }),
  },
  {
    names: ['-WX'],
    section: 'warnings',
    summary: 'warnings are errors, except those about options, as in dxc',
    apply: always((settings) => {
      settings.warningsAreErrors = true
      for (const flag of aboutOptions) settings.warnings.push({ flag, action: 'no-error' })
    }),
  },
  {
    names: ['-Wno-error'],
    section: 'warnings',
    summary: 'warnings are not errors (default)',
    apply: always((settings) => {
      settings.warningsAreErrors = false
    }),
  },
  {
    names: ['-Wfatal-errors'],
    section: 'warnings',
    summary: 'stop at the first error',
    apply: always((settings) => {
      settings.errorsAreFatal = true
    }),
  },
  {
    names: ['-w', '-no-warnings'],
    section: 'warnings',
    summary: 'no warnings, except those that are errors by default',
    apply: always((settings) => {
      settings.noWarnings = true
    }),
  },
  {
    names: ['-ferror-limit='],
    form: 'joined',
    value: 'N',
    section: 'warnings',
    summary: 'stop after N errors; 0 is no limit (default: 20 in text, none in other formats)',
    apply: wholeNumber((settings, value) => {
      settings.errorLimit = value
    }),
  },
  {
    names: ['-fmacro-backtrace-limit='],
    form: 'joined',
    value: 'N',
    section: 'warnings',
    summary: 'show N levels of macro expansion; 0 is all (default: 6)',
    apply: wholeNumber((settings, value) => {
      settings.macroBacktraceLimit = value
    }),
  },
]
