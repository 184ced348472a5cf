// args: -T cs_6_6 --rules dxc
// DXC does not look at the subscript.
Buffer<float> a : register(t1[2]);
//                           ^^^ warning warn_hlsl_register_subscript_ignored: subscript is ignored: the register is 't1', as in DXC [-Wignored-attributes]
Buffer<float> b[4] : register(t20[2], space1);
//                               ^^^ warning warn_hlsl_register_subscript_ignored: subscript is ignored: the register is 't20', as in DXC [-Wignored-attributes]
cbuffer C : register(b1[3]) { float c; }
//                     ^^^ warning warn_hlsl_register_subscript_ignored: subscript is ignored: the register is 'b1', as in DXC [-Wignored-attributes]
[numthreads(1, 1, 1)] void main() {}
