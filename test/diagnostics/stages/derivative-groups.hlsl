// args: -T cs_6_6
Texture2D<float4> T;
SamplerState S;
RWBuffer<float4> Out;
[numthreads(3, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[0] = T.Sample(S, float2(i, 0)) + T.SampleLevel(S, float2(i, 0), 0) + ddx((float)i);
//           ^^^^^^ error err_hlsl_derivative_group: 'Sample' needs derivatives, for which 'main' with numthreads(3, 1, 1) has no quads of threads
//                  help: make X a multiple of 4 and Y and Z 1, or X and Y multiples of 2
//                                                                         ^^^ error err_hlsl_derivative_group: 'ddx' needs derivatives, for which 'main' with numthreads(3, 1, 1) has no quads of threads
//                                                                             help: make X a multiple of 4 and Y and Z 1, or X and Y multiples of 2
}
