// args: -T lib_6_6

#include "include/good.hlsli"
#include "include/GOOD.hlsli"
//       ^^^^^^^^^^^^^^^^^^^^ warning pp_nonportable_path: non-portable path to file '"include/good.hlsli"'; specified path differs in case from file name on disk [-Wnonportable-include-path]
//                            fix: replace '"include/GOOD.hlsli"' by '"include/good.hlsli"'
#include "include/bad.hlsli"
#include "include/goof.hlsli"
//       ^^^^^^^^^^^^^^^^^^^^ error err_pp_file_not_found: 'include/goof.hlsli' file not found
//                            help: did you mean 'include/good.hlsli'?
//@ bad.hlsli:1:2 error err_pp_hash_error: bad header
