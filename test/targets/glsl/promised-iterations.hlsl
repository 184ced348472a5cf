// args: -T cs_6_6
// [unroll(n)] promises at most n iterations: what the counter chooses is known in each, and the condition is asked before each.
cbuffer C { uint count; }
Texture2D<float4> A;
Texture2D<float4> B;
RWStructuredBuffer<float> Out;
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Texture2D<float4> both[2] = { A, B };
  float sum = 0;
  [unroll(2)] for (uint k = 0; k < count; k++) sum += both[k].Load(int3(0, 0, 0)).x;
  Out[i] = sum;
}
; ==>
#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1) uniform texture2D A;

layout(set = 0, binding = 2) uniform texture2D B;

layout(set = 0, binding = 3, std430) buffer Out_block {
    float Out[];
};

layout(set = 0, binding = 0, std140) uniform C {
    uint count;
};

void main_1(uint i) {
    float sum = 0.0;
    {
        if (0u < count) {
            ivec3 location = ivec3(0, 0, 0);
            sum += texelFetch(A, location.xy, location.z).x;
            if (1u < count) {
                ivec3 location_1 = ivec3(0, 0, 0);
                sum += texelFetch(B, location_1.xy, location_1.z).x;
            }
        }
    }
    Out[i] = sum;
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
