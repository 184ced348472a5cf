// clang: same
#include "include/found.hlsli"
#include <found.hlsli>
#include "found.hlsli" extra
//                     ^^^^^ warning ext_pp_extra_tokens_at_eol: extra tokens at end of #include directive [-Wextra-tokens]
#define NAME "found.hlsli"
#include NAME
#define ANGLED <found.hlsli>
#include ANGLED
#define WRONG found
//            ^^^^^ note note_expanded_from_macro: expanded from macro 'WRONG'
#include WRONG
//       ^^^^^ error err_pp_expects_filename: expected "FILENAME" or <FILENAME>
#include <include/found.hlsli>
//       ^^^^^^^^^^^^^^^^^^^^^ error err_pp_file_not_found_angled_include_not_fatal: 'include/found.hlsli' file not found with <angled> include; use "quotes" instead
//                             fix: replace '<include/found.hlsli>' by '"include/found.hlsli"'
after
#include "fuond.hlsli"
//       ^^^^^^^^^^^^^ error err_pp_file_not_found: 'fuond.hlsli' file not found
//                     help: did you mean 'found.hlsli'?
