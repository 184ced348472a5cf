// args: -T cs_6_6 -enable-16bit-types
// Byte-address buffers are words; data of other types is put together from them.
struct Vertex { float3 position; half2 uv; float2x2 basis; uint64_t id; };
ByteAddressBuffer source : register(t0);
RWByteAddressBuffer target : register(u1);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint address = id.x * 48;
  Vertex vertex = source.Load<Vertex>(address);
  target.Store4(0, source.Load4(16) + (uint4)vertex.id);
  target.Store(address, vertex);
  target.Store<half>(address + 2, vertex.uv.y);
  uint old;
  target.InterlockedAdd(address, 3, old);
  target.InterlockedMin(4, (int)old);
  target.InterlockedExchange64(8, vertex.id, vertex.id);
  target.InterlockedCompareStoreFloatBitwise(old, 1.0, vertex.position.x);
}
; ==>
#version 460
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Vertex {
    vec3 position;
    f16vec2 uv;
    mat2 basis;
    uint64_t id;
};

layout(set = 0, binding = 0, std430) readonly buffer source_block {
    uint source[];
};

layout(set = 0, binding = 1, std430) buffer target_block {
    uint target[];
};

layout(set = 0, binding = 1, std430) buffer target_uint64_block {
    uint64_t target_uint64[];
};

void main_1(uvec3 id) {
    uint address = id.x * 48u;
    Vertex vertex = Vertex(uintBitsToFloat(uvec3(source[address >> 2], source[(address >> 2) + 1u], source[(address >> 2) + 2u])), f16vec2(uint16BitsToFloat16(uint16_t(bitfieldExtract(source[address + 12u >> 2], int((address + 12u & 2u) * 8u), 16))), uint16BitsToFloat16(uint16_t(bitfieldExtract(source[address + 14u >> 2], int((address + 14u & 2u) * 8u), 16)))), mat2(vec2(uintBitsToFloat(source[(address >> 2) + 4u]), uintBitsToFloat(source[(address >> 2) + 6u])), vec2(uintBitsToFloat(source[(address >> 2) + 5u]), uintBitsToFloat(source[(address >> 2) + 7u]))), packUint2x32(uvec2(source[(address >> 2) + 8u], source[(address >> 2) + 9u])));
    uvec4 value = uvec4(source[4u], source[5u], source[6u], source[7u]) + uint(vertex.id);
    target[0u] = value.x;
    target[1u] = value.y;
    target[2u] = value.z;
    target[3u] = value.w;
    target[address >> 2] = floatBitsToUint(vertex.position.x);
    target[(address >> 2) + 1u] = floatBitsToUint(vertex.position.y);
    target[(address >> 2) + 2u] = floatBitsToUint(vertex.position.z);
    uint bits = uint(float16BitsToUint16(vertex.uv.x));
    int shift = int((address + 12u & 2u) * 8u);
    atomicAnd(target[address + 12u >> 2], ~(0xffffu << shift));
    atomicOr(target[address + 12u >> 2], bits << shift);
    uint bits_1 = uint(float16BitsToUint16(vertex.uv.y));
    int shift_1 = int((address + 14u & 2u) * 8u);
    atomicAnd(target[address + 14u >> 2], ~(0xffffu << shift_1));
    atomicOr(target[address + 14u >> 2], bits_1 << shift_1);
    target[(address >> 2) + 4u] = floatBitsToUint(vertex.basis[0][0]);
    target[(address >> 2) + 6u] = floatBitsToUint(vertex.basis[0][1]);
    target[(address >> 2) + 5u] = floatBitsToUint(vertex.basis[1][0]);
    target[(address >> 2) + 7u] = floatBitsToUint(vertex.basis[1][1]);
    uvec2 pair = unpackUint2x32(uint64_t(vertex.id));
    target[(address >> 2) + 8u] = pair.x;
    target[(address >> 2) + 9u] = pair.y;
    uint offset = address + 2u;
    uint bits_2 = uint(float16BitsToUint16(vertex.uv.y));
    int shift_2 = int((offset & 2u) * 8u);
    atomicAnd(target[offset >> 2], ~(0xffffu << shift_2));
    atomicOr(target[offset >> 2], bits_2 << shift_2);
    uint old;
    old = atomicAdd(target[address >> 2], 3u);
    int value_1 = int(old);
    uint old_1 = target[1u];
    uint seen;
    while (true) {
        seen = atomicCompSwap(target[1u], old_1, uint(min(int(old_1), value_1)));
        if (seen == old_1) break;
        old_1 = seen;
    }
    vertex.id = atomicExchange(target_uint64[8u >> 3], vertex.id);
    atomicCompSwap(target[old >> 2], floatBitsToUint(1.0), floatBitsToUint(vertex.position.x));
}

void main() {
    main_1(gl_GlobalInvocationID);
}
