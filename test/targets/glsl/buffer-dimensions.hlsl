// args: -T cs_6_6
struct Item { float3 a; uint b; };
RWStructuredBuffer<Item> Items;
RWByteAddressBuffer Out;
[numthreads(1, 1, 1)]
void main() {
  uint count, stride;
  Items.GetDimensions(count, stride);
  Out.Store2(0, uint2(count, stride));
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Item {
    vec3 a;
    uint b;
};

layout(set = 0, binding = 0, std430) buffer Items_block {
    Item Items[];
};

layout(set = 0, binding = 1, std430) buffer Out_block {
    uint Out[];
};

void main_1() {
    uint count;
    uint stride;
    count = uint(Items.length());
    stride = 16u;
    uvec2 value = uvec2(count, stride);
    Out[0u] = value.x;
    Out[1u] = value.y;
}

void main() {
    main_1();
}
