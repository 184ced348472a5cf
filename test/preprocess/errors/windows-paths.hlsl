#include "include\found.hlsli"
#include "INCLUDE\Found.hlsli"
//       ^^^^^^^^^^^^^^^^^^^^^ warning pp_nonportable_path: non-portable path to file '"include/found.hlsli"'; specified path differs in case from file name on disk [-Wnonportable-include-path]
//                             fix: replace '"INCLUDE\Found.hlsli"' by '"include/found.hlsli"'
#include <Found.hlsli>
//       ^^^^^^^^^^^^^ warning pp_nonportable_path: non-portable path to file '<found.hlsli>'; specified path differs in case from file name on disk [-Wnonportable-include-path]
//                     fix: replace '<Found.hlsli>' by '<found.hlsli>'
