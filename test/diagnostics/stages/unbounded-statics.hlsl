// args: -T cs_6_6
RWBuffer<float> Out;
static RWBuffer<float> Many[];
//                     ^^^^ error err_typecheck_incomplete_array_needs_initializer: definition of variable with array type needs an explicit size or an initializer
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupID) { Many[0] = Out; Many[i][1] = 2; }
