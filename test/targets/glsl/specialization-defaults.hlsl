// args: -T cs_6_0 -Wno-hlsl-ignored-initializer
// Defaults are the numbers that expressions come to: what they are made of need not be in the module.
static const uint two = 2;
const uint three = 3;
enum Sort { First = 5 };
static const float halves[3] = { 0.5, 1.5, 2.5 };
[[vk::constant_id(1)]] const uint twice = two * 2;
[[vk::constant_id(2)]] const uint sum = two + three;
[[vk::constant_id(3)]] const int next = First + 1;
[[vk::constant_id(4)]] const float half_more = halves[1] + sqrt(4.0);
[[vk::constant_id(5)]] const bool some = two;
RWBuffer<float> Out;
[numthreads(1, 1, 1)]
void main() { Out[0] = twice + sum + next + half_more + some; }
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 1) const uint twice = 4u;
layout(constant_id = 2) const uint sum = 5u;
layout(constant_id = 3) const int next = 6;
layout(constant_id = 4) const float half_more = 3.5;
layout(constant_id = 5) const bool some = true;

layout(set = 0, binding = 1) uniform imageBuffer Out;

void main_1() {
    imageStore(Out, 0, vec4(float(twice + sum + uint(next)) + half_more + float(some)));
}

void main() {
    main_1();
}
