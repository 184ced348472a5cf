// args: -T cs_6_6
struct N { float4 x; float3 y; row_major float2x3 m; bool b; uint64_t big; vk::BufferPointer<uint> next; uint arr[3]; half h;};
typedef vk::BufferPointer<N, 16> P;
struct PC { P root; vk::BufferPointer<float4x4> mats; vk::BufferPointer<float2[3]> arr; };
[[vk::push_constant]] PC pc;
RWStructuredBuffer<float4> o;
P pass(P p, inout P q) { P t = q; q = p; return t; }
cbuffer Loose { vk::BufferPointer<uint> loose; }
static P gs = P(uint64_t(64));
groupshared P shp[2];
[numthreads(8,1,1)] void main(uint i : SV_DispatchThreadID) {
  P q = pc.root;
  P r = pass(pc.root, q);
  gs = r; shp[i & 1] = gs;
  GroupMemoryBarrierWithGroupSync();
  P ps[2]; ps[0] = q; ps[1] = shp[1];
  P s = ps[i & 1];
  N whole = s.Get();
  s.Get() = whole;
  s.Get().y.xz = whole.x.xy;
  s.Get().m[1][i%3] = 2;
  s.Get().arr[i%3]++;
  float4x4 m = pc.mats.Get();
  uint64_t a = (uint64_t)s + 16;
  P moved = P(a);
  uint old;
  InterlockedAdd(moved.Get().next.Get(), 3u, old);
  loose.Get() = old;
  o[i] = mul(m, moved.Get().x) + moved.Get().b + pc.arr.Get()[i%3].xyxy + (i > 2 ? q : r).Get().x;
}
; ==>
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct N {
    vec4 x;
    vec3 y;
    mat2x3 m;
    bool b;
    uint64_t big;
    uvec2 next;
    uint arr[3];
    float h;
};

struct PC {
    uvec2 root;
    uvec2 mats;
    uvec2 arr;
};

struct N_stored {
    vec4 x;
    vec3 y;
    mat2x3 m;
    uint b;
    uint64_t big;
    uvec2 next;
    uint arr[3];
    float h;
};

layout(push_constant, std430) uniform pc_block {
    PC pc;
};

layout(set = 0, binding = 0, std430) buffer o_block {
    vec4 o[];
};

layout(set = 0, binding = 1, std140) uniform Loose {
    uvec2 loose;
};

struct N_stored_1 {
    vec4 x;
    vec3 y;
    float padding;
    vec4 m[2];
    uint b;
    float padding_1;
    uint64_t big;
    uvec2 next;
    uint arr[3];
    float h;
    float padding_2[2];
};

layout(buffer_reference, scalar, buffer_reference_align = 16) buffer N_stored_at_16 {
    N_stored_1 value;
};

layout(buffer_reference, scalar, buffer_reference_align = 16) buffer mat4_at_16 {
    vec4 value[4];
};

layout(buffer_reference, scalar, buffer_reference_align = 4) buffer uint_at_4 {
    uint value;
};

layout(buffer_reference, scalar, buffer_reference_align = 8) buffer vec2_3_at_8 {
    vec2 value[3];
};

uvec2 gs;
shared uvec2 shp[2];

uvec2 pass(uvec2 p, inout uvec2 q) {
    uvec2 t = q;
    q = p;
    return t;
}

void main_1(uint i) {
    uvec2 q = pc.root;
    uvec2 r = pass(pc.root, q);
    gs = r;
    shp[i & 1u] = gs;
    memoryBarrierShared();
    barrier();
    uvec2 ps[2];
    ps[0] = q;
    ps[1] = shp[1];
    uvec2 s = ps[i & 1u];
    N whole = N(N_stored_at_16(s).value.x, N_stored_at_16(s).value.y, mat2x3(N_stored_at_16(s).value.m[0].xyz, N_stored_at_16(s).value.m[1].xyz), N_stored_at_16(s).value.b != 0u, N_stored_at_16(s).value.big, N_stored_at_16(s).value.next, uint[3](N_stored_at_16(s).value.arr[0], N_stored_at_16(s).value.arr[1], N_stored_at_16(s).value.arr[2]), N_stored_at_16(s).value.h);
    N_stored_at_16(s).value.x = whole.x;
    N_stored_at_16(s).value.y = whole.y;
    N_stored_at_16(s).value.m[0].xyz = whole.m[0];
    N_stored_at_16(s).value.m[1].xyz = whole.m[1];
    N_stored_at_16(s).value.b = uint(whole.b);
    N_stored_at_16(s).value.big = whole.big;
    N_stored_at_16(s).value.next = whole.next;
    N_stored_at_16(s).value.arr[0] = whole.arr[0];
    N_stored_at_16(s).value.arr[1] = whole.arr[1];
    N_stored_at_16(s).value.arr[2] = whole.arr[2];
    N_stored_at_16(s).value.h = whole.h;
    N_stored_at_16(s).value.y.xz = whole.x.xy;
    N_stored_at_16(s).value.m[1].xyz[i % 3u] = 2.0;
    N_stored_at_16(s).value.arr[i % 3u] = N_stored_at_16(s).value.arr[i % 3u] + 1u;
    mat4 m = transpose(mat4(mat4_at_16(pc.mats).value[0], mat4_at_16(pc.mats).value[1], mat4_at_16(pc.mats).value[2], mat4_at_16(pc.mats).value[3]));
    uint64_t a = packUint2x32(s) + 16ul;
    uvec2 moved = unpackUint2x32(a);
    uint old;
    old = atomicAdd(uint_at_4(N_stored_at_16(moved).value.next).value, 3u);
    uint_at_4(loose).value = old;
    o[i] = N_stored_at_16(moved).value.x * m + float(N_stored_at_16(moved).value.b != 0u) + vec2_3_at_8(pc.arr).value[i % 3u].xyxy + N_stored_at_16(i > 2u ? q : r).value.x;
}

void main() {
    gs = unpackUint2x32(64ul);
    main_1(gl_GlobalInvocationID.x);
}
