// args: -T cs_6_5
cbuffer Large { float4 rows[4097]; };
//      ^^^^^ error err_hlsl_constant_buffer_too_large: constant buffer 'Large' has 65552 bytes; the most is 65536
//            help: put large arrays into a StructuredBuffer
cbuffer Full { float4 most[4096]; };
// Not looked at: nothing reads it.
cbuffer Unused { float4 none[9000]; };
struct S { float4 values[5000]; };
ConstantBuffer<S> Single;
//                ^^^^^^ error err_hlsl_constant_buffer_too_large: constant buffer 'Single' has 80000 bytes; the most is 65536
//                       help: put large arrays into a StructuredBuffer
RWBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = rows[3] + most[2] + Single.values[1]; }
