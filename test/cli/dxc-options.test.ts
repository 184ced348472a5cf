// Every option of dxc is a row of the option table: it works, or the row says what becomes of it.
import { expect, test } from 'vitest'
import { options } from '../../src/cli/options/table.ts'
import { parseCommandLine } from '../../src/cli/parse.ts'

/** The names in dxc's option table (include/dxc/Support/HLSLOptions.td), prefixes included. */
const names = `
  -D -H -I -O0 -O1 -O2 -O3 -Odump -Qunused-arguments -Wall -Wdeprecated -W -d -fcolor-diagnostics -fdiagnostics-color
  -fdiagnostics-color= -fansi-escape-codes -fconstexpr-depth= -fconstexpr-steps= -fconstexpr-backtrace-limit= -fdiagnostics-format=
  -fdiagnostics-show-option -fno-diagnostics-show-option -fdiagnostics-show-category= -ferror-limit= -import-binding-table
  -binding-table-define -funsafe-math-optimizations -fno-unsafe-math-optimizations -fassociative-math -fno-associative-math
  -fno-reciprocal-math -ffinite-math-only -fno-finite-math-only -fsigned-zeros -fhonor-nans -fno-honor-nans -fhonor-infinities
  -fno-honor-infinities -ftrapping-math -fno-trapping-math -ffp-contract= -flimited-precision= -memdep-block-scan-limit -opt-disable
  -opt-enable -opt-select -fdisable-loc-tracking -fnew-inlining-behavior -ftime-report -ftime-trace -ftime-trace=
  -ftime-trace-granularity= -verify -verbose -v -fno-caret-diagnostics -fno-color-diagnostics -fno-diagnostics-color -fno-show-column
  -fno-spell-checking -fshow-column -fshow-source-location -fspell-checking -fspell-checking-limit= -funroll-loops -fno-unroll-loops
  -freroll-loops -fno-reroll-loops -help -imacros -include -mllvm -mms-bitfields -o -time -U -w -working-directory -working-directory=
  --all-warnings --help-hidden -? --version -ast-dump -ast-dump-implicit -M -MD -MF -external -external-fn -fcgl
  -preserve-intermediate-values -flegacy-macro-expansion -flegacy-resource-reservation -no-legacy-cbuf-layout -not_use_legacy_cbuf_load
  -pack-prefix-stable -pack_prefix_stable -pack-optimized -pack_optimized -HV -no-warnings -rootsig-define -enable-16bit-types
  -ignore-line-directives -auto-binding-space -exports -export-shaders-only -default-linkage -precise-output -encoding
  -validator-version -print-before-all -print-before -print-after-all -print-after -ignore-opt-semdefs -ignore-semdef -override-semdef
  -force-zero-store-lifetimes -enable-lifetime-markers -disable-lifetime-markers -enable-payload-qualifiers -disable-payload-qualifiers
  -disable-exception-handling -skip-serialization -metal -spirv -fvk-stage-io-order= -fvk-b-shift -fvk-t-shift -fvk-s-shift -fvk-u-shift
  -fvk-bind-globals -fvk-bind-register -vkbr -fvk-invert-y -fvk-use-dx-position-w -fvk-support-nonzero-base-instance
  -fvk-support-nonzero-base-vertex -fvk-use-gl-layout -fvk-use-dx-layout -fvk-use-scalar-layout -fspv-use-legacy-buffer-matrix-order
  -fspv-reflect -fspv-debug= -fspv-extension= -fspv-target-env= -fspv-flatten-resource-arrays -fspv-reduce-load-size
  -fspv-fix-func-call-arguments -fspv-entrypoint-name= -fspv-enable-maximal-reconvergence -fspv-use-vulkan-memory-model
  -fspv-use-unknown-image-format -fvk-auto-shift-bindings -Wno-vk-ignored-features -Wno-vk-emulated-features -fspv-print-all
  -fspv-use-emulated-heap -fspv-use-descriptor-heap -Oconfig= -fspv-preserve-bindings -fspv-preserve-interface -fspv-max-id
  -fvk-bind-resource-heap -fvk-bind-sampler-heap -fvk-bind-counter-heap -T -E -Vi -Od -WX -Vd -Zi -Zs -recompile -Zpr -Zpc -Zss -Zsb
  -Gpp -Gfa -Gfp -Gec -Ges -Gis -denorm -Fo -Fl -Fc -Fx -Fh -Fe -Fd -Fre -Frs -Fsh -Fi -Vn -Cc -Ni -No -Lx -P -Po -dumpbin -link
  -Qstrip_reflect -Qstrip_debug -Qembed_debug -Qstrip_priv -Qsource_in_debug_module -Qpdb_in_private -Qstrip_rootsignature
  -setrootsignature -extractrootsignature -verifyrootsignature -force-rootsig-ver -force_rootsig_ver -Qkeep_reflect_in_dxil
  -Qstrip_reflect_from_dxil -shtemplate -mergeUAVs -matchUAVs -enable_unbounded_descriptor_tables -res-may-alias -res_may_alias
  -all-resources-bound -all_resources_bound -setprivate -getprivate -nologo -unchanged -skip-fn-body -skip-static
  -global-extern-by-default -keep-user-macro -extract-entry-uniforms -remove-unused-globals -remove-unused-functions -line-directive
  -decl-global-cb
`
  .trim()
  .split(/\s+/)

const known = new Set(options.flatMap((row) => row.names))
/** Warning flags and macros are joined to `-W` and `-d`. */
const joined = /^(-W[\w-]*|--all-warnings|-d)$/

test('every option of dxc has a row', () => {
  const unknown = names.filter(
    (name) => !known.has(name) && !known.has(name.replace(/=$/, '')) && !known.has(`-${name}`) && !joined.test(name),
  )
  expect(unknown).toEqual([])
})

test('an option without effect is a warning, one that promises something else an error, a harmless one nothing', () => {
  const parsed = (...words: string[]) => parseCommandLine('compile', [...words, 'a.hlsl'], () => true)
  expect(parsed('-Gfp').problems).toEqual([])
  expect(parsed('-Gfp').settings.compile.ineffective).toMatchObject([{ name: '-Gfp' }])
  expect(parsed('-metal').problems).toEqual(["option '-metal' is not supported: Metal is not among the targets"])
  expect(parsed('-nologo').problems).toEqual([])
  expect(parsed('-nologo').settings.compile.ineffective).toEqual([])
  expect(parsed('-Zss').problems).toEqual(["'-Zss' needs debug information, -Zi or -Zs"])
  expect(parsed('-print-after', 'licm').settings.compile.ineffective).toMatchObject([{ name: '-print-after' }])
})

test('every row either does something or says why not', () => {
  for (const row of options) {
    // One without effect may still have a value that is checked.
    if (row.fate !== 'no effect') expect(row.apply === undefined, row.names[0]).toBe(row.fate !== undefined)
    expect(row.summary, row.names[0]).not.toBe('')
  }
})
