// args: -T vs_6_0
struct s_int { uint x : 5; };
AppendStructuredBuffer<int4> buffer;
void main() { buffer.Append(((int1)(s_int)int1(1)).xxxx); }
; ==>
#version 460

struct s_int {
    uint x;
};

layout(set = 0, binding = 0, std430) buffer buffer_1_block {
    ivec4 buffer_1[];
};

layout(set = 0, binding = 1, std430) buffer buffer_1_counter_block {
    uint buffer_1_counter;
};

void main_1() {
    s_int value = s_int(1u << 27u >> 27u);
    ivec4 value_1 = ivec4(int(value.x));
    uint index = atomicAdd(buffer_1_counter, 1u);
    buffer_1[index] = value_1;
}

void main() {
    main_1();
}
