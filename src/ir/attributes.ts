// LLVM's attribute words. Maps of attributes hold both kinds: a key from this table is printed bare, any other key is a
// string attribute.
//
//   noinline -> ''                    noinline
//   memory -> 'none'                  memory(none)
//   hlsl.numthreads -> '8,8,1'        "hlsl.numthreads"="8,8,1"
//   sret -> struct type               sret(%struct.S)
import { escapeString } from './names.ts'
import type { IrType } from './types.ts'

const words = `
  allocalign allockind allocptr allocsize alwaysinline argmemonly builtin captures cold convergent
  coro_elide_safe coro_only_destroy_when_complete dead_on_return dead_on_unwind denormal_fpenv disable_sanitizer_instrumentation
  flatten fn_ret_thunk_extern hot hybrid_patchable immarg inaccessiblememonly inaccessiblemem_or_argmemonly inlinehint inreg initializes jumptable memory minsize mustprogress
  naked nest noalias nobuiltin nocallback nocapture nocf_check nocreateundeforpoison nodivergencesource noduplicate noext
  nofpclass nofree noimplicitfloat noinline nomerge nonlazybind nonnull noprofile norecurse noredzone noreturn
  nosanitize_bounds nosanitize_coverage nosync noundef nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize
  presplitcoroutine range readnone readonly returned returns_twice safestack sanitize_address sanitize_alloc_token
  sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_thread
  sanitize_type shadowcallstack signext skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp
  swiftasync swifterror swiftself uwtable vscale_range willreturn writable writeonly zeroext
  align alignstack dereferenceable dereferenceable_or_null
  byref byval elementtype inalloca preallocated sret
`

/** Attributes that are words, not strings. */
export const attributeWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Attributes whose parentheses hold a type. */
export const typeAttributes: ReadonlySet<string> = new Set([
  'byref',
  'byval',
  'elementtype',
  'inalloca',
  'preallocated',
  'sret',
])

function attributeText(key: string, value: string | IrType): string {
  if (typeof value !== 'string') return `${key}(${value.text})`
  if (!attributeWords.has(key)) {
    const quoted = `"${escapeString(key)}"`
    return value === '' ? quoted : `${quoted}="${escapeString(value)}"`
  }
  if (value === '') return key
  if (key === 'alignstack') return `alignstack=${value}`
  return key === 'align' ? `align ${value}` : `${key}(${value})`
}

/** The attributes as LLVM writes them, with spaces between. */
export function attributeListText(attributes: ReadonlyMap<string, string | IrType>): string {
  let text = ''
  for (const [key, value] of attributes) text += `${text === '' ? '' : ' '}${attributeText(key, value)}`
  return text
}

/** As above, followed by a space unless empty. */
export function attributePrefix(attributes: ReadonlyMap<string, string | IrType>): string {
  return attributes.size === 0 ? '' : `${attributeListText(attributes)} `
}
