// args: -T cs_6_6 --rules dxc
// DXC asks about the groups of entry points only.
RWBuffer<float> result;
[shader("compute")]
[numthreads(64, 32, 1)]
void other() { result[1] = 2; }

[numthreads(1, 1, 65)]
//@ 2..22 error err_hlsl_numthreads_argument_oor: argument 'Z' to numthreads attribute cannot exceed 64
void main() { result[0] = 1; }
