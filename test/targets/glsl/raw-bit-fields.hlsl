// args: -T cs_6_6
// Bit-fields of a struct in a byte-address buffer share a word, which is written whole; every other number lies at its own offset.
struct Inner {
  uint low : 5;
  int middle : 11;
  uint high : 16;
  float2x3 rows;
};
struct Outer : Inner {
  float3 after;
  uint one[2];
  bool flag : 1;
  uint rest : 31;
};
ByteAddressBuffer In;
RWByteAddressBuffer Out;

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
  Outer o = In.Load<Outer>(id * 64);
  o.middle += 1;
  o.after.y = o.rows[1].z;
  Out.Store(id * 64, o);
  Out.Store(1024, In.Load<float1x3>(16));
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Inner {
    uint low;
    int middle;
    uint high;
    mat2x3 rows;
};

struct Outer {
    Inner base;
    vec3 after;
    uint one[2];
    bool flag;
    uint rest;
};

layout(set = 0, binding = 0, std430) readonly buffer In_block {
    uint In[];
};

layout(set = 0, binding = 1, std430) buffer Out_block {
    uint Out[];
};

void main_1(uint id) {
    uint offset = id * 64u;
    uint bits = In[offset >> 2];
    uint bits_1 = In[(offset >> 2) + 12u];
    Outer o = Outer(Inner(bits << 27u >> 27u, int(bits) << 16 >> 21, bits >> 16u, mat2x3(vec3(uintBitsToFloat(In[(offset >> 2) + 1u]), uintBitsToFloat(In[(offset >> 2) + 3u]), uintBitsToFloat(In[(offset >> 2) + 5u])), vec3(uintBitsToFloat(In[(offset >> 2) + 2u]), uintBitsToFloat(In[(offset >> 2) + 4u]), uintBitsToFloat(In[(offset >> 2) + 6u])))), uintBitsToFloat(uvec3(In[(offset >> 2) + 7u], In[(offset >> 2) + 8u], In[(offset >> 2) + 9u])), uint[2](In[(offset >> 2) + 10u], In[(offset >> 2) + 11u]), bool(bits_1 << 31u >> 31u), bits_1 >> 1u);
    o.base.middle = o.base.middle + 1 << 21 >> 21;
    o.after.y = o.base.rows[1].z;
    uint offset_1 = id * 64u;
    Out[offset_1 >> 2] = o.base.low & 31u | (uint(o.base.middle) & 2047u) << 5u | (o.base.high & 65535u) << 16u;
    Out[(offset_1 >> 2) + 1u] = floatBitsToUint(o.base.rows[0][0]);
    Out[(offset_1 >> 2) + 3u] = floatBitsToUint(o.base.rows[0][1]);
    Out[(offset_1 >> 2) + 5u] = floatBitsToUint(o.base.rows[0][2]);
    Out[(offset_1 >> 2) + 2u] = floatBitsToUint(o.base.rows[1][0]);
    Out[(offset_1 >> 2) + 4u] = floatBitsToUint(o.base.rows[1][1]);
    Out[(offset_1 >> 2) + 6u] = floatBitsToUint(o.base.rows[1][2]);
    Out[(offset_1 >> 2) + 7u] = floatBitsToUint(o.after.x);
    Out[(offset_1 >> 2) + 8u] = floatBitsToUint(o.after.y);
    Out[(offset_1 >> 2) + 9u] = floatBitsToUint(o.after.z);
    Out[(offset_1 >> 2) + 10u] = o.one[0];
    Out[(offset_1 >> 2) + 11u] = o.one[1];
    Out[(offset_1 >> 2) + 12u] = uint(o.flag) & 1u | (o.rest & 2147483647u) << 1u;
    vec3 value = vec3(uintBitsToFloat(In[4u]), uintBitsToFloat(In[5u]), uintBitsToFloat(In[6u]));
    Out[256u] = floatBitsToUint(value.x);
    Out[257u] = floatBitsToUint(value.y);
    Out[258u] = floatBitsToUint(value.z);
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
