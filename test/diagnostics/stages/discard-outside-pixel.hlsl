// args: -T cs_6_6
RWBuffer<float4> Out;
void unreached() { discard; }
void reached(uint i) { if (i > 2) discard; }
//                                ^^^^^^^^ error err_hlsl_discard_outside_pixel: 'discard' used by 'main' is not available in compute shaders
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  reached(i);
  Out[0] = 1;
}
