// args: -T cs_6_0
RWByteAddressBuffer Out;
[numthreads(8, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  uint2 low; uint high;
  asuint(double2(id) / 3, low, high);
  Out.Store3(0, uint3(low, high));
}
; ==>
#version 460

layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer Out_block {
    uint Out[];
};

void hlsl_asuint(dvec2 a, out uvec2 b, out uvec2 c) {
    uvec2 halves = unpackDouble2x32(a.x);
    b.x = halves.x;
    c.x = halves.y;
    uvec2 halves_1 = unpackDouble2x32(a.y);
    b.y = halves_1.x;
    c.y = halves_1.y;
}

void main_1(uvec2 id) {
    uvec2 low;
    uint high;
    uvec2 c;
    hlsl_asuint(dvec2(id) / 3.0lf, low, c);
    high = c.x;
    uvec3 value = uvec3(low, high);
    Out[0u] = value.x;
    Out[1u] = value.y;
    Out[2u] = value.z;
}

void main() {
    main_1(gl_GlobalInvocationID.xy);
}
