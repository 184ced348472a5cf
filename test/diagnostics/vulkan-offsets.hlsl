// args: -T cs_6_6 -spirv
struct Inner { [[vk::offset(6)]] float odd; };
//                                     ^^^ error err_vulkan_offset_place: 'odd' cannot lie at offset 6; the next place for it is 8
struct Data {
  float4 first;
//       ^^^^^ note note_vulkan_member_here: 'first' is declared here
  [[vk::offset(8)]] float inside;
//                        ^^^^^^ error err_vulkan_offset_overlap: 'inside' at offset 8 overlaps 'first'
//                               help: 'first' takes the bytes 0 to 15
  [[vk::offset(28)]] float2 across;
//                          ^^^^^^ error err_vulkan_offset_place: 'across' cannot lie at offset 28; the next place for it is 32
  [[vk::offset(40)]] float list[2];
//                         ^^^^ error err_vulkan_offset_place: 'list' cannot lie at offset 40; the next place for it is 48
  Inner inner;
//      ^^^^^ note note_vulkan_member_here: 'inner' is declared here
  [[vk::offset(100)]] float3 fits;
  [[vk::offset(88)]] float before;
//                         ^^^^^^ error err_vulkan_offset_overlap: 'before' at offset 88 overlaps 'inner'
//                                help: 'inner' takes the bytes 80 to 95
};
ConstantBuffer<Data> data;
cbuffer Packed {
  float values[2] : packoffset(c0);
//      ^^^^^^ note note_vulkan_member_here: 'values' is declared here
  float padding : packoffset(c1.y);
//      ^^^^^^^ error err_vulkan_offset_overlap: 'padding' at offset 20 overlaps 'values'
//              help: 'values' takes the bytes 0 to 31
  float3 vectors : packoffset(c2);
  float behind : packoffset(c2.w);
}
float4 loose[3] : register(c2);
//     ^^^^^ note note_vulkan_member_here: 'loose' is declared here
float other : register(c3);
//    ^^^^^ error err_vulkan_offset_overlap: 'other' at offset 48 overlaps 'loose'
//          help: 'loose' takes the bytes 32 to 79
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main() {
  result[0] = data.inside + data.across.x + data.list[0] + data.inner.odd + data.fits.x + data.before;
  result[1] = values[1] + padding + vectors.x + behind + loose[0] + other;
}
