// Options of dxc that build scripts pass and that change nothing here. The summary says why.
import type { OptionRow, ValueForm } from './row.ts'

interface Group {
  readonly why: string
  readonly flags?: readonly string[]
  /** Name, form and values. */
  readonly valued?: readonly (readonly [string, ValueForm, string])[]
}

const groups: readonly Group[] = [
  {
    why: 'debug information has one form',
    flags: ['-Qpdb_in_private', '-fdisable-loc-tracking', '-preserve-intermediate-values'],
  },
  {
    why: 'parts of the container that are not made here',
    flags: ['-Qstrip_priv', '-Qkeep_reflect_in_dxil', '-Qstrip_reflect_from_dxil'],
    valued: [
      ['-setprivate', 'adjacent', 'file'],
      ['-getprivate', 'adjacent', 'file'],
    ],
  },
  {
    why: 'the listing has one form',
    flags: ['-Cc', '-Ni', '-No', '-Lx', '-nologo', '-verbose', '-v', '-H', '-Vi', '-Qunused-arguments'],
    valued: [
      ['-Fh', 'adjacent', 'file'],
      ['-Vn', 'adjacent', 'name'],
      ['-Fe', 'adjacent', 'file'],
      ['-encoding', 'adjacent', 'name'],
    ],
  },
  {
    why: 'the module is always validated by its own verifier',
    flags: [],
    valued: [['-select-validator', 'adjacent', 'name']],
  },
  {
    why: 'these are the modes the language has here anyway',
    flags: [
      '-Gec',
      '-Ges',
      '-Gis',
      '-Gfa',
      '-Gfp',
      '-pack-prefix-stable',
      '-pack_prefix_stable',
      '-pack-optimized',
      '-pack_optimized',
      '-no-legacy-cbuf-layout',
      '-not_use_legacy_cbuf_load',
      '-flegacy-macro-expansion',
      '-ignore-line-directives',
      '-enable-unbounded-descriptor-tables',
      '-enable_unbounded_descriptor_tables',
      '-ignore-opt-semdefs',
    ],
    valued: [
      ['-denorm', 'adjacent', 'mode'],
      ['-precise-output', 'adjacent', 'semantic'],
      ['-ignore-semdef', 'adjacent', 'name'],
      ['-override-semdef', 'adjacent', 'name'],
    ],
  },
  {
    why: "switches of dxc's own optimiser",
    flags: [
      '-Odump',
      '-fcgl',
      '-ffinite-math-only',
      '-fno-finite-math-only',
      '-fnew-inlining-behavior',
      '-ftime-report',
      '-ftime-trace',
      '-enable-lifetime-markers',
      '-disable-lifetime-markers',
      '-force-zero-store-lifetimes',
      '-disable-exception-handling',
      '-skip-serialization',
      '-structurize-cfg',
    ],
    valued: [
      ['-opt-disable', 'adjacent', 'name'],
      ['-opt-enable', 'adjacent', 'name'],
      ['-opt-select', 'adjacent', 'name variant'],
      ['-memdep-block-scan-limit', 'adjacent', 'N'],
      ['-ftime-trace=', 'joined', 'file'],
      ['-ftime-trace-granularity=', 'joined', 'N'],
      ['-Oconfig=', 'joined', 'passes'],
    ],
  },
  {
    why: 'diagnostics have one form per --format',
    flags: [
      '-fdiagnostics-show-option',
      '-fno-diagnostics-show-option',
      '-fno-caret-diagnostics',
      '-fno-show-column',
      '-fno-spell-checking',
    ],
    valued: [['-fdiagnostics-format=', 'joined', 'name']],
  },
  {
    why: 'details of SPIR-V as dxc writes it',
    flags: [
      '-metal',
      '-fspv-use-legacy-buffer-matrix-order',
      '-fspv-reflect',
      '-fspv-reduce-load-size',
      '-fspv-fix-func-call-arguments',
      '-fspv-enable-maximal-reconvergence',
      '-fspv-use-vulkan-memory-model',
      '-fspv-use-unknown-image-format',
      '-fspv-print-all',
      '-fspv-use-emulated-heap',
      '-fspv-use-descriptor-heap',
      '-fspv-preserve-bindings',
    ],
    valued: [
      ['-fspv-max-id', 'adjacent', 'id'],
      ['-fspv-debug=', 'joined', 'category'],
      ['-fspv-extension=', 'joined', 'name'],
    ],
  },
]

export const ignoredOptions: readonly OptionRow[] = groups.flatMap(({ why, flags = [], valued = [] }) => [
  ...flags.map((name): OptionRow => ({ names: [name], section: 'ignored', summary: why })),
  ...valued.map(([name, form, value]): OptionRow => ({ names: [name], form, value, section: 'ignored', summary: why })),
])
