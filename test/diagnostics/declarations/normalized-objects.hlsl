// args: -T lib_6_6
RWBuffer<unorm float4> elements;
unorm float4 numbers;
unorm RWBuffer<float> buffer;
//@ 1..6 error err_hlsl_norm_float_only: snorm and unorm qualifier can only be used on floating-point types
snorm Texture2D texture2D;
//@ 1..6 error err_hlsl_norm_float_only: snorm and unorm qualifier can only be used on floating-point types
