// args: -T cs_6_8 -spirv
// Nothing comes before a compute shader, and nothing after it.
[numthreads(0, 1, 1)]
//@ 2..21 error err_hlsl_attribute_range: 'numthreads' must be at least 1, not 0
void main(uint3 id : SV_DispatchThreadID, float4 place : POSITION) {
//                                                       ^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'POSITION' for cs 6.8
}
