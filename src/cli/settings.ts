// The result of parsing a command line. Rows of the option table write it; commands read it.
import type { WarningOption } from '../diagnostics/sink.ts'
import type { CompileOptions } from '../driver/options.ts'
import { defaultOptions } from '../driver/options.ts'
import type { OutputName } from '../driver/outputs.ts'
import type { HostLanguage } from '../project/host/host-code.ts'
import type { MakeOptions } from '../rootsig/make.ts'

/** Of these some commands make tables and pictures (`CommandRow.formats`); diagnostics beside them are text. */
export const pictureFormats = ['svg', 'html', 'markdown'] as const
export const tableFormats = ['csv', 'dxc', ...pictureFormats] as const
export const formats = ['text', 'json', 'sarif', 'msvc', 'github', ...tableFormats] as const
export type Format = (typeof formats)[number]

export const colorModes = ['auto', 'always', 'never'] as const

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export interface PassSettings {
  /** undefined: those of the optimisation level. */
  names: string[] | undefined
  readonly printAfter: string[]
  printAfterAll: boolean
  verifyEach: boolean
  time: boolean
}

/** What to do with the root signature of the object file. */
export interface RootSignatureFiles {
  extract: boolean
  /** `-Frs` */
  file: string | undefined
  set: string | undefined
  verify: string | undefined
  /** What `rootsig` writes, and what it calls it. */
  form: 'hlsl' | 'cpp' | 'bytes'
  name: string
  making: Omit<MakeOptions, 'version'>
}

/** What commands for projects do. */
export interface ProjectSettings {
  keepsGoing: boolean
  isDryRun: boolean
  watches: boolean
  /** Only the unit, or the shader, of this name. */
  only: string | undefined
  /** Where the rules for ninja go. */
  ninja: string | undefined
  depfile: string | undefined
  compacts: boolean
  readonly released: string[]
  /** Markdown or HTML. */
  report: string | undefined
  isBazelWorker: boolean
  /** A list of another tool that `init` reads. */
  from: string | undefined
  /** What `host` writes. */
  language: HostLanguage
}

/** What `run` is given, as written. */
export interface RunSettings {
  dispatch: string | undefined
  readonly set: string[]
  readonly out: string[]
  call: string | undefined
  arguments: string | undefined
  image: string | undefined
  size: string | undefined
  inputs: string | undefined
  trace: string | undefined
  waveSize: string | undefined
  budget: string | undefined
  threads: string | undefined
  checks: boolean
}

export interface Settings {
  readonly compile: Mutable<Omit<CompileOptions, 'warnings' | 'defines' | 'includes'>>
  /** `-HV` stands on the command line. */
  isVersionGiven: boolean
  readonly defines: string[]
  readonly includes: string[]
  readonly warnings: WarningOption[]
  warningsAreErrors: boolean
  noWarnings: boolean
  errorsAreFatal: boolean
  /** undefined: 20 for people, none for machine formats. */
  errorLimit: number | undefined
  macroBacktraceLimit: number
  /** `-fdiagnostics-format=vi`: `a.hlsl +3:1` */
  hasViPlaces: boolean
  readonly inputs: string[]
  emit: OutputName | undefined
  /** `-spirv` */
  isSpirv: boolean
  /** `-fcgl` */
  skipsPasses: boolean
  /** `-O0` to `-O3`, and `-Oconfig=`: one or the other. */
  levelGiven: boolean
  spirvPassesGiven: boolean
  /** `-P`, and where to (`-Fi`); stdout when there is no file. */
  preprocess: boolean
  preprocessFile: string | undefined
  /** `-M` prints the dependencies (`-MF`: into a file), `-MD` and `-MF` write them beside the compilation. */
  dependencies: 'none' | 'print' | 'write'
  dependencyFile: string | undefined
  objectFile: string | undefined
  listingFile: string | undefined
  /** `-Fe` */
  diagnosticsFile: string | undefined
  /** `-H` */
  showsIncludes: boolean
  /** `-verify` */
  verifies: boolean
  /** `-ftime-report`, `-ftime-trace=` (`-`: stdout) and the shortest event in it, in microseconds. */
  readonly timing: { report: boolean; trace: string | undefined; granularity: number }
  /** `-Vn` */
  headerVariable: string | undefined
  /** `-setprivate`, and `-getprivate` of a compiled shader. */
  privateFile: string | undefined
  privateOutput: string | undefined
  /** `-recompile` */
  recompiles: boolean
  /** `-link` */
  links: boolean
  /** `-dumpbin` */
  dumpsBinary: boolean
  /** What `-Qstrip_reflect` and its like leave out of a container. */
  readonly strippedParts: string[]
  /** What else goes to files: `-Fd`, `-Fre` and their like. */
  readonly files: { readonly name: OutputName; readonly file: string }[]
  readonly rootSignature: RootSignatureFiles
  /** `freeze`: write the files instead of printing the source, or print a binding table. */
  inPlace: boolean
  csv: boolean
  /** `freeze`: for Direct3D and for Vulkan. */
  freezesBoth: boolean
  /** `diff`: one shader under both rules, or a second entry point. */
  rulesDiff: boolean
  otherEntry: string | undefined
  /** `--git`: one commit, or two. */
  revisions: readonly string[]
  otherProfile: string | undefined
  format: Format
  color: (typeof colorModes)[number]
  /** What `opt` runs and shows. */
  readonly passes: PassSettings
  /** Worker processes of `batch`; undefined: one per processor. */
  jobs: number | undefined
  /** Files outside this folder cannot be included. */
  includeRoot: string | undefined
  /** Where answers of jobs are kept. */
  cache: string | undefined
  cacheMegabytes: number
  prune: boolean
  /** Where `serve` listens. */
  socket: string | undefined
  idleMinutes: number
  readonly project: ProjectSettings
  readonly run: RunSettings
  help: boolean
  version: boolean
  explain: string | undefined
}

