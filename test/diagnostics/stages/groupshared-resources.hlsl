// args: -T cs_6_5
RWBuffer<float> A;
groupshared RWBuffer<float> Kept;
groupshared RWBuffer<float> Unused;
[numthreads(1, 1, 1)]
void main() { Kept = A; Kept[0] = 1; }
//            ^^^^ error err_hlsl_groupshared_resource: groupshared variable 'Kept' cannot hold a resource
