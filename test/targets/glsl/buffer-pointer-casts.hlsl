// args: -T cs_6_6
// The address stays, whichever type it is of.
struct Base { float4 first; };
struct Derived : Base { int value; };
cbuffer Pointers { vk::BufferPointer<Derived, 32> derived; vk::BufferPointer<int> number; }
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main() {
  vk::BufferPointer<Base, 16> base = vk::static_pointer_cast<Base, 16>(derived);
  result[0] = base.Get().first;
  number.Get() = (int)vk::reinterpret_pointer_cast<float>(number).Get();
}
; ==>
#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_scalar_block_layout : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Base {
    vec4 first;
};

struct Derived {
    Base base;
    int value;
};

layout(set = 0, binding = 1, std430) buffer result_block {
    vec4 result[];
};

layout(set = 0, binding = 0, std140) uniform Pointers {
    uvec2 derived;
    uvec2 number;
};

struct Base_stored {
    vec4 first;
};

layout(buffer_reference, scalar, buffer_reference_align = 16) buffer Base_at_16 {
    Base_stored value;
};

layout(buffer_reference, scalar, buffer_reference_align = 4) buffer int_at_4 {
    int value;
};

layout(buffer_reference, scalar, buffer_reference_align = 4) buffer float_at_4 {
    float value;
};

void main_1() {
    uvec2 base = derived;
    result[0] = Base_at_16(base).value.first;
    int_at_4(number).value = int(float_at_4(number).value);
}

void main() {
    main_1();
}
