// args: -T lib_6_6 --rules dxc
[RootSignature("")] RWBuffer<float> a;
//@ 2..15 error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
[numthreads(1, 1, 1)] RWBuffer<float> b;
//@ 2..12 error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
[maxvertexcount(3)] RWBuffer<float> c;
//@ 2..16 error err_hlsl_attribute_valid_on_function_only: attribute is valid only on functions