export function newSettings(): Settings {
  const { warnings: _, defines: __, includes: ___, ...compile } = defaultOptions
  return {
    compile: { ...compile },
    isVersionGiven: false,
    defines: [],
    includes: [],
    warnings: [],
    warningsAreErrors: false,
    noWarnings: false,
    errorsAreFatal: false,
    errorLimit: undefined,
    macroBacktraceLimit: 6,
    hasViPlaces: false,
    inputs: [],
    emit: undefined,
    isSpirv: false,
    skipsPasses: false,
    levelGiven: false,
    spirvPassesGiven: false,
    preprocess: false,
    preprocessFile: undefined,
    dependencies: 'none',
    dependencyFile: undefined,
    objectFile: undefined,
    listingFile: undefined,
    diagnosticsFile: undefined,
    showsIncludes: false,
    verifies: false,
    timing: { report: false, trace: undefined, granularity: 500 },
    headerVariable: undefined,
    privateFile: undefined,
    privateOutput: undefined,
    recompiles: false,
    links: false,
    dumpsBinary: false,
    strippedParts: [],
    files: [],
    rootSignature: {
      extract: false,
      file: undefined,
      set: undefined,
      verify: undefined,
      form: 'hlsl',
      name: 'RS',
      making: { mostConstants: 4, descriptors: 'constant buffers', isLocal: false },
    },
    inPlace: false,
    csv: false,
    freezesBoth: false,
    rulesDiff: false,
    otherEntry: undefined,
    revisions: [],
    otherProfile: undefined,
    format: 'text',
    color: 'auto',
    passes: { names: undefined, printAfter: [], printAfterAll: false, verifyEach: false, time: false },
    jobs: undefined,
    includeRoot: undefined,
    cache: undefined,
    cacheMegabytes: 1024,
    prune: false,
    socket: undefined,
    idleMinutes: 10,
    run: {
      dispatch: undefined,
      set: [],
      out: [],
      call: undefined,
      arguments: undefined,
      image: undefined,
      size: undefined,
      inputs: undefined,
      trace: undefined,
      waveSize: undefined,
      budget: undefined,
      threads: undefined,
      checks: true,
    },
    project: {
      keepsGoing: false,
      isDryRun: false,
      watches: false,
      only: undefined,
      ninja: undefined,
      depfile: undefined,
      compacts: false,
      released: [],
      report: undefined,
      isBazelWorker: false,
      from: undefined,
      language: 'cpp',
    },
    help: false,
    version: false,
    explain: undefined,
  }
}

/** Diagnostics beside tables are text, too. */
export type PeopleFormat = 'text' | (typeof tableFormats)[number]

export function isForPeople(format: Format): format is PeopleFormat {
  return format === 'text' || tableFormats.some((table) => table === format)
}

/** Formats that have a place for diagnostics and for nothing else. */
export function isReportOnly(format: Format): boolean {
  return format === 'sarif' || format === 'github'
}

export function isPicture(format: Format): format is (typeof pictureFormats)[number] {
  return pictureFormats.some((picture) => picture === format)
}

/** As Clang's driver for text; other formats have no limit. */
const errorLimitOfText = 20

export function compileOptions(settings: Settings): CompileOptions {
  const { isBackCompatible, hlslVersion } = settings.compile
  return {
    ...settings.compile,
    hlslVersion: isBackCompatible && !settings.isVersionGiven ? '2016' : hlslVersion,
    defines: settings.defines,
    includes: settings.includes,
    warnings: {
      options: settings.warnings,
      allAreErrors: settings.warningsAreErrors,
      silent: settings.noWarnings,
      errorsAreFatal: settings.errorsAreFatal,
      errorLimit: settings.errorLimit ?? (isForPeople(settings.format) ? errorLimitOfText : 0),
    },
  }
}
