// args: -T cs_6_6
OutputPatch<float4, 6> patch;
static float4 first = patch[3];
//                    ^^^^^ error err_hlsl_unsupported_object_context: object 'OutputPatch<float4, 6>' (aka 'OutputPatch<vector<float, 4>, 6>') is not allowed in cbuffers or tbuffers
static float4 unread = patch[2];
RWBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = first; }
