// Options of dxc that have no effect, or another one than in dxc. Each has a reason:
//
//   harmless    accepted: it asks for the only behaviour there is
//   no effect   it would change details: a warning (-Wunused-command-line-argument)
//   refused     it promises a file or another result: an error
import type { Fate, OptionRow, ValueForm } from './row.ts'

interface Group {
  readonly fate: Fate
  readonly why: string
  readonly flags?: readonly string[]
  /** Name, form and values. */
  readonly valued?: readonly (readonly [string, ValueForm, string])[]
}

const groups: readonly Group[] = [
  {
    fate: 'harmless',
    why: 'accepted; this is the only behaviour',
    flags: [
      '-nologo',
      '-Ges',
      '-Gpp',
      '-pack-prefix-stable',
      '-pack_prefix_stable',
      '-enable-unbounded-descriptor-tables',
      '-enable_unbounded_descriptor_tables',
      '-ignore-opt-semdefs',
      '-disable-exception-handling',
      '-structurize-cfg',
      '-fdiagnostics-show-option',
      '-fshow-column',
      '-fshow-source-location',
      '-fspell-checking',
      '-fansi-escape-codes',
      '-fno-trapping-math',
      '-ftrapping-math',
      '-mms-bitfields',
      '-global-extern-by-default',
      '-Qstrip_reflect_from_dxil',
      '-fno-reroll-loops',
    ],
    valued: [
      ['-select-validator', 'adjacent', 'name'],
      ['-fconstexpr-backtrace-limit=', 'joined', 'N'],
      ['-fconstexpr-depth=', 'joined', 'N'],
      ['-fconstexpr-steps=', 'joined', 'N'],
      ['-fspell-checking-limit=', 'joined', 'N'],
    ],
  },
  {
    fate: 'no effect',
    why: 'the listing has one form',
    flags: ['-Cc', '-Ni', '-No', '-Lx', '-verbose', '-v'],
  },
  {
    fate: 'no effect',
    why: 'debug information has one form',
    flags: ['-Qpdb_in_private', '-fdisable-loc-tracking', '-preserve-intermediate-values'],
  },
  {
    fate: 'no effect',
    why: "it is a switch of dxc's own optimiser",
    flags: [
      '-Odump',
      '-Gfa',
      '-Gfp',
      '-ffinite-math-only',
      '-fno-finite-math-only',
      '-fassociative-math',
      '-fno-associative-math',
      '-fhonor-infinities',
      '-fno-honor-infinities',
      '-fhonor-nans',
      '-fno-honor-nans',
      '-fno-reciprocal-math',
      '-fsigned-zeros',
      '-funsafe-math-optimizations',
      '-fno-unsafe-math-optimizations',
      '-funroll-loops',
      '-fno-unroll-loops',
      '-freroll-loops',
      '-fnew-inlining-behavior',
      '-enable-lifetime-markers',
      '-disable-lifetime-markers',
      '-force-zero-store-lifetimes',
      '-print-before-all',
      '-print-after-all',
    ],
    valued: [
      ['-opt-disable', 'adjacent', 'name'],
      ['-opt-enable', 'adjacent', 'name'],
      ['-opt-select', 'adjacent', 'name variant'],
      ['-memdep-block-scan-limit', 'adjacent', 'N'],
      ['-ffp-contract=', 'joined', 'mode'],
      ['-flimited-precision=', 'joined', 'bits'],
      ['-print-before', 'adjacent', 'pass'],
      ['-print-after', 'adjacent', 'pass'],
      ['-mllvm', 'adjacent', 'option'],
    ],
  },
  {
    fate: 'no effect',
    why: 'diagnostics have one form per --format',
    flags: ['-fno-diagnostics-show-option', '-fno-caret-diagnostics', '-fno-show-column', '-fno-spell-checking'],
    valued: [['-fdiagnostics-show-category=', 'joined', 'mode']],
  },
  {
    fate: 'no effect',
    why: 'code that no entry point reaches is always left out',
    flags: ['-remove-unused-functions', '-remove-unused-globals'],
  },
  {
    fate: 'no effect',
    why: 'it is a detail of SPIR-V as dxc writes it',
    flags: [
      '-fspv-reduce-load-size',
      '-fspv-fix-func-call-arguments',
      '-fspv-print-all',
      '-fspv-use-emulated-heap',
      '-fspv-use-unknown-image-format',
    ],
  },
  {
    fate: 'refused',
    why: 'this form of SPIR-V is not written',
    flags: ['-fspv-use-descriptor-heap'],
  },
  {
    fate: 'no effect',
    why: 'constant buffers have one layout, in dxc too',
    flags: ['-no-legacy-cbuf-layout', '-not_use_legacy_cbuf_load'],
  },
  {
    fate: 'refused',
    why: 'diagnostics always follow #line',
    flags: ['-ignore-line-directives'],
  },
  {
    fate: 'refused',
    why: 'it asks for internal forms of dxc',
    flags: ['-skip-serialization', '-ast-dump-implicit'],
  },
  {
    fate: 'refused',
    why: "it belongs to dxc's rewriter; --emit hlsl writes HLSL",
    flags: [
      '-decl-global-cb',
      '-extract-entry-uniforms',
      '-keep-user-macro',
      '-line-directive',
      '-skip-fn-body',
      '-skip-static',
      '-unchanged',
    ],
  },
  {
    fate: 'refused',
    why: 'paths are relative to the folder the command is run in',
    valued: [
      ['-working-directory', 'adjacent', 'dir'],
      ['-working-directory=', 'joined', 'dir'],
    ],
  },
  {
    fate: 'refused',
    why: '-include reads a file before the source',
    valued: [['-imacros', 'adjacent', 'file']],
  },
  {
    fate: 'refused',
    why: 'Metal is not among the targets',
    flags: ['-metal'],
  },
  {
    fate: 'refused',
    why: 'it is an option of fxc',
    valued: [
      ['-Fl', 'adjacent', 'file'],
      ['-Fx', 'adjacent', 'file'],
      ['-matchUAVs', 'adjacent', 'file'],
      ['-mergeUAVs', 'adjacent', 'file'],
      ['-shtemplate', 'adjacent', 'file'],
    ],
  },
  {
    fate: 'refused',
    why: 'no other compiler is called',
    valued: [
      ['-external', 'adjacent', 'name'],
      ['-external-fn', 'adjacent', 'name'],
    ],
  },
  {
    fate: 'refused',
    why: 'semantic defines are not known here',
    valued: [
      ['-ignore-semdef', 'adjacent', 'name'],
      ['-override-semdef', 'adjacent', 'name'],
    ],
  },
]

export const compatibilityOptions: readonly OptionRow[] = groups.flatMap(({ fate, why, flags = [], valued = [] }) => [
  ...flags.map((name): OptionRow => ({ names: [name], section: fate, fate, summary: why })),
  ...valued.map(
    ([name, form, value]): OptionRow => ({ names: [name], form, value, section: fate, fate, summary: why }),
  ),
])
