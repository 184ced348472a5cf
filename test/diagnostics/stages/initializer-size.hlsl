// args: -T cs_6_5
static const float Large[200000000] = (float[200000000])0;
//                 ^^^^^ error err_hlsl_initializer_too_large: 'Large' has an initial value of 200000000 numbers; the most is 1048576
//                       help: read large tables from a buffer
static const float Fine[1024] = (float[1024])0;
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) { Out[0] = Large[i] + Fine[i]; }
