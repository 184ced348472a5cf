// args: -T lib_6_6
// clang: same
[RootSignature("")] RWBuffer<float> a;
//@ 2..15 error err_attribute_wrong_decl_type: 'RootSignature' attribute only applies to 'function'
[numthreads(1, 1, 1)] RWBuffer<float> b;
//@ 2..12 warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
