// args: -T cs_6_6 -enable-16bit-types -fspv-target-env=vulkan1.3
// Bit-fields of 16 and 64 bits in memory share numbers of their size.
struct Packed { uint16_t a : 4; uint16_t b : 12; uint64_t c : 20; uint64_t d : 44; };
RWStructuredBuffer<Packed> Data;

[numthreads(1, 1, 1)]
void main() {
  Data[0].b += 3;
  Data[1].d = Data[0].d ^ 5;
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Packed {
    uint16_t a;
    uint16_t b;
    uint64_t c;
    uint64_t d;
};

struct Packed_stored {
    uint16_t a;
    uint64_t c;
};

layout(set = 0, binding = 0, std430) buffer Data_block {
    Packed_stored Data[];
};

void main_1() {
    Data[0].a = Data[0].a & 15us | ((Data[0].a >> 4us) + 3us & 4095us) << 4us;
    Data[1].c = Data[1].c & 1048575ul | ((Data[0].c >> 20ul ^ 5ul) & 17592186044415ul) << 20ul;
}

void main() {
    main_1();
}
