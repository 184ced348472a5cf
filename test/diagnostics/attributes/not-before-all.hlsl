// args: -T lib_6_6
[[vk::binding(1)]] struct Vulkan { int a; };
//^^^^^^^^^^^^^^ error err_attributes_not_allowed: an attribute list cannot appear here
//    ^^^^^^^ warning warn_attribute_ignored: 'vk::binding' attribute ignored [-Wignored-attributes]
struct [[vk::unknown]] Behind { int a; };
//           ^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'vk::unknown' ignored [-Wunknown-attributes]
struct [WaveSize(32)] Size { int a; };
//      ^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'WaveSize' attribute only applies to global functions [-Wignored-attributes]
//      ^^^^^^^^ error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
struct [shader("compute")] Stage { int a; };
//      ^^^^^^ warning warn_attribute_wrong_decl_type_str: 'shader' attribute only applies to global functions [-Wignored-attributes]
//      ^^^^^^ error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
[earlydepthstencil] cbuffer Buffer0 { int b; };
//@ 2..19 error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
[foo] cbuffer Buffer1 { int c; };
//@ 2..5 warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
[[vk::binding(1)]] cbuffer Buffer2 { int d; };
//    ^^^^^^^ warning warn_attribute_ignored: 'vk::binding' attribute ignored [-Wignored-attributes]
[foo] namespace N { int e; }
//@ 2..5 error err_attributes_not_allowed: an attribute list cannot appear here
[foo] static_assert(true, "");
//@ 2..5 error err_attributes_not_allowed: an attribute list cannot appear here
[foo] _Static_assert(true, "");
//@ 2..5 error err_attributes_not_allowed: an attribute list cannot appear here
